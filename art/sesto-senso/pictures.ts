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

/** All of it, 138 cards in four files each, has to stay below this. */
export const BUDGET = 10_000_000;

export const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex');
