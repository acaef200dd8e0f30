// What grows and sits on the near bank: palms, papyrus, a cat.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, leaf, lerp, r1, taper, type Point } from './shape.ts';

const TEAL = '#2e9c9c';
const RED = '#c9482c';

/** A date palm: a leaning ringed trunk and a crown of cut fronds. */
export function palm(paper: Paper, foot: Point, head: Point, reach: number, t: number): void {
  const { q } = paper;
  const bend: Point = [
    foot[0] * 0.72 + head[0] * 0.28 + (head[0] - foot[0]) * 0.02,
    (foot[1] + head[1]) / 2,
  ];
  const spine = [foot, lerp(foot, bend, 0.5), bend, lerp(bend, head, 0.55), head] as const;
  let rings = '';
  for (let i = 1; i < 15; i++) {
    const [x, y] = lerp(lerp(foot, bend, i / 15), lerp(bend, head, i / 15), i / 15);
    rings += `M${r1(x - 8)} ${r1(y + 3)}Q${r1(x)} ${r1(y - 5)} ${r1(x + 8)} ${r1(y + 3)}`;
  }
  const trunk = taper(spine, reach * 0.15, reach * 0.075);
  paper.sheet(
    `<path d="${trunk}" fill="${paper.fall(paper.tone(t + 0.1), paper.tone(t - 0.04))}"/>` +
      paper.inside(
        trunk,
        `<path d="${rings}" fill="none" stroke="${paper.tone(t + 0.3)}" stroke-width="2" opacity=".5"/>`,
      ),
    { lift: 2, rim: 0.4 },
  );
  const back = [-168, -150, -30, -12, -90, -118, -62];
  const fore = [-186, -140, -104, -76, -40, 6];
  for (const [angles, shift] of [
    [back, 0.05],
    [fore, -0.02],
  ] as const) {
    for (const a of angles) {
      paper.cut(
        frond(head, a + q.between(-6, 6), reach * q.between(0.82, 1.05)),
        paper.fall(
          mix(paper.tone(t + shift + 0.14), '#4c7a3a', 0.4),
          mix(paper.tone(t + shift), '#2c5230', 0.3),
        ),
        { lift: 1.2, wobble: 0.8, rim: 0.45 },
      );
    }
  }
  const dates = [
    [-6, 8],
    [2, 12],
    [9, 7],
    [-1, 5],
    [5, 16],
    [-8, 15],
  ]
    .map(([dx, dy]) => circle(head[0] + dx!, head[1] + dy!, reach * 0.035))
    .join('');
  paper.cut(dates, mix(RED, paper.palette.gold, 0.25), {
    lift: 0.8,
    wobble: 0.4,
    rim: 0.6,
    small: true,
  });
}

function frond(root: Point, degrees: number, length: number): string {
  const a = (degrees * Math.PI) / 180;
  // The farther a frond reaches sideways, the more it hangs.
  const droop = length * (0.34 + 0.3 * Math.abs(Math.cos(a)));
  const mid: Point = [root[0] + Math.cos(a) * length * 0.6, root[1] + Math.sin(a) * length * 0.6];
  const tip: Point = [root[0] + Math.cos(a) * length, root[1] + Math.sin(a) * length + droop];
  const point = (t: number): Point => lerp(lerp(root, mid, t), lerp(mid, tip, t), t);
  let d = taper([0, 0.25, 0.5, 0.75, 1].map(point), length * 0.05, 1);
  for (let i = 2; i <= 22; i++) {
    const t = i / 22;
    const [p, n] = [point(t), point(Math.min(1, t + 0.02))];
    const along = i === 22 ? 90 : (Math.atan2(n[1] - p[1], n[0] - p[0]) * 180) / Math.PI;
    const size = length * (0.1 + 0.24 * Math.sin(Math.PI * (0.12 + 0.8 * t)));
    d +=
      leaf(p[0], p[1], along + 48, size, length * 0.035) +
      leaf(p[0], p[1], along - 48, size, length * 0.035);
  }
  return d;
}

