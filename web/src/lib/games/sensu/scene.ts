// How the table looks once an event has been shown, before the view that follows it is there.
// It only repeats what events tell: cards that went from one place to another.
import {
  fanAt,
  FULL,
  faceOf,
  isSolo,
  playerAt,
  typeOf,
  type Card,
  type EventView,
  type FanView,
  type PlayerView,
  type Seat,
  type TableView,
  type View,
} from './types';

const EMPTY: TableView = { left: [], redeemed: [], bonuses: 0, aside: [] };
const sorted = (cards: Card[]): Card[] => [...cards].sort((a, b) => a - b);
const without = (cards: Card[], card: Card): Card[] => cards.filter((other) => other !== card);

const withPlayer = (view: View, seat: Seat, change: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
});

/** A card comes into a hand; `seen` by everybody, or only by its owner, or by nobody here. */
function gained(view: View, seat: Seat, card: Card | null, seen: boolean): View {
  const { hand, cards, known } = playerAt(view, seat);
  return withPlayer(view, seat, {
    hand: hand + 1,
    cards: cards && card !== null ? sorted([...cards, card]) : cards,
    known: seen && card !== null ? sorted([...known, card]) : known,
  });
}

function lost(view: View, seat: Seat, gone: Card[]): View {
  const { hand, cards, known } = playerAt(view, seat);
  const stays = (card: Card) => !gone.includes(card);
  return withPlayer(view, seat, {
    hand: hand - gone.length,
    cards: cards?.filter(stays) ?? null,
    known: known.filter(stays),
  });
}

const piled = (view: View, seat: Seat, card: Card): View =>
  withPlayer(view, seat, { pile: [...playerAt(view, seat).pile, card] });

const unpiled = (view: View, seat: Seat, card: Card): View =>
  withPlayer(view, seat, { pile: without(playerAt(view, seat).pile, card) });

const withTable = (view: View, change: (table: TableView) => Partial<TableView>): View => {
  const before = view.table ?? EMPTY;
  const table = { ...before, ...change(before) };
  const cards = table.left.length + table.redeemed.length + table.aside.length;
  return { ...view, table: cards === 0 && table.bonuses === 0 ? null : table };
};

/** A fan with other cards than before. */
function rebuilt(view: View, seat: Seat, fan: FanView, cards: Card[]): View {
  const faces = cards.map((card) => faceOf(view, card));
  const sticks = faces.reduce((sum, face) => sum + face.sticks, 0);
  const symbols = faces.filter(({ symbol }) => symbol).length;
  const next: FanView = { ...fan, cards, sticks, symbols, closed: sticks === FULL };
  const { fans } = playerAt(view, seat);
  const changed = withPlayer(view, seat, {
    fans: fans.map((other) => (other.fan === fan.fan ? next : other)),
  });
  if (!isSolo(view)) return changed;
  const score = playerAt(changed, seat).fans.reduce((sum, { sticks }) => sum + sticks, 0);
  return { ...changed, score };
}

/** The cards of a combination leave the hand, or alone the ends of columns and discards. */
function played(view: View, seat: Seat, cards: Card[]): View {
  if (!isSolo(view)) return lost(view, seat, cards);
  const open = (column: Card[]) =>
    cards.includes(column.at(-1) ?? -1) ? column.slice(0, -1) : column;
  const { pile } = playerAt(view, seat);
  return { ...withPlayer(view, seat, { pile: open(pile) }), columns: view.columns.map(open) };
}

export function after(view: View, event: EventView): View {
  switch (event.type) {
    case 'dealt':
      return withPlayer(view, event.seat, { hand: event.count, cards: event.cards });
    case 'began':
      return { ...view, to_act: event.seat, deck: event.deck };
    case 'chose':
      return withPlayer(view, event.seat, { chosen: event.fan });
    case 'drew':
      return { ...gained(view, event.seat, event.card, false), deck: event.left };
    case 'took':
      return gained(unpiled(view, event.from, event.card), event.seat, event.card, true);
    case 'played':
      return withTable(played(view, event.seat, event.cards), () => ({
        ...EMPTY,
        left: event.cards,
        bonuses: Number(event.pair) + Number(event.trio),
      }));
    case 'redeemed':
      return withTable(view, ({ left, redeemed, bonuses }) => ({
        left: without(left, event.card),
        redeemed: sorted([...redeemed, event.card]),
        bonuses: bonuses - Number(event.reason === 'bonus'),
      }));
    case 'discarded': {
      const { left, aside } = view.table ?? EMPTY;
      const onTable = [...left, ...aside].includes(event.card);
      const from = onTable
        ? withTable(view, ({ left, aside }) => ({
            left: without(left, event.card),
            aside: without(aside, event.card),
          }))
        : lost(view, event.seat, [event.card]);
      return piled(from, event.seat, event.card);
    }
    case 'set-aside':
      return withTable(view, ({ redeemed, aside }) => ({
        redeemed: without(redeemed, event.card),
        aside: sorted([...aside, event.card]),
      }));
    case 'placed': {
      const from = withTable(view, ({ redeemed }) => ({ redeemed: without(redeemed, event.card) }));
      const fan = fanAt(from, event.seat, typeOf(event.card));
      return rebuilt(from, event.seat, fan, [...fan.cards, event.card]);
    }
    case 'harmonised':
      // It lies among the redeemed cards for the moment until it is placed.
      return withTable(unpiled(view, event.from, event.card), ({ redeemed }) => ({
        redeemed: sorted([...redeemed, event.card]),
      }));
    case 'removed': {
      const fan = fanAt(view, event.seat, typeOf(event.card));
      const bare = rebuilt(view, event.seat, fan, without(fan.cards, event.card));
      return piled(bare, event.seat, event.card);
    }
    case 'reshuffled':
      return {
        ...view,
        deck: event.deck,
        players: view.players.map((player) => ({ ...player, pile: [] })),
      };
    case 'turned':
      return { ...view, deck: event.left, step: { type: 'put', card: event.card } };
    case 'put': {
      const there = event.column === null ? piled(view, 0, event.card) : view;
      return {
        ...there,
        step: { type: 'turn' },
        columns: view.columns.map((column, i) =>
          i === event.column ? [...column, event.card] : column,
        ),
      };
    }
    case 'ended':
      return { ...view, end: event.ending, to_act: null };
    default:
      return view;
  }
}
