// Our own things: lamps, cards, keys, lights of the sky.

import { polar, star } from '../../stages/shape.ts';
import { HEART, SPADE, both, disc, lay, limb, oval, ring, type Cutting } from './cutting.ts';

const PASTEBOARD = 'M7 0H65Q72 0 72 7V95Q72 102 65 102H7Q0 102 0 95V7Q0 0 7 0Z';
const BORDER = 'M7 6H65V8H7ZM7 94H65V96H7ZM6 8H8V94H6ZM64 8H66V94H64Z';

export const aceOfSpades: Cutting = {
  body: PASTEBOARD,
  lines:
    BORDER +
    lay(SPADE, 36, 51, 0, 0.92) +
    lay(SPADE, 16, 20, 0, 0.26) +
    lay(SPADE, 56, 82, 180, 0.26),
};

/** A crowned face between two hearts; no letter says who she is. */
export const queenOfHearts: Cutting = {
  body: PASTEBOARD,
  lines:
    BORDER +
    lay(HEART, 16, 19, 0, 0.3) +
    lay(HEART, 56, 83, 180, 0.3) +
    'M22 34L20 18L29 26L36 14L43 26L52 18L50 34Z' +
    'M21 37H51Q57 50 53 66H19Q15 50 21 37ZM28 40Q27 58 36 60Q45 58 44 40Z' +
    'M30 46h4v2h-4ZM38 46h4v2h-4ZM33 54q3 3 6 0q-3 -1 -6 0Z' +
    'M12 88Q14 70 28 66H44Q58 70 60 88ZM32 66L36 78L40 66Z',
};

const NOTE_HEAD = oval(0, 0, 13, 9.5);

export const music: Cutting = {
  body:
    lay(NOTE_HEAD, 20, 82, -18) +
    lay(NOTE_HEAD, 74, 70, -18) +
    'M27 80V20H33V80ZM81 68V8H87V68Z' +
    'M27 18L87 4V22L27 36Z',
  lines:
    'M33 26L82 14.5V18L33 29.5Z' +
    lay(oval(0, 0, 5, 2), 17, 80, -18) +
    lay(oval(0, 0, 5, 2), 71, 68, -18),
};

export const streetLamp: Cutting = {
  body:
    'M32 100H68V95L58 90H42L32 95Z' +
    'M44 92L47 40H53L56 92ZM42 74H58V78H42Z' +
    'M40 40H60V36H40ZM36 46Q50 52 64 46V43Q50 48 36 43Z' +
    'M34 13L66 13L59 37H41Z' +
    'M28 14Q40 10 46 3H54Q60 10 72 14Z' +
    disc(50, 1.5, 3.2),
  lit: 'M38 16H48.5V34H43.2ZM51.5 16H62L56.8 34H51.5Z',
};

export const lantern: Cutting = {
  body:
    ring(50, 12, 12, 8.5) +
    'M34 24H66L72 34H28ZM28 36H72L68 82H32Z' +
    'M24 84H76V92H24ZM34 92H66V98H34Z',
  lit: 'M35 40H47.5V79H38ZM52.5 40H65L62 79H52.5Z',
};

const SOLE =
  'M28 100C17 98 15 82 21 68C25 57 14 50 16 37C18 27 29 22 38 25C48 28 48 42 44 53C40 65 46 79 42 91C40 98 34 101 28 100Z';
const TOES =
  disc(41, 14, 7) + disc(29, 13, 5) + disc(20.5, 17, 4.4) + disc(13.5, 24, 4) + disc(9.5, 32, 3.4);

export const footprints: Cutting = {
  body:
    lay(SOLE + TOES, 0, 12, -4) + lay(both(SOLE + TOES, 54).slice((SOLE + TOES).length), 0, -8, 4),
};

/** A star and the streaks of its flight, all of them one way: those that part read as a claw. */
export const comet: Cutting = {
  body:
    lay(star(0, 0, 36, 5, 0.46), 64, 66, 9) +
    disc(64, 66, 14) +
    limb(
      [
        [4, 4],
        [36, 38],
      ],
      11,
    ) +
    limb(
      [
        [36, 4],
        [56, 25],
      ],
      9,
    ) +
    limb(
      [
        [4, 38],
        [24, 59],
      ],
      9,
    ),
  lines: lay(star(0, 0, 14, 5, 0.46), 64, 66, 9),
};

export const stoneCross: Cutting = {
  body:
    'M39 92L44 8Q50 2 56 8L61 92Z' +
    'M14 26L50 29L86 26Q89 36 86 46L50 43L14 46Q11 36 14 26Z' +
    ring(50, 36, 26, 19) +
    'M26 92H74V98H26ZM20 98H80V104H20Z',
  lines:
    lay('M0 -8L8 0L0 8L-8 0Z', 50, 36) + 'M47 56H53V58H47ZM46.5 66H53.5V68H46.5ZM46 76H54V78H46Z',
};

