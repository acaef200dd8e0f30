// Scenes where somebody acts, on water and under the open sky.

import { ellipse, r1, smooth, taper, type Point } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { begin, type Compose } from '../grammars/grammar.ts';
import { air, grass, ground, hide, wave } from '../hide.ts';
import { ridge } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { person } from '../people.ts';
import { POSES, type Pose, arms, legs } from '../poses.ts';
import { cast, shadowOf } from '../shadows.ts';
import { fog, motes } from '../sky.ts';
import { type Clothes } from '../wardrobe.ts';

/** Evening in flat strips of paper, brightest at the horizon. */
function evening(
  c: Card,
  horizon: number,
  steps: number,
  [high, low]: readonly [number, number],
): void {
  c.backdrop(c.r(high));
  for (let i = 1; i <= steps; i++) {
    const y = (horizon * i) / (steps + 1);
    const line = Array.from({ length: 9 }, (_, k): Point => [
      k * 80 - 40,
      y + c.q.between(-14, 14),
    ]);
    c.sheet(
      `${smooth(line)}L640 ${horizon + 20}L-40 ${horizon + 20}Z`,
      c.r(high + ((low - high) * i) / steps),
      'soft',
    );
  }
  c.wash(0.25);
}

/** She dances on the lake, and what the lake shows is a swan. */
export const swanlake: Compose = (dream) => {
  const c = begin(dream, { x: 430, y: 400 });
  const { p } = c;
  const shore = 500;
  evening(c, shore, 6, [0.2, 0.86]);
  c.glow(430, 470, 300, 0.9);
  ridge(c, 470, 26, c.r(0.5), { rough: 1.5 });
  c.sheet(
    `M-40 ${shore}H640V960H-40Z`,
    c.linear([
      [0, c.r(0.8)],
      [0.12, c.r(0.58)],
      [1, c.r(0.14)],
    ]),
  );
  let glints = '';
  for (let i = 0; i < 46; i++) {
    const y = shore + 8 + (i / 46) ** 1.5 * 380;
    const [x, w] = [c.q.between(-20, 620), c.q.between(20, 110)];
    glints += `M${r1(x)} ${r1(y)}h${r1(w)}`;
  }
  c.add(
    `<path d="${glints}" stroke="${p.glow}" stroke-width="2" stroke-linecap="round" opacity=".28"/>`,
  );
  motif(c, 'swan', {
    x: 292,
    y: 538,
    h: 330,
    w: 400,
    tone: 'lit',
    stretch: -1,
    filter: 'cut',
    opacity: 0.95,
  });
  let waves = '';
  for (let i = 0; i < 16; i++) {
    const y = 560 + i * 18;
    waves += `M${r1(60 + c.q.between(0, 60))} ${y}${'q22 -5 44 0t44 0'.repeat(5)}`;
  }
  c.add(`<path d="${waves}" fill="none" stroke="${c.r(0.5)}" stroke-width="3.4" opacity=".55"/>`);
  for (const [rx, ry, o] of [
    [150, 26, 0.5],
    [96, 16, 0.7],
    [46, 8, 0.9],
  ] as const) {
    c.add(
      `<path d="${ellipse(300, 530, rx, ry)}" fill="none" stroke="${p.glow}" stroke-width="3" opacity="${o}"/>`,
    );
  }
  const dancer: Clothes = {
    top: 'pale',
    below: 'pale',
    skirt: 'tutu',
    hair: 'bun',
    hairColour: '#3a1c22',
  };
  const body = person(c, { x: 300, y: 532, h: 430, pose: 'dance', wears: dancer });
  c.seen.push({ name: 'figure', x: 220, y: 310, w: 300, h: 420 });
  const ribbon: Point[] = [body.hand, [470, 150], [540, 230], [450, 270], [500, 340], [560, 330]];
  c.add(
    `<path d="${taper(ribbon, 5, 12)}" fill="${mix(p.accent2, p.accent, 0.1)}" filter="url(#leaf)"/>`,
  );
  c.seen.push({ name: 'ribbon', x: 480, y: 215, w: 150, h: 230 });
  motif(c, 'reed', { x: 66, y: 640, h: 250, w: 150, tone: 'sil', depth: 0.1 });
  motif(c, 'reed', { x: 556, y: 660, h: 190, w: 120, tone: 'sil', depth: 0.08, flip: true });
  motif(c, 'lily-pads', { x: 470, y: 720, h: 90, w: 150, tone: 'accent' });
  // A landing stage in the corner, with what she took off.
  c.sheet('M-40 800L250 770L300 800L40 960H-40Z', mix(p.deep, p.night, 0.3), 'deep');
  c.add(
    `<path d="M-40 836L268 782M-40 880L220 826M-20 930L150 872" stroke="${c.r(0.46)}" stroke-width="4" opacity=".6"/>`,
  );
  cast(
    c,
    [130, 850],
    () => motif(c, 'ballerina-shoes', { x: 130, y: 858, h: 110, w: 130, tone: 'accent2' }),
    { long: 0.3 },
  );
  hide(c, dream, [air(150, 300, 0.66), wave(440, 840, 0.3), ground(218, 812, 0.3)]);
  return c;
};

