// Il Sesto Senso, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import Headline from './Headline.svelte';
import { SestoPart } from './sesto.svelte';
import { facts, keyMoment, plot } from './story';
import Table from './Table.svelte';
import { noLegal, type EventView } from './types';

export default gamePage({
  id: 'sesto-senso',
  idle: noLegal,
  part: (desk) => new SestoPart(desk),
  Table,
  Apron,
  Headline,
  crowded: true,
  Album: () => import('./Album.svelte'),
  talkative: true,
  plot,
  keyMoment,
  big: ({ type }: EventView) =>
    ['given', 'signs', 'found', 'refused', 'accused', 'ended'].includes(type),
  meant: (event: EventView, seat) => event.type === 'given' && event.who.seat === seat,
  facts,
});
