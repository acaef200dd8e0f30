// The five fireworks of Hanabi, each in the shape its colour has on the cards.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, leaf, polar, r1, rad, star, taper, type Point } from './shape.ts';

export type Colour = 'white' | 'red' | 'blue' | 'yellow' | 'green';

export const LIGHT: Record<Colour, string> = {
  white: '#fff2d4',
  red: '#ff6f4f',
  blue: '#7dbcff',
  yellow: '#ffd257',
  green: '#4fdcb0',
};
const DEEP: Record<Colour, string> = {
  white: '#d9c9a4',
  red: '#c73e24',
  blue: '#3f86e6',
  yellow: '#e29a24',
  green: '#0a8a6c',
};

/** Rings of one cut shape, the outer sheets first, so that each ring drops its shadow on the wider one. */
function rings(
  paper: Paper,
  colour: Colour,
  x: number,
  y: number,
  radii: readonly number[],
  counts: readonly number[],
  shape: (x: number, y: number, degrees: number, ring: number) => string,
): void {
  for (let k = radii.length - 1; k >= 0; k--) {
    const count = counts[k]!;
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = ((i + (k % 2) / 2) * 360) / count - 90 + paper.q.between(-1.5, 1.5);
      const [px, py] = polar(x, y, radii[k]!, a);
      d += shape(px, py, a, k);
    }
    const pale = mix(LIGHT[colour], '#ffffff', 0.55);
    const fill = [pale, LIGHT[colour], DEEP[colour]][k % 3]!;
    paper.cut(d, fill, { lift: 1, rim: 0.6, wobble: 0.8, tooth: 0.35 });
  }
}

const BURST: Record<Colour, (paper: Paper, x: number, y: number, r: number) => void> = {
  red(paper, x, y, r) {
    rings(
      paper,
      'red',
      x,
      y,
      [0.2, 0.4, 0.61, 0.84].map((k) => k * r),
      [10, 16, 22, 28],
      (px, py, a, k) => leaf(px, py, a, r * (0.16 + 0.02 * k), r * 0.062, 0.62),
    );
  },
  blue(paper, x, y, r) {
    rings(
      paper,
      'blue',
      x,
      y,
      [0.14, 0.42, 0.72].map((k) => k * r),
      [12, 18, 24],
      (px, py, a, k) => {
        const [tx, ty] = polar(px, py, r * 0.2, a);
        return leaf(px, py, a, r * (0.22 + 0.03 * k), r * 0.055, 0.82) + circle(tx, ty, r * 0.034);
      },
    );
  },
  yellow(paper, x, y, r) {
    rings(
      paper,
      'yellow',
      x,
      y,
      [0.24, 0.48, 0.72, 0.96].map((k) => k * r),
      [7, 12, 18, 24],
      (px, py, a, k) => star(px, py, r * (0.09 + 0.012 * k), 5, 0.42, a),
    );
  },
  white(paper, x, y, r) {
    rings(
      paper,
      'white',
      x,
      y,
      [0.22, 0.45, 0.7, 0.96].map((k) => k * r),
      [8, 13, 18, 24],
      (px, py, _a, k) => circle(px, py, r * (0.036 + 0.009 * k)),
    );
  },
  green(paper, x, y, r) {
    // A willow: sparks thrown outwards, then pulled down.
    const sheets: readonly (readonly [number, number, string])[] = [
      [22, 1.02, DEEP.green],
      [18, 0.82, LIGHT.green],
      [12, 0.55, mix(LIGHT.green, '#ffffff', 0.5)],
    ];
    for (const [count, reach, fill] of sheets) {
      let d = '';
      for (let i = 0; i < count; i++) {
        const a = rad((i * 360) / count - 90 + paper.q.between(-4, 4));
        const path: Point[] = [0.16, 0.4, 0.64, 0.86, 1].map((t) => [
          x + Math.cos(a) * r * reach * t * (1 - 0.16 * t),
          y + Math.sin(a) * r * reach * t * 0.9 + r * reach * 0.42 * t ** 2.4,
        ]);
        d += taper(path, r * 0.012, r * 0.036);
        const end = path[4]!;
        d += circle(end[0], end[1] + r * 0.02, r * 0.036);
      }
      paper.cut(d, fill, { lift: 1, rim: 0.55, wobble: 0.8, tooth: 0.35 });
    }
  },
};

/** One shell at its height, with the light it throws about and the trail it climbed. */
export function firework(
  paper: Paper,
  colour: Colour,
  x: number,
  y: number,
  r: number,
  from: Point,
): void {
  const { q } = paper;
  const light = LIGHT[colour];
  paper.glow(x, y, r * 1.9, light, 0.42);
  let trail = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 22;
    const [px, py] = [
      from[0] + (x - from[0]) * (1 - (1 - t) ** 1.6),
      from[1] + (y + r * 0.2 - from[1]) * t,
    ];
    trail += `<path d="${circle(px + q.between(-1.4, 1.4), py, 1 + 1.5 * t)}" opacity="${r1(0.15 + 0.7 * t)}"/>`;
  }
  paper.add(`<g fill="${mix(light, '#ffffff', 0.3)}">${trail}</g>`);
  BURST[colour](paper, x, y, r);
  paper.glow(x, y, r * 0.62, mix(light, '#ffffff', 0.4), 0.75);
  paper.add(`<path d="${circle(x, y, r * 0.07)}" fill="#fffdf4"/>`);
  let sparks = '';
  for (let i = 0; i < 16; i++) {
    const [px, py] = polar(x, y, r * q.between(1.06, 1.3), q.between(0, 360));
    sparks += `<path d="${q.chance(0.4) ? star(px, py, q.between(2.5, 5)) : circle(px, py, q.between(0.8, 1.8))}" opacity="${r1(q.between(0.4, 1))}"/>`;
  }
  paper.add(`<g fill="${mix(light, '#ffffff', 0.5)}">${sparks}</g>`);
}
