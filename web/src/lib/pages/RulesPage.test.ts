// The rules are a page of their own, and one comes back from it by key too.
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/svelte';
import { Session } from '$lib/room/session.svelte';
import { Router } from '$lib/router/router.svelte';
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

test('whoever comes from a table stays at it, and hears nothing that a seat may know', async () => {
  const before = vi.spyOn(Router.prototype, 'before', 'get');
  const heard: string[] = [];
  const wait = vi.spyOn(Session.prototype, 'wait').mockImplementation(function (this: Session) {
    heard.push(this.id);
  });
  const end = vi.spyOn(Session.prototype, 'end').mockImplementation(() => undefined);
  before.mockReturnValue({ page: 'home' });
  await show(RulesPage, { game: 'senet' });
  cleanup();
  expect(wait).not.toHaveBeenCalled();
  before.mockReturnValue({ page: 'room', id: 'abc' });
  await show(RulesPage, { game: 'senet' });
  expect(heard).toEqual(['abc']);
  expect(end).not.toHaveBeenCalled();
  cleanup();
  expect(end).toHaveBeenCalledOnce();
});
