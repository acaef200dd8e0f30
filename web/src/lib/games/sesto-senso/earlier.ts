// What a game of the first edition needs beside its table: the pictures that it was dealt with, and what
// they were called.
import type { I18n } from '$lib/i18n/i18n.svelte';
import { isFirst } from './editions';
import { loadFirst } from './sources.svelte';
import type { View } from './types';

export async function learnEdition(i18n: Pick<I18n, 'learn'>, view: View): Promise<void> {
  if (!isFirst(view)) return;
  // Pictures come when they come: until then a tint stands in for each.
  void loadFirst();
  await i18n.learn('sesto-senso', 'first');
}
