// The sum of what one has picked.
import { describe, expect, test } from 'vitest';
import { card, FIXED, wild } from './samples';
import { sumOf } from './twenty';

const G = (value: number) => card('gun-sen', value);

describe('the sum', () => {
  test('is counted card by card', () => {
    expect(sumOf(FIXED, [G(2), card('mai-ougi', 7)])).toMatchObject({ total: 9 });
    expect(sumOf(FIXED, [])).toEqual({ terms: [], total: 0 });
  });

  test('a wild card counts as what is said, or else as its lowest', () => {
    expect(sumOf(FIXED, [G(3), wild('gun-sen', 1)]).total).toBe(4);
    const meant = sumOf(FIXED, [G(3), wild('gun-sen', 1)], 3);
    expect(meant.total).toBe(6);
    expect(meant.terms.at(-1)?.number).toBe(3);
  });
});
