// What Senet explains when it first happens.
import { gameOccasions } from '$lib/play/once';
import { RA, X, type EventView, type View } from './types';

const ABUNDANCE = 26;

/** Where a piece came to by its own move. */
const reached = (event: EventView): number | null =>
  event.type === 'moved' || event.type === 'swapped' ? event.to : null;
const longest = ({ walls }: View) => Math.max(0, ...walls.map(({ length }) => length));

export default gameOccasions<'senet', EventView, View>({
  lots: ({ type }) => type === 'compared',
  x: (event) => event.type === 'thrown' && event.throw === X,
  opening: ({ type }, _, { phase }) =>
    (type === 'opened' || type === 'moved') && phase.type === 'move' && phase.opening,
  swap: ({ type }) => type === 'swapped',
  collision: ({ type }) => type === 'collided',
  back: ({ type }) => type === 'stepped-back' || type === 'swapped-back',
  ra: (event) => reached(event) === RA,
  abundance: (event) => reached(event) === ABUNDANCE,
  row: (event, then, before) => reached(event) !== null && longest(then) > 2 && longest(before) < 3,
  wall: (event, { walls }, before) => reached(event) !== null && walls.length > before.walls.length,
  again: ({ type }) => type === 'again',
  walled: ({ type }) => type === 'walled',
  passed: ({ type }, _, { thrown }) => type === 'passed' && thrown !== X,
  waters: ({ type }) => type === 'fell',
  trapped: ({ type }) => type === 'trapped',
  freed: ({ type }) => type === 'freed',
  late: ({ type }) => type === 'too-late',
  exact: (event, { blocked }) => event.type === 'waits' && !blocked[event.seat],
  left: ({ type }) => type === 'left',
});
