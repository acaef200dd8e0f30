// What Sensu explains when it first happens.
import { gameOccasions } from '$lib/play/once';
import type { EventView, Power, View } from './types';

const fires = (event: EventView, power: Power) =>
  event.type === 'fired' && event.power === power && !event.lost;

export default gameOccasions<'sensu', EventView, View>({
  took: ({ type }) => type === 'took',
  hand: ({ type }, _, { table }) => type === 'discarded' && table === null,
  wild: (event) => event.type === 'played' && event.wild !== null,
  pair: (event) => event.type === 'played' && event.pair,
  trio: (event) => event.type === 'played' && event.trio,
  // Somebody is asked which of several cards it is to be.
  tie: ({ type }, { step }) => (type === 'played' || type === 'redeemed') && step.type === 'redeem',
  twenty: ({ type }) => type === 'played',
  placed: ({ type }) => type === 'placed',
  aside: ({ type }) => type === 'set-aside',
  closed: ({ type }) => type === 'closed',
  chosen: ({ type }, _, { turn }) => type === 'chose' && turn > 0,
  wisdom: (event) => fires(event, 'wisdom'),
  harmony: (event) => fires(event, 'harmony'),
  courage: (event) => fires(event, 'courage'),
  lost: (event) => event.type === 'fired' && event.lost,
  reshuffled: ({ type }) => type === 'reshuffled',
  put: ({ type }) => type === 'put',
});
