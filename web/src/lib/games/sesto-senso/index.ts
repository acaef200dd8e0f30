// Il Sesto Senso, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { big, meant, minor, own } from './events';
import Headline from './Headline.svelte';
import { SestoPart } from './sesto.svelte';
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
  Reference: () => import('./Reference.svelte'),
  Album: () => import('./Album.svelte'),
  talkative: true,
  story: () => import('./story'),
  big,
  minor,
  own,
  meant,
});