const ringArc = (rx: number, ry: number, w: number): string =>
  limb(
    Array.from({ length: 9 }, (_, i) => {
      const a = (Math.PI * (i + 0.6)) / 9.2;
      return [50 + Math.cos(a) * rx, 50 + Math.sin(a) * ry] as const;
    }),
    w,
  );

export const ringedPlanet: Cutting = {
  body: lay(lay(disc(50, 50, 30) + oval(50, 50, 62, 17), -50, -50), 62, 40, -18),
  lines: lay(
    lay(ringArc(44, 9, 3) + ringArc(61, 15, 2) + 'M4 46Q50 30 96 46Q50 37 4 46Z', -50, -50),
    62,
    40,
    -18,
  ),
};

export const spinningTop: Cutting = {
  body: lay(
    'M45 0H55V20H45ZM8 38Q8 22 50 20Q92 22 92 38Q86 58 57 82L50 100L43 82Q14 58 8 38Z',
    0,
    0,
    10,
  ),
  lines: lay(
    'M9 42Q50 56 91 42L89 47Q50 62 11 47ZM22 60Q50 70 78 60L74 64Q50 74 26 64ZM45 22H55V24H45Z',
    0,
    0,
    10,
  ),
};

export const crown: Cutting = {
  body:
    'M12 76L5 30L28 52L50 18L72 52L95 30L88 76Z' +
    disc(5, 27, 5.5) +
    disc(50, 14, 6.5) +
    disc(95, 27, 5.5) +
    'M11 80H89V92H11Z',
  lines:
    lay('M0 -8L6 0L0 8L-6 0Z', 50, 60) + disc(29, 64, 4) + disc(71, 64, 4) + 'M18 85H82V87H18Z',
};

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const a = i * 22.5;
  const [tip, l, r] = [
    polar(50, 50, i % 2 ? 40 : 52, a),
    polar(50, 50, 29, a - 9),
    polar(50, 50, 29, a + 9),
  ];
  return `M${l.join(' ')}L${tip.join(' ')}L${r.join(' ')}Z`;
});

/** It sleeps: two closed lids, a nose and a mouth. */
export const sun: Cutting = {
  body: disc(50, 50, 26) + RAYS.join(''),
  lines:
    'M33 46Q39 52 45 46Q39 55.5 33 46ZM55 46Q61 52 67 46Q61 55.5 55 46Z' +
    'M49 46L46.5 58H52V56H49.4L51 46ZM43 62Q50 68 57 62Q50 65 43 62Z' +
    both(disc(36, 58, 3.4)),
};

export const crescent: Cutting = {
  body: 'M66 2C32 0 6 24 6 50C6 78 34 100 66 98C54 92 47 85 47 77Q53 74 48.5 70Q54 66 49 62L48 60Q61 58 59 53Q50 44 49 35C49 21 56 9 66 2Z',
  lines: 'M32 42Q39 48 45 41Q39 52 32 42ZM38 70Q43 73 48 70Q43 77 38 70Z' + disc(31, 60, 4),
};

const coin = (x: number, y: number): string =>
  `M${x - 16} ${y}A16 6 0 0 1 ${x + 16} ${y}V${y + 6}A16 6 0 0 1 ${x - 16} ${y + 6}Z`;
const edge = (x: number, y: number): string =>
  `M${x - 16} ${y + 5.2}A16 6 0 0 0 ${x + 16} ${y + 5.2}V${y + 7}A16 6 0 0 1 ${x - 16} ${y + 7}Z`;
const stack = (x: number, foot: number, n: number): Cutting => ({
  body: Array.from({ length: n }, (_, i) => coin(x + ((i * 7) % 3) - 1, foot - i * 8)).join(''),
  lines: Array.from({ length: n }, (_, i) => edge(x + ((i * 7) % 3) - 1, foot - i * 8)).join(''),
});
const STACKS = [stack(50, 60, 6), stack(20, 82, 5), stack(56, 90, 3), stack(86, 82, 7)];

export const coins: Cutting = {
  body: STACKS.map(({ body }) => body).join(''),
  lines: STACKS.map(({ lines }) => lines).join(''),
};

const FLAME =
  'M50 2C58 22 80 38 80 64C80 86 66 98 50 98C34 98 20 86 20 66C20 52 28 44 32 32C38 38 40 44 41 50C48 38 52 22 50 2Z';

export const fire: Cutting = {
  body: FLAME,
  lines:
    'M52 50C60 62 67 68 66 78C64 90 58 93 50 93C41 93 35 88 35 78C36 72 40 68 42 62C46 64 48 66 48 70C51 64 53 58 52 50Z',
  lit: 'M51 68C55 74 58 77 57 83C56 89 53 91 50 91C46 91 43 88 43 83C44 78 49 76 51 68Z',
};

