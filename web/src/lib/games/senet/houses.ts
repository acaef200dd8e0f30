// The six houses: their colour, their sign (a stroke drawing on a 24 × 24 grid) and whether
// whoever stands there is safe (N23).

import type { View } from './types';

export interface House {
  tint: string;
  /** Stroked outlines. */
  lines: string;
  /** Parts of the sign that are filled: the eye's pupil, the sun's disc. */
  disc?: { x: number; y: number; r: number };
  safe: boolean;
}

const HOUSES: Record<number, House> = {
  15: {
    tint: '#4FA79A',
    lines: 'M12 22V11M6.5 13.5h11M12 11c-4.5-3-4.5-9 0-9s4.5 6 0 9Z',
    safe: true,
  },
  26: {
    tint: '#7FA34A',
    lines:
      'M12 22V12M12 12C7 12 4 9 4 5c3 0 5 1 6 3 0-3 1-5 2-6 1 1 2 3 2 6 1-2 3-3 6-3 0 4-3 7-8 7ZM7 19c1.5-2.5 3-3 5-3s3.5.5 5 3',
    safe: true,
  },
  27: {
    tint: '#3F77B8',
    lines:
      'M2 5l3.3 3L8.7 5 12 8l3.3-3 3.4 3L22 5M2 11l3.3 3 3.4-3L12 14l3.3-3 3.4 3 3.3-3M2 17l3.3 3 3.4-3L12 20l3.3-3 3.4 3 3.3-3',
    safe: false,
  },
  28: {
    tint: '#C98A2C',
    lines:
      'M6 22V10C4 8 4 4 6 2c2 2 2 6 0 8M12 22V10c-2-2-2-6 0-8 2 2 2 6 0 8M18 22V10c-2-2-2-6 0-8 2 2 2 6 0 8',
    safe: true,
  },
  29: {
    tint: '#B4583A',
    lines:
      'M2 10c4-5 14-6 20-1M2.5 12C7 7.5 16 7.5 21 11.5 16 16 8 16 2.5 12ZM9 16v6M13 15.5c1 4 4 5.5 7 4.5 1-2-1-3-2.5-2',
    disc: { x: 11.5, y: 11.7, r: 2.6 },
    safe: true,
  },
  30: {
    tint: '#E0A92F',
    lines:
      'M12 1.5V4M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8',
    disc: { x: 12, y: 12, r: 5.2 },
    safe: true,
  },
};

export const HOUSE_SQUARES = [15, 26, 27, 28, 29, 30] as const;

/** What a square can tell about itself: a house, or the wall that its piece stands in. */
export type Help = 'house' | 'wall-two' | 'wall-three';

export function helpOn({ walls }: Pick<View, 'walls'>, square: number): Help | null {
  if (houseOn(square)) return 'house';
  const wall = walls.find(({ from, length }) => square >= from && square < from + length);
  return wall ? (wall.length >= 3 ? 'wall-three' : 'wall-two') : null;
}

export const houseOn = (square: number): House | null => HOUSES[square] ?? null;
