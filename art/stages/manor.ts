// The manor of Il Sesto Senso: seven lit windows, one for each day the Ghost has left.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { circle, polygon, r1, rect, taper, type Point } from './shape.ts';

const WARM = '#ffcf6b';

interface Wing {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly roof: number;
  /** Roof shape: a spire, a gable, or a mansard. */
  readonly kind: 'spire' | 'gable' | 'mansard';
  readonly t: number;
}

const WINGS: readonly Wing[] = [
  { x: 262, top: 470, width: 62, roof: 104, kind: 'spire', t: 0.22 },
  { x: 492, top: 500, width: 92, roof: 52, kind: 'mansard', t: 0.2 },
  { x: 322, top: 512, width: 116, roof: 58, kind: 'mansard', t: 0.18 },
  { x: 440, top: 404, width: 66, roof: 128, kind: 'spire', t: 0.17 },
  { x: 376, top: 506, width: 84, roof: 82, kind: 'gable', t: 0.14 },
];

const LIT: readonly (readonly [number, number, number])[] = [
  [376, 488, 1.1],
  [362, 552, 0.9],
  [394, 552, 0.9],
  [440, 440, 1.1],
  [440, 506, 0.9],
  [486, 556, 0.9],
  [512, 556, 0.9],
];
const DARK: readonly (readonly [number, number, number])[] = [
  [262, 508, 0.9],
  [262, 588, 0.9],
  [328, 556, 0.9],
  [328, 608, 0.9],
  [440, 572, 0.9],
  [486, 610, 0.9],
  [512, 610, 0.9],
];

export function manor(paper: Paper, foot: number): void {
  const { night } = paper.palette;
  for (const wing of WINGS) {
    const wall = paper.fall(
      mix(paper.tone(wing.t + 0.08), '#5a3a7a', 0.25),
      paper.tone(wing.t - 0.1),
    );
    const { x, top, width, roof } = wing;
    const half = width / 2;
    const eaves = 9;
    let lid: string;
    if (wing.kind === 'spire')
      lid = `M${r1(x - half - eaves)} ${top + 4}Q${r1(x - half * 0.4)} ${r1(top - roof * 0.34)} ${x} ${r1(top - roof)}Q${r1(x + half * 0.4)} ${r1(top - roof * 0.34)} ${r1(x + half + eaves)} ${top + 4}Z`;
    else if (wing.kind === 'gable')
      lid = polygon([
        [x - half - eaves, top + 6],
        [x, top - roof],
        [x + half + eaves, top + 6],
      ]);
    else
      lid = `M${r1(x - half - eaves)} ${top + 4}Q${r1(x - half + 2)} ${r1(top - roof * 0.5)} ${r1(x - half + 8)} ${top - roof}H${r1(x + half - 8)}Q${r1(x + half - 2)} ${r1(top - roof * 0.5)} ${r1(x + half + eaves)} ${top + 4}Z`;
    let shingles = '';
    for (let j = 0; j < roof / 9; j++)
      for (let i = -8; i <= 8; i++)
        shingles += `M${r1(x + i * 11 + (j % 2) * 5.5 - 5.5)} ${r1(top + 2 - j * 9)}a5.5 5 0 0 0 11 0`;
    const finial =
      wing.kind === 'mansard'
        ? crenels(x, top - roof, width - 20)
        : `M${x - 1.2} ${top - roof + 4}v-24h2.4v24Z${circle(x, top - roof - 8, 3.4)}`;
    paper.sheet(
      `<path d="${rect(x - half, top, width, foot - top)}" fill="${wall}"/>` +
        (wing.kind === 'gable'
          ? timber(x, top, half, roof, wall, paper.tone(wing.t + 0.3))
          : `<path d="${rect(x - half - 4, top + 4, width + 8, 6)}" fill="${paper.tone(wing.t + 0.22)}"/>`) +
        `<path d="${lid}" fill="${paper.fall(mix(paper.tone(wing.t + 0.26), '#4f3f88', 0.3), paper.tone(wing.t + 0.02))}"${wing.kind === 'gable' ? ' opacity="0"' : ''}/>` +
        (wing.kind === 'gable'
          ? ''
          : paper.inside(
              lid,
              `<path d="${shingles}" fill="none" stroke="${night}" stroke-width="1.3" opacity=".4"/>`,
            )) +
        `<path d="${finial}" fill="${paper.tone(wing.t + 0.2)}"/>`,
      { lift: 2, wobble: 0.8, rim: 0.5 },
    );
  }
  chimneys(paper);
  let dark = '';
  for (const [x, y, s] of DARK) dark += window(x, y, s);
  paper.add(`<path d="${dark}" fill="${mix(night, '#2c2660', 0.5)}"/>`);
  for (const [x, y, s] of LIT) {
    paper.glow(x, y, 40 * s, '#ffb640', 0.5);
    paper.add(
      `<path d="${window(x, y, s)}" fill="${paper.linear([
        [0, '#fff3c4'],
        [0.5, WARM],
        [1, '#f09a35'],
      ])}"/><path d="${bars(x, y, s)}" stroke="${mix(night, '#5a2a10', 0.4)}" stroke-width="1.5" fill="none"/><path d="${rect(x - 12 * s, y + 15 * s, 24 * s, 3)}" fill="${paper.tone(0.34)}"/>`,
    );
  }
  door(paper, 376, foot);
}

