// The drawings are the same on every machine, the pictures are those made from them, and a stranger
// could find in them what the content promises.

import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Card } from './card.ts';
import { DREAMS, cardId } from './content/content.ts';
import type { MotifId } from './content/motif-words.ts';
import { DECK } from './draw.ts';
import {
  BUDGET,
  EDITION_SIZES,
  FINGERPRINTS,
  REPLACED,
  SIZES,
  editionUrl,
  fingerprint,
  pictureUrl,
} from './pictures.ts';
import { contrast, distance, pixels, tones } from './seeing.ts';

const cards = new Map<string, Card>([...DECK].map(([id, draw]) => [id, draw()]));
const drawings = new Map([...cards].map(([id, card]) => [id, card.finish()]));

/** At 600 pixels: the height of a capital letter in a newspaper headline, and a tenth of the card. */
const [LEAST_SIZE, MOST_SIZE] = [24, 60];
const LEAST_CONTRAST = 1.5;
const LEAST_DISTANCE = 0.5;

test('every card is drawn as it was when its pictures were made', async () => {
  const kept: unknown = JSON.parse(await readFile(FINGERPRINTS, 'utf8'));
  const now = Object.fromEntries([...drawings].map(([id, svg]) => [id, fingerprint(svg)]));
  assert.deepEqual(now, kept, 'run `npm run cards` and look at the pictures');
});

test('no drawing has text or a broken number, or names what is not there', () => {
  for (const [id, svg] of drawings) {
    assert.doesNotMatch(svg, /<text|NaN|undefined|Infinity/, id);
    const named = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]));
    const there = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    assert.deepEqual(
      [...named].filter((name) => !there.has(name)),
      [],
      id,
    );
  }
});

test('every picture is there in its sizes, and together they keep to the budget', async () => {
  let total = 0;
  const now = [...DECK.keys()].flatMap((id) =>
    SIZES.map((size) => ({ size, file: pictureUrl(id, size) })),
  );
  const before = REPLACED.flatMap((number) =>
    EDITION_SIZES.map((size) => ({ size, file: editionUrl(cardId('dream', number), size) })),
  );
  for (const { size, file } of [...now, ...before]) {
    total += (await stat(file)).size;
    const { width, height } = await sharp(file.pathname).metadata();
    assert.deepEqual([width, height], [size.width, size.width * 1.5], file.pathname);
  }
  assert.ok(total < BUDGET, `${total} bytes`);
});

test('every hidden detail can be found, but not at the first look, and lies within the picture', () => {
  for (const [id, { hidden }] of cards) {
    if (id.startsWith('dream')) assert.ok(hidden.length >= 3 && hidden.length <= 5, id);
    for (const { icon, x, y, w, h } of hidden) {
      assert.ok(Math.min(w, h) >= LEAST_SIZE, `${id}: ${icon} is ${w} by ${h}`);
      assert.ok(Math.max(w, h) <= MOST_SIZE, `${id}: ${icon} is ${w} by ${h}`);
      assert.ok(x >= 0 && y >= 0 && x + w <= 600 && y + h <= 900, `${id}: ${icon} at ${x}, ${y}`);
    }
  }
});

test('every hidden detail stands out from what lies round it', async () => {
  const faint: string[] = [];
  for (const { number } of DREAMS) {
    const id = cardId('dream', number);
    const picture = await pixels(pictureUrl(id, SIZES[2]));
    for (const detail of cards.get(id)?.hidden ?? []) {
      const seen = await contrast(picture, detail);
      if (seen < LEAST_CONTRAST) faint.push(`${id}: ${detail.icon} ${seen.toFixed(2)}`);
    }
  }
  assert.deepEqual(faint, []);
});

test('dreams of one composition do not look alike, not even in a mirror', async () => {
  const seen = new Map<string, number[]>();
  for (const { number } of DREAMS) {
    seen.set(cardId('dream', number), await tones(pictureUrl(cardId('dream', number), SIZES[0])));
  }
  const alike: string[] = [];
  for (const a of DREAMS) {
    for (const b of DREAMS) {
      if (a.number >= b.number || a.composition !== b.composition) continue;
      const [x, y] = [cardId('dream', a.number), cardId('dream', b.number)];
      const far = distance(seen.get(x) ?? [], seen.get(y) ?? []);
      if (far < LEAST_DISTANCE) alike.push(`${x} and ${y}: ${far.toFixed(2)}`);
    }
  }
  assert.deepEqual(alike, []);
});

test('a hero that looks like an icon wears a pattern', () => {
  const plain: readonly MotifId[] = [
    'angel-outfit',
    'caduceus',
    'card-queen-hearts',
    'chess-king',
    'chess-knight',
    'padlock',
    'queen-crown',
    'rolling-dices',
    'spades',
  ];
  for (const { hero, inlay, name } of DREAMS) {
    if (plain.includes(hero)) assert.ok(inlay, name.en);
  }
});

for (const language of ['en', 'it']) {
  test(`every card has its picture in words (${language})`, async () => {
    const file = new URL(`../../locales/${language}/sesto-senso-pictures.ftl`, import.meta.url);
    const lines = new Map(
      (await readFile(file, 'utf8')).split('\n').map((line) => {
        const [key = '', words = ''] = line.split(' = ');
        return [key, words];
      }),
    );
    for (const id of DECK.keys()) {
      assert.ok((lines.get(`sesto-${id}-alt`)?.length ?? 0) > 60, id);
    }
  });
}
