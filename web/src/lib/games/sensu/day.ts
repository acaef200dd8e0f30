// How a game of the day is told in small pictures: the three fans, two sticks a square.
import { FULL, type View } from './types';

const SQUARES = { 'gun-sen': '🟥', 'hi-ogi': '🟦', 'mai-ougi': '🟩' } as const;
const PAIRS = FULL / 2;

export const pictures = ({ players }: Pick<View, 'players'>, seat: number): string =>
  (players[seat]?.fans ?? [])
    .map(({ fan, sticks }) => {
      const full = Math.floor(sticks / 2);
      return SQUARES[fan].repeat(full) + '⬜'.repeat(PAIRS - full);
    })
    .join(' ');
