import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Seated } from '$lib/games/game';
import { show } from '$lib/testing/show';
import ReplayMenu from './ReplayMenu.svelte';
import type { StoryMoment } from './story';

const seats: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: false },
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
];
const moments: StoryMoment[] = [
  { icon: 'waves', label: { key: 'senet-moment-fall', args: {} }, seat: 1, step: 12, turn: 5 },
  { icon: 'sun', label: { key: 'senet-moment-off', args: {} }, seat: 0, step: 40, turn: 17 },
];

test('has the link, the speeds and the key moments, and leads to them', async () => {
  const reel = { at: 40, speed: 1, go: vi.fn() };
  const onclose = vi.fn();
  const onvisit = vi.fn();
  const onreview = vi.fn();
  const onhere = vi.fn();
  const room = { id: 'abc', game: 'senet', commitment: '0c' };
  const said = { open: true, room, seed: null, parts: null, seats, moments, reel };
  const given = { ...said, onreview, onhere, onvisit, onclose };
  await show(ReplayMenu, given, 'en');
  const user = userEvent.setup();
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  await user.click(menu.getByRole('button', { name: 'What could have been' }));
  expect(onreview).toHaveBeenCalledOnce();
  await user.click(menu.getByRole('button', { name: 'From here' }));
  expect(onhere).toHaveBeenCalledOnce();
  await user.click(menu.getByRole('radio', { name: '2×' }));
  expect(reel.speed).toBe(2);
  const last = menu.getByRole('button', { name: 'Into the afterlife Marta · turn 17' });
  expect(last.getAttribute('aria-current')).toBe('step');
  await user.click(menu.getByRole('button', { name: 'Into the waters Nonna · turn 5' }));
  expect(reel.go).toHaveBeenCalledExactlyOnceWith(12);
  expect(onclose).toHaveBeenCalled();
  await user.click(menu.getByRole('button', { name: 'Back to the foyer' }));
  expect(onvisit).toHaveBeenCalledExactlyOnceWith({ page: 'home' });
});
