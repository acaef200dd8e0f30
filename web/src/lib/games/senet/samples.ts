// Moments of made-up games, one for each state of the table, for the tests. They are as the
// server would send them; the gallery shows recorded ones.
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Seated, Told } from '../game';
import { move } from './moves';
import type { SenetMoment } from './senet.svelte';
import {
  noLegal,
  SQUARES,
  type Choice,
  type Colour,
  type EventView,
  type Fixed,
  type Kind,
  type Options,
  type View,
  type Wall,
} from './types';

export const OPTIONS: Options = {
  first: null,
  own_collision: 'forced',
  exit: 'exact',
  retry: 'turn',
  hints: true,
  lots: 'thrown',
  dice: 'fresh',
};

export const FIXED: Fixed = {
  faces: ['again', 'pass', 'pass', 'again', 'again', 'nothing'],
  sides: { odd: [1, 3, 5, 7, 9], even: [2, 4, 6, 8, 10] },
};

export const PEOPLE: Seated[] = [
  { name: 'Marta', puppet: 'fox', bot: false, mine: true },
  { name: 'Nonna', puppet: 'owl', bot: false, mine: false },
];

const say = (key: string, args: Saying['args'] = {}): Saying => ({ key, args });

/** Neighbours of one seat, from the lowest square on. */
const wall = (seat: number, squares: number[]): Wall[] => {
  const alone = (square: number) => !squares.includes(square - 1);
  return squares.filter(alone).flatMap((from) => {
    const length = SQUARES.findIndex((_, i) => !squares.includes(from + i));
    return length > 1 ? [{ seat, from, length }] : [];
  });
};

type Stuck = Record<number, Saying>;

/** What a tap in vain hears. `stuck`: the pieces that cannot move, each with its reason. */
function refusals({ phase, thrown, board }: View, stuck: Stuck): View['refused'] {
  const all = (reason: string) => [{ squares: SQUARES, why: say(`senet-illegal-${reason}`) }];
  const others = say('senet-illegal-not-your-turn');
  switch (phase.type) {
    case 'who-begins':
      return { others, throw: null, squares: all('throw-to-begin') };
    case 'choose':
      return { others, throw: say('senet-illegal-choose-first'), squares: all('choose-first') };
    case 'throw':
      return { others, throw: null, squares: all('throw-first') };
    case 'over': {
      const over = say('senet-illegal-over');
      return { others: over, throw: over, squares: all('over') };
    }
    case 'move': {
      const held = (seat: number | null) => SQUARES.filter((square) => board[square - 1] === seat);
      return {
        others,
        throw: say('senet-illegal-move-first', { throw: thrown ?? 0 }),
        squares: [
          { squares: held(null), why: say('senet-illegal-empty-square') },
          { squares: held(1), why: say('senet-illegal-not-yours') },
          ...Object.entries(stuck).map(([square, why]) => ({ squares: [Number(square)], why })),
        ],
      };
    }
  }
}

/** A position: cones belong to seat 0, spools to seat 1. */
export function position(
  cones: number[],
  spools: number[],
  { stuck = {}, ...more }: Partial<View> & { stuck?: Stuck } = {},
): View {
  const board = SQUARES.map((square) =>
    cones.includes(square) ? 0 : spools.includes(square) ? 1 : null,
  );
  const started = cones.length + spools.length > 0;
  const view = {
    options: OPTIONS,
    turn: 12,
    to_move: 0,
    first: 0,
    lots: [5, 2],
    colours: ['carnelian', 'turquoise'],
    odd: started ? 0 : null,
    phase: { type: 'throw', opening: false, again: false, may_leave: false } as View['phase'],
    board,
    off: started ? [5 - cones.length, 5 - spools.length] : [0, 0],
    blocked: [false, false],
    thrown: null,
    tried: [],
    walls: [...wall(0, cones), ...wall(1, spools)],
    ...more,
  } as View;
  return { ...view, refused: more.refused ?? refusals(view, stuck) };
}

const bare = (action: Choice['action'], kind: Kind): Choice => ({
  action,
  kind,
  from: null,
  to: null,
  then: null,
  gain: null,
  swaps: false,
});

export const THROW = bare({ type: 'throw' }, 'throw');
export const SIDES = (['odd', 'even'] as const).map((side) =>
  bare({ type: 'choose', side }, 'choose'),
);

