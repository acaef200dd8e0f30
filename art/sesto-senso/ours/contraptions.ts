// Our own works of wood, brass and canvas.

import { polar } from '../../stages/shape.ts';
import { disc, hole, lay, limb, oval, pair, ring, solid, type Cutting } from './cutting.ts';

const TUBE = (d: string): string => lay(d, 70, 44, -28);

export const telescope: Cutting = {
  body: solid(
    TUBE(
      'M-72 -6H-44V6H-72ZM-78 -9H-70V9H-78ZM-46 -12H8V12H-46ZM6 -17H60V17H6ZM58 -22H70V22H58ZM-26 -26H14V-17H-26ZM-20 -18H-14V-10H-20ZM2 -18H8V-10H2Z',
    ) +
      disc(70, 56, 12) +
      'M62 62H78V82H62Z' +
      limb(
        [
          [66, 76],
          [28, 164],
        ],
        9,
        6,
      ) +
      limb(
        [
          [74, 76],
          [112, 164],
        ],
        9,
        6,
      ) +
      limb(
        [
          [70, 76],
          [70, 168],
        ],
        8,
        6,
      ) +
      'M48 116H92V121H48Z',
  ),
  shade: solid(
    TUBE('M58 -22H70V22H58ZM-46 -12H-38V12H-46ZM-78 -9H-70V9H-78ZM-26 -26H14V-17H-26Z') +
      'M48 116H92V121H48Z',
  ),
  lines: ring(70, 56, 7.5, 5) + TUBE('M5 -17H8V17H5ZM-24 -12H-22V12H-24ZM44 -17H46V17H44Z'),
  lit: TUBE('M12 -11H40V-8H12Z'),
};

/** A skep: ropes of straw wound into a dome. */
const ROUNDS = [24, 36, 44, 49, 52, 52, 49].map((half, i) => ({ half, y: 10 + i * 14 }));

export const beehive: Cutting = {
  body: solid(
    disc(50, 6, 9) +
      ROUNDS.map(
        ({ half, y }) => `M${50 - half} ${y}H${50 + half}q7 8 0 15H${50 - half}q-7 -7 0 -15Z`,
      ).join('') +
      'M-10 106H110V116H-10ZM0 116H12L8 134H0ZM88 116H100V134H92Z',
  ),
  shade: 'M-10 106H110V116H-10Z',
  lines:
    ROUNDS.slice(1)
      .map(({ half, y }) => `M${52 - half} ${y - 0.8}H${48 + half}V${y + 1.2}H${52 - half}Z`)
      .join('') +
    ROUNDS.flatMap(({ half, y }, row) =>
      Array.from({ length: Math.floor(half / 7) }, (_, i) =>
        lay('M-1 0H.6L2.6 9H1Z', 54 - half + i * 14 + (row % 2) * 6, y + 3),
      ),
    ).join('') +
    'M38 106V92Q50 78 62 92V106Z',
};

const TICKS = Array.from({ length: 12 }, (_, i) => {
  const [x, y] = polar(50, 72, 16, i * 30);
  return lay('M-2.6 -.9H2.6V.9H-2.6Z', x, y, i * 30);
}).join('');

/** A gabled box with a dial, a bird at its door, weights and a pendulum. */
export const cuckooClock: Cutting = {
  body: solid(
    'M50 -4L110 44L102 54L50 13L-2 54L-10 44Z' +
      'M10 42L50 10L90 42V102H10Z' +
      'M2 98H98V108H2Z' +
      'M48.6 104H51.4V140H48.6Z' +
      disc(50, 146, 10) +
      'M27 104H29.4V134H27ZM71 104H73.400V150H71Z' +
      oval(28, 144, 6.5, 13) +
      oval(72, 160, 6.5, 13) +
      pair('M8 64C-8 60 -14 72 -10 82C2 84 8 78 10 70ZM10 86C-2 84 -8 92 -4 100C4 102 9 98 11 92Z'),
  ),
  shade: solid(
    'M50 -4L110 44L102 54L50 13L-2 54L-10 44ZM2 98H98V108H2Z' +
      oval(28, 144, 6.5, 13) +
      oval(72, 160, 6.5, 13),
  ),
  lines:
    ring(50, 72, 25, 23) +
    disc(50, 72, 21) +
    pair('M-8 80L6 70L-7 77Z') +
    'M41 44V31Q50 20 59 31V44Z' +
    disc(50, 146, 5),
  lit:
    disc(50, 72, 20) +
    hole(TICKS) +
    hole(lay('M-1.6 3L0 -13L1.6 3Z', 50, 72, -60)) +
    hole(lay('M-1.6 3L0 -17L1.6 3Z', 50, 72, 40)) +
    'M44 44Q43 35 49 33Q55 31 57 36L62 38L57 40Q57 44 54 44Z',
};

