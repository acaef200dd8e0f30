// Our own cuttings of the eighteen objects the estate is searched for.

import { lerp, polar, smooth, type Point } from '../../stages/shape.ts';
import {
  CLUB,
  DIAMOND,
  HEART,
  SPADE,
  disc,
  hole,
  lay,
  limb,
  mirrored,
  oval,
  pair,
  ring,
  slanted,
  solid,
  type Cutting,
} from './cutting.ts';

const ovalRing = (x: number, y: number, rx: number, ry: number, w: number): string =>
  oval(x, y, rx, ry) + hole(oval(x, y, rx - w, ry - w));

export const teapot: Cutting = {
  body:
    limb(
      [
        [30, 46],
        [8, 34],
        [-6, 54],
        [4, 76],
        [28, 80],
      ],
      7,
    ) +
    solid(
      'M86 78C104 74 104 56 108 44C111 36 118 34 124 38L120 30Q108 24 100 34C94 44 96 54 84 58Z',
    ) +
    solid('M28 40H84C98 52 100 86 78 98H34C12 86 14 52 28 40Z') +
    solid('M34 98H78L84 106H28Z') +
    solid('M26 40C32 26 44 22 56 22C68 22 80 26 86 40Z') +
    'M52 14H60V24H52Z' +
    disc(56, 11, 7),
  shade: 'M34 98H78L84 106H28ZM124 38L120 30Q116 28 112 29L116 38Q120 36 124 38Z',
  lines:
    'M24 39H88V42H24ZM30 34Q56 28 82 34Q56 30 30 34ZM32 97H80V99.5H32Z' +
    'M22 52Q14 70 24 86Q18 70 24 54Z' +
    'M86 62L96 50L89 66ZM88 72L100 58L91 76Z',
};

export const revolver: Cutting = {
  body: solid(
    'M60 13H150V29H60Z' +
      'M140 6H148L149 14H136Z' +
      'M66 29H112V36H66Z' +
      'M34 12Q40 6 48 8H76V50H40L30 40Z' +
      'M30 20L48 46C42 60 42 74 40 90C38 100 30 104 22 102C12 100 8 94 12 84C20 66 20 40 30 20Z' +
      'M34 20C26 16 20 8 16 -2C26 0 34 4 42 12Z' +
      limb(
        [
          [44, 46],
          [46, 64],
          [58, 68],
          [70, 62],
          [72, 46],
        ],
        4.5,
      ) +
      limb(
        [
          [60, 48],
          [57, 55],
          [60, 61],
        ],
        4,
        2.5,
      ),
  ),
  shade: solid(
    'M48 9H74Q78 9 78 14V40Q78 45 74 45H48Q44 45 44 40V14Q44 9 48 9ZM29 30L44 52C39 64 38 78 36 90C34 97 28 99 22 97C15 95 14 91 17 84C24 68 24 48 29 30Z',
  ),
  lines:
    'M49 15H73V18H49ZM49 25H73V28H49ZM49 35H73V38H49Z' +
    'M64 28H150V30H64Z' +
    disc(27, 76, 3.4) +
    'M27 50L35 58L33 60L26 53ZM25 60L33 68L32 70L24 63Z',
  lit: 'M82 16H144V18.5H82Z',
};

/** It points up; two rings at the ends of the guard, a wire round the grip. */
export const stiletto = slanted(38, {
  body: solid(
    'M50 -44L54.6 -6L54 86H46L45.4 -6Z' +
      'M22 89Q50 81 78 89V95Q50 88 22 95Z' +
      disc(20, 92, 5.5) +
      disc(80, 92, 5.5) +
      'M45 92H55L59 112L54 136H46L41 112Z' +
      disc(50, 142, 9),
  ),
  shade: 'M50 -44L54.6 -6L54 84H50ZM45 96H55L59 112L54 136H46L41 112Z',
  lines:
    'M49.2 0H50.8V84H49.2Z' +
    'M43 102L58 106V109L42.4 105ZM41.4 112L58.6 116L58 119L41.8 115ZM42.6 122L57 126L56.5 129L43.4 125Z' +
    lay(DIAMOND, 50, 142, 0, 0.2) +
    lay(DIAMOND, 50, 89, 0, 0.2),
});

