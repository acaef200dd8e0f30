// Scenes where somebody acts, in halls and on stairs.

import { circle, ellipse, polar, r1, taper, type Point } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { wallpaper } from '../frames.ts';
import { begin, type Compose } from '../grammars/grammar.ts';
import { air, ground, hide, hung } from '../hide.ts';
import { hang, motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { person, tear } from '../people.ts';
import { POSES, arms, legs } from '../poses.ts';
import { cast, shadowOf, thrown } from '../shadows.ts';
import { motes } from '../sky.ts';
import { type Clothes } from '../wardrobe.ts';

/** A candle on its own wax. */
export function candle(c: Card, [x, y]: Point, h: number): void {
  const { p } = c;
  const w = h * 0.17;
  c.glow(x, y - h, h * 0.9, 0.75);
  c.add(
    `<g filter="url(#leaf)"><path d="M${r1(x - w * 1.8)} ${r1(y)}q${r1(w * 1.8)} ${r1(-w * 1.2)} ${r1(w * 3.6)} 0ZM${r1(x - w / 2)} ${r1(y)}V${r1(y - h * 0.72)}q${r1(w / 2)} ${r1(w * 0.5)} ${r1(w)} 0V${r1(y)}Z" fill="${c.r(0.94)}"/>` +
      `<path d="M${r1(x)} ${r1(y - h * 1.04)}q${r1(w * 0.9)} ${r1(h * 0.2)} 0 ${r1(h * 0.3)}q${r1(-w * 0.9)} ${r1(-h * 0.1)} 0 ${r1(-h * 0.3)}Z" fill="${mix(p.glow, '#f6a53c', 0.55)}"/></g>`,
  );
  c.seen.push({ name: 'candle-light', x: c.turned(x), y: y - h / 2, w: w * 3.6, h });
}

/** Every bell of the house rings at once, and one servant runs up the stairs. */
export const servants: Compose = (dream) => {
  const c = begin(dream, { x: 96, y: 330 });
  const { p } = c;
  c.backdrop(
    c.radial(
      [
        [0, c.r(0.84)],
        [0.45, c.r(0.6)],
        [1, c.r(0.28)],
      ],
      96,
      330,
      620,
    ),
  );
  wallpaper(c, c.r(0.5), 900, 46);
  c.wash(0.3);
  // The board of bells, each on its spring.
  c.sheet('M-40 -40H640V70L-40 92Z', mix(p.deep, p.night, 0.3), 'deep');
  for (const [x, y, turn] of [
    [70, 150, 16],
    [190, 150, -18],
    [310, 144, 14],
    [430, 142, -16],
    [545, 136, 18],
  ] as const) {
    c.add(
      `<path d="M${x} 76q14 14 0 22q-14 8 0 18" fill="none" stroke="${p.glow}" stroke-width="4"/>`,
    );
    thrown(
      c,
      () => motif(c, 'ringing-bell', { x, y: y + 8, h: 96, w: 104, ay: 0.5, tone: 'lit', turn }),
      { about: [x, y], by: [24, 16], opacity: 0.4 },
    );
  }
  // Stairs, climbing to the right.
  const steps: Point[] = [[-40, 900]];
  for (let i = 0; i < 9; i++) steps.push([-40 + i * 78, 860 - i * 62], [38 + i * 78, 860 - i * 62]);
  const flight = `M${steps.map(([x, y]) => `${x} ${y}`).join('L')}L660 960H-40Z`;
  c.sheet(
    flight,
    c.linear([
      [0, c.r(0.34)],
      [1, c.r(0.08)],
    ]),
    'deep',
  );
  let carpet = '';
  for (let i = 0; i < 9; i++) carpet += `M${-40 + i * 78} ${860 - i * 62}h78v16h-78Z`;
  c.add(`<path d="${carpet}" fill="${mix(p.accent, p.night, 0.12)}"/>`);
  const livery: Clothes = {
    top: 'dark',
    below: 'dark',
    skirt: 'tails',
    hair: 'short',
    hairColour: '#2a1a14',
  };
  thrown(
    c,
    () =>
      person(c, {
        x: 288,
        y: 656,
        h: 400,
        pose: 'hurry',
        wears: livery,
        holds: ([x, y]) => {
          c.add(
            `<path d="M${r1(x - 84)} ${r1(y - 4)}q84 26 168 0l-10 14q-74 16 -148 0Z" fill="${c.r(0.9)}" stroke="${c.r(0.3)}" stroke-width="2"/>`,
          );
          motif(c, 'hot-meal', { x, y: y + 4, h: 120, w: 156, tone: 'lit' });
        },
      }),
    { about: [288, 640], by: [74, -40], grow: 1.08, opacity: 0.42 },
  );
  c.seen.push({ name: 'figure', x: 290, y: 450, w: 200, h: 380 });
  // The lamp that throws it all.
  c.add(
    `<path d="M-10 396Q60 420 96 372" fill="none" stroke="${mix(p.accent2, p.night, 0.4)}" stroke-width="9"/>`,
  );
  c.glow(96, 330, 170, 0.95);
  c.add(
    `<path d="M62 372Q58 300 78 282H114Q134 300 130 372Z" fill="${p.glow}" opacity=".92" stroke="${mix(p.accent2, p.night, 0.3)}" stroke-width="4"/>`,
  );
  thrown(
    c,
    () => hang(c, 'skeleton-key', { x: 556, y: 320, h: 130, w: 100, tone: 'accent2' }, 236),
    { about: [556, 300], by: [18, 12] },
  );
  // Banisters in front.
  for (let i = 0; i < 8; i++) {
    const [x, y] = [-10 + i * 92, 960 - i * 72];
    c.sheet(
      `M${x - 7} 980L${x - 5} ${y}q-9 -16 0 -32L${x - 4} ${y - 60}H${x + 8}L${x + 9} ${y - 32}q9 16 0 32L${x + 11} 980Z`,
      c.r(0.05),
      'leaf',
    );
  }
  c.sheet(
    'M-40 930L660 380V412L-40 962Z',
    c.linear([
      [0, mix(p.accent, p.night, 0.55)],
      [1, c.r(0.05)],
    ]),
    'deep',
  );
  motes(c, 30, { x: 130, y: 360, sx: 120, sy: 140 });
  hide(c, dream, [ground(86, 784, 0.2), ground(486, 474, 0.3), hung(50, 560, -10, 0.62)]);
  return c;
};

/** Coloured light from a great window falls on a nun, who prays in it. */
export const vespers: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 250 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.16)],
      [1, c.r(0.32)],
    ]),
  );
  // Pillars that lean together, seen from the floor.
  for (const side of [-1, 1]) {
    for (const [foot, top, w, tone] of [
      [150, 96, 44, 0.26],
      [232, 178, 70, 0.18],
      [330, 300, 110, 0.08],
    ] as const) {
      const x = (v: number): string => r1(300 + side * v);
      c.sheet(
        `M${x(foot)} 960L${x(top)} -40H${x(top + w * 0.7)}L${x(foot + w)} 960Z`,
        c.r(tone),
        'deep',
      );
    }
  }
  const arch = (inset: number): string =>
    `M${150 + inset} 640V300C${150 + inset} ${170 + inset} ${250 + inset * 0.3} ${80 + inset} 300 ${30 + inset * 1.4}C${350 - inset * 0.3} ${80 + inset} ${450 - inset} ${170 + inset} ${450 - inset} 300V640Z`;
  c.sheet(arch(-22), c.r(0.05), 'deep');
  const colours = [
    p.accent,
    p.accent2,
    p.glow,
    c.r(0.75),
    mix(p.accent, p.glow, 0.5),
    mix(p.accent2, p.mid, 0.4),
    '#d8405a',
    '#f6d155',
    c.r(0.55),
  ] as const;
  const shard = (): string => q.pick(colours as unknown as [string, ...string[]]);
  c.glow(300, 320, 420, 0.85);
  c.inside(`<path d="${arch(0)}"/>`, () => {
    c.backdrop(c.r(0.6));
    for (let ring = 9; ring > 0; ring--) {
      const n = 8 + ring * 2;
      for (let i = 0; i < n; i++) {
        const [a, b] = [
          ((i + (ring % 2) / 2) / n) * 2 * Math.PI,
          ((i + 1 + (ring % 2) / 2) / n) * 2 * Math.PI,
        ];
        const r = ring * 48;
        c.add(
          `<path d="M300 330L${r1(300 + Math.cos(a) * r)} ${r1(330 + Math.sin(a) * r)}L${r1(300 + Math.cos(b) * r)} ${r1(330 + Math.sin(b) * r)}Z" fill="${shard()}" stroke="${p.night}" stroke-width="3.4"/>`,
        );
      }
    }
    c.add(
      `<path d="${circle(300, 330, 96)}" fill="${p.glow}" stroke="${p.night}" stroke-width="6"/>`,
    );
    motif(c, 'peace-dove', {
      x: 300,
      y: 330,
      h: 140,
      w: 150,
      ay: 0.5,
      tone: 'accent2',
      filter: 'cut',
    });
    c.add(`<path d="M200 0V700M400 0V700" stroke="${p.night}" stroke-width="9"/>`);
  });
  c.seen.push({ name: 'stained-glass', x: 300, y: 330, w: 300, h: 600 });
  c.sheet(
    'M-40 690H640V960H-40Z',
    c.linear([
      [0, c.r(0.3)],
      [1, c.r(0.08)],
    ]),
  );
  // The same colours, thrown on the floor.
  for (let i = 0; i < 26; i++) {
    const [u, v] = [q.between(-1, 1), q.between(0, 1)];
    const [x, y, w] = [300 + u * (150 + v * 90), 700 + v * 180, 26 + v * 30];
    c.add(
      `<path d="M${r1(x - w)} ${r1(y)}l${r1(w)} ${r1(-w * 0.34)}l${r1(w)} ${r1(w * 0.34)}l${r1(-w)} ${r1(w * 0.34)}Z" fill="${shard()}" opacity=".62" filter="url(#blur-3)"/>`,
    );
  }
  c.add(
    `<path d="M160 640L70 900H530L440 640Z" fill="${c.linear([
      [0, p.glow, 0.4],
      [1, p.glow, 0.05],
    ])}" filter="url(#blur-8)"/>`,
  );
  const habit: Clothes = {
    top: 'dark',
    below: 'dark',
    skirt: 'gown',
    hat: 'veil',
    hatColour: '#1b1733',
  };
  cast(c, [300, 830], () => person(c, { x: 282, y: 836, h: 330, pose: 'kneel', wears: habit }), {
    long: 0.3,
  });
  c.seen.push({ name: 'figure', x: 290, y: 700, w: 150, h: 220 });
  for (const [x, y, h] of [
    [90, 800, 130],
    [150, 760, 100],
    [512, 800, 130],
    [456, 758, 96],
  ] as const) {
    candle(c, [x, y], h);
  }
  motif(c, 'angel-outfit', { x: 516, y: 560, h: 190, w: 150, tone: 'shade' });
  c.sheet('M440 560H600V600H440Z', c.r(0.2), 'leaf');
  hide(c, dream, [ground(200, 872, 0.3), ground(476, 562, 0.18), ground(556, 880, 0.06)]);
  return c;
};

