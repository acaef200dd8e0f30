// The three folding fans of Sensu: open, painted, and held upright on their pivot.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { at, circle, ellipse, leaf, polar, polygon, r1, type Point } from './shape.ts';

export type Fan = 'gun-sen' | 'hi-ogi' | 'mai-ougi';

const STICKS = 10;
/** Degrees between one stick and the next; ten of them open nearly half a circle. */
const STEP = 16;
const START = -90 - (STICKS * STEP) / 2;

const CLOTH: Record<
  Fan,
  { readonly ground: string; readonly dark: string; readonly rib: string; readonly inner: number }
> = {
  'gun-sen': { ground: '#d8432a', dark: '#5e1710', rib: '#3a2a2e', inner: 0.43 },
  'hi-ogi': { ground: '#e8bb5c', dark: '#6b4308', rib: '#c08a36', inner: 0.14 },
  'mai-ougi': { ground: '#5c6fd0', dark: '#202a6b', rib: '#ead9b6', inner: 0.45 },
};

const ray = (r: number, degrees: number): string => at(polar(0, 0, r, degrees));

/** The outline of the leaf: straight facets of metal, rounded slats of wood, or the zigzag of pleated paper. */
function outline(fan: Fan, r: number): string {
  const inner = CLOTH[fan].inner * r;
  if (fan === 'hi-ogi') {
    return Array.from({ length: STICKS }, (_, i) => {
      const a = START + i * STEP;
      return `M${ray(inner, a + STEP * 0.1)}L${ray(r * 0.94, a)}Q${ray(r * 1.07, a + STEP / 2)} ${ray(r * 0.94, a + STEP + 0.3)}L${ray(inner, a + STEP * 0.9)}Z`;
    }).join('');
  }
  const [fold, valley] = fan === 'mai-ougi' ? [1.025, 0.985] : [1.005, 0.995];
  const folds = Array.from({ length: STICKS * 2 + 1 }, (_, i) => START + (i * STEP) / 2);
  const outer = folds.map((a, i) => ray(r * (i % 2 ? fold : valley), a));
  const back = folds.map((a, i) => ray(inner * (i % 2 ? 1.03 : 1), a)).reverse();
  return `M${outer.join('L')}L${back.join('L')}Z`;
}

function paintSun(paper: Paper, r: number): string {
  const { ground, dark } = CLOTH['gun-sen'];
  const sun: Point = [0, -r * 0.7];
  let rays = '';
  for (let i = 0; i < 24; i++)
    rays +=
      i % 2
        ? polygon([
            sun,
            polar(sun[0], sun[1], r * 1.6, i * 15 - 4),
            polar(sun[0], sun[1], r * 1.6, i * 15 + 4),
          ])
        : '';
  let clouds = '';
  for (const [x, y, w] of [
    [-0.72, -0.34, 0.3],
    [0.7, -0.36, 0.32],
    [-0.46, -0.78, 0.2],
    [0.48, -0.8, 0.2],
  ] as const)
    clouds += band(x * r, y * r, w * r, r * 0.04);
  return (
    `<circle r="${r1(r * 1.1)}" fill="${paper.radial(
      [
        [0.4, mix(ground, dark, 0.25)],
        [0.75, ground],
        [1, mix(ground, '#ff9a5c', 0.3)],
      ],
      0,
      0,
      r,
    )}"/>` +
    `<path d="${rays}" fill="${mix(ground, '#ff9a4a', 0.6)}" opacity=".6"/>` +
    `<path d="${clouds}" fill="#f7cf7c" opacity=".85"/>` +
    `<path d="${circle(sun[0], sun[1], r * 0.215)}" fill="#fbe6b0"/><path d="${circle(sun[0], sun[1], r * 0.175)}" fill="${paper.linear(
      [
        [0, '#ffe08a'],
        [1, '#f0a83c'],
      ],
    )}"/>` +
    `<circle r="${r1(r * 0.965)}" fill="none" stroke="#2c1c20" stroke-width="${r1(r * 0.05)}"/><circle r="${r1(r * 0.925)}" fill="none" stroke="#f6cf7a" stroke-width="${r1(r * 0.012)}"/><circle r="${r1(r * 0.455)}" fill="none" stroke="#2c1c20" stroke-width="${r1(r * 0.035)}"/><circle r="${r1(r * 0.485)}" fill="none" stroke="#f6cf7a" stroke-width="${r1(r * 0.01)}"/>`
  );
}

/** A bar of cloud with round ends, as gilt paper has them. */
function band(x: number, y: number, w: number, h: number): string {
  const bar = (dx: number, dy: number, k: number): string =>
    `M${r1(x + dx - (w * k) / 2)} ${r1(y + dy)}a${r1(h / 2)} ${r1(h / 2)} 0 0 1 0 ${r1(-h)}h${r1(w * k)}a${r1(h / 2)} ${r1(h / 2)} 0 0 1 0 ${r1(h)}Z`;
  return bar(0, 0, 1) + bar(w * 0.2, h * 1.02, 0.7) + bar(-w * 0.14, -h * 1.02, 0.6);
}

