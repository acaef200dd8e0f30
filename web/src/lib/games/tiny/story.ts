// A whole game, read back.
import { say } from '$lib/i18n/written';
import type { Fact, KeyMoment, Plot, Step } from '../game';
import type { EventView, Legal, View } from './tiny.svelte';

/** Who took how much of what could be taken. */
const share = ({ taken, hands }: View): number[] => {
  const left = Math.max(...hands.map((hand) => hand.length));
  const all = taken.reduce((sum, rounds) => sum + rounds, left);
  return taken.map((rounds) => rounds / all);
};

export const facts = (steps: Step<View, Legal, EventView>[]): Fact[] =>
  (steps.at(-1)?.view.taken ?? []).map((rounds, seat) => ({
    icon: 'check',
    seat,
    say: say('tiny-fact-rounds', { name: { seat }, rounds }),
  }));

export const plot: Plot<View> = { label: say('tiny-plot'), read: share };

export function keyMoment(events: EventView[]): KeyMoment | null {
  const took = events.find((event) => event.type === 'took');
  return took ? { icon: 'check', label: say('tiny-moment-took'), seat: took.seat } : null;
}
