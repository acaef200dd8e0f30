// Senet, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { SenetPart } from './senet.svelte';
import Table from './Table.svelte';
import { noLegal, type EventView } from './types';

export default gamePage({
  id: 'senet',
  idle: noLegal,
  part: (desk) => new SenetPart(desk),
  Table,
  Apron,
  wide: true,
  story: () => import('./story'),
  Reference: () => import('./Reference.svelte'),
  big: ({ type }: EventView) => ['fell', 'trapped', 'freed', 'left', 'won'].includes(type),
  minor: ({ type }: EventView) => ['thrown', 'again', 'painted'].includes(type),
});
