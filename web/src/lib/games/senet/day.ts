// How a game of the day is told in small pictures: the pieces of both sides, which have arrived or not.
import { PIECES, type View } from './types';

export const pictures = ({ off }: Pick<View, 'off'>, seat: number): string =>
  [seat, 1 - seat]
    .map((side) => '☀️'.repeat(off[side] ?? 0) + '🌊'.repeat(PIECES - (off[side] ?? 0)))
    .join(' 🆚 ');
