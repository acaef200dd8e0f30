// What is heard at a table: what people say, and why bots did what they did.
import type { PastStep, Talk } from '$lib/api/types';
import type { Said } from '$lib/games/game';
import type { I18n } from '$lib/i18n/i18n.svelte';

/** So many of either are worth repeating. */
const KEPT = 6;

/** The last words; those of the bots come first, since their time is not known. */
export function saidAt(
  { word, say }: Pick<I18n, 'word' | 'say'>,
  story: readonly PastStep[],
  talk: readonly Talk[],
  named: (seat: number) => string,
): Said[] {
  const reasons = story.slice(-2 * KEPT).flatMap(({ step, by, why }): Said[] => {
    return why && by !== null ? [{ key: `why-${step}`, seat: by, words: say(why, named) }] : [];
  });
  const words = talk.slice(-KEPT).map(({ id, seat, text, phrase }): Said => {
    return { key: `talk-${id}`, seat, words: text ?? (phrase ? word(phrase) : '') };
  });
  return [...reasons.slice(-KEPT), ...words];
}
