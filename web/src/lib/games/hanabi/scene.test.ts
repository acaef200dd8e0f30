// The table after each event, before the view that follows.
import { describe, expect, test } from 'vitest';
import { card, position } from './samples';
import { after } from './scene';
import { find, knownOf } from './types';

const view = position();

describe('after an event', () => {
  test('a right card joins its series and leaves its hand', () => {
    const then = after(view, {
      type: 'played',
      by: 1,
      id: 4,
      card: card('r3'),
      slot: 0,
      fits: true,
    });
    expect(then.series[1]?.top).toBe(3);
    expect(then.points).toBe(view.points + 1);
    expect(find(then, 4)).toBeNull();
  });

  test('a wrong one goes to the discards', () => {
    const played = { type: 'played', by: 1, id: 5, card: card('r4'), slot: 1 } as const;
    const then = after(view, { ...played, fits: false });
    expect(then.discards.at(-1)).toEqual({ id: 5, card: card('r4') });
    expect(then.series[1]?.values[3]).toMatchObject({ discarded: 1, left: 1 });
    expect(after(then, { type: 'erred', by: 1, errors: 2 }).errors).toBe(2);
  });

  test('a drawn card comes in at the left', () => {
    const then = after(view, { type: 'drew', seat: 0, id: 40, card: null, left: 10 });
    expect(then.hands[0]?.cards.map(({ id }) => id)).toEqual([40, 0, 1, 2, 3]);
    expect(then.deck).toBe(10);
  });

  test('an information marks every card, also with what it is not', () => {
    const then = after(view, {
      type: 'informed',
      by: 0,
      to: 1,
      clue: { colour: 'red' },
      hand: [4, 5, 6, 7],
      touched: [4, 5],
      tokens: 4,
    });
    const [first, , third] = then.hands[1]?.cards ?? [];
    expect(knownOf(first!)).toMatchObject({ colour: 'red', value: 3 });
    expect(third?.marks?.not_colours).toEqual(['red']);
    expect(then.tokens).toBe(4);
  });

  test('h22: where nothing is remembered, nothing is marked', () => {
    const bare = after(position({ hands: [{ seat: 1, cards: [{ id: 4, card: card('r3') }] }] }), {
      type: 'informed',
      by: 0,
      to: 1,
      clue: { colour: 'red' },
      hand: [4],
      touched: [4],
      tokens: 4,
    });
    expect(bare.hands[0]?.cards[0]?.marks).toBeUndefined();
  });

  test('an order is taken over as it was told', () => {
    const then = after(view, { type: 'arranged', seat: 0, cards: [3, 1, 0, 2] });
    expect(then.hands[0]?.cards.map(({ id }) => id)).toEqual([3, 1, 0, 2]);
  });

  test('a series that lost a card stops there', () => {
    const then = after(view, { type: 'lost', card: card('w4'), reach: 3 });
    expect(then.series[0]?.reach).toBe(3);
  });
});
