// What is heard at a table: what people say, why bots did what they did, and what bots say while they
// wait, in the order in which one has heard it.
import type { PastStep, Remark, Talk } from '$lib/api/types';
import type { Said } from '$lib/games/game';
import type { I18n, Saying } from '$lib/i18n/i18n.svelte';
import type { Heard } from './session.svelte';

interface Sources {
  story: readonly PastStep[];
  talk: readonly Heard<Talk>[];
  remarks: readonly Heard<Remark>[];
}

/** The last words, so many of them; what was said before one came is first. */
export function saidAt(
  { word, say, has }: Pick<I18n, 'word' | 'say' | 'has'>,
  { story, talk, remarks }: Sources,
  named: (seat: number) => string,
  { you = null, most = 12 }: { you?: number | null; most?: number } = {},
): Said[] {
  const spoken = (saying: Saying) => say(saying, named, you);
  const all: { after: number; said: Said }[] = [];
  for (const { step, by, why } of story.slice(-4 * most))
    // The words of reasons may come after the table.
    if (why && by !== null && has(why.key))
      all.push({ after: step, said: { key: `why-${step}`, seat: by, words: spoken(why) } });
  for (const { id, seat, text, phrase, after } of talk.slice(-most))
    all.push({
      // A word after a step comes after its reason.
      after: after === null ? -1 : after + 0.5,
      said: { key: `talk-${id}`, seat, words: text ?? (phrase ? word(phrase) : '') },
    });
  for (const [index, { seat, say, after }] of remarks.entries())
    all.push({
      after: (after ?? -1) + 0.5,
      said: { key: `remark-${index}`, seat, words: spoken(say) },
    });
  return all
    .sort((one, other) => one.after - other.after)
    .slice(-most)
    .map(({ said }) => said);
}
