import { beforeAll, describe, expect, test } from 'vitest';
import type { Review } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { I18n } from '$lib/i18n/i18n.svelte';
import { Told } from './review';

const seats: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Ben', puppet: 'owl', bot: false, mine: false },
];
const sure = (mean: number) => ({ mean, error: 0.01 });

const against: Review = {
  measure: 'chance',
  curve: [
    [sure(0.52), sure(0.48)],
    [sure(0.3), sure(0.7)],
  ],
  moments: [],
  decisions: [],
  misread: [],
  totals: [
    { seat: 0, luck: sure(-0.2), choices: { mean: 0.3, error: 0.2 } },
    { seat: 1, luck: sure(0.2), choices: null },
  ],
  shown: [0],
  agreed: [],
};
const together: Review = {
  ...against,
  measure: 'points',
  curve: [[sure(21.6)], [sure(18)]],
  totals: [{ seat: 0, luck: sure(-3.04), choices: sure(-1.5) }],
};

describe('a review in words', () => {
  let i18n: I18n;
  beforeAll(async () => {
    i18n = await I18n.load('en', ['review', 'hanabi', 'hanabi/story']);
  });

  test('says whose chance it was and what the curve counts', () => {
    const told = new Told(against, seats, i18n);
    expect(told.began).toBe('At the deal: Marta 52 % and Ben 48 %.');
    expect(told.lines.map(({ name }) => name)).toEqual(['Marta', 'Ben']);
    expect(told.marks.map(({ text }) => text)).toEqual(['50 %', '100 %']);
    const moment = { step: 1, turn: 1, seat: 0, luck: true, whose: 1, change: sure(0.22), say: [] };
    expect(told.moment(moment)).toBe('By luck Ben gained 22 % of chance to win.');
    expect(told.moment({ ...moment, luck: false, whose: 0, change: sure(-0.22) })).toBe(
      'By this choice you lost 22 % of chance to win.',
    );
  });

  test('tells luck from choices, calls nothing certain that is not, and hides what is not shown', () => {
    expect(new Told(against, seats, i18n).totals).toEqual([
      'Luck was against you: 20 % less than on average.',
      'Your choices were about as good as the usual play.',
      'Luck was with Ben: 20 % more than on average.',
    ]);
  });

  test('speaks to whoever reads it of a misunderstanding', () => {
    const args = { by: { seat: 0 }, to: { seat: 1 }, card: { key: 'hanabi-the-card-red-2' } };
    const said = { key: 'hanabi-misread-kept', args };
    const other = seats.map((seat) => ({ ...seat, mine: seat.name === 'Ben' }));
    expect(new Told(together, seats, i18n).say([said])).toBe(
      'You meant the red 2, to be played at once: Ben took it for a card to keep, and discarded.',
    );
    expect(new Told(together, other, i18n).say([said])).toBe(
      'Marta meant the red 2, to be played at once: you took it for a card to keep, and discarded.',
    );
  });

  test('counts points for all together', () => {
    const told = new Told(together, seats, i18n);
    expect(told.began).toBe('At the deal: about 21.6 points.');
    expect(told.lines.map(({ name }) => name)).toEqual(['All together']);
    expect(told.marks.map(({ text }) => text)).toEqual(['12.5 points', '25 points']);
    expect(told.totals).toEqual([
      'Luck was against you: 3 points less than on average.',
      'Your choices were worth 1.5 points less than the usual play.',
    ]);
    const decision = { step: 3, turn: 2, seat: 0, played: null, better: null, clear: true };
    const worths = { worth: sure(20.8), best_worth: sure(21.5), loss: sure(0.7) };
    expect(told.worth({ ...decision, ...worths })).toBe(
      'It would have brought about 21.5 points instead of 20.8: 0.7 more.',
    );
  });
});
