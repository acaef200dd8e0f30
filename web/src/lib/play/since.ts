// What happened since somebody's own last turn, one entry an event that was told.
import type { EventLine, PastStep } from '$lib/api/types';
import type { AnyGame } from '$lib/games/game';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { momentsOf, type Shown } from './moments';

export interface News {
  key: string;
  /** Who did it. */
  by: number | null;
  line: EventLine;
  shown: Shown;
  /** The view before it; null where that is not known. */
  before: unknown;
  /** Why a bot did it. */
  why: Saying | null;
  /** Meant for the reader. */
  meant: boolean;
}

/** The steps after the last turn of `seat`, or after its last decision where the game has no turns. */
function stepsSince(
  story: readonly PastStep[],
  seat: number,
  game: Pick<AnyGame, 'own'>,
): PastStep[] {
  const own = story.findLastIndex(
    ({ by, at_once, events }) =>
      by === seat && (!at_once || events.some(({ event }) => game.own?.(event, seat))),
  );
  return story.slice(own + 1);
}

/** What the others did since then, what is meant for the reader first; what is no turn, and what is
 * said once, stands nowhere. */
export function sinceTurn(
  story: readonly PastStep[],
  seat: number,
  game: Pick<AnyGame, 'meant' | 'minor' | 'own'>,
): News[] {
  const steps = stepsSince(story, seat, game).filter(({ by, at_once }) => by !== null && !at_once);
  let before: unknown = story.at(-steps.length - 1)?.view ?? null;
  const news = steps.flatMap((step) => {
    const moments = momentsOf(step);
    const first = moments.findIndex(({ line }) => !game.minor?.(line.event, seat));
    return moments.flatMap((shown, index): News[] => {
      const entry = {
        key: `${step.step}-${index}`,
        by: step.by,
        line: shown.line,
        shown,
        before,
        why: index === first ? step.why : null,
        meant: game.meant?.(shown.line.event, seat) ?? false,
      };
      before = shown.view;
      const silent = shown.line.fades || game.minor?.(shown.line.event, seat);
      return silent ? [] : [entry];
    });
  });
  return [...news.filter(({ meant }) => meant), ...news.filter(({ meant }) => !meant)];
}
