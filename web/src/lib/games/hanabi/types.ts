// Hanabi as it travels from the server, by the names that this folder uses; the shapes are generated
// from the Rust crate. A card is known by its place in the order of drawing, which tells nothing.
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Seat = number;
export type CardId = number;
export type Action = Schemas['hanabi.Action'];
export type Card = Schemas['hanabi.Card'];
export type CardSet = Schemas['hanabi.CardSet'];
export type CardView = Schemas['hanabi.CardView'];
export type Clue = Schemas['hanabi.Clue'];
export type Colour = Schemas['hanabi.Colour'];
export type EventView = Schemas['hanabi.EventView'];
export type HandView = Schemas['hanabi.HandView'];
export type Legal = Schemas['hanabi.Legal'];
export type Marks = Schemas['hanabi.Marks'];
export type Options = Schemas['hanabi.Options'];
export type Series = Schemas['hanabi.Series'];
export type SeriesValue = Schemas['hanabi.SeriesValue'];
export type View = Schemas['hanabi.View'];

export const COLOURS = ['white', 'red', 'blue', 'yellow', 'green'] as const satisfies Colour[];
export const VALUES = [1, 2, 3, 4, 5] as const;
export const TOKENS = 8;
export const ERRORS = 3;
export const BEST = 25;

export const noLegal: Legal = {
  play: [],
  discard: [],
  inform: [],
  arrange: [],
  refused: { play: null, discard: null, inform: null, arrange: null },
};

export const clueOf = (what: Colour | number): Clue =>
  typeof what === 'number' ? { value: what } : { colour: what };

/** What a clue names: a colour or a value. */
export const named = (clue: Clue): Colour | number => ('colour' in clue ? clue.colour : clue.value);

export const sameClue = (a: Clue | null, b: Clue): boolean => a !== null && named(a) === named(b);

export const handOf = (view: View, seat: Seat): HandView | undefined =>
  view.hands.find((hand) => hand.seat === seat);

/** A card in somebody's hand: whose it is, and its place from the left. */
export interface Held {
  seat: Seat;
  place: number;
  held: CardView;
}

export function find(view: View, id: CardId): Held | null {
  for (const { seat, cards } of view.hands) {
    const place = cards.findIndex((card) => card.id === id);
    const held = cards[place];
    if (held) return { seat, place, held };
  }
  return null;
}

const NOTHING: Marks = { colour: null, value: null, not_colours: [], not_values: [] };

/** What its owner knows of a card: what was said of it, with what follows from that where the table
 * works it out. */
export const knownOf = ({ known, marks }: Pick<CardView, 'known' | 'marks'>): Marks =>
  known ?? marks ?? NOTHING;

/** What a card is not, where it is not known what it is. */
export const notOf = ({ colour, value, not_colours, not_values }: Marks): (Colour | number)[] => [
  ...(colour ? [] : not_colours),
  ...(value ? [] : not_values),
];

/** The cards of a set, colour by colour. */
export const listed = (set: CardSet): Card[] =>
  COLOURS.flatMap((colour) => set[colour].map((value) => ({ colour, value })));
