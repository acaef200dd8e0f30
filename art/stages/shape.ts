// Outlines for the scissors: every function returns SVG path data.

import type { Random } from './random.ts';

export type Point = readonly [number, number];

/** One decimal is finer than a pair of scissors, and keeps the files small. */
export const r1 = (v: number): string => String(Math.round(v * 10) / 10 + 0);

export const at = ([x, y]: Point): string => `${r1(x)} ${r1(y)}`;

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos(rad(degrees)),
  y + radius * Math.sin(rad(degrees)),
];

export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A soft line through all points (Catmull-Rom turned into cubic curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const get = (i: number): Point =>
    closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${at(get(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`;
  }
  return closed ? `${d}Z` : d;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 1 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 1 ${r1(-2 * r)} 0Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${r1(x - rx)} ${r1(y)}a${r1(rx)} ${r1(ry)} 0 1 1 ${r1(2 * rx)} 0a${r1(rx)} ${r1(ry)} 0 1 1 ${r1(-2 * rx)} 0Z`;

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}Z`;

/** A closed blob round a centre, as a child would cut a circle. */
export function blob(
  q: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  points = 22,
  jitter = 0.05,
): string {
  return smooth(
    Array.from({ length: points }, (_, i): Point => {
      const k = 1 + q.between(-jitter, jitter);
      const a = (i / points) * 2 * Math.PI;
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
    }),
    true,
  );
}

/** A pointed leaf or petal from its root, along an angle. */
export function leaf(
  x: number,
  y: number,
  degrees: number,
  length: number,
  width: number,
  belly = 0.45,
): string {
  const a = rad(degrees);
  const [nx, ny] = [-Math.sin(a) * width, Math.cos(a) * width];
  const tip: Point = [x + Math.cos(a) * length, y + Math.sin(a) * length];
  const mid = lerp([x, y], tip, belly);
  return `M${at([x, y])}Q${at([mid[0] + nx, mid[1] + ny])} ${at(tip)}Q${at([mid[0] - nx, mid[1] - ny])} ${at([x, y])}Z`;
}

/** A star with concave sides. */
export function star(
  x: number,
  y: number,
  r: number,
  points = 4,
  waist = 0.22,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(x, y, i % 2 ? r * waist : r, turn + (i * 180) / points),
    ),
  );
}

/** A tapering stroke through points: a branch, a rope, a wisp. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const n = points.length;
  const side = (sign: number): Point[] =>
    points.map((p, i) => {
      const a = points[Math.max(0, i - 1)]!;
      const b = points[Math.min(n - 1, i + 1)]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const w = (sign * (from + ((to - from) * i) / (n - 1))) / 2;
      return [p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w];
    });
  return `${smooth(side(1))}L${smooth(side(-1).reverse()).slice(1)}Z`;
}

export interface Ridge {
  readonly path: string;
  readonly height: (x: number) => number;
}

/** Rolling ground: three waves laid one over another, closed far below. */
export function ridge(
  q: Random,
  y: number,
  swell: number,
  options: { rough?: number; from?: number; to?: number; foot?: number } = {},
): Ridge {
  const { rough = 1, from = -80, to = 720, foot = 1040 } = options;
  const phase = [q.between(0, 6), q.between(0, 6), q.between(0, 6)] as const;
  const rate = [q.between(0.6, 1.1), q.between(1.7, 2.6), q.between(4, 6)] as const;
  const wave = (x: number, i: 0 | 1 | 2): number =>
    Math.sin((x / 640) * 2 * Math.PI * rate[i] + phase[i]);
  const height = (x: number): number =>
    y + swell * (wave(x, 0) * 0.6 + wave(x, 1) * 0.3 * rough + wave(x, 2) * 0.12 * rough);
  const points: Point[] = [];
  for (let x = from; x <= to; x += 20) points.push([x, height(x)]);
  return { path: `${smooth(points)}L${r1(to)} ${foot}L${from} ${foot}Z`, height };
}

/** Tears a line: the jagged edge of paper pulled apart by hand. */
export function torn(q: Random, points: readonly Point[], bite: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5));
    for (let k = 0; k < steps; k++) {
      const [x, y] = lerp(a, b, k / steps);
      out.push([x + q.between(-bite, bite) * 0.6, y + q.between(-bite, bite)]);
    }
  }
  out.push(points[points.length - 1]!);
  return out;
}
