// The golden playthroughs of a rules crate, as somebody saw them who only watched: what all were told,
// and what all see.
import type { Step, Told } from '$lib/games/game';
import { put } from '$lib/play/moments';

export interface GoldenStep<View, EventView> {
  events: EventView[];
  /** The view that each of the events left. */
  then: View[];
  view: View;
}

const WATCHED = /\b(all|spectator)\b/;
/** What stands where a field is no longer there. */
const GONE = 'gone';

/** `board[3]`, `refused.squares[0].why`: the way to a place of the view. */
const wayTo = (place: string) =>
  [...place.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));

/** Each step lists who was told what, and what of the view is new to whom after it. */
export function playthrough<View, EventView>(text: string): GoldenStep<View, EventView>[] {
  let view: Record<string, unknown> = {};
  return text
    .split(/^step \d+: /m)
    .slice(1)
    .map((step) => {
      const events: EventView[] = [];
      const then: View[] = [];
      let watched = false;
      for (const line of step.split('\n')) {
        const [, whom = '', told] = /^ {2}(.*) told (.*)$/.exec(line) ?? [];
        if (told && WATCHED.test(whom)) {
          events.push(JSON.parse(told) as EventView);
          then.push(view as View);
        }
        const [, who] = /^ {2}(.*) sees?$/.exec(line) ?? [];
        if (who) watched = WATCHED.test(who);
        const [, place = '', is] = /^ {4}([\w.[\]]+): (.*)$/.exec(line) ?? [];
        if (!watched || is === undefined) continue;
        const at = wayTo(place);
        const [first = ''] = at;
        if (at.length > 1 && !(first in view)) view = { ...view, [first]: {} };
        const now = is === GONE ? undefined : JSON.parse(is);
        view = put(view, [{ at, is: now as never }]) as Record<string, unknown>;
        if (then.length > 0) then[then.length - 1] = view as View;
      }
      return { events, then, view: view as View };
    });
}

/** Whole games, each by the name of its file, told in words as the server does. */
export const goldenGames = <View extends { turn: number }, Legal, EventView>(
  files: Record<string, string>,
  tell: (event: EventView) => Told<EventView>,
  legal: Legal,
): [string, Step<View, Legal, EventView>[]][] =>
  Object.entries(files).map(([path, text]) => [
    path.split('/').at(-1) ?? path,
    playthrough<View, EventView>(text).map(({ events, view }, step) => ({
      step,
      turn: view.turn,
      events: events.map(tell),
      view,
      legal,
    })),
  ]);