const candle = (x: number, y: number): { body: string; lit: string; lines: string } => ({
  body:
    solid(`M${x - 6.5} ${y}H${x + 6.5}V${y + 42}H${x - 6.5}Z`) +
    solid(`M${x - 12} ${y + 40}H${x + 12}L${x + 6} ${y + 50}H${x - 6}Z`) +
    solid(
      `M${x - 6.5} ${y + 6}Q${x - 11} ${y + 14} ${x - 8.5} ${y + 20}Q${x - 6} ${y + 18} ${x - 5} ${y}Z`,
    ),
  lines: `M${x - 12} ${y + 40}H${x + 12}V${y + 42}H${x - 12}ZM${x - 0.8} ${y - 6}H${x + 0.8}V${y}H${x - 0.8}Z`,
  lit: `M${x} ${y - 30}C${x + 4} ${y - 20} ${x + 9} ${y - 14} ${x + 7} ${y - 7}C${x + 5} ${y - 2} ${x - 5} ${y - 2} ${x - 7} ${y - 7}C${x - 9} ${y - 14} ${x - 3} ${y - 18} ${x} ${y - 30}Z`,
});
const CANDLES = [candle(50, 0), candle(6, 22), candle(94, 22)];

export const candelabrum: Cutting = {
  body:
    CANDLES.map(({ body }) => body).join('') +
    solid(
      'M46 48H54V132H46Z' +
        disc(50, 72, 8) +
        'M40 92H60L56 104H44Z' +
        disc(50, 116, 6.5) +
        'M46 126H54Q58 138 74 142Q80 144 80 150H20Q20 144 26 142Q42 138 46 126Z',
    ) +
    pair(
      limb(
        [
          [46, 98],
          [34, 104],
          [18, 104],
          [7, 94],
          [6, 70],
        ],
        6.5,
        5,
      ) +
        limb(
          [
            [46, 84],
            [34, 84],
            [30, 92],
            [36, 97],
          ],
          4,
          3,
        ) +
        disc(19, 104, 5),
    ),
  lines:
    CANDLES.map(({ lines }) => lines).join('') +
    'M41 96H59V98H41ZM24 143H76V145H24ZM43 71H57V73H43Z',
  lit: CANDLES.map(({ lit }) => lit).join(''),
};

/** A bell pull: a rope that hangs from its ring, a bow with two loops, and a tassel to be pulled by. */
const HANGS: readonly Point[] = [
  [70, 2],
  [67, 28],
  [72, 54],
  [70, 82],
];
const PULLED: readonly Point[] = [
  [70, 112],
  [73, 134],
  [70, 156],
];
const BOW: readonly Point[] = [
  [66, 98],
  [34, 84],
  [12, 96],
  [16, 120],
  [40, 122],
  [64, 104],
];
const OTHER_BOW = BOW.map(([x, y]): Point => [140 - x, y]);
/** The twist of the strands along a piece of rope. */
const twist = (points: readonly Point[], n: number, w: number): string =>
  Array.from({ length: n }, (_, i) => {
    const t = ((i + 0.5) / n) * (points.length - 1);
    const k = Math.floor(t);
    const [a, b]: readonly [Point, Point] = [points[k] ?? [0, 0], points[k + 1] ?? [0, 0]];
    const [x, y] = lerp(a, b, t - k);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return lay(`M-4 ${-w / 2}Q2 -2 2.6 ${w / 2}L4.6 ${w / 2}Q3.4 -3 -2 ${-w / 2}Z`, x, y, turn);
  }).join('');

export const bellRope: Cutting = {
  body:
    ring(70, -12, 16, 8.5) +
    limb(HANGS, 17) +
    limb(BOW, 11) +
    limb(OTHER_BOW, 11) +
    limb(PULLED, 17) +
    oval(70, 101, 19, 15) +
    disc(70, 172, 21) +
    solid('M50 184H90L108 262Q70 276 32 262Z'),
  shade: 'M51 186H89L92 198H48Z',
  lines:
    twist(HANGS, 8, 14) +
    twist(PULLED, 4, 14) +
    twist(BOW, 11, 9) +
    twist(OTHER_BOW, 11, 9) +
    'M56 92L84 97L84 101L56 96ZM54 102L86 107L85 111L55 106Z' +
    'M52 166Q70 174 88 166L88 170Q70 179 52 170Z' +
    'M56 202L48 262L51 263L60 202ZM68 202L66 268L70 268L71 202ZM82 202L89 263L92 262L86 202Z',
};

/** One half of a pair of shears, its pivot at the origin, its point upwards. */
const SHEAR =
  solid('M-8 10L-9 -6C-6 -40 0 -64 9 -84C11 -60 11 -30 9 4L6 14Z') +
  limb(
    [
      [0, 2],
      [-3, 18],
      [-10, 30],
    ],
    15,
    9,
  );
