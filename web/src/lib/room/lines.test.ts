import { expect, test } from 'vitest';
import type { Seated } from '$lib/games/game';
import { linesOf } from './lines';

const seats: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Tic-Tac', puppet: 'owl', bot: true, mine: false },
];

test('every event is a line of whoever it is about, and a reason follows in quotes', () => {
  const steps = [
    {
      step: 3,
      events: [
        { say: { key: 'thrown', args: { seat: { seat: 1 }, throw: 4 } } },
        { say: { key: 'compared', args: {} } },
      ],
      why: { key: 'because', args: {} },
    },
  ];
  const lines = linesOf(
    steps,
    seats,
    ({ key }) => key,
    (words) => `<${words}>`,
  );
  expect(lines.map(({ text, puppet, bot }) => ({ text, puppet, bot }))).toEqual([
    { text: 'thrown', puppet: 'owl', bot: true },
    { text: 'compared', puppet: undefined, bot: undefined },
    { text: '<because>', puppet: undefined, bot: undefined },
  ]);
});
