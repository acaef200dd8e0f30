// Senet: late sun over the Nile, three pyramids, and the board waiting on the near bank.

import { mix, type Palette } from '../colour.ts';
import { farBank, river } from '../nile.ts';
import { cat, palm, papyrus } from '../oasis.ts';
import { HOUSE, Paper, type View } from '../paper.ts';
import { along, arch, proscenium } from '../proscenium.ts';
import { bird, motes, sky, thread } from '../scenery.ts';
import { board } from '../senet-board.ts';
import { at, circle, leaf, lerp, polygon, r1, rect, ridge, star, type Point } from '../shape.ts';

const PALETTE: Palette = {
  night: '#1b0f06',
  deep: '#5a330f',
  mid: '#c4711c',
  light: '#f5b947',
  glow: '#fff2c6',
  card: '#2a1a0b',
  gold: '#e7b94c',
};

const SUN: Point = [320, 296];
const TEAL = '#2e9c9c';
const RED = '#c9482c';

export default function senet(view: View): string {
  const paper = new Paper('senet', PALETTE);
  const { q } = paper;

  sky(paper, { x: SUN[0], y: SUN[1], from: 176, step: 46, rings: 6, inner: 0.93, outer: 0.4 });
  sun(paper);
  let flock = '';
  for (const [x, y, s, b] of [
    [236, 236, 34, 0.5],
    [272, 216, 26, 0.3],
    [296, 240, 22, 0.55],
    [388, 200, 28, 0.4],
    [414, 222, 20, 0.6],
  ] as const)
    flock += bird(x, y, s, b);
  paper.cut(flock, paper.tone(0.12), { lift: 1, rim: 0, wobble: 0.6 });

  pyramid(paper, 312, 576, 120, 84, 0.66);
  pyramid(paper, 214, 588, 240, 182, 0.62);
  pyramid(paper, 442, 596, 330, 246, 0.56);
  farBank(paper);
  river(paper);

  const near = ridge(q, 668, 12);
  paper.cut(
    near.path,
    paper.linear([
      [0, paper.tone(0.6)],
      [0.3, paper.tone(0.44)],
      [1, paper.tone(0.24)],
    ]),
    { lift: 3, rim: 0.6 },
  );
  palm(paper, [66, 716], [112, 490], 104, 0.16);
  palm(paper, [586, 716], [560, 548], 74, 0.2);
  const front = ridge(q, 716, 8);
  paper.cut(
    front.path,
    paper.linear([
      [0, paper.tone(0.46)],
      [0.4, paper.tone(0.3)],
      [1, paper.tone(0.16)],
    ]),
    { lift: 3, rim: 0.5 },
  );
  cat(paper, 528, 716, 0.8);
  board(paper);
  papyrus(paper, 84, 850);

  if (view === 'arch') {
    thread(paper, 174, 138, paper.tone(0.3));
    paper.add(ankh(paper, 174, 190));
    thread(paper, 456, 132, paper.tone(0.3));
    paper.add(eye(paper, 456, 172));
  }
  motes(paper, 24, [320, 380], [220, 240]);
  const camera = view === 'arch' ? HOUSE : { x: 30, y: 478, width: 590, height: 360.6 };
  paper.dusk(camera);
  if (view === 'arch') {
    proscenium(paper, { far: arch(72), band: blocks(paper), corner: lotus(paper) });
  }
  return paper.finish(camera, 0.75);
}

function sun(paper: Paper): void {
  const [x, y] = SUN;
  const { glow, light } = paper.palette;
  let rays = '';
  for (let i = 0; i < 36; i++) {
    const a = i * 10 - 90;
    rays += leaf(
      x + 118 * Math.cos((a * Math.PI) / 180),
      y + 118 * Math.sin((a * Math.PI) / 180),
      a,
      i % 2 ? 34 : 52,
      5,
      0.3,
    );
  }
  paper.glow(x, y, 330, '#ffdf8e', 0.6);
  paper.cut(rays, mix(light, glow, 0.55), { lift: 1, rim: 0.4, wobble: 1 });
  paper.cut(
    circle(x, y, 112),
    paper.radial(
      [
        [0, '#fffdf2'],
        [0.6, glow],
        [1, mix(glow, light, 0.75)],
      ],
      x - 20,
      y - 34,
      150,
    ),
    { lift: 1.6, rim: 0.8, tooth: 0.25 },
  );
  paper.cut(
    circle(x, y, 92),
    paper.radial(
      [
        [0, '#fffef8'],
        [0.7, '#fff6d8'],
        [1, mix(glow, light, 0.35)],
      ],
      x - 20,
      y - 34,
      130,
    ),
    { lift: 0.6, rim: 0.8, tooth: 0.2 },
  );
  paper.glow(x, y, 230, '#fff0c0', 0.5);
}

