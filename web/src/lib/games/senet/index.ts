// Senet, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { SenetPart } from './senet.svelte';
import { facts, keyMoment, plot } from './story';
import Table from './Table.svelte';
import type { EventView } from './types';

export default gamePage({
  id: 'senet',
  idle: { choices: [] },
  part: (desk) => new SenetPart(desk),
  Table,
  Apron,
  wide: true,
  plot,
  keyMoment,
  big: ({ type }: EventView) => ['fell', 'trapped', 'freed', 'left', 'won'].includes(type),
  minor: ({ type }: EventView) => ['thrown', 'again'].includes(type),
  facts,
});
