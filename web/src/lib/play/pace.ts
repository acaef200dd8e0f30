// How long a thing stands before the next one: as long as it takes to read it.
import { recall, remember } from '$lib/remember';

/** Chosen by each person: `tap` waits for a tap after every turn of the others. */
export const PACES = ['calm', 'brisk', 'instant', 'tap'] as const;
export type Pace = (typeof PACES)[number];

const BEGIN_MS = 300;
const LETTER_MS = 55;
const LEAST_MS = 1200;
/** What is big (a fall, an exit, an information for you) stays longer. */
const BIG_MS = 600;
/** After the last move the table is held before the curtain falls. */
export const END_MS = 1500;
/** Whoever is further behind than this stands on the newest position. */
export const FAR = { moments: 40, ms: 120_000, tv: 10_000 } as const;

/** How long a sentence stands, in milliseconds. */
export function readingTime(pace: Pace, letters: number, big = false): number {
  const calm = Math.max(LEAST_MS, BEGIN_MS + LETTER_MS * letters) + (big ? BIG_MS : 0);
  return pace === 'instant' ? 0 : pace === 'brisk' ? calm / 2 : calm;
}

export const ownPace = (): Pace => PACES.find((pace) => pace === recall('pace')) ?? 'calm';
export const choosePace = (pace: Pace): void => remember('pace', pace);

/** Where a clock runs so short, nobody waits long for what the others did: they have less time themselves. */
const SHORT_S = 3600;
/** The pace at a table: a person's own, but never slow where a clock of minutes runs. */
export const paceUnder = (clock: { seconds: number } | null): Pace => {
  const own = ownPace();
  return clock && clock.seconds < SHORT_S && own !== 'instant' ? 'brisk' : own;
};
