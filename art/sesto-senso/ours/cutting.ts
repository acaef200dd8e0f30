// How our own silhouettes are cut: a body, a shade of it, dark paper glued on, and paper that is lit
// from behind.

import svgpath from 'svgpath';
import { circle, ellipse, taper, type Point } from '../../stages/shape.ts';

export interface Cutting {
  /** Pieces that may overlap, all cut the way the clock turns; together they are the silhouette. */
  readonly body: string;
  /** Parts in a darker shade of the body. */
  readonly shade?: string;
  /** Lines and spots in the colour of the sheet behind. */
  readonly lines?: string;
  /** Panes and flames. */
  readonly lit?: string;
  /** Light it throws to its left, which fades. */
  readonly beam?: string;
  /** Where a pattern shows through, if not on the whole body. */
  readonly window?: string;
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

/** A whole silhouette, cut upright and laid at a slant. */
export const slanted = (turn: number, upright: Cutting): Cutting =>
  Object.fromEntries(
    Object.entries(upright).map(([paper, d]) => [paper, lay(String(d), 0, 0, turn)]),
  ) as unknown as Cutting;

/** The same piece on the other side of an axis. */
export const mirrored = (d: string, axis = 50): string =>
  svgpath(d)
    .scale(-1, 1)
    .translate(axis * 2, 0)
    .round(2)
    .toString();

export const both = (d: string, axis = 50): string => d + mirrored(d, axis);

/** An outline in absolute lines and curves alone. */
const plain = (outline: string) => svgpath(outline).abs().unshort().unarc();

/** One closed outline, walked the other way round. */
function reversed(outline: string): string {
  let end = '';
  const ways: string[] = [];
  plain(outline).iterate(([command, ...values], _, x, y) => {
    const v = values.map(Number);
    const back =
      command === 'C'
        ? `C${v[2]} ${v[3]} ${v[0]} ${v[1]} `
        : command === 'Q'
          ? `Q${v[0]} ${v[1]} `
          : 'L';
    if (command === 'Z') return;
    if (command !== 'M') ways.push(`${back}${x} ${y}`);
    const [ex, ey] = command === 'H' ? [v[0], y] : command === 'V' ? [x, v[0]] : v.slice(-2);
    end = `${ex} ${ey}`;
  });
  return `M${end}${ways.reverse().join('')}Z`;
}

/** By the area of the polygon through its corners and handles. */
function clockwise(outline: string): boolean {
  const points: Point[] = [];
  plain(outline).iterate(([command, ...values], _, x, y) => {
    const v = values.map(Number);
    if (command === 'H') points.push([v[0] ?? x, y]);
    else if (command === 'V') points.push([x, v[0] ?? y]);
    else for (let k = 0; k + 1 < v.length; k += 2) points.push([v[k] ?? x, v[k + 1] ?? y]);
  });
  const sum = points.reduce((area, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    return area + x * ny - nx * y;
  }, 0);
  return sum > 0;
}

const walked = (d: string, wish: boolean): string =>
  svgpath(d)
    .abs()
    .toString()
    .split(/(?=M)/)
    .map((outline) => (clockwise(outline) === wish ? outline : reversed(outline)))
    .join('');

/** Pieces to be laid over one another, whichever way they were cut. */
export const solid = (d: string): string => walked(d, true);

/** The same as holes in what lies below. */
export const hole = (d: string): string => walked(d, false);

/** A piece and its mirror image, both solid. */
export const pair = (d: string, axis = 50): string => solid(both(d, axis));

export const HEART =
  'M0 20C-6 10 -24 2 -22 -12C-20 -24 -6 -24 0 -14C6 -24 20 -24 22 -12C24 2 6 10 0 20Z';

export const SPADE =
  'M0 -24C8 -12 22 -4 22 8C22 18 9 20 3 13Q4 22 10 26H-10Q-4 22 -3 13C-9 20 -22 18 -22 8C-22 -4 -8 -12 0 -24Z';

export const DIAMOND = 'M0 -24L17 0L0 24L-17 0Z';

export const CLUB = `${circle(0, -12, 11)}${circle(-12, 6, 11)}${circle(12, 6, 11)}M-3 0H3Q4 18 9 24H-9Q-4 18 -3 0Z`;
