// The rules are a page of their own, and one comes back from it by key too.
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import RulesPage from './RulesPage.svelte';

vi.setConfig({ testTimeout: 60_000 });

test('Escape leads back to where one came from', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  await show(RulesPage, { game: 'senet' });
  await userEvent.keyboard('a');
  expect(back).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(back).toHaveBeenCalledOnce();
});
