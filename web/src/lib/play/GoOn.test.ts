// At the pace of taps: what says that the table waits, and how it goes on.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Step, Table } from '$lib/api/types';
import { show } from '$lib/testing/show';
import GoOn from './GoOn.svelte';
import { Playback } from './playback.svelte';

const now = (step: number) =>
  ({
    seat: 0,
    step,
    turn: step,
    view: { at: step },
    legal: {},
    to_act: [0],
    outcome: null,
  }) as Omit<Step, 'events' | 'by' | 'at_once' | 'why'>;
const step = (number: number): Step => ({
  ...now(number),
  by: 1,
  at_once: false,
  why: null,
  events: [{ event: {}, say: { key: 'did', args: {} }, differs: [], fades: false }],
});

async function waiting() {
  const playback = new Playback();
  playback.show({ pace: () => 'tap', words: () => '', big: () => false });
  playback.stand({ ...now(1), fixed: null, history: [] } as Table);
  await show(GoOn, { playback });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  playback.tell(step(2));
  playback.tell(step(3));
  const button = await screen.findByRole('button', { name: 'Avanti' }, { timeout: 5000 });
  return { playback, button };
}

test('the table says that it waits, and goes on turn by turn', async () => {
  const { playback, button } = await waiting();
  expect(button.hasAttribute('data-gold')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Il tavolo aspetta che tu vada avanti.');
  expect(playback.position?.step).toBe(1);
  await userEvent.click(button);
  const next = await screen.findByRole('button', { name: 'Avanti' }, { timeout: 5000 });
  expect(playback.position?.step).toBe(2);
  await userEvent.click(next);
  expect(playback.position?.step).toBe(3);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
