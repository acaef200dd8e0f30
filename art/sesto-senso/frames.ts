// What stands before a scene: light-box frames, vines in the corners, curtains, threads.

import { at, blob, leaf, r1, smooth, type Point } from '../stages/shape.ts';
import type { Card } from './card.ts';
import { mix } from './palettes.ts';

const SHEET = 'M-60 -60H660V960H-60Z';

/** One sheet with a hole. */
export function frame(c: Card, hole: string, fill: string, filter = 'deep'): void {
  c.sheet(SHEET + hole, fill, filter, ' fill-rule="evenodd"');
}

interface Box {
  readonly kind?: 'cave' | 'scallop' | 'arch';
  readonly n?: number;
  readonly far?: number;
  readonly near?: number;
  readonly cx?: number;
  readonly cy?: number;
  readonly rx?: number;
  readonly ry?: number;
  readonly grow?: number;
}

/** Nested dark cut-outs, far to near, like a light box of paper. */
export function lightbox(c: Card, box: Box = {}): void {
  const { kind = 'cave', n = 3, far = 0.34, near = 0.03, grow = 26 } = box;
  const { cx = 300, cy = 440, rx = 262, ry = 405 } = box;
  for (let k = 0; k < n; k++) {
    const [w, h] = [rx + grow * k, ry + grow * 1.25 * k];
    let hole: string;
    if (kind === 'scallop') {
      const points = Array.from({ length: 18 }, (_, i): Point => {
        const [a, b] = [((i + (k % 2) * 0.5) / 18) * 6.283, 1 + c.q.between(-0.03, 0.03)];
        return [cx + Math.cos(a) * w * b, cy + Math.sin(a) * h * b];
      });
      hole = `M${at(points[0] ?? [cx, cy])}`;
      points.forEach((from, i) => {
        const to = points[(i + 1) % points.length] ?? from;
        const r = r1(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56);
        hole += `A${r} ${r} 0 0 0 ${at(to)}`;
      });
      hole += 'Z';
    } else if (kind === 'arch') {
      const spring = r1(cy - ry * 0.35);
      hole = `M${300 - w} 960V${spring}C${300 - w} ${r1(cy - h * 0.95)} ${r1(300 - w * 0.35)} ${r1(cy - h)} 300 ${r1(cy - h * 1.05)}C${r1(300 + w * 0.35)} ${r1(cy - h)} ${300 + w} ${r1(cy - h * 0.95)} ${300 + w} ${spring}V960Z`;
    } else {
      hole = blob(c.q, cx, cy, w, h, 22, 0.055);
    }
    frame(c, hole, c.r(far + (near - far) * (n > 1 ? k / (n - 1) : 1)), 'soft');
  }
}

/** A vine that curls away from a corner, with leaves in pairs and some buds. */
export function vine(
  c: Card,
  [x, y]: Point,
  angle: number,
  length: number,
  fill: string,
  size: number,
  /** Which way it curls: with the clock, or against it. */
  turn: 1 | -1,
): void {
  const { q } = c;
  const points: Point[] = [];
  let [a, px, py] = [angle, x, y];
  for (let i = 0; i <= 14; i++) {
    points.push([px, py]);
    a += (turn * 0.9) / 14 + q.between(-0.07, 0.07);
    px += (Math.cos(a) * length) / 14;
    py += (Math.sin(a) * length) / 14;
  }
  let [leaves, buds] = ['', ''];
  for (let i = 1; i < 14; i++) {
    const [from, here, to] = [points[i - 1], points[i], points[i + 1]];
    if (!from || !here || !to) continue;
    const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const [k, side] = [1 - i / 22, i % 2 ? 0.9 : -0.9];
    const degrees = ((along + side + q.between(-0.2, 0.2)) * 180) / Math.PI;
    leaves += leaf(here[0], here[1], degrees, size * k * q.between(0.95, 1.35), size * k * 0.5);
    if (q.chance(0.16)) {
      buds += `<circle cx="${r1(here[0] + q.between(-16, 16))}" cy="${r1(here[1] + q.between(-16, 16))}" r="${r1(q.between(2.5, 5.5))}"/>`;
    }
  }
  c.add(
    `<g filter="url(#leaf)"><path d="${smooth(points)}" fill="none" stroke="${fill}" stroke-width="${r1(size * 0.13)}" stroke-linecap="round"/><path d="${leaves}" fill="${fill}"/><g fill="${mix(c.p.accent, fill, 0.25)}">${buds}</g></g>`,
  );
}

