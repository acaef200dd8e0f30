// How a game that is over is called.
import { say, type Written } from '$lib/i18n/written';
import { BEST, type View } from './types';

const BANDS = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
} as const satisfies Record<NonNullable<View['band']>, number>;

/** The band in our own words; a show that stopped has a name of its own. */
export function title({ band, end, points }: View): Written | null {
  if (band) return say(`hanabi-band-${BANDS[band]}-name`);
  if (!end) return null;
  return points === BEST ? say('hanabi-band-6-name') : say('hanabi-band-lost-name');
}
