// The séance before the manor: the table, the crystal ball, the Ghost that rises from it, and the dreams it offers.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import {
  at,
  circle,
  ellipse,
  leaf,
  polygon,
  r1,
  rect,
  smooth,
  star,
  taper,
  type Point,
} from './shape.ts';

const PALE = '#fbf4ff';

/** Sheets of tracing paper, the outermost widest and faintest, all wound out of the ball. */
export function ghost(paper: Paper, [bx, by]: Point): void {
  const { night, mid, light } = paper.palette;
  // One outline for all sheets: `g` is how much wider than the innermost each is cut.
  const body = (g: number): string =>
    smooth(
      [
        [206, 446 - g],
        [240 + g * 0.7, 458 - g * 0.7],
        [257 + g, 494],
        [259 + g, 532],
        [276 + g, 538 - g * 0.8],
        [301 + g * 0.8, 530 - g],
        [311 + g, 544],
        [297 + g * 0.6, 560 + g * 0.6],
        [268 + g, 576 + g * 0.5],
        [262 + g, 606],
        [270 + g, 636],
        [296 + g, 652],
        [326 + g * 0.9, 664 - g * 0.3],
        [340 + g * 0.6, 690],
        [bx + 8, by - 30],
        [bx - 8, by - 30],
        [318 - g * 0.4, 694 + g * 0.4],
        [294, 690 + g * 0.6],
        [248 - g * 0.3, 692 + g * 0.7],
        [198 - g * 0.7, 668 + g * 0.6],
        [168 - g, 622],
        [158 - g, 596 + g * 0.3],
        [140 - g * 0.8, 606 + g * 0.6],
        [126 - g, 594],
        [134 - g, 570 - g * 0.4],
        [154 - g, 548],
        [154 - g, 494],
        [172 - g * 0.7, 458 - g * 0.7],
      ],
      true,
    );
  const veil = (t: number, a: number): string =>
    paper.linear(
      [
        [0, mix(PALE, light, t), a],
        [0.55, mix(PALE, '#c9b6f2', t * 0.7 + 0.2), a * 0.95],
        [1, '#9cc4ff', a * 0.8],
      ],
      [0, 430, 0, 700],
    );
  paper.glow(208, 550, 210, '#efe2ff', 0.5);
  paper.sheet(`<path d="${body(19)}" fill="${veil(0.3, 0.3)}"/>`, {
    lift: 0,
    rim: 0.3,
    tooth: 0.3,
  });
  paper.sheet(`<path d="${body(9)}" fill="${veil(0.2, 0.5)}"/>`, {
    lift: 0,
    rim: 0.45,
    tooth: 0.3,
  });
  const folds: readonly Point[][] = [
    [
      [174, 560],
      [176, 604],
      [206, 646],
      [262, 672],
    ],
    [
      [204, 566],
      [210, 612],
      [238, 650],
      [296, 676],
    ],
    [
      [236, 566],
      [238, 604],
      [258, 642],
      [312, 674],
    ],
  ];
  const face =
    `<path d="${ellipse(189, 500, 8, 12.5)}${ellipse(226, 500, 8, 12.5)}" fill="${night}"/><path d="${circle(192, 495, 2.8)}${circle(229, 495, 2.8)}" fill="#fff"/>` +
    `<path d="${ellipse(208, 526, 5, 6.5)}" fill="${night}" opacity=".85"/><path d="${ellipse(175, 519, 8, 4.4)}${ellipse(240, 519, 8, 4.4)}" fill="#f0a0bf" opacity=".6"/>`;
  paper.sheet(
    `<path d="${body(0)}" fill="${veil(0.02, 1)}"/><path d="${folds.map((f) => taper(f, 1, 6)).join('')}" fill="${mid}" opacity=".24"/>${face}`,
    { lift: 1.6, rim: 0.8, tooth: 0.2 },
  );
}

