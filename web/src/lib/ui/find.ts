// Finding words in a text as people type them: without regard to capitals and accents.

/** A text without capitals and accents, and where each of its letters stands in the original. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of text) {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('’', "'");
    letters += plain;
    for (let i = 0; i < plain.length; i += 1) at.push(index);
    index += sign.length;
  }
  return { letters, at: [...at, index] };
}

/** Where words stand in a text, each place from its first letter to after its last. */
export function placesOf(words: string, text: string): [from: number, to: number][] {
  const wanted = folded(words.trim()).letters;
  if (wanted === '') return [];
  const { letters, at } = folded(text);
  const places: [number, number][] = [];
  for (let i = letters.indexOf(wanted); i >= 0; i = letters.indexOf(wanted, i + wanted.length))
    places.push([at[i] ?? 0, at[i + wanted.length] ?? text.length]);
  return places;
}

/** What is read without a break: words are found in one of them, across what is bold in it. */
const BLOCKS = 'p, li, dt, dd, figcaption, caption, td, th, h1, h2, h3';

/** Where words stand in what is shown of an element. */
export function rangesIn(root: Element, words: string): Range[] {
  const blocks = [root, ...root.querySelectorAll(BLOCKS)].filter((one) => one.matches(BLOCKS));
  return blocks.flatMap((block) => {
    const nodes = textsIn(block);
    const text = nodes.map(({ data }) => data).join('');
    const spot = (index: number): [Text, number] => {
      let before = 0;
      for (const node of nodes) {
        if (index <= before + node.length) return [node, index - before];
        before += node.length;
      }
      throw new Error('a place is in the text that it was found in');
    };
    return placesOf(words, text).map(([from, to]) => {
      const range = document.createRange();
      range.setStart(...spot(from));
      range.setEnd(...spot(to));
      return range;
    });
  });
}

/** The texts of a block that are not in a block inside it, nor in what is only for a screen reader. */
function textsIn(block: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const own = text.parentElement?.closest(BLOCKS) === block;
    if (own && !text.parentElement?.closest('.unseen, svg, a')) texts.push(text);
  }
  return texts;
}
