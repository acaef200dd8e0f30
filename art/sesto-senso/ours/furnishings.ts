// Our own furniture and instruments.

import {
  DIAMOND,
  disc,
  hole,
  lay,
  limb,
  oval,
  pair,
  ring,
  solid,
  type Cutting,
} from './cutting.ts';

export const ladder: Cutting = {
  body: solid(
    'M8 0H16V160H8ZM58 0H66V160H58Z' +
      Array.from({ length: 7 }, (_, i) => `M4 ${12 + i * 21}H70V${19 + i * 21}H4Z`).join(''),
  ),
  shade: Array.from({ length: 7 }, (_, i) => `M16 ${16 + i * 21}H58V${19 + i * 21}H16Z`).join(''),
  lines: Array.from(
    { length: 7 },
    (_, i) => disc(12, 15.5 + i * 21, 1.6) + disc(62, 15.5 + i * 21, 1.6),
  ).join(''),
};

const STONES = [
  [8, 52],
  [8, 68],
  [8, 84],
  [8, 100],
]
  .map(([x, y], i) => `M${(x ?? 0) + (i % 2 ? 3 : 0)} ${y}h14v12h-14Z`)
  .join('');

/** A mantelpiece on two piers, a hood with a shield, a fire on its logs. */
export const fireplace: Cutting = {
  body: solid(
    'M24 0H116L126 34H14Z' +
      'M0 32H140V44H0ZM6 44H134V50H6Z' +
      'M4 48H34V122H4ZM106 48H136V122H106Z' +
      'M4 46H136V66H4Z' +
      'M-4 118H144V128H-4Z',
  ),
  shade: solid('M24 0H116L126 32H14ZM-4 118H144V128H-4Z'),
  lines:
    'M34 118V80Q36 62 70 60Q104 62 106 80V118Z' +
    'M0 43H140V45.500H0Z' +
    pair(STONES, 70) +
    'M58 8H82V20Q80 28 70 31Q60 28 58 20Z',
  lit:
    'M70 66C76 78 92 84 90 100C89 108 84 112 80 113H60C54 112 49 106 50 98C51 90 58 88 58 80C62 84 63 86 63 90C68 84 71 76 70 66Z' +
    hole('M70 88C74 96 80 98 78 106C77 110 74 111 70 111C65 111 62 109 62 105C62 99 68 97 70 88Z') +
    'M44 112H96V117H44Z' +
    lay(DIAMOND, 70, 18, 0, 0.28),
};

/** Half full, and simmering. */
export const flask: Cutting = {
  body: solid(
    'M38 0H62V8H38ZM42 6H58V46C80 52 96 72 96 94C96 120 76 138 50 138C24 138 4 120 4 94C4 72 20 52 42 46Z',
  ),
  shade: solid('M38 0H62V9H38Z'),
  lines:
    'M10 90Q30 80 50 90Q70 100 90 90L91 95C91 116 74 132 50 132C26 132 9 116 9 95Z' +
    'M42 22H50V24H42ZM42 30H48V32H42ZM42 38H50V40H42Z',
  lit:
    disc(36, 108, 5) +
    disc(60, 114, 7) +
    disc(52, 100, 3) +
    disc(72, 102, 4) +
    disc(48, 78, 3.5) +
    disc(57, 66, 2.6) +
    'M18 70Q12 80 12 86L15.5 85Q17 76 22 70Z',
};

/** A coil on its stand, with sparks from the globe. */
export const coil: Cutting = {
  body: solid(
    disc(50, 22, 20) +
      'M44 38H56V50H44Z' +
      'M30 48H70V54H30ZM24 112H76V120H24Z' +
      'M36 52H64L68 114H32Z' +
      'M18 120H82V128H18ZM10 128H90V140H10Z' +
      limb(
        [
          [30, 14],
          [16, 22],
          [14, 6],
          [-2, 12],
        ],
        4.5,
        1,
      ) +
      limb(
        [
          [70, 14],
          [84, 22],
          [88, 4],
          [104, 10],
        ],
        4.5,
        1,
      ) +
      limb(
        [
          [66, 6],
          [76, -4],
          [72, -12],
          [84, -20],
        ],
        4,
        1,
      ),
  ),
  shade: solid(
    'M30 48H70V54H30ZM10 128H90V140H10Z' +
      Array.from(
        { length: 5 },
        (_, i) =>
          `M${34.5 - i * 0.5} ${60 + i * 11}H${65.5 + i * 0.5}V${65 + i * 11}H${34.5 - i * 0.5}Z`,
      ).join(''),
  ),
  lines:
    Array.from(
      { length: 5 },
      (_, i) => `M${34 - i * 0.5} ${65 + i * 11}H${66 + i * 0.5}V${67 + i * 11}H${34 - i * 0.5}Z`,
    ).join('') +
    'M18 127H82V129H18Z' +
    disc(28, 134, 2.5) +
    disc(72, 134, 2.5),
  lit: oval(43, 15, 6, 4) + disc(50, 134, 3),
};

export const microscope: Cutting = {
  body: solid(
    lay('M-9 -50H9V-36H-9ZM-7 -38H7V14H-7ZM-10 -12H10V-2H-10ZM-5 12H5V24H-5Z', 58, 44, -28) +
      limb(
        [
          [52, 44],
          [86, 54],
          [92, 84],
          [74, 108],
        ],
        11,
        13,
      ) +
      'M24 84H76V91H24ZM34 91H44V98H34Z' +
      'M66 100H84V122H66Z' +
      'M14 120H98V134H14Z' +
      disc(80, 62, 9),
  ),
  shade: solid(
    lay('M-9 -50H9V-36H-9ZM-10 -12H10V-2H-10Z', 58, 44, -28) +
      'M14 126H98V134H14Z' +
      'M24 84H76V91H24Z',
  ),
  lines: ring(80, 62, 6, 4) + lay('M-7 -30H7V-28H-7ZM-7 4H7V6H-7Z', 58, 44, -28),
  lit: oval(50, 83, 12, 2.4),
};

export const chessKing: Cutting = {
  body: solid(
    'M46 -18H54V-8H62V0H54V12H46V0H38V-8H46Z' +
      'M22 26C22 12 40 8 50 14C60 8 78 12 78 26C78 38 68 50 64 58H36C32 50 22 38 22 26Z' +
      'M30 56H70V64H30ZM26 64H74V71H26Z' +
      'M36 70H64C64 92 70 106 78 118H22C30 106 36 92 36 70Z' +
      'M16 116H84V126H16ZM10 126H90V140H10Z',
  ),
  shade: solid('M30 56H70V64H30ZM10 126H90V140H10Z'),
  lines:
    'M50 14C46 26 46 44 48 57L50 57C48 44 48 26 50 16C52 26 52 44 50 57L52 57C54 44 54 26 50 14Z' +
    'M30 63H70V65H30ZM16 125H84V127.500H16ZM40 74L32 114L36 114Z' +
    pair(disc(34, 28, 3)),
};

export const cleaver: Cutting = {
  body: solid(
    'M4 6Q0 0 8 0H88Q94 0 94 6V22H150Q160 22 160 31Q160 40 150 40H96V56Q96 64 88 64H10Q2 64 2 56Z',
  ),
  shade: solid('M96 22H150Q160 22 160 31Q160 40 150 40H96Z'),
  lines:
    'M94 18H97V44H94ZM8 52H90V54H8Z' + disc(112, 31, 2.6) + disc(128, 31, 2.6) + disc(144, 31, 2.6),
  lit: disc(16, 14, 6),
};
