// Senet's board in perspective, with its six houses and the ten pieces.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { at, ellipse, lerp, polygon, r1, type Point } from './shape.ts';

const CORNERS: readonly [Point, Point, Point, Point] = [
  [132, 676],
  [508, 676],
  [588, 792],
  [52, 792],
];
const CONE = '#d9552f';
const SPOOL = '#2e9c9c';

/** Column 0..10 and row 0..3 to a point of the picture; far rows are thinner, as they should be. */
function onBoard(column: number, row: number): Point {
  const v = row / 3;
  const depth = v / (1.36 - 0.36 * v);
  return lerp(
    lerp(CORNERS[0], CORNERS[1], column / 10),
    lerp(CORNERS[3], CORNERS[2], column / 10),
    depth,
  );
}

const patch = (column: number, row: number, lastColumn: number, lastRow: number): string =>
  polygon([
    onBoard(column, row),
    onBoard(lastColumn, row),
    onBoard(lastColumn, lastRow),
    onBoard(column, lastRow),
  ]);

/** A glyph drawn in a unit cell and laid on the board. */
function glyph(column: number, row: number, strokes: readonly (readonly Point[])[]): string {
  return strokes
    .map((s) => `M${s.map(([x, y]) => at(onBoard(column + x, row + y))).join('L')}`)
    .join('');
}

const round = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 17 }, (_, i): Point => [
    x + rx * Math.cos((i * Math.PI) / 8),
    y + ry * Math.sin((i * Math.PI) / 8),
  ]);

const ANKH: Point[][] = [
  round(0.5, 0.32, 0.13, 0.14),
  [
    [0.5, 0.46],
    [0.5, 0.84],
  ],
  [
    [0.28, 0.56],
    [0.72, 0.56],
  ],
];
const LOTUS: Point[][] = [
  [
    [0.5, 0.84],
    [0.5, 0.2],
  ],
  [
    [0.5, 0.7],
    [0.3, 0.5],
    [0.24, 0.24],
  ],
  [
    [0.5, 0.7],
    [0.7, 0.5],
    [0.76, 0.24],
  ],
  [
    [0.36, 0.84],
    [0.64, 0.84],
  ],
];
const WATER: Point[][] = [0.3, 0.5, 0.7].map((y) =>
  Array.from({ length: 9 }, (_, i): Point => [0.2 + i * 0.075, y + (i % 2 ? -0.07 : 0.05)]),
);
const FEATHERS: Point[][] = [0.28, 0.5, 0.72].flatMap((x): Point[][] => [
  [
    [x, 0.84],
    [x, 0.2],
  ],
  [
    [x, 0.2],
    [x + 0.09, 0.32],
    [x, 0.5],
  ],
]);
const EYE: Point[][] = [
  [
    [0.16, 0.5],
    [0.34, 0.32],
    [0.66, 0.32],
    [0.84, 0.5],
    [0.66, 0.64],
    [0.34, 0.64],
    [0.16, 0.5],
  ],
  round(0.5, 0.48, 0.09, 0.11),
  [
    [0.2, 0.2],
    [0.5, 0.14],
    [0.84, 0.24],
  ],
];
const SUN: Point[][] = [round(0.5, 0.5, 0.26, 0.28), round(0.5, 0.5, 0.1, 0.11)];

const HOUSES: readonly (readonly [number, number, Point[][], string])[] = [
  [5, 1, ANKH, '#d98f3c'],
  [5, 2, LOTUS, '#cf7f5a'],
  [6, 2, WATER, '#5aa7a6'],
  [7, 2, FEATHERS, '#c9a24b'],
  [8, 2, EYE, '#7fa3b8'],
  [9, 2, SUN, '#e6a030'],
];

/** Column, row and side of the pieces on their way. */
const PIECES: readonly (readonly [number, number, 'cone' | 'spool'])[] = [
  [1, 0, 'cone'],
  [2, 0, 'spool'],
  [4, 0, 'cone'],
  [6, 0, 'spool'],
  [8, 0, 'spool'],
  [7, 1, 'cone'],
  [3, 1, 'spool'],
  [9, 1, 'cone'],
  [4, 2, 'spool'],
  [2, 2, 'cone'],
];

