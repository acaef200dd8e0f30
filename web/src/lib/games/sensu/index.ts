// Sensu, as the page knows it.
import { gamePage } from '../game';
import Apron from './Apron.svelte';
import { SensuPart } from './sensu.svelte';
import { facts, keyMoment, plot, title } from './story';
import Table from './Table.svelte';
import { noLegal } from './types';

export default gamePage({
  id: 'sensu',
  idle: noLegal,
  part: (desk) => new SensuPart(desk),
  Table,
  Apron,
  plot,
  keyMoment,
  facts,
  title,
});
