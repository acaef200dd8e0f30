import { expect, test } from 'vitest';
import type { PastStep } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { scriptOf } from './script';

const seats: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Tic-Tac', puppet: 'owl', bot: true, mine: false },
];
const step = (
  number: number,
  turn: number,
  by: number | null,
  names: string[],
  why = '',
): PastStep => ({
  step: number,
  turn,
  by,
  at_once: false,
  view: null,
  why: why ? { key: why, args: {} } : null,
  events: names.map((name) => ({
    event: { type: name },
    say: { key: name, args: { seat: { seat: by ?? 0 } } },
    differs: [],
    fades: false,
  })),
});
const MINOR = ['rolls', 'again', 'draws'];
const game = { minor: (event: unknown) => MINOR.includes((event as { type: string }).type) };
const script = (...steps: PastStep[]) => scriptOf(steps, seats, game, ({ key }) => key);

test('a throw and what is moved with it are one line, with the reason under it', () => {
  const lines = script(
    step(3, 2, 0, []),
    step(4, 2, 1, ['rolls']),
    step(5, 2, 1, ['moves', 'falls', 'again'], 'because'),
    step(6, 2, 1, ['rolls']),
    step(7, 3, 1, ['moves']),
    step(8, 4, 0, ['passes']),
  );
  expect(lines).toEqual([
    {
      from: 4,
      step: 5,
      turn: 2,
      text: 'rolls moves falls',
      why: 'because',
      puppet: 'owl',
      bot: true,
    },
    // With the last move of a turn the next one begins, and the move is still of its own.
    { from: 6, step: 7, turn: 2, text: 'rolls moves', why: '', puppet: 'owl', bot: true },
    { from: 8, step: 8, turn: 3, text: 'passes', why: '', puppet: 'fox', bot: false },
  ]);
});

test('what follows by itself is not told, and what stands alone is', () => {
  const texts = script(
    step(1, 1, 0, ['discards', 'draws']),
    step(2, 2, 1, ['draws']),
    step(3, 3, 0, ['rolls']),
    step(4, 4, 1, ['rolls', 'passes']),
  ).map(({ text }) => text);
  expect(texts).toEqual(['discards', 'draws', 'rolls', 'rolls passes']);
});

test('what nobody did belongs to whom it is about; a step that tells nothing is no line', () => {
  const lines = script(step(0, 0, null, ['dealt']), step(1, 1, 1, []));
  expect(lines.map(({ text, puppet }) => ({ text, puppet }))).toEqual([
    { text: 'dealt', puppet: 'fox' },
  ]);
});
