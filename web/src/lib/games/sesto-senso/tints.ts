// The colour that stands in for a picture until it arrives: the deep tone of its palette. Each card
// of the deck has one letter here, in the order of the numbers.
const TONES: Record<string, string> = {
  /** midnight */
  a: '#1c2a57',
  /** absinthe */
  b: '#12382c',
  /** rose */
  c: '#452047',
  /** ember */
  d: '#4a1119',
  /** seaglass */
  e: '#0b3f4d',
  /** sepia */
  f: '#3d2a1a',
  /** lilac */
  g: '#2f2a63',
  /** verdigris */
  h: '#1d3a3d',
  /** storm */
  i: '#28323f',
  /** blood */
  j: '#3c0a1c',
  /** frost */
  k: '#21405f',
  /** saffron */
  l: '#4b3410',
  /** ink */
  m: '#2a2a35',
  /** lamplight */
  n: '#1e2a52',
  /** dusk */
  o: '#33286a',
  /** orchard */
  p: '#2b4019',
  /** coral */
  q: '#512039',
  /** ivory */
  r: '#70583f',
  /** polar */
  s: '#123a5a',
  /** wine */
  t: '#431028',
  /** copper */
  u: '#43220f',
  /** mint */
  v: '#0f4744',
  /** iris */
  w: '#2b1f66',
  /** peacock */
  x: '#093a4f',
  /** soot */
  y: '#26211f',
};

const DECK: Record<string, string> = {
  dream: 'ailgadeosdmnkbjfilehabfjljbqgncemigfcelkwjftsgcliprhmlasmcadbvgjujfelegimyddbiiajglg',
  /** What a dream of the first edition showed. */
  first: 'ailgadekhdmfkbjfilehabfjcjblgkcemigfcelkgjljhgcliacdmlabjcadbhgjdmfelegimdhdbihajflg',
  object: 'eidfhgsuqaxnjpolry',
  place: 'ldtbwiqajgfvuxphys',
  character: 'nubhxcfgsvwtamqorj',
};

/** The tint of a picture by its key, `dream-07`. */
export function tintOf(key: string): string {
  const [kind = '', number] = key.split('-');
  return TONES[DECK[kind]?.[Number(number) - 1] ?? 'a'] ?? '#1c2a57';
}