/** Among towers of books a girl on a ladder reaches for one that flies. */
export const bookclimb: Compose = (dream) => {
  const c = begin(dream, { x: 380, y: 120 });
  const { p, q } = c;
  c.backdrop(
    c.radial(
      [
        [0, c.r(0.98)],
        [0.3, c.r(0.78)],
        [1, c.r(0.2)],
      ],
      380,
      120,
      760,
    ),
  );
  c.wash(0.3);
  const spines = [
    '#b8342f',
    '#2c4a8a',
    '#3f7f58',
    '#8a5a9a',
    '#d9823a',
    '#5a3a22',
    '#2f8f8b',
  ] as const;
  /** Books upon books, narrower the farther up they are. */
  const pile = (x: number, foot: number, w: number, n: number, lean: number): void => {
    let y = foot;
    for (let i = 0; i < n; i++) {
      const k = 1 - (i / n) * 0.5;
      const [h, wide, aside] = [
        q.between(34, 54) * k,
        w * k * q.between(0.88, 1.06),
        i * lean + q.between(-8, 8),
      ];
      const [left, fill] = [
        x - wide / 2 + aside,
        mix(q.pick(spines as unknown as [string, ...string[]]), p.night, 0.12),
      ];
      c.add(
        `<g filter="url(#leaf)" transform="rotate(${r1(q.between(-2.5, 2.5))} ${r1(x)} ${r1(y)})"><path d="M${r1(left)} ${r1(y - h)}h${r1(wide)}v${r1(h)}h${r1(-wide)}Z" fill="${fill}"/><path d="M${r1(left + wide * 0.9)} ${r1(y - h + 4)}h${r1(wide * 0.12)}v${r1(h - 8)}h${r1(-wide * 0.12)}Z" fill="${c.r(0.95)}"/><path d="M${r1(left + wide * 0.12)} ${r1(y - h)}v${r1(h)}M${r1(left + wide * 0.78)} ${r1(y - h)}v${r1(h)}" stroke="${p.light}" stroke-width="${r1(5 * k)}"/></g>`,
      );
      y -= h;
    }
  };
  pile(120, 900, 300, 24, 2);
  pile(500, 900, 280, 12, -3);
  pile(330, 920, 240, 7, 0);
  c.seen.push({ name: 'book-pile', x: 140, y: 480, w: 300, h: 860 });
  c.glow(410, 130, 180, 0.9);
  motif(c, 'ladder', { x: 262, y: 850, h: 620, w: 300, turn: 12, tone: 'shade' });
  const girl: Clothes = {
    top: 'accent',
    below: 'accent',
    skirt: 'knee',
    hair: 'plaits',
    hairColour: '#4a2412',
    child: true,
  };
  thrown(
    c,
    () =>
      person(c, {
        x: 318,
        y: 520,
        h: 380,
        pose: {
          ...POSES.climb,
          nod: -24,
          arms: arms(128, 140, 96, 130),
        },
        wears: girl,
      }),
    { about: [318, 500], by: [-26, 30], opacity: 0.4 },
  );
  c.seen.push({ name: 'figure', x: 340, y: 360, w: 170, h: 300 });
  motif(c, 'open-book', {
    x: 446,
    y: 150,
    h: 120,
    w: 170,
    ay: 0.5,
    turn: -14,
    tone: 'lit',
    halo: true,
  });
  motif(c, 'open-book', { x: 540, y: 290, h: 60, w: 84, ay: 0.5, turn: 16, tone: 'accent2' });
  motif(c, 'open-book', { x: 500, y: 52, h: 50, w: 70, ay: 0.5, turn: 10, tone: 'paper' });
  motif(c, 'quill-ink', { x: 566, y: 446, h: 120, w: 90, tone: 'lit' });
  motif(c, 'owl', { x: 478, y: 430, h: 120, w: 100, tone: 'accent2' });
  cast(
    c,
    [400, 660],
    () => motif(c, 'spectacles', { x: 344, y: 672, h: 70, w: 150, tone: 'lit' }),
    { long: 0.2 },
  );
  motes(c, 50, { x: 400, y: 200, sx: 160, sy: 160 });
  hide(c, dream, [ground(450, 132, 0.92), ground(450, 700, 0.3), air(300, 90, 0.8)]);
  return c;
};

