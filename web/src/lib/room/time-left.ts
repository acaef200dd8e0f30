// How the time that is left is written: minutes and seconds, or hours and minutes when it is long.
import type { Args } from '$lib/i18n/i18n.svelte';
import type { Key } from '$lib/i18n/keys';

/** From here on it is pressing. */
export const SOON_S = 20;

const HOUR_S = 3600;

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
