// Our own houses, and what else people build to stand in, ride on or be frightened by.

import { polar } from '../../stages/shape.ts';
import { disc, lay, limb, oval, pair, ring, solid, type Cutting } from './cutting.ts';

const pane = (x: number, y: number, w = 5, h = 9): string =>
  `M${x - w / 2} ${y + h}V${y + w / 2}Q${x} ${y - w * 0.4} ${x + w / 2} ${y + w / 2}V${y + h}Z`;

/** A round tower: its wall, its pointed roof with a flag. */
const tower = (
  x: number,
  w: number,
  top: number,
  roof: number,
): { body: string; shade: string; lines: string } => ({
  body: solid(
    `M${x - w / 2} ${top}H${x + w / 2}V130H${x - w / 2}ZM${x - w / 2 - 4} ${top - 6}H${x + w / 2 + 4}V${top + 3}H${x - w / 2 - 4}ZM${x - w / 2 - 5} ${top - 6}Q${x - 3} ${top - roof * 0.5} ${x} ${top - roof}Q${x + 3} ${top - roof * 0.5} ${x + w / 2 + 5} ${top - 6}ZM${x - 0.8} ${top - roof - 12}H${x + 0.8}V${top - roof + 4}H${x - 0.8}ZM${x} ${top - roof - 12}L${x + 12} ${top - roof - 8}L${x} ${top - roof - 4}Z`,
  ),
  shade: `M${x - w / 2 - 5} ${top - 6}Q${x - 3} ${top - roof * 0.5} ${x} ${top - roof}Q${x + 3} ${top - roof * 0.5} ${x + w / 2 + 5} ${top - 6}Z`,
  lines: `M${x - w / 2 - 4} ${top + 2}H${x + w / 2 + 4}V${top + 4}H${x - w / 2 - 4}Z`,
});
const TOWERS = [
  tower(62, 26, 44, 44),
  tower(22, 18, 66, 34),
  tower(104, 20, 58, 38),
  tower(-8, 14, 88, 26),
  tower(132, 14, 84, 28),
];

const merlons = (from: number, to: number, y: number): string =>
  Array.from(
    { length: Math.floor((to - from) / 9) },
    (_, i) => `M${from + i * 9} ${y - 6}h5v8h-5Z`,
  ).join('');

export const fairyCastle: Cutting = {
  body: solid(
    TOWERS.map(({ body }) => body).join('') +
      'M-12 104H138V130H-12ZM12 92H114V130H12Z' +
      merlons(12, 114, 92) +
      merlons(-12, 12, 104) +
      merlons(116, 140, 104),
  ),
  shade: TOWERS.map(({ shade }) => shade).join(''),
  lines:
    TOWERS.map(({ lines }) => lines).join('') +
    'M12 100H114V101.500H12Z' +
    'M50 130V116Q62 98 74 116V130Z',
  lit:
    pane(62, 54, 6, 11) +
    pane(62, 76, 6, 11) +
    pane(22, 76) +
    pane(104, 70) +
    pane(104, 88) +
    pane(-8, 98, 4, 7) +
    pane(132, 96, 4, 7) +
    pane(36, 108) +
    pane(88, 108) +
    'M54 130V118Q62 106 70 118V130H63V112H61V130Z',
};

