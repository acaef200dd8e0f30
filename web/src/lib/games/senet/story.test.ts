import { describe, expect, test } from 'vitest';
import type { Step } from '../game';
import { noLegal, type EventView, type Legal, type View } from './types';
import { position, tell } from './samples';
import { facts, keyMoment, plot } from './story';

describe('the share of the road', () => {
  test('nothing before the choice, everything at the end', () => {
    expect(plot.read(position([], []))).toEqual([0, 0]);
    const won = position([], [3], { off: [5, 4] });
    expect(plot.read(won)[0]).toBe(1);
    expect(plot.read(won)[1]).toBeCloseTo((3 + 4 * 31) / 155);
  });

  test('the even squares start a little ahead', () => {
    const [odd, even] = plot.read(position([1, 3, 5, 7, 9], [2, 4, 6, 8, 10]));
    expect(odd).toBeCloseTo(25 / 155);
    expect(even).toBeCloseTo(30 / 155);
  });
});

test.each<[string, EventView[], string | null, number | null]>([
  ['a step', [{ type: 'moved', seat: 0, from: 3, to: 7 }], null, null],
  ['a short swap', [{ type: 'swapped', seat: 0, from: 3, to: 5 }], null, null],
  ['a long swap', [{ type: 'swapped', seat: 1, from: 3, to: 8 }], 'arrow-right-left', 1],
  [
    'a fall',
    [
      { type: 'swapped', seat: 0, from: 22, to: 27 },
      { type: 'fell', seat: 0, to: 15 },
    ],
    'waves',
    0,
  ],
  [
    'a wall, to the credit of who built it',
    [{ type: 'walled', seat: 0, throw: 4 }],
    'brick-wall',
    1,
  ],
  ['a piece off the board', [{ type: 'left', seat: 1, from: 28 }], 'sun', 1],
])('%s as a turning point', (_, events, icon, seat) => {
  const found = keyMoment(events);
  expect(found?.icon ?? null).toBe(icon);
  expect(found?.seat ?? null).toBe(seat);
});

describe('facts', () => {
  const play = (turn: number, ...events: EventView[]): Step<View, Legal, EventView> => ({
    step: turn,
    turn,
    events: events.map(tell),
    view: position([1], [2]),
    legal: noLegal,
  });
  const thrown = (seat: number, value: number): EventView => ({
    type: 'thrown',
    seat,
    throw: value,
  });

  test('count what happened, each for whoever did it more', () => {
    const steps = [
      play(
        1,
        thrown(0, 1),
        { type: 'swapped', seat: 0, from: 3, to: 4 },
        { type: 'again', seat: 0 },
      ),
      play(
        1,
        thrown(0, 4),
        { type: 'swapped', seat: 0, from: 4, to: 8 },
        { type: 'again', seat: 0 },
      ),
      play(1, thrown(0, 2), { type: 'moved', seat: 0, from: 25, to: 27 }),
      play(1, { type: 'fell', seat: 0, to: 15 }),
      play(2, thrown(1, 3), { type: 'moved', seat: 1, from: 3, to: 6 }),
    ];
    expect(facts(steps).map(({ say, seat }) => [say.key, say.args.count, seat])).toEqual([
      ['senet-fact-swaps', 2, 0],
      ['senet-fact-streak', 3, 0],
      ['senet-fact-falls', 1, 0],
      ['senet-fact-turns', 2, null],
    ]);
  });

  test('say nothing of a tie, and never more than four things', () => {
    const even = [play(1, { type: 'fell', seat: 0, to: 15 }, { type: 'fell', seat: 1, to: 15 })];
    expect(facts(even).map(({ say }) => say.key)).toEqual(['senet-fact-turns']);
    const rich = Array.from({ length: 4 }, (_, i) =>
      play(
        i + 1,
        thrown(0, 6),
        { type: 'passed', seat: 0 },
        { type: 'swapped', seat: 1, from: 1, to: 2 },
        { type: 'fell', seat: 0, to: 15 },
        { type: 'waits', seat: 1, square: 28 },
      ),
    );
    expect(facts(rich)).toHaveLength(4);
  });

  test('whoever threw what they needed too late has waited, too', () => {
    const waited = [1, 3].map((turn) => play(turn, { type: 'too-late', seat: 0, square: 28 }));
    expect(facts(waited).map(({ say }) => say.key)).toContain('senet-fact-waits');
  });

  test('a throw for the first turn belongs to no row', () => {
    const steps = [
      play(1, { type: 'thrown-to-begin', seat: 0, throw: 6 }),
      play(1, thrown(0, 4), thrown(0, 2)),
    ];
    expect(facts(steps).map(({ say }) => say.key)).toEqual(['senet-fact-turns']);
  });

  test('a row of throws is counted within one turn', () => {
    const steps = [
      play(1, thrown(0, 2)),
      play(2, thrown(1, 2)),
      play(3, thrown(0, 2)),
      play(4, thrown(1, 2)),
    ];
    expect(facts(steps).map(({ say }) => say.key)).toEqual(['senet-fact-turns']);
  });
});
