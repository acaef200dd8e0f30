import { expect, test } from 'vitest';
import { placesOf, rangesIn } from './find';

const found = (words: string, text: string) =>
  placesOf(words, text).map(([from, to]) => text.slice(from, to));

test.each([
  ['casa', 'La Casa di Ra, e le case', ['Casa']],
  ['perche', 'Perché? Perche sì.', ['Perché', 'Perche']],
  ['perché', 'Perché? Perche sì.', ['Perché', 'Perche']],
  ["l'altra", 'Una o l’altra', ['l’altra']],
  ['ogi', 'Hi-ōgi', ['ōgi']],
  ['aa', 'aaaaa', ['aa', 'aa']],
  ['  wall ', 'A wall.', ['wall']],
  ['nothing', 'A wall.', []],
  ['', 'A wall.', []],
])('%j in %j', (words, text, places) => {
  expect(found(words, text)).toEqual(places);
});

test('a word is found across what is bold, and once', () => {
  document.body.innerHTML =
    '<section><h2>Walls <a href="#walls">wall</a></h2><p>Two make a <b>wa</b>ll.</p><ul><li>No wall</li></ul></section>';
  const ranges = rangesIn(document.body, 'wall');
  expect(ranges.map(String)).toEqual(['Wall', 'wall', 'wall']);
});