/** One tongue of fire on a wick. */
export const flame: Cutting = {
  body: 'M52 0C60 24 82 44 78 70C76 88 64 98 50 98C34 98 22 86 22 70C22 48 46 34 52 0Z',
  lines: 'M52 36C57 52 68 62 66 76C64 88 58 92 50 92C41 92 34 86 34 76C34 62 48 54 52 36Z',
  lit: 'M51 58C54 68 60 72 58 80C57 87 54 89 50 89C45 89 42 86 42 80C42 72 49 68 51 58Z',
};

export const doorKey: Cutting = {
  body:
    ring(50, 20, 20, 10) +
    disc(50, 3, 5) +
    'M45 38H55V100H45ZM41 42H59V47H41Z' +
    'M54 76H76V82H70V86H76V98H66V92H54Z',
  lines: 'M46.5 52H48.5V94H46.5ZM36 18h3v4h-3ZM61 18h3v4h-3Z',
};

export const bulb: Cutting = {
  body:
    'M50 0C74 0 86 18 84 36C82 52 68 58 66 72H34C32 58 18 52 16 36C14 18 26 0 50 0Z' +
    'M34 75H66V81H34ZM35 83H65V89H35ZM37 91H63L56 99H44Z',
  lit: `${ring(43, 38, 8, 5.5)}${ring(57, 38, 8, 5.5)}M40 45L44 70H46.5L43 45ZM60 45L56 70H53.5L57 45Z`,
};

const spokes = (x: number, y: number, r: number): string =>
  [0, 45, 90, 135].map((turn) => lay(`M${-r} -1.2H${r}V1.2H${-r}Z`, x, y, turn)).join('');

const wheel = (x: number, y: number, r: number): string =>
  ring(x, y, r, r * 0.76) + spokes(x, y, r * 0.86) + disc(x, y, r * 0.2);

const HORSE =
  oval(128, 52, 23, 14) +
  'M136 44C142 34 148 22 156 14L166 22C162 36 158 50 150 62Z' +
  'M152 18Q158 9 167 17L179 31Q180 37 174 37L160 34Z' +
  'M155 17L155 6L162 13Z' +
  limb(
    [
      [108, 45],
      [97, 50],
      [93, 70],
    ],
    8,
    2,
  ) +
  limb(
    [
      [144, 56],
      [160, 66],
      [154, 82],
    ],
    10,
    4,
  ) +
  limb(
    [
      [139, 58],
      [144, 78],
      [138, 99],
    ],
    10,
    4,
  ) +
  limb(
    [
      [112, 56],
      [108, 76],
      [96, 92],
    ],
    14,
    4,
  ) +
  limb(
    [
      [118, 58],
      [124, 78],
      [117, 99],
    ],
    12,
    4,
  );

/** A coach with lit windows, its driver, and the horse that hurries. */
export const carriage: Cutting = {
  body:
    'M6 30Q8 21 20 20H60Q72 21 74 30Z' +
    'M12 30H68Q72 30 71 36L67 64Q66 74 57 74H27Q18 74 16 66L9 36Q8 30 12 30Z' +
    'M66 48H88V54H80L82 68H66Z' +
    'M74 50Q73 28 82 27Q92 28 91 40L93 50Z' +
    disc(83, 21, 6) +
    'M79 4H88V14H92V17.5H75V14H79Z' +
    limb(
      [
        [84, 34],
        [95, 40],
        [103, 36],
      ],
      5,
      3.5,
    ) +
    limb(
      [
        [101, 38],
        [108, 14],
        [128, 2],
      ],
      2,
      1,
    ) +
    limb(
      [
        [102, 36],
        [130, 32],
        [160, 28],
      ],
      1.8,
      1.8,
    ) +
    limb(
      [
        [74, 72],
        [112, 62],
      ],
      4,
      3,
    ) +
    wheel(26, 82, 18) +
    wheel(70, 86, 14) +
    HORSE,
  lines:
    'M40 33H42V72H40ZM13 58H69L68.6 60H13.6Z' +
    'M126 38H129.5V66H126ZM150 28L160 32L158.5 34.5L148.5 30Z' +
    disc(165, 22, 1.6),
  lit: 'M16 37H37V54H19.5ZM45 37H66L63 54H45ZM73 56H78V64H73Z',
};

export const lighthouse: Cutting = {
  body:
    'M8 140Q14 127 30 128Q40 118 54 124Q74 117 84 129Q97 130 100 140Z' +
    'M37 130L44 46H63L70 130Z' +
    'M37 40H70V47H37ZM44 22H63V41H44Z' +
    'M39 23L53.5 7L68 23Z' +
    disc(53.5, 6, 3),
  lines: 'M42.4 62H64.6L65.6 74H41.4ZM40.2 88H66.8L67.8 100H39.2Z',
  lit: 'M47 25H60V38H47ZM51 52H56.5V59H51ZM50.5 77H57V85H50.5ZM50 104H57.5V114H50Z',
  beam: 'M47 28L-130 -16V84L47 36Z',
};