const window = (x: number, y: number, s: number): string =>
  `M${r1(x - 9 * s)} ${r1(y + 15 * s)}V${r1(y - 6 * s)}Q${r1(x - 8 * s)} ${r1(y - 17 * s)} ${r1(x)} ${r1(y - 19 * s)}Q${r1(x + 8 * s)} ${r1(y - 17 * s)} ${r1(x + 9 * s)} ${r1(y - 6 * s)}V${r1(y + 15 * s)}Z`;
const bars = (x: number, y: number, s: number): string =>
  `M${r1(x)} ${r1(y - 19 * s)}V${r1(y + 15 * s)}M${r1(x - 9 * s)} ${r1(y - 4 * s)}H${r1(x + 9 * s)}M${r1(x - 9 * s)} ${r1(y + 6 * s)}H${r1(x + 9 * s)}`;

/** The iron cresting along a ridge. */
function crenels(x: number, y: number, width: number): string {
  let d = rect(x - width / 2, y - 3, width, 4);
  for (let k = -width / 2; k <= width / 2; k += 8)
    d += `M${r1(x + k - 1)} ${r1(y - 2)}v-8l1 -4l1 4v8Z`;
  return d;
}

function timber(
  x: number,
  top: number,
  half: number,
  roof: number,
  wall: string,
  colour: string,
): string {
  const ridge: Point = [x, top - roof];
  const [l, r]: [Point, Point] = [
    [x - half - 9, top + 6],
    [x + half + 9, top + 6],
  ];
  return (
    `<path d="${polygon([l, ridge, r])}" fill="${wall}"/><path d="M${l[0]} ${l[1]}L${x} ${top - roof}L${r[0]} ${r[1]}" fill="none" stroke="${colour}" stroke-width="9" stroke-linejoin="miter"/>` +
    `<path d="M${x - half + 8} ${top + 2}H${x + half - 8}M${x} ${top - roof}v18" stroke="${colour}" stroke-width="4"/>`
  );
}

function chimneys(paper: Paper): void {
  let d = '';
  for (const [x, y] of [
    [300, 446],
    [496, 440],
    [526, 446],
  ] as const)
    d += rect(x - 7, y, 14, 42) + rect(x - 10, y - 5, 20, 8);
  paper.cut(d, paper.fall(paper.tone(0.3), paper.tone(0.14)), { lift: 1.4, wobble: 0.8, rim: 0.5 });
  // One hearth is burning.
  paper.add(
    paper.blurred(
      `<path d="${taper(
        [
          [300, 436],
          [292, 410],
          [306, 386],
          [296, 356],
          [312, 330],
        ],
        6,
        26,
      )}" fill="${paper.palette.light}" opacity=".4"/>`,
      5,
    ),
  );
}

function door(paper: Paper, x: number, foot: number): void {
  paper.glow(x, foot - 26, 90, '#ffb640', 0.45);
  paper.sheet(
    `<path d="M${x - 22} ${foot}V${foot - 44}Q${x} ${foot - 68} ${x + 22} ${foot - 44}V${foot}Z" fill="${paper.tone(0.34)}"/><path d="M${x - 16} ${foot}V${foot - 40}Q${x} ${foot - 60} ${x + 16} ${foot - 40}V${foot}Z" fill="${paper.linear(
      [
        [0, '#fff0bd'],
        [1, '#e88f2e'],
      ],
    )}"/><path d="M${x} ${foot - 54}V${foot}M${x - 16} ${foot - 34}H${x + 16}" stroke="#7a3a12" stroke-width="2"/><path d="M${x - 34} ${foot + 6}h68l-8 -8h-52Z" fill="${paper.tone(0.3)}"/>`,
    { lift: 0.8, wobble: 0.6, rim: 0.5, small: true },
  );
}
