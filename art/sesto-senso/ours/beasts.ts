// Our own beasts and beings: the cat, the horse, the hound, and what has wings or snakes.

import { type Point } from '../../stages/shape.ts';
import { disc, hole, lay, limb, oval, pair, ring, solid, type Cutting } from './cutting.ts';

/** It lies with its paws tucked in and its tail round them. */
export const cat: Cutting = {
  body: solid(
    'M90 44C72 26 38 26 18 46C-2 64 -4 90 8 98H116C126 98 128 88 120 82C126 68 122 56 112 50Z' +
      oval(106, 38, 27, 22) +
      'M81 36C78 22 78 10 80 0C88 4 96 10 101 18Z' +
      'M111 18C116 10 124 4 132 0C134 10 134 22 131 36Z' +
      limb(
        [
          [10, 84],
          [14, 102],
          [42, 104],
          [70, 102],
          [84, 94],
        ],
        15,
        10,
      ),
  ),
  shade: 'M85 14L86 28L95 19ZM127 14L126 28L117 19Z',
  lines:
    'M89 36Q95 28 102 36Q95 42 89 36ZM110 36Q117 28 123 36Q117 42 110 36Z' +
    'M102 44H110L106 48Z' +
    'M106 48Q102 54 96 52Q102 51 105 48ZM106 48Q110 54 116 52Q110 51 107 48Z' +
    'M88 46L66 42L88 48ZM88 50L68 52L88 52ZM124 46L146 42L124 48ZM124 50L144 52L124 52Z' +
    limb(
      [
        [64, 94],
        [56, 74],
        [36, 66],
      ],
      1.5,
      3.4,
    ) +
    limb(
      [
        [20, 92],
        [46, 96],
        [70, 94],
        [86, 87],
      ],
      2,
      2,
    ) +
    'M104 84L103 97L105.5 97ZM92 86L92 97L94 97Z',
};

/** Where the mane ends and the neck begins. */
const PARTING: readonly Point[] = [
  [50, 16],
  [54, 32],
  [44, 44],
  [46, 58],
  [34, 70],
  [37, 86],
  [27, 98],
  [30, 112],
  [26, 126],
];

export const horse: Cutting = {
  body: solid(
    'M2 126C0 84 14 44 40 22L38 -2L50 10L58 0L60 18C74 22 90 36 102 50C110 59 112 68 107 75C101 82 92 82 86 78C80 74 75 72 69 73C61 75 60 82 62 92C64 104 68 116 74 126Z' +
      'M18 56L0 58L11 70L-6 78L7 87L-8 98L4 104L-8 116L4 122Z',
  ),
  shade: solid(
    `M${PARTING.map((at) => at.join(' ')).join('L')}H2L-8 116L4 104L-8 98L7 87L-6 78L11 70L0 58L18 56C24 42 32 30 44 20Z` +
      'M52 12C66 18 72 28 70 40C62 36 54 30 50 20Z',
  ),
  lines:
    'M67 42Q74 34 81 43Q74 48 67 42Z' +
    oval(102, 64, 3.2, 2.6) +
    limb(PARTING, 1.5, 2.6) +
    limb(
      [
        [107, 74],
        [99, 73],
        [91, 70],
      ],
      2.6,
      1,
    ) +
    limb(
      [
        [68, 72],
        [60, 60],
        [64, 48],
      ],
      1.4,
      2.6,
    ) +
    'M42 30L14 62L45 34ZM36 58L4 84L38 62ZM30 84L2 106L31 88ZM26 106L4 120L27 110Z' +
    'M41 6L43 18L47 12Z',
};

/** A hunting dog, sitting. */
export const hound: Cutting = {
  body: solid(
    'M28 22C34 12 46 10 55 17L78 25Q85 29 81 35Q72 40 58 39C62 52 64 64 62 78L64 100H72Q77 101 76 108H52L50 84L46 98C50 102 52 104 51 108H14C2 108 -2 94 4 82C9 68 18 60 24 48C23 38 24 29 28 22Z' +
      limb(
        [
          [8, 102],
          [-10, 98],
          [-20, 82],
          [-18, 70],
        ],
        8,
        2,
      ),
  ),
  shade: solid('M33 17C24 26 24 44 32 54C42 50 46 34 43 20Z'),
  lines:
    disc(56, 24, 2.4) +
    disc(81, 28.5, 3.4) +
    'M80 35Q68 36 60 33Q69 39 79 37.500Z' +
    'M26 50Q42 58 60 48L61 52Q42 63 25 55Z' +
    limb(
      [
        [44, 104],
        [26, 96],
        [22, 80],
        [34, 68],
      ],
      1.5,
      3.2,
    ),
  lit: disc(44, 58.5, 3.4),
};

