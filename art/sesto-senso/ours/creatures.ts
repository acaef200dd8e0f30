// Our own animals and plants.

import { polar, smooth, type Point } from '../../stages/shape.ts';
import { both, disc, lay, limb, mirrored, oval, type Cutting } from './cutting.ts';

/** A heart with its point at the origin: one leaf of a clover. */
const LEAF =
  'M0 0C-5 -10 -23 -17 -22 -32C-20 -44 -6 -45 0 -35C6 -45 20 -44 22 -32C23 -17 5 -10 0 0Z';
const VEIN = 'M-1 -6L0 -28L1 -6Z';

export const clover: Cutting = {
  body:
    [45, 135, 225, 315].map((turn) => lay(LEAF, 50, 44, turn)).join('') +
    limb(
      [
        [50, 44],
        [56, 72],
        [46, 100],
      ],
      4,
      6,
    ),
  lines: [45, 135, 225, 315].map((turn) => lay(VEIN, 50, 44, turn, 1.1)).join(''),
};

export const mouse: Cutting = {
  body:
    oval(40, 68, 30, 23) +
    'M56 50C68 42 86 54 98 72C90 80 70 82 56 78Z' +
    disc(62, 46, 12) +
    disc(75, 50, 8) +
    limb(
      [
        [16, 76],
        [1, 66],
        [8, 48],
        [0, 34],
      ],
      5,
      2,
    ) +
    oval(34, 90, 12, 4) +
    oval(64, 88, 9, 4),
  lines:
    disc(62, 46, 7) +
    disc(82, 63, 2.8) +
    disc(96, 71, 2.6) +
    limb(
      [
        [26, 84],
        [28, 68],
        [42, 60],
      ],
      1.5,
      3,
    ),
};

export const cricket: Cutting = {
  body:
    'M6 64C20 50 54 46 80 50C92 53 92 68 80 71C50 76 24 72 6 64Z' +
    disc(86, 59, 10) +
    limb(
      [
        [50, 62],
        [38, 42],
        [24, 24],
      ],
      13,
      4,
    ) +
    limb(
      [
        [24, 24],
        [18, 56],
        [4, 92],
      ],
      4,
      3,
    ) +
    limb(
      [
        [72, 66],
        [80, 80],
        [74, 92],
      ],
      4,
      2.5,
    ) +
    limb(
      [
        [58, 68],
        [52, 82],
        [60, 92],
      ],
      4,
      2.5,
    ) +
    limb(
      [
        [90, 52],
        [92, 26],
        [70, 8],
      ],
      3,
      1.6,
    ) +
    limb(
      [
        [92, 54],
        [104, 34],
        [96, 10],
      ],
      3,
      1.6,
    ),
  lines:
    disc(89, 57, 2.8) +
    limb(
      [
        [72, 54],
        [46, 56],
        [16, 63],
      ],
      3,
      1,
    ),
};

const FAR_WING = 'M44 40C40 22 26 8 4 2L12 13L0 13L10 22L0 26L13 31L6 38L22 40C30 50 36 54 44 54Z';
const NEAR_WING = 'M42 46C48 66 62 82 88 94L84 84L95 84L86 75L96 71L83 65L90 58C78 54 68 48 62 40Z';

export const crow: Cutting = {
  body: lay(
    FAR_WING +
      NEAR_WING +
      'M98 46L84 41C80 33 70 33 66 39C56 42 46 40 38 46C26 54 14 62 0 80L11 77L8 87L20 80L22 89L31 78C42 72 56 66 66 58C74 56 80 54 84 49Z',
    0,
    0,
    14,
  ),
  lines: lay(
    disc(77, 41, 2.4) + 'M24 38L44 47L26 33ZM72 76L54 54L80 70ZM20 70L36 58L16 74Z',
    0,
    0,
    14,
  ),
};

const UPPER_WING = 'M49 46C42 8 2 -4 2 24C2 44 26 56 49 52Z';
const LOWER_WING = 'M49 50C28 52 10 62 17 80C24 98 46 84 49 58Z';

export const butterfly: Cutting = {
  body:
    both(UPPER_WING) +
    both(LOWER_WING) +
    oval(50, 54, 4, 22) +
    disc(50, 30, 5) +
    both(
      limb(
        [
          [49, 28],
          [44, 14],
          [34, 8],
        ],
        2,
        3,
      ),
    ),
  lines:
    both(disc(18, 24, 6) + disc(33, 36, 4) + disc(28, 74, 5.5)) +
    both('M46 47L12 40L45 50ZM46 54L22 62L45 58Z') +
    'M46.5 40L48 76L49.5 40ZM53.5 40L52 76L50.5 40Z',
};

const ARM = Array.from({ length: 10 }, (_, i): Point =>
  polar(50, 52, i % 2 ? 21 : 50, -90 + i * 36),
);

