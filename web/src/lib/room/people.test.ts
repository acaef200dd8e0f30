import { expect, test } from 'vitest';
import type { Room, RoomSummary } from '$lib/api/types';
import { I18n } from '$lib/i18n/i18n.svelte';
import { botName, seatedAt, titleOf } from './people';

test('a bot has one name at a table, whoever reads it', async () => {
  const names = ({ t }: I18n) => [0, 1, 2, 3, 4, 5, 6].map((seat) => botName(seat, t));
  const english = names(await I18n.load('en'));
  expect(names(await I18n.load('it'))).toEqual(english);
  expect(new Set(english).size).toBe(7);
});

test('a game in a list says with whom it is played', async () => {
  const someone = { you: false, name: null, bot: null, puppet: null };
  const room = {
    game: 'hanabi',
    seats: [
      { ...someone, you: true, name: 'Marta' },
      { ...someone, bot: 'plain' },
      { ...someone, name: 'Luca' },
      someone,
    ],
  } as unknown as RoomSummary;
  expect(titleOf(room, await I18n.load('en'))).toBe('Hanabi with Molletta and Luca');
  expect(titleOf({ ...room, seats: room.seats.slice(0, 1) }, await I18n.load('it'))).toBe('Hanabi');
});

test('over days nobody is missed for being away', async () => {
  const { t } = await I18n.load('it');
  const player = { type: 'person', name: 'Luca', puppet: 'owl', present: false, stand_in: null };
  const away = (tempo: Room['tempo'], removed = false) =>
    seatedAt(
      {
        seats: [{ seat: 0, player: { ...player, removed }, you: false }],
        tempo,
      } as unknown as Room,
      t,
    )[0]?.away;
  expect(away('sitting', true)).toBe(false);
  expect([away('sitting'), away('minutes-2'), away('days-1'), away('days')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