/** A house dog, sitting, its ears up. */
export const dog: Cutting = {
  body: solid(
    'M30 24C32 14 42 10 52 14L58 22L76 27Q83 31 79 37Q70 42 58 41C64 54 66 66 64 80L66 100H74Q79 101 78 108H54L52 86L48 98C52 102 54 104 53 108H14C2 108 -2 94 4 82C9 68 22 58 27 46C26 38 28 30 30 24Z' +
      'M29 26C26 14 26 2 30 -8C38 -4 43 4 45 14ZM44 14C46 6 50 0 55 -4C58 4 58 12 55 20Z' +
      limb(
        [
          [8, 100],
          [-12, 92],
          [-20, 70],
          [-12, 50],
        ],
        11,
        4,
      ),
  ),
  shade: 'M32 18C30 10 31 4 33 0C37 4 40 9 41 14Z',
  lines:
    disc(55, 24, 2.4) +
    disc(79, 30.5, 3.4) +
    'M78 37Q68 38 60 35Q69 41 77 39.5Z' +
    'M28 50Q44 58 62 49L63 53Q44 63 27 55Z' +
    limb(
      [
        [46, 104],
        [28, 96],
        [24, 80],
        [36, 68],
      ],
      1.5,
      3.2,
    ),
  lit: disc(46, 58.5, 3.4),
};

/** An angel: a face under a halo, a wide robe, wings to both sides. */
const WING =
  'M40 52C28 22 6 8 -22 6C-20 16 -14 22 -8 25C-16 27 -20 30 -24 34C-18 40 -12 42 -4 42C-12 46 -16 50 -18 55C-10 60 -4 60 4 57C-2 64 -4 68 -5 74C4 76 12 72 18 66C16 74 17 80 19 86C30 84 40 76 42 62Z';

export const angel: Cutting = {
  body:
    pair(WING) +
    solid(
      disc(50, 30, 14) +
        'M36 30C34 14 42 12 50 12C58 12 66 14 64 30L66 44H34Z' +
        'M44 42H56V52H44Z' +
        'M42 48Q50 54 58 48C70 52 76 62 82 84Q84 94 76 92L66 80L80 142Q65 150 50 146Q35 150 20 142L34 80L24 92Q16 94 18 84C24 62 30 52 42 48Z',
    ) +
    oval(50, 4, 22, 7) +
    hole(oval(50, 4, 16, 3.6)),
  shade: solid(
    'M36 30C34 14 42 12 50 12C58 12 66 14 64 30L66 44L60 42C62 34 61 26 56 23Q48 25 41 24C39 28 39 36 40 42L34 44Z',
  ),
  lines:
    pair('M43 31Q46 34 48.5 31Q46 36.5 43 31Z') +
    'M47.5 38Q50 40.5 52.5 38Q50 41.5 47.5 38Z' +
    pair('M33 52L-8 18L34 57ZM32 60L-6 38L33 64ZM33 66L4 56L35 70ZM36 74L16 74L37 78Z') +
    'M34 78Q50 86 66 78L67 83Q50 91 33 83Z' +
    pair('M40 88L30 143L32 143.600ZM49 90L48.5 146L50 146Z') +
    'M44 50L50 62L56 50L50 54Z',
  lit: lay('M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z', 50, 70),
  window: solid('M34 84Q50 92 66 84L80 142Q65 150 50 146Q35 150 20 142Z'),
};

const coil = (side: 1 | -1): Point[] =>
  Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    return [50 - side * (24 - 17 * t) * Math.cos(t * 10.6), 62 + t * 92];
  });
const [NEAR, FAR] = [coil(1), coil(-1)];
const SNAKE_HEAD = 'M-4 8C-10 2 -9 -7 0 -9C9 -7 10 2 4 8Z';
const WINGS =
  'M48 30C38 10 10 2 -22 4C-18 12 -10 15 -2 17C-8 20 -12 23 -14 27C-6 31 2 30 10 28C6 32 5 35 4 39C14 41 22 38 28 34C28 39 30 42 34 44C42 43 47 40 49 36Z';

