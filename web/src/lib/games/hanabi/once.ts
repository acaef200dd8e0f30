// What Hanabi explains when it first happens.
import { gameOccasions } from '$lib/play/once';
import type { EventView, View } from './types';

export default gameOccasions<'hanabi', EventView, View>({
  dark: (event) => event.type === 'informed' && event.tokens === 0,
  nothing: (event) => event.type === 'informed' && event.touched.length === 0,
  lantern: ({ type }) => type === 'informed',
  error: ({ type }) => type === 'erred',
  played: (event) => event.type === 'played' && event.fits,
  discarded: ({ type }) => type === 'discarded',
  completed: ({ type }) => type === 'completed',
  lost: ({ type }) => type === 'lost',
  drew: ({ type }) => type === 'drew',
  'last-round': ({ type }) => type === 'last-round',
  'deck-empty': ({ type }) => type === 'deck-empty',
});
