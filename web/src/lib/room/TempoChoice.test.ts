import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import type { Tempo } from './lobby';
import TempoChoice from './TempoChoice.svelte';

async function choose(tempo: Tempo, { clocked = false, readonly = false } = {}) {
  const onchange = vi.fn<(tempo: Tempo) => void>();
  await show(TempoChoice, { tempo, clocked, readonly, onchange }, 'en');
  await screen.findByRole('radiogroup', { name: 'How much time' });
  return { onchange, user: userEvent.setup() };
}
const turn = () => screen.queryByRole('radiogroup', { name: 'Time for a turn' });
const choice = (name: string) => screen.getByRole('radio', { name });

test('over days a turn takes two of them, unless somebody says how many', async () => {
  const { onchange, user } = await choose('sitting');
  await user.click(choice('Over days'));
  expect(onchange).toHaveBeenLastCalledWith('days-2');
});

test('the time for a turn is chosen and said', async () => {
  const { onchange, user } = await choose('days-1');
  expect(screen.getByText(/time stands still/).textContent).toContain('within a day');
  await user.click(choice('No limit'));
  expect(onchange).toHaveBeenLastCalledWith('days');
  await user.click(choice('At one sitting'));
  expect(onchange).toHaveBeenLastCalledWith('sitting');
});

test('a game with a clock of its own takes no other at one sitting', async () => {
  await choose('sitting', { clocked: true });
  expect(turn()).toBeNull();
});

test('others see it, and the host chooses', async () => {
  await choose('minutes-5', { readonly: true });
  expect(choice('5 minutes').hasAttribute('disabled')).toBe(true);
});
