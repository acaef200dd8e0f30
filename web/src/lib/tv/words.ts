// What stands under the table on a television: what is on show, then what the last step told, and at the
// end how it ended.
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Playback } from '$lib/play/playback.svelte';

export function wordsOf(
  { position, line, lines }: Pick<Playback, 'position' | 'line' | 'lines'>,
  say: (saying: Saying) => string,
): string {
  if (position?.outcome && !line) return say(position.outcome.say);
  return lines.map((told) => say(told.say)).join(' ');
}
