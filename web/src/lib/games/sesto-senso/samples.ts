// Moments of a made-up game, one for each state of the table, for the tests. They are as the
// server would send them; the gallery shows recorded ones.
import type { Seated, Told } from '../game';
import type { SestoMoment } from './sesto.svelte';
import {
  noLegal,
  type Combination,
  type EventView,
  type Legal,
  type Page,
  type PsychicView,
  type Revelation,
  type SearchLegal,
  type View,
} from './types';

export const PEOPLE: Seated[] = [
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Luca', puppet: 'dolphin', bot: false, mine: false },
  { name: 'Sofia', puppet: 'cat', bot: true, mine: false },
];
const GHOST = 0;

const TRUTH: Combination[] = [
  { object: 2, place: 5, character: 4 },
  { object: 7, place: 1, character: 8 },
  { object: 11, place: 9, character: 1 },
];
const unknown: Combination = { object: null, place: null, character: null };

export const psychic = (number: number, more: Partial<PsychicView> = {}): PsychicView => ({
  psychic: number,
  seat: number + 1,
  found: 0,
  searching: 'object',
  combination: unknown,
  dreams: [],
  given: false,
  refused: [],
  ball: null,
  confirmed: false,
  ...more,
});

const page = (day: number, psychic: number, more: Partial<Page> = {}): Page => ({
  day,
  psychic,
  kind: 'object',
  dreams: [],
  guess: null,
  right: null,
  ...more,
});

export function view(more: Partial<View> = {}): View {
  return {
    options: { level: 'easy', final: 'classic', clock: 'none', ghost: GHOST, edition: 'second' },
    you: 1,
    ghost: GHOST,
    to_act: [1, 2, 3],
    day: 2,
    phase: 'reconstruction',
    rows: [
      { kind: 'object', laid: [2, 4, 7, 9, 11, 14], cards: [4, 7, 9, 11, 14] },
      { kind: 'place', laid: [0, 1, 5, 9, 12, 16], cards: [0, 1, 5, 9, 12, 16] },
      { kind: 'character', laid: [1, 4, 6, 8, 10, 15], cards: [1, 4, 6, 8, 10, 15] },
    ],
    psychics: [
      psychic(0, {
        found: 1,
        searching: 'place',
        combination: { ...unknown, object: 2 },
        dreams: [15, 23],
        given: true,
      }),
      psychic(1, { dreams: [6, 30], given: true, refused: [4], ball: 7, confirmed: true }),
      psychic(2, { dreams: [41], given: true, ball: 9 }),
    ],
    hand_size: 7,
    deck: 60,
    discards: [3, 12],
    late: false,
    changes: 1,
    revelation: null,
    hopeless: false,
    slip: [],
    stop: [],
    album: [
      page(1, 0, { dreams: [3, 12], guess: 2, right: true }),
      page(1, 1, { dreams: [6], guess: 4, right: false }),
      page(1, 2, { dreams: [41], guess: 14, right: false }),
      page(2, 0, { kind: 'place', dreams: [15, 23] }),
      page(2, 1, { dreams: [30] }),
    ],
    vain: [
      {
        deed: 'place',
        psychic: 0,
        cards: null,
        why: { key: 'sesto-senso-illegal-wrong-kind', args: { kind: 'place' } },
      },
      {
        deed: 'place',
        psychic: null,
        cards: null,
        why: { key: 'sesto-senso-illegal-not-your-psychic', args: {} },
      },
    ],
    end: null,
    ...more,
  };
}

const search = (more: Partial<Legal['search'][number]> = {}): Legal => ({
  ...noLegal,
  search: [
    {
      psychic: 0,
      kind: 'place',
      cards: [0, 1, 5, 9, 12, 16],
      confirm: false,
      awaited: true,
      ...more,
    },
  ],
  motions: [{ to: 'slip', yes: true, ends: false }],
});

const withOwn = (more: Partial<PsychicView>): View => {
  const base = view();
  return {
    ...base,
    psychics: base.psychics.map((one, i) => (i === 0 ? { ...one, ...more } : one)),
  };
};

const haunted = (more: Partial<View> = {}): View => {
  const base = view(more);
  return {
    ...base,
    you: GHOST,
    hand: [0, 10, 20, 33, 47, 58, 70],
    psychics: base.psychics.map((one, i) => ({ ...one, combination: TRUTH[i] ?? unknown })),
  };
};

