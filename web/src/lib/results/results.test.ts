import { describe, expect, test } from 'vitest';
import type { GameResult } from '$lib/api/types';
import { distribution, versus } from './results';

describe('distribution', () => {
  test('has no gaps between the least and the greatest', () => {
    expect(distribution([20, 23, 20])).toEqual([
      { of: 20, count: 2 },
      { of: 21, count: 0 },
      { of: 22, count: 0 },
      { of: 23, count: 1 },
    ]);
  });

  test('words follow the numbers, in the order of their letters', () => {
    expect(distribution(['level-2', 5, 'level-1', 'level-2'])).toEqual([
      { of: 5, count: 1 },
      { of: 'level-1', count: 1 },
      { of: 'level-2', count: 2 },
    ]);
    expect(distribution([])).toEqual([]);
  });
});

describe('versus', () => {
  const against = (level: string | null, won: boolean | null, more: Partial<GameResult> = {}) =>
    ({ level, won, people: level ? 0 : 1, score: null, ...more }) as GameResult;

  test('people come first, and each level has a row', () => {
    const games = [
      against('easy', true),
      against('hard', false),
      against(null, true),
      against('easy', false),
    ];
    expect(versus(games)).toEqual([
      { level: null, won: 1, lost: 0 },
      { level: 'easy', won: 1, lost: 1 },
      { level: 'hard', won: 0, lost: 1 },
    ]);
  });

  test('what was played together or alone is not among them', () => {
    expect(
      versus([against(null, true, { score: 20 }), against(null, true, { people: 0 })]),
    ).toEqual([]);
  });
});
