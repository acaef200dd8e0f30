// The sums and the readings of the rule book's examples.
import { describe, expect, test } from 'vitest';
import { card, FACES, MOMENTS, wild } from './samples';
import { gains, misfit, reading, sumOf, type Role } from './twenty';
import { playerAt } from './types';

const view = { faces: FACES };
const G = (value: number, copy = 0) => card('gun-sen', value, copy);
const H = (value: number, copy = 0) => card('hi-ogi', value, copy);
const M = (value: number, copy = 0) => card('mai-ougi', value, copy);
const roles = (cards: number[]): Role[] => {
  const { roles } = reading(view, cards);
  return cards.map((one) => roles.get(one) ?? 'discard');
};

describe('the sum', () => {
  test('is counted card by card', () => {
    expect(sumOf(view, [G(2), M(7)])).toMatchObject({ total: 9, whole: false });
    expect(sumOf(view, [G(6), M(7), H(7)])).toMatchObject({ total: 20, whole: true });
  });

  test('a wild card takes the number that is wanted, or else its lowest', () => {
    const wanted = sumOf(view, [G(3), H(5), G(9), wild('gun-sen', 1)]);
    expect(wanted).toMatchObject({ total: 20, whole: true });
    expect(wanted.terms.at(-1)?.number).toBe(3);
    expect(sumOf(view, [G(3), wild('gun-sen', 1)]).total).toBe(4);
    expect(sumOf(view, [G(3), wild('gun-sen', 1)], 3).total).toBe(6);
  });

  test('two wild cards are never whole', () => {
    expect(sumOf(view, [wild('gun-sen', 7), wild('hi-ogi', 4), G(9)])).toMatchObject({
      total: 20,
      whole: false,
    });
  });
});

describe('who is redeemed', () => {
  test('6, 7, 7: the 6, and one of the sevens', () => {
    expect(roles([G(6), H(7), M(7)])).toEqual(['redeem', 'bonus', 'maybe']);
  });

  test('2, 3, 6, 9 with three of a type: the 2 or the 3, and the 9', () => {
    expect(roles([G(2), H(3), G(6), G(9)])).toEqual(['redeem', 'maybe', 'discard', 'bonus']);
  });

  test('2, 2, 4, 5, 7 with three of a type: a 2, the 7, and the 4 or the 5', () => {
    expect(roles([G(2), H(2), G(4), M(5), G(7)])).toEqual([
      'redeem',
      'maybe',
      'bonus',
      'maybe',
      'bonus',
    ]);
  });

  test('3, 5, 9 and a wild card make no pair', () => {
    const cards = [G(3), G(5), G(9), wild('hi-ogi', 1)];
    expect(reading(view, cards)).toMatchObject({ pair: null, trio: 'gun-sen' });
    expect(roles(cards)).toEqual(['redeem', 'discard', 'bonus', 'maybe']);
  });

  test('of tied cards the one that fits, unless another is wished for', () => {
    const { view } = MOMENTS.turn!;
    const me = playerAt(view, 0);
    // The Mai-ougi fan is closed.
    expect(reading(view, [G(6), M(7), H(7)], me).redeemed).toEqual([G(6), H(7)]);
    const wished = reading(view, [G(6), M(7), H(7)], me, [M(7)]);
    expect(wished.redeemed).toEqual([G(6), M(7)]);
    expect(wished.roles.get(H(7))).toBe('maybe');
  });

  test('cards that are the same leave nothing to choose', () => {
    expect(roles([G(6), H(7), H(7, 1)])).toEqual(['redeem', 'bonus', 'discard']);
  });

  test('without a bonus only the one with the most sticks', () => {
    expect(roles([G(1), H(9), M(8), G(2)])).toEqual(['redeem', 'discard', 'discard', 'discard']);
  });
});

describe('the fans', () => {
  const { view } = MOMENTS.turn!;
  const [gun, , mai] = playerAt(view, 0).fans;

  test('a closed fan takes nothing, ten are not passed, another than the chosen one stays open', () => {
    expect(misfit(view, mai!, M(9, 1), null)).toBe('closed');
    expect(misfit(view, { ...gun!, sticks: 9 }, G(2), null)).toBe('too-many');
    expect(misfit(view, { ...gun!, sticks: 8 }, G(4), 'hi-ogi')).toBe('not-chosen');
    expect(misfit(view, { ...gun!, sticks: 8 }, G(4), 'gun-sen')).toBeNull();
  });

  test('what comes is counted fan by fan', () => {
    const { fans, chosen } = playerAt(view, 0);
    expect([...gains(view, fans, [G(2), G(7), M(9, 1), H(2)], chosen)]).toEqual([
      ['gun-sen', 4],
      ['hi-ogi', 3],
    ]);
  });
});