const SHEARS =
  lay(SHEAR + ovalRing(-17, 50, 15, 23, 7.5), 0, 0, 20) +
  lay(solid(mirrored(SHEAR, 0)) + ovalRing(17, 50, 15, 23, 7.5), 0, 0, -20);
const EDGE = 'M-6 -4C-3 -36 2 -60 8.5 -80L6 -54L3 -4Z';

export const scissors = slanted(24, {
  body: SHEARS,
  shade: lay(EDGE, 0, 0, 20),
  lines:
    ring(0, 2, 7.5, 5.5) +
    lay('M-1 2L8 -80L9.2 -80L1.2 2Z', 0, 0, 20) +
    lay('M-7 -2H8V1H-7Z', 0, 20, -20, 0.7),
  lit: disc(0, 2, 4),
});

const GLASS = 'M23 46Q23 14 50 11Q77 14 77 46V110Q77 117 70 118H30Q23 117 23 110Z';
const BEADS = [
  [18, 112],
  [17, 96],
  [17, 80],
  [17, 64],
  [17, 48],
  [20, 33],
  [27, 20],
  [38, 10],
] as const;

export const mirror: Cutting = {
  body:
    solid('M12 46Q12 4 50 0Q88 4 88 46V116Q88 128 76 130H24Q12 128 12 116Z') +
    solid('M34 4Q36 -14 50 -16Q64 -14 66 4Q58 -4 50 -3Q42 -4 34 4Z') +
    pair(disc(28, 2, 6) + disc(14, 126, 7) + 'M40 129H52V135H38Z') +
    disc(50, -15, 6),
  shade: solid(GLASS),
  lines:
    pair(BEADS.map(([x, y]) => disc(x, y, 2)).join('')) +
    disc(50, -8, 3) +
    disc(50, 124, 2) +
    pair(disc(34, 124, 2)),
  lit:
    solid('M25 46Q25 16 50 13Q75 16 75 46V109Q75 115 69 116H31Q25 115 25 109Z') +
    hole('M32 74L60 30L64 32L34 82ZM38 92L67 46L69 48L40 96Z'),
  window: solid('M25 46Q25 16 50 13Q75 16 75 46V109Q75 115 69 116H31Q25 115 25 109Z'),
};

/** Upright, its scroll above. */
const BELLY = smooth(
  (
    [
      [50, 52],
      [66, 52],
      [76, 62],
      [77, 76],
      [69, 86],
      [68, 98],
      [76, 106],
      [86, 118],
      [86, 138],
      [72, 151],
      [50, 154],
      [28, 151],
      [14, 138],
      [14, 118],
      [24, 106],
      [32, 98],
      [31, 86],
      [23, 76],
      [24, 62],
      [34, 52],
    ] as const
  ).map(([x, y]): Point => [x, y]),
  true,
);
const F_HOLE =
  disc(38, 94, 2.4) +
  disc(31, 118, 2.6) +
  limb(
    [
      [39, 93],
      [35, 100],
      [35, 110],
      [31, 118],
    ],
    1.8,
    2.6,
  );
export const violin = slanted(40, {
  body:
    solid(BELLY) +
    solid('M45 -14H55L57 56H43Z') +
    solid('M46 -14Q42 -26 46 -36Q50 -44 57 -40Q62 -35 57 -30Q52 -28 52 -32Q50 -26 54 -14Z') +
    solid(
      'M32 -26L46 -24V-20L32 -20ZM54 -28L68 -30V-24L54 -22ZM34 -14L46 -16V-11L34 -9ZM54 -18L67 -18V-12L54 -13Z',
    ) +
    pair(disc(31, -23, 3.6)) +
    disc(33, -11.5, 3.6) +
    disc(67, -15, 3.6),
  shade: solid('M45 -12H55L59 92H41Z'),
  lines:
    pair(F_HOLE) +
    solid('M36 112Q50 104 64 112V116Q50 110 36 116ZM45 124H55L58 150H42Z') +
    'M44 -13H56V-11H44Z',
  lit: 'M46.6 -10H47.5V112H46.6ZM49 -10H49.8V112H49ZM51.2 -10H52V112H51.2ZM53.4 -10H54.2V112H53.4Z',
});

