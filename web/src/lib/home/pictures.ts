// The stages' pictures, by the game they belong to. A game whose picture is not there is shown on
// a flat tint of its own night.
const files = import.meta.glob<string>('./stages/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `arched`: framed by its arch; otherwise the scene runs to the edges. */
export function pictureOf(game: string, arched: boolean): string | undefined {
  return files[`./stages/${game}${arched ? '' : '-open'}.webp`];
}
