// The whole deck in one place, with the ids that pictures, texts and tables share.

import { CHARACTERS } from './characters.ts';
import { DREAMS_01_28 } from './dreams-01-28.ts';
import { DREAMS_29_56 } from './dreams-29-56.ts';
import { DREAMS_57_84 } from './dreams-57-84.ts';
import { FIGURE_WORDS } from './figure-words.ts';
import { MOTIF_WORDS, type MotifId } from './motif-words.ts';
import { PALETTE_NAMES, mainColours } from '../palettes.ts';
import { OBJECTS } from './objects.ts';
import { PLACES } from './places.ts';
import type { Character, Dream, Place, Thing } from './types.ts';

export const DREAMS: readonly Dream[] = [...DREAMS_01_28, ...DREAMS_29_56, ...DREAMS_57_84];

export { CHARACTERS, OBJECTS, PLACES };

/** What a motif is on its card: the first thing seen, the second, the rest, or hidden. */
export type Role = 'hero' | 'second' | 'small' | 'detail';

export interface Motif {
  readonly icon: MotifId;
  readonly word: string;
  readonly role: Role;
}

const two = (n: number): string => String(n).padStart(2, '0');

export type Kind = 'dream' | 'character' | 'place' | 'object';

/** `dream-01`, `place-18`: file names, seeds and the keys of the texts are made from it. */
export const cardId = (kind: Kind, number: number): string => `${kind}-${two(number)}`;

const motif = (icon: MotifId, role: Role): Motif => ({ icon, word: MOTIF_WORDS[icon][0], role });

export const dreamMotifs = (dream: Dream): Motif[] => [
  motif(dream.hero, 'hero'),
  ...(dream.second ? [motif(dream.second, 'second')] : []),
  ...dream.small.map((icon) => motif(icon, 'small')),
  ...dream.details.map((icon) => motif(icon, 'detail')),
];

const characterMotifs = ({ motifs: [first, ...rest] }: Character): Motif[] => [
  motif(first, 'hero'),
  ...rest.map((icon) => motif(icon, 'small')),
];

/** Candles stand twice in the chapel; once is enough in a list. */
const placeMotifs = ({ props: [first, ...rest], scenery = [] }: Place): Motif[] => [
  motif(first[0], 'hero'),
  ...[...new Set([...scenery, ...rest.map(([icon]) => icon)])].map((icon) => motif(icon, 'small')),
];

const objectMotifs = ({ hero, beside }: Thing): Motif[] => [
  motif(hero, 'hero'),
  ...beside.map((icon) => motif(icon, 'small')),
];

const entry = (kind: Kind, index: number) => {
  const id = cardId(kind, index + 1);
  return { id, name: `sesto-${id}`, alt: `sesto-${id}-alt` };
};

/** How large a motif of a dream was drawn. */
export interface Size {
  /** The widest it is, in hundredths of the card's width. */
  readonly width: number;
  /** All of it, in thousandths of the card. */
  readonly area: number;
}

/** The deck as `content.json` holds it, with what `size` knows of each dream's drawing. */
export function contentJson(size: (id: string, name: string) => Size) {
  return {
    palettes: Object.fromEntries(PALETTE_NAMES.map((name) => [name, mainColours(name)])),
    dreams: DREAMS.map((dream, i) => ({
      ...entry('dream', i),
      names: dream.name,
      composition: dream.composition,
      palette: dream.palette,
      figure: dream.figure && {
        name: dream.figure,
        word: FIGURE_WORDS[dream.figure][0],
        ...size(cardId('dream', i + 1), 'figure'),
      },
      motifs: dreamMotifs(dream).map((motif) => ({
        ...motif,
        ...size(cardId('dream', i + 1), motif.icon),
      })),
      moods: dream.moods,
    })),
    characters: CHARACTERS.map((card, i) => ({
      ...entry('character', i),
      slug: card.slug,
      names: card.name,
      palette: card.palette,
      motifs: characterMotifs(card),
      tags: card.tags,
    })),
    places: PLACES.map((card, i) => ({
      ...entry('place', i),
      slug: card.slug,
      names: card.name,
      palette: card.palette,
      motifs: placeMotifs(card),
      tags: card.tags,
    })),
    objects: OBJECTS.map((card, i) => ({
      ...entry('object', i),
      slug: card.slug,
      names: card.name,
      palette: card.palette,
      motifs: objectMotifs(card),
      tags: card.tags,
    })),
  };
}

/** Every icon that some card, not a dream, shows. */
export function cardIcons(): ReadonlySet<MotifId> {
  return new Set([
    ...CHARACTERS.flatMap(characterMotifs).map(({ icon }) => icon),
    ...PLACES.flatMap(placeMotifs).map(({ icon }) => icon),
    ...OBJECTS.flatMap(objectMotifs).map(({ icon }) => icon),
  ]);
}
