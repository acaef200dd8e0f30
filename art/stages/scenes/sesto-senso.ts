// Il Sesto Senso: moonrise over the manor; on the table the crystal ball has begun to answer.

import { mix, type Palette } from '../colour.ts';
import { manor } from '../manor.ts';
import { HOUSE, Paper, type View } from '../paper.ts';
import { along, arch, proscenium } from '../proscenium.ts';
import { candle, crystalBall, dreams, ghost, railings, table } from '../seance.ts';
import { bird, cloud, sky, stars } from '../scenery.ts';
import {
  circle,
  ellipse,
  leaf,
  polygon,
  r1,
  rad,
  ridge,
  star,
  taper,
  type Point,
} from '../shape.ts';

const PALETTE: Palette = {
  night: '#110d29',
  deep: '#2f2a63',
  mid: '#7a63a8',
  light: '#d3a3c4',
  glow: '#ffe9cf',
  card: '#241c48',
  gold: '#f6d155',
};

const MOON: Point = [356, 268];
const BALL: Point = [340, 732];

/** On a phone the words stand at the left, where the heart of this scene is. */
export const turned = true;

export default function sestoSenso(view: View): string {
  const paper = new Paper('sesto-senso', PALETTE);
  const { q } = paper;

  sky(paper, { x: MOON[0], y: MOON[1], from: 172, step: 56, rings: 6, inner: 0.84, outer: 0.2 });
  stars(paper, { count: 60, to: 420, clear: [MOON[0], MOON[1], 170] });
  moon(paper);
  cloud(paper, 216, 268, 170, paper.tone(0.6));
  cloud(paper, 500, 344, 160, paper.tone(0.52));
  bats(paper);
  paper.cut(
    ridge(q, 566, 26).path,
    paper.linear([
      [0, paper.tone(0.72)],
      [0.2, paper.tone(0.58)],
      [1, paper.tone(0.4)],
    ]),
    { lift: 2, rim: 0.4 },
  );
  firs(paper);
  manor(paper, 640);
  tree(paper, [556, 668], 240, -8);
  owl(paper, 496, 414);
  const lawn = ridge(q, 640, 8);
  paper.cut(
    lawn.path,
    paper.linear([
      [0, mix(paper.tone(0.4), '#3f5a78', 0.3)],
      [0.3, paper.tone(0.2)],
      [1, paper.tone(0.08)],
    ]),
    { lift: 2.4, rim: 0.5 },
  );
  drive(paper);
  railings(paper, lawn.height);
  mist(paper);
  paper.cut(
    ridge(q, 716, 7).path,
    paper.linear([
      [0, paper.tone(0.24)],
      [0.4, paper.tone(0.12)],
      [1, paper.tone(0.04)],
    ]),
    { lift: 2.4, rim: 0.4 },
  );
  table(paper, BALL);
  ghost(paper, BALL);
  dreams(paper);
  crystalBall(paper, BALL);
  candle(paper, 198, 776, 54);
  candle(paper, 506, 776, 42);

  const camera = view === 'arch' ? HOUSE : { x: 34, y: 408, width: 580, height: 354.4 };
  if (view === 'arch') curtains(paper);
  paper.dusk(camera);
  if (view === 'arch') {
    proscenium(paper, { far: arch(62), band: keyholes(paper), corner: eye(paper) });
  }
  return paper.finish(camera, 0.5);
}

function moon(paper: Paper): void {
  const [x, y] = MOON;
  const { q } = paper;
  const { glow, light } = paper.palette;
  paper.glow(x, y, 320, '#ffe6c8', 0.5);
  let craters = '';
  for (const [dx, dy, r] of [
    [-40, -36, 20],
    [22, -60, 11],
    [46, 8, 24],
    [-56, 30, 13],
    [-8, 56, 17],
    [-16, 0, 8],
    [62, -36, 9],
    [24, 42, 8],
  ] as const)
    craters += ellipse(x + dx, y + dy, r, r * q.between(0.82, 0.95));
  paper.sheet(
    `<path d="${circle(x, y, 122)}" fill="${paper.radial(
      [
        [0, '#fffaf0'],
        [0.7, glow],
        [1, mix(glow, light, 0.6)],
      ],
      x - 30,
      y - 40,
      170,
    )}"/><path d="${craters}" fill="${mix(glow, light, 0.55)}" opacity=".55"/>`,
    { lift: 1.8, rim: 0.7, tooth: 0.3 },
  );
  paper.glow(x, y, 170, '#fff0d8', 0.35);
}

function bats(paper: Paper): void {
  let d = '';
  for (const [x, y, s] of [
    [300, 196, 40],
    [398, 176, 30],
    [436, 226, 24],
    [332, 246, 22],
    [408, 268, 18],
  ] as const) {
    const h = s / 2;
    d +=
      bird(x, y, s, 0.4) +
      circle(x, y - 1, s * 0.1) +
      polygon([
        [x - h * 0.2, y - 1],
        [x - h * 0.14, y - h * 0.42],
        [x, y - h * 0.14],
        [x + h * 0.14, y - h * 0.42],
        [x + h * 0.2, y - 1],
      ]);
  }
  paper.cut(d, paper.tone(0.06), { lift: 1.2, wobble: 0.5, rim: 0 });
}

