// How a game that is over is called.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { numberOf, type View } from './types';

/** Alone, the level is what the end is called. */
export const title = ({ level }: View): Saying | null =>
  level === null ? null : { key: `sensu-level-${numberOf(level)}`, args: {} };
