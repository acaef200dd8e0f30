// Who sits where, in the words and puppets that tables and lists show.
import type { SeatState } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { ANIMALS, type PuppetName } from '$lib/ui/puppets';

type T = (key: string, args?: Record<string, string | number>) => string;

export const isPuppet = (name: string): name is PuppetName =>
  (ANIMALS as readonly string[]).includes(name) || name === 'ghost';

export const puppetOf = ({ seat, player }: SeatState): PuppetName =>
  player.type !== 'free' && isPuppet(player.puppet)
    ? player.puppet
    : (ANIMALS[seat % ANIMALS.length] ?? 'fox');

export function nameOf({ seat, player }: SeatState, t: T): string {
  switch (player.type) {
    case 'free':
      return t('room-seat-free');
    case 'bot':
      return t(`room-bot-name-${(seat % 7) + 1}`);
    case 'person':
      return player.name || t('room-gone');
  }
}

export const seatedOf = (state: SeatState, t: T): Seated => ({
  name: nameOf(state, t),
  puppet: puppetOf(state),
  bot: state.player.type === 'bot' || (state.player.type === 'person' && !!state.player.stand_in),
  mine: state.you,
  away: state.player.type === 'person' && !state.player.present,
});
