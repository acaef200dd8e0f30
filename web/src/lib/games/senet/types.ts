// Senet as it travels from the server, by the names that this folder uses; the shapes are generated
// from the Rust crate. Squares are 1 to 30; a throw is 1 to 6, and 6 is the X.
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Seat = Schemas['Seat'];
export type Action = Schemas['senet.Action'];
export type Choice = Schemas['senet.Choice'];
export type Colour = Schemas['senet.Colour'];
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
/** Where one throw alone takes pieces on. */
export const TRUTHS = 28;
export const HORUS = 29;
export const RA = 30;
export const SQUARES = Array.from({ length: 30 }, (_, i) => i + 1);

/** What pieces are made of: the colour itself, its shadow and its light. */
export interface Paint {
  fill: string;
  dark: string;
  light: string;
}

/** Whose a piece is, its shape says too: cones begin on the odd squares, spools on the even. */
export const PAINTS: Record<Colour, Paint> = {
  carnelian: { fill: '#D9552F', dark: '#7A2010', light: '#F49A6E' },
  turquoise: { fill: '#2E9C9C', dark: '#0F4A4E', light: '#8FDAD2' },
  lapis: { fill: '#3158B8', dark: '#12265E', light: '#94B2F4' },
  malachite: { fill: '#3F8A3C', dark: '#143F1B', light: '#9FD693' },
  amethyst: { fill: '#8B4CB4', dark: '#3B1A58', light: '#D2A8EE' },
  ebony: { fill: '#43342F', dark: '#150D0B', light: '#A8938A' },
};

/** Where nobody has chosen: the pictures of the rules. */
export const USUAL_COLOURS: [Colour, Colour] = ['carnelian', 'turquoise'];

export const noLegal: Legal = { choices: [], colours: [] };

/** The side that a seat plays; null before the choice. */
export const sideOf = (view: Pick<View, 'odd'>, seat: Seat): Side | null =>
  view.odd === null ? null : view.odd === seat ? 'odd' : 'even';

/** The colour that a seat plays in. */
export const colourOf = ({ colours }: Pick<View, 'colours'>, seat: Seat): Colour =>
  colours[seat] ?? USUAL_COLOURS[0];

/** Who stands on a square of the board. */
export const at = (view: Pick<View, 'board'>, square: number): Seat | null =>
  view.board[square - 1] ?? null;

/** What a throw is good for; nothing is known before one. */
export const faceOf = ({ faces }: Fixed, thrown: number | null): Face | null =>
  thrown === null ? null : (faces[thrown - 1] ?? null);
