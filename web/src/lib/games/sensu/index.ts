// Sensu, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { SensuPart } from './sensu.svelte';
import { facts, keyMoment, plot, title } from './story';
import Table from './Table.svelte';
import { noLegal, type EventView } from './types';

export default gamePage({
  id: 'sensu',
  idle: noLegal,
  part: (desk) => new SensuPart(desk),
  Table,
  Apron,
  plot,
  keyMoment,
  big: ({ type }: EventView) => ['played', 'closed', 'fired', 'ended'].includes(type),
  meant: (event: EventView, seat) => event.type === 'removed' && event.seat === seat,
  facts,
  title,
  Album: () => import('./Album.svelte'),
});