export const sealedLetter: Cutting = {
  body: 'M4 0H136Q140 0 140 4V88Q140 92 136 92H4Q0 92 0 88V4Q0 0 4 0Z',
  shade: solid('M2 1H138L78 53Q70 59 62 53Z'),
  lines:
    'M1 2L4 0L64 50Q70 55 76 50L136 0L139 2L78 54Q70 60 62 54Z' +
    'M1 90L50 46L52 48L4 92ZM139 90L90 46L88 48L136 92Z',
  lit: lay(HEART, 70, 50, 0, 0.8),
};

const LINKS = Array.from({ length: 10 }, (_, i): Point => {
  const t = i / 9;
  return [63 + t * 58, 3 - Math.sin(t * 5.2) * 14 - t * 26];
});
const HAND = (length: number, w: number, turn: number): string =>
  lay(`M${-w} 4L0 ${-length}L${w} 4Z`, 50, 72, turn);
const HOURS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = polar(50, 72, 26, i * 30);
  return lay(`M-3 -1H3V1H-3Z`, x, y, i * 30, i % 3 ? 0.8 : 1.3);
}).join('');

export const pocketWatch: Cutting = {
  body:
    disc(50, 72, 42) +
    'M44 22H56V34H44Z' +
    'M40 19H60V26H40Z' +
    ring(50, 10, 11, 6.5) +
    LINKS.map(([x, y], i) => {
      const [bx, by] = LINKS[i + 1] ?? [x + 6, y - 4];
      const a = (Math.atan2(by - y, bx - x) * 180) / Math.PI;
      return lay(ovalRing(0, 0, 6.4, i % 2 ? 3.2 : 4.6, i % 2 ? 1.6 : 2.2), x, y, a);
    }).join('') +
    // The lid, open to the right on its hinge.
    lay(oval(0, 0, 17, 41), 108, 76, -8) +
    'M88 66H98V80H88Z',
  shade:
    lay(oval(1, 0, 12, 35), 108, 76, -8) + 'M42 20.5H46V25H42ZM48 20.5H52V25H48ZM54 20.5H58V25H54Z',
  lines: ring(50, 72, 38, 36.4) + disc(50, 72, 33) + lay(ring(0, 0, 7, 5), 109, 76, -8),
  lit: disc(50, 72, 31.5) + hole(HOURS) + hole(HAND(18, 2.6, -52)) + hole(HAND(25, 1.8, 64)),
};

const RIBS = [-36, -13, 13, 36];

export const umbrella: Cutting = {
  body:
    solid(
      'M60 2Q118 8 124 66Q114 56 102 64Q92 54 81 63Q70 54 60 63Q50 54 39 63Q28 54 18 64Q6 56 -4 66Q2 8 60 2Z',
    ) +
    'M58.5 -10H61.5V6H58.5Z' +
    'M57.5 40H62.5V118H57.5Z' +
    limb(
      [
        [60, 112],
        [60, 124],
        [52, 133],
        [42, 130],
        [40, 120],
      ],
      7,
      6,
    ),
  shade: solid(
    'M60 3Q94 10 102 64Q92 54 81 63Q78 26 60 3ZM60 3Q42 26 39 63Q28 54 18 64Q26 10 60 3Z',
  ),
  lines:
    RIBS.map((turn) => {
      const foot = 60 + turn * 1.62;
      const belly = 60 + turn * 1.45;
      return `M60 3Q${belly} 24 ${foot} 63.5L${foot + 1.8} 63Q${belly + 2} 22 60 3Z`;
    }).join('') + 'M58 100H62V103H58Z',
};

const MATCHES = [12, 24, 36, 48, 60, 72];

export const matchbox = slanted(14, {
  body:
    solid('M0 46H84V126H0Z') +
    solid('M5 20H79V50H5Z') +
    MATCHES.map((x, i) => oval(x, 8 - (i % 3) * 3, 4.6, 6.4)).join(''),
  shade:
    'M5 22H79V46H5Z' +
    'M0 112H84V126H0Z' +
    MATCHES.map((x, i) => oval(x, 8 - (i % 3) * 3, 3.6, 5.4)).join(''),
  lines:
    'M0 45H84V48H0ZM0 110H84V112.5H0Z' +
    'M6 55H78V57H6ZM6 102H78V104H6ZM6 57H8V102H6ZM76 57H78V102H76Z' +
    'M8 117H76V119H8ZM8 121H76V123H8Z',
  lit:
    MATCHES.map((x, i) => `M${x - 2.2} ${13 - (i % 3) * 3}H${x + 2.2}V45H${x - 2.2}Z`).join('') +
    'M43 61C48 70 57 76 54 87C52 96 47 99 42 99C35 99 30 94 31 86C32 79 37 78 37 71C40 74 41 76 41 79C44 74 45 68 43 61Z' +
    hole('M42 84C45 88 47 90 46 93C45 96 39 96 38 93C37.5 90 41 88 42 84Z'),
});

