// What the collection drew so that few knew it again: a wing like a hand, a card like a crab, planets like a
// robot, a tomb like a bridge.

import svgpath from 'svgpath';
import type { Point } from '../../stages/shape.ts';
import { disc, hole, lay, oval, ring, solid, type Cutting } from './cutting.ts';

/** Where two feathers part at the edge of the wing, and where they meet under its arm. */
const PARTINGS: readonly (readonly [edge: Point, arm: Point])[] = [
  [
    [90, 19],
    [44, 22],
  ],
  [
    [84, 37],
    [36, 32],
  ],
  [
    [76, 54],
    [30, 43],
  ],
  [
    [66, 70],
    [25, 55],
  ],
  [
    [52, 84],
    [21, 67],
  ],
];
/** As wide for its height as the one that it replaced, so that it takes the same room. */
const AS_WIDE = 0.9643;
const fitted = (d: string): string => svgpath(d).scale(AS_WIDE, 1).round(2).toString();

/** Raised, its shoulder below, each feather a step shorter than the one above. */
export const wing: Cutting = {
  body: fitted(
    solid(
      'M6 94C0 58 8 22 40 8C64 -2 92 0 110 2C106 12 98 17 90 19C98 21 104 21 108 20C104 31 94 36 84 37C92 40 98 40 102 39C97 50 86 54 76 54C83 57 89 58 93 57C87 67 76 70 66 70C72 73 77 74 80 74C73 83 62 85 52 84C57 88 61 89 64 89C54 98 38 100 26 95C20 93 14 90 6 94Z',
    ),
  ),
  shade: fitted('M8 88C4 58 12 28 40 14C62 4 84 6 98 7C70 10 46 18 32 36C20 52 16 70 18 88Z'),
  lines: fitted(
    PARTINGS.map(([[x, y], [ax, ay]]) => {
      const [mx, my] = [(x + ax) / 2 - 4, (y + ay) / 2 - 5];
      return `M${x} ${y}Q${mx} ${my} ${ax} ${ay}Q${mx} ${my + 5} ${x} ${y}Z`;
    }).join(''),
  ),
};

/** The moon of the cards: a crescent with a face over two towers, before two other cards. */
const CARD = 'M-30 -48H30Q34 -48 34 -44V44Q34 48 30 48H-30Q-34 48 -34 44V-44Q-34 -48 -30 -48Z';
const FRAME = `M-28 -42H28V42H-28Z${hole('M-25.5 -39.5H25.5V39.5H-25.5Z')}`;
export const tarot: Cutting = {
  body:
    lay(solid(CARD), 32, 58, -18) +
    lay(solid(CARD), 88, 58, 18) +
    lay(solid(CARD), 60, 52, 0, 1.06),
  shade: lay(FRAME, 32, 58, -18) + lay(FRAME, 88, 58, 18),
  lines:
    lay(FRAME, 60, 52, 0, 1.06) +
    // A crescent that looks to the left.
    'M70 18C54 14 41 25 41 40C41 56 55 66 70 61C60 57 55 49 55 40C55 31 60 22 70 18Z' +
    'M43 84V72H40V67H44V70H48V67H52V70H55V67H59V72H56V92H43ZM64 92V72H61V67H65V70H69V67H73V70H76V67H80V72H77V92Z' +
    [
      [76, 30],
      [80, 50],
      [46, 18],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `M${x} ${y - 6}L${x + 1.6} ${y - 1.6}L${x + 6} ${y}L${x + 1.6} ${y + 1.6}L${x} ${y + 6}L${x - 1.6} ${y + 1.6}L${x - 6} ${y}L${x - 1.6} ${y - 1.6}Z`,
      )
      .join(''),
};

/** A sun, and planets that run round it on their hoops. */
const hoop = (rx: number, ry: number): string =>
  oval(0, 0, rx, ry) + hole(oval(0, 0, rx - 3.4, ry - 3.4));
const onHoop = (rx: number, ry: number, at: number): Point => [
  Math.cos(at) * (rx - 1.7),
  Math.sin(at) * (ry - 1.7),
];
const planet = (rx: number, ry: number, at: number, r: number): string => {
  const [x, y] = onHoop(rx, ry, at);
  return disc(x, y, r);
};
const TILT = -14;
const heavens = (d: string): string => lay(d, 80, 46, TILT);
const ringed = onHoop(74, 30, -0.5);

export const orrery: Cutting = {
  body:
    heavens(
      hoop(74, 30) +
        hoop(50, 19) +
        planet(74, 30, -0.5, 11) +
        planet(74, 30, 2.6, 7) +
        planet(50, 19, 1.2, 8),
    ) +
    disc(80, 46, 17) +
    heavens(lay(hoop(19, 6), ringed[0], ringed[1], 12)) +
    solid('M77 60H83V112H77Z') +
    disc(80, 88, 6) +
    solid('M80 104L116 134H106L80 114L54 134H44Z') +
    solid('M36 132H124Q124 141 112 141H48Q36 141 36 132Z'),
  lines:
    'M80 32Q94 46 80 60Q86 46 80 32ZM66 40Q80 34 94 40Q80 37 66 40Z' +
    heavens(planet(50, 19, 1.2, 3)),
  lit: disc(75, 41, 6),
};

/** A small temple for the dead: a gable with a cross, columns, steps, and a barred door into the dark. */
const column = (x: number): string =>
  solid(
    `M${x} 74H${x + 13}V132H${x}ZM${x - 3} 68H${x + 16}V76H${x - 3}ZM${x - 3} 128H${x + 16}V136H${x - 3}Z`,
  );
export const crypt: Cutting = {
  body:
    solid('M10 64L80 26L150 64V70H10Z') +
    solid('M16 68H144V138H16Z') +
    [20, 41, 106, 127].map(column).join('') +
    solid('M6 134H154V144H6ZM-4 142H164V154H-4Z') +
    solid('M76 -4H84V30H76ZM66 5H94V13H66Z'),
  shade: 'M34 72H40V132H34ZM120 72H126V132H120Z',
  lines:
    // The door, and what it keeps in.
    'M60 136V96Q60 78 80 78Q100 78 100 96V136Z' +
    'M28 62L80 34L132 62Z' +
    'M18 69H142V71H18ZM-2 147H162V148.6H-2Z',
  lit:
    [66, 74, 84, 92].map((x) => `M${x} 88H${x + 2}V136H${x}Z`).join('') +
    'M61 104H99V106.4H61ZM61 122H99V124.4H61Z' +
    ring(80, 50, 8, 5.4),
};
