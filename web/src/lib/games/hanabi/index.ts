// Hanabi, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import Finale from './Finale.svelte';
import { HanabiPart } from './hanabi.svelte';
import Headline from './Headline.svelte';
import Table from './Table.svelte';
import { title } from './title';
import { noLegal, type EventView } from './types';

export default gamePage({
  id: 'hanabi',
  idle: noLegal,
  part: (desk) => new HanabiPart(desk),
  Table,
  Apron,
  Headline,
  Finale,
  story: () => import('./story'),
  big: ({ type }: EventView) => ['informed', 'completed', 'erred', 'lost', 'ended'].includes(type),
  minor: ({ type }: EventView) => ['drew', 'token-back'].includes(type),
  meant: (event: EventView, seat) => event.type === 'informed' && event.to === seat,
  title,
});
