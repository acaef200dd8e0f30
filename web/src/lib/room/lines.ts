// A game's steps as lines of its script.
import type { Seated } from '$lib/games/game';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { LogLine } from '$lib/ui/Log.svelte';

/** A step with its words, live or replayed; a saying without arguments may leave them out. */
export interface Spoken {
  step: number;
  events: { say: unknown }[];
  why?: unknown;
}

/** The seat that a line is about: the one its words name first. */
function seatOf({ args }: Saying): number | null {
  const named = args.seat;
  return typeof named === 'object' && 'seat' in named ? named.seat : null;
}

export function linesOf(
  steps: Spoken[],
  seats: Seated[],
  say: (saying: Saying) => string,
  quote: (words: string) => string,
): LogLine[] {
  return steps.flatMap(({ step, events, why }) => {
    const sayings = events.map((line) => line.say as Saying);
    const lines = sayings.map((saying): LogLine => {
      const who = seats[seatOf(saying) ?? -1];
      return { step, text: say(saying), puppet: who?.puppet, bot: who?.bot };
    });
    const last = lines.at(-1);
    if (why && last) lines.push({ ...last, text: quote(say(why as Saying)) });
    return lines;
  });
}
