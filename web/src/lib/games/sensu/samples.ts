// Moments of made-up games, one for each state of the table, for the tests. They are as the
// server would send them; the gallery shows recorded ones.
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Seated, Told } from '../game';
import { card, FIXED as DRAWN, wild } from './deck';
import type { SensuMoment } from './sensu.svelte';
import {
  faceOf,
  noLegal,
  TYPES,
  type Built,
  type Card,
  type EventView,
  type Fixed,
  type FanType,
  type Legal,
  type Offer,
  type PlayerView,
  type Twenty,
  type View,
} from './types';

export { card, wild };
export const FIXED: Fixed = { ...DRAWN, levels: [20, 25, 30, 35, 40] };

const G = (value: number, copy = 0) => card('gun-sen', value, copy);
const H = (value: number, copy = 0) => card('hi-ogi', value, copy);
const M = (value: number, copy = 0) => card('mai-ougi', value, copy);

export const PEOPLE: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Luca', puppet: 'dolphin', bot: false, mine: false },
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
  { name: 'Tic-Tac', puppet: 'tortoise', bot: true, mine: false },
  { name: 'Clic', puppet: 'cat', bot: true, mine: false },
];

interface Player {
  hand?: Card[];
  pile?: Card[];
  fans?: [Card[], Card[], Card[]];
  chosen?: FanType;
}

function player(seat: number, { hand = [], pile = [], fans, chosen }: Player): PlayerView {
  return {
    seat,
    hand: hand.length || 5,
    cards: hand.length > 0 ? [...hand].sort((a, b) => a - b) : null,
    known: [],
    pile,
    fans: TYPES.map((fan, i) => {
      const cards = fans?.[i] ?? [];
      const faces = cards.map((card) => faceOf(FIXED, card));
      const sticks = faces.reduce((sum, face) => sum + face.sticks, 0);
      const symbols = faces.filter(({ symbol }) => symbol).length;
      return { fan, cards, sticks, symbols, closed: sticks === 10 };
    }),
    chosen: chosen ?? null,
  };
}

export function position(players: Player[], more: Partial<View> = {}): View {
  return {
    options: {
      powers: true,
      chosen_fan: false,
      wisdom: 'top',
      last_play: false,
      help: 'full',
      first: null,
      faces: null,
    },
    you: 0,
    to_act: 0,
    turn: 14,
    step: { type: 'turn' },
    players: players.map((one, seat) => player(seat, one)),
    deck: 38,
    table: null,
    closed_deck: 0,
    closed_discards: [0, 0, 0],
    columns: [],
    score: null,
    level: null,
    quiet: 0,
    changed: false,
    last: 0,
    end: null,
    ...more,
  };
}

const isWild = (card: Card): boolean => faceOf(FIXED, card).wild;

/** A card as it is named within a sentence. */
function inSentence(card: Card): Saying['args'][string] {
  const { value, wild } = faceOf(FIXED, card);
  const name = `${TYPES[Math.floor(card / 30)]}-${wild ? 'wild-' : ''}${value}`;
  return { key: `sensu-the-card-${name}` };
}

/** An event with its words, as the server tells it. */
export function tell(event: EventView): Told<EventView> {
  const args: Saying['args'] = {};
  for (const [name, value] of Object.entries(event)) {
    if (['seat', 'from', 'by'].includes(name)) args[name] = { seat: Number(value) };
    else if (name === 'card' && typeof value === 'number') args.card = inSentence(value);
    else if (name === 'fan' || name === 'power')
      args[name] = { key: `sensu-${name}-${String(value)}` };
    else if (name === 'column' && typeof value === 'number') args.column = value + 1;
    else if (name !== 'type' && typeof value === 'number') args[name] = value;
  }
  return {
    event,
    say: { key: `sensu-event-${saidAs(event)}`, args: { ...args, ...moreIn(event) } },
  };
}

function saidAs(event: EventView): string {
  switch (event.type) {
    case 'drew':
      return event.card === null ? 'drew-unseen' : 'drew';
    case 'took':
    case 'harmonised':
      return event.from === event.seat ? `${event.type}-own` : event.type;
    case 'played': {
      const { pair, trio, cards } = event;
      const bonus = pair && trio ? '-both' : pair ? '-pair' : trio ? '-trio' : '';
      return `played${bonus}${cards.some(isWild) ? '-wild' : ''}`;
    }
    case 'redeemed':
      return event.reason === 'bonus' ? 'redeemed-bonus' : 'redeemed';
    case 'fired':
      return event.lost ? 'power-lost' : 'power';
    case 'put':
      return event.column === null ? 'put-discards' : 'put-column';
    case 'ended':
      return 'passed';
    default:
      return event.type;
  }
}