/** An event with its words, as the server tells it. */
export function tell(event: EventView): Told<EventView> {
  const args: Saying['args'] = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'seat') args.seat = { seat: Number(value) };
    else if (name === 'side') args.side = { key: `senet-side-${String(value)}` };
    else if (name === 'colour') args.colour = { key: `senet-colour-${String(value)}` };
    else if (name !== 'type' && typeof value === 'number') args[name] = value;
  }
  if (event.type === 'swapped' || event.type === 'swapped-back' || event.type === 'opened')
    args.other = { seat: 1 - event.seat };
  if (event.type === 'compared') {
    const [a = 0, b = 0] = event.throws;
    const key = a === b ? 'senet-event-compared-tie' : 'senet-event-compared';
    return { event, say: say(key, { first: { seat: 0 }, a, second: { seat: 1 }, b }) };
  }
  return { event, say: say(`senet-event-${event.type}`, args) };
}

export function moment(
  view: View,
  choices: Choice[],
  events: EventView[] = [],
  seat: number | null = 0,
  colours: Colour[] = [],
): SenetMoment {
  const legal = choices.length + colours.length === 0 ? noLegal : { choices, colours };
  return { view, legal, events: events.map(tell), seats: PEOPLE, seat };
}

const moving = { type: 'move', opening: false } as const;
const CONES = [12, 13, 17, 24, 26];
const SPOOLS = [9, 10, 11, 21, 28];
const FOUR = {
  phase: moving,
  thrown: 4,
  stuck: {
    13: say('senet-illegal-own-piece', { square: 17 }),
    24: say('senet-illegal-protected', { square: 28, house: { key: 'senet-house-28' } }),
  },
};
const FOUR_CHOICES = [
  move('forward', 12, 16),
  move('swap', 17, 21, { gain: 8 }),
  move('forward', 26, 30),
];
/** Before anybody stands on the board. */
const preparing = (more: Partial<View>): View =>
  position([], [], { turn: 1, first: null, phase: { type: 'who-begins' }, ...more });
const FREE: Colour[] = ['lapis', 'malachite', 'amethyst', 'ebony'];
const plainChoices = FOUR_CHOICES.map((choice) => ({ ...choice, gain: null }));

