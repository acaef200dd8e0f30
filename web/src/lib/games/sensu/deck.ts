// What stands on the cards, for pictures that are drawn without a table: the rules and the samples.
// At a table the server says it.
import { TYPES, type Card, type Face, type FanType, type Fixed } from './types';

const plain = (value: number, sticks: number): Face[] =>
  [1, 0, 2].map((winds) => ({ value, sticks, winds, wild: false, symbol: value > 6 }));

/** What usually stands on the cards, the same for each type; of scores no picture tells. */
export const FIXED: Fixed = {
  title: null,
  levels: [],
  faces: TYPES.flatMap(() => [
    ...[4, 3, 3, 2, 2, 2, 1, 1, 1].flatMap((sticks, i) => plain(i + 1, sticks)),
    ...[1, 4, 7].map((value) => ({ value, wild: true, sticks: 1, winds: 0, symbol: false })),
  ]),
};

/** The card of a type with a number; `copy` tells apart the three that there are. */
export const card = (fan: FanType, value: number, copy = 0): Card =>
  TYPES.indexOf(fan) * 30 + (value - 1) * 3 + copy;
export const wild = (fan: FanType, value: 1 | 4 | 7): Card =>
  TYPES.indexOf(fan) * 30 + 27 + (value - 1) / 3;