/** A widow kneels at a grave in the snow: the stone's shadow opens its arms. */
export const embrace: Compose = (dream) => {
  const c = begin(dream, { x: 470, y: 200 });
  const { p } = c;
  evening(c, 420, 5, [0.22, 0.6]);
  c.glow(478, 220, 280, 0.8, mix(p.glow, p.accent2, 0.35));
  ridge(c, 400, 40, c.r(0.42), { rough: 1.6 });
  for (const [x, h] of [
    [60, 110],
    [150, 84],
    [236, 100],
    [20, 70],
  ] as const) {
    motif(c, 'gothic-cross', { x, y: 452, h, tone: 'mist' });
  }
  fog(c, 440, 30, 0.35);
  ridge(c, 452, 14, c.r(0.9));
  c.sheet(
    'M-40 560Q200 500 640 520V960H-40Z',
    c.linear([
      [0, c.r(0.97)],
      [1, c.r(0.74)],
    ]),
    'soft',
  );
  c.glow(470, 600, 330, 0.6, mix(p.glow, p.accent2, 0.3));
  motif(c, 'street-light', { x: 496, y: 570, h: 440, w: 160, tone: 'sil', depth: 0.06 });
  // A man's shadow on the snow, where a stone's should be.
  const gone: Clothes = { top: 'dark', below: 'dark', hat: 'tophat', hair: 'short' };
  const open: Pose = {
    ...POSES.stand,
    arms: arms(96, 128, -74, -110),
    legs: legs(14, 8, -14, -10),
  };
  shadowOf(
    c,
    () => {
      const lying = c.capture(() => person(c, { x: 350, y: 596, h: 460, pose: open, wears: gone }));
      c.add(
        `<g transform="translate(350 596) matrix(1.2 0 .26 -.54 0 0) translate(-350 -596)">${lying}</g>`,
      );
    },
    { about: [350, 596], by: [0, 0], opacity: 0.7 },
  );
  const stone = 'M262 612V440C262 350 438 350 438 440V612Z';
  c.sheet(
    stone,
    c.linear(
      [
        [0, c.r(0.34)],
        [1, c.r(0.6)],
      ],
      [0, 0, 1, 0],
    ),
    'deep',
  );
  c.add(
    `<path d="M282 602V446C282 376 418 376 418 446V602" fill="none" stroke="${c.r(0.24)}" stroke-width="5"/>`,
  );
  motif(c, 'broken-heart', {
    x: 350,
    y: 480,
    h: 90,
    ay: 0.5,
    tone: { over: c.r(0.22), under: c.r(0.5), rim: false },
    filter: 'cut',
  });
  c.sheet(
    'M262 436C264 350 436 350 438 436Q420 420 400 424Q380 396 350 404Q316 392 300 420Q280 416 262 436Z',
    c.r(0.99),
    'leaf',
  );
  c.seen.push({ name: 'tombstone', x: 350, y: 500, w: 176, h: 260 });
  const widow: Clothes = {
    top: 'dark',
    below: 'dark',
    skirt: 'gown',
    hair: 'bun',
    hat: 'mourning',
    hatColour: 'dark',
    hairColour: '#4a2a1c',
  };
  cast(c, [80, 812], () => person(c, { x: 92, y: 812, h: 360, pose: 'weep', wears: widow }), {
    long: 0.26,
  });
  c.seen.push({ name: 'figure', x: 130, y: 670, w: 170, h: 230 });
  motif(c, 'shut-rose', { x: 420, y: 790, h: 170, w: 130, tone: 'accent', turn: -70 });
  motif(c, 'raven', { x: 392, y: 372, h: 110, w: 130, tone: 'sil', depth: 0.04 });
  motes(c, 70, { x: 300, y: 420, sx: 310, sy: 400 });
  hide(c, dream, [grass(500, 850, 0.8), ground(440, 660, 0.86), air(130, 150, 0.3)]);
  return c;
};