/** On one side it rains, on the other a lamp burns; a wire, knotted like a heart, joins two voices. */
export const longcall: Compose = (dream) => {
  const c = begin(dream, { x: 470, y: 470 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.12)],
      [1, c.r(0.34)],
    ]),
  );
  let rain = '';
  for (let i = 0; i < 90; i++)
    rain += `M${r1(q.between(-20, 330))} ${r1(q.between(-20, 900))}l-12 40`;
  // Outside.
  c.sheet('M-40 760H330V960H-40Z', c.r(0.2), 'paper');
  motif(c, 'street-light', { x: 66, y: 772, h: 430, w: 130, tone: 'sil', depth: 0.05 });
  c.glow(66, 420, 170, 0.8);
  const coat: Clothes = {
    top: 'accent2',
    below: 'dark',
    hat: 'fedora',
    hair: 'short',
    skirt: 'tails',
    hairColour: '#20140f',
  };
  const him = person(c, { x: 190, y: 806, h: 420, pose: 'call', wears: coat });
  c.add(
    `<path d="${rain}" stroke="${p.accent2}" stroke-width="2.4" stroke-linecap="round" opacity=".55"/>`,
  );
  let puddles = '';
  for (let i = 0; i < 5; i++)
    puddles += ellipse(q.between(20, 260), 820 + i * 16, q.between(20, 50), 5);
  c.add(`<path d="${puddles}" fill="${p.accent2}" opacity=".4"/>`);
  // Inside, behind a torn edge.
  const edge = 'M330 -40L300 90L346 220L296 360L340 520L300 660L342 800L312 960H640V-40Z';
  c.inside(`<path d="${edge}"/>`, () => {
    c.backdrop(
      c.radial(
        [
          [0, c.r(0.98)],
          [0.5, c.r(0.8)],
          [1, c.r(0.6)],
        ],
        480,
        470,
        420,
      ),
    );
    wallpaper(c, c.r(0.74), 760, 44);
    c.sheet('M260 770H640V960H260Z', c.r(0.5), 'paper');
    c.sheet(
      'M440 660H640V690H440ZM470 690H486V840H470ZM600 690H616V840H600Z',
      mix('#6b3a1e', p.night, 0.1),
      'deep',
    );
    thrown(c, () => motif(c, 'rotary-phone', { x: 545, y: 664, h: 110, w: 140, tone: 'accent' }), {
      about: [545, 660],
      by: [16, 4],
      opacity: 0.3,
    });
    c.sheet('M356 150H446V270H356Z', mix('#6b3a1e', p.night, 0.1), 'leaf');
    c.sheet('M366 160H436V260H366Z', c.r(0.5), 'cut');
    motif(c, 'mona-lisa', { x: 401, y: 258, h: 92, w: 66, tone: 'shade' });
    // The lamp over it.
    c.add(`<path d="M520 -40V330" stroke="${c.r(0.3)}" stroke-width="4"/>`);
    c.sheet('M450 410Q456 330 520 326Q584 330 590 410Z', p.accent, 'leaf');
    c.glow(520, 420, 200, 0.85);
  });
  c.add(`<path d="${edge}" fill="none" stroke="${p.glow}" stroke-width="7" filter="url(#paper)"/>`);
  const dress: Clothes = {
    top: 'accent',
    below: 'accent',
    skirt: 'gown',
    hair: 'bob',
    hairColour: '#5a2a16',
  };
  const her = person(c, { x: 424, y: 850, h: 410, pose: 'call', wears: dress, flip: true });
  c.seen.push({ name: 'figure', x: 405, y: 650, w: 150, h: 400 });
  tear(c, [her.head[0] - 28, her.head[1] + 26], 9);
  tear(c, [her.head[0] - 32, her.head[1] + 54], 8);
  // Both hold a receiver, and the wire between them is one wire.
  const [[hx, hy], [wx, wy]] = [him.hand, her.hand];
  for (const [x, y, s] of [
    [hx, hy, 1],
    [wx, wy, -1],
  ] as const) {
    c.add(
      `<path d="M${r1(x - 4 * s)} ${r1(y - 40)}q${26 * s} 6 ${20 * s} 36q0 22 ${-14 * s} 40" fill="none" stroke="${c.r(0.04)}" stroke-width="15" stroke-linecap="round"/>`,
    );
  }
  c.add(
    `<path d="M${r1(hx + 4)} ${r1(hy + 38)}C240 640 250 300 300 250C330 200 380 240 350 290C330 330 300 350 300 350C300 350 250 320 240 280C226 230 284 200 304 250C330 330 330 560 ${r1(wx - 4)} ${r1(wy + 38)}" fill="none" stroke="${c.r(0.03)}" stroke-width="7" stroke-linecap="round" filter="url(#leaf)"/>`,
  );
  c.seen.push({ name: 'knot', x: 305, y: 300, w: 120, h: 150 });
  motif(c, 'envelope', { x: 516, y: 884, h: 60, w: 90, turn: -8, tone: 'paper' });
  hide(c, dream, [ground(86, 870, 0.24), ground(372, 880, 0.5), ground(250, 876, 0.22)]);
  return c;
};

