// The deal of the day: the same for everybody on this server, from midnight to midnight UTC.
import type { I18n } from '$lib/i18n/i18n.svelte';
import { unmarked } from '$lib/i18n/rich';
import { localeOf } from '$lib/i18n/languages';

/** A result in one line, to be sent to somebody. */
export const shareText = (game: string, score: string | number, title: string): string =>
  [game, `${score}`, title].join(' · ');

/** What a game says of its day, in its folder's `day.ts`. */
export interface OfDay {
  /** How it ended for this seat, in small pictures that tell nothing of the deal. */
  pictures(view: unknown, seat: number): string;
}

const games = import.meta.glob<OfDay>('../games/*/day.ts');

/** A date of UTC as people write it. */
export const dateOf = (
  date: string,
  lang: I18n['lang'],
  dateStyle: 'full' | 'long' = 'full',
): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle, timeZone: 'UTC' }).format(Date.parse(date));

/** A midnight of UTC, as the clock on the wall here tells it. */
export function localTime(at: number, lang: I18n['lang'], timeZone?: string) {
  const part = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(lang), { ...format, timeZone }).format(at);
  return { day: part({ weekday: 'long' }), time: part({ timeStyle: 'short' }) };
}

/** How somebody did on a day: what it was, small pictures, and the score if it counts. */
export async function dayText(
  { game, date, score, seat }: { game: string; date: string; score: number | null; seat: number },
  view: unknown,
  i18n: I18n,
): Promise<string> {
  const [of] = await Promise.all([games[`../games/${game}/day.ts`]?.(), i18n.learn(game, 'day')]);
  const lines = [
    `${i18n.word(`${game}-name`)} · ${dateOf(date, i18n.lang, 'long')}`,
    of?.pictures(view, seat) ?? '',
    score === null ? '' : unmarked(i18n.word(`${game}-day-score`, { score })),
  ];
  return lines.filter(Boolean).join('\n');
}

export interface Bar {
  score: number;
  games: number;
  /** How tall it is, from 0 to 1. */
  share: number;
}

/** How often each score was reached, with nothing left out between the lowest and the highest. */
export function barsOf(scores: readonly { score: number; games: number }[]): Bar[] {
  const [first, last] = [scores[0], scores.at(-1)];
  if (!first || !last) return [];
  const most = Math.max(...scores.map(({ games }) => games));
  return Array.from({ length: last.score - first.score + 1 }, (_, i) => {
    const score = first.score + i;
    const games = scores.find((one) => one.score === score)?.games ?? 0;
    return { score, games, share: games / most };
  });
}
