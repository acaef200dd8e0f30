// How a game that is over is called.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { isSolo, levelOf, type View } from './types';

/** Alone, the level is what the end is called. */
export const title = (view: View): Saying | null =>
  isSolo(view) && view.score !== null
    ? { key: `sensu-level-${levelOf(view.score) + 1}`, args: {} }
    : null;