/** In a wheel of the great clock a man runs, and the hand gains on him. */
export const treadmill: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 400 });
  const { p } = c;
  c.backdrop(
    c.radial(
      [
        [0, c.r(0.94)],
        [0.45, c.r(0.66)],
        [1, c.r(0.14)],
      ],
      300,
      400,
      640,
    ),
  );
  c.wash(0.35);
  /** A wheel with teeth and spokes. */
  const wheel = (
    x: number,
    y: number,
    r: number,
    teeth: number,
    spokes: number,
    fill: string,
    filter: string,
    turn = 0,
  ): void => {
    let d = '';
    for (let i = 0; i < teeth; i++) {
      const [a, w] = [(i * 360) / teeth + turn, 150 / teeth];
      const tooth = [
        polar(x, y, r, a - w),
        polar(x, y, r * 1.1, a - w * 0.6),
        polar(x, y, r * 1.1, a + w * 0.6),
        polar(x, y, r, a + w),
      ];
      d += `${i ? 'L' : 'M'}${tooth.map(([u, v]) => `${r1(u)} ${r1(v)}`).join('L')}`;
    }
    d += 'Z';
    const hole = circle(x, y, r * 0.84);
    let bars = '';
    for (let i = 0; i < spokes; i++)
      bars += taper([polar(x, y, r * 0.86, (i * 360) / spokes + turn), [x, y]], r * 0.07, r * 0.11);
    c.sheet(`${d}${hole}`, fill, filter, ' fill-rule="evenodd"');
    if (spokes) c.sheet(bars + circle(x, y, r * 0.2), fill, filter);
  };
  const brass = mix(p.light, p.accent, 0.12);
  wheel(70, 120, 130, 18, 6, c.r(0.42), 'paper', 8);
  wheel(560, 90, 110, 16, 5, c.r(0.36), 'paper', 3);
  wheel(566, 800, 150, 20, 6, c.r(0.3), 'paper', 5);
  wheel(30, 800, 120, 16, 5, c.r(0.26), 'paper');
  c.seen.push({ name: 'gears', x: 300, y: 190, w: 300, h: 300 });
  wheel(
    300,
    430,
    272,
    40,
    0,
    c.linear([
      [0, brass],
      [1, mix(brass, p.night, 0.55)],
    ]),
    'deep',
  );
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const [a, b] = [polar(300, 430, 252, i * 30), polar(300, 430, i % 3 ? 236 : 230, i * 30)];
    marks += `M${r1(a[0])} ${r1(a[1])}L${r1(b[0])} ${r1(b[1])}`;
  }
  c.add(`<path d="${marks}" stroke="${p.night}" stroke-width="9" stroke-linecap="round"/>`);
  // The hands: the long one is a blade.
  c.sheet('M300 430L120 300L96 262L142 274Z', mix(p.accent, p.night, 0.05), 'deep');
  c.sheet('M286 430L292 250L300 222L308 250L314 430Z', c.r(0.1), 'deep');
  c.sheet(circle(300, 430, 22), p.accent, 'leaf');
  c.seen.push({ name: 'pocket-watch', x: 300, y: 430, w: 560, h: 560 });
  const suit: Clothes = {
    top: 'accent2',
    below: 'dark',
    skirt: 'tails',
    hair: 'bald',
    hairColour: '#d9d0c0',
    beard: true,
  };
  thrown(c, () => person(c, { x: 330, y: 654, h: 330, pose: 'run', wears: suit }), {
    about: [330, 640],
    by: [16, 26],
    opacity: 0.45,
  });
  c.seen.push({ name: 'figure', x: 335, y: 520, w: 220, h: 290 });
  c.add(`<path d="M300 702V800" stroke="${c.r(0.1)}" stroke-width="8"/>`);
  // What time has left behind, in a heap.
  c.sheet('M-40 850Q300 790 640 850V960H-40Z', c.r(0.08), 'deep');
  cast(
    c,
    [180, 868],
    () => motif(c, 'hourglass', { x: 176, y: 876, h: 130, w: 100, turn: -12, tone: 'lit' }),
    { long: 0.2 },
  );
  cast(
    c,
    [420, 868],
    () => motif(c, 'alarm-clock', { x: 424, y: 876, h: 120, w: 120, turn: 10, tone: 'accent' }),
    { long: 0.2 },
  );
  motif(c, 'bat', { x: 480, y: 210, h: 70, w: 120, ay: 0.5, tone: 'sil', depth: 0.04 });
  motes(c, 40, { x: 300, y: 420, sx: 220, sy: 200 });
  hide(c, dream, [ground(300, 860, 0.12), ground(80, 876, 0.1), hung(150, 560, -10, 0.76)]);
  return c;
};

