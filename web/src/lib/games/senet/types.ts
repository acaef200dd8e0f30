// Senet as it travels from the server, by the names that this folder uses; the shapes are generated
// from the Rust crate. Squares are 1 to 30; a throw is 1 to 6, and 6 is the X.
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Seat = Schemas['Seat'];
export type Action = Schemas['senet.Action'];
export type Choice = Schemas['senet.Choice'];
export type EventView = Schemas['senet.EventView'];
export type Face = Schemas['senet.Face'];
export type Fixed = Schemas['senet.Fixed'];
export type Kind = Schemas['senet.ChoiceKind'];
export type Legal = Schemas['senet.Legal'];
export type Options = Schemas['senet.Options'];
export type Side = Schemas['senet.Side'];
export type View = Schemas['senet.View'];
export type Wall = Schemas['senet.Wall'];

/** The die's sixth face. */
export const X = 6;
export const PIECES = 5;
/** The house that sends pieces back, the one they come up in, and the last one. */
export const MISFORTUNE = 27;
export const REBIRTH = 15;
export const RA = 30;
export const SQUARES = Array.from({ length: 30 }, (_, i) => i + 1);

/** Shape and colour of a piece say the same: the cones of the odd squares, the spools of the even. */
export const SIDE_COLOUR: Record<Side, string> = { odd: '#D9552F', even: '#2E9C9C' };

export const noLegal: Legal = { choices: [] };

/** The side that a seat plays; null before the choice. */
export const sideOf = (view: Pick<View, 'odd'>, seat: Seat): Side | null =>
  view.odd === null ? null : view.odd === seat ? 'odd' : 'even';

/** Who stands on a square of the board. */
export const at = (view: Pick<View, 'board'>, square: number): Seat | null =>
  view.board[square - 1] ?? null;

/** What a throw is good for; nothing is known before one. */
export const faceOf = ({ faces }: Fixed, thrown: number | null): Face | null =>
  thrown === null ? null : (faces[thrown - 1] ?? null);