/** An old castle with a keep and a broken tower. */
export const castle: Cutting = {
  body: solid(
    'M-6 70H126V124H-6Z' +
      merlons(-6, 126, 70) +
      'M6 40H38V124H6ZM2 34H42V44H2Z' +
      merlons(2, 44, 34) +
      'M50 18H82V124H50ZM46 10H86V22H46Z' +
      merlons(46, 88, 10) +
      'M66 -22L90 8H42ZM65 -34H67V-18H65ZM67 -34L82 -29L67 -24Z' +
      'M92 56L98 44L104 52L110 40L116 54L122 48V124H92Z',
  ),
  shade: 'M66 -22L90 8H42Z',
  lines:
    'M2 43H42V45.500H2ZM46 21H86V23.500H46ZM-6 78H126V79.500H-6Z' +
    'M50 124V104Q66 84 82 104V124Z' +
    'M10 58h8v3h-8ZM24 66h8v3h-8ZM56 60h8v3h-8ZM70 68h8v3h-8ZM98 70h8v3h-8ZM110 84h8v3h-8ZM0 96h8v3h-8ZM32 104h8v3h-8ZM96 108h8v3h-8Z',
  lit:
    pane(22, 50, 6, 11) +
    pane(60, 34, 6, 11) +
    pane(73, 34, 6, 11) +
    pane(107, 62, 6, 10) +
    pane(22, 86, 6, 11) +
    pane(107, 92, 6, 11) +
    'M55 124V106Q66 92 77 106V124H67V98H65V124Z',
};

/** Crooked gables, a leaning tower, and a light in too many windows. */
export const hauntedHouse: Cutting = {
  body: solid(
    'M10 62H104L108 124H8Z' +
      'M2 66L26 34L58 32L64 66Z' +
      'M52 66L78 26L114 64Z' +
      'M34 2H62L64 70H32Z' +
      'M26 6L46 -38L70 4Z' +
      'M45 -54H47V-34H45ZM34 -47H58V-45H34ZM54 -51L64 -46L54 -41Z' +
      'M88 24H100V54H88ZM85 20H103V26H85Z' +
      'M100 84H130V124H100ZM96 88L116 68L136 88Z' +
      'M2 122H138V128H2Z' +
      limb(
        [
          [136, 124],
          [146, 102],
          [142, 82],
        ],
        7,
        3,
      ) +
      limb(
        [
          [144, 98],
          [156, 90],
          [160, 78],
        ],
        4,
        1.2,
      ) +
      limb(
        [
          [143, 88],
          [134, 76],
          [136, 66],
        ],
        3.5,
        1,
      ) +
      limb(
        [
          [142, 84],
          [150, 72],
          [148, 60],
        ],
        3,
        1,
      ),
  ),
  shade: solid(
    'M26 6L46 -38L70 4ZM2 66L26 34L31 34L32 66ZM64 66L60 52L78 26L114 64ZM96 88L116 68L136 88Z',
  ),
  lines:
    'M28 5H68V8H28ZM2 65H112V68H2ZM96 87H136V89.500H96Z' +
    'M12 84h10v2h-10ZM86 108h10v2h-10ZM40 108h8v2h-8Z' +
    'M54 124V104Q62 94 70 104V124Z',
  lit:
    pane(41, 16, 7, 13) +
    pane(54, 16, 7, 13) +
    pane(48, 44, 8, 14) +
    disc(82, 50, 5) +
    'M18 76H32V96H18ZM78 76H94V96H78Z' +
    pane(116, 96, 9, 16) +
    'M57 124V106Q62 99 67 106V124Z' +
    pane(18, 46, 5, 9),
};

const wheel = (x: number, y: number, r: number): string =>
  ring(x, y, r, r * 0.74) +
  [0, 45, 90, 135]
    .map((turn) => lay(`M${-r * 0.84} -1.300H${r * 0.84}V1.300H${-r * 0.84}Z`, x, y, turn))
    .join('') +
  disc(x, y, r * 0.24);