/** Two faces, the courses of stone, and a gilt capstone. */
function pyramid(
  paper: Paper,
  x: number,
  base: number,
  width: number,
  height: number,
  t: number,
): void {
  const { night, glow, gold } = paper.palette;
  const top: Point = [x, base - height];
  const [left, fold, right]: [Point, Point, Point] = [
    [x - width / 2, base],
    [x + width * 0.12, base + 6],
    [x + width / 2, base],
  ];
  const face = (a: Point, b: Point, fill: string): string =>
    `<path d="${polygon([top, b, a])}" fill="${fill}"/>`;
  let courses = '';
  for (let i = 1; i < height / 11; i++) {
    const k = (i * 11) / height;
    courses += `M${at(lerp(top, left, k))}L${at(lerp(top, fold, k))}L${at(lerp(top, right, k))}`;
    for (let j = 0; j < i; j++)
      if (paper.q.chance(0.4)) {
        const u = paper.q.between(0.04, 0.96);
        courses += `M${at(lerp(lerp(top, left, k), lerp(top, fold, k), u))}v-10`;
      }
  }
  const lit = paper.fall(mix(paper.tone(t + 0.26), glow, 0.25), paper.tone(t));
  const dark = paper.fall(paper.tone(t - 0.14), paper.tone(t - 0.3));
  const whole = polygon([top, left, fold, right]);
  const cap = 0.13;
  paper.sheet(
    face(left, fold, lit) +
      face(fold, right, dark) +
      paper.inside(
        whole,
        `<path d="${courses}" fill="none" stroke="${night}" stroke-width="1.1" opacity=".2"/>`,
      ) +
      `<path d="${polygon([top, lerp(top, left, cap), lerp(top, fold, cap)])}" fill="${mix(gold, glow, 0.6)}"/><path d="${polygon([top, lerp(top, fold, cap), lerp(top, right, cap)])}" fill="${mix(gold, night, 0.35)}"/>`,
    { lift: 2.6, rim: 0.5 },
  );
}

function ankh(paper: Paper, x: number, y: number): string {
  const d = `M${x} ${y + 6}C${x - 30} ${y - 20} ${x - 20} ${y - 50} ${x} ${y - 50}C${x + 20} ${y - 50} ${x + 30} ${y - 20} ${x} ${y + 6}M${x - 30} ${y + 8}H${x + 30}M${x} ${y + 6}V${y + 54}`;
  return paper.sheetOf(
    `<path d="${d}" fill="none" stroke="${mix(RED, paper.palette.night, 0.25)}" stroke-width="17" stroke-linejoin="round" stroke-linecap="square"/><path d="${d}" fill="none" stroke="${paper.palette.gold}" stroke-width="10" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${RED}" stroke-width="3"/>`,
    { lift: 3, wobble: 1, rim: 0.6 },
  );
}

function eye(paper: Paper, x: number, y: number): string {
  const line =
    'M-52 -22C-30 -44 20 -46 52 -24M-54 8C-30 -20 18 -22 52 4C24 20 -26 22 -54 8ZM-12 17L-16 46L-2 52L2 17M8 16C16 36 30 46 44 42C54 38 50 26 42 30';
  return paper.sheetOf(
    `<g transform="translate(${x} ${y + 8}) scale(.86)"><path d="${line}" fill="none" stroke="${mix('#1d3f78', paper.palette.night, 0.3)}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/><path d="M-54 8C-30 -20 18 -22 52 4C24 20 -26 22 -54 8Z" fill="#fff3d2"/><path d="${line}" fill="none" stroke="#2f62ad" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M-52 -22C-30 -44 20 -46 52 -24" fill="none" stroke="${paper.palette.gold}" stroke-width="3"/><path d="${circle(-2, 0, 12)}" fill="${paper.palette.night}"/><path d="${star(-5, -4, 5)}" fill="#fff"/></g>`,
    { lift: 3, wobble: 1, rim: 0.6 },
  );
}

/** The border of coloured blocks round every Egyptian painting. */
function blocks(paper: Paper): string {
  const colours = [RED, paper.palette.gold, TEAL, paper.palette.gold];
  const parts = along(
    34,
    15,
    ([x, y], outward, i) =>
      `<path transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(outward)})" d="${rect(-8, -6.3, 16, 12.6)}" fill="${mix(colours[i % 4]!, paper.palette.night, 0.32)}"/>`,
  );
  return paper.sheetOf(parts, { lift: 0.5, wobble: 0.6, rim: 0.35 });
}

function lotus(paper: Paper): string {
  const dark = mix(paper.palette.card, paper.palette.gold, 0.34);
  let d = '';
  for (const [a, l] of [
    [-20, 40],
    [10, 46],
    [45, 52],
    [80, 46],
    [110, 40],
  ] as const)
    d += leaf(34, 34, a, l, 9, 0.5);
  return `<path d="${d}" fill="${dark}"/><path d="${circle(34, 34, 8)}" fill="${mix(dark, paper.palette.gold, 0.4)}"/>`;
}
