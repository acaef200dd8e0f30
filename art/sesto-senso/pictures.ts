// Where the finished pictures lie, in which sizes, and what a drawing's fingerprint is.

import { createHash } from 'node:crypto';

export const PICTURES = new URL('../../web/src/lib/games/sesto-senso/pictures/', import.meta.url);
export const FINGERPRINTS = new URL('fingerprints.json', import.meta.url);

/** Width in pixels; a card is half as high again. AVIF in three sizes, WebP for old browsers. */
export const SIZES = [
  { width: 200, format: 'avif' },
  { width: 400, format: 'avif' },
  { width: 600, format: 'avif' },
  { width: 400, format: 'webp' },
] as const;

export type Size = (typeof SIZES)[number];

export const pictureUrl = (id: string, { width, format }: Size): URL =>
  new URL(`${id}-${width}.${format}`, PICTURES);

/** Dreams that another has replaced since the first edition. Their pictures lie in `edition-1/` under the
 * names they had, in 200 and 400 pixels, for games that were dealt with them. */
export const REPLACED = [
  8, 9, 12, 25, 27, 28, 30, 40, 41, 43, 44, 45, 50, 51, 52, 56, 57, 62, 65, 66, 74, 75, 79, 82,
] as const;

export const EDITION_SIZES = SIZES.filter(({ width }) => width < 600);

export const editionUrl = (id: string, { width, format }: Size): URL =>
  new URL(`edition-1/${id}-${width}.${format}`, PICTURES);

/** All of it, 138 cards in four files each and what was replaced, has to stay below this. */
export const BUDGET = 10_000_000;

export const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex');