/** Cards of dreams adrift on the mist: a ship on the moon, a key, a moth. */
export function dreams(paper: Paper): void {
  const card = (
    x: number,
    y: number,
    turn: number,
    s: number,
    ground: string,
    picture: string,
  ): void => {
    paper.glow(x, y, 84 * s, '#ffe6b0', 0.5);
    paper.sheet(
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M-27 -39a5 5 0 0 1 5 -5h44a5 5 0 0 1 5 5v78a5 5 0 0 1 -5 5h-44a5 5 0 0 1 -5 -5Z" fill="#fff3d8"/><path d="${rect(-22, -38, 44, 76)}" fill="${ground}"/>${picture}</g>`,
      { lift: 2, wobble: 0.5, rim: 0.7, tooth: 0.35, small: true },
    );
  };
  const cream = '#ffeec2';
  card(
    322,
    574,
    12,
    0.86,
    paper.fall('#1c2c63', '#4a74b8'),
    `<path d="${circle(6, -16, 12)}" fill="${cream}"/><path d="M-18 14Q-4 26 16 14L11 24H-13Z" fill="#7a2f24"/><path d="M-1 14V-14M-1 -12Q16 -4 13 9H-1ZM-3 -8Q-14 0 -13 9H-3Z" stroke="#f7e7cc" fill="#f7e7cc" stroke-width="1.4"/><path d="M-22 24q6 -5 11 0t11 0t11 0t11 0V38H-22Z" fill="#89b6de"/>`,
  );
  card(
    146,
    640,
    -14,
    0.78,
    paper.fall('#5c1f3a', '#b2485a'),
    `<path d="${circle(0, -16, 11)}${circle(0, -16, 5)}" fill="${cream}" fill-rule="evenodd"/><path d="M-3 -6h6v34h-6ZM3 14h9v6h-9ZM3 22h7v6h-7Z" fill="${cream}"/><path d="${star(-13, 8, 4)}${star(14, -30, 4)}${star(-14, 28, 3)}" fill="${cream}"/>`,
  );
  card(
    276,
    420,
    10,
    0.74,
    paper.fall('#12403c', '#3d8f7c'),
    `<path d="${leaf(0, -2, -150, 24, 12, 0.7)}${leaf(0, -2, -30, 24, 12, 0.7)}${leaf(0, 2, 140, 19, 9, 0.7)}${leaf(0, 2, 40, 19, 9, 0.7)}" fill="${cream}"/><path d="${ellipse(0, 2, 3, 13)}" fill="#7a4a20"/><path d="${circle(-12, -9, 3)}${circle(12, -9, 3)}" fill="#c4503a"/><path d="M0 -10q-5 -8 -9 -9M0 -10q5 -8 9 -9" stroke="#7a4a20" fill="none" stroke-width="1.6"/>`,
  );
}

export function table(paper: Paper, ball: Point): void {
  const { gold, night } = paper.palette;
  const cloth = '#7a1f45';
  const [x] = ball;
  const y = ball[1] + 56;
  let fringe = '';
  for (let i = -19; i <= 19; i++)
    fringe += leaf(x + i * 10.6, y + 50 - Math.abs(i) * 0.5 + (i % 2 ? 3 : 0), 90, 19, 3, 0.6);
  let folds = '';
  for (let i = -5; i <= 5; i++)
    folds += taper(
      [
        [x + i * 38, y + 8],
        [x + i * 40, y + 34],
        [x + i * 43, y + 58],
      ],
      2,
      12,
    );
  paper.sheet(
    `<path d="${fringe}" fill="${mix(gold, night, 0.15)}"/><path d="M${x - 208} ${y + 2}Q${x - 214} ${y + 34} ${x - 216} ${y + 50}Q${x} ${y + 66} ${x + 216} ${y + 50}Q${x + 214} ${y + 34} ${x + 208} ${y + 2}Z" fill="${paper.linear(
      [
        [0, cloth],
        [1, mix(cloth, night, 0.6)],
      ],
    )}"/><path d="${folds}" fill="${night}" opacity=".26"/><path d="M${x - 215} ${y + 44}Q${x} ${y + 60} ${x + 215} ${y + 44}" fill="none" stroke="${gold}" stroke-width="3"/>`,
    { lift: 3, wobble: 1, rim: 0.5 },
  );
  paper.sheet(
    `<path d="${ellipse(x, y, 210, 30)}" fill="${paper.radial(
      [
        [0, mix(cloth, '#ff9ab8', 0.42)],
        [0.5, mix(cloth, '#d0568a', 0.25)],
        [1, mix(cloth, night, 0.25)],
      ],
      x,
      y - 6,
      190,
    )}"/><path d="${ellipse(x, y, 190, 25)}" fill="none" stroke="${gold}" stroke-width="1.8" opacity=".75"/>${runes(x, y)}`,
    { lift: 1.6, wobble: 1, rim: 0.6 },
  );
}

/** The seven days, laid round the edge of the cloth. */
function runes(x: number, y: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI * (0.12 + (0.76 * i) / 6);
    const [px, py]: Point = [x + Math.cos(a) * 160, y + Math.sin(a) * 19];
    return `<path d="M${at([px - 6, py])}L${at([px, py - 3.4])}L${at([px + 6, py])}L${at([px, py + 3.4])}Z" fill="#f6d155" opacity=".9"/>`;
  }).join('');
}

