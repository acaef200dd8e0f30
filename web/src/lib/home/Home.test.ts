import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import { formFor, type Playable } from './home';
import Home from './Home.svelte';

const senet: Playable = {
  id: 'senet',
  seats: [2, 2],
  minutes: 20,
  kind: 'duel',
  levels: ['easy', 'hard'],
  usual: 'easy',
};

async function enter(change: Record<string, unknown> = {}) {
  const act = {
    onplay: vi.fn(),
    oninvite: vi.fn(),
    onresume: vi.fn(),
    ondrop: vi.fn(),
    onway: vi.fn(),
    onhotseat: vi.fn(),
    ontv: vi.fn(),
    oncode: vi.fn(),
    onme: vi.fn(),
  };
  const me = { name: 'Marta', puppet: 'fox' as const };
  await show(Home, { games: [senet], me, ...act, ...change }, 'en');
  return { act, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('one tap plays, one tap invites', async () => {
  const { act, user } = await enter();
  await user.click(press('Play now: Senet'));
  expect(act.onplay).toHaveBeenCalledExactlyOnceWith('senet');
  await user.click(press('Invite someone to Senet'));
  expect(act.oninvite).toHaveBeenCalledExactlyOnceWith('senet');
});

test('every way to play is found from the stage', async () => {
  const sensu: Playable = { ...senet, id: 'sensu', seats: [1, 5], daily: true };
  const { act, user } = await enter({ games: [sensu] });
  await user.click(press('More ways to play Sensu'));
  await user.click(await screen.findByRole('radio', { name: '3' }));
  await user.click(screen.getByRole('radio', { name: /^Expert/ }));
  await user.click(press('Begin'));
  for (const name of ['Play alone', 'Practise', 'Same device'])
    await user.click(screen.getAllByRole('button', { name }).at(-1)!);
  expect(act.onway.mock.calls).toEqual([
    ['sensu', { type: 'bots', bots: 3, level: 'hard' }],
    ['sensu', { type: 'alone' }],
    ['sensu', { type: 'practice' }],
    ['sensu', { type: 'device' }],
  ]);
  const rules = screen.getByRole('link', { name: 'How to play, in two minutes' });
  expect(rules.getAttribute('href')).toBe('/rules/sensu');
});

test('who plays for two has nobody to play alone against', async () => {
  const { user } = await enter();
  await user.click(press('More ways to play Senet'));
  await screen.findByRole('radio', { name: /^Relaxed/ });
  expect(screen.queryByRole('button', { name: 'Play alone' })).toBeNull();
});

test('the fourth character of a code goes in', async () => {
  const { act, user } = await enter();
  const field = screen.getByRole('textbox', { name: 'Room code, four characters' });
  await user.type(field, 'k7tr');
  expect(act.oncode).toHaveBeenCalledExactlyOnceWith('K7TR');
});

test('the button without a whole code only leads to the field', async () => {
  const { act, user } = await enter();
  await user.click(press('Join'));
  expect(act.oncode).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Room code/ }));
});

test('says which character no code contains, until the next good one', async () => {
  const { user } = await enter();
  const field = screen.getByRole('textbox', { name: /Room code/ });
  await user.type(field, 'K0');
  expect(screen.getByText('Codes never contain 0.')).toBeTruthy();
  await user.type(field, '7');
  expect(screen.queryByText('Codes never contain 0.')).toBeNull();
});

test('a game that waits is taken up again, and so are the others', async () => {
  const resume = [
    { id: 'one', title: 'Senet with Nonna', text: 'Your turn', puppet: 'owl' },
    { id: 'two', title: 'Senet with Luca', text: 'Luca’s turn', puppet: 'dolphin' },
  ];
  const { act, user } = await enter({ resume });
  await user.click(await screen.findByRole('button', { name: 'Resume Senet with Nonna' }));
  await user.click(press('+1: one more game'));
  await user.click(press('Resume Senet with Luca'));
  expect(act.onresume.mock.calls).toEqual([['one'], ['two']]);
  await user.click(press('Throw away Senet with Luca'));
  expect(act.ondrop).toHaveBeenCalledExactlyOnceWith('two');
});

test('name and puppet can be changed', async () => {
  const { act, user } = await enter();
  await user.click(press('Marta: change name or puppet'));
  const name = screen.getByRole('textbox', { name: 'Your name' });
  await user.clear(name);
  await user.type(name, ' Nonna ');
  await user.click(screen.getByRole('radio', { name: 'owl' }));
  await user.click(press('That’s me'));
  expect(act.onme).toHaveBeenCalledExactlyOnceWith({ name: 'Nonna', puppet: 'owl' });
});

test.each([
  [true, 4, 'arch'],
  [true, 3, 'arch'],
  [true, 2, 'open-arch'],
  [true, 1, 'wide'],
  [false, 4, 'strip'],
  [false, 2, 'poster'],
  [false, 1, 'poster'],
] as const)('a roomy window (%s) with %i games shows them as %s', (roomy, games, form) => {
  expect(formFor(roomy, games)).toBe(form);
});
