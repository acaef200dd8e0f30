import { expect, test } from 'vitest';
import { position } from './samples';
import { after } from './scene';
import type { EventView, View } from './types';

/** Where the pieces stand, as two lists of squares. */
function pieces(view: View) {
  const on = (seat: number) => view.board.flatMap((owner, i) => (owner === seat ? [i + 1] : []));
  return { cones: on(0), spools: on(1), off: view.off };
}

test.each<[string, [number[], number[]], EventView, [number[], number[]]]>([
  ['a move', [[12], [20]], { type: 'moved', seat: 0, from: 12, to: 16 }, [[16], [20]]],
  ['a swap', [[17], [21]], { type: 'swapped', seat: 0, from: 17, to: 21 }, [[21], [17]]],
  [
    'the opening, with a piece of the other side',
    [[1], [10]],
    { type: 'moved', seat: 0, from: 10, to: 13 },
    [[1], [13]],
  ],
  ['a step back', [[12], []], { type: 'stepped-back', seat: 0, from: 12, to: 8 }, [[8], []]],
  [
    'a swap backwards',
    [[12], [8]],
    { type: 'swapped-back', seat: 0, from: 12, to: 8 },
    [[8], [12]],
  ],
  [
    'a collision',
    [[3, 5], [7]],
    { type: 'collided', seat: 0, from: 3, to: 5, back_to: 1 },
    [[1, 5], [7]],
  ],
  [
    'a collision that ends where it began',
    [[1, 3], []],
    { type: 'collided', seat: 0, from: 1, to: 3, back_to: 1 },
    [[1, 3], []],
  ],
  ['a fall', [[27], []], { type: 'fell', seat: 0, to: 15 }, [[15], []]],
])('%s leaves the pieces where the event says', (_, [cones, spools], event, [c, s]) => {
  const view = after(position(cones, spools), event);
  expect(pieces(view)).toMatchObject({ cones: c, spools: s });
});

test('who leaves is in the afterlife', () => {
  const view = position([28, 20], [27, 9]);
  expect(pieces(after(view, { type: 'left', seat: 0, from: 28 }))).toEqual({
    cones: [20],
    spools: [9, 27],
    off: [4, 3],
  });
  expect(pieces(after(view, { type: 'freed', seat: 1 }))).toEqual({
    cones: [20, 28],
    spools: [9],
    off: [3, 4],
  });
});

test('the walls follow the pieces', () => {
  const view = after(position([12, 14], []), { type: 'moved', seat: 0, from: 12, to: 13 });
  expect(view.walls).toEqual([{ seat: 0, from: 13, length: 2 }]);
});

test('choosing a side sets both up', () => {
  const empty = position([], []);
  const view = after(empty, { type: 'chose', seat: 1, side: 'odd' });
  expect(view.odd).toBe(1);
  expect(pieces(view)).toMatchObject({ spools: [1, 3, 5, 7, 9], cones: [2, 4, 6, 8, 10] });
  expect(after(empty, { type: 'chose', seat: 1, side: 'even' }).odd).toBe(0);
});

test('what moves nothing changes nothing, and nothing changes what was given', () => {
  const view = position([12], [20]);
  const copy = structuredClone(view);
  for (const type of ['passed', 'again', 'trapped'] as const)
    expect(after(view, { type, seat: 0 })).toBe(view);
  after(view, { type: 'swapped', seat: 0, from: 12, to: 20 });
  expect(view).toEqual(copy);
});
