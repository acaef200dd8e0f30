// Which dreams fill a stage: those that came last, as many as can be seen from afar.
import type { Dream, PsychicView, View } from './types';
import { isNew } from './words';

/** More than this would be too small. */
const MOST = 4;

/** Today's dreams, and before them as many of the older ones as there is room for. */
export function arrivals(view: View, focus: PsychicView | null, dreams: readonly Dream[]): Dream[] {
  if (!focus || view.revelation) return dreams.slice(-MOST);
  const fresh = dreams.filter((dream) => isNew(view, focus.psychic, dream));
  const known = dreams.filter((dream) => !fresh.includes(dream));
  const room = Math.max(0, MOST - fresh.length);
  return [...(room > 0 ? known.slice(-room) : []), ...fresh.slice(-MOST)];
}
