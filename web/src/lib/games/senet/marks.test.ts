import { describe, expect, test } from 'vitest';
import { marksOf, traceOf } from './marks';
import { move } from './moves';
import { THROW } from './samples';

describe('the marks of the choices', () => {
  const swap = move('swap', 17, 21);
  const step = move('forward', 12, 16);

  test('the chosen move is solid, the others are dashed', () => {
    expect(marksOf([step, swap], swap)).toEqual({
      movable: [12, 17],
      lifted: 17,
      roads: [[17, 18, 19, 20, 21]],
      targets: [
        { square: 16, main: false },
        { square: 21, main: true },
      ],
      swap: 21,
      exit: 'none',
    });
  });

  test('with nothing chosen there is no road', () => {
    const marks = marksOf([step, swap], null);
    expect(marks).toMatchObject({ lifted: null, roads: [], swap: null });
    expect(marks.targets.every(({ main }) => !main)).toBe(true);
  });

  test('a misfortune goes on to 15, a swap on 27 is a swap too', () => {
    const fall = move('misfortune', 25, 27, { then: 15, swaps: true });
    expect(marksOf([fall], fall)).toMatchObject({
      roads: [
        [25, 26, 27],
        [27, 15],
      ],
      swap: 27,
    });
  });

  test('a square is marked once, also where another move leads to where the waters carry one', () => {
    const fall = move('misfortune', 25, 27, { then: 15 });
    const marks = marksOf([move('forward', 13, 15), fall], fall);
    expect(marks.targets).toEqual([
      { square: 15, main: false },
      { square: 27, main: true },
    ]);
  });

  test('leaving shows the way out', () => {
    const off = move('off', 28, null);
    expect(marksOf([step, off], off)).toMatchObject({ roads: [[28, 29, 30]], exit: 'main' });
    expect(marksOf([step, off], step).exit).toBe('other');
  });

  test('a throw marks nothing', () => expect(marksOf([THROW], null).movable).toEqual([]));
});

test('the trace follows what happened', () => {
  expect(
    traceOf([
      { type: 'thrown', seat: 1, throw: 3 },
      { type: 'moved', seat: 1, from: 24, to: 27 },
      { type: 'fell', seat: 1, to: 15 },
    ]).roads,
  ).toEqual([
    [24, 25, 26, 27],
    [27, 15],
  ]);
  expect(traceOf([{ type: 'collided', seat: 0, from: 3, to: 5, back_to: 1 }]).roads).toEqual([
    [3, 4, 5],
    [5, 1],
  ]);
  expect(traceOf([{ type: 'left', seat: 0, from: 30 }])).toMatchObject({
    roads: [[30]],
    exit: 'main',
  });
});