/** Every state that a Senet table can be in. */
export const MOMENTS: Record<string, SenetMoment> = {
  swap: moment(position(CONES, SPOOLS, FOUR), FOUR_CHOICES),
  'no-hints': moment(
    position(CONES, SPOOLS, { ...FOUR, options: { ...OPTIONS, hints: false } }),
    plainChoices,
  ),
  'who-begins': moment(preparing({ lots: [null, null] }), [THROW], [], 0, FREE),
  'who-begins-second': moment(
    preparing({ to_move: 1, lots: [4, null] }),
    [THROW],
    [{ type: 'thrown-to-begin', seat: 0, throw: 4 }],
    1,
    FREE,
  ),
  'who-begins-waiting': moment(
    preparing({ to_move: 1, lots: [4, null] }),
    [],
    [{ type: 'thrown-to-begin', seat: 0, throw: 4 }],
    0,
    FREE,
  ),
  'who-begins-tie': moment(
    preparing({ lots: [4, 4] }),
    [THROW],
    [
      { type: 'thrown-to-begin', seat: 1, throw: 4 },
      { type: 'compared', throws: [4, 4] },
    ],
    0,
    FREE,
  ),
  choose: moment(
    preparing({ phase: { type: 'choose' }, first: 0 }),
    SIDES,
    [
      { type: 'thrown-to-begin', seat: 1, throw: 2 },
      { type: 'begins', seat: 0 },
    ],
    0,
    FREE,
  ),
  'choose-waiting': moment(
    preparing({ to_move: 1, first: 1, lots: [6, 2], phase: { type: 'choose' } }),
    [],
    [
      { type: 'thrown-to-begin', seat: 1, throw: 2 },
      { type: 'begins', seat: 1 },
    ],
    0,
    FREE,
  ),
  opening: moment(
    position([1, 3, 5, 7, 9], [2, 4, 6, 8, 10], {
      turn: 1,
      phase: { type: 'throw', opening: true, again: false, may_leave: false },
    }),
    [THROW],
    [{ type: 'chose', seat: 0, side: 'odd' }],
  ),
  'opening-move': moment(
    position([1, 3, 5, 7, 9], [2, 4, 6, 8, 10], {
      turn: 1,
      phase: { type: 'move', opening: true },
      thrown: 3,
    }),
    [move('forward', 10, 13, { gain: -3 })],
    [{ type: 'thrown', seat: 0, throw: 3 }],
  ),
  throw: moment(
    position([12, 14, 17, 24, 26], [3, 10, 11, 16, 28], { thrown: 2 }),
    [THROW],
    [{ type: 'swapped', seat: 1, from: 14, to: 16 }],
  ),
  again: moment(
    position([12, 13, 21, 24, 26], [9, 10, 11, 17, 28], {
      thrown: 4,
      phase: { type: 'throw', opening: false, again: true, may_leave: false },
    }),
    [THROW],
    [
      { type: 'swapped', seat: 0, from: 17, to: 21 },
      { type: 'again', seat: 0 },
    ],
  ),
  'may-leave': moment(
    position([14, 22, 30], [9, 10, 20, 21, 28], {
      phase: { type: 'throw', opening: false, again: false, may_leave: true },
      thrown: 3,
    }),
    [move('leave', 30, null, { gain: 1 }), THROW],
    [{ type: 'moved', seat: 1, from: 17, to: 20 }],
  ),
  misfortune: moment(
    position([22, 23, 25, 30], [12, 18, 24, 26, 28], { phase: moving, thrown: 2 }),
    [move('swap', 22, 24, { gain: 4 }), move('misfortune', 25, 27, { then: 15, gain: -10 })],
  ),
  trapped: moment(position([25, 28, 30], [15, 20, 26, 29], { phase: moving, thrown: 2 }), [
    move('trapped', 25, 27, { gain: 2 }),
  ]),
  collision: moment(
    position([3, 5, 28, 29, 30], [7, 8, 12, 20, 24], { phase: moving, thrown: 2 }),
    [move('collision', 3, 5, { then: 1, gain: -2 })],
  ),
  back: moment(position([12, 28], [6, 13, 14, 15, 20], { phase: moving, thrown: 4 }), [
    move('back', 12, 8, { gain: -4 }),
  ]),
  off: moment(position([22, 28, 29], [12, 14, 18, 20, 25], { phase: moving, thrown: 3 }), [
    move('swap', 22, 25, { gain: 6 }),
    move('off', 28, null, { gain: 3 }),
  ]),
  tried: moment(
    position([16, 28, 29], [12, 14, 18, 20, 25], {
      phase: moving,
      thrown: 3,
      tried: [28],
      stuck: {
        28: say('senet-illegal-tried', { square: 28 }),
        29: say('senet-illegal-exact-exit', { square: 29, needed: 2 }),
      },
    }),
    [move('forward', 16, 19)],
  ),
  blocked: moment(
    position([8, 15, 21, 27], [12, 18, 20, 26, 29], { blocked: [true, false], thrown: 1 }),
    [THROW],
    [{ type: 'moved', seat: 1, from: 19, to: 20 }],
  ),
  waiting: moment(
    position([12, 13, 17, 24, 26], [9, 10, 11, 21, 28], {
      to_move: 1,
      thrown: 5,
      phase: { type: 'move', opening: false },
    }),
    [],
    [{ type: 'thrown', seat: 1, throw: 5 }],
  ),
  passed: moment(
    position([12, 13, 17, 24, 26], [9, 10, 11, 21, 28], { to_move: 1, thrown: 6 }),
    [],
    [
      { type: 'thrown', seat: 0, throw: 6 },
      { type: 'passed', seat: 0 },
    ],
  ),
  fell: moment(
    position([7, 13, 19, 25, 29], [9, 10, 15, 20, 28], { to_move: 0, thrown: 3 }),
    [],
    [
      { type: 'moved', seat: 1, from: 24, to: 27 },
      { type: 'fell', seat: 1, to: 15 },
    ],
    null,
  ),
  won: moment(
    position([], [18, 26, 29], {
      odd: 0,
      off: [5, 2],
      thrown: 2,
      phase: { type: 'over', winner: 0 },
    }),
    [],
    [
      { type: 'left', seat: 0, from: 29 },
      { type: 'won', seat: 0 },
    ],
  ),
};

/** What could happen next in some of them, and what it leaves: every kind of event, to see it move. */
