// Silhouettes: an icon's path, the outline round it with its holes filled, and both laid where a
// card wants them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { MotifId } from './content/motif-words.ts';
import { cutting } from './ours/ours.ts';

type Point = readonly [number, number];

interface Icon {
  readonly path: string;
  readonly hull: string;
  /** On our own silhouettes: a darker shade, dark paper glued on, paper lit from behind, and where a
   * pattern shows. */
  readonly shade: string;
  readonly lines: string;
  readonly lit: string;
  readonly beam: string;
  readonly window: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  readonly x: number;
  readonly y: number;
  /** Bounds; the icon keeps its proportions and fills the tighter one. */
  readonly h: number;
  readonly w?: number;
  /** What part of the icon stands at x and y: by default the middle of its foot. */
  readonly ax?: number;
  readonly ay?: number;
  readonly flip?: boolean;
  readonly turn?: number;
  readonly skew?: number;
  /** Stretches the height; below zero it stands on its head, as reflections and shadows do. */
  readonly stretch?: number;
}

export interface Placed {
  readonly path: string;
  readonly hull: string;
  readonly shade: string;
  readonly lines: string;
  readonly lit: string;
  readonly beam: string;
  readonly window: string;
  readonly scale: number;
  readonly w: number;
  readonly h: number;
}

const require = createRequire(import.meta.url);
const SET = JSON.parse(
  readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { icons: Record<string, { body: string }> };

const cache = new Map<MotifId, Icon>();

/** Parts of an icon that are left out, because they read as letters. */
const WITHOUT: Partial<Record<MotifId, readonly number[]>> = {
  cow: [2],
  'tropical-fish': [3, 4, 5],
};

function flatten(path: string): Point[] {
  const points: Point[] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _, x, y) => {
      const n = (i: number): number => Number(segment[i]);
      const along = (at: (t: number, u: number) => Point): void => {
        for (let k = 1; k <= 6; k++) points.push(at(k / 6, 1 - k / 6));
      };
      switch (segment[0]) {
        case 'H':
          points.push([n(1), y]);
          break;
        case 'V':
          points.push([x, n(1)]);
          break;
        case 'C':
          along((t, u) => [
            u ** 3 * x + 3 * u * u * t * n(1) + 3 * u * t * t * n(3) + t ** 3 * n(5),
            u ** 3 * y + 3 * u * u * t * n(2) + 3 * u * t * t * n(4) + t ** 3 * n(6),
          ]);
          break;
        case 'Q':
          along((t, u) => [
            u * u * x + 2 * u * t * n(1) + t * t * n(3),
            u * u * y + 2 * u * t * n(2) + t * t * n(4),
          ]);
          break;
        case 'M':
        case 'L':
          points.push([n(1), n(2)]);
          break;
      }
    });
  return points;
}

function area(points: readonly Point[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x, y];
    sum += x * y2 - x2 * y;
  });
  return Math.abs(sum / 2);
}

function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + outline.length - 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Our own are cut in a box of about 100, the collection's in one of 512. */
const enlarged = (d: string): string => svgpath(d).scale(5).abs().toString();

/** The path of an icon of the collection. */
function collected(id: MotifId): string {
  const body = SET.icons[id]?.body;
  if (body === undefined) throw new Error(`game-icons has no ${id}`);
  const path = [...body.matchAll(/ d="([^"]+)"/g)]
    .map((match) =>
      svgpath(match[1] ?? '')
        .abs()
        .toString(),
    )
    .join('');
  const left = WITHOUT[id] ?? [];
  return path
    .split(/(?=M)/)
    .filter((_, i) => !left.includes(i))
    .join('');
}

export function icon(id: MotifId): Icon {
  const known = cache.get(id);
  if (known) return known;
  const own = cutting(id);
  const path = own ? enlarged(own.body) : collected(id);
  const parts = path
    .split(/(?=M)/)
    .filter((part) => part.length > 3)
    .map((part) => {
      const points = flatten(part);
      return { part, points, area: area(points) };
    });
  const within = (inner: (typeof parts)[number], outer: (typeof parts)[number]): boolean =>
    outer !== inner &&
    outer.area > inner.area &&
    [0, Math.floor(inner.points.length / 2)].every((i) =>
      contains(outer.points, inner.points[i] ?? [0, 0]),
    );
  const hull = own ? parts : parts.filter((part) => !parts.some((other) => within(part, other)));
  const xs = parts.flatMap(({ points }) => points.map(([x]) => x));
  const ys = parts.flatMap(({ points }) => points.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const made = {
    path,
    hull: hull.map(({ part }) => part).join(''),
    shade: enlarged(own?.shade ?? ''),
    lines: enlarged(own?.lines ?? ''),
    lit: enlarged(own?.lit ?? ''),
    beam: enlarged(own?.beam ?? ''),
    window: enlarged(own?.window ?? ''),
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
  cache.set(id, made);
  return made;
}

/** The size an icon takes within bounds. */
export function sizeOf(
  id: MotifId,
  h: number,
  w = Infinity,
): { w: number; h: number; scale: number } {
  const { width, height } = icon(id);
  const scale = Math.min(h / height, w / width);
  return { w: width * scale, h: height * scale, scale };
}

export function place(id: MotifId, at: Placing): Placed {
  const { left, top, width, height, ...papers } = icon(id);
  const { w, h, scale } = sizeOf(id, at.h, at.w);
  const { ax = 0.5, ay = 1, flip = false, turn = 0, skew = 0, stretch = 1 } = at;
  const lay = (d: string): string =>
    svgpath(d)
      .translate(-left - width * ax, -top - height * ay)
      .scale(flip ? -scale : scale, scale * stretch)
      .skewX(skew)
      .rotate(turn)
      .translate(at.x, at.y)
      .round(1)
      .toString();
  return {
    path: lay(papers.path),
    hull: lay(papers.hull),
    shade: lay(papers.shade),
    lines: lay(papers.lines),
    lit: lay(papers.lit),
    beam: lay(papers.beam),
    window: lay(papers.window),
    scale,
    w,
    h,
  };
}

/** Where a thread from above, at some x, is tied to a laid path; a little aside if there is a gap. */
export function knot(path: string, x: number): Point | null {
  const parts = svgpath(path)
    .abs()
    .toString()
    .split(/(?=M)/)
    .map((part) => flatten(part));
  for (const aside of [0, 6, -6, 12, -12, 20, -20]) {
    const at = x + aside;
    let top: number | null = null;
    for (const points of parts) {
      points.forEach(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
        if (ax > at === bx > at) return;
        const y = ay + ((by - ay) * (at - ax)) / (bx - ax);
        if (top === null || y < top) top = y;
      });
    }
    if (top !== null) return [at, top];
  }
  return null;
}
