import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import type { LobbyActions, LobbyRoom, LobbySeat } from './lobby';
import Lobby from './Lobby.svelte';

const someone: LobbySeat = {
  seat: 0,
  name: 'Marta',
  puppet: 'fox',
  bot: null,
  mine: false,
  host: false,
  present: true,
};
const marta = { ...someone, mine: true, host: true };
const nonna = { ...someone, seat: 1, name: 'Nonna', puppet: 'owl' as const };

const room: LobbyRoom = {
  game: 'senet',
  seats: 2,
  least: 2,
  seated: [marta, nonna],
  levels: ['easy', 'medium', 'hard'],
  usual: 'hard',
  options: [
    { name: 'first', type: 'seat', value: null, volunteers: true, advanced: false },
    { name: 'hints', type: 'switch', value: true, advanced: false },
    { name: 'exit', type: 'choice', choices: ['exact', 'ra'], value: 'exact', advanced: true },
  ],
  invite: { code: 'K7TR', host: 'ludoteca.example', link: 'https://ludoteca.example/K7TR', qr: '' },
  hosting: true,
  tempo: 'sitting',
  clocked: false,
};

async function enter(change: Partial<LobbyRoom> = {}) {
  const act = {
    onoption: vi.fn(),
    ontempo: vi.fn(),
    onbot: vi.fn(),
    onlevel: vi.fn(),
    onfree: vi.fn(),
    onname: vi.fn(),
    onsit: vi.fn(),
    onguest: vi.fn(),
    onstart: vi.fn(),
    onrules: vi.fn(),
    ontv: vi.fn(),
    onmenu: vi.fn(),
  } satisfies LobbyActions;
  await show(Lobby, { room: { ...room, ...change }, ...act }, 'en');
  return { act, user: userEvent.setup() };
}

const start = () => screen.getByRole('button', { name: 'Curtain up' });

describe('the curtain', () => {
  test('rises when enough people sit', async () => {
    const { act, user } = await enter();
    await user.click(start());
    expect(act.onstart).toHaveBeenCalledOnce();
  });

  test('does not before, and says why', async () => {
    const { act, user } = await enter({ seated: [marta] });
    expect(screen.getByText('One more is needed.')).toBeTruthy();
    await user.click(start());
    expect(act.onstart).not.toHaveBeenCalled();
    expect(screen.getByText('One more person is needed, or a bot.')).toBeTruthy();
  });

  test('only the host is told of bots, who alone can add one', async () => {
    await enter({ hosting: false, seated: [marta] });
    expect(screen.getByText('Send the link to anyone.')).toBeTruthy();
    expect(screen.queryByText(/a bot/)).toBeNull();
  });

  test('is the host’s to raise', async () => {
    await enter({ hosting: false });
    expect(screen.queryByRole('button', { name: 'Curtain up' })).toBeNull();
    expect(screen.getByText(/Marta raises the curtain/)).toBeTruthy();
  });
});

describe('seats', () => {
  test('a free one takes the usual bot', async () => {
    const { act, user } = await enter({ seated: [marta] });
    await user.click(screen.getByRole('button', { name: 'Add a bot' }));
    expect(act.onbot).toHaveBeenCalledExactlyOnceWith('hard');
  });

  test('the host chooses how good a bot is, and frees its seat', async () => {
    const bot = { ...someone, seat: 1, name: 'Tic-Tac', bot: 'easy' };
    const { act, user } = await enter({ seated: [marta, bot] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'How Tic-Tac plays' }), 'Expert');
    expect(act.onlevel).toHaveBeenCalledExactlyOnceWith(1, 'hard');
    await user.click(screen.getByRole('button', { name: 'Free Tic-Tac’s seat' }));
    expect(act.onfree).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('a partner with habits leads to the page about them, others do not', async () => {
    const habits = { ...someone, seat: 1, name: 'Tic-Tac', bot: 'companion' };
    const plain = { ...someone, seat: 2, name: 'Molletta', bot: 'plain' };
    await enter({ game: 'hanabi', seats: 3, seated: [marta, habits, plain], options: [] });
    const link = screen.getByRole('link', { name: 'How Tic-Tac reads you' });
    expect(link.getAttribute('href')).toBe('/rules/hanabi/companion');
    expect(screen.queryByRole('link', { name: 'How Molletta reads you' })).toBeNull();
  });

  test('somebody who only watches can sit down', async () => {
    const { act, user } = await enter({ hosting: false, seated: [{ ...marta, mine: false }] });
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(act.onsit).toHaveBeenCalledOnce();
  });

  test('another person can play on this device', async () => {
    const { act, user } = await enter({ seated: [marta] });
    await user.click(screen.getByRole('button', { name: 'More of us on this device' }));
    await user.type(
      await screen.findByRole('textbox', { name: 'Name of who plays with you' }),
      'Luca',
    );
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(act.onguest).toHaveBeenCalledExactlyOnceWith('Luca');
  });
});

describe('people on one device', () => {
  const second = { ...nonna, name: 'Player 2', mine: true, host: true };

  test('are named by typing', async () => {
    const { act, user } = await enter({ seated: [marta, second] });
    await user.click(screen.getByRole('button', { name: 'Change the name of Player 2' }));
    await screen.findByRole('textbox', { name: 'Name of who plays here' });
    // What stood there is selected: whoever types replaces it.
    await user.keyboard('Nonna Pina{Enter}');
    expect(act.onname).toHaveBeenCalledExactlyOnceWith(1, 'Nonna Pina');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change the name of Marta' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(act.onname).toHaveBeenCalledOnce();
  });

  test('can go again, but for whoever opened the room', async () => {
    const { act, user } = await enter({ seated: [marta, second] });
    expect(screen.queryByRole('button', { name: 'Free Marta’s seat' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Free Player 2’s seat' }));
    expect(act.onfree).toHaveBeenCalledExactlyOnceWith(1);
  });

  test('somebody else’s name is theirs', async () => {
    await enter();
    expect(screen.queryByRole('button', { name: 'Change the name of Nonna' })).toBeNull();
  });
});

describe('options', () => {
  const options = () => within(screen.getByRole('region', { name: 'How we play' }));

  test('a seat, a switch and a choice answer with their own values', async () => {
    const { act, user } = await enter();
    await user.click(options().getByText('Nonna'));
    await user.click(options().getByRole('switch', { name: 'Hints' }));
    await user.click(options().getByText('More options'));
    await user.click(options().getByRole('radio', { name: 'Only from Ra' }));
    expect(act.onoption.mock.calls).toEqual([
      ['first', 1],
      ['hints', false],
      ['exit', 'ra'],
    ]);
  });

  test('everybody sees them, only the host changes them', async () => {
    const { act, user } = await enter({ hosting: false });
    expect(options().getByRole('switch', { name: 'Hints' }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await user.click(options().getByRole('switch', { name: 'Hints' }));
    await user.click(options().getByText('Nonna'));
    expect(act.onoption).not.toHaveBeenCalled();
  });

  test('while nobody is named, anybody may come forward', async () => {
    const { act, user } = await enter({ hosting: false });
    await user.click(options().getByRole('button', { name: 'I’ll do it' }));
    expect(act.onoption).toHaveBeenCalledExactlyOnceWith('first', 0);
  });
});

test('the invitation shows the code and copies the link', async () => {
  const { user } = await enter();
  const invite = within(screen.getByRole('region', { name: 'Send the link' }));
  expect(invite.getByText('K7TR')).toBeTruthy();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await user.click(invite.getByRole('button', { name: 'Copy the link' }));
  expect(copied).toEqual(['https://ludoteca.example/K7TR']);
});