function moreIn(event: EventView): Saying['args'] {
  if (event.type === 'ended' || event.type === 'put') return { seat: { seat: 0 } };
  if (event.type !== 'played') return {};
  const numbers = event.cards.map((card) => {
    const { value, wild } = faceOf(FIXED, card);
    return wild ? (event.wild ?? value) : value;
  });
  const joker = event.cards.find(isWild);
  return {
    sum: numbers.join(' + '),
    ...(joker === undefined ? {} : { wild: inSentence(joker) }),
  };
}

const no = (reason: string): Saying => ({ key: `sensu-illegal-${reason}`, args: {} });

/** Why what people try is in vain, as the server says it. */
function vain({ step, to_act, end, deck }: View, seat: number): Offer['vain'] {
  const other = no(end ? 'over' : to_act === seat ? `first-${step.type}` : 'not-your-turn');
  const turn = to_act === seat && step.type === 'turn';
  return {
    deck: !turn ? other : deck === 0 ? no('deck-empty') : null,
    second_wild: turn ? no('two-wilds') : null,
    other,
  };
}

/** What cards would do to one's fans. */
const built = (gains: [number, number, number], more: Partial<Built> = {}): Built => ({
  gains,
  closes: [],
  wins: false,
  fires: [],
  misfits: [],
  ...more,
});
/** A card that would not go on its fan, which is closed. */
const closed = (card: Card, fan: FanType): Built['misfits'] => [
  { card, why: { key: 'sensu-misfit-closed', args: { fan: { key: `sensu-fan-${fan}` } } } },
];

export function moment(
  view: View,
  { twenties = [], choices = [], ...legal }: Partial<Legal & Offer> = {},
  events: EventView[] = [],
  seat: number | null = 0,
): SensuMoment {
  const play = twenties.map(({ cards }) => cards);
  const offer = seat === null ? null : { twenties, choices, vain: vain(view, seat) };
  return {
    view,
    legal: { ...noLegal, play, offer, ...legal },
    events: events.map(tell),
    seats: PEOPLE.slice(0, view.players.length),
    seat,
  };
}

const HAND = [G(2), M(2), G(7), G(9), H(5)];
const LUCA: Player = { pile: [H(3), M(4)], fans: [[G(4)], [H(1), H(3), H(9)], [M(9)]] };
const NONNA: Player = { pile: [G(1)], fans: [[], [H(4)], [M(1), M(2), M(3)]] };
const TIC: Player = {
  pile: [M(6), wild('hi-ogi', 4)],
  fans: [[G(3), G(5), G(8)], [], [M(5), M(8)]],
};
const ME: Player = {
  hand: HAND,
  pile: [G(6), H(8)],
  fans: [
    [G(1, 1), G(8, 1)],
    [H(6), H(4, 1), H(7)],
    [M(1, 1), M(3, 1), M(7), M(4, 1)],
  ],
};
const four = position([ME, LUCA, NONNA, TIC]);
const tops = [H(8), M(4), G(1), wild('hi-ogi', 4)].sort((a, b) => a - b);
const TWENTY: Twenty[] = [
  {
    cards: [G(2), G(7), G(9), M(2)],
    wild: null,
    pair: 2,
    trio: 'gun-sen',
    most: [G(2), M(2)],
    ways: [
      {
        redeemed: [G(2), G(7), G(9)],
        built: built([5, 0, 0], { closes: ['gun-sen'], wins: true, fires: ['courage'] }),
      },
      {
        redeemed: [M(2), G(7), G(9)],
        built: built([2, 0, 0], { fires: ['courage'], misfits: closed(M(2), 'mai-ougi') }),
      },
    ],
  },
];
const WILD: Twenty[] = [
  {
    cards: [wild('gun-sen', 1), H(8, 1), M(9)],
    wild: 3,
    pair: null,
    trio: null,
    most: [wild('gun-sen', 1), H(8, 1), M(9)],
    ways: [
      { redeemed: [wild('gun-sen', 1)], built: built([1, 0, 0]) },
      { redeemed: [H(8, 1)], built: built([0, 1, 0], { fires: ['wisdom'] }) },
      { redeemed: [M(9)], built: built([0, 0, 0], { misfits: closed(M(9), 'mai-ougi') }) },
    ],
  },
];

const chosen: View = {
  ...four,
  options: { ...four.options, chosen_fan: true },
  players: four.players.map((one, i) => ({ ...one, chosen: TYPES[i % 3] ?? null })),
};
const five = position([ME, LUCA, NONNA, TIC, { pile: [M(9, 1)], fans: [[], [H(2)], [M(4)]] }]);