export const blossom = (x: number, y: number, size: number, turn: number): string =>
  [0, 72, 144, 216, 288]
    .map((a) => {
      const [bx, by] = polar(x, y, size * 0.58, a + turn);
      return circle(bx, by, size * 0.48);
    })
    .join('');

function paintPines(paper: Paper, r: number): string {
  let out = `<circle r="${r1(r * 1.15)}" fill="${paper.radial(
    [
      [0.1, '#c9953f'],
      [0.6, '#edc56c'],
      [1, '#fbe3a4'],
    ],
    0,
    0,
    r * 1.05,
  )}"/>`;
  let mist = '';
  for (const [a, k] of [
    [-158, 0.5],
    [-118, 0.42],
    [-78, 0.5],
    [-40, 0.44],
    [-20, 0.6],
  ] as const) {
    const [x, y] = polar(0, 0, r * k, a);
    mist += band(x, y, r * 0.26, r * 0.035);
  }
  out += `<path d="${mist}" fill="#fff3cf" opacity=".7"/>`;
  for (const [a, k, w] of [
    [-150, 0.78, 0.17],
    [-118, 0.7, 0.2],
    [-84, 0.82, 0.18],
    [-52, 0.68, 0.2],
    [-28, 0.8, 0.16],
  ] as const) {
    const [x, y] = polar(0, 0, r * k, a);
    const s = r * w;
    out += `<g transform="translate(${at([x, y])}) rotate(${r1(a + 90)})"><path d="M${r1(-s * 0.05)} ${r1(s * 0.9)}q${r1(s * 0.12)} ${r1(-s * 0.5)} 0 ${r1(-s)}" stroke="#6b3d1e" stroke-width="${r1(s * 0.12)}" fill="none"/><path d="${ellipse(0, s * 0.22, s * 0.8, s * 0.24)}${ellipse(-s * 0.2, -s * 0.06, s * 0.56, s * 0.22)}" fill="#2c6a48"/><path d="${ellipse(s * 0.14, -s * 0.26, s * 0.42, s * 0.19)}${ellipse(s * 0.3, s * 0.12, s * 0.4, s * 0.12)}" fill="#449060"/></g>`;
  }
  let plum = '';
  let hearts = '';
  for (const [a, k] of [
    [-164, 0.62],
    [-134, 0.9],
    [-101, 0.9],
    [-68, 0.9],
    [-96, 0.56],
    [-40, 0.9],
    [-14, 0.66],
    [-60, 0.5],
  ] as const) {
    const [x, y] = polar(0, 0, r * k, a);
    plum += blossom(x, y, r * 0.045, a);
    hearts += circle(x, y, r * 0.016);
  }
  return (
    out +
    `<path d="${plum}" fill="#c4402f"/><path d="${hearts}" fill="#fff1c9"/>` +
    `<g fill="none" stroke-width="${r1(r * 0.016)}"><circle r="${r1(r * 0.3)}" stroke="#b23a2e"/><circle r="${r1(r * 0.33)}" stroke="#fff6dc"/><circle r="${r1(r * 0.36)}" stroke="#2f7d6b"/></g>`
  );
}

function paintWaves(paper: Paper, r: number): string {
  let out = `<circle r="${r1(r * 1.1)}" fill="${paper.radial(
    [
      [0.42, '#2c3c9c'],
      [0.72, '#5568cf'],
      [0.9, '#8b88e0'],
      [1, '#c9b0ee'],
    ],
    0,
    0,
    r,
  )}"/>`;
  const rows = ['#5a70d6', '#4457bd', '#3446a4', '#28388c'];
  rows.forEach((colour, j) => {
    const ring = r * (0.74 - 0.085 * j);
    const size = r * 0.078;
    for (let a = START - 10 + (j % 2) * 4.5; a < START + STICKS * STEP + 10; a += 9) {
      const [x, y] = polar(0, 0, ring, a);
      out += `<g transform="translate(${at([x, y])})" fill="none" stroke="#e3e9ff"><circle r="${r1(size)}" fill="${colour}" stroke-width="1.3"/><circle r="${r1(size * 0.66)}" stroke-width="1" opacity=".8"/><circle r="${r1(size * 0.34)}" stroke-width="1" opacity=".7"/></g>`;
    }
  });
  let pink = '';
  let hearts = '';
  for (const [a, k, s] of [
    [-150, 0.9, 0.062],
    [-126, 0.86, 0.045],
    [-102, 0.91, 0.07],
    [-80, 0.86, 0.048],
    [-60, 0.92, 0.06],
    [-36, 0.87, 0.052],
    [-22, 0.93, 0.05],
  ] as const) {
    const [x, y] = polar(0, 0, r * k, a);
    pink += blossom(x, y, r * s, a);
    hearts += circle(x, y, r * s * 0.34);
  }
  return (
    out +
    `<path d="${pink}" fill="#ffd0dd"/><path d="${hearts}" fill="#e0688c"/><circle r="${r1(r * 0.985)}" fill="none" stroke="#f6d68a" stroke-width="${r1(r * 0.022)}"/>`
  );
}