export function crystalBall(paper: Paper, [x, y]: Point): void {
  const { gold, night } = paper.palette;
  const r = 46;
  paper.add(
    paper.blurred(`<path d="${ellipse(x, y + 60, 62, 10)}" fill="${night}" opacity=".7"/>`, 4),
  );
  paper.glow(x, y, 190, '#a8d4ff', 0.6);
  paper.sheet(
    `<path d="M${x - 40} ${y + 62}Q${x - 34} ${y + 44} ${x - 18} ${y + 38}H${x + 18}Q${x + 34} ${y + 44} ${x + 40} ${y + 62}Q${x} ${y + 72} ${x - 40} ${y + 62}Z" fill="${paper.linear(
      [
        [0, mix(gold, '#ffffff', 0.4)],
        [0.5, gold],
        [1, mix(gold, night, 0.55)],
      ],
    )}"/><path d="M${x - 34} ${y + 55}Q${x} ${y + 64} ${x + 34} ${y + 55}" fill="none" stroke="${mix(gold, night, 0.6)}" stroke-width="2"/>`,
    { lift: 1.4, wobble: 0.5, rim: 0.7, small: true },
  );
  const swirl: readonly Point[][] = [
    [
      [x - 30, y + 20],
      [x - 8, y + 26],
      [x + 20, y + 14],
      [x + 22, y - 8],
      [x + 2, y - 16],
      [x - 10, y - 4],
    ],
    [
      [x + 30, y + 6],
      [x + 18, y + 30],
      [x - 8, y + 34],
    ],
  ];
  paper.sheet(
    `<path d="${circle(x, y, r)}" fill="${paper.radial(
      [
        [0, '#ffffff'],
        [0.3, '#d5ecff'],
        [0.65, '#7fb0ea'],
        [1, '#40509e'],
      ],
      x - 12,
      y - 12,
      r * 1.35,
    )}"/>` +
      paper.inside(
        circle(x, y, r - 1),
        `<path d="${swirl.map((s) => taper(s, 12, 2)).join('')}" fill="#fff" opacity=".5"/><path d="${star(x + 14, y + 18, 7)}${star(x - 18, y + 2, 5)}${star(x + 4, y - 22, 4)}" fill="#fffbe0"/><path d="${circle(x, y - 4, r)}${circle(x, y, r + 14)}" fill="#1f2a66" fill-rule="evenodd" opacity=".45"/>`,
      ) +
      `<path d="${taper(
        [
          [x - 32, y - 6],
          [x - 28, y - 22],
          [x - 14, y - 34],
        ],
        3,
        7,
      )}" fill="#fff" opacity=".95"/><path d="${circle(x - 34, y + 6, 2.6)}" fill="#fff" opacity=".9"/>`,
    { lift: 1, wobble: 0.3, rim: 0.6, tooth: 0.1, small: true },
  );
}

export function candle(paper: Paper, x: number, y: number, height: number): void {
  const { gold, night } = paper.palette;
  paper.glow(x, y - height - 16, 96, '#ffb64a', 0.6);
  paper.sheet(
    `<path d="${ellipse(x, y, 19, 5)}" fill="${mix(gold, night, 0.35)}"/><path d="M${x - 5} ${y}Q${x - 2} ${y - 9} ${x - 11} ${y - 16}H${x + 11}Q${x + 2} ${y - 9} ${x + 5} ${y}Z" fill="${gold}"/><path d="M${x - 7} ${y - 15}V${y - height}Q${x - 2} ${r1(y - height + 6)} ${x + 1} ${y - height - 1}Q${x + 4} ${y - height + 4} ${x + 7} ${y - height + 2}V${y - 15}Z" fill="${paper.linear(
      [
        [0, '#fff6e0'],
        [1, '#d9b98c'],
      ],
    )}"/><path d="M${x - 4} ${y - height + 4}v14" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
    { lift: 1, wobble: 0.4, rim: 0.6, small: true },
  );
  paper.add(
    `<path d="M${x} ${y - height}v-6" stroke="${night}" stroke-width="2"/><path d="M${x} ${y - height - 30}C${x + 10} ${y - height - 16} ${x + 7} ${y - height - 3} ${x} ${y - height - 3}C${x - 7} ${y - height - 3} ${x - 10} ${y - height - 16} ${x} ${y - height - 30}Z" fill="${paper.linear(
      [
        [0, '#ff9a3a'],
        [0.5, '#ffd564'],
        [1, '#fff6d0'],
      ],
    )}"/><path d="${ellipse(x, y - height - 9, 2.6, 5)}" fill="#fffbe8"/>`,
  );
}

/** Iron spears along the lawn, with a gap and two posts for the drive. */
export function railings(paper: Paper, y: (x: number) => number): void {
  let d = '';
  for (let x = 60; x < 600; x += 13) {
    if (x > 346 && x < 408) continue;
    d += polygon([
      [x - 1.3, y(x) + 6],
      [x - 1.3, y(x) - 20],
      [x, y(x) - 28],
      [x + 1.3, y(x) - 20],
      [x + 1.3, y(x) + 6],
    ]);
    d += rect(x - 1, y(x) - 16, 14, 1.8);
  }
  for (const x of [346, 408]) d += rect(x - 5, y(x) - 34, 10, 42) + circle(x, y(x) - 39, 6);
  paper.cut(d, paper.tone(0.05), { lift: 1, wobble: 0.5, rim: 0.35 });
}
