// A whole game, read back: how far each seat was on its way, the turning points, and what one may
// like to remember of it. Everything is counted from what the log tells.
import type { Key } from '$lib/i18n/keys';
import { say } from '$lib/i18n/written';
import type { Fact, KeyMoment, Plot, Step } from '../game';
import { colourOf, PAINTS, PIECES, X, type EventView, type Legal, type View } from './types';

/** Off the board counts as one square past the last. */
const END = 31;
/** A swap this long turns a race round. */
const LONG_SWAP = 4;

type Names = 'swaps' | 'falls' | 'crosses' | 'waits';
type Tally = Record<Names, [number, number]>;

export const plot: Plot<View> = {
  label: say('senet-plot'),
  read: ({ board, off }) =>
    [0, 1].map((seat) => {
      const squares = board.map((owner, i) => (owner === seat ? i + 1 : 0));
      const covered = squares.reduce((sum, square) => sum + square, (off[seat] ?? 0) * END);
      return covered / (PIECES * END);
    }),
  colour: (view, seat) => PAINTS[colourOf(view, seat)].fill,
};

export function keyMoment(events: EventView[]): KeyMoment | null {
  const first = <Type extends EventView['type']>(...types: Type[]) =>
    events.find((event): event is Extract<EventView, { type: Type }> =>
      types.some((type) => type === event.type),
    );
  const out = first('left', 'freed');
  if (out) return { icon: 'sun', label: say('senet-moment-off'), seat: out.seat };
  const fallen = first('fell', 'trapped');
  if (fallen) return { icon: 'waves', label: say('senet-moment-fall'), seat: fallen.seat };
  const walled = first('walled');
  if (walled) return { icon: 'brick-wall', label: say('senet-moment-wall'), seat: 1 - walled.seat };
  const swap = first('swapped');
  if (swap && swap.to - swap.from >= LONG_SWAP)
    return { icon: 'arrow-right-left', label: say('senet-moment-swap'), seat: swap.seat };
  return null;
}

/** The seat with more of something, if anybody has at least `least`; in a tie, nobody. */
function leader([a, b]: [number, number], least: number): number | null {
  if (a === b || Math.max(a, b) < least) return null;
  return a > b ? 0 : 1;
}

/** How often each seat did what, and the longest row of throws in one turn. */
function count(events: EventView[]): Tally & { streaks: [number, number] } {
  const tally: Tally = { swaps: [0, 0], falls: [0, 0], crosses: [0, 0], waits: [0, 0] };
  const streaks: [number, number] = [0, 0];
  // Turns alternate, so a row of throws lasts until the other seat throws.
  let row = { seat: -1, length: 0 };
  const add = (name: Names, seat: number) => (tally[name][seat] = (tally[name][seat] ?? 0) + 1);
  for (const event of events) {
    if (event.type === 'swapped') add('swaps', event.seat);
    if (event.type === 'fell' || event.type === 'trapped') add('falls', event.seat);
    if (event.type === 'waits' || event.type === 'too-late') add('waits', event.seat);
    if (event.type === 'thrown') {
      if (event.throw === X) add('crosses', event.seat);
      row = { seat: event.seat, length: row.seat === event.seat ? row.length + 1 : 1 };
      streaks[event.seat] = Math.max(streaks[event.seat] ?? 0, row.length);
    }
  }
  return { ...tally, streaks };
}

export function facts(steps: Step<View, Legal, EventView>[]): Fact[] {
  const events = steps.flatMap((step) => step.events.map(({ event }) => event));
  const { swaps, falls, crosses, waits, streaks } = count(events);
  const found: (Fact | null)[] = [
    most('senet-fact-swaps', 'arrow-right-left', swaps, 2),
    most('senet-fact-streak', 'dices', streaks, 3),
    most('senet-fact-falls', 'waves', falls, 1),
    most('senet-fact-waits', 'clock', waits, 2),
    most('senet-fact-crosses', 'x', crosses, 3),
  ];
  const turns = steps.at(-1)?.turn ?? 0;
  const whole: Fact = {
    icon: 'history',
    seat: null,
    say: say('senet-fact-turns', { count: turns }),
  };
  return [...found.filter((fact) => fact !== null).slice(0, 3), whole];
}

function most(key: Key, icon: Fact['icon'], counts: [number, number], least: number): Fact | null {
  const seat = leader(counts, least);
  if (seat === null) return null;
  return { icon, seat, say: say(key, { name: { seat }, count: counts[seat] ?? 0 }) };
}