/** A winged staff and its two snakes, one before the other. */
export const snakeStaff: Cutting = {
  body:
    solid('M46.5 16H53.500L52 166H48Z') +
    disc(50, 14, 11) +
    pair(WINGS) +
    limb(FAR, 11, 4) +
    limb(NEAR, 11, 4) +
    solid(lay(SNAKE_HEAD, 27, 58, 24) + lay(SNAKE_HEAD, 73, 58, -24)),
  shade: limb(NEAR, 11, 4) + lay(SNAKE_HEAD, 27, 58, 24),
  lines:
    limb(NEAR, 14, 6.5) +
    limb(NEAR, 11, 4) +
    disc(25, 56, 1.8) +
    disc(75, 56, 1.8) +
    pair('M44 30L-8 9L45 26ZM40 34L0 25L42 31ZM42 39L16 35L43 36Z') +
    NEAR.slice(2, 24)
      .filter((_, i) => i % 3 === 1)
      .map(([x, y]) => lay('M0 -2.6L2.2 0L0 2.6L-2.2 0Z', x, y))
      .join(''),
  lit: ring(50, 14, 7, 4.5),
};

const RAISED = (d: string): string => pair(lay(lay(d, -42, -58), 42, 58, 22));

/** Wings without anybody between them. */
export const wings: Cutting = {
  body: RAISED(WING) + solid('M38 48Q50 58 62 48V78Q50 92 38 78Z'),
  lines: RAISED('M38 52L-8 18L38 57ZM37 60L-6 38L38 64ZM38 66L4 56L39 70Z'),
};

export const reaper: Cutting = {
  body:
    solid(
      'M52 6C68 6 78 22 76 40C92 52 98 90 104 148L90 140L78 150L64 140L50 150L36 140L20 150C22 104 24 64 34 46C28 22 38 6 52 6Z' +
        limb(
          [
            [76, 62],
            [98, 68],
          ],
          15,
          10,
        ) +
        'M97 -16H102L94 150H89Z' +
        'M104 -12C74 -36 30 -30 4 4C34 -16 70 -12 101 2Z',
    ) + hole('M44 26Q54 16 66 28Q68 44 56 52Q44 42 44 26Z'),
  lines: 'M44 70L36 132L48 72ZM62 74L66 130L68 76Z',
};

/** A head of marble with curls, on its pedestal. */
export const bust: Cutting = {
  body: solid(
    oval(50, 36, 19, 25) +
      [
        [34, 20],
        [41, 11],
        [51, 8],
        [61, 12],
        [67, 21],
        [30, 30],
        [70, 30],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 8))
        .join('') +
      'M41 54H59V70H41ZM12 94Q14 74 41 68H59Q86 74 88 94L72 108H28Z' +
      'M36 108H64L60 120H40ZM26 120H74V130H26ZM32 130H68V168H32ZM22 168H78V178H22Z',
  ),
  shade: solid(
    'M26 120H74V130H26ZM22 168H78V178H22Z' +
      [
        [34, 20],
        [41, 11],
        [51, 8],
        [61, 12],
        [67, 21],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 7))
        .join(''),
  ),
  lines:
    pair('M38 36Q43 32 47 36Q43 39.5 38 36Z') +
    'M49 34L46.5 46H51ZM44 52Q50 55 56 52Q50 50.5 44 52Z' +
    limb(
      [
        [18, 92],
        [40, 80],
        [66, 104],
      ],
      1.5,
      3,
    ) +
    limb(
      [
        [82, 90],
        [66, 84],
        [52, 100],
      ],
      1.5,
      2.5,
    ) +
    'M32 128H68V130.500H32ZM40 138H42V162H40ZM49 138H51V162H49ZM58 138H60V162H58Z',
};

/** Somebody kneels in a veil and folds their hands. */
export const kneeling: Cutting = {
  body: solid(
    disc(48, 22, 16) +
      'M61 16L69 26L61 29Z' +
      'M46 34C28 40 20 60 23 80C14 94 0 104 -6 124H86C90 116 82 110 70 108L62 92C68 78 68 58 60 44Z' +
      'M29 24C26 4 44 -6 58 2C64 6 64 10 63 14L46 14C44 34 40 44 26 60C20 52 28 38 29 24Z' +
      limb(
        [
          [46, 56],
          [58, 80],
          [78, 68],
        ],
        15,
        10,
      ) +
      'M72 70L80 40Q86 36 90 42L88 70Q80 78 72 70Z',
  ),
  shade: solid(
    'M29 24C26 4 44 -6 58 2C64 6 64 10 63 14L46 14C44 34 40 44 26 60C20 52 28 38 29 24Z',
  ),
  lines:
    'M57 22Q60 25 63 22Q60 26.5 57 22Z' +
    limb(
      [
        [40, 54],
        [52, 84],
        [74, 76],
      ],
      2,
      2.6,
    ) +
    'M82 44L79 70L84 44Z' +
    'M30 84L10 120L36 88ZM44 94L34 121L50 96ZM58 100L62 121L64 104Z',
};