function firs(paper: Paper): void {
  const { q } = paper;
  let d = '';
  for (let x = 60; x < 600; x += q.between(15, 26)) {
    const h = q.between(36, 76);
    for (let i = 0; i < 4; i++)
      d += polygon([
        [x - h * 0.09 * (i + 1), 598 - h + (i + 1.4) * h * 0.25],
        [x, 598 - h + i * h * 0.22],
        [x + h * 0.09 * (i + 1), 598 - h + (i + 1.4) * h * 0.25],
      ]);
  }
  paper.cut(d, paper.fall(paper.tone(0.5), paper.tone(0.38)), { lift: 1.4, wobble: 0.6, rim: 0.4 });
}

/** A bare tree, forked again and again. */
function tree(paper: Paper, root: Point, height: number, lean: number): void {
  const { q } = paper;
  let d = '';
  const grow = (
    from: Point,
    degrees: number,
    length: number,
    width: number,
    depth: number,
  ): void => {
    const bend = q.between(-12, 12);
    const mid: Point = [
      from[0] + Math.cos(rad(degrees + bend)) * length * 0.5,
      from[1] + Math.sin(rad(degrees + bend)) * length * 0.5,
    ];
    const end: Point = [
      mid[0] + Math.cos(rad(degrees - bend)) * length * 0.5,
      mid[1] + Math.sin(rad(degrees - bend)) * length * 0.5,
    ];
    d += taper([from, mid, end], width, width * 0.6);
    if (depth === 0) return;
    const forks = q.chance(0.3) ? 3 : 2;
    for (let i = 0; i < forks; i++)
      grow(
        end,
        degrees + (i / (forks - 1) - 0.5) * 62 + q.between(-12, 12),
        length * q.between(0.62, 0.8),
        width * 0.6,
        depth - 1,
      );
  };
  grow(root, -90 + lean, height * 0.34, height * 0.1, 6);
  paper.cut(d, paper.fall(paper.tone(0.2), paper.tone(0.06)), { lift: 2, wobble: 0.8, rim: 0.45 });
}

function owl(paper: Paper, x: number, y: number): void {
  paper.sheet(
    `<path d="M${r1(x - 15)} ${r1(y + 20)}C${r1(x - 20)} ${r1(y - 8)} ${r1(x - 14)} ${r1(y - 18)} ${r1(x - 16)} ${r1(y - 28)}Q${r1(x - 8)} ${r1(y - 22)} ${r1(x)} ${r1(y - 23)}Q${r1(x + 8)} ${r1(y - 22)} ${r1(x + 16)} ${r1(y - 28)}C${r1(x + 14)} ${r1(y - 18)} ${r1(x + 20)} ${r1(y - 8)} ${r1(x + 15)} ${r1(y + 20)}Q${r1(x)} ${r1(y + 30)} ${r1(x - 15)} ${r1(y + 20)}Z" fill="#b06a4a"/><path d="${ellipse(x, y + 10, 10, 13)}" fill="#e9c9a0"/><path d="${circle(x - 7, y - 10, 7)}${circle(x + 7, y - 10, 7)}" fill="#ffe9b0"/><path d="${circle(x - 7, y - 10, 3.2)}${circle(x + 7, y - 10, 3.2)}" fill="#1b1430"/><path d="M${r1(x - 3)} ${r1(y - 6)}h6l-3 6Z" fill="#f0a23c"/>`,
    { lift: 1.4, wobble: 0.5, rim: 0.6, small: true },
  );
}

function drive(paper: Paper): void {
  paper.add(
    `<path d="M362 646Q340 668 372 684Q420 700 400 760H470Q470 700 420 678Q388 664 392 646Z" fill="${paper.linear(
      [
        [0, '#ffd58a', 0.55],
        [0.5, paper.tone(0.5), 0.5],
        [1, paper.tone(0.3), 0.2],
      ],
    )}"/>`,
  );
}

function mist(paper: Paper): void {
  paper.add(
    paper.blurred(
      `<path d="${ellipse(200, 676, 190, 15)}${ellipse(470, 690, 190, 14)}${ellipse(330, 664, 150, 9)}" fill="#d8cdf5" opacity=".42"/>`,
      10,
    ),
  );
}

