// How our own silhouettes are cut: a body, dark paper glued on it, and paper that is lit from behind.

import svgpath from 'svgpath';
import { circle, ellipse, taper, type Point } from '../../stages/shape.ts';

export interface Cutting {
  /** Pieces that may overlap, all cut the way the clock turns; together they are the silhouette. */
  readonly body: string;
  /** Lines and spots in the colour of the sheet behind. */
  readonly lines?: string;
  /** Panes and flames. */
  readonly lit?: string;
}

export const disc = circle;
export const oval = ellipse;

/** A limb, a stem, a wire: a line that grows thicker or thinner, cut the way the clock turns. */
export const limb = (points: readonly Point[], from: number, to = from): string =>
  taper(points, -from, -to);

export function ring(x: number, y: number, outer: number, inner: number): string {
  return `${circle(x, y, outer)}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`;
}

/** A piece cut once and laid elsewhere. */
export const lay = (d: string, x: number, y: number, turn = 0, scale = 1): string =>
  svgpath(d).scale(scale).rotate(turn).translate(x, y).round(2).toString();

/** The same piece on the other side of an axis. */
export const mirrored = (d: string, axis = 50): string =>
  svgpath(d)
    .scale(-1, 1)
    .translate(axis * 2, 0)
    .round(2)
    .toString();

export const both = (d: string, axis = 50): string => d + mirrored(d, axis);

export const HEART =
  'M0 20C-6 10 -24 2 -22 -12C-20 -24 -6 -24 0 -14C6 -24 20 -24 22 -12C24 2 6 10 0 20Z';

export const SPADE =
  'M0 -24C8 -12 22 -4 22 8C22 18 9 20 3 13Q4 22 10 26H-10Q-4 22 -3 13C-9 20 -22 18 -22 8C-22 -4 -8 -12 0 -24Z';