const SAIL = 'M-2.2 0H2.200V-72H-2.200ZM2 -16H20V-70H2Z';
const LATTICE = [-24, -34, -44, -54, -64].map((y) => `M4 ${y}h14v7h-14Z`).join('');

export const windmill: Cutting = {
  body: solid(
    'M34 58H66L78 156H22ZM28 60Q50 28 72 60ZM18 150H82V158H18Z' +
      disc(50, 54, 8) +
      [24, 114, 204, 294].map((turn) => lay(SAIL, 50, 54, turn)).join(''),
  ),
  shade: solid('M28 60Q50 28 72 60ZM18 150H82V158H18Z'),
  lines:
    [24, 114, 204, 294].map((turn) => lay(LATTICE, 50, 54, turn)).join('') +
    ring(50, 54, 5.5, 3.5) +
    'M41 150V134Q50 122 59 134V150Z',
  lit: 'M44 78H56V92H44ZM43 102H57V118H43Z',
};

export const mailbox: Cutting = {
  body: solid(
    'M60 80H76V160H60ZM48 154H88V164H48Z' +
      'M8 44Q8 14 34 14H112Q132 14 132 44V90H8Z' +
      'M2 86H138V96H2Z' +
      'M96 -18H102V40H96ZM102 -18H126V2H102Z' +
      lay('M0 0H50V32H0Z', -26, 54, -10),
  ),
  shade: solid('M8 44Q8 14 34 14Q60 14 60 44V90H8ZM2 86H138V96H2Z'),
  lines:
    'M59 40H62V88H59Z' +
    ring(34, 40, 9, 7) +
    'M14 62H54V68H14Z' +
    lay('M0 0H50V32H0Z', -26, 54, -10),
  lit:
    lay('M1.5 1.500H48.500V30.500H1.500Z', -26, 54, -10) +
    hole(lay('M2 2L25 19L48 2L48 5L25 22L2 5Z', -26, 54, -10)) +
    disc(99, 40, 3),
};

export const lifebuoy: Cutting = {
  body:
    ring(50, 50, 48, 25) +
    [0, 90, 180, 270]
      .map((turn) =>
        lay(
          limb(
            [
              [-24, -42],
              [-12, -58],
              [0, -62],
              [12, -58],
              [24, -42],
            ],
            3.5,
          ),
          50,
          50,
          turn + 45,
        ),
      )
      .join(''),
  shade: [0, 90, 180, 270]
    .map((turn) => lay('M-12 -46.500Q0 -50 12 -46.500L7 -24.500Q0 -26 -7 -24.500Z', 50, 50, turn))
    .join(''),
  lines: [0, 90, 180, 270]
    .map((turn) =>
      lay('M-13 -46L-7.5 -24.500L-6 -25L-11 -47ZM13 -46L7.5 -24.500L6 -25L11 -47Z', 50, 50, turn),
    )
    .join(''),
};

