// What a newcomer's browser must fetch before it can play, compressed: the entry with home and room
// in it, the larger of the two catalogues and the largest board with its words. Fails when it is over
// the budget.
// Run with `--single-threaded`: Node 20 hangs at its end in every third run where a compiler thread
// asks for a garbage collection that the main thread, which waits for it, never makes.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 120_000;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk with everything it imports at once, styles too. */
function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

const sizes = new Map();
const size = (file) => {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return sizes.get(file);
};
const total = (files) => [...files].reduce((sum, file) => sum + size(file), 0);
const heaviest = (groups) =>
  groups
    .map((group) => new Set(group.flatMap((entry) => [...filesOf(entry)])))
    .sort((a, b) => total(b) - total(a))
    .slice(0, 1)
    .flatMap((files) => [...files]);

const entries = Object.keys(manifest);
const LANGS = ['it', 'en'];
const ids = entries.flatMap(
  (entry) => /^src\/lib\/games\/([\w-]+)\/index\.ts$/.exec(entry)?.[1] ?? [],
);
// What of a game's words is asked for later.
const languages = readFileSync(new URL('../src/lib/i18n/languages.ts', import.meta.url), 'utf8');
const later = /LATER = \[([^\]]+)\]/.exec(languages)[1].match(/\w+/g);
const LATER = `(?!-(?:${later.join('|')})\\.)`;
const wordsOf = (lang, id) =>
  entries.filter((entry) =>
    new RegExp(`locales/${lang}/${id}${LATER}(-[a-z]+)*\\.ftl`).test(entry),
  );

const files = new Set([
  ...entries.filter((entry) => manifest[entry].isEntry).flatMap((entry) => [...filesOf(entry)]),
  ...heaviest(LANGS.map((lang) => [`src/lib/i18n/${lang}.ts`])),
  ...heaviest(
    ids.flatMap((id) =>
      LANGS.map((lang) => [`src/lib/games/${id}/index.ts`, ...wordsOf(lang, id)]),
    ),
  ),
]);
for (const file of files) console.log(`${String(size(file)).padStart(7)}  ${file}`);
const sum = total(files);
console.log(`${String(sum).padStart(7)}  of ${BUDGET} bytes, compressed`);
if (sum > BUDGET) process.exit(1);
