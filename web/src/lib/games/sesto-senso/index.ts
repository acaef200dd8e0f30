// Il Sesto Senso, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import Headline from './Headline.svelte';
import { SestoPart } from './sesto.svelte';
import { big, facts, keyMoment, meant, minor, own, plot } from './story';
import Table from './Table.svelte';
import { noLegal } from './types';

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
  big,
  minor,
  own,
  meant,
  facts,
});