/** A storm lantern: a wire handle, a chimney, a glass between two tubes. */
export const stormLantern: Cutting = {
  body:
    limb(
      [
        [12, 60],
        [8, 20],
        [24, -2],
        [50, -10],
        [76, -2],
        [92, 20],
        [88, 60],
      ],
      3.2,
    ) +
    solid(
      'M40 0H60V10H40ZM34 8H66L72 24H28ZM24 24H76V32H24Z' +
        'M30 32H70Q84 58 70 88H30Q16 58 30 32Z' +
        'M22 88H78V96H22ZM16 96H84Q90 112 84 124H16Q10 112 16 96ZM10 122H90V130H10Z',
    ) +
    pair(
      limb(
        [
          [27, 28],
          [10, 40],
          [9, 84],
          [20, 104],
        ],
        6,
      ),
    ),
  shade: solid('M34 8H66L72 24H28ZM16 96H84Q90 112 84 124H16Q10 112 16 96Z'),
  lines:
    'M24 31H76V33.500H24ZM22 87H78V89H22ZM10 121H90V123.500H10Z' +
    disc(50, 110, 5) +
    'M33 36H67Q79 58 67 84H33Q21 58 33 36Z',
  lit:
    'M35 38H65Q76 58 65 82H35Q24 58 35 38Z' +
    hole('M50 46C54 58 62 62 60 72C58 79 54 80 50 80C46 80 42 79 40 72C39 64 47 60 50 46Z') +
    'M50 62C52 68 55 70 54 74C53 78 47 78 46 74C45.5 70 49 68 50 62Z',
};

/** It dances: a cap, a ruff, and pegs at every joint. */
export const puppet: Cutting = {
  body: solid(
    disc(60, 22, 17) +
      'M44 16Q50 -6 74 -20Q82 -22 80 -12Q74 -4 77 16Z' +
      disc(80, -16, 6) +
      'M54 36H66V48H54Z' +
      [36, 48, 60, 72, 84].map((x) => disc(x, 50 - Math.abs(x - 60) * 0.08, 9)).join('') +
      'M40 50H80L74 90H46ZM44 88H76L82 106H38Z' +
      limb(
        [
          [42, 58],
          [18, 62],
        ],
        11,
        9,
      ) +
      disc(16, 61, 7) +
      limb(
        [
          [16, 60],
          [2, 34],
        ],
        9,
        7,
      ) +
      disc(0, 28, 8) +
      limb(
        [
          [78, 58],
          [102, 50],
        ],
        11,
        9,
      ) +
      disc(104, 48, 7) +
      limb(
        [
          [104, 48],
          [122, 70],
        ],
        9,
        7,
      ) +
      disc(126, 74, 8) +
      limb(
        [
          [50, 102],
          [34, 130],
        ],
        13,
        10,
      ) +
      disc(32, 132, 8) +
      limb(
        [
          [32, 132],
          [38, 160],
        ],
        10,
        8,
      ) +
      'M26 158H48V170H20Q18 162 26 158Z' +
      limb(
        [
          [70, 102],
          [92, 122],
        ],
        13,
        10,
      ) +
      disc(94, 123, 8) +
      limb(
        [
          [94, 124],
          [104, 150],
        ],
        10,
        8,
      ) +
      'M98 146L116 140L124 150L102 160Z',
  ),
  shade: solid(
    'M44 16Q50 -6 74 -20Q82 -22 80 -12Q74 -4 77 16ZM44 88H76L82 106H38ZM26 158H48V170H20Q18 162 26 158ZM98 146L116 140L124 150L102 160Z',
  ),
  lines:
    disc(54, 21, 2.4) +
    disc(67, 21, 2.4) +
    'M52 28Q60 37 69 28Q60 33 52 28Z' +
    disc(61, 25, 1.6) +
    disc(60, 64, 3) +
    disc(60, 77, 3) +
    disc(16, 61, 2.6) +
    disc(104, 48, 2.6) +
    disc(32, 132, 2.8) +
    disc(94, 123, 2.8) +
    'M43 15Q60 10 78 15V18Q60 13 43 18Z' +
    [42, 54, 66, 78].map((x) => `M${x} 44L${x - 0.8} 56H${x + 0.8}Z`).join('') +
    'M45 88H75V90.500H45Z',
};