/** Her own reflection climbs out of the mirror; she does not want to see it. */
export const stepping: Compose = (dream) => {
  const c = begin(dream, { x: 210, y: 330 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.3)],
      [0.7, c.r(0.52)],
      [1, c.r(0.2)],
    ]),
  );
  let tiles = '';
  for (let y = 0; y < 740; y += 62)
    for (let x = 0; x < 620; x += 62) tiles += `M${x + 2} ${y + 2}h56v56h-56Z`;
  c.add(`<path d="${tiles}" fill="${c.r(0.44)}" opacity=".6"/>`);
  c.wash(0.3);
  c.sheet(
    'M-40 740H640V960H-40Z',
    c.linear([
      [0, c.r(0.46)],
      [1, c.r(0.1)],
    ]),
    'paper',
  );
  const frame = (g: number): string =>
    `M${80 - g} ${700 + g}V260C${80 - g} ${90 - g} ${350 + g} ${90 - g} ${350 + g} 260V${700 + g}Z`;
  c.glow(215, 400, 380, 0.7);
  c.sheet(
    frame(30),
    c.linear(
      [
        [0, mix(p.accent2, p.glow, 0.25)],
        [1, mix(p.accent2, p.night, 0.5)],
      ],
      [0, 0, 1, 0],
    ),
    'deep',
  );
  c.sheet(frame(8), mix(p.accent2, p.night, 0.6), 'leaf');
  let crack = '';
  for (let i = 0; i < 12; i++) {
    let [x, y, a] = [240, 420, (i / 12) * 6.28];
    crack += `M${x} ${y}`;
    for (let k = 0; k < 5; k++) {
      a += q.between(-0.35, 0.35);
      [x, y] = [x + Math.cos(a) * 58, y + Math.sin(a) * 66];
      crack += `L${r1(x)} ${r1(y)}`;
    }
  }
  c.inside(`<path d="${frame(0)}"/>`, () => {
    c.backdrop(
      c.linear(
        [
          [0, c.r(0.96)],
          [0.6, c.r(0.8)],
          [1, c.r(0.6)],
        ],
        [0, 0, 1, 1],
      ),
    );
    c.add(
      `<path d="M60 640L330 130M100 720L370 220" stroke="${p.glow}" stroke-width="34" opacity=".6"/>`,
    );
    c.add(`<path d="${crack}" fill="none" stroke="${c.r(0.4)}" stroke-width="3"/>`);
  });
  c.seen.push({ name: 'mirror-mirror', x: 220, y: 430, w: 330, h: 640 });
  const gown: Clothes = {
    top: 'accent',
    below: 'accent',
    skirt: 'gown',
    hair: 'bun',
    hairColour: '#3a1a14',
  };
  const double: Clothes = {
    ...gown,
    top: '#9fc9cf',
    below: '#86b8c4',
    skin: '#dfe9e4',
    hairColour: '#33596a',
  };
  thrown(
    c,
    () =>
      person(c, {
        x: 236,
        y: 752,
        h: 500,
        pose: {
          ...POSES.climb,
          trunk: 12,
          nod: 4,
          arms: arms(84, 96, 60, 92),
          legs: legs(66, 4, -10, -12),
        },
        wears: double,
      }),
    { about: [236, 740], by: [26, 6], opacity: 0.4 },
  );
  motif(c, 'bathtub', { x: 534, y: 764, h: 130, w: 210, tone: 'pale' });
  cast(c, [462, 850], () => person(c, { x: 456, y: 856, h: 480, pose: 'hide', wears: gown }), {
    long: 0.2,
  });
  c.seen.push({ name: 'figure', x: 500, y: 620, w: 190, h: 460 });
  for (let i = 0; i < 9; i++) {
    const [x, y, s] = [q.between(60, 420), q.between(770, 880), q.between(12, 30)];
    c.add(
      `<path d="M${r1(x)} ${r1(y)}l${r1(s)} ${r1(-s * 0.5)}l${r1(s * 0.7)} ${r1(s * 0.6)}l${r1(-s)} ${r1(s * 0.5)}Z" fill="${c.r(0.95)}" stroke="${c.r(0.4)}" stroke-width="1.6" filter="url(#leaf)"/>`,
    );
  }
  c.seen.push(
    { name: 'shattered-glass', x: 230, y: 830, w: 90, h: 60 },
    { name: 'cracked-glass', x: 210, y: 390, w: 260, h: 400 },
  );
  motif(c, 'comb', { x: 330, y: 872, h: 60, w: 120, ay: 0.5, turn: -18, tone: 'accent2' });
  hide(c, dream, [ground(72, 800, 0.4), ground(560, 872, 0.16), hung(126, 330, 90, 0.94)]);
  return c;
};

