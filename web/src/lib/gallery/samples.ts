// Made-up people and lines for the gallery. Not part of any catalogue: nobody plays here.
import type { LogLine } from '$lib/ui/Log.svelte';
import type { PuppetName } from '$lib/ui/puppets';

export const NEWS: { puppet: PuppetName; bot?: boolean; text: string }[] = [
  { puppet: 'fox', text: '*Marta* 17 → 21' },
  { puppet: 'tortoise', bot: true, text: '*Tic-Tac* 9 → 12' },
];

export const LINES: LogLine[] = [
  { step: 43, puppet: 'fox', text: '*Marta*: X' },
  { step: 44, puppet: 'owl', text: '*Nonna*: 24 → 27 → 15' },
  { step: 45, puppet: 'tortoise', bot: true, text: '*Tic-Tac*: 7 → 11' },
];
