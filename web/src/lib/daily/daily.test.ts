import { describe, expect, test } from 'vitest';
import { barsOf, isSealed, shareText, today } from './daily';

const NOON = Date.UTC(2026, 10, 16, 12);

describe('the deal of the day', () => {
  test('begins and ends at midnight of the world’s clock', () => {
    expect(today(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
    expect(today(Date.UTC(2026, 10, 17, 0, 0))).toBe('2026-11-17');
  });

  test('is a secret until its day is over', () => {
    expect(isSealed('2026-11-16', NOON)).toBe(true);
    expect(isSealed('2026-11-15', NOON)).toBe(false);
    expect(isSealed(null, NOON)).toBe(false);
  });

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
