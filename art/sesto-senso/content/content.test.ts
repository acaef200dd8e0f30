// The deck is whole, says what it may say, and every file made from it is up to date.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { AUTHORS } from './authors.ts';
import { CHARACTERS, DREAMS, OBJECTS, PLACES, cardIcons, dreamMotifs } from './content.ts';
import { MOTIF_WORDS } from './motif-words.ts';
import { OURS } from '../ours/ours.ts';
import { outputs } from './outputs.ts';
import type { Dream } from './types.ts';

const ROOT = new URL('../../../', import.meta.url);

test('there are 84 dreams and three times eighteen cards, numbered in order', () => {
  assert.deepEqual(
    DREAMS.map(({ number }) => number),
    Array.from({ length: 84 }, (_, i) => i + 1),
  );
  assert.deepEqual([CHARACTERS.length, PLACES.length, OBJECTS.length], [18, 18, 18]);
});

test('every dream hides three to five details, and none of them twice', () => {
  for (const dream of DREAMS) {
    const icons = dreamMotifs(dream).map(({ icon }) => icon);
    assert.ok(dream.details.length >= 3 && dream.details.length <= 5, dream.name.en);
    assert.equal(new Set(icons).size, icons.length, dream.name.en);
  }
});

// What a dream shares with a card is understood four times in five, a loose thought less than half the
// time: a deck needs both.
test('at most a third of the motifs of dreams are on a card too', () => {
  const onCards = cardIcons();
  const motifs = DREAMS.flatMap(dreamMotifs);
  const shared = motifs.filter(({ icon }) => onCards.has(icon));
  const plain = motifs.filter(({ role }) => role !== 'detail');
  assert.ok(shared.length <= plain.length / 3, `${shared.length} of ${plain.length}`);
  assert.deepEqual(
    shared.filter(({ role }) => role === 'detail'),
    [],
  );
});

test('at least ten compositions were made for one dream alone; no other serves more than three', () => {
  const uses = new Map<string, Dream[]>();
  for (const dream of DREAMS) {
    uses.set(dream.composition, [...(uses.get(dream.composition) ?? []), dream]);
  }
  const alone = [...uses.values()].filter((dreams) => dreams.length === 1);
  assert.ok(alone.length >= 10, `${alone.length}`);
  for (const [composition, dreams] of uses) {
    const views = dreams.map(({ camera, mirror }) => `${camera} ${mirror}`);
    assert.equal(new Set(views).size, dreams.length, `${composition} is seen twice the same`);
  }
});

test('every icon has its author, and what we cut ourselves is credited to nobody', () => {
  const credited = new Set<string>(AUTHORS.flatMap(({ icons }) => icons));
  const icons = Object.keys(MOTIF_WORDS);
  assert.deepEqual(
    icons.filter((id) => !OURS.has(id)),
    icons.filter((id) => credited.has(id)),
  );
});

test('what is made from the content is up to date', async () => {
  const licenses = await readFile(new URL('art/LICENSES.md', ROOT), 'utf8');
  for (const [path, text] of Object.entries(await outputs(licenses))) {
    const there = await readFile(new URL(path, ROOT), 'utf8');
    assert.equal(there, text, `${path}: run \`npm run content\``);
  }
});
