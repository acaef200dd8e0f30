// @vitest-environment node
// What must not stand in the page, and that each of it would be found.
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** The page's source by its path, without tests and without what is generated. */
type Sources = Record<string, string>;
const page: Sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./**/*.d.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Where a pattern is found, as `path: what was found`. */
const found = (sources: Sources, where: RegExp, what: RegExp): string[] =>
  Object.entries(sources)
    .filter(([path]) => where.test(path))
    .flatMap(([path, text]) => [...text.matchAll(what)].map(([hit]) => `${path}: ${hit}`));

const GAMES = /^\.\/lib\/games\/[^/]+\//;

// ---------------------------------------------------------------- shapes

/** A declaration that is no alias of the shape of the same name in the server's description. */
const SHAPE =
  /\binterface \w*(?:View|Legal|Action)\b|\btype (\w*(?:View|Legal|Action))\b(?:<[^>]*>)?\s*=\s*(?!\s|(?:Schemas|components\['schemas'\])\['[a-z_]+\.\1'\];)/g;
const shapes = (sources: Sources) => found(sources, GAMES, SHAPE);

test('a game takes its shapes from the server’s description', () => {
  expect(shapes(page)).toEqual([]);
  expect(found(page, GAMES, /\btype View = Schemas\[/g)).not.toEqual([]);
});

test('a shape of one’s own is found', () => {
  const types = './lib/games/chess/types.ts';
  const fine =
    "export type View = Schemas['chess.View'];\nimport { type View, type Legal } from 'x';";
  expect(shapes({ [types]: fine })).toEqual([]);
  expect(shapes({ [types]: 'export interface View { board: number[] }' })).toHaveLength(1);
  expect(shapes({ [types]: 'type Legal = { moves: Move[] };' })).toHaveLength(1);
  expect(
    shapes({ [types]: "type EventView = Schemas['chess.EventView'] & { by: 1 };" }),
  ).toHaveLength(1);
  expect(shapes({ [types]: "type Action = Schemas['draughts.Move'];" })).toHaveLength(1);
  expect(shapes({ './lib/games/game.ts': 'interface View {}' })).toEqual([]);
});

// ---------------------------------------------------------------- types that are forgotten

const ERASED = /as unknown as/g;
const erasures = (sources: Sources) => found(sources, /./, ERASED);

test('a game’s types are forgotten in one place', () => {
  expect(erasures(page)).toEqual(['./lib/games/game.ts: as unknown as']);
});

test('a second such place is found', () => {
  expect(erasures({ './lib/room/Room.svelte': 'view as unknown as View' })).toHaveLength(1);
});

// ---------------------------------------------------------------- reasons

/** Recorded moments hold what a server once said; rules.ts gives no reason, and asks for its chapter. */
const TALKING = /^\.\/lib\/games\/(?!rules\.ts$|.*\/samples\b)/;
const reasons = (sources: Sources) => found(sources, TALKING, /\billegal\(|-illegal-/g);

test('why something cannot be done is told by the server', () => {
  expect(reasons(page)).toEqual([]);
});

test('a reason of the page’s own is found', () => {
  expect(reasons({ './lib/games/chess/words.ts': "refuse(illegal('not-now'))" })).toHaveLength(1);
  expect(reasons({ './lib/games/chess/words.ts': "say('chess-illegal-pinned')" })).toHaveLength(1);
  expect(reasons({ './lib/games/chess/samples.ts': "say('chess-illegal-pinned')" })).toEqual([]);
});

// ---------------------------------------------------------------- words

/** The program's name is the same in every language, and the gallery is for those who build. */
const NAMES = ['Ludoteca'];
const FOR_PEOPLE = /^(?!\.\/lib\/gallery\/)/;
/** Attributes and properties that are read or heard. */
const SPOKEN =
  /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|text|help)$/;
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim());

/** The text in a component's markup, and in its attributes that are read or heard. */
function textIn(node: unknown, spoken = true): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => textIn(one, spoken));
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, data, value, ...rest } = node as Record<string, unknown>;
  if (type === 'Text') return spoken && isSaid(String(data)) ? [String(data).trim()] : [];
  if (type === 'StyleDirective') return [];
  if (type === 'Attribute') return textIn(value, SPOKEN.test(String(name)));
  if (type === 'StyleSheet' || type === 'Script' || type === 'Comment') return [];
  return Object.values({ ...rest, value }).flatMap((one) => textIn(one, spoken));
}

/** A literal that reads like a sentence: a capital, then words. */
const SENTENCE = /(['"`])\p{Lu}[\p{Ll}’]* \p{L}+[^'"`\n]*\1/gu;
/** What goes wrong is said to whoever builds, and types to the compiler. */
const toBuilders = (line: string) => /Error\(|generics=|^\s*(\/\/|\/?\*)|<!--/.test(line);

function strings(sources: Sources): string[] {
  const files = Object.entries(sources).filter(([path]) => FOR_PEOPLE.test(path));
  return files.flatMap(([path, text]) => {
    const markup = path.endsWith('.svelte') ? textIn(parse(text, { modern: true }).fragment) : [];
    const lines = text.split('\n').filter((line) => !toBuilders(line));
    const written = lines.flatMap((line) => [...line.matchAll(SENTENCE)].map(([hit]) => hit));
    return [...markup, ...written].map((said) => `${path}: ${said}`);
  });
}

// Every component is parsed, which takes a busy machine longer than most tests may.
test('text for people stands in the catalogues', { timeout: 60_000 }, () => {
  expect(strings(page)).toEqual([]);
});

test('text for people elsewhere is found', () => {
  const part = './lib/ui/Part.svelte';
  const fine = `<script lang="ts">
    import { getI18n } from '$lib/i18n/i18n.svelte';
    const { t } = getI18n();
  </script>
  <p class="small muted" title={t('a-b')}>{t('c-d')}&nbsp;· 3</p><h1>Ludoteca</h1>
  <style>p { font-family: 'Times New'; }</style>`;
  expect(strings({ [part]: fine.replace(/<style>.*/s, '') })).toEqual([]);
  expect(strings({ [part]: '<p>Your turn</p>' })).toEqual([`${part}: Your turn`]);
  expect(strings({ [part]: '{#if on}<b>{name} wins</b>{/if}' })).toEqual([`${part}: wins`]);
  expect(strings({ [part]: '<button aria-label="Close">×</button>' })).toEqual([`${part}: Close`]);
  expect(strings({ './lib/ui/part.ts': "toasts.show('Tocca a te');" })).toHaveLength(1);
  expect(strings({ './lib/ui/part.ts': "throw new Error('No such thing');" })).toEqual([]);
  expect(strings({ './lib/gallery/Part.svelte': '<p>Next</p>' })).toEqual([]);
});
