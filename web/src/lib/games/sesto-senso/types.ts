// Il Sesto Senso as it travels from the server, by the names that this folder uses; the shapes are
// generated from the Rust crate. Cards are numbered 0 to 17 within their kind, dreams 0 to 83; a
// psychic is counted from 0, and is also the combination that belongs to them.
import type { components } from '$lib/api/schema';

type Schemas = components['schemas'];

export type Seat = Schemas['Seat'];
export type Psychic = Schemas['sesto_senso.Psychic'];
export type Dream = Schemas['sesto_senso.Dream'];
export type Kind = Schemas['sesto_senso.Kind'];
export type Motion = Schemas['sesto_senso.Motion'];
export type Card = Schemas['sesto_senso.Card'];
export type Action = Schemas['sesto_senso.Action'];
export type Combination = Schemas['sesto_senso.Combination'];
export type PsychicView = Schemas['sesto_senso.PsychicView'];
export type Revelation = Schemas['sesto_senso.Revelation'];
export type Row = Schemas['sesto_senso.Row'];
export type Page = Schemas['sesto_senso.Page'];
export type View = Schemas['sesto_senso.View'];
export type SearchLegal = Schemas['sesto_senso.SearchLegal'];
export type Legal = Schemas['sesto_senso.Legal'];
export type EventView = Schemas['sesto_senso.EventView'];
export type Deed = Schemas['sesto_senso.Deed'];

export const KINDS = ['object', 'place', 'character'] as const satisfies Kind[];
export const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export const noLegal: Legal = {
  give: null,
  common: null,
  change: false,
  search: [],
  vote: null,
  motions: [],
};

const two = (number: number) => String(number + 1).padStart(2, '0');

/** The name of a card's picture, which its file, its words and a pointer on it share. */
export const cardKey = ({ kind, number }: Card): string => `${kind}-${two(number)}`;

export const sameCard = (a: Card | null, b: Card | null): boolean =>
  a?.kind === b?.kind && a?.number === b?.number;

export const psychicOf = (view: View, psychic: Psychic): PsychicView | null =>
  view.psychics.find((one) => one.psychic === psychic) ?? null;

/** The cards of a combination that are known, in the order of the search. */
export const knownCards = (combination: Combination): Card[] =>
  KINDS.flatMap((kind) => {
    const number = combination[kind];
    return number === null ? [] : [{ kind, number }];
  });

/** Whether one seat plays two psychics. */
export const isShared = (view: View): boolean =>
  view.psychics.length === 2 && view.psychics[0]?.seat === view.psychics[1]?.seat;