/** Reeds with their tufts, the nearest thing to the lamp. */
export function papyrus(paper: Paper, x: number, y: number): void {
  const { q } = paper;
  const stalks = [
    [-6, 176, -10],
    [6, 214, -2],
    [20, 142, 10],
    [30, 96, 22],
    [-14, 110, -24],
  ] as const;
  for (const [dx, height, lean] of stalks) {
    const head: Point = [x + dx + lean, y - height];
    let d = taper([[x + dx, y], [x + dx + lean * 0.4, y - height * 0.55], head], 6, 3.4);
    const count = 34;
    for (let i = 0; i < count; i++) {
      const a = -178 + (176 * i) / (count - 1) + lean * 0.3;
      d += leaf(head[0], head[1], a, q.between(0.75, 1.05) * 40, 1.7, 0.6);
    }
    for (const a of [-150, -120, -90, -60, -30])
      d += leaf(head[0], head[1] + 8, a + lean * 0.3, 20, 5, 0.5);
    paper.cut(
      d,
      paper.linear([
        [0, mix('#4e8a54', paper.palette.glow, 0.14)],
        [0.35, mix('#2f6b4a', paper.palette.night, 0.2)],
        [1, mix('#17402f', paper.palette.night, 0.5)],
      ]),
      { lift: 2, wobble: 0.8, rim: 0.45 },
    );
  }
}

/** The household's cat, who has seen this game before. */
export function cat(paper: Paper, x: number, base: number, s: number): void {
  const { gold, night, glow } = paper.palette;
  const body =
    'M18 200C12 197 13 189 22 188L31 186C28 160 26 140 29 118C31 104 29 96 27 89C22 84 17 79 15 71C11 67 9 61 13 56C17 50 21 46 25 40L23 10C30 17 36 25 39 32C43 31 47 31 50 33L59 9C63 22 65 34 63 46C67 58 65 70 59 80C68 93 84 110 90 138C96 162 97 182 92 200Z';
  const tail =
    'M88 196C110 196 120 178 116 156C113 142 120 134 126 140C134 158 132 190 108 203C98 207 60 206 44 204L46 196Z';
  paper.sheet(
    `<g transform="translate(${r1(x - 60 * s)} ${r1(base - 200 * s)}) scale(${s})">` +
      `<path d="${tail}" fill="${mix(night, '#2a3550', 0.4)}"/><path d="${body}" fill="${paper.linear(
        [
          [0, mix('#3a4664', night, 0.2)],
          [0.5, mix('#232c48', night, 0.35)],
          [1, mix(night, '#141a2c', 0.5)],
        ],
      )}"/>` +
      `<path d="M50 200C46 176 56 150 80 146" fill="none" stroke="#5b6a92" stroke-width="2" opacity=".6"/><path d="M36 186C36 160 38 140 44 124" fill="none" stroke="#5b6a92" stroke-width="1.6" opacity=".4"/>` +
      `<path d="M26 90Q42 104 62 82L66 92Q46 114 28 102Z" fill="${paper.fall(mix(gold, glow, 0.5), mix(gold, night, 0.3))}"/><path d="M29 98Q46 109 65 88" fill="none" stroke="${RED}" stroke-width="2.6"/><path d="M31 108l4 10l5 -8l5 9l4 -11" fill="${TEAL}"/>` +
      `<path d="M20 60Q26 54 33 58Q27 63 20 60Z" fill="${mix(gold, glow, 0.4)}"/><path d="M26 56.5v5" stroke="${night}" stroke-width="2"/><path d="M33 58l8 3" stroke="${gold}" stroke-width="1.4"/><path d="M55 26a5 5 0 1 1 -.1 0Z" fill="none" stroke="${gold}" stroke-width="2.2"/></g>`,
    { lift: 2.4, wobble: 0.8, rim: 0.55, small: true },
  );
}
