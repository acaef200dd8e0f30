import { describe, expect, test } from 'vitest';
import { barsOf, shareText } from './daily';

describe('the deal of the day', () => {
  test('is told in one line', () => {
    expect(shareText('Sensu', '2026-11-16', 31, 'Samurai')).toBe(
      'Sensu · 2026-11-16 · 31 · Samurai',
    );
    expect(shareText('Sensu', null, 31, 'Samurai')).toBe('Sensu · 31 · Samurai');
  });

  test('scores stand side by side, the missing ones too', () => {
    const bars = barsOf([
      { score: 24, games: 1 },
      { score: 26, games: 4 },
    ]);
    expect(bars.map(({ score, games }) => [score, games])).toEqual([
      [24, 1],
      [25, 0],
      [26, 4],
    ]);
    expect(bars.map(({ share }) => share)).toEqual([0.25, 0, 1]);
    expect(barsOf([])).toEqual([]);
  });
});
