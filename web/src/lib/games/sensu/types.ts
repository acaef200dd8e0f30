// Sensu as it travels from the server, by the names that this folder uses; the shapes are generated
// from the Rust crate. Cards are 0 to 89: thirty of each type, with their faces in `Fixed.faces`.
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Seat = number;
export type Card = number;
export type Action = Schemas['sensu.Action'];
export type Built = Schemas['sensu.Built'];
export type EventView = Schemas['sensu.EventView'];
export type Face = Schemas['sensu.Face'];
export type FanType = Schemas['sensu.FanType'];
export type FanView = Schemas['sensu.FanView'];
export type Fixed = Schemas['sensu.Fixed'];
export type Legal = Schemas['sensu.Legal'];
export type Level = Schemas['sensu.Level'];
export type Offer = Schemas['sensu.Offer'];
export type PlayerView = Schemas['sensu.PlayerView'];
export type Power = Schemas['sensu.Power'];
export type Twenty = Schemas['sensu.Twenty'];
export type View = Schemas['sensu.View'];
export type Way = Schemas['sensu.Way'];

export const TYPES: readonly FanType[] = ['gun-sen', 'hi-ogi', 'mai-ougi'];
export const POWER_OF: Record<FanType, Power> = {
  'gun-sen': 'courage',
  'hi-ogi': 'wisdom',
  'mai-ougi': 'harmony',
};
/** Cards of one type. */
export const SUIT = 30;
/** The sum on the way to which cards are counted, and the sticks of a whole fan. */
export const TWENTY = 20;
export const FULL = 10;
/** Where the scale of scores is drawn to. */
export const MOST = 45;

export const noLegal: Legal = {
  draw: false,
  take: [],
  play: [],
  discard: [],
  redeem: [],
  place: [],
  remove: [],
  put: [],
  offer: null,
};

export const typeOf = (card: Card): FanType => TYPES[Math.floor(card / SUIT)] ?? 'gun-sen';

/** The card of a type with the face at this place. */
export const cardAt = (fan: FanType, face: number): Card => TYPES.indexOf(fan) * SUIT + face;

const NO_FACE: Face = { value: 0, wild: false, sticks: 0, winds: 0, symbol: false };
export const faceOf = ({ faces }: Fixed, card: Card): Face => faces[card] ?? NO_FACE;

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

/** Whether symbols mean anything: never alone. */
export const hasPowers = (view: Pick<View, 'players' | 'options'>): boolean =>
  view.options.powers && !isSolo(view);

/** Whose pile a card lies in. */
export const pileOf = ({ players }: Pick<View, 'players'>, card: Card): Seat =>
  players.find(({ pile }) => pile.includes(card))?.seat ?? 0;

const LEVELS: readonly Level[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** 1 for the lowest level, 6 for the highest. */
export const numberOf = (level: Level): number => LEVELS.indexOf(level) + 1;
