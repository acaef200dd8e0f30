// Land and water: ridges, towns, seas, trees and chequered plains.

import { ridge as rolling, r1, taper, type Point } from '../stages/shape.ts';
import type { Card } from './card.ts';
import { mix } from './palettes.ts';

/** Rolling ground; returns its height at any x. */
export function ridge(
  c: Card,
  y: number,
  swell: number,
  fill: string,
  { rough = 1, filter = 'paper' } = {},
): (x: number) => number {
  const { path, height } = rolling(c.q, y, swell, { rough, from: -40, to: 640, foot: 960 });
  const slope = c.linear([
    [0, fill],
    [1, mix(fill, c.p.night, 0.35)],
  ]);
  c.sheet(path, slope, filter);
  return height;
}

export function grass(c: Card, y: number, fill: string, n: number, h: number): void {
  let d = '';
  for (let i = 0; i < n; i++) {
    const [x, k] = [c.q.between(-10, 610), c.q.between(0.35, 1) * h];
    const lean = c.q.between(-0.6, 0.6) * k;
    d += `M${r1(x - 2)} ${y}Q${r1(x)} ${r1(y - k * 0.6)} ${r1(x + lean)} ${r1(y - k)}Q${r1(x + 3)} ${r1(y - k * 0.4)} ${r1(x + 2.5)} ${y}Z`;
  }
  c.add(`<path d="${d}" fill="${fill}"/>`);
}

/** A row of houses with lit windows. */
export function roofs(
  c: Card,
  y: number,
  fill: string,
  { size = 1, lit = 0.5, filter = 'paper' } = {},
): void {
  const { q, p } = c;
  let [d, windows] = ['', ''];
  for (let x = -30; x < 630;) {
    const [w, top] = [q.between(46, 92) * size, y - q.between(40, 120) * size];
    const [l, m, r] = [r1(x), r1(x + w / 2), r1(x + w)];
    d += q.pick([
      `M${l} 960V${r1(top)}L${m} ${r1(top - w * 0.75)}L${r} ${r1(top)}V960Z`,
      `M${l} 960V${r1(top - w * 0.2)}L${r1(x + w * 0.3)} ${r1(top - w * 0.55)}H${r1(x + w * 0.7)}L${r} ${r1(top - w * 0.2)}V960Z`,
      `M${l} 960V${r1(top)}L${m} ${r1(top - w * 1.5)}L${r} ${r1(top)}V960Z`,
      `M${l} 960V${r1(top)}Q${m} ${r1(top - w * 0.9)} ${r} ${r1(top)}V960Z`,
    ]);
    if (q.chance(0.7)) {
      d += `M${r1(x + w * q.between(0.6, 0.78))} ${r1(top)}v${r1(-w * 0.72)}h${r1(9 * size)}v${r1(w * 0.72)}Z`;
    }
    for (let i = 0; i < 6; i++) {
      if (!q.chance(lit)) continue;
      const [wx, wy] = [
        x + w * (0.24 + 0.36 * (i % 2)),
        top + (14 + Math.floor(i / 2) * 30) * size,
      ];
      windows += `M${r1(wx)} ${r1(wy + 15 * size)}v${r1(-11 * size)}q${r1(4.5 * size)} ${r1(-7 * size)} ${r1(9 * size)} 0v${r1(11 * size)}Z`;
    }
    x += w - q.between(0, 8);
  }
  const wall = c.linear([
    [0, fill],
    [1, mix(fill, p.night, 0.5)],
  ]);
  c.sheet(d, wall, filter);
  c.add(`<path d="${windows}" fill="${mix(p.glow, p.accent, 0.25)}" opacity=".92"/>`);
}

/** Bands of waves from the horizon to the shore, with glints where the light falls. */
export function sea(
  c: Card,
  y: number,
  { bands = 6, far = 0.62, near = 0.1, glints = true } = {},
): void {
  const { q } = c;
  for (let b = 0; b < bands; b++) {
    const k = b / (bands - 1);
    const top = y + (900 - y) * (b / bands) ** 1.25;
    const [length, swell] = [40 + 90 * k, 3 + 13 * k];
    const start = -60 - q.between(0, length);
    let d = `M${r1(start)} ${r1(top)}`;
    for (let x = start; x < 700; x += length) {
      d += `q${r1(length * 0.25)} ${r1(-swell * 1.5)} ${r1(length / 2)} ${r1(-swell * 0.2)}q${r1(length * 0.2)} ${r1(swell)} ${r1(length / 2)} ${r1(swell * 0.2)}`;
    }
    const tone = c.r(far + (near - far) * k);
    const water = c.linear([
      [0, mix(tone, c.p.glow, 0.1)],
      [1, mix(tone, c.p.night, 0.2)],
    ]);
    c.sheet(`${d}V960H-100Z`, water);
    if (!glints) continue;
    let g = '';
    for (let i = 0; i < 7; i++) {
      const [x, w] = [c.light.x + q.between(-1, 1) * (50 + 30 * b), q.between(8, 34) * (1 + k)];
      g += `M${r1(x - w / 2)} ${r1(top + q.between(6, 22))}h${r1(w)}`;
    }
    c.add(
      `<path d="${g}" stroke="${c.p.glow}" stroke-width="${r1(2 + 2 * k)}" stroke-linecap="round" opacity="${r1(0.75 - 0.5 * k)}"/>`,
    );
  }
}

