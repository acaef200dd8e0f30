// Writes the keys of the catalogue as a type, so that a misspelt one does not compile: `npm run keys`.
// One line a key, so that branches which each add words can be merged line by line.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentParser } from '@fluent/syntax';

const LOCALES = new URL('../../locales/en/', import.meta.url);
const FILE = new URL('../src/lib/i18n/keys.d.ts', import.meta.url);
/** What only the terminal says. */
const ELSEWHERE = /^(cli|serve)\b/;

const keys = readdirSync(LOCALES)
  .filter((file) => !ELSEWHERE.test(file))
  .flatMap((file) => new FluentParser().parse(readFileSync(new URL(file, LOCALES), 'utf8')).body)
  .filter((entry) => entry.type === 'Message')
  .map((entry) => `  '${entry.id.name}': true;\n`)
  .sort();

writeFileSync(
  FILE,
  `// Written by \`npm run keys\`: what the catalogues say to the page.
interface Keys {
${keys.join('')}}

/** A key of the catalogues. */
export type Key = keyof Keys;
`,
);
