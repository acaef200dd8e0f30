import { expect, test } from 'vitest';
import type { AnyRetelling, Seated } from '$lib/games/game';
import { show } from '$lib/testing/show';
import Controls from './Controls.svelte';

const seats: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: false },
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
];

test('lines have the colours of the pieces, which are known at the end', async () => {
  const plot = {
    label: { key: 'senet-plot', args: {} },
    read: () => [0, 1],
    colour: (view: string[], seat: number) => view[seat] ?? null,
  };
  const steps = [{ view: [] }, { view: ['crimson', 'teal'] }];
  const reel = { at: 0, last: 1, running: false, speed: 1, steps };
  const retelling = { plot } as unknown as AnyRetelling;
  const given = { reel, seats, retelling, moments: [], text: '' };
  await show(Controls, given as never);
  const drawn = [...document.querySelectorAll<SVGElement>('.drawn')].map((line) =>
    line.style.getPropertyValue('--colour'),
  );
  expect(drawn).toEqual(expect.arrayContaining(['crimson', 'teal']));
});
