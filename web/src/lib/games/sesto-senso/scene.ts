// The table as an event leaves it, so that events can be shown one after the other before the new
// view arrives. It only moves what the event names; the server's view is the truth.
import {
  kindAfter,
  type Card,
  type EventView,
  type PsychicView,
  type Psychic,
  type Revelation,
  type View,
} from './types';

function withPsychic(
  view: View,
  psychic: Psychic,
  change: (one: PsychicView) => Partial<PsychicView>,
): View {
  const psychics = view.psychics.map((one) =>
    one.psychic === psychic ? { ...one, ...change(one) } : one,
  );
  return { ...view, psychics };
}

const withRevelation = (view: View, change: (old: Revelation) => Partial<Revelation>): View =>
  view.revelation
    ? { ...view, revelation: { ...view.revelation, ...change(view.revelation) } }
    : view;

const withoutCard = (view: View, { kind, number }: Card): View => ({
  ...view,
  rows: view.rows.map((row) =>
    row.kind === kind ? { ...row, cards: row.cards.filter((one) => one !== number) } : row,
  ),
});

export function after(view: View, event: EventView): View {
  switch (event.type) {
    case 'drew':
      return {
        ...view,
        hand_size: view.hand_size + event.count,
        deck: event.deck,
        ...(view.hand && event.dreams ? { hand: [...view.hand, ...event.dreams] } : {}),
      };
    case 'shuffled':
      return { ...view, deck: event.deck, discards: [] };
    case 'given': {
      const left = {
        ...view,
        hand_size: view.hand_size - event.dreams.length,
        ...(view.hand ? { hand: view.hand.filter((dream) => !event.dreams.includes(dream)) } : {}),
      };
      return withPsychic(left, event.who.psychic, ({ dreams }) => ({
        dreams: [...dreams, ...event.dreams],
        given: true,
        confirmed: false,
      }));
    }
    case 'changed':
      return {
        ...view,
        hand_size: 0,
        ...(view.hand ? { hand: [] } : {}),
        discards: [...view.discards, ...event.dreams],
        changes: event.left,
      };
    case 'placed':
      return withPsychic(view, event.who.psychic, () => ({
        ball: event.card.number,
        confirmed: false,
      }));
    case 'confirmed':
      return withPsychic(view, event.who.psychic, () => ({ confirmed: true }));
    case 'found':
      return withPsychic(withoutCard(view, event.card), event.who.psychic, (one) => ({
        found: one.found + 1,
        searching: kindAfter(one.found + 1),
        combination: { ...one.combination, [event.card.kind]: event.card.number },
        dreams: [],
        refused: [],
        ball: null,
        confirmed: false,
      }));
    case 'refused':
      return withPsychic(view, event.who.psychic, (one) => ({
        refused: [...one.refused, event.card.number],
        ball: null,
        confirmed: false,
      }));
    case 'time-up':
      return event.dreams ? { ...view, late: view.revelation === null } : view;
    case 'day': {
      const psychics = view.psychics.map((one) => ({ ...one, given: false, confirmed: false }));
      return { ...view, day: event.day, late: false, psychics };
    }
    case 'hopeless':
      return { ...view, hopeless: true };
    case 'dreamed':
      return withRevelation(view, ({ common }) => ({
        common: [
          ...common,
          ...event.dreams.map((dream, i) => ({ day: view.day, dream, about: event.about?.[i] })),
        ],
      }));
    case 'voted':
      return withRevelation(view, ({ votes }) => ({
        votes: votes.map((vote) =>
          vote.seat === event.seat ? { ...vote, on: event.on.psychic, confirmed: false } : vote,
        ),
      }));
    case 'vote-confirmed':
      return withRevelation(view, ({ votes }) => ({
        votes: votes.map((vote) =>
          vote.seat === event.seat ? { ...vote, confirmed: true } : vote,
        ),
      }));
    case 'no-majority':
      return withRevelation(view, ({ votes }) => ({
        rounds: event.rounds,
        votes: votes.map((vote) => ({ ...vote, confirmed: false })),
      }));
    case 'accused':
      return withRevelation(view, ({ accused, suspects, culprit }) => ({
        accused: [
          ...accused,
          { day: event.day, combination: event.on.psychic, right: event.right },
        ],
        suspects: event.right ? suspects : suspects.filter((one) => one !== event.on.psychic),
        culprit: event.right ? event.on.psychic : culprit,
      }));
    case 'ended':
      return { ...view, end: event.end };
    default:
      return view;
  }
}