/** Far out a girl strikes a match as tall as a mast, and the light finds what swims below her. */
export const kindle: Compose = (dream) => {
  const c = begin(dream, { x: 330, y: 220 });
  const { p, q } = c;
  c.backdrop(c.r(0.1));
  ridge(c, 150, 14, c.r(0.16), { rough: 1.6 });
  motif(c, 'lighthouse', {
    x: 540,
    y: 166,
    h: 120,
    w: 90,
    tone: { over: c.r(0.24), under: c.r(0.12), lit: c.r(0.1), rim: false },
  });
  for (let i = 0; i < 8; i++) {
    const [y, t] = [168 + i * 46 + i * i * 6, 0.2 + 0.045 * i];
    const line = Array.from({ length: 12 }, (_, k): Point => [
      k * 60 - 40,
      y + (k % 2 ? 7 : -5) + q.between(-4, 4),
    ]);
    c.sheet(`${smooth(line)}L640 960H-40Z`, mix(c.r(t), p.accent2, 0.06 * i), 'paper');
  }
  // The light goes down through the water.
  c.add(
    `<path d="${ellipse(330, 560, 300, 330)}" fill="${c.radial(
      [
        [0, p.glow, 0.75],
        [0.4, mix(p.light, p.accent, 0.2), 0.5],
        [1, p.mid, 0],
      ],
      330,
      540,
      320,
    )}"/>`,
  );
  motif(c, 'sperm-whale', {
    x: 310,
    y: 760,
    h: 330,
    w: 540,
    ay: 0.5,
    tone: { over: c.r(0.12), foot: c.r(0.26), under: c.r(0.36), rim: false },
    filter: 'cut',
    opacity: 0.86,
    turn: -6,
  });
  let ripples = '';
  for (let i = 0; i < 26; i++)
    ripples += `M${r1(q.between(20, 520))} ${r1(600 + i * 12)}q14 -5 28 0t28 0`;
  c.add(`<path d="${ripples}" fill="none" stroke="${p.light}" stroke-width="2.4" opacity=".5"/>`);
  // A match for a mast.
  c.glow(352, 170, 250, 0.95, mix(p.glow, p.accent, 0.18));
  const girl: Clothes = {
    top: 'accent2',
    below: 'accent2',
    skirt: 'knee',
    hair: 'plaits',
    hairColour: '#5a2c14',
    child: true,
  };
  person(c, {
    x: 270,
    y: 560,
    h: 300,
    pose: {
      ...POSES.kneel,
      nod: -24,
      trunk: -4,
      arms: arms(120, 150, 104, 140),
    },
    wears: girl,
    holds: ([x, y]) => {
      c.add(
        `<path d="M${r1(x - 6)} ${r1(y + 40)}L${r1(x + 14)} ${r1(y - 206)}h12L${r1(x + 6)} ${r1(y + 40)}Z" fill="#e3b778" stroke="#6b4420" stroke-width="2"/>`,
      );
      c.add(
        `<path d="${ellipse(x + 21, y - 214, 15, 22)}" fill="${mix(p.accent, p.night, 0.55)}"/>`,
      );
      c.add(
        `<path d="M${r1(x + 20)} ${r1(y - 330)}C${r1(x + 76)} ${r1(y - 262)} ${r1(x + 66)} ${r1(y - 196)} ${r1(x + 22)} ${r1(y - 194)}C${r1(x - 30)} ${r1(y - 198)} ${r1(x - 28)} ${r1(y - 250)} ${r1(x - 4)} ${r1(y - 272)}Q${r1(x + 10)} ${r1(y - 290)} ${r1(x + 20)} ${r1(y - 330)}Z" fill="${p.accent}"/>`,
      );
      c.add(
        `<path d="M${r1(x + 22)} ${r1(y - 282)}C${r1(x + 52)} ${r1(y - 244)} ${r1(x + 46)} ${r1(y - 204)} ${r1(x + 22)} ${r1(y - 204)}C${r1(x - 8)} ${r1(y - 206)} ${r1(x - 4)} ${r1(y - 240)} ${r1(x + 22)} ${r1(y - 282)}Z" fill="${p.glow}"/>`,
      );
    },
  });
  c.seen.push(
    { name: 'figure', x: 270, y: 440, w: 140, h: 250 },
    { name: 'match-tip', x: 335, y: 220, w: 100, h: 370 },
    { name: 'rowing-boat', x: 310, y: 560, w: 356, h: 100 },
  );
  c.sheet(
    'M130 520Q160 606 310 610Q452 604 486 512Q410 552 308 552Q206 554 130 520Z',
    c.linear([
      [0, '#b0703a'],
      [1, '#5b3018'],
    ]),
    'deep',
  );
  c.add(
    `<path d="M150 552Q220 584 310 584Q400 582 464 546" fill="none" stroke="#3d1f10" stroke-width="4"/>`,
  );
  c.sheet(`M-40 930Q60 880 170 920T380 916T640 900V960H-40Z`, c.r(0.08), 'deep');
  hide(c, dream, [wave(520, 690, 0.4), air(110, 110, 0.14), wave(84, 520, 0.36)]);
  return c;
};

