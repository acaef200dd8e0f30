// Moments of made-up games, one for each state of the table, for the tests and the rules. They are as
// the server would send them; the gallery shows recorded ones.
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Seated, Told } from '../game';
import type { HanabiMoment } from './hanabi.svelte';
import {
  clueOf,
  COLOURS,
  noLegal,
  VALUES,
  type Card,
  type CardSet,
  type CardView,
  type Colour,
  type EventView,
  type HandView,
  type Legal,
  type Marks,
  type Options,
  type Series,
  type View,
} from './types';

export const OPTIONS: Options = {
  memory: 'marks',
  gran_finale: false,
  hints: false,
  talk: 'silent',
  any_score_wins: false,
  notes_from_memory: false,
  first: null,
};

export const PEOPLE: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Luca', puppet: 'dolphin', bot: false, mine: false },
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
  { name: 'Tic-Tac', puppet: 'tortoise', bot: true, mine: false },
  { name: 'Sofia', puppet: 'cat', bot: false, mine: false },
];

const LETTER: Record<string, Colour> = {
  w: 'white',
  r: 'red',
  b: 'blue',
  y: 'yellow',
  g: 'green',
};
/** A card written short: `r3`. */
export const card = (short: string): Card => ({
  colour: LETTER[short[0] ?? ''] ?? 'white',
  value: Number(short[1]),
});

export const marks = (more: Partial<Marks> = {}): Marks => ({
  colour: null,
  value: null,
  not_colours: [],
  not_values: [],
  ...more,
});

/** A hand, from left to right: each card with what was said of it. */
export function hand(seat: number, first: number, ...cards: [string | null, Partial<Marks>?][]) {
  return {
    seat,
    cards: cards.map(([short, known], i): CardView => ({
      id: first + i,
      card: short === null ? null : card(short),
      marks: marks(known),
    })),
    fresh: [],
  } satisfies HandView;
}

const COPIES = [0, 3, 2, 2, 2, 1];

/** The five series with these tops, and what lies discarded: `series([3,2,4,1,5], 'w1 w4')`. */
export function seriesOf(tops: number[], discarded = ''): Series[] {
  const gone = discarded.split(' ').filter(Boolean).map(card);
  return COLOURS.map((colour, i) => {
    const top = tops[i] ?? 0;
    let reach = 5;
    const values = VALUES.map((value): Series['values'][number] => {
      const thrown = gone.filter((one) => one.colour === colour && one.value === value).length;
      const played = value <= top;
      const left = (COPIES[value] ?? 0) - thrown - (played ? 1 : 0);
      if (!played && left === 0 && reach === 5) reach = value - 1;
      const state = played
        ? 'played'
        : left === 0
          ? 'lost'
          : value > reach
            ? 'beyond'
            : left === 1
              ? 'last'
              : 'wanted';
      return { value, discarded: thrown, left, state };
    });
    return { colour, top, reach, values };
  });
}

const HANDS: HandView[] = [
  {
    ...hand(
      0,
      0,
      [null, { value: 5, not_colours: ['blue'] }],
      [null, { not_colours: ['red', 'yellow'], not_values: [1, 5] }],
      [null, { colour: 'yellow', not_values: [2, 5] }],
      [null, { colour: 'blue', value: 3 }],
    ),
    fresh: [0],
    may_arrange: true,
  },
  hand(1, 4, ['r3', { value: 3 }], ['r4'], ['y2', { colour: 'yellow' }], ['b5', { value: 5 }]),
  hand(2, 8, ['w4', { colour: 'white', value: 4 }], ['g4'], ['r3'], ['y4', { colour: 'yellow' }]),
  hand(3, 12, ['w5', { value: 5 }], ['y2'], ['r1'], ['g2']),
];
const DISCARDED = 'w1 w4 r1 b1 b2 y1 y3 g1';

export function position(more: Partial<View> = {}): View {
  const series = more.series ?? seriesOf([3, 2, 4, 1, 5], DISCARDED);
  return {
    options: OPTIONS,
    you: 0,
    to_act: 0,
    turn: 30,
    tokens: 5,
    errors: 1,
    points: series.reduce((sum, { top }) => sum + top, 0),
    most_points: series.reduce((sum, { reach }) => sum + reach, 0),
    series,
    discards: DISCARDED.split(' ').map((short, i) => ({ id: 30 + i, card: card(short) })),
    deck: 11,
    turns_left: null,
    hands: HANDS,
    last: { type: 'informed', by: 2, to: 0, clue: { value: 5 }, touched: [0] },
    end: null,
    band: null,
    ...more,
  };
}

/** What every information would touch, as the server says. */
const informs = (hands: HandView[]): Legal['inform'] =>
  hands
    .filter(({ seat }) => seat !== 0)
    .map(({ seat, cards }) => ({
      to: seat,
      hand: cards.map(({ id }) => id),
      clues: [...COLOURS, ...VALUES].map((what) => ({
        clue: clueOf(what),
        touches: cards
          .filter(({ card }) => card?.colour === what || card?.value === what)
          .map(({ id }) => id),
      })),
    }));

