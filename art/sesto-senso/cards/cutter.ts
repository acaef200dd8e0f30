// The cutter of portraits: turns outlines of a 400 by 520 box, whose sitter looks to the right, into
// paper on the card.

import svgpath from 'svgpath';
import { r1, smooth, type Point } from '../../stages/shape.ts';

export interface Pose {
  readonly x: number;
  /** Where the lower edge of the box comes to lie. */
  readonly y: number;
  readonly scale: number;
  readonly flip: boolean;
}

export interface Cutter {
  path(d: string, fill: string, opacity?: number): string;
  line(d: string, width: number, colour: string): string;
  disc(x: number, y: number, r: number, fill: string, opacity?: number): string;
  /** A closed soft outline through points. */
  soft(points: readonly Point[]): string;
}

/** With `shapesOnly`, lines are left out, so that the rest can serve as a clip. */
export function cutter({ x, y, scale, flip }: Pose, shapesOnly: boolean): Cutter {
  const put = ([a, b]: Point): Point => [
    (flip ? -1 : 1) * (a - 200) * scale + x,
    (b - 520) * scale + y,
  ];
  const lay = (d: string): string =>
    svgpath(d)
      .translate(-200, -520)
      .scale(flip ? -scale : scale, scale)
      .translate(x, y)
      .round(1)
      .toString();
  const faint = (opacity?: number): string =>
    opacity === undefined ? '' : ` opacity="${opacity}"`;
  return {
    path: (d, fill, opacity) => `<path d="${lay(d)}" fill="${fill}"${faint(opacity)}/>`,
    line: (d, width, colour) =>
      shapesOnly
        ? ''
        : `<path d="${lay(d)}" fill="none" stroke="${colour}" stroke-width="${r1(width * scale)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    disc: (a, b, r, fill, opacity) => {
      const [cx, cy] = put([a, b]);
      return `<circle cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r * scale)}" fill="${fill}"${faint(opacity)}/>`;
    },
    soft: (points) => smooth(points.map(put), true),
  };
}

/** The papers a sitter is dressed in. */
export interface Papers {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly linen: string;
  readonly hat: string;
  readonly trim: string;
  readonly line: string;
}
