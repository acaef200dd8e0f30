import { expect, test } from 'vitest';
import type { PastStep } from '$lib/api/types';
import { earlier, PIECE } from './earlier';

const step = (step: number): PastStep => ({
  step,
  turn: 1,
  by: null,
  at_once: false,
  events: [],
  why: null,
  view: null,
});

test('all that lies before is asked for in pieces, each step once', async () => {
  const asked: [number, number][] = [];
  const told = await earlier(1_101, (from, to) => {
    asked.push([from, to]);
    return Promise.resolve(Array.from({ length: to - from + 1 }, (_, nth) => step(from + nth)));
  });
  expect(asked).toEqual([
    [0, PIECE - 1],
    [PIECE, 2 * PIECE - 1],
    [2 * PIECE, 1_100],
  ]);
  expect(told.map(({ step }) => step)).toEqual(Array.from({ length: 1_101 }, (_, nth) => nth));
});

test('nothing is asked for where the deal is known', async () => {
  const never = () => Promise.reject(new Error('nobody needs to ask'));
  expect(await earlier(0, never)).toEqual([]);
});