const why = (key: string): Saying => ({ key: `hanabi-illegal-${key}`, args: {} });
const { refused } = noLegal;

const LEGAL: Legal = {
  play: [0, 1, 2, 3],
  discard: [0, 1, 2, 3],
  inform: informs(HANDS),
  arrange: [0, 1, 2, 3],
  refused,
};
const turnOf = why('not-your-turn');
const WAITING: Legal = {
  ...noLegal,
  refused: { play: turnOf, discard: turnOf, inform: turnOf, arrange: why('may-not-arrange') },
};

const TOLD: Told<EventView>[] = [
  {
    event: {
      type: 'informed',
      by: 2,
      to: 0,
      clue: { value: 5 },
      hand: [0, 1, 2, 3],
      touched: [0],
      tokens: 5,
    },
    say: {
      key: 'hanabi-event-informed-value',
      args: { by: { seat: 2 }, to: { seat: 0 }, value: 5, count: 1, places: '1' },
    },
  },
];

const moment = (view: View, more: Partial<HanabiMoment> = {}): HanabiMoment => ({
  view,
  legal: LEGAL,
  events: TOLD,
  seats: PEOPLE.slice(0, view.hands.length),
  seat: 0,
  ...more,
});

const every: CardSet = { white: [], red: [], blue: [2], yellow: [3, 4], green: [3] };
const inferred = HANDS.map((one): HandView => ({
  ...one,
  cards: one.cards.map((held, i): CardView => ({
    ...held,
    may_be: i === 1 ? every : { white: [4, 5], red: [3], blue: [], yellow: [5], green: [] },
    known:
      i === 1
        ? marks({ not_colours: ['white', 'red'], not_values: [1, 5] })
        : marks({ not_colours: ['blue', 'green'], not_values: [1, 2] }),
    hint: one.seat === 0 && i === 3 ? 'discard' : one.seat === 0 && i === 0 ? 'play' : null,
  })),
}));
const backs = (hands: HandView[]): HandView[] =>
  hands.map((one) => ({ ...one, cards: one.cards.map((held) => ({ ...held, card: null })) }));
const unmarked = HANDS.map((one): HandView => ({
  ...one,
  fresh: undefined,
  cards: one.cards.map(({ id, card }) => ({ id, card })),
}));

const PAIR: HandView[] = [
  {
    ...hand(0, 0, [null], [null], [null, { value: 1 }], [null], [null, { value: 1 }]),
    may_arrange: false,
  },
  hand(1, 5, ['r1'], ['w1'], ['b2'], ['y5'], ['g1']),
];
const over = why('over');
const OVER: Legal = {
  ...noLegal,
  refused: { play: over, discard: over, inform: over, arrange: over },
};

export const MOMENTS: Record<string, HanabiMoment> = {
  turn: moment(position()),
  full: moment(position({ tokens: 8, last: null }), {
    legal: {
      ...LEGAL,
      discard: [],
      arrange: [],
      refused: { ...refused, discard: why('tokens-full'), arrange: why('may-not-arrange') },
    },
    events: [],
  }),
  dark: moment(position({ tokens: 0 }), {
    legal: { ...LEGAL, inform: [], refused: { ...refused, inform: why('no-token') } },
  }),
  inference: moment(
    position({ options: { ...OPTIONS, memory: 'inference', hints: true }, hands: inferred }),
  ),
  memory: moment(
    position({ options: { ...OPTIONS, memory: 'none' }, hands: unmarked, last: null }),
  ),
  'last-round': moment(
    position({
      deck: 0,
      turns_left: 2,
      most_points: 17,
      series: seriesOf([3, 2, 4, 1, 5], `${DISCARDED} r3 r3 y2 y2`),
    }),
  ),
  bounded: moment(position({ series: seriesOf([1, 2, 4, 1, 5], `${DISCARDED} w4 r3 r3`) })),
  two: moment(
    position({
      hands: PAIR,
      series: seriesOf([0, 0, 0, 0, 0]),
      discards: [],
      tokens: 7,
      errors: 0,
      deck: 40,
      last: null,
    }),
    {
      legal: {
        play: [0, 1, 2, 3, 4],
        discard: [0, 1, 2, 3, 4],
        inform: informs(PAIR),
        arrange: [],
        refused: { ...refused, arrange: why('may-not-arrange') },
      },
      events: [],
    },
  ),
  wait: moment(position({ to_act: 1 }), {
    legal: { ...WAITING, arrange: [0, 1, 2, 3], refused: { ...WAITING.refused, arrange: null } },
  }),
  watch: moment(position({ you: null, hands: backs(HANDS) }), { legal: noLegal, seat: null }),
  over: moment(
    position({ to_act: null, turns_left: 0, end: { type: 'last-round' }, band: 'third' }),
    { legal: OVER, events: [] },
  ),
};