/** In one room a woman creeps with a knife; in the other its shadow is already at the bed. */
export const intruder: Compose = (dream) => {
  const c = begin(dream, { x: 470, y: 220 });
  const { p } = c;
  c.backdrop(c.r(0.04));
  const [upper, lower] = ['M24 24H576V418L24 452Z', 'M24 480L576 446V876H24Z'] as const;
  c.inside(`<path d="${upper}"/>`, () => {
    c.backdrop(
      c.radial(
        [
          [0, mix(p.glow, p.accent2, 0.3)],
          [0.4, mix(p.light, p.accent2, 0.35)],
          [1, c.r(0.2)],
        ],
        430,
        210,
        460,
      ),
    );
    wallpaper(c, mix(p.accent2, p.mid, 0.5), 400, 50);
    c.sheet('M-40 400H640V480H-40Z', c.r(0.12), 'paper');
    for (const x of [70, 170]) {
      c.sheet(`M${x - 40} 110h80v110h-80Z`, mix(p.accent2, p.night, 0.5), 'leaf');
      c.sheet(`M${x - 30} 120h60v90h-60Z`, c.r(0.4), 'cut');
    }
    motif(c, 'mona-lisa', { x: 70, y: 206, h: 80, w: 56, tone: 'shade' });
    motif(c, 'mona-lisa', { x: 170, y: 206, h: 80, w: 56, tone: 'shade', flip: true });
    const lady: Clothes = {
      top: 'accent',
      below: 'accent',
      skirt: 'gown',
      hair: 'bun',
      hairColour: '#2a1416',
    };
    thrown(
      c,
      () =>
        person(c, {
          x: 260,
          y: 420,
          h: 330,
          pose: 'creep',
          wears: lady,
          holds: ([x, y]) =>
            motif(c, 'stiletto', {
              x: x + 46,
              y: y - 46,
              h: 150,
              w: 150,
              ay: 0.5,
              turn: 8,
              tone: 'lit',
            }),
        }),
      { about: [260, 420], by: [-60, -14], grow: 1.12, opacity: 0.4 },
    );
    candle(c, [452, 402], 150);
  });
  c.seen.push({ name: 'figure', x: 290, y: 270, w: 230, h: 290 });
  c.inside(`<path d="${lower}"/>`, () => {
    c.backdrop(
      c.linear([
        [0, mix('#33507a', p.deep, 0.3)],
        [1, mix('#16243f', p.night, 0.3)],
      ]),
    );
    c.wash(0.4);
    // A window of moonlight on the wall, and on it the shadow.
    c.sheet('M210 500H470V690H210Z', mix('#8fb0d0', p.mid, 0.2), 'soft');
    c.add(
      `<path d="M340 500V690M210 596H470" stroke="${mix('#33507a', p.deep, 0.3)}" stroke-width="8"/>`,
    );
    shadowOf(
      c,
      () => motif(c, 'stiletto', { x: 352, y: 600, h: 220, w: 220, ay: 0.5, turn: 186 }),
      { about: [352, 600], by: [0, 0], opacity: 0.75 },
    );
    c.sheet(
      'M20 640Q20 600 60 600H84V850H20ZM540 700h40v160h-40Z',
      mix('#5a3420', p.night, 0.2),
      'deep',
    );
    c.sheet('M70 740Q80 690 160 694Q220 700 216 750Z', c.r(0.92), 'leaf');
    const asleep: Clothes = {
      top: 'pale',
      below: 'pale',
      hat: 'nightcap',
      hatColour: 'accent',
      hair: 'short',
      beard: true,
      hairColour: '#4a3426',
    };
    person(c, {
      x: 300,
      y: 748,
      h: 420,
      by: 'hip',
      turn: -90,
      pose: {
        ...POSES.lie,
        arms: arms(30, 70, 10, 20),
      },
      wears: asleep,
    });
    c.sheet(
      'M216 742Q280 700 380 726Q480 740 560 736V850H200Q206 790 216 742Z',
      mix(p.accent, '#1c2c50', 0.45),
      'leaf',
    );
    c.add(
      `<path d="M260 740Q270 800 258 846M350 730Q366 790 352 846M450 742Q462 800 452 846" fill="none" stroke="${mix(p.accent, p.night, 0.5)}" stroke-width="5" opacity=".7"/>`,
    );
    c.sheet('M-40 846H640V960H-40Z', c.r(0.08), 'paper');
  });
  c.seen.push({ name: 'bed', x: 340, y: 780, w: 540, h: 250 });
  motif(c, 'shut-rose', { x: 530, y: 690, h: 90, w: 70, tone: 'accent' });
  hide(c, dream, [ground(150, 706, 0.95), ground(100, 868, 0.12), ground(440, 868, 0.12)]);
  return c;
};

