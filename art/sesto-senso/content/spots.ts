// Where everything with a name lies on the pictures: the album draws the ghost's ring there.

import type { Seen } from '../card.ts';
import { CHARACTERS, DREAMS, OBJECTS, PLACES, cardId } from './content.ts';

/** Middle and radius in thousandths: of the width and the height, and of the width. */
export type SpotOf = readonly [x: number, y: number, r: number];

/** By picture, by key of the catalogue without its beginning. */
export type Spots = Record<string, Record<string, SpotOf>>;

/** So small a ring cannot be seen, and so large a one shows nothing. */
const [LEAST, MOST] = [70, 330] as const;
/** A ring goes round a thing, not through it. */
const ROUND = 0.56;

/** What is smaller than six hundredths of the width is there to be discovered: no reason names it. */
const NAMED = 36;

function spotOf({ x, y, w, h }: Seen): SpotOf {
  const within = (value: number, size: number): number =>
    Math.round(Math.min(1, Math.max(0, value / size)) * 1000);
  const r = Math.round((Math.max(w, h) * ROUND * 1000) / 600);
  return [within(x, 600), within(y, 900), Math.min(MOST, Math.max(LEAST, r))];
}

/** The largest where there are several. */
function largest(seen: readonly Seen[], name: string): Seen | undefined {
  const all = seen.filter((one) => one.name === name);
  return all.sort((one, other) => other.w * other.h - one.w * one.h)[0];
}

/** What is meant by a card itself: its object, the face in its frame, a room as a whole. */
const FACE: SpotOf = [500, 413, 240];
const ROOM: SpotOf = [500, 500, MOST];

export function spots(drawn: ReadonlyMap<string, readonly Seen[]>): Spots {
  const found: Spots = {};
  const tell = (id: string, key: string, name: string): void => {
    const seen = largest(drawn.get(id) ?? [], name);
    if (seen && seen.w >= NAMED) (found[id] ??= {})[key] = spotOf(seen);
  };
  DREAMS.forEach((dream, i) => {
    const id = cardId('dream', i + 1);
    for (const { name } of drawn.get(id) ?? []) tell(id, `motif-${name}`, name);
    const { figure } = dream;
    if (!figure) return;
    tell(id, `figure-${figure}`, 'figure');
    delete found[id]?.['motif-figure'];
  });
  const kinds = { object: OBJECTS, place: PLACES, character: CHARACTERS } as const;
  for (const [kind, cards] of Object.entries(kinds)) {
    cards.forEach((_, i) => {
      const id = cardId(kind as keyof typeof kinds, i + 1);
      const seen = drawn.get(id) ?? [];
      for (const { name } of seen) tell(id, `motif-${name}`, name);
      const hero = seen.toSorted((one, other) => other.w * other.h - one.w * one.h)[0];
      const card = kind === 'character' ? FACE : kind === 'place' || !hero ? ROOM : spotOf(hero);
      (found[id] ??= {})['card'] = card;
    });
  }
  return found;
}
