import { expect, test } from 'vitest';
import { from, parting } from './beside';

const step = (by: number, throws: number) => ({
  by,
  events: [
    { event: { throws }, say: { key: 'senet-thrown', args: { name: `Guest ${Math.random()}` } } },
  ],
});

test('two games part where something else is done', () => {
  const one = [step(0, 1), step(1, 2), step(0, 3)];
  const other = [step(0, 1), step(1, 2), step(0, 4), step(1, 5)];
  expect(parting(one, other)).toBe(2);
  expect(parting(one, other.slice(0, 2))).toBe(2);
  expect(parting(one, [step(1, 1)])).toBe(0);
  expect(parting(one, one)).toBe(null);
});

test('what is alike is counted, and the rest is told', () => {
  const lines = [0, 1, 2, 4].map((at) => ({
    from: at,
    step: at,
    turn: at,
    text: `${at}`,
    why: '',
  }));
  expect(from(lines, 2)).toEqual({ before: 1, rest: lines.slice(2) });
  expect(from(lines, null)).toEqual({ before: 3, rest: [] });
});
