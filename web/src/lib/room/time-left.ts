// How the time that is left is written: minutes and seconds, hours and minutes, or days and hours.
import type { Args } from '$lib/i18n/i18n.svelte';
import type { Key } from '$lib/i18n/keys';

/** From here on it is pressing. */
export const SOON_S = 20;

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Whether a clock is for one sitting: nobody dawdles before it. */
export const isShort = (seconds: number): boolean => seconds < HOUR_S;

/** How long it is where days are counted, by their names; null where they are not. */
export function daysFace(left: number, locale: string): string | null {
  if (left < DAY_S) return null;
  const of = (count: number, unit: 'day' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const [days, hours] = [Math.floor(left / DAY_S), Math.floor((left % DAY_S) / HOUR_S)];
  const parts = hours > 0 ? [of(days, 'day'), of(hours, 'hour')] : [of(days, 'day')];
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}

export function clockFace(left: number): { key: Key; args: Args } {
  if (left >= HOUR_S) {
    const minutes = Math.floor(left / 60);
    return {
      key: 'room-time-hours',
      args: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
    };
  }
  const seconds = String(left % 60).padStart(2, '0');
  return { key: 'room-time-minutes', args: { minutes: Math.floor(left / 60), seconds } };
}