/** Two men shoot at dawn, and their shadows have made peace. */
export const duel: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 330 });
  const { p } = c;
  evening(c, 420, 6, [0.2, 0.9]);
  c.glow(300, 410, 330, 0.95);
  ridge(c, 400, 30, c.r(0.5), { rough: 2 });
  for (const [x, h] of [
    [46, 180],
    [120, 130],
    [500, 150],
    [566, 200],
  ] as const)
    motif(c, 'pine-tree', { x, y: 440, h, tone: 'sil', depth: 0.2 });
  fog(c, 430, 26, 0.5);
  c.sheet(
    'M-40 430Q300 412 640 430V960H-40Z',
    c.linear([
      [0, c.r(0.88)],
      [0.3, c.r(0.7)],
      [1, c.r(0.4)],
    ]),
    'soft',
  );
  const black: Clothes = {
    top: 'dark',
    below: 'dark',
    skirt: 'tails',
    hat: 'tophat',
    hair: 'short',
  };
  const other: Clothes = {
    ...black,
    top: 'accent',
    hair: 'bald',
    beard: true,
    hairColour: '#6b4326',
  };
  // On the ground one kneels with a rose before the other, who gives his hand.
  const flatly = (markup: string, x: number): string =>
    `<g transform="translate(${x} 540) matrix(1 0 0 -1.05 0 0) translate(${-x} -540)">${markup}</g>`;
  shadowOf(
    c,
    () => {
      const kneeling = c.capture(() =>
        person(c, {
          x: 190,
          y: 540,
          h: 330,
          pose: 'offer',
          wears: black,
          holds: ([x, y]) => motif(c, 'rose', { x: x + 6, y: y + 16, h: 90, w: 60 }),
        }),
      );
      const standing = c.capture(() =>
        person(c, { x: 400, y: 540, h: 330, pose: 'waltz', wears: other, flip: true }),
      );
      c.add(flatly(kneeling, 190) + flatly(standing, 400));
    },
    { about: [300, 540], by: [0, 0], opacity: 0.6 },
  );
  const shoots = (x: number, wears: Clothes, flip: boolean): void => {
    const body = person(c, { x, y: 546, h: 300, pose: 'aim', wears, flip });
    const [hx, hy] = body.hand;
    motif(c, 'revolver', {
      x: hx + (flip ? -30 : 30),
      y: hy + 12,
      h: 100,
      w: 116,
      ay: 0.5,
      tone: 'sil',
      depth: 0.05,
      flip,
    });
  };
  shoots(96, black, false);
  shoots(504, other, true);
  c.seen.push({ name: 'figure', x: 510, y: 380, w: 170, h: 300 });
  c.glow(300, 356, 60, 0.9);
  for (const side of [-1, 1]) {
    c.add(
      `<path d="${taper(
        [
          [300 + side * 100, 352],
          [300 + side * 70, 344],
          [300 + side * 50, 356],
          [300 + side * 16, 350],
        ],
        20,
        44,
      )}" fill="${p.glow}" opacity=".55" filter="url(#blur-8)"/>`,
    );
  }
  motif(c, 'gunshot', { x: 232, y: 352, h: 56, w: 66, ay: 0.5, tone: 'accent2' });
  motif(c, 'gunshot', { x: 370, y: 352, h: 56, w: 66, ay: 0.5, tone: 'accent2', flip: true });
  cast(
    c,
    [70, 860],
    () => motif(c, 'top-hat', { x: 84, y: 868, h: 90, w: 110, tone: 'sil', depth: 0.05 }),
    { long: 0.3 },
  );
  hide(c, dream, [grass(520, 850, 0.4), grass(300, 880, 0.4), grass(180, 886, 0.46)]);
  return c;
};