/** Five cards in a fan about a point below them; the last lies on top. */
const PASTEBOARD =
  'M-27 -118Q-27 -122 -23 -122H23Q27 -122 27 -118V-42Q27 -38 23 -38H-23Q-27 -38 -27 -42Z';
const FAN = [-48, -28, -8, 12, 32];
const PIPS = [HEART, CLUB, DIAMOND, HEART, SPADE];

export const handOfCards: Cutting = {
  body: FAN.map((turn) => lay(PASTEBOARD, 0, 0, turn)).join(''),
  lines:
    FAN.slice(1)
      .map((turn) => lay('M-28.5 -119H-26.5V-41H-28.5Z', 0, 0, turn))
      .join('') +
    FAN.map((turn, i) => lay(lay(PIPS[i] ?? SPADE, -16, -104, 0, 0.36), 0, 0, turn)).join('') +
    FAN.slice(0, -1)
      .map((turn) => lay('M-20 -88H-13V-86.5H-20ZM-20 -82H-13V-80.5H-20Z', 0, 0, turn))
      .join('') +
    lay(lay(SPADE, 2, -79, 0, 0.86) + lay(SPADE, 17, -54, 180, 0.36), 0, 0, 32) +
    lay('M-28 -40H28V-38H-28Z', 0, 0, 32),
};

const SKULL =
  'M50 74C38 74 32 84 33 92C34 98 38 101 40 103V110H60V103C62 101 66 98 67 92C68 84 62 74 50 74Z';
const BONE =
  'M-17 -2.4L-20 -5.6L-23 -3.6L-21.6 0L-23 3.6L-20 5.6L-17 2.4H17L20 5.6L23 3.6L21.6 0L23 -3.6L20 -5.6L17 -2.4Z';
const HALF_BONE = 'M8.5 -2.4H17L20 -5.6L23 -3.6L21.6 0L23 3.6L20 5.6L17 2.4H8.5Z';

export const poison: Cutting = {
  body: solid(
    'M38 -4H62V10H38ZM36 -8H64V-2H36Z' +
      'M33 12H67V21H33Z' +
      'M40 20H60V36Q62 44 74 49Q90 55 90 70V136Q90 148 78 148H22Q10 148 10 136V70Q10 55 26 49Q38 44 40 36Z',
  ),
  shade: solid('M36 -8H64V11H36Z'),
  lines: 'M33 20H67V22.5H33ZM36 -2H64V0H36Z' + 'M20 66H80V134H20Z',
  lit:
    solid('M22 68H78V132H22Z') +
    hole(SKULL) +
    disc(43, 92, 4.6) +
    disc(57, 92, 4.6) +
    solid(
      'M50 97L53.5 103H46.5ZM44 104.5H45.5V110H44ZM49.2 104.5H50.8V110H49.2ZM54.5 104.5H56V110H54.5Z',
    ) +
    hole(lay(BONE, 50, 121, 16)) +
    hole(lay(HALF_BONE, 50, 121, -16) + lay(HALF_BONE, 50, 121, 164)) +
    'M13.5 74Q14 62 24 57Q18 64 17.5 74V128H13.5Z',
};

const PLUME = (x: number, y: number, turn: number, length: number): string =>
  lay(
    `M0 0C-16 ${-length * 0.3} -14 ${-length * 0.8} 4 ${-length}C18 ${-length * 0.76} 16 ${-length * 0.3} 0 0Z`,
    x,
    y,
    turn,
  );
const QUILL = (x: number, y: number, turn: number, length: number): string =>
  lay(`M-1 0L3 ${-length * 0.86}L2 0Z`, x, y, turn);

const HALF_MASK =
  'M70 24C56 14 38 22 22 16C12 12 4 2 -2 -8C-8 16 -6 48 12 64C28 76 50 76 62 58Q66 50 70 50Z';
const EYE = 'M56 46C50 32 30 28 16 34C22 52 44 60 56 46Z';