/** An engine under steam, to the right. */
export const train: Cutting = {
  body:
    solid(
      'M34 50H118Q126 50 126 60V80H34Z' +
        'M2 30H40V94H2ZM-4 22H46V31H-4Z' +
        'M102 26H114L118 50H98ZM97 18H119V27H97Z' +
        'M66 40Q72 32 78 40V52H66ZM48 44H58V52H48Z' +
        'M0 82H132V94H0Z' +
        'M126 84L152 112H118Z' +
        disc(128, 64, 6) +
        disc(106, 6, 12) +
        disc(92, -6, 15) +
        disc(70, -14, 19) +
        disc(42, -18, 16) +
        disc(18, -14, 11) +
        disc(0, -12, 7),
    ) +
    wheel(24, 98, 17) +
    wheel(62, 98, 17) +
    wheel(98, 102, 12) +
    solid('M24 96H66V100H24Z'),
  shade: solid(
    'M-4 22H46V31H-4ZM97 18H119V27H97ZM34 50H46V82H34ZM84 50H90V82H84ZM126 84L152 112H118Z',
  ),
  lines:
    'M2 82H130V84H2ZM60 50H62V82H60ZM106 50H108V82H106ZM130 88L140 110L143 110ZM126 90L128 110L131 110Z',
  lit: 'M8 38H22V56H8ZM26 38H35V56H26Z' + disc(128, 64, 3.4),
};

/** One horse of the merry-go-round on its pole. */
const RIDE = (x: number, y: number): { body: string; lines: string } => ({
  body: solid(
    lay(
      'M-18 -4C-14 -12 4 -10 10 -14L14 -28L20 -34L20 -28L30 -20Q31 -15 26 -15L20 -17C20 -8 18 0 14 5L20 14L26 12L27 16L19 20L10 9L-8 8L-6 20L-12 24L-15 21L-11 18L-15 6C-20 10 -24 16 -30 14C-24 10 -26 0 -18 -4Z',
      x,
      y,
    ) + `M${x - 1.5} ${y - 44}H${x + 1.5}V${y + 34}H${x - 1.5}Z`,
  ),
  lines: lay('M-4 -11H8L9 0H-5Z', x, y) + disc(x + 21, y - 23, 1.3),
});
const RIDES = [RIDE(26, 86), RIDE(104, 86), RIDE(65, 94)];

export const carousel: Cutting = {
  body:
    solid(
      'M65 -8L136 34H-6Z' +
        'M64 -22H66V0H64ZM66 -22L80 -17L66 -12Z' +
        disc(65, -8, 5) +
        `M-8 33H138V44${'q-9.125 12 -18.25 0'.repeat(8)}Z` +
        'M58 44H72V122H58ZM0 120H130V128H0ZM-8 128H138V138H-8Z',
    ) + RIDES.map(({ body }) => body).join(''),
  shade: solid(
    'M65 -8L41 34H18ZM65 -8L89 34H65ZM65 -8L136 34H112ZM-8 128H138V138H-8ZM58 48H63V120H58Z',
  ),
  lines:
    RIDES.map(({ lines }) => lines).join('') +
    'M-8 33H138V35H-8ZM0 120H130V122H0Z' +
    Array.from({ length: 8 }, (_, i) => disc(1 + i * 18.25, 133, 2.4)).join(''),
  lit: Array.from({ length: 8 }, (_, i) => disc(1 + i * 18.25, 40, 3)).join(''),
};

const SPOKES = Array.from({ length: 9 }, (_, i) => lay('M-42 -.7H42V.7H-42Z', 84, 78, i * 20)).join(
  '',
);

/** A wheel as tall as a man, a small one behind it, a saddle between. */
export const velocipede: Cutting = {
  body:
    ring(84, 78, 48, 42) +
    solid(SPOKES) +
    disc(84, 78, 6) +
    ring(8, 110, 17, 12) +
    solid([0, 60, 120].map((turn) => lay('M-13 -.7H13V.7H-13Z', 8, 110, turn)).join('')) +
    disc(8, 110, 4) +
    limb(
      [
        [8, 110],
        [10, 76],
        [28, 44],
        [56, 26],
        [78, 22],
      ],
      4,
      7,
    ) +
    solid('M81 14H87L86 80H82ZM62 2Q76 -6 98 4L96 9Q78 0 64 8ZM76 4H90V22H76Z') +
    solid('M34 22Q38 14 54 18L68 21Q70 27 60 28L44 30Q34 30 34 22ZM48 28H54V36H48Z') +
    disc(62, 5, 4.5) +
    disc(98, 6, 4.5) +
    limb(
      [
        [84, 78],
        [92, 92],
      ],
      4,
    ) +
    solid('M86 91H102V96H86Z'),
  shade: solid('M34 22Q38 14 54 18L68 21Q70 27 60 28L44 30Q34 30 34 22Z'),
};

