// When something was, in words and in the hours of this device: “yesterday, at 18:40”.
import type { I18n } from '$lib/i18n/i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The number of the day on which it is here. */
function dayOf(at: number): number {
  const there = new Date(at);
  return Math.round(Date.UTC(there.getFullYear(), there.getMonth(), there.getDate()) / DAY);
}

/** How long ago: minutes, hours of the same day, days of the calendar, or a date. */
function ago(at: number, now: number, locale: string): string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = dayOf(now) - dayOf(at);
  if (days > 6) return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
  if (days > 0) return relative.format(-days, 'day');
  const past = Math.max(0, now - at);
  if (past < MINUTE) return relative.format(0, 'second');
  return past < HOUR
    ? relative.format(-Math.floor(past / MINUTE), 'minute')
    : relative.format(-Math.floor(past / HOUR), 'hour');
}

export function whenOf(at: number, now: number, locale: string, t: I18n['t']): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  return t('tables-when', { ago: ago(at, now, locale), time });
}