/** Vines in the corners: below, above, or on all four; they curl towards the edge of the card. */
export function corners(c: Card, where: 'top' | 'bottom' | 'all', size = 32, tone = 0.03): void {
  const fill = c.r(tone);
  if (where !== 'top') {
    vine(c, [-10, 905], -1, 330, fill, size, -1);
    vine(c, [60, 915], -1.5, 190, fill, size * 0.8, -1);
    vine(c, [610, 905], -2.15, 330, fill, size, 1);
    vine(c, [540, 915], -1.6, 190, fill, size * 0.8, 1);
  }
  if (where !== 'bottom') {
    vine(c, [-10, -6], 0.75, 240, fill, size * 0.85, 1);
    vine(c, [610, -6], 2.4, 240, fill, size * 0.85, -1);
  }
}

/** Stage curtains with two valances and tassels; `open` is how far they are drawn. */
export function curtains(c: Card, dark: string, bright: string, open = 0.66, top = 130): void {
  for (const side of [-1, 1]) {
    const x = (v: number): string => r1(side < 0 ? v : 600 - v);
    const edge = 300 * (1 - open);
    for (let k = 0; k < 4; k++) {
      const [inner, tie] = [edge * (1 - k * 0.24) + 16, 560 + k * 14];
      c.sheet(
        `M${x(-60)} -40H${x(inner + 70 - k * 10)}C${x(inner + 60 - k * 10)} 240 ${x(inner * 0.62)} 420 ${x(inner * 0.42)} ${tie}C${x(inner * 0.5)} ${tie + 110} ${x(inner * 0.8)} 780 ${x(inner * 0.74)} 960H${x(-60)}Z`,
        mix(dark, bright, k / 3),
      );
    }
  }
  const span = 680 / 5;
  for (let k = 0; k < 2; k++) {
    const swags = `q${r1(-span / 2)} ${74 - k * 10} ${r1(-span)} 0`.repeat(5);
    c.sheet(`M-40 -60H640V${top - 50 - k * 34}${swags}Z`, mix(dark, bright, k * 0.6));
  }
  let tassels = '';
  for (let i = 0; i <= 5; i++) {
    const x = 640 - span * i;
    tassels += `<circle cx="${r1(x)}" cy="${top - 80}" r="7"/><path d="M${r1(x - 5)} ${top - 74}h10l4 26h-18Z"/>`;
  }
  c.add(`<g fill="${c.p.accent2}" filter="url(#paper)">${tassels}</g>`);
}

/** A thread from which something hangs. */
export function thread(c: Card, x: number, from: number, [tx, ty]: Point, colour = c.p.glow): void {
  c.add(
    `<path d="M${r1(x)} ${r1(from)}Q${r1(x + c.q.between(-3, 3))} ${r1((from + ty) / 2)} ${r1(tx)} ${r1(ty)}" stroke="${colour}" stroke-width="1.6" fill="none" opacity=".85"/><circle cx="${r1(tx)}" cy="${r1(ty)}" r="3" fill="${colour}"/>`,
  );
}

/** A wall-paper of drops, where `skip` does not forbid them. */
export function wallpaper(
  c: Card,
  fill: string,
  foot: number,
  step: number,
  skip: (x: number, y: number) => boolean = () => false,
): void {
  let d = '';
  for (let row = 0; row * step < foot; row++) {
    const y = 16 + row * step;
    for (let x = row % 2 ? step / 2 : 0; x < 620; x += step) {
      if (!skip(x, y)) d += `M${r1(x)} ${r1(y - 10)}q9 12 0 24q-9 -12 0 -24Z`;
    }
  }
  c.add(`<path d="${d}" fill="${fill}" opacity=".55"/>`);
}
