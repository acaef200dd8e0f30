// What Il Sesto Senso explains when it first happens.
import { gameOccasions } from '$lib/play/once';
import type { EventView, View } from './types';

export default gameOccasions<'sesto-senso', EventView, View>({
  given: ({ type }) => type === 'given',
  changed: ({ type }) => type === 'changed',
  signs: ({ type }) => type === 'signs',
  found: (event) => event.type === 'found' && event.left > 0,
  refused: ({ type }) => type === 'refused',
  missed: ({ type }) => type === 'missed',
  day: (event) => event.type === 'day' && event.day > 1,
  revealing: ({ type }) => type === 'revealing',
  dreamed: ({ type }) => type === 'dreamed',
  majority: ({ type }) => type === 'no-majority',
  accused: (event) => event.type === 'accused' && !event.right,
});
