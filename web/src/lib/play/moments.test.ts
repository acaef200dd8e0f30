import { expect, test } from 'vitest';
import { merged, put, same } from './moments';

const view = { turn: 3, hands: [{ cards: [1, 2] }, { cards: [3] }], last: null };

test('differences are put into a copy of the step\u2019s view', () => {
  const then = put(view, [
    { at: ['turn'], is: 2 },
    { at: ['hands', 1, 'cards'], is: [3, 4] },
    { at: ['last'], is: { by: 1 } },
  ]);
  expect(then).toEqual({
    turn: 2,
    hands: [{ cards: [1, 2] }, { cards: [3, 4] }],
    last: { by: 1 },
  });
  expect(view.hands[1]).toEqual({ cards: [3] });
  expect(put(view, [])).toBe(view);
  expect(put(view, [{ at: [], is: 7 }])).toBe(7);
});

test('what happens beside the play is seen in what is on show, and nothing else is', () => {
  const before = { balls: [null, 4], day: 5 };
  const after = { balls: [7, 4], day: 5 };
  expect(merged({ balls: [null, 2], day: 3 }, before, after)).toEqual({ balls: [7, 2], day: 3 });
  // Where it no longer fits, it comes with its own step.
  expect(merged({ balls: [1, 2], day: 3 }, before, after)).toEqual({ balls: [1, 2], day: 3 });
  expect(merged({ balls: [null], day: 3 }, before, after)).toEqual({ balls: [null], day: 3 });
});

test('values are the same by what is in them', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
});
