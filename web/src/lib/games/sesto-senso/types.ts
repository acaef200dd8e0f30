// Il Sesto Senso as it travels from the server: the same shapes as the Rust crate's options,
// actions, views, legal actions and events. Cards are numbered 0 to 17 within their kind, dreams 0
// to 83; a psychic is counted from 0, and is also the combination that belongs to them.

export type Seat = number;
export type Psychic = number;
export type Dream = number;
export type Kind = 'object' | 'place' | 'character';
export type Level = 'easy' | 'normal' | 'hard' | 'very-hard';
export type Final = 'classic' | 'one' | 'two';
export type Motion = 'slip' | 'stop';

export interface Card {
  kind: Kind;
  number: number;
}

export interface Options {
  level: Level;
  final: Final;
  clock: 'none' | 'three' | 'six' | 'day';
  ghost: Seat | null;
}

export type Action =
  | { type: 'give'; psychic: Psychic; dreams: Dream[] }
  | { type: 'change' }
  | { type: 'common'; character: Dream; place: Dream; object: Dream }
  | { type: 'add'; dream: Dream }
  | { type: 'place'; psychic: Psychic; card: Card }
  | { type: 'confirm'; psychic: Psychic }
  | { type: 'vote'; combination: Psychic }
  | { type: 'confirm-vote' }
  | { type: 'agree'; to: Motion; yes: boolean };

export interface Row {
  kind: Kind;
  laid: number[];
  cards: number[];
}

export type Combination = Record<Kind, number | null>;

export interface PsychicView {
  psychic: Psychic;
  seat: Seat;
  found: number;
  searching: Kind | null;
  combination: Combination;
  dreams: Dream[];
  given: boolean;
  refused: number[];
  ball: number | null;
  confirmed: boolean;
}

export interface Common {
  day: number;
  dream: Dream;
  about?: Kind;
}

export interface Accusation {
  day: number;
  combination: Psychic;
  right: boolean;
}

export interface Vote {
  seat: Seat;
  on: Psychic | null;
  confirmed: boolean;
  again: boolean;
  turn: number;
}

export interface Revelation {
  culprit: Psychic | null;
  common: Common[];
  accused: Accusation[];
  suspects: Psychic[];
  votes: Vote[];
  rounds: number;
}

/** One day of one psychic: what was given, and what it was taken for. */
export interface Page {
  day: number;
  psychic: Psychic;
  kind: Kind;
  dreams: Dream[];
  guess: number | null;
  right: boolean | null;
}

export type End =
  | { type: 'unmasked'; day: number }
  | { type: 'time-up' }
  | { type: 'escaped' }
  | { type: 'slip' }
  | { type: 'stopped' };

export interface View {
  options: Options;
  you: Seat | null;
  ghost: Seat;
  to_act: Seat[];
  day: number;
  phase: 'reconstruction' | 'revelation';
  rows: Row[];
  psychics: PsychicView[];
  hand_size: number;
  /** For the ghost alone. */
  hand?: Dream[];
  deck: number;
  deck_dreams?: Dream[];
  discards: Dream[];
  /** The ghost's time ran out: no more gifts come today. */
  late: boolean;
  changes: number;
  revelation: Revelation | null;
  hopeless: boolean;
  slip: Seat[];
  stop: Seat[];
  album: Page[];
  end: End | null;
}

export interface SearchLegal {
  psychic: Psychic;
  kind: Kind;
  cards: number[];
  confirm: boolean;
  awaited: boolean;
}

export interface Legal {
  give: { psychics: Psychic[]; hand: Dream[]; most: number } | null;
  common: { hand: Dream[]; dreams: number } | null;
  change: boolean;
  search: SearchLegal[];
  vote: { combinations: Psychic[]; confirm: boolean; again: boolean } | null;
  motions: { to: Motion; yes: boolean; ends: boolean }[];
}

/** A psychic, and whoever plays them; `shared` when that seat plays two. */
export interface Who {
  psychic: Psychic;
  seat: Seat;
  shared: boolean;
}

export type EventView =
  | { type: 'dealt'; who: Who; combination: Combination }
  | { type: 'drew'; count: number; dreams: Dream[] | null; deck: number }
  | { type: 'culprit'; who: Who }
  | { type: 'dreamed'; dreams: Dream[]; about: Kind[] | null }
  | { type: 'haunted'; ghost: Seat }
  | { type: 'laid'; kind: Kind; cards: number[] }
  | { type: 'day'; day: number }
  | { type: 'shuffled'; deck: number }
  | { type: 'given'; who: Who; kind: Kind; dreams: Dream[] }
  | { type: 'lapsed' }
  | { type: 'changed'; dreams: Dream[]; left: number }
  | { type: 'placed'; who: Who; card: Card; from: Card | null }
  | { type: 'confirmed'; who: Who }
  | { type: 'signs'; day: number; signs: { who: Who; card: Card; right: boolean }[] }
  | { type: 'found'; who: Who; card: Card; left: number }
  | { type: 'refused'; who: Who; card: Card }
  | { type: 'missed'; who: Who }
  | { type: 'time-up'; dreams: boolean }
  | { type: 'no-vote'; day: number }
  | { type: 'hopeless'; day: number }
  | { type: 'revealing'; day: number; attempts: number }
  | { type: 'voted'; seat: Seat; on: Who; from: Psychic | null }
  | { type: 'vote-confirmed'; seat: Seat }
  | { type: 'no-majority'; rounds: number }
  | { type: 'accused'; day: number; on: Who; character: Card; right: boolean }
  | { type: 'agreed'; seat: Seat; to: Motion; yes: boolean }
  | { type: 'ended'; end: End };

export const KINDS: readonly Kind[] = ['object', 'place', 'character'];
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

/** The name of a picture, which its file, its words and a pointer on it share. */
export const cardKey = ({ kind, number }: Card): string => `${kind}-${two(number)}`;
export const dreamKey = (dream: Dream): string => `dream-${two(dream)}`;

export const sameCard = (a: Card | null, b: Card | null): boolean =>
  a?.kind === b?.kind && a?.number === b?.number;

/** What is searched after so many elements are found. */
export const kindAfter = (found: number): Kind | null => KINDS[found] ?? null;

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
