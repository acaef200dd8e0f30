import { describe, expect, test } from 'vitest';
import { fit, leastHeight, type Shape } from './fit';

const PICTURES: Shape = { ratio: 1.5, under: 0, gap: 10, least: 40, most: 200 };

describe('fit', () => {
  test.each([
    // One line where there is width, several where there is height.
    [4, 830, 300, 4, 200],
    [12, 366, 200, 6, 52],
    [12, 366, 700, 3, 111],
    [1, 1000, 1000, 1, 200],
  ])('%i in %i × %i: %i columns of %i', (count, width, height, columns, wide) => {
    expect(fit(count, width, height, PICTURES)).toEqual({ columns, wide });
  });

  test('all of them are in the room', () => {
    for (let count = 1; count <= 12; count += 1)
      for (const [width, height] of [
        [366, 240],
        [720, 480],
        [1360, 220],
      ] as const) {
        const { columns, wide } = fit(count, width, height, { ...PICTURES, under: 30 });
        const lines = Math.ceil(count / columns);
        expect(columns * wide + (columns - 1) * 10).toBeLessThanOrEqual(width);
        expect(lines * (wide * 1.5 + 30) + (lines - 1) * 10).toBeLessThanOrEqual(height);
      }
  });

  test('never narrower than the least', () => {
    expect(fit(12, 100, 100, PICTURES)).toEqual({ columns: 2, wide: 40 });
  });
});

test('a room grows until the least have room', () => {
  expect(leastHeight(12, 366, PICTURES)).toBe(2 * 60 + 10);
  expect(leastHeight(12, 130, PICTURES)).toBe(6 * 60 + 5 * 10);
});
