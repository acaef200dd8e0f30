// Tiny, the game to copy, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import Table from './Table.svelte';
import { noLegal, TinyPart, type EventView } from './tiny.svelte';

export default gamePage({
  id: 'tiny',
  idle: noLegal,
  part: (desk) => new TinyPart(desk),
  Table,
  Apron,
  story: () => import('./story'),
  big: ({ type }: EventView) => type === 'took',
});