const PAINT: Record<Fan, (paper: Paper, r: number) => string> = {
  'gun-sen': paintSun,
  'hi-ogi': paintPines,
  'mai-ougi': paintWaves,
};

export function fan(
  paper: Paper,
  kind: Fan,
  pivot: Point,
  r: number,
  turn: number,
  tassel: (hang: Point) => void,
): void {
  const { dark, rib, inner } = CLOTH[kind];
  const place = (markup: string): string =>
    `<g transform="translate(${at(pivot)}) rotate(${turn})">${markup}</g>`;
  let ribs = '';
  if (kind !== 'hi-ogi') {
    for (let i = 0; i < STICKS; i++) {
      const a = START + (i + 0.5) * STEP;
      const foot = polar(0, 0, -r * 0.06, a);
      ribs += `<path d="M${at(foot)}L${ray(r * 0.16, a - 5)}L${ray(r * inner * 1.06, a - 1.7)}L${ray(r * inner * 1.06, a + 1.7)}L${ray(r * 0.16, a + 5)}Z" fill="${i % 2 ? rib : mix(rib, '#ffffff', 0.16)}"/>`;
    }
    paper.sheet(place(ribs), { lift: 2.4, wobble: 0.5, rim: 0.6 });
  }
  const edge = outline(kind, r);
  let pleats = '';
  for (let i = 0; i < STICKS; i++) {
    const a = START + i * STEP;
    const facet = (from: number, to: number): string =>
      `M${ray(inner * r, from)}L${ray(r * 1.08, from)}L${ray(r * 1.08, to)}L${ray(inner * r, to)}Z`;
    pleats +=
      kind === 'hi-ogi'
        ? `<path d="${facet(a + STEP * 0.72, a + STEP)}" fill="${dark}" opacity=".3"/><path d="${facet(a, a + STEP * 0.1)}" fill="#fff" opacity=".35"/><path d="M${ray(inner * r, a)}L${ray(r * 1.05, a)}" stroke="${dark}" stroke-width="1.6" opacity=".8"/>`
        : `<path d="${facet(a, a + STEP / 2)}" fill="#ffe2a8" opacity=".12"/><path d="${facet(a + STEP / 2, a + STEP)}" fill="${dark}" opacity=".34"/><path d="M${ray(inner * r, a + STEP / 2)}L${ray(r * 1.05, a + STEP / 2)}" stroke="#fff" stroke-width="1.1" opacity=".35"/><path d="M${ray(inner * r, a)}L${ray(r * 1.05, a)}" stroke="${dark}" stroke-width="1.2" opacity=".5"/>`;
  }
  // Opened upright, the sides of a fan turn away from the lamp.
  const falloff = `<path d="${edge}" fill="${paper.linear(
    [
      [0, '#fff0c0', 0.16],
      [0.35, '#fff0c0', 0],
      [1, dark, 0.5],
    ],
    [0, -r, 0, 0],
  )}"/>`;
  paper.sheet(place(paper.inside(edge, PAINT[kind](paper, r) + pleats + falloff)), {
    lift: 3,
    wobble: 0.8,
    rim: 0.75,
    tooth: 0.5,
  });

  const guard = (a: number): string =>
    `<path d="M${at(polar(0, 0, -r * 0.07, a))}L${ray(r * 0.1, a - 7)}L${ray(r * 1.01, a - 1.2)}L${ray(r * 1.01, a + 1.2)}L${ray(r * 0.1, a + 7)}Z" fill="${mix(rib, dark, 0.3)}"/>`;
  if (kind !== 'hi-ogi')
    paper.sheet(place(guard(START) + guard(START + STICKS * STEP)), {
      lift: 1.4,
      wobble: 0.5,
      rim: 0.7,
    });
  tassel(pivot);
  paper.sheet(
    place(
      `<circle r="${r1(r * 0.06)}" fill="${mix(rib, '#000000', 0.3)}"/><circle r="${r1(r * 0.034)}" fill="#f6cf7a"/>`,
    ),
    { lift: 1, wobble: 0.3, rim: 0.7, small: true },
  );
}

/** A silk cord that falls in a loop and ends in a tassel. */
export function cord(paper: Paper, from: Point, to: Point, colour: string): void {
  const line = `M${at(from)}C${at([from[0], from[1] + 40])} ${at([to[0], to[1] - 60])} ${at(to)}`;
  const [x, y] = to;
  let threads = '';
  for (let i = -3; i <= 3; i++) threads += leaf(x, y + 5, 90 - i * 6, 30, 2.6, 0.6);
  paper.sheet(
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="4"/><path d="${line}" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="3 4" opacity=".5"/><path d="${threads}" fill="${mix(colour, '#1a0a10', 0.15)}"/><path d="${ellipse(x, y + 4, 6, 7)}" fill="${mix(colour, '#ffffff', 0.2)}"/><path d="M${r1(x - 6)} ${r1(y + 9)}h12v3h-12Z" fill="#f6cf7a"/>`,
    { lift: 1.4, wobble: 0.5, rim: 0.6 },
  );
}