export const carnivalMask: Cutting = {
  body:
    solid(
      [-34, -17, 0, 17, 34].map((turn) => PLUME(70, 34, turn, 74 - Math.abs(turn) * 0.5)).join(''),
    ) +
    solid(disc(70, 24, 12)) +
    pair(HALF_MASK, 70),
  shade: solid([-34, 0, 34].map((turn) => PLUME(70, 34, turn, 74 - Math.abs(turn) * 0.5)).join('')),
  lines:
    [-34, -17, 0, 17, 34].map((turn) => QUILL(70, 30, turn, 74 - Math.abs(turn) * 0.5)).join('') +
    pair(EYE, 70) +
    pair('M56 24Q40 28 22 22Q10 16 2 6Q10 20 22 26Q40 31 56 27Z', 70),
  lit: disc(70, 24, 7) + pair(disc(14, 56, 3) + disc(24, 63, 3) + disc(35, 66, 3), 70),
  window: pair(HALF_MASK, 70) + hole(pair(EYE, 70)),
};

const bar = (x: number): string =>
  limb(
    [
      [50, 22],
      [50 + (x - 50) * 0.62, 32],
      [50 + (x - 50) * 0.94, 52],
      [x, 72],
      [x, 128],
    ],
    2.8,
  );

export const birdcage: Cutting = {
  body:
    ring(50, 4, 9, 5) +
    'M45 12H55V24H45Z' +
    solid('M38 24Q50 16 62 24L60 30Q50 24 40 30Z') +
    [10, 23.4, 36.7, 50, 63.3, 76.6, 90].map((x) => solid(bar(x))).join('') +
    solid('M8 68H92V73H8ZM17 46H83V50H17ZM8 98H92V102H8Z') +
    solid('M4 126H96V134H4ZM0 134H100V146H0ZM10 146H24L22 152H12ZM76 146H90L88 152H78Z'),
  shade: 'M0 134H100V146H0Z',
  lines: 'M6 139H94V141H6Z',
};

export const telephone: Cutting = {
  body:
    solid(
      disc(56, 26, 25) +
        'M46 44H66V60H46ZM42 58H70V66H42Z' +
        'M49 62H63L66 124H46Z' +
        'M8 150Q8 136 26 130Q40 122 56 122Q72 122 86 130Q104 136 104 150Z' +
        'M2 150H110V160H2Z' +
        // The hook, and the receiver on it.
        'M14 82H50V88H14Z' +
        'M0 60Q14 52 28 60L26 74H2Z' +
        'M5 74H23L20 112Q14 118 8 112Z' +
        'M9 112H19V120H9Z',
    ) +
    limb(
      [
        [14, 118],
        [8, 132],
        [-8, 136],
        [-12, 148],
        [0, 156],
        [12, 154],
      ],
      3.6,
    ),
  shade: solid('M0 60Q14 52 28 60L26 74H2ZM42 58H70V66H42ZM2 150H110V160H2Z' + disc(56, 26, 19)),
  lines:
    ring(56, 26, 20, 17.5) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const [x, y] = polar(56, 26, 9, i * 60);
        return disc(x, y, 2.6);
      })
      .join('') +
    disc(56, 26, 2.6) +
    'M2 74H26V76H2ZM46 121H66V123.5H46ZM6 149H106V151H6Z' +
    oval(56, 138, 20, 9.5),
  lit: Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 2 * Math.PI;
    return oval(56 + Math.cos(a) * 14, 138 + Math.sin(a) * 6.2, 2.6, 1.7);
  }).join(''),
};

/** A long haft, a little bent, and a bearded blade. */
const HAFT =
  'M51 42H63C64 66 64 86 62 106C61 120 64 132 71 144C69 152 56 155 51 150C52 128 51 114 51 102C52 80 52 62 51 42Z';
export const axe = slanted(24, {
  body:
    solid(HAFT) +
    solid('M50 4L61 2L63 46H51Z') +
    solid('M12 -2C22 12 34 16 46 15H66C69 22 69 33 66 41H48C36 42 24 50 12 66C-2 44 -1 18 12 -2Z'),
  shade: solid(HAFT + 'M50 4L61 2L62 14H50.5Z'),
  lines:
    'M18 6C8 24 8 42 17 59C5 42 5 24 18 6Z' +
    'M50 14H51.5V42H50ZM62 14H63.5V41H62Z' +
    'M55 52L57 100L58.5 52ZM59 70L59 124L60.5 70ZM55 110L57 142L58 110Z',
  lit: 'M12 -2L16 3C5 22 5 44 15 61L12 66C-2 44 -1 18 12 -2Z',
});
