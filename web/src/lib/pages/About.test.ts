import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import About from './About.svelte';

const button = (name: string) => screen.getByRole('button', { name });

test('deleting takes two taps, and says when it is done', async () => {
  const ondelete = vi.fn().mockResolvedValue(undefined);
  await show(About, { known: true, ondelete }, 'en');
  const user = userEvent.setup();
  await user.click(button('Delete my data'));
  expect(ondelete).not.toHaveBeenCalled();
  await user.click(button('Yes, delete everything'));
  expect(ondelete).toHaveBeenCalledOnce();
  expect(await screen.findByText('Done: nothing of you is left here.')).toBeTruthy();
});

test('the second tap can be a no', async () => {
  const ondelete = vi.fn();
  await show(About, { known: true, ondelete }, 'en');
  const user = userEvent.setup();
  await user.click(button('Delete my data'));
  await user.click(button('No, I’ll stay'));
  expect(button('Delete my data')).toBeTruthy();
  expect(ondelete).not.toHaveBeenCalled();
});

test('if it does not work, one may try again', async () => {
  const ondelete = vi.fn().mockRejectedValue(new Error('offline'));
  await show(About, { known: true, ondelete }, 'en');
  const user = userEvent.setup();
  await user.click(button('Delete my data'));
  await user.click(button('Yes, delete everything'));
  expect(await screen.findByRole('button', { name: 'Delete my data' })).toBeTruthy();
});

test('somebody who left nothing has nothing to delete', async () => {
  await show(About, { known: false, ondelete: vi.fn() }, 'en');
  expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull();
});