/** Velvet drawn aside in folds, tied back with a gilt cord, under a swagged valance. */
function curtains(paper: Paper): void {
  const { gold, night } = paper.palette;
  const velvet = '#8c1f3c';
  for (const side of [1, -1] as const) {
    const X = (x: number): number => (side === 1 ? x : 640 - x);
    const folds = [184, 156, 130, 106, 84];
    folds.forEach((top, i) => {
      const tie = 104 - i * 8;
      const hem = 122 - i * 13;
      const colour = mix(velvet, i % 2 ? '#d8486a' : night, i % 2 ? 0.18 : 0.3);
      const d = `M${X(20)} 30L${X(top)} 30C${X(top - 4)} 210 ${X(tie + 22)} 380 ${X(tie)} 540C${X(tie + 4)} 640 ${X(hem + 6)} 760 ${X(hem)} 900L${X(20)} 900Z`;
      paper.cut(
        d,
        paper.linear([
          [0, mix(colour, night, 0.3)],
          [0.25, colour],
          [0.62, mix(colour, night, 0.5)],
          [0.7, mix(colour, '#ff9ab0', 0.08)],
          [1, mix(colour, night, 0.6)],
        ]),
        { lift: 2, wobble: 2, rim: 0.35 },
      );
    });
    paper.sheet(
      `<path d="M${X(56)} 528Q${X(92)} 556 ${X(120)} 540L${X(118)} 554Q${X(90)} 572 ${X(56)} 546Z" fill="${paper.linear(
        [
          [0, mix(gold, '#ffffff', 0.3)],
          [1, mix(gold, night, 0.4)],
        ],
      )}"/><path d="${[-8, -4, 0, 4, 8].map((k) => leaf(X(104) + k * 0.8, 566, 90 - k, 46, 4, 0.6)).join('')}" fill="${mix(gold, night, 0.12)}"/><path d="${circle(X(104), 562, 8)}" fill="${gold}"/>`,
      { lift: 1.6, wobble: 0.8, rim: 0.6 },
    );
  }
  const swag = (x0: number, x1: number, drop: number, dim: number): void => {
    const mid = (x0 + x1) / 2;
    let fringe = '';
    for (let i = 0; i <= 22; i++) {
      const t = i / 22;
      fringe += leaf(x0 + (x1 - x0) * t, 106 + 4 * t * (1 - t) * drop * 0.94, 90, 13, 2.4, 0.6);
    }
    let pleats = '';
    for (let k = 1; k < 4; k++)
      pleats += `M${x0 + 6 * k} 82Q${mid} ${r1(82 + drop * 2 * (k / 4.4))} ${x1 - 6 * k} 82`;
    paper.sheet(
      `<path d="${fringe}" fill="${mix(gold, night, 0.1)}"/><path d="M${x0} 0V106Q${mid} ${106 + drop * 2} ${x1} 106V0Z" fill="${paper.linear(
        [
          [0, mix(velvet, night, 0.5)],
          [0.6, mix(velvet, night, dim)],
          [1, mix(velvet, '#e0547a', 0.2)],
        ],
      )}"/><path d="${pleats}" fill="none" stroke="${night}" stroke-width="6" opacity=".28"/><path d="M${x0} 105Q${mid} ${105 + drop * 2} ${x1} 105" fill="none" stroke="${gold}" stroke-width="4"/>`,
      { lift: 2.4, wobble: 1.4, rim: 0.4 },
    );
  };
  swag(60, 250, 30, 0.2);
  swag(390, 580, 30, 0.2);
  swag(190, 450, 27, 0.06);
  for (const x of [196, 444])
    paper.sheet(
      `<path d="${[-9, -4.5, 0, 4.5, 9].map((k) => leaf(x + k * 0.7, 118, 90 - k, 38, 4, 0.6)).join('')}" fill="${mix(gold, night, 0.1)}"/><path d="${circle(x, 112, 10)}" fill="${gold}"/><path d="${star(x, 112, 6, 5, 0.5)}" fill="${mix(gold, night, 0.5)}"/>`,
      { lift: 1.6, wobble: 0.6, rim: 0.6, small: true },
    );
}

function keyholes(paper: Paper): string {
  const { night, gold } = paper.palette;
  const parts = along(34, 27, ([x, y], outward, i) =>
    i % 2
      ? `<path transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(outward + 90)})" d="M-5 -5a5 5 0 1 1 10 0q0 3 -2.4 4.6l2.4 8.4h-10l2.4 -8.4q-2.4 -1.6 -2.4 -4.6Z" fill="${mix('#c98bb8', night, 0.35)}"/>`
      : `<path d="${star(x, y, 8, 4, 0.36)}" fill="${mix(gold, night, 0.35)}"/>`,
  );
  return paper.sheetOf(parts, { lift: 0.5, wobble: 0.4, rim: 0.4 });
}

/** The sixth sense keeps watch from both corners. */
function eye(paper: Paper): string {
  const { card, gold } = paper.palette;
  const tint = mix(card, gold, 0.34);
  let rays = '';
  for (let i = 0; i < 9; i++)
    rays += leaf(
      52 + 30 * Math.cos(rad(-180 + i * 22.5)),
      54 + 22 * Math.sin(rad(-180 + i * 22.5)),
      -180 + i * 22.5,
      14,
      2.4,
      0.5,
    );
  return `<path d="M22 56Q52 28 82 56Q52 82 22 56Z" fill="${tint}"/><path d="${circle(52, 56, 11)}" fill="${card}"/><path d="${circle(52, 56, 6)}" fill="${tint}"/><path d="${rays}" fill="${tint}"/>`;
}
