// A whole show, read back: points and lanterns turn by turn, the turning points, what was lost where,
// and what one may like to remember of it. Everything is counted from what the log tells.
import { say } from '$lib/i18n/written';
import type { Fact, KeyMoment, Plot, Step } from '../game';
import { BEST, TOKENS, type Card, type EventView, type Legal, type View } from './types';

export const plot: Plot<View> = {
  label: say('hanabi-plot-points'),
  lines: [
    { label: say('hanabi-plot-points'), colour: '#F4BE5A' },
    { label: say('hanabi-plot-tokens'), colour: '#E98B5C' },
  ],
  read: ({ points, tokens }) => [points / BEST, tokens / TOKENS],
};

export function keyMoment(events: EventView[]): KeyMoment | null {
  for (const event of events) {
    switch (event.type) {
      case 'completed':
        return { icon: 'check', label: say('hanabi-moment-five'), seat: event.by };
      case 'erred':
        return { icon: 'x', label: say('hanabi-moment-error'), seat: event.by };
      case 'lost':
        return { icon: 'trash-2', label: say('hanabi-moment-lost'), seat: null };
      case 'last-round':
      case 'deck-empty':
        return { icon: 'clock', label: say('hanabi-moment-last-round'), seat: null };
    }
  }
  return null;
}

type Played = Extract<EventView, { type: 'played' }>;

/** A right play of a card of which its owner had been told nothing. */
function blind(steps: Step<View, Legal, EventView>[]): Played | null {
  for (const [i, { events }] of steps.entries()) {
    const played = events.find((event) => event.event.type === 'played')?.event;
    if (played?.type !== 'played' || !played.fits || played.card.value === 1) continue;
    const before = steps[i - 1]?.view.hands.flatMap(({ cards }) => cards);
    const marks = before?.find(({ id }) => id === played.id)?.marks;
    if (marks && !marks.colour && !marks.value) return played;
  }
  return null;
}

/** The seat with the most; null in a tie, or below `least`. */
function leader(counts: number[], least: number): number | null {
  const most = Math.max(...counts);
  if (most < least || counts.filter((count) => count === most).length > 1) return null;
  return counts.indexOf(most);
}

export function facts(steps: Step<View, Legal, EventView>[]): Fact[] {
  const events = steps.flatMap((step) => step.events.map(({ event }) => event));
  const last = steps.at(-1)?.view;
  if (!last) return [];
  const informed = last.hands.map(
    ({ seat }) => events.filter((event) => event.type === 'informed' && event.by === seat).length,
  );
  const lost: Card[] = last.series.flatMap(({ colour, values }) =>
    values.filter(({ state }) => state === 'lost').map(({ value }) => ({ colour, value })),
  );
  const found: (Fact | null)[] = [lostFact(lost), speaker(informed), daring(blind(steps))];
  const errors: Fact = {
    icon: 'x',
    seat: null,
    say: say('hanabi-fact-errors', { count: last.errors }),
  };
  const tokens: Fact = {
    icon: 'sun',
    seat: null,
    say: say('hanabi-fact-tokens', { count: last.tokens }),
  };
  // What was lost where comes first: cards, errors, lanterns that nobody used.
  const [cards, ...kind] = found;
  const rest = kind.filter((fact) => fact !== null);
  return [...(cards ? [cards] : []), errors, tokens, ...rest].slice(0, 4);
}

function lostFact(lost: Card[]): Fact | null {
  const [first, second] = lost;
  if (!first) return null;
  const key = (card: Card) => ({ key: `hanabi-card-${card.colour}-${card.value}` });
  if (!second)
    return { icon: 'trash-2', seat: null, say: say('hanabi-fact-lost-one', { card: key(first) }) };
  const more = lost.length - 2;
  return {
    icon: 'trash-2',
    seat: null,
    say: say('hanabi-fact-lost-many', { first: key(first), second: key(second), more }),
  };
}

function speaker(informed: number[]): Fact | null {
  const seat = leader(informed, 2);
  if (seat === null) return null;
  const count = informed[seat] ?? 0;
  return {
    icon: 'message-circle',
    seat,
    say: say('hanabi-fact-informed', { name: { seat }, count }),
  };
}

function daring(played: Played | null): Fact | null {
  if (!played) return null;
  const { by, card } = played;
  return {
    icon: 'play',
    seat: by,
    say: say('hanabi-fact-blind', {
      name: { seat: by },
      card: { key: `hanabi-the-card-${card.colour}-${card.value}` },
    }),
  };
}
