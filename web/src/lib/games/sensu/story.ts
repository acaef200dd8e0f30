// A whole game, read back: how many sticks each seat had, the turning points, and what one may like
// to remember of it. Everything is counted from what the log tells.
import type { Key } from '$lib/i18n/keys';
import { say } from '$lib/i18n/written';
import type { Fact, KeyMoment, Plot, Step } from '../game';
import { FULL, isSolo, MOST, type EventView, type Fixed, type Legal, type View } from './types';

const sticksOf = (view: View): number[] =>
  view.players.map(({ fans }) => fans.reduce((sum, { sticks }) => sum + sticks, 0));

export const plot: Plot<View> = {
  label: say('sensu-plot'),
  read: (view) =>
    view.score === null
      ? sticksOf(view).map((sticks) => sticks / (3 * FULL))
      : [Math.min(1, view.score / MOST)],
  // Sticks, and alone the levels.
  marks: (view, fixed) =>
    isSolo(view)
      ? (fixed as Fixed).levels.map((from, i) => ({
          at: from / MOST,
          label: say('sensu-plot-level', { count: from, level: { key: `sensu-level-${i + 2}` } }),
        }))
      : [FULL, 2 * FULL].map((count) => ({
          at: count / (3 * FULL),
          label: say('sensu-plot-sticks', { count }),
        })),
};

export function keyMoment(events: EventView[]): KeyMoment | null {
  const first = <Type extends EventView['type']>(...types: Type[]) =>
    events.find((event): event is Extract<EventView, { type: Type }> =>
      types.some((type) => type === event.type),
    );
  const closed = first('closed');
  if (closed) return { icon: 'check', label: say('sensu-moment-closed'), seat: closed.seat };
  const fired = first('fired');
  if (fired && !fired.lost)
    return { icon: 'sun', label: say(`sensu-power-${fired.power}`), seat: fired.seat };
  const played = first('played');
  if (played?.pair && played.trio)
    return { icon: 'theater', label: say('sensu-moment-both'), seat: played.seat };
  return null;
}

/** How often each seat did something. */
function tally(events: EventView[], seats: number, of: (event: EventView) => number | null) {
  const counts = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    const seat = of(event);
    if (seat !== null) counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
}

/** The seat with more of something than anybody else, if it has at least `least`. */
function most(key: Key, icon: Fact['icon'], counts: number[], least: number): Fact | null {
  const best = Math.max(...counts);
  const seat = counts.indexOf(best);
  if (best < least || counts.lastIndexOf(best) !== seat) return null;
  return { icon, seat, say: say(key, { name: { seat }, count: best }) };
}

export function facts(steps: Step<View, Legal, EventView>[]): Fact[] {
  const events = steps.flatMap((step) => step.events.map(({ event }) => event));
  const last = steps.at(-1)?.view;
  const seats = last?.players.length ?? 0;
  const count = (of: (event: EventView) => number | null) => tally(events, seats, of);
  const found: (Fact | null)[] = [
    most(
      'sensu-fact-both',
      'theater',
      count((e) => (e.type === 'played' && e.pair && e.trio ? e.seat : null)),
      1,
    ),
    most(
      'sensu-fact-twenties',
      'check',
      count((e) => (e.type === 'played' ? e.seat : null)),
      2,
    ),
    most(
      'sensu-fact-powers',
      'sun',
      count((e) => (e.type === 'fired' && !e.lost ? e.seat : null)),
      1,
    ),
    most(
      'sensu-fact-lost',
      'waves',
      count((e) => (e.type === 'removed' ? e.seat : null)),
      1,
    ),
    most(
      'sensu-fact-taken',
      'hand',
      count((e) => (e.type === 'took' && e.from !== e.seat ? e.seat : null)),
      2,
    ),
  ];
  const whole: Fact = {
    icon: 'history',
    seat: null,
    say: say('sensu-fact-turns', { count: steps.at(-1)?.turn ?? 0 }),
  };
  const told = last && isSolo(last) ? found.slice(0, 2) : found;
  return [...told.filter((fact) => fact !== null).slice(0, 3), whole];
}
