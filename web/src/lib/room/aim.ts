// What a game is about, in a sentence, for those who see the table as it was dealt.
import type { Room } from '$lib/api/types';
import type { I18n } from '$lib/i18n/i18n.svelte';

export async function aimOf(i18n: I18n, { game, seats }: Room): Promise<string> {
  await i18n.learn('aims');
  return seats.length === 1 ? i18n.word(`${game}-aim-alone`) : i18n.word(`${game}-aim`);
}
