// Senet: late sun over the Nile, three pyramids, and the board waiting on the near bank.

import { mix, PALETTES } from './colour.ts';
import { HEIGHT, Paper, WIDTH, type View } from './paper.ts';
import { along, arch, proscenium } from './proscenium.ts';
import { bird, motes, sky, thread } from './scenery.ts';
import {
  at,
  circle,
  leaf,
  lerp,
  polygon,
  r1,
  rect,
  ridge,
  smooth,
  star,
  taper,
  type Point,
} from './shape.ts';
import { board } from './senet-board.ts';

const SUN: Point = [320, 296];
const TEAL = '#2e9c9c';
const RED = '#c9482c';

export function senet(view: View): string {
  const paper = new Paper('senet', PALETTES.senet);
  const { q, palette } = paper;

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
      [0, paper.tone(0.5)],
      [0.3, paper.tone(0.32)],
      [1, paper.tone(0.14)],
    ]),
    { lift: 3, rim: 0.6 },
  );
  palm(paper, [66, 716], [112, 490], 104, 0.16);
  palm(paper, [586, 716], [560, 548], 74, 0.2);
  const front = ridge(q, 716, 8);
  paper.cut(
    front.path,
    paper.linear([
      [0, paper.tone(0.36)],
      [0.4, paper.tone(0.2)],
      [1, paper.tone(0.08)],
    ]),
    { lift: 3, rim: 0.5 },
  );
  cat(paper, 528, 716, 0.8);
  board(paper);
  papyrus(paper, 84, 850);

  if (view === 'arch') {
    thread(paper, 174, 138, palette.glow);
    paper.add(ankh(paper, 174, 190));
    thread(paper, 456, 132, palette.glow);
    paper.add(eye(paper, 456, 172));
    proscenium(paper, { far: arch(72), band: blocks(paper), corner: lotusCorner(paper) });
  }
  motes(paper, 24, [320, 380], [220, 240]);
  return view === 'arch'
    ? paper.finish({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { x: 320, strength: 0.75 })
    : paper.finish({ x: 30, y: 478, width: 590, height: 360.6 }, { x: 320, strength: 0.6 });
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
  const lit = paper.linear([
    [0, mix(paper.tone(t + 0.26), glow, 0.25)],
    [1, paper.tone(t)],
  ]);
  const dark = paper.linear([
    [0, paper.tone(t - 0.14)],
    [1, paper.tone(t - 0.3)],
  ]);
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

function farBank(paper: Paper): void {
  const { q } = paper;
  const bank = ridge(q, 590, 9);
  let caravan = '';
  for (const [x, s, rider] of [
    [262, 0.4, 1],
    [304, 0.36, 0],
    [340, 0.38, 1],
  ] as const) {
    caravan += `<g transform="translate(${x} ${r1(bank.height(x + 20) - 100 * s + 3)}) scale(${s})"><path d="${CAMEL}"/>${rider ? `<path d="${RIDER}"/>` : '<path d="M52 30h26l4 20h-34Z"/>'}</g>`;
  }
  paper.cut(
    bank.path,
    paper.linear([
      [0, paper.tone(0.66)],
      [0.06, paper.tone(0.5)],
      [1, paper.tone(0.3)],
    ]),
    { lift: 2.4, rim: 0.5 },
  );
  paper.sheet(`<g fill="${paper.tone(0.1)}">${caravan}</g>`, { lift: 0.8, wobble: 0.6, rim: 0.35 });
  let grove = '';
  for (const x of [88, 112, 132, 160, 498, 520, 548, 566]) {
    const height = q.between(38, 70);
    const [bx, by, lean] = [x, bank.height(x) + 6, q.between(-8, 8)];
    grove += taper(
      [
        [bx, by],
        [bx + lean * 0.3, by - height * 0.5],
        [bx + lean, by - height],
      ],
      5,
      3,
    );
    for (let i = 0; i < 9; i++)
      grove += leaf(
        bx + lean,
        by - height,
        200 + i * 17.5 + q.between(-5, 5),
        q.between(18, 27),
        5,
        0.5,
      );
  }
  paper.cut(grove, paper.tone(0.3), { lift: 1, wobble: 0.8, rim: 0.4 });
}

/** Strips of blue-green paper, the sun's road on them, two boats. */
function river(paper: Paper): void {
  const { q } = paper;
  const { glow, night } = paper.palette;
  const strip = (y: number, length: number, swell: number, fill: string): void => {
    const points: Point[] = [];
    for (let x = -80; x <= 720; x += length / 4)
      points.push([x, y + (Math.round((x + 80) / (length / 4)) % 2 ? -swell : swell)]);
    paper.cut(`${smooth(points)}L720 1040L-80 1040Z`, fill, { lift: 1.4, rim: 0.55, wobble: 2 });
  };
  const water = (t: number): string => mix(mix('#1f7c84', paper.palette.light, t), night, 0.12);
  const road = (y: number, spread: number, count: number): void => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const w = q.between(8, 30);
      d += leaf(SUN[0] + q.between(-1, 1) * spread - w / 2, y + q.between(0, 13), 0, w, 2.6, 0.5);
    }
    paper.add(`<path d="${d}" fill="${glow}" opacity=".85"/>`);
  };
  strip(
    604,
    70,
    1.6,
    paper.linear([
      [0, water(0.5)],
      [1, water(0.2)],
    ]),
  );
  road(608, 60, 12);
  boat(paper, 236, 626, 0.6);
  strip(
    624,
    96,
    2.4,
    paper.linear([
      [0, water(0.26)],
      [1, water(0)],
    ]),
  );
  road(630, 80, 12);
  boat(paper, 352, 656, 0.95);
  strip(
    650,
    130,
    3.4,
    paper.linear([
      [0, water(0.1)],
      [1, mix(water(0), night, 0.4)],
    ]),
  );
  road(656, 90, 9);
}

