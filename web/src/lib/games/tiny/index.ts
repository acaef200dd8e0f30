// Tiny, the game to copy, as the page knows it.
import { say } from '$lib/i18n/written';
import { gamePage, type Fact, type Step } from '../game';
import Apron from './Apron.svelte';
import Table from './Table.svelte';
import { noLegal, TinyPart, type EventView, type Legal, type View } from './tiny.svelte';

/** Who took how much of what could be taken. */
const share = ({ taken, hands }: View): number[] => {
  const left = Math.max(...hands.map((hand) => hand.length));
  const all = taken.reduce((sum, rounds) => sum + rounds, left);
  return taken.map((rounds) => rounds / all);
};

const facts = (steps: Step<View, Legal, EventView>[]): Fact[] =>
  (steps.at(-1)?.view.taken ?? []).map((rounds, seat) => ({
    icon: 'check',
    seat,
    say: say('tiny-fact-rounds', { name: { seat }, rounds }),
  }));

export default gamePage({
  id: 'tiny',
  idle: noLegal,
  part: (desk) => new TinyPart(desk),
  Table,
  Apron,
  plot: { label: say('tiny-plot'), read: share },
  keyMoment: (events: EventView[]) => {
    const took = events.find((event) => event.type === 'took');
    return took ? { icon: 'check', label: say('tiny-moment-took'), seat: took.seat } : null;
  },
  big: ({ type }: EventView) => type === 'took',
  facts,
});