const HAND = [0, 10, 20, 33, 47, 58, 70];
const REVELATION: Revelation = {
  culprit: null,
  common: [
    { day: 5, dream: 18 },
    { day: 5, dream: 44 },
    { day: 5, dream: 60 },
  ],
  accused: [],
  suspects: [0, 1, 2],
  votes: [
    { seat: 1, on: null, confirmed: false, again: false, turn: 0 },
    { seat: 2, on: 2, confirmed: true, again: false, turn: 1 },
    { seat: 3, on: 2, confirmed: false, again: false, turn: 2 },
  ],
  rounds: 0,
};
const solved = (more: Partial<View> = {}): View => {
  const base = view({ day: 5, phase: 'revelation', revelation: REVELATION, ...more });
  return {
    ...base,
    psychics: base.psychics.map((one, i) => ({
      ...one,
      found: 3,
      searching: null,
      combination: TRUTH[i] ?? unknown,
      dreams: [],
      given: false,
      ball: null,
      confirmed: false,
    })),
  };
};

const say = (event: EventView): Told<EventView> => ({
  event,
  say: { key: 'sesto-senso-event-lapsed', args: {} },
});

export function moment(
  view: View,
  legal: Legal = noLegal,
  events: EventView[] = [],
  seat: number | null = view.you,
): SestoMoment {
  return { view, legal, events: events.map(say), seats: PEOPLE, seat };
}

/** What somebody who plays two psychics may do with either. */
export const bothMay = (psychic: number): SearchLegal => ({
  psychic,
  kind: 'object',
  cards: [2, 7],
  confirm: false,
  awaited: true,
});

/** Every state that a table can be in. */
export const MOMENTS: Record<string, SestoMoment> = {
  search: moment(view(), search()),
  placed: moment(withOwn({ ball: 5 }), search({ cards: [0, 1, 9, 12, 16], confirm: true })),
  refused: moment(
    {
      ...withOwn({ refused: [0, 9] }),
      vain: [
        {
          deed: 'place',
          psychic: 0,
          cards: [
            { kind: 'place', number: 0 },
            { kind: 'place', number: 9 },
          ],
          why: { key: 'sesto-senso-illegal-already-refused', args: {} },
        },
        ...view().vain,
      ],
    },
    search({ cards: [1, 5, 12, 16] }),
  ),
  two: moment(view({ psychics: [psychic(0), psychic(1, { seat: 1, dreams: [4], given: true })] }), {
    ...noLegal,
    search: [bothMay(1)],
  }),
  give: moment(haunted({ to_act: [GHOST] }), {
    ...noLegal,
    give: { psychics: [0, 2], hand: HAND, most: 7 },
    change: true,
  }),
  given: moment(haunted()),
  common: moment(
    {
      ...solved({ to_act: [GHOST] }),
      you: GHOST,
      hand: HAND,
      revelation: { ...REVELATION, culprit: 2, common: [], votes: [] },
    },
    { ...noLegal, common: { hand: HAND, dreams: 3 } },
  ),
  vote: moment(solved(), {
    ...noLegal,
    vote: { combinations: [0, 1, 2], confirm: false, again: true },
  }),
  won: moment(
    solved({
      to_act: [],
      end: { type: 'unmasked', day: 5 },
      revelation: {
        ...REVELATION,
        culprit: 2,
        accused: [{ day: 5, combination: 2, right: true }],
      },
    }),
  ),
};

const who = (psychic: number) => ({ psychic, seat: psychic + 1, shared: false });
const place = (number: number) => ({ kind: 'place' as const, number });

/** What could happen next in some of them: to see it move. */
export const NEXT: Record<string, EventView[]> = {
  search: [
    { type: 'placed', who: who(0), card: place(5), from: null },
    { type: 'confirmed', who: who(0) },
    { type: 'signs', day: 2, psychics: [0, 1, 2] },
    { type: 'found', who: who(0), card: place(5), left: 1 },
    { type: 'refused', who: who(1), card: { kind: 'object', number: 7 } },
    { type: 'day', day: 3 },
  ],
  give: [{ type: 'given', who: who(2), kind: 'object', dreams: [10, 33] }],
  vote: [
    { type: 'voted', seat: 1, on: who(2), from: null },
    { type: 'vote-confirmed', seat: 1 },
    {
      type: 'accused',
      day: 5,
      on: who(2),
      character: { kind: 'character', number: 1 },
      right: true,
    },
  ],
};
