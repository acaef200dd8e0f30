// What is drawn on the board besides the pieces: who can move, where the chosen move leads,
// where the others would, and the trace of what just happened.
import { road } from './geometry';
import { MISFORTUNE, REBIRTH, type Choice, type EventView } from './types';

export interface Target {
  square: number;
  /** The chosen move's own square; the others are dashed. */
  main: boolean;
}

export interface Marks {
  /** Squares whose piece has a golden base. */
  movable: number[];
  /** The square of the piece that is lifted. */
  lifted: number | null;
  /** Dotted lines, each through the squares it passes. */
  roads: number[][];
  targets: Target[];
  /** The square where two pieces would swap. */
  swap: number | null;
  /** Whether the road, or one of the other moves, leads off the board. */
  exit: 'none' | 'other' | 'main';
}

export const noMarks: Marks = {
  movable: [],
  lifted: null,
  roads: [],
  targets: [],
  swap: null,
  exit: 'none',
};

type OnBoard = Choice & { from: number };
export const onBoard = (choice: Choice): choice is OnBoard => choice.from !== null;

/** Where a piece that lands on `to` is carried on to: one straight line. */
const carried = ({ to, then }: Choice): number[][] =>
  to === null || then === null ? [] : [[to, then]];

export function marksOf(choices: readonly Choice[], chosen: Choice | null): Marks {
  const moves = choices.filter(onBoard);
  const main = chosen && onBoard(chosen) ? chosen : null;
  const targets: Target[] = moves
    .filter((choice) => choice !== main && choice.to !== null)
    .map((choice) => ({ square: choice.to ?? 0, main: false }));
  if (main?.to) targets.push({ square: main.to, main: true });
  // Another move may lead to where the waters would carry this one.
  const then = main?.then;
  if (then && !targets.some(({ square }) => square === then))
    targets.push({ square: then, main: false });
  const leaves = (choice: Choice) => choice.to === null;
  return {
    movable: moves.map(({ from }) => from),
    lifted: main?.from ?? null,
    roads: main ? [road(main.from, main.to), ...carried(main)] : [],
    targets,
    swap: main?.swaps ? main.to : null,
    exit: main && leaves(main) ? 'main' : moves.some(leaves) ? 'other' : 'none',
  };
}

/** The way a piece has just gone, so that whoever looked away still sees it. */
export function traceOf(events: readonly EventView[]): Marks {
  const roads = events.flatMap((event): number[][] => {
    switch (event.type) {
      case 'moved':
      case 'opened':
      case 'swapped':
      case 'stepped-back':
      case 'swapped-back':
        return [road(event.from, event.to)];
      case 'collided':
        return [road(event.from, event.to), [event.to, event.back_to]];
      case 'fell':
        return [[MISFORTUNE, REBIRTH]];
      case 'left':
        return [road(event.from, null)];
      case 'freed':
        return [road(MISFORTUNE, null)];
      default:
        return [];
    }
  });
  const out = events.some(({ type }) => type === 'left' || type === 'freed');
  return { ...noMarks, roads, exit: out ? 'main' : 'none' };
}