interface Tree {
  readonly w?: number;
  readonly spread?: number;
  readonly depth?: number;
  readonly lean?: number;
  readonly leaf?: string | null;
}

/** A bare tree, or one with a leaf at the end of every twig. */
export function tree(
  c: Card,
  x: number,
  y: number,
  height: number,
  fill: string,
  how: Tree = {},
): void {
  const { w = height * 0.07, spread = 0.5, depth = 6, lean = 0, leaf = null } = how;
  const { q } = c;
  let [d, leaves] = ['', ''];
  const grow = (from: Point, angle: number, length: number, width: number, left: number): void => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const bend = q.between(-0.18, 0.18) * length;
    const mid: Point = [
      (from[0] + to[0]) / 2 + Math.sin(angle) * bend,
      (from[1] + to[1]) / 2 - Math.cos(angle) * bend,
    ];
    d += taper([from, mid, to], width * 2, width * 1.32);
    if (left <= 0) {
      leaves += `<ellipse cx="${r1(to[0])}" cy="${r1(to[1])}" rx="${r1(q.between(5, 10))}" ry="${r1(q.between(3, 6))}" transform="rotate(${q.whole(0, 180)} ${r1(to[0])} ${r1(to[1])})"/>`;
      return;
    }
    const twigs = q.chance(0.25) ? 3 : 2;
    for (let i = 0; i < twigs; i++) {
      const turn = (i / (twigs - 1) - 0.5) * 2 * spread + q.between(-0.2, 0.2);
      grow(to, angle + turn, length * q.between(0.64, 0.82), width * 0.66, left - 1);
    }
  };
  grow([x, y], -Math.PI / 2 + lean, height * 0.34, w, depth);
  c.add(
    `<g filter="url(#paper)"><path d="${d}" fill="${fill}"/>${leaf ? `<g fill="${leaf}">${leaves}</g>` : ''}</g>`,
  );
}

/** Trunks of a wood that leave a clearing between two x. */
export function trunks(
  c: Card,
  fill: string,
  n: number,
  [thin, thick]: readonly [number, number],
  [left, right]: readonly [number, number],
  filter = 'deep',
): void {
  const { q } = c;
  // Left and right boughs run round their outline in opposite ways: on one path they would cancel.
  let [d, lefts, rights] = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const x = i % 2 === 0 ? q.between(-20, left) : q.between(right, 620);
    const [b, lean] = [q.between(thin, thick), q.between(-30, 30)];
    d += `M${r1(x - b * 0.75)} 960C${r1(x - b * 0.4)} 700 ${r1(x - b * 0.42 + lean)} 300 ${r1(x - b * 0.34 + lean)} -40H${r1(x + b * 0.34 + lean)}C${r1(x + b * 0.42 + lean)} 300 ${r1(x + b * 0.4)} 700 ${r1(x + b * 0.8)} 960Z`;
    for (let j = 0; j < 3; j++) {
      const [y, side, reach] = [q.between(80, 520), q.chance(0.5) ? 1 : -1, q.between(60, 170)];
      const root = x + lean * 0.6;
      const bough = `M${r1(root)} ${r1(y)}Q${r1(root + side * reach * 0.5)} ${r1(y - 10)} ${r1(root + side * reach)} ${r1(y - q.between(40, 110))}Q${r1(root + side * reach * 0.45)} ${r1(y + 14)} ${r1(root)} ${r1(y + b * 0.6)}Z`;
      if (side < 0) lefts += bough;
      else rights += bough;
    }
  }
  c.add(
    `<g fill="${fill}" filter="url(#${filter})"><path d="${d}"/><path d="${lefts}"/><path d="${rights}"/></g>`,
  );
}

/** A chequered floor that runs to a vanishing point. */
export function chequer(
  c: Card,
  y: number,
  pale: string,
  dark: string,
  { cols = 10, rows = 9, vx = 300, vy = y - 70 } = {},
): void {
  const across = (i: number, at: number): number =>
    vx + (i - cols / 2) * (1500 / cols) * ((at - vy) / (900 - vy));
  const down = (j: number): number => y + (900 - y) * (j / rows) ** 1.7;
  let d = '';
  for (let j = 0; j < rows; j++) {
    for (let i = -cols; i < cols * 2; i++) {
      if ((i + j) % 2 !== 0) continue;
      const [top, foot] = [down(j), down(j + 1)];
      const xs = [
        across(i, top),
        across(i + 1, top),
        across(i + 1, foot),
        across(i, foot),
      ] as const;
      if (Math.max(...xs) < -10 || Math.min(...xs) > 610) continue;
      d += `M${r1(xs[0])} ${r1(top)}L${r1(xs[1])} ${r1(top)}L${r1(xs[2])} ${r1(foot)}L${r1(xs[3])} ${r1(foot)}Z`;
    }
  }
  c.add(
    `<rect x="-40" y="${y}" width="680" height="${940 - y}" fill="${pale}"/><path d="${d}" fill="${dark}"/>`,
  );
}