/** By the fire of the trophy hall a stag has had enough of the wall. */
export const trophies: Compose = (dream) => {
  const c = begin(dream, { x: 130, y: 720 });
  const { p, q } = c;
  c.backdrop(
    c.radial(
      [
        [0, mix(p.light, p.accent, 0.3)],
        [0.4, mix(p.mid, p.accent, 0.25)],
        [1, c.r(0.12)],
      ],
      130,
      720,
      760,
    ),
  );
  let panels = '';
  for (let x = -20; x < 620; x += 104) panels += `M${x} 20h92v560h-92Z`;
  c.add(`<path d="${panels}" fill="none" stroke="${c.r(0.2)}" stroke-width="7" opacity=".6"/>`);
  c.wash(0.35);
  c.sheet(
    'M-40 800H640V960H-40Z',
    c.linear([
      [0, c.r(0.42)],
      [1, c.r(0.06)],
    ]),
    'paper',
  );
  // What hangs there still.
  const plaque = (x: number, y: number, s: number): void =>
    c.sheet(
      `M${x - s} ${y - s}H${x + s}V${y + s * 0.3}Q${x + s * 0.9} ${y + s} ${x} ${y + s * 1.3}Q${x - s * 0.9} ${y + s} ${x - s} ${y + s * 0.3}Z`,
      mix('#6b3a1e', p.night, 0.25),
      'deep',
    );
  plaque(110, 150, 66);
  motif(c, 'bear-head', { x: 110, y: 156, h: 110, w: 110, ay: 0.5, tone: 'shade' });
  thrown(
    c,
    () => motif(c, 'crossed-swords', { x: 500, y: 120, h: 150, w: 160, ay: 0.5, tone: 'lit' }),
    { about: [500, 120], by: [16, -12] },
  );
  // The fire.
  c.sheet('M-40 560H250V600H-40ZM-40 600H28V820H-40ZM200 600H240V820H200Z', c.r(0.3), 'deep');
  c.sheet('M28 600H200V820H28Z', c.r(0.03), 'leaf');
  c.glow(116, 750, 260, 0.9, mix(p.glow, p.accent, 0.4));
  for (const [x, h, fill] of [
    [80, 120, p.accent],
    [146, 140, p.accent],
    [112, 170, mix(p.accent, p.light, 0.5)],
    [112, 96, p.glow],
  ] as const) {
    c.add(
      `<path d="M${x - 32} 818C${x - 60} ${818 - h * 0.5} ${x - 8} ${818 - h * 0.5} ${x + 8} ${818 - h}C${x + 16} ${818 - h * 0.6} ${x + 56} ${818 - h * 0.4} ${x + 32} 818Z" fill="${fill}" filter="url(#leaf)"/>`,
    );
  }
  c.seen.push({ name: 'fireplace', x: 115, y: 740, w: 280, h: 260 });
  // Half out of its frame.
  c.sheet('M330 190H590V620H330Z', mix('#7a4a22', p.night, 0.2), 'deep');
  c.sheet('M352 212H568V598H352Z', c.r(0.05), 'leaf');
  shadowOf(c, () => motif(c, 'deer', { x: 360, y: 640, h: 430, w: 420, tone: 'sil' }), {
    about: [360, 640],
    by: [70, -130],
    grow: 1.1,
    opacity: 0.5,
  });
  motif(c, 'deer', {
    x: 366,
    y: 668,
    h: 430,
    w: 420,
    tone: {
      over: mix('#b5713a', p.night, 0.1),
      foot: mix('#6b3c1c', p.night, 0.2),
      under: mix('#3a1e0e', p.night, 0.3),
      rim: true,
    },
    flip: true,
  });
  for (let i = 0; i < 8; i++)
    c.add(
      `<path d="M0 0l${r1(q.between(10, 24))} ${r1(q.between(-8, 8))}l${r1(q.between(-10, 2))} 12Z" transform="translate(${r1(q.between(300, 560))} ${r1(q.between(620, 780))}) rotate(${q.whole(0, 180)})" fill="${mix('#7a4a22', p.glow, 0.2)}" filter="url(#leaf)"/>`,
    );
  const hunter: Clothes = {
    top: 'accent',
    below: 'deep',
    hat: 'fedora',
    hatColour: '#4a5a2a',
    hair: 'short',
    beard: true,
    hairColour: '#3a2012',
  };
  cast(
    c,
    [250, 880],
    () => person(c, { x: 236, y: 886, h: 340, pose: 'run', wears: hunter, flip: true }),
    { long: 0.16 },
  );
  c.seen.push({ name: 'figure', x: 200, y: 740, w: 220, h: 300 });
  motif(c, 'musket', { x: 400, y: 806, h: 130, w: 230, ay: 0.5, turn: 30, tone: 'lit' });
  cast(
    c,
    [520, 860],
    () =>
      motif(c, 'hound', {
        x: 520,
        y: 868,
        h: 120,
        w: 130,
        tone: { over: '#c09060', foot: '#6b4526', under: '#2e1a0c', rim: true },
      }),
    { long: 0.16 },
  );
  hide(c, dream, [ground(60, 884, 0.46), ground(340, 884, 0.14), ground(210, 560, 0.4)]);
  return c;
};
