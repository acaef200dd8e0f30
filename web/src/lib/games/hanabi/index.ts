// Hanabi, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import Finale from './Finale.svelte';
import { HanabiPart } from './hanabi.svelte';
import Headline from './Headline.svelte';
import { facts, keyMoment, plot, title } from './story';
import Table from './Table.svelte';
import { noLegal, type EventView, type View } from './types';

export default gamePage({
  id: 'hanabi',
  idle: noLegal,
  part: (desk) => new HanabiPart(desk),
  Table,
  Apron,
  Headline,
  Finale,
  plot,
  keyMoment,
  fades: (event: EventView, view: View) =>
    event.type === 'informed' && view.options.memory === 'none' && !view.end,
  title,
  facts,
});
