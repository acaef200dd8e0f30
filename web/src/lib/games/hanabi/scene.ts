// How the table looks once an event has been shown, before the view that follows it is there. It
// only repeats what events tell: cards that leave a hand, join a series or the pile, or are drawn.
import type { Card, CardId, CardView, EventView, HandView, Series, View } from './types';

type Hands = View['hands'];

const inHand = (hands: Hands, seat: number, change: (cards: CardView[]) => CardView[]): Hands =>
  hands.map((hand): HandView =>
    hand.seat === seat ? { ...hand, cards: change(hand.cards) } : hand,
  );
const without = (hands: Hands, seat: number, id: CardId): Hands =>
  inHand(hands, seat, (cards) => cards.filter((card) => card.id !== id));

/** A series with one more card on it. */
const grown = (series: Series[], { colour, value }: Card): Series[] =>
  series.map((one) => (one.colour === colour ? { ...one, top: value } : one));

/** A series with one more copy of a card on the discard pile. */
const poorer = (series: Series[], card: Card): Series[] =>
  series.map((one) =>
    one.colour === card.colour
      ? {
          ...one,
          values: one.values.map((value) =>
            value.value === card.value
              ? { ...value, discarded: value.discarded + 1, left: Math.max(0, value.left - 1) }
              : value,
          ),
        }
      : one,
  );

/** In the order of `ids`. */
const ordered = (cards: CardView[], ids: CardId[]): CardView[] =>
  ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);

const marked = (
  { marks, ...card }: CardView,
  { clue, touched }: Extract<EventView, { type: 'informed' }>,
): CardView => {
  // Without marks the table remembers nothing, and neither does this.
  if (!marks) return card;
  const yes = touched.includes(card.id);
  const next = { ...marks };
  if ('colour' in clue) {
    if (yes) next.colour = clue.colour;
    else next.not_colours = [...new Set([...marks.not_colours, clue.colour])];
  } else if (yes) next.value = clue.value;
  else next.not_values = [...new Set([...marks.not_values, clue.value])];
  return { ...card, marks: next };
};

export function after(view: View, event: EventView): View {
  switch (event.type) {
    case 'dealt':
      return { ...view, hands: inHand(view.hands, event.seat, () => event.cards) };
    case 'drew':
      return {
        ...view,
        deck: event.left,
        hands: inHand(view.hands, event.seat, (cards) => [
          { id: event.id, card: event.card },
          ...cards,
        ]),
      };
    case 'began':
      return { ...view, to_act: event.seat };
    case 'informed': {
      const { by, to, clue, touched } = event;
      return {
        ...view,
        tokens: event.tokens,
        last: { type: 'informed', by, to, clue, touched },
        hands: inHand(view.hands, to, (cards) => cards.map((card) => marked(card, event))),
      };
    }
    case 'played': {
      const { by, id, card, fits } = event;
      const hands = without(view.hands, by, id);
      const last: View['last'] = { type: 'played', by, id, card, fits };
      if (fits)
        return { ...view, hands, last, points: view.points + 1, series: grown(view.series, card) };
      const discards = [...view.discards, { id, card }];
      return { ...view, hands, last, discards, series: poorer(view.series, card) };
    }
    case 'discarded': {
      const { by, id, card } = event;
      return {
        ...view,
        hands: without(view.hands, by, id),
        last: { type: 'discarded', by, id, card },
        discards: [...view.discards, { id, card }],
        series: poorer(view.series, card),
      };
    }
    case 'token-back':
      return { ...view, tokens: event.tokens };
    case 'erred':
      return { ...view, errors: event.errors };
    case 'lost': {
      const { card, reach } = event;
      const stop = (one: Series) => (one.colour === card.colour ? { ...one, reach } : one);
      return { ...view, series: view.series.map(stop) };
    }
    case 'last-round':
      return { ...view, turns_left: event.turns };
    case 'arranged':
      return {
        ...view,
        hands: inHand(view.hands, event.seat, (cards) => ordered(cards, event.cards)),
      };
    case 'ended':
      return { ...view, end: event.end, to_act: null };
    default:
      return view;
  }
}
