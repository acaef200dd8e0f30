// The leaves of the album: every gift, what came of it, what the ghost meant by it, what a reader would
// have taken it for, and the rings that people draw on its pictures when all is over.
import type { components } from '$lib/api/schema';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Afterwards } from '../game';
import { dreamKey, travelling } from './editions';
import { spotOf } from './spots.svelte';
import {
  cardKey,
  psychicOf,
  type Dream,
  type EventView,
  type Kind,
  type Psychic,
  type View,
} from './types';

type Reading = components['schemas']['sesto_senso.Reading'];

export interface Leaf {
  id: string;
  day: number;
  /** Whom it was for, and what they searched; the common dream is for everybody, about everything. */
  psychic: Psychic | null;
  kind: Kind | null;
  dreams: Dream[];
  guess: number | null;
  right: boolean | null;
  /** What the ghost meant by it, if it was a program. */
  why: Saying | null;
  readings: Reading['cards'];
}

const idOf = (day: number, psychic: Psychic | null) => `${day}-${psychic ?? 'all'}`;

/** What the ghost says of its gifts, by leaf. */
function meanings(after: Afterwards | undefined): Map<string, Saying> {
  const said = new Map<string, Saying>();
  for (const { view, events, why } of after?.steps ?? []) {
    if (!why) continue;
    for (const { event } of events as readonly { event: EventView }[]) {
      const { day } = view as View;
      if (event.type === 'given') said.set(idOf(day, event.who.psychic), why);
      else if (event.type === 'dreamed') said.set(idOf(day, null), why);
    }
  }
  return said;
}

export function leavesOf(view: View, after?: Afterwards): Leaf[] {
  const said = meanings(after);
  const readings = (after?.readings ?? []) as Reading[];
  const gifts = view.album.map((page): Leaf => {
    const { day, psychic } = page;
    const read = readings.find((one) => one.day === day && one.psychic === psychic);
    const id = idOf(day, psychic);
    return { ...page, id, why: said.get(id) ?? null, readings: read?.cards ?? [] };
  });
  const common = view.revelation?.common ?? [];
  const days = [...new Set(common.map(({ day }) => day))];
  const shared = days.map((day): Leaf => {
    const dreams = common.filter((one) => one.day === day).map(({ dream }) => dream);
    const id = idOf(day, null);
    const why = said.get(id) ?? null;
    return {
      id,
      day,
      psychic: null,
      kind: null,
      dreams,
      guess: null,
      right: null,
      why,
      readings: [],
    };
  });
  return [...gifts, ...shared];
}

/** The pictures of a leaf: the dreams, the cards they were for, and what they were taken for. */
export function picturesOf(view: View, { psychic, kind, dreams, guess }: Leaf): string[] {
  const whose = psychic ?? view.revelation?.culprit ?? null;
  const combination = whose === null ? null : psychicOf(view, whose)?.combination;
  const meant = (kind ? [kind] : (['character', 'place', 'object'] as const)).flatMap((kind) => {
    const number = combination?.[kind] ?? null;
    return number === null ? [] : [cardKey({ kind, number })];
  });
  const taken = kind && guess !== null ? [cardKey({ kind, number: guess })] : [];
  return [...new Set([...dreams.map((dream) => dreamKey(view, dream)), ...meant, ...taken])];
}

/** Somebody's ring on a picture, in thousandths of its width and height. */
export interface Ring {
  seat: number;
  x: number;
  y: number;
  /** How far it reaches, in thousandths of the width, where that is known. */
  r?: number;
}

/** All rings on a picture of a leaf: the ghost's, if it was a program that told what it saw, and those
 * that people drew. */
export function allRings(
  view: View,
  after: Afterwards | undefined,
  leaf: Leaf,
  picture: string,
): Ring[] {
  const drawn = ringsOn(after, leaf.id, picture);
  const spot = spotOf(leaf.why, picture);
  if (!spot || !isOf(view, leaf, picture)) return drawn;
  const [x = 0, y = 0, r = 0] = spot;
  return [{ seat: view.ghost, x, y, r }, ...drawn];
}

/** A card is ringed where it was meant, and not where it only was the guess. */
const isOf = (view: View, leaf: Leaf, picture: string): boolean =>
  picturesOf(view, { ...leaf, guess: null }).includes(picture);

/** A note travels by the number of a dream, whatever its edition. */
export const ringKey = (leaf: string, picture: string) => `after:${leaf}:${travelling(picture)}`;
export const ringText = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

export const ringsOn = (after: Afterwards | undefined, leaf: string, picture: string): Ring[] =>
  (after?.notes ?? []).flatMap(({ seat, key, text }): Ring[] => {
    const [, x, y] = /^(\d{1,4}) (\d{1,4})$/.exec(text) ?? [];
    if (key !== ringKey(leaf, picture) || x === undefined || y === undefined) return [];
    return [{ seat, x: Math.min(1000, Number(x)), y: Math.min(1000, Number(y)) }];
  });