export function board(paper: Paper): void {
  const { night, glow } = paper.palette;
  const wood = (t: number): string => mix('#8a5523', night, t);
  const side = polygon([
    [44, 790],
    [596, 790],
    [588, 838],
    [52, 838],
  ]);
  let inlay = '';
  for (let i = 0; i < 20; i++) {
    const x = 62 + i * 26;
    inlay += `M${x} 802h20v26h-20ZM${x + 6} 808h8v14h-8Z`;
  }
  paper.sheet(
    `<path d="${side}" fill="${paper.fall(wood(0.1), wood(0.6))}"/><path d="${inlay}" fill="none" stroke="#e2b35c" stroke-width="1.5" opacity=".65"/><path d="M300 800h40v30h-40Z" fill="${wood(0.35)}" stroke="#e2b35c" stroke-width="1.5"/><path d="${ellipse(320, 815, 7, 5)}" fill="#f1cf7c"/>`,
    { lift: 3, wobble: 1, rim: 0.5 },
  );
  paper.cut(
    polygon([
      [122, 668],
      [518, 668],
      [600, 797],
      [40, 797],
    ]),
    paper.fall(wood(0.02), wood(0.2)),
    { lift: 1.6, wobble: 1, rim: 0.8 },
  );

  let cells = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 10; column++) {
      const house = HOUSES.find(([c, r]) => c === column && r === row);
      const ivory = mix((column + row) % 2 ? '#f3dba3' : '#e6c47e', glow, paper.q.between(0, 0.14));
      cells += `<path d="${patch(column + 0.05, row + 0.06, column + 0.95, row + 0.94)}" fill="${house ? mix(house[3], '#f3dba3', 0.3) : ivory}"/>`;
      if (house)
        cells += `<path d="${glyph(column, row, house[2])}" fill="none" stroke="${mix(night, '#4a2a10', 0.5)}" stroke-width="2.1" stroke-linejoin="round" stroke-linecap="round"/>`;
    }
  }
  paper.sheet(cells, { lift: 0.5, wobble: 0.8, rim: 0.55 });
  // The far part of the board lies deeper under the lamp's edge.
  paper.add(
    `<path d="${patch(0, 0, 10, 3)}" fill="${paper.linear([
      [0, night, 0.36],
      [0.5, night, 0.06],
      [1, night, 0],
    ])}"/>`,
  );

  for (const [column, row, kind] of PIECES) {
    const [x, y] = onBoard(column + 0.5, row + 0.72);
    const height = 50 + row * 12;
    const foot = paper.blurred(
      `<path d="${ellipse(x, y + 3, height * 0.4, height * 0.13)}" fill="${night}" opacity=".55"/>`,
      2.5,
    );
    paper.add(foot);
    paper.sheet(kind === 'cone' ? cone(paper, x, y, height * 1.16) : spool(paper, x, y, height), {
      lift: 0.8,
      wobble: 0.6,
      rim: 0.7,
      small: true,
    });
  }
}

function cone(paper: Paper, x: number, y: number, h: number): string {
  const p = (dx: number, dy: number): string => `${r1(x + dx * h)} ${r1(y - dy * h)}`;
  const body = `M${p(-0.3, 0.02)}Q${p(0, -0.1)} ${p(0.3, 0.02)}Q${p(0.16, 0.3)} ${p(0.07, 0.74)}H${r1(x - 0.07 * h)}Q${p(-0.16, 0.3)} ${p(-0.3, 0.02)}Z`;
  const shade = `M${p(0.04, -0.04)}Q${p(0.2, -0.04)} ${p(0.3, 0.02)}Q${p(0.16, 0.3)} ${p(0.07, 0.74)}H${r1(x + 0.01 * h)}Q${p(0.08, 0.3)} ${p(0.04, -0.04)}Z`;
  const dark = mix(CONE, '#3a0d06', 0.6);
  return (
    `<path d="${body}" fill="${paper.linear([
      [0, mix(CONE, '#ffd9b0', 0.3)],
      [0.5, CONE],
      [1, mix(CONE, '#3a0d06', 0.35)],
    ])}"/><path d="${shade}" fill="${dark}" opacity=".5"/>` +
    `<path d="M${p(-0.25, 0.1)}Q${p(0, 0)} ${p(0.25, 0.1)}M${p(-0.21, 0.2)}Q${p(0, 0.11)} ${p(0.21, 0.2)}" fill="none" stroke="#ffce9c" stroke-width="1.4" opacity=".7"/>` +
    `<path d="${ellipse(x, y - h * 0.8, h * 0.115, h * 0.105)}" fill="${paper.fall(mix(CONE, '#ffe6c8', 0.5), mix(CONE, '#3a0d06', 0.3))}"/>`
  );
}

function spool(paper: Paper, x: number, y: number, h: number): string {
  const p = (dx: number, dy: number): string => `${r1(x + dx * h)} ${r1(y - dy * h)}`;
  const half = (s: 1 | -1): readonly string[] => [
    p(s * 0.34, 0.02),
    p(s * 0.34, 0.16),
    p(s * 0.14, 0.28),
    p(s * 0.13, 0.42),
    p(s * 0.14, 0.58),
    p(s * 0.32, 0.66),
    p(s * 0.32, 0.8),
  ];
  const [l, r] = [half(-1), half(1)];
  const body = `M${l[0]}Q${p(0, -0.1)} ${r[0]}L${r[1]}Q${r[2]} ${r[3]}Q${r[4]} ${r[5]}L${r[6]}Q${p(0, 0.72)} ${l[6]}L${l[5]}Q${l[4]} ${l[3]}Q${l[2]} ${l[1]}Z`;
  const shade = `M${p(0.05, -0.03)}Q${p(0.22, -0.03)} ${r[0]}L${r[1]}Q${r[2]} ${r[3]}Q${r[4]} ${r[5]}L${r[6]}L${p(0.06, 0.75)}Q${p(0, 0.4)} ${p(0.05, -0.03)}Z`;
  return (
    `<path d="${body}" fill="${paper.linear([
      [0, mix(SPOOL, '#eafff6', 0.25)],
      [0.5, SPOOL],
      [1, mix(SPOOL, '#05292c', 0.45)],
    ])}"/><path d="${shade}" fill="#05292c" opacity=".42"/>` +
    `<path d="M${p(-0.33, 0.09)}Q${p(0, -0.03)} ${p(0.33, 0.09)}" fill="none" stroke="#c9f0e4" stroke-width="1.4" opacity=".7"/>` +
    `<path d="${ellipse(x, y - h * 0.8, h * 0.32, h * 0.095)}" fill="${mix(SPOOL, '#eafff6', 0.55)}"/><path d="${ellipse(x, y - h * 0.8, h * 0.17, h * 0.05)}" fill="${mix(SPOOL, '#05292c', 0.25)}"/>`
  );
}