function boat(paper: Paper, x: number, y: number, s: number): void {
  const { night, glow } = paper.palette;
  const sail = paper.linear([
    [0, '#fffaf0'],
    [1, mix(glow, '#d99a4a', 0.4)],
  ]);
  paper.sheet(
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-4 -8L-2 -74L1 -74L2 -8Z" fill="${mix(night, '#7a4a1c', 0.5)}"/>` +
      `<path d="M-30 -14L26 -96Q34 -50 20 -12Q-6 -20 -30 -14Z" fill="${sail}"/><path d="M-12 -38Q8 -44 28 -42M-22 -24Q0 -30 24 -26M4 -62Q18 -64 29 -62" fill="none" stroke="#b9773a" stroke-width="1.4" opacity=".6"/>` +
      `<path d="M-48 -14Q-40 4 -24 6H26Q44 2 54 -20Q40 -8 22 -8H-22Q-38 -8 -48 -14Z" fill="${mix('#6b3413', night, 0.15)}"/><path d="M-44 -9Q-36 -2 -22 -2H24Q40 -4 50 -15" fill="none" stroke="#e9b44e" stroke-width="2"/>` +
      `<path d="M-20 -8q2 -14 6 -14q4 0 5 14ZM-17 -24a4 4 0 1 1 6 0Z" fill="${night}"/></g>`,
    { lift: 1, wobble: 0.8, rim: 0.5, small: true },
  );
}

/** A date palm: a leaning ringed trunk and a crown of cut fronds. */
function palm(paper: Paper, foot: Point, head: Point, reach: number, t: number): void {
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
    `<path d="${trunk}" fill="${paper.linear([
      [0, paper.tone(t + 0.1)],
      [1, paper.tone(t - 0.04)],
    ])}"/>` +
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
        paper.linear([
          [0, mix(paper.tone(t + shift + 0.14), '#4c7a3a', 0.4)],
          [1, mix(paper.tone(t + shift), '#2c5230', 0.3)],
        ]),
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
function papyrus(paper: Paper, x: number, y: number): void {
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
function cat(paper: Paper, x: number, base: number, s: number): void {
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
      `<path d="M26 90Q42 104 62 82L66 92Q46 114 28 102Z" fill="${paper.linear([
        [0, mix(gold, glow, 0.5)],
        [1, mix(gold, night, 0.3)],
      ])}"/><path d="M29 98Q46 109 65 88" fill="none" stroke="${RED}" stroke-width="2.6"/><path d="M31 108l4 10l5 -8l5 9l4 -11" fill="${TEAL}"/>` +
      `<path d="M20 60Q26 54 33 58Q27 63 20 60Z" fill="${mix(gold, glow, 0.4)}"/><path d="M26 56.5v5" stroke="${night}" stroke-width="2"/><path d="M33 58l8 3" stroke="${gold}" stroke-width="1.4"/><path d="M55 26a5 5 0 1 1 -.1 0Z" fill="none" stroke="${gold}" stroke-width="2.2"/></g>`,
    { lift: 2.4, wobble: 0.8, rim: 0.55, small: true },
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

function lotusCorner(paper: Paper): string {
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

const CAMEL =
  'M4 30C2 26 6 22 12 21C16 17 22 17 24 20C28 34 30 44 40 44C46 42 50 40 54 34C58 22 68 20 74 30C78 38 84 42 94 44C100 46 101 54 100 60L98 72C99 84 97 90 98 100H92C92 90 90 82 88 74L84 70C83 82 84 90 82 100H77C78 88 76 80 75 68C66 72 58 72 50 68L50 100H45L44 70L40 68L38 100H33L34 64C30 62 20 58 17 44C16 38 15 36 14 34C10 36 6 35 4 30Z';
const RIDER = 'M54 34C52 20 56 8 62 6C58 0 62 -8 67 -8C73 -8 76 0 72 6C79 10 80 24 78 36Z';
