// What the grammars share: how a dream becomes a card with its light, and its motifs a series.

import { Card, type Light } from '../card.ts';
import { cardId } from '../content/content.ts';
import type { Dream, ToneName } from '../content/types.ts';
import { figure, stands, type Standing } from '../figures.ts';
import { motif, type Look } from '../motif.ts';

export type Compose = (dream: Dream) => Card;

/** A card for the dream; the mirrored sister has its light elsewhere as well. */
export function begin(dream: Dream, light: Light): Card {
  const moved = dream.mirror ? { x: light.x + 70, y: light.y - 36 } : light;
  const card = new Card(cardId('dream', dream.number), dream.palette, moved, dream.mirror);
  card.moonless = dream.moon === false;
  return card;
}

export const near = ({ camera }: Dream): boolean => camera === 'near';

/** The hero with its own paper and pattern. */
export function hero(c: Card, dream: Dream, look: Look): void {
  motif(c, dream.hero, { tone: dream.tone ?? 'accent', depth: 0.06, inlay: dream.inlay, ...look });
}

export type Slot = readonly [x: number, y: number, h: number, tone: ToneName];

/** The small motifs, one to a slot; those with `floating` are placed by their middle. */
export function small(
  c: Card,
  dream: Dream,
  slots: readonly Slot[],
  look: Partial<Look> = {},
): void {
  dream.small.forEach((icon, i) => {
    const slot = slots[i];
    if (!slot) return;
    const [x, y, h, tone] = slot;
    motif(c, icon, { x, y, h, w: h * 1.25, tone, depth: 0.06, ...look });
  });
}

export function second(c: Card, { second: icon }: Dream, look: Look): void {
  if (icon) motif(c, icon, { depth: 0.05, ...look });
}

export function person(c: Card, { figure: name }: Dream, where: Standing): void {
  if (name && stands(name)) figure(c, name, where);
}