const played = (table: Partial<View['table']>, step: View['step']): View => ({
  ...position([{ ...ME, hand: [H(5)] }, LUCA, NONNA, TIC]),
  step,
  table: { left: [], redeemed: [], bonuses: 0, aside: [], ...table },
});

const solo = position(
  [
    {
      pile: [G(3), G(7)],
      fans: [
        [G(1), G(6)],
        [H(2), H(4)],
        [M(1), M(3)],
      ],
    },
  ],
  {
    options: { ...four.options, powers: false },
    deck: 6,
    columns: [
      [H(3), G(8), M(6)],
      [M(9), G(4)],
      [G(2), H(6), M(5), H(9)],
      [M(8), H(5)],
    ],
    score: 18,
    level: 'first',
  },
);
const soloPlay: Twenty[] = [
  {
    cards: [H(5), H(9), M(6)],
    wild: null,
    pair: null,
    trio: null,
    most: [H(5), M(6)],
    ways: [
      { redeemed: [H(5)], built: built([0, 2, 0]) },
      { redeemed: [M(6)], built: built([0, 0, 2]) },
    ],
  },
];

export const MOMENTS: Record<string, SensuMoment> = {
  turn: moment(four, { draw: true, take: tops, twenties: TWENTY }, [
    { type: 'drew', seat: 3, card: null, left: 38 },
    { type: 'discarded', seat: 3, card: wild('hi-ogi', 4) },
  ]),
  wild: moment(
    position([{ ...ME, hand: [wild('gun-sen', 1), G(2), H(5), H(8, 1), M(9)] }, LUCA, NONNA, TIC]),
    { draw: true, take: tops, twenties: WILD },
  ),
  'no-twenty': moment(four, { draw: true, take: tops }),
  discard: moment(
    position([{ ...ME, hand: [...HAND, M(8, 1)] }, LUCA, NONNA, TIC], {
      step: { type: 'discard' },
    }),
    { discard: [...HAND, M(8, 1)].sort((a, b) => a - b) },
    [{ type: 'drew', seat: 0, card: M(8, 1), left: 37 }],
  ),
  redeem: moment(
    played({ left: [G(2), G(7), G(9), M(2)], bonuses: 2 }, { type: 'redeem' }),
    {
      redeem: [G(2), M(2)],
      choices: [
        { card: G(2), built: built([3, 0, 0]) },
        { card: M(2), built: built([0, 0, 0], { misfits: closed(M(2), 'mai-ougi') }) },
      ],
    },
    [
      {
        type: 'played',
        seat: 0,
        cards: [G(2), G(7), G(9), M(2)],
        wild: null,
        pair: true,
        trio: true,
      },
    ],
  ),
  order: moment(played({ left: [G(6), H(8), M(9)], redeemed: [G(2)] }, { type: 'order' }), {
    discard: [G(6), H(8), M(9)],
  }),
  build: moment(played({ redeemed: [G(2), G(7), H(2)] }, { type: 'build' }), {
    place: [G(2), G(7), H(2)],
    choices: [
      { card: G(2), built: built([3, 0, 0]) },
      { card: G(7), built: built([1, 0, 0], { fires: ['courage'] }) },
      { card: H(2), built: built([0, 3, 0]) },
    ],
  }),
  aside: moment(played({ aside: [G(2), H(2)] }, { type: 'aside' }), { discard: [G(2), H(2)] }),
  wisdom: moment(played({ redeemed: [G(2)] }, { type: 'wisdom', left: 2 }), {
    draw: true,
    take: tops,
  }),
  harmony: moment(played({}, { type: 'harmony' }), {
    take: [G(1), H(8), wild('hi-ogi', 4)],
    choices: [
      { card: G(1), built: built([4, 0, 0]) },
      { card: H(8), built: built([0, 1, 0], { fires: ['wisdom'] }) },
      { card: wild('hi-ogi', 4), built: built([0, 1, 0]) },
    ],
  }),
  courage: moment(played({ redeemed: [H(2)] }, { type: 'courage', opponent: 3 }), {
    remove: [G(5), M(5)].sort((a, b) => a - b),
  }),
  chosen: moment(chosen, { draw: true, take: tops, twenties: TWENTY }),
  five: moment(five, { draw: true, take: tops, twenties: TWENTY }),
  waiting: moment({ ...four, to_act: 2 }),
  watching: moment({ ...four, you: null, to_act: 2 }, {}, [], null),
  solo: moment(solo, { draw: true, twenties: soloPlay }),
  put: moment(
    { ...solo, deck: 5, step: { type: 'put', card: G(5) } },
    { put: [null, 0, 1, 2, 3] },
    [{ type: 'turned', card: G(5), left: 5 }],
  ),
};
