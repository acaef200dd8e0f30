// Sensu, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { SensuPart } from './sensu.svelte';
import Table from './Table.svelte';
import { title } from './title';
import { noLegal, type EventView } from './types';

export default gamePage({
  id: 'sensu',
  idle: noLegal,
  part: (desk) => new SensuPart(desk),
  Table,
  Apron,
  story: () => import('./story'),
  big: ({ type }: EventView) => ['played', 'closed', 'fired', 'ended'].includes(type),
  meant: (event: EventView, seat) => event.type === 'removed' && event.seat === seat,
  title,
  Reference: () => import('./Reference.svelte'),
  Album: () => import('./Album.svelte'),
});
