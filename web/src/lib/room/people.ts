// Who sits where, in the words and puppets that tables and lists show.
import type { Room, RoomSummary, SeatState } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { ANIMALS, type PuppetName } from '$lib/ui/puppets';

type T = I18n['t'];

/** Bots have as many names as there are seats at the largest table. */
const BOTS = [1, 2, 3, 4, 5, 6, 7] as const;

export const isPuppet = (name: string): name is PuppetName =>
  (ANIMALS as readonly string[]).includes(name) || name === 'ghost';

/** Where nobody has chosen one. */
export const puppetAt = (seat: number): PuppetName => ANIMALS[seat % ANIMALS.length] ?? 'fox';

export const puppetOf = ({ seat, player }: SeatState): PuppetName =>
  player.type !== 'free' && isPuppet(player.puppet) ? player.puppet : puppetAt(seat);

/** Bots are called by their seat, and the same in every language. */
export const botName = (seat: number, t: T): string =>
  t(`room-bot-name-${BOTS[seat % BOTS.length] ?? 1}`);

export function nameOf({ seat, player }: SeatState, t: T): string {
  switch (player.type) {
    case 'free':
      return t('room-seat-free');
    case 'bot':
      return botName(seat, t);
    case 'person':
      return player.name || t('room-gone');
  }
}

/** Those at a table; over days nobody is missed, nor ever whoever was removed. */
export const seatedAt = ({ seats, tempo }: Room, t: T): Seated[] =>
  seats.map((state) => ({
    name: nameOf(state, t),
    puppet: puppetOf(state),
    bot: state.player.type === 'bot' || (state.player.type === 'person' && !!state.player.stand_in),
    mine: state.you,
    away:
      state.player.type === 'person' &&
      !state.player.present &&
      !state.player.removed &&
      !tempo.startsWith('days'),
  }));

/** A game in a list: what is played, and with whom. */
export function titleOf(room: RoomSummary, { t, word, lang }: I18n): string {
  const game = word(`${room.game}-name`);
  const others = room.seats.flatMap(({ you, name, bot }, seat) => {
    if (you || !(name || bot)) return [];
    return [name || botName(seat, t)];
  });
  const names = new Intl.ListFormat(lang).format(others);
  return names ? t('home-resume-with', { game, names }) : game;
}
