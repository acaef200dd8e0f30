// Every card can be dreamt of, by things that are large enough to be seen, and no two cards of a kind
// have the same colours.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { difference } from '../stages/colour.ts';
import { CHARACTERS, DREAMS, OBJECTS, PLACES, cardId, dreamMotifs } from './content/content.ts';
import { reason, taken } from './coverage.ts';
import { DECK } from './draw.ts';
import { mainColours } from './palettes.ts';

const KINDS = [OBJECTS, PLACES, CHARACTERS];
const CARDS = KINDS.flat();
/** Of the width of a picture. */
const LEAST_WIDTH = 0.06;
const [LEAST_CHANCE, LEAST_DREAMS] = [0.4, 6] as const;
const LEAST_DIFFERENCE = 12;

const drawn = new Map(DREAMS.map(({ number }) => [number, DECK.get(cardId('dream', number))?.()]));

/** How wide a thing is at its widest, as a share of the picture. */
const width = (dream: number, name: string): number =>
  Math.max(0, ...(drawn.get(dream)?.seen ?? []).filter((s) => s.name === name).map(({ w }) => w)) /
  600;

test('every motif and every person of a dream is drawn', () => {
  for (const dream of DREAMS) {
    for (const { icon } of dreamMotifs(dream)) {
      assert.ok(width(dream.number, icon) > 0, `${dream.name.en}: ${icon}`);
    }
    if (dream.figure) assert.ok(width(dream.number, 'figure') > 0, dream.name.en);
  }
});

test('for every card a reader has six dreams, by things large enough to be seen, moods or colours', () => {
  const chances = taken();
  const thin: string[] = [];
  CARDS.forEach((card, column) => {
    const good = DREAMS.filter(({ number }) => {
      if ((chances[number - 1]?.[column] ?? 0) < LEAST_CHANCE) return false;
      const [, kind, ...name] = reason(number - 1, column)?.split('-') ?? [];
      // What nobody could name is no reason to count on.
      if (!kind) return false;
      // A mood and colours come of the whole picture.
      if (kind === 'mood' || kind === 'colours') return true;
      const thing = kind === 'figure' ? kind : name.join('-');
      return width(number, thing) >= LEAST_WIDTH - 0.005;
    });
    if (good.length < LEAST_DREAMS) thin.push(`${card.name.en}: ${good.length}`);
  });
  assert.deepEqual(thin, []);
});

test('a moon or a sun is in at most a third of the dreams', () => {
  const moons = DREAMS.filter(
    ({ number, hero }) => (drawn.get(number)?.moons ?? 0) > 0 || hero === 'moon' || hero === 'sun',
  );
  assert.ok(moons.length <= DREAMS.length / 3, `${moons.length}`);
});

test('no two cards of a kind have nearly the same colours', () => {
  for (const kind of KINDS) {
    kind.forEach((a, i) => {
      for (const b of kind.slice(i + 1)) {
        const others = mainColours(b.palette);
        const apart = mainColours(a.palette).map((colour, k) =>
          difference(`#${colour}`, `#${others[k] ?? colour}`),
        );
        const mean = apart.reduce((sum, d) => sum + d, 0) / apart.length;
        assert.ok(mean >= LEAST_DIFFERENCE, `${a.name.en} and ${b.name.en}: ${mean.toFixed(1)}`);
      }
    });
  }
});