const BOUGHS: readonly (readonly [number, number, number])[] = [
  [50, 22, 26],
  [22, 36, 22],
  [80, 34, 23],
  [6, 58, 18],
  [96, 58, 19],
  [36, 56, 22],
  [66, 56, 22],
];

/** A broad crown over a trunk with roots and a hollow. */
export const oak: Cutting = {
  body: solid(
    BOUGHS.map(([x, y, r]) => disc(x, y, r)).join('') +
      'M40 60H62C60 84 62 100 76 118Q60 114 52 120Q42 112 24 120C40 102 42 84 40 60Z',
  ),
  shade: solid(
    'M40 66Q50 74 62 66C60 84 62 100 76 118Q60 114 52 120Q42 112 24 120C40 102 42 84 40 66Z' +
      limb(
        [
          [44, 72],
          [34, 58],
          [18, 54],
        ],
        6,
        1.5,
      ) +
      limb(
        [
          [58, 72],
          [68, 56],
          [86, 52],
        ],
        6,
        1.5,
      ) +
      limb(
        [
          [51, 72],
          [50, 52],
          [54, 34],
        ],
        6,
        1.5,
      ),
  ),
  lines:
    oval(51, 90, 3.6, 6) +
    'M46 100L42 114L48 102ZM57 102L62 113L59 100Z' +
    BOUGHS.slice(0, 5)
      .map(([x, y, r]) => {
        const [a, b] = [polar(x, y, r * 0.66, 200), polar(x, y, r * 0.66, 310)];
        return `M${a.join(' ')}Q${x} ${y - r * 0.95} ${b.join(' ')}Q${x} ${y - r * 0.8} ${a.join(' ')}Z`;
      })
      .join(''),
};

/** A head with its teeth, on a stem with two leaves, in a pot. */
export const carnivore: Cutting = {
  body: solid(
    limb(
      [
        [52, 106],
        [46, 88],
        [58, 72],
        [68, 58],
        [64, 42],
      ],
      9,
      7,
    ) +
      'M48 92C34 92 20 82 14 68C32 66 46 74 52 86ZM58 84C70 86 86 80 94 66C78 62 64 68 56 78Z' +
      'M18 22C20 -4 52 -18 78 -2C92 8 96 22 92 30L60 24L22 30Z' +
      'M24 26H92V42H24ZM22 36L60 32L94 38C88 58 62 66 42 58C30 54 22 46 22 36Z' +
      'M20 106H84V118H20ZM26 118H78L72 150H32Z',
  ),
  shade: solid(
    'M20 106H84V118H20ZM48 92C34 92 20 82 14 68C28 74 40 82 48 92ZM58 84C70 86 86 80 94 66C82 72 70 78 58 84Z',
  ),
  lines:
    'M22 29.5L60 23.5L92 29.5L94 38.5L60 33L22 36.5Z' +
    disc(40, 8, 4) +
    disc(60, 2, 5) +
    disc(76, 14, 3.5) +
    disc(48, 48, 3) +
    disc(70, 50, 3.5) +
    'M26 118H78V120.500H26Z' +
    pair('M36 126L39 146L41 146Z', 52),
  lit:
    [24, 35, 46, 57, 68, 79]
      .map((x, i) => `M${x} ${29 - (i > 2 ? 6 - i : i) * 1.8}h9l-4.5 12Z`)
      .join('') + [29, 40, 51, 62, 73, 83].map((x) => `M${x} 37h7l-3.5 -9Z`).join(''),
};
