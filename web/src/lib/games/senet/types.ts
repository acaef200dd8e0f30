// Senet as it travels from the server: the same shapes as the Rust crate's options, actions,
// views, legal actions and events. Squares are 1 to 30; a throw is 1 to 6, and 6 is the X.
import type { Saying } from '$lib/i18n/i18n.svelte';

export type Seat = number;
export type Side = 'odd' | 'even';

export interface Options {
  first: Seat | null;
  own_collision: 'forced' | 'last' | 'never';
  exit: 'exact' | 'ra';
  hints: boolean;
}

export type Action =
  | { type: 'choose'; side: Side }
  | { type: 'throw' }
  | { type: 'leave' }
  | { type: 'move'; from: number };

export type Phase =
  | { type: 'choose' }
  | { type: 'throw'; opening: boolean; again: boolean; may_leave: boolean }
  | { type: 'move'; opening: boolean }
  | { type: 'over'; winner: Seat };

/** A run of at least two pieces of one seat; `from` is its lowest square. */
export interface Wall {
  seat: Seat;
  from: number;
  length: number;
}

export interface View {
  options: Options;
  turn: number;
  to_move: Seat;
  first: Seat;
  /** The seat that stands on the odd squares; null before the choice. */
  odd: Seat | null;
  phase: Phase;
  /** Who stands on square i + 1. */
  board: (Seat | null)[];
  off: [number, number];
  /** Whether a seat has a piece waiting on 27. */
  blocked: [boolean, boolean];
  thrown: number | null;
  walls: Wall[];
  /** Pieces of the seat to move that cannot use this throw, each with the reason. */
  stuck: { from: number; why: Saying }[];
}

export type Kind =
  | 'choose'
  | 'throw'
  | 'leave'
  | 'forward'
  | 'swap'
  | 'misfortune'
  | 'trapped'
  | 'collision'
  | 'back'
  | 'back-swap'
  | 'off';

export interface Choice {
  action: Action;
  kind: Kind;
  from: number | null;
  /** The square it lands on; null when it leaves the board. */
  to: number | null;
  /** Where a piece ends up afterwards: 15 after a misfortune, the free square after a collision. */
  then: number | null;
  /** How much the lead in the race grows, when hints are on. */
  gain: number | null;
  /** Whether the enemy on `to` comes to `from`. */
  swaps: boolean;
}

export interface Legal {
  choices: Choice[];
}

export type EventView =
  | { type: 'compared'; throws: [number, number] }
  | { type: 'begins'; seat: Seat }
  | { type: 'chose'; seat: Seat; side: Side }
  | { type: 'thrown'; seat: Seat; throw: number }
  | { type: 'moved'; seat: Seat; from: number; to: number }
  | { type: 'swapped'; seat: Seat; from: number; to: number }
  | { type: 'stepped-back'; seat: Seat; from: number; to: number }
  | { type: 'swapped-back'; seat: Seat; from: number; to: number }
  | { type: 'collided'; seat: Seat; from: number; to: number; back_to: number }
  | { type: 'fell'; seat: Seat; to: number }
  | { type: 'trapped'; seat: Seat }
  | { type: 'waits'; seat: Seat; square: number }
  | { type: 'walled'; seat: Seat; throw: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'again'; seat: Seat }
  | { type: 'freed'; seat: Seat }
  | { type: 'left'; seat: Seat; from: number }
  | { type: 'won'; seat: Seat };

/** The die's sixth face. */
export const X = 6;
export const PIECES = 5;
/** The house that sends pieces back, the one they come up in, and the last one. */
export const MISFORTUNE = 27;
export const REBIRTH = 15;
export const RA = 30;
export const SQUARES = Array.from({ length: 30 }, (_, i) => i + 1);

export const noLegal: Legal = { choices: [] };

/** The side that a seat plays; null before the choice. */
export const sideOf = (view: Pick<View, 'odd'>, seat: Seat): Side | null =>
  view.odd === null ? null : view.odd === seat ? 'odd' : 'even';

/** Who stands on a square of the board. */
export const at = (view: Pick<View, 'board'>, square: number): Seat | null =>
  view.board[square - 1] ?? null;