export const seaStar: Cutting = {
  body: smooth(
    ARM.flatMap(([x, y], i): Point[] => {
      if (i % 2) return [[x, y]];
      const a = -90 + i * 36;
      const [lx, ly] = polar(x, y, 7, a - 110);
      const [rx, ry] = polar(x, y, 7, a + 110);
      return [
        [lx, ly],
        [x, y],
        [rx, ry],
      ];
    }),
    true,
  ),
  lines:
    disc(50, 52, 4) +
    [0, 1, 2, 3, 4]
      .flatMap((i) =>
        [13, 22, 30].map((r, k) => {
          const [x, y] = polar(50, 52, r, -90 + i * 72);
          return disc(x, y, 3.4 - k * 0.7);
        }),
      )
      .join(''),
};

const HALF_MAPLE =
  'M50 2L43 19L34 12L37 34L22 20L18 30L4 28L10 42L1 48L21 63L19 71L44 68L48 71L47 100H50Z';

export const maple: Cutting = {
  body: both(HALF_MAPLE),
  lines: both('M49 66L14 44L50 61ZM49 62L28 28L51 56Z') + 'M49 68L50 18L51 68Z',
};

/** It sits and howls. */
export const wolf: Cutting = {
  body: 'M24 2L44 15L61 8L56 25C67 38 77 54 83 72C89 71 96 76 106 69C106 85 95 95 82 96L84 100H57C60 94 58 86 54 79L50 100H35L38 94L40 70C33 58 33 46 38 36C34 32 27 24 17 15L23 11L35 20L20 6Z',
  lines:
    'M41 19Q47 18 50 23Q44 24 41 19ZM50 15L57 12L54 21Z' +
    limb(
      [
        [60, 94],
        [62, 78],
        [76, 72],
      ],
      1.5,
      3.4,
    ) +
    'M45 40L44 60L50 44ZM56 42L58 60L62 48Z',
};

const COIL: readonly Point[] = [
  [2, 92],
  [18, 82],
  [36, 92],
  [58, 92],
  [76, 84],
  [74, 68],
  [54, 62],
  [34, 56],
  [26, 40],
  [36, 24],
  [56, 18],
];

export const snake: Cutting = {
  body:
    limb(COIL, 4, 15) +
    'M50 8C66 2 86 10 88 20C84 30 66 32 52 26Z' +
    limb(
      [
        [86, 20],
        [96, 22],
        [104, 16],
      ],
      2.4,
    ) +
    limb(
      [
        [94, 22],
        [104, 28],
      ],
      2,
    ),
  lines:
    disc(72, 15, 3) +
    COIL.slice(2, 10)
      .map(([x, y], i) => lay('M0 -5L4 0L0 5L-4 0Z', x, y, i * 24))
      .join(''),
};

/** Long strands that hang from three boughs over a trunk. */
const STRANDS = [-42, -34, -26, -18, -10, -2, 6, 14, 22, 30, 38].map((dx, i) => {
  const fall = 74 + (i % 3) * 7 - Math.abs(dx) * 0.2;
  return limb(
    [
      [50 + dx * 0.45, 20 + Math.abs(dx) * 0.12],
      [50 + dx * 0.95, 30 + Math.abs(dx) * 0.1],
      [50 + dx * 1.12, fall],
    ],
    11,
    3.5,
  );
});

export const willow: Cutting = {
  body:
    'M42 100Q48 70 44 40L56 40Q52 70 60 100Q64 102 68 104H32Q38 102 42 100Z' +
    'M8 44C4 22 26 2 50 2C74 2 96 22 92 44C82 34 70 40 60 34C52 42 44 40 38 34C28 40 18 36 8 44Z' +
    STRANDS.join(''),
  lines:
    'M24 24Q34 12 48 12Q36 18 26 30ZM60 14Q74 18 80 30Q70 22 60 20Z' +
    limb(
      [
        [50, 48],
        [48, 70],
        [52, 96],
      ],
      1.5,
      3,
    ) +
    mirrored('M40 60L41 44L43 62Z'),
};

/** Bare boughs, a split trunk, and the flash that split it. */
export const struckTree: Cutting = {
  body:
    'M36 100Q45 80 43 60L32 42L37 38L47 52L46 32L53 36L56 53L66 35L71 39L61 60Q57 82 67 100Z' +
    limb(
      [
        [35, 41],
        [23, 32],
        [10, 34],
      ],
      6,
      1.5,
    ) +
    limb(
      [
        [27, 34],
        [24, 20],
        [16, 10],
      ],
      4.5,
      1,
    ) +
    limb(
      [
        [68, 38],
        [80, 30],
        [94, 32],
      ],
      6,
      1.5,
    ) +
    limb(
      [
        [78, 31],
        [82, 17],
        [91, 8],
      ],
      4.5,
      1,
    ) +
    limb(
      [
        [49, 36],
        [43, 22],
        [36, 14],
      ],
      5,
      1,
    ),
  lines: 'M50 98L48 68L52 50L55 68L54 98Z',
  lit: 'M66 -14L50 14H58L50 46L73 6H63L76 -14Z',
};
