// Sensu as it travels from the server: the same shapes as the Rust crate's options, actions,
// views, legal actions and events. Cards are 0 to 89: thirty of each type, in the order of `faces`.

export type Seat = number;
export type Card = number;
export type FanType = 'gun-sen' | 'hi-ogi' | 'mai-ougi';
export type Power = 'courage' | 'wisdom' | 'harmony';
export type Level = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth';

export interface Options {
  powers: boolean;
  chosen_fan: boolean;
  wisdom: 'top' | 'any';
  last_play: boolean;
  first: Seat | null;
}

export type Action =
  | { type: 'draw' }
  | { type: 'take'; card: Card }
  | { type: 'play'; cards: Card[] }
  | { type: 'discard'; card: Card }
  | { type: 'redeem'; card: Card }
  | { type: 'place'; card: Card }
  | { type: 'remove'; card: Card }
  | { type: 'put'; column: number | null };

/** What stands on a card besides its type. */
export interface Face {
  /** The number; of a wild card the lowest of its three. */
  value: number;
  wild: boolean;
  sticks: number;
  winds: number;
  /** Whether it bears the symbol of the power of its type. */
  symbol: boolean;
}

export type Step =
  | { type: 'turn' | 'discard' | 'redeem' | 'order' | 'build' | 'aside' | 'harmony' }
  | { type: 'wisdom'; left: number }
  | { type: 'courage'; opponent: Seat }
  | { type: 'put'; card: Card };

export interface FanView {
  fan: FanType;
  /** In the order of placing. */
  cards: Card[];
  sticks: number;
  symbols: number;
  closed: boolean;
}

export interface PlayerView {
  seat: Seat;
  /** How many cards are in the hand. */
  hand: number;
  /** The cards of the hand, for whoever may see them. */
  cards: Card[] | null;
  /** Those that everybody has seen. */
  known: Card[];
  /** The discard pile, the top last. */
  pile: Card[];
  fans: FanView[];
  chosen: FanType | null;
}

/** A combination that is being worked off. */
export interface TableView {
  left: Card[];
  redeemed: Card[];
  bonuses: number;
  aside: Card[];
}

export type Ending =
  | { type: 'won'; seat: Seat }
  | { type: 'stuck' }
  | { type: 'quiet' }
  | { type: 'alone'; score: number; complete: boolean };

export interface View {
  options: Options;
  you: Seat | null;
  to_act: Seat | null;
  turn: number;
  step: Step;
  faces: Face[];
  players: PlayerView[];
  deck: number;
  deck_cards?: Card[] | null;
  table: TableView | null;
  closed_deck: number;
  closed_cards?: FanType[] | null;
  closed_discards: [number, number, number];
  /** Alone: the four columns, the end that can be played last. */
  columns: Card[][];
  score: number | null;
  level: Level | null;
  quiet: number;
  changed: boolean;
  last: Seat;
  end: Ending | null;
}

export interface Legal {
  draw: boolean;
  take: Card[];
  play: Card[][];
  discard: Card[];
  redeem: Card[];
  place: Card[];
  remove: Card[];
  /** Columns, and null for the discards. */
  put: (number | null)[];
}

export type EventView =
  | { type: 'dealt'; seat: Seat; count: number; cards: Card[] | null }
  | { type: 'drew'; seat: Seat; card: Card | null; left: number }
  | { type: 'began'; seat: Seat; deck: number }
  | { type: 'chose'; seat: Seat; fan: FanType }
  | { type: 'took'; seat: Seat; card: Card; from: Seat }
  | { type: 'discarded'; seat: Seat; card: Card }
  | { type: 'played'; seat: Seat; cards: Card[]; wild: number | null; pair: boolean; trio: boolean }
  | { type: 'redeemed'; seat: Seat; card: Card; reason: 'most-sticks' | 'bonus' }
  | { type: 'placed'; seat: Seat; card: Card; sticks: number }
  | { type: 'set-aside'; seat: Seat; card: Card }
  | { type: 'closed'; seat: Seat; fan: FanType }
  | { type: 'fired'; seat: Seat; power: Power; lost: boolean }
  | { type: 'harmonised'; seat: Seat; card: Card; from: Seat }
  | { type: 'removed'; by: Seat; seat: Seat; card: Card }
  | { type: 'reshuffled'; deck: number }
  | { type: 'fan-discarded'; fan: FanType }
  | { type: 'fans-reshuffled'; deck: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'turned'; card: Card; left: number }
  | { type: 'put'; card: Card; column: number | null }
  | { type: 'ended'; ending: Ending };

export const TYPES: readonly FanType[] = ['gun-sen', 'hi-ogi', 'mai-ougi'];
export const POWER_OF: Record<FanType, Power> = {
  'gun-sen': 'courage',
  'hi-ogi': 'wisdom',
  'mai-ougi': 'harmony',
};
/** Cards of one type. */
const SUIT = 30;
/** The sum of every combination, and the sticks of a whole fan. */
export const TWENTY = 20;
export const FULL = 10;
/** The scores from which a level is reached, the first one apart. */
export const LEVELS = [20, 25, 30, 35, 40] as const;

export const noLegal: Legal = {
  draw: false,
  take: [],
  play: [],
  discard: [],
  redeem: [],
  place: [],
  remove: [],
  put: [],
};

export const typeOf = (card: Card): FanType => TYPES[Math.floor(card / SUIT)] ?? 'gun-sen';

const NO_FACE: Face = { value: 0, wild: false, sticks: 0, winds: 0, symbol: false };
export const faceOf = ({ faces }: Pick<View, 'faces'>, card: Card): Face =>
  faces[card % SUIT] ?? NO_FACE;

/** The numbers that a card can stand for. */
export const numbersOf = ({ value, wild }: Face): number[] =>
  wild ? [value, value + 1, value + 2] : [value];

const NOBODY: PlayerView = {
  seat: -1,
  hand: 0,
  cards: null,
  known: [],
  pile: [],
  fans: TYPES.map((fan) => ({ fan, cards: [], sticks: 0, symbols: 0, closed: false })),
  chosen: null,
};
export const playerAt = ({ players }: Pick<View, 'players'>, seat: Seat): PlayerView =>
  players[seat] ?? NOBODY;

const NO_FAN: FanView = { fan: 'gun-sen', cards: [], sticks: 0, symbols: 0, closed: false };
export const fanAt = (view: Pick<View, 'players'>, seat: Seat, fan: FanType): FanView =>
  playerAt(view, seat).fans.find((other) => other.fan === fan) ?? NO_FAN;

export const isSolo = ({ players }: Pick<View, 'players'>): boolean => players.length === 1;

/** Whose pile a card lies in. */
export const pileOf = ({ players }: Pick<View, 'players'>, card: Card): Seat =>
  players.find(({ pile }) => pile.includes(card))?.seat ?? 0;

/** 0 for the lowest level, 5 for the highest. */
export const levelOf = (score: number): number => LEVELS.filter((from) => score >= from).length;