const canvas = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}H${x + w / 2}Q${x + w / 2 + 9} ${y + h / 2} ${x + w / 2} ${y + h}H${x - w / 2}Q${x - w / 2 + 9} ${y + h / 2} ${x - w / 2} ${y}Z`;

/** A ship under full sail, her stern lit. */
export const galleon: Cutting = {
  body: solid(
    'M2 96H34L42 112H116L126 98H154L144 116Q136 144 118 150H42Q20 144 12 122Z' +
      'M-2 82H36V100H2Z' +
      'M38 14H42V112H38ZM78 -8H82V112H78ZM114 18H118V112H114Z' +
      canvas(40, 26, 34, 24) +
      canvas(40, 56, 42, 32) +
      canvas(80, 4, 38, 28) +
      canvas(80, 38, 48, 44) +
      canvas(116, 30, 30, 22) +
      canvas(116, 58, 38, 30) +
      limb(
        [
          [144, 104],
          [178, 80],
        ],
        5,
        2,
      ) +
      'M128 60L168 86L134 92Z' +
      'M42 14L24 8L42 2ZM82 -8L60 -15L82 -22ZM78 -22H82V-6H78ZM118 18L102 13L118 8ZM114 8H118V20H114ZM38 2H42V16H38Z',
  ),
  shade: solid(
    'M-2 82H36V100H2Z' + canvas(40, 56, 42, 9) + canvas(80, 38, 48, 10) + canvas(116, 58, 38, 8),
  ),
  lines:
    'M10 112H148L147 115H11ZM18 126H140L139 128.500H19Z' +
    'M39 26H41V88H39ZM79 4H81V82H79ZM115 30H117V88H115Z',
  lit:
    'M4 87H12V94H4ZM16 87H24V94H16ZM28 87H34V94H28Z' +
    [48, 64, 80, 96, 112].map((x) => `M${x} 117h7v7h-7Z`).join(''),
};

/** Where a bubble is, and how large. */
const BUBBLES = [
  [40, 92, 22],
  [74, 70, 16],
  [22, 56, 14],
  [52, 44, 11],
  [84, 36, 12],
  [34, 20, 9],
  [66, 14, 7],
  [6, 88, 9],
] as const;

export const bubbles: Cutting = {
  body: BUBBLES.map(([x, y, r]) => disc(x, y, r)).join(''),
  lines: BUBBLES.filter(([, , r]) => r >= 12)
    .map(([x, y, r]) => ring(x, y, r * 0.84, r * 0.74))
    .join(''),
  lit: BUBBLES.slice(0, 6)
    .map(([x, y, r]) => oval(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.26))
    .join(''),
};

const VISAGE = 'M-34 -36Q0 -48 34 -36C40 0 34 34 0 48C-34 34 -40 0 -34 -36Z';
const laugh = (d: string): string => lay(d, 42, 64, -10);
const weep = (d: string): string => lay(d, 104, 46, 12);

/** The two masks of the theatre, with their ribbons: one laughs before the one that weeps. */
export const dramaMasks: Cutting = {
  body: solid(
    weep(VISAGE) +
      laugh(VISAGE) +
      limb(
        [
          [134, 34],
          [150, 46],
          [144, 66],
          [158, 84],
        ],
        7,
        3,
      ) +
      limb(
        [
          [10, 58],
          [-8, 68],
          [-4, 88],
          [-18, 104],
        ],
        7,
        3,
      ),
  ),
  lines:
    laugh(VISAGE) +
    laugh(lay(VISAGE, 0, 0, 0, 0.94)) +
    laugh(
      'M-24 -8Q-15 -22 -6 -8Q-15 -14 -24 -8ZM6 -8Q15 -22 24 -8Q15 -14 6 -8ZM-22 10Q0 20 22 10Q16 36 0 36Q-16 36 -22 10Z',
    ) +
    weep(
      'M-8 -12L12 -4Q2 4 -8 -12ZM30 -14L14 -4Q24 4 30 -14ZM-10 30Q8 8 26 26Q10 18 -4 32ZM2 2L5 12L-1 12Z',
    ),
  lit: laugh('M-16 15Q0 22 16 15L14 20Q0 26 -14 20Z'),
};

/** It strikes from above, and forks. */
export const lightning: Cutting = {
  body: solid(
    'M58 0L30 46H48L22 88H40L18 130L62 76H44L72 40H54L84 0Z' +
      'M44 62L74 70L66 80L96 104L58 84L62 76Z' +
      'M40 48L12 54L20 62L-6 84L30 66L28 60Z',
  ),
};

const cog = (x: number, y: number, r: number, teeth: number, turn: number): string =>
  solid(
    disc(x, y, r) +
      Array.from({ length: teeth }, (_, i) =>
        lay(`M-5.5 ${-r + 3}L-4 ${-r - 8}H4L5.5 ${-r + 3}Z`, x, y, turn + (i * 360) / teeth),
      ).join(''),
  ) + hole(disc(x, y, r * 0.2));

/** Two wheels of a clockwork, their teeth in one another. */
export const gears: Cutting = {
  body: cog(84, 88, 42, 14, 0) + cog(28, 34, 26, 9, 12),
  shade: ring(84, 88, 33, 20) + ring(28, 34, 19, 11),
  lines:
    ring(84, 88, 34.5, 33) +
    ring(84, 88, 20, 18.5) +
    ring(28, 34, 20, 18.8) +
    ring(28, 34, 11, 9.8) +
    [0, 60, 120, 180, 240, 300].map((turn) => lay(disc(0, -26.5, 4), 84, 88, turn)).join(''),
};

/** A fork for hay, with a long handle. */
export const pitchfork: Cutting = {
  body: solid(
    'M46 40H54V190H46Z' +
      'M44 34H56V48H44Z' +
      limb(
        [
          [50, 42],
          [26, 38],
          [20, 22],
          [20, -16],
        ],
        6,
        3,
      ) +
      limb(
        [
          [50, 42],
          [74, 38],
          [80, 22],
          [80, -16],
        ],
        6,
        3,
      ) +
      limb(
        [
          [50, 42],
          [40, 30],
          [40, 10],
          [40, -20],
        ],
        5,
        3,
      ) +
      limb(
        [
          [50, 42],
          [60, 30],
          [60, 10],
          [60, -20],
        ],
        5,
        3,
      ),
  ),
  shade: 'M46 48H54V190H46Z',
  lines: 'M44 46H56V48.5H44ZM49 70L50 120L51 70ZM50 130L51 180L52 130Z',
};

const FOAM: readonly (readonly [number, number, number])[] = [
  [70, 4, 9],
  [86, 0, 10],
  [102, 2, 9],
  [116, 10, 9],
  [126, 22, 8],
  [128, 36, 7],
  [118, 42, 6],
  [108, 36, 5],
  [136, 50, 4],
  [146, 34, 3],
];

/** It rears, curls over, and breaks in foam. */
export const wave: Cutting = {
  body: solid(
    'M-10 124C0 72 22 12 78 0C112 -6 138 18 128 44C122 34 110 32 100 40C86 52 84 76 100 94C112 106 130 112 150 110V124Z' +
      FOAM.map(([x, y, r]) => disc(x, y, r)).join(''),
  ),
  shade: solid(
    'M22 122C26 84 40 40 84 20C98 14 112 20 116 32C104 30 94 36 88 46C76 64 80 90 98 106C108 114 124 118 140 118V122Z',
  ),
  lines:
    limb(
      [
        [8, 118],
        [18, 72],
        [44, 30],
        [86, 12],
      ],
      1.5,
      3,
    ) +
    limb(
      [
        [38, 120],
        [44, 82],
        [60, 50],
        [94, 30],
      ],
      1.5,
      3,
    ) +
    limb(
      [
        [62, 120],
        [62, 92],
        [70, 66],
        [84, 48],
      ],
      1.5,
      3,
    ),
  lit: FOAM.map(([x, y, r]) => disc(x - r * 0.2, y - r * 0.25, r * 0.55)).join(''),
};
