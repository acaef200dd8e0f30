// Where everything with a name lies on the pictures, so that the album can draw the ring of a ghost that was
// a program: its reason names what it saw. The places come with the album, and from `npm run content` in
// art/.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { isOwnDeck } from './sources.svelte';

/** Middle and radius in thousandths: of width and height, and of the width. */
type Spot = readonly number[];

let spots = $state.raw<Partial<Record<string, Partial<Record<string, Spot>>>>>({});

export async function loadSpots(): Promise<void> {
  const { default: told } = await import('./spots.json');
  spots = told;
}

const keyIn = ({ args }: Saying, name: string, beginning: string): string | null => {
  const arg = args[name];
  return arg && typeof arg === 'object' && 'key' in arg && arg.key.startsWith(beginning)
    ? arg.key.slice(beginning.length)
    : null;
};

/** What a reason of the ghost's names on a picture: on a dream what it saw there, on the card what that
 * brought to mind. Moods and colours are everywhere, and a deck of one's own shows other things. */
export function spotOf(why: Saying | null, picture: string): Spot | null {
  if (!why || isOwnDeck()) return null;
  const seen = keyIn(why, 'seen', 'sesto-');
  if (seen === null) return null;
  if (picture !== keyIn(why, 'card', 'sesto-the-')) return spots[picture]?.[seen] ?? null;
  const meant = why.key.endsWith('-same') ? seen : keyIn(why, 'thought', 'sesto-');
  return (meant === null ? spots[picture]?.card : spots[picture]?.[meant]) ?? null;
}
