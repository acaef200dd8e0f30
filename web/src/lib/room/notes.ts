// Private notes as a table reads them: the text on each thing, whoever of this device wrote it.
import type { Note } from '$lib/api/types';

/** The texts by key, of one seat or of all of one's own, as far as they were written by `step`. */
export function textsOf(
  notes: readonly Note[],
  { seat = null, step = Infinity }: { seat?: number | null; step?: number } = {},
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const note of notes) {
    if ((seat !== null && note.seat !== seat) || note.step > step) continue;
    const before = texts[note.key];
    texts[note.key] = before ? `${before} · ${note.text}` : note.text;
  }
  return texts;
}
