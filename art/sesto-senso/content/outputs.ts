// What is made from the content for others to read: the deck as JSON, the words of the catalogues,
// the credits. `npm run content` writes the files; the tests compare them.

import { format } from 'prettier';
import type { Seen } from '../card.ts';
import { AUTHORS } from './authors.ts';
import { DECK } from '../draw.ts';
import { contentJson, type Size } from './content.ts';
import { FIGURE_WORDS } from './figure-words.ts';
import { MOOD_WORDS } from './mood-words.ts';
import { MOTIF_WORDS } from './motif-words.ts';
import { spots } from './spots.ts';

type Drawn = ReadonlyMap<string, readonly Seen[]>;

export const LICENCE = {
  name: 'CC BY 3.0',
  url: 'https://creativecommons.org/licenses/by/3.0/',
  source: 'https://game-icons.net',
} as const;

/** What the drawings themselves say of the size of things. */
function sizes(cards: Drawn): (id: string, name: string) => Size {
  return (id, name) => {
    const all = (cards.get(id) ?? []).filter((seen) => seen.name === name);
    if (all.length === 0) throw new Error(`${id} does not show ${name}`);
    const area = all.reduce((sum, { w, h }) => sum + (w * h) / 540, 0);
    return { width: Math.round(Math.max(...all.map(({ w }) => w)) / 6), area: Math.round(area) };
  };
}

const slug = (word: string): string => word.replaceAll(' ', '-');
const curly = (text: string): string => text.replaceAll("'", '’');

/** The catalogue of motif and mood words in one language. */
export function wordsFtl(language: 'en' | 'it'): string {
  const at = language === 'en' ? 0 : 1;
  const head =
    language === 'en'
      ? '# The words of the pictures of Il Sesto Senso: motifs, people, moods and associations.'
      : '# Le parole delle figure del Sesto Senso: motivi, persone, atmosfere e associazioni.';
  const article = language === 'en' ? 'the ' : '';
  const lines = [
    ...Object.entries(MOTIF_WORDS).map(
      ([id, words]) => `sesto-motif-${id} = ${article}${curly(words[at])}`,
    ),
    '',
    ...Object.entries(FIGURE_WORDS).map(([id, words]) => `sesto-figure-${id} = ${words[at + 1]}`),
    '',
    ...Object.entries(MOOD_WORDS).map(
      ([id, words]) => `sesto-mood-${slug(id)} = ${curly(words[at])}`,
    ),
  ];
  return `${head}\n# Written by \`npm run content\` in art/; change the words there.\n\n${lines.join('\n')}\n`;
}

/** The authors of the silhouettes, for the page of credits. */
export const creditsJson = () => ({ licence: LICENCE, authors: AUTHORS });

/** The same for readers of `LICENSES.md`. */
export function creditsMarkdown(): string {
  return AUTHORS.map(({ name, icons }) => `- **${name}**: ${icons.join(', ')}.`).join('\n');
}

/** As the page's own formatter would write it. */
const pretty = (value: unknown): Promise<string> =>
  format(JSON.stringify(value), { parser: 'json', printWidth: 100 });

export const MARK = '<!-- silhouettes -->';

/** Every file, by its path from the root of the repository. */
export async function outputs(licenses: string): Promise<Record<string, string>> {
  const [before, , after] = licenses.split(MARK);
  const drawn: Drawn = new Map([...DECK].map(([id, draw]) => [id, draw().seen]));
  return {
    'art/content.json': await pretty(contentJson(sizes(drawn))),
    'locales/en/sesto-senso-motifs.ftl': wordsFtl('en'),
    'locales/it/sesto-senso-motifs.ftl': wordsFtl('it'),
    'web/src/lib/games/sesto-senso/credits.json': await pretty(creditsJson()),
    'web/src/lib/games/sesto-senso/spots.json': await pretty(spots(drawn)),
    'art/LICENSES.md': [before, `\n\n${creditsMarkdown()}\n\n`, after].join(MARK),
  };
}
