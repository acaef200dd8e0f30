// Scenes where somebody acts, at table and at play.

import { circle, ellipse, polar, r1, taper, type Point } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { begin, type Compose } from '../grammars/grammar.ts';
import { air, cloth, ground, hide, hung, wave } from '../hide.ts';
import { hang, motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { person } from '../people.ts';
import { POSES, arms, legs } from '../poses.ts';
import { cast, thrown } from '../shadows.ts';
import { bubbles, motes } from '../sky.ts';
import { type Cloth, type Clothes } from '../wardrobe.ts';

/** Seen from above: the wheel of fortune is a well, and a man falls into it with all he had. */
export const roulette: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 470 });
  const { p, q } = c;
  c.backdrop(mix(p.accent2, p.night, 0.62));
  let weave = '';
  for (let i = -20; i < 40; i++) weave += `M${i * 30} -40l400 980`;
  c.add(
    `<path d="${weave}" stroke="${mix(p.accent2, p.night, 0.5)}" stroke-width="3" opacity=".5"/>`,
  );
  c.sheet(circle(300, 450, 330), mix('#8a4b22', p.night, 0.25), 'deep');
  c.add(
    `<path d="${circle(300, 450, 318)}" fill="none" stroke="${p.accent}" stroke-width="4" opacity=".8"/>`,
  );
  for (let ring = 0; ring < 5; ring++) {
    const [outer, inner] = [292 * 0.76 ** ring, 292 * 0.76 ** (ring + 1)];
    const [ox, oy] = [300 + ring * 5, 450 + ring * 9];
    c.sheet(circle(ox, oy, outer + 4), c.r(0.02), 'deep');
    for (let i = 0; i < 24; i++) {
      const [a, b] = [i * 15 + ring * 9, i * 15 + 15 + ring * 9];
      const fill = i % 2 ? mix(p.night, p.deep, 0.3) : mix('#c2203a', p.night, ring * 0.1);
      const [w, x, y, z] = [
        polar(ox, oy, outer, a),
        polar(ox, oy, outer, b),
        polar(ox, oy, inner, b),
        polar(ox, oy, inner, a),
      ];
      c.add(
        `<path d="M${[w, x, y, z].map(([u, v]) => `${r1(u)} ${r1(v)}`).join('L')}Z" fill="${fill}" stroke="${p.accent}" stroke-width="${r1(2 - ring * 0.3)}"/>`,
      );
    }
  }
  c.sheet(circle(325, 495, 74), p.glow, 'leaf');
  c.glow(325, 495, 260, 0.95);
  c.wash(0.2);
  // The farther down, the smaller.
  for (const [x, y, h, turn] of [
    [236, 560, 40, 20],
    [400, 420, 46, -30],
    [392, 590, 44, 50],
    [246, 420, 38, -10],
  ] as const) {
    motif(c, 'coins', { x, y, h, w: 60, ay: 0.5, turn, tone: 'accent' });
  }
  motif(c, 'card-ace-spades', { x: 96, y: 300, h: 170, w: 130, ay: 0.5, turn: -24, tone: 'paper' });
  motif(c, 'card-queen-hearts', {
    x: 500,
    y: 240,
    h: 150,
    w: 120,
    ay: 0.5,
    turn: 28,
    tone: 'paper',
  });
  motif(c, 'rolling-dices', {
    x: 470,
    y: 720,
    h: 200,
    w: 210,
    ay: 0.5,
    turn: 12,
    tone: 'lit',
    inlay: dream.inlay,
  });
  motif(c, 'wine-glass', { x: 128, y: 640, h: 170, w: 110, ay: 0.5, turn: 138, tone: 'accent2' });
  c.add(
    `<path d="${taper(
      [
        [156, 690],
        [190, 730],
        [180, 790],
        [230, 830],
      ],
      26,
      4,
    )}" fill="#9c1a34" filter="url(#leaf)"/>`,
  );
  const suit: Clothes = {
    top: 'dark',
    below: 'dark',
    skirt: 'tails',
    hair: 'short',
    hairColour: '#24140f',
  };
  thrown(
    c,
    () => person(c, { x: 300, y: 430, h: 400, by: 'hip', pose: 'fall', turn: -128, wears: suit }),
    { about: [300, 430], by: [-22, 34], grow: 1.04, opacity: 0.55 },
  );
  c.seen.push({ name: 'figure', x: 290, y: 440, w: 260, h: 360 });
  motif(c, 'bow-tie', { x: 398, y: 300, h: 44, w: 80, ay: 0.5, turn: 20, tone: 'accent2' });
  for (let i = 0; i < 9; i++) {
    const [x, y] = [q.between(60, 540), q.between(90, 840)];
    c.add(
      `<path d="${ellipse(x, y, 15, q.between(5, 14))}" fill="${p.accent}" stroke="${mix(p.accent, p.night, 0.5)}" stroke-width="2.4" filter="url(#leaf)"/>`,
    );
  }
  hide(c, dream, [cloth(70, 840, 0.3), cloth(540, 60, 0.3), cloth(66, 70, 0.3)]);
  return c;
};

/** In a pot as wide as a lake the cook rows with a ladle, and something jumps. */
export const soup: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 380 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.2)],
      [0.6, c.r(0.44)],
      [1, c.r(0.1)],
    ]),
  );
  // Kitchen tiles behind the steam.
  let tiles = '';
  for (let y = 0; y < 520; y += 58)
    for (let x = (y / 58) % 2 ? -30 : 0; x < 620; x += 60) tiles += `M${x} ${y}h56v54h-56Z`;
  c.add(`<path d="${tiles}" fill="${mix(p.accent, p.night, 0.5)}" opacity=".5"/>`);
  c.wash(0.3);
  c.glow(300, 380, 380, 0.6);
  for (const [x, lean] of [
    [150, -30],
    [300, 24],
    [470, -16],
  ] as const) {
    c.add(
      `<path d="${taper(
        [
          [x, 430],
          [x + lean, 330],
          [x - lean, 230],
          [x + lean, 120],
          [x, 20],
        ],
        30,
        120,
      )}" fill="${p.glow}" opacity=".2" filter="url(#blur-8)"/>`,
    );
  }
  const brass = c.linear(
    [
      [0, mix(p.accent2, p.glow, 0.2)],
      [0.5, mix(p.accent2, p.night, 0.1)],
      [1, mix(p.accent2, p.night, 0.6)],
    ],
    [0, 0, 1, 0],
  );
  c.sheet('M20 470Q30 800 150 850H450Q570 800 580 470Z', brass, 'deep');
  c.sheet(
    'M-30 500q-20 60 30 90l30 -20q-30 -24 -16 -60ZM630 500q20 60 -30 90l-30 -20q30 -24 16 -60Z',
    mix(p.accent2, p.night, 0.4),
    'deep',
  );
  c.sheet(ellipse(300, 470, 290, 128), mix(p.accent2, p.glow, 0.35), 'deep');
  c.sheet(ellipse(300, 476, 268, 112), c.r(0.2), 'cut');
  c.inside(`<path d="${ellipse(300, 476, 268, 112)}"/>`, () => {
    c.backdrop(
      c.linear([
        [0.4, mix(p.light, p.mid, 0.4)],
        [0.56, p.light],
        [0.66, p.mid],
      ]),
    );
    for (let i = 7; i > 0; i--)
      c.add(
        `<path d="${ellipse(330, 500, i * 44, i * 17)}" fill="none" stroke="${p.glow}" stroke-width="4" opacity=".${r1(2 + (i % 3))}"/>`,
      );
    for (let i = 0; i < 18; i++)
      c.add(
        `<path d="${ellipse(q.between(50, 550), q.between(400, 580), q.between(8, 20), q.between(4, 8))}" fill="${i % 3 ? '#6f9a35' : p.glow}" opacity=".7"/>`,
      );
  });
  c.seen.push(
    { name: 'cooking-pot', x: 300, y: 580, w: 560, h: 500 },
    { name: 'bread', x: 270, y: 520, w: 268, h: 84 },
  );
  c.seen.push({ name: 'campfire', x: 300, y: 860, w: 580, h: 110 });
  motif(c, 'salmon', { x: 470, y: 372, h: 120, w: 170, ay: 0.5, turn: -38, tone: 'accent' });
  c.add(
    `<path d="M440 470q-10 -40 -24 -50M470 474q4 -30 14 -44M500 480q20 -24 34 -30" fill="none" stroke="${p.glow}" stroke-width="5" stroke-linecap="round"/>`,
  );
  motif(c, 'chili-pepper', {
    x: 110,
    y: 500,
    h: 80,
    w: 110,
    ay: 0.5,
    turn: -20,
    tone: { over: '#d8352a', foot: '#9a1d1a', under: '#4a0d10', rim: true },
  });
  // Half a loaf for a boat.
  const whites: Clothes = {
    top: 'pale',
    below: 'deep',
    apron: 'pale',
    hat: 'toque',
    hatColour: 'pale',
    hair: 'short',
    hairColour: '#3a2014',
  };
  c.add(
    `<path d="${ellipse(262, 540, 130, 18)}" fill="${p.night}" opacity=".4" filter="url(#blur-3)"/>`,
  );
  person(c, {
    x: 258,
    y: 470,
    h: 330,
    by: 'hip',
    pose: 'row',
    wears: whites,
    holds: ([x, y]) =>
      motif(c, 'ladle', {
        x: x + 20,
        y: y + 40,
        h: 250,
        w: 250,
        ay: 0.5,
        ax: 0.5,
        turn: -8,
        tone: 'lit',
        flip: true,
      }),
  });
  c.seen.push({ name: 'figure', x: 310, y: 400, w: 160, h: 250 });
  c.sheet(
    'M130 478Q146 552 262 556Q380 552 398 474Q330 506 262 504Q190 504 130 478Z',
    c.linear([
      [0, '#e0a45a'],
      [1, '#8a4a1e'],
    ]),
    'leaf',
  );
  c.add(
    `<path d="M170 512q20 16 40 18M240 526q24 6 44 0M320 520q24 -6 40 -18" fill="none" stroke="#f6d9a0" stroke-width="6" stroke-linecap="round"/>`,
  );
  // The near rim hides the feet of things, and fire burns below.
  c.add(
    `<path d="M10 470A290 128 0 0 0 590 470L578 486A278 116 0 0 1 22 486Z" fill="${mix(p.accent2, p.glow, 0.45)}" filter="url(#leaf)"/>`,
  );
  for (let i = 0; i < 11; i++) {
    const [x, h] = [30 + i * 54, q.between(60, 120)];
    c.add(
      `<path d="M${x - 26} 910C${x - 50} ${r1(910 - h * 0.5)} ${x - 8} ${r1(910 - h * 0.5)} ${x + (i % 2 ? 14 : -14)} ${r1(900 - h)}C${x + 12} ${r1(910 - h * 0.6)} ${x + 46} ${r1(910 - h * 0.4)} ${x + 26} 910Z" fill="${i % 2 ? p.light : '#e2542a'}" filter="url(#leaf)"/>`,
    );
  }
  c.glow(300, 900, 320, 0.6, p.light);
  cast(c, [90, 830], () => motif(c, 'garlic', { x: 84, y: 842, h: 90, w: 90, tone: 'paper' }), {
    long: 0.2,
  });
  motes(c, 30, { x: 300, y: 300, sx: 220, sy: 200 });
  hide(c, dream, [air(420, 180, 0.4), ground(500, 846, 0.3), wave(190, 424, 0.7)]);
  return c;
};

/** In the great flask somebody sleeps; somebody else would like to know why. */
export const flask: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 560 });
  const { p, q } = c;
  c.backdrop(
    c.radial(
      [
        [0, c.r(0.7)],
        [0.5, c.r(0.36)],
        [1, c.r(0.08)],
      ],
      300,
      540,
      600,
    ),
  );
  c.wash(0.35);
  // Shelves of bottles in the dark.
  for (const y of [150, 330]) {
    c.sheet(`M-40 ${y}H640V${y + 16}H-40Z`, c.r(0.14), 'leaf');
    for (let x = 30; x < 600; x += q.between(50, 78)) {
      if (Math.abs(x - 300) < 110) continue;
      const [w, h] = [q.between(15, 24), q.between(46, 96)];
      c.add(
        `<path d="M${r1(x - w)} ${y}V${r1(y - h * 0.6)}Q${r1(x - w)} ${r1(y - h * 0.75)} ${r1(x - 6)} ${r1(y - h * 0.8)}V${r1(y - h)}H${r1(x + 6)}V${r1(y - h * 0.8)}Q${r1(x + w)} ${r1(y - h * 0.75)} ${r1(x + w)} ${r1(y - h * 0.6)}V${y}Z" fill="${q.pick([c.r(0.34), c.r(0.5), mix(p.accent, p.night, 0.3), mix(p.accent2, p.night, 0.3)])}" filter="url(#leaf)"/>`,
      );
    }
  }
  c.seen.push({ name: 'test-tubes', x: 110, y: 100, w: 200, h: 90 });
  motif(c, 'lightning-branches', {
    x: 470,
    y: 40,
    h: 250,
    w: 220,
    ay: 0,
    tone: 'glow',
    opacity: 0.9,
  });
  c.sheet(
    'M-40 800H640V960H-40Z',
    c.linear([
      [0, mix('#6b4a2a', p.night, 0.3)],
      [1, c.r(0.04)],
    ]),
    'deep',
  );
  const glass =
    'M262 60H338V330C450 350 530 440 530 556C530 690 430 782 300 782C170 782 70 690 70 556C70 440 150 350 262 330Z';
  c.glow(300, 560, 360, 0.8);
  c.inside(`<path d="${glass}"/>`, () => {
    c.backdrop(
      c.linear([
        [0, c.r(0.5)],
        [0.45, c.r(0.7)],
        [0.46, mix('#a8d84a', p.glow, 0.35)],
        [0.85, mix('#4f9a3a', p.mid, 0.3)],
      ]),
    );
    c.add(
      `<path d="M40 436q32 -16 65 0t65 0t65 0t65 0t65 0t65 0t65 0t65 0V470H40Z" fill="${mix('#d6f08a', p.glow, 0.4)}" opacity=".7"/>`,
    );
    c.glow(300, 590, 230, 0.7);
    const asleep: Clothes = {
      top: 'pale',
      below: 'pale',
      hair: 'long',
      hairColour: '#6a2a1c',
      barefoot: true,
    };
    person(c, {
      x: 276,
      y: 600,
      h: 460,
      by: 'hip',
      turn: -6,
      pose: 'curl',
      wears: asleep,
      filter: 'rim-top',
    });
    c.add(`<path d="M40 430H560V800H40Z" fill="#7fc04a" opacity=".2"/>`);
  });
  c.seen.push(
    { name: 'figure', x: 340, y: 530, w: 260, h: 280 },
    { name: 'round-bottom-flask', x: 300, y: 540, w: 460, h: 720 },
  );
  bubbles(c, 26, { x: 300, y: 560, sx: 180, sy: 170 });
  c.add(
    `<path d="${glass}" fill="none" stroke="${mix(p.glow, p.light, 0.3)}" stroke-width="9" filter="url(#leaf)"/><path d="M118 500Q140 420 214 386M104 560Q104 600 118 640" fill="none" stroke="${p.glow}" stroke-width="14" stroke-linecap="round" opacity=".6"/>`,
  );
  c.sheet('M246 44H354V72H246Z', mix(p.accent2, p.night, 0.2), 'leaf');
  // A small scientist with a large glass.
  const coat: Clothes = {
    top: 'pale',
    below: 'dark',
    skirt: 'tails',
    hair: 'bald',
    hairColour: '#e8e2d2',
    beard: true,
  };
  cast(
    c,
    [520, 868],
    () =>
      person(c, {
        x: 528,
        y: 872,
        h: 270,
        pose: {
          ...POSES.reach,
          arms: arms(104, 128, 40, 70),
          tiptoe: false,
        },
        wears: coat,
        flip: true,
        holds: ([x, y]) =>
          motif(c, 'magnifying-glass', {
            x: x - 10,
            y: y + 10,
            h: 120,
            w: 120,
            ay: 0.7,
            ax: 0.3,
            tone: 'accent2',
            flip: true,
          }),
      }),
    { long: 0.2 },
  );
  cast(
    c,
    [80, 868],
    () => motif(c, 'mushrooms', { x: 86, y: 876, h: 120, w: 120, tone: 'accent' }),
    { long: 0.2 },
  );
  motif(c, 'snake', { x: 190, y: 884, h: 80, w: 120, tone: 'accent2' });
  cast(
    c,
    [300, 872],
    () => motif(c, 'microscope', { x: 300, y: 880, h: 130, w: 100, tone: 'lit' }),
    { long: 0.2 },
  );
  motif(c, 'skull-in-jar', { x: 170, y: 334, h: 110, w: 90, tone: 'lit' });
  hide(c, dream, [ground(40, 806, 0.14), air(90, 230, 0.16), ground(400, 878, 0.12)]);
  return c;
};

/** The house cut open: upstairs they waltz, and under them one has found the barrels. */
export const undercroft: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 130 });
  const { p } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.2)],
      [1, c.r(0.06)],
    ]),
  );
  // Upstairs.
  c.sheet(
    'M40 40H560V390H40Z',
    c.radial(
      [
        [0, p.glow],
        [0.5, c.r(0.86)],
        [1, c.r(0.62)],
      ],
      300,
      120,
      380,
    ),
    'deep',
  );
  let stripes = '';
  for (let x = 52; x < 560; x += 34) stripes += `M${x} 44v330`;
  c.add(`<path d="${stripes}" stroke="${c.r(0.7)}" stroke-width="8" opacity=".35"/>`);
  c.add(
    `<path d="M300 30V96M220 130Q300 170 380 130M236 104H364" fill="none" stroke="${mix(p.accent2, p.night, 0.35)}" stroke-width="8" stroke-linecap="round"/>`,
  );
  for (const x of [220, 260, 300, 340, 380]) {
    c.glow(x, 104, 50, 0.8);
    c.add(
      `<path d="M${x} 84q9 20 0 30q-9 -10 0 -30Z" fill="${p.glow}" stroke="${p.accent2}" stroke-width="2"/>`,
    );
  }
  const gent: Clothes = { top: 'dark', below: 'dark', skirt: 'tails', hair: 'short' };
  const belle = (top: Cloth): Clothes => ({
    top,
    below: top,
    skirt: 'gown',
    hair: 'bun',
    hairColour: '#4a2216',
  });
  for (const [x, top] of [
    [150, 'accent'],
    [420, 'accent2'],
  ] as const) {
    cast(
      c,
      [x, 376],
      () => {
        person(c, { x: x - 30, y: 378, h: 220, pose: 'waltz', wears: gent });
        person(c, { x: x + 54, y: 378, h: 208, pose: 'waltz', wears: belle(top), flip: true });
      },
      { long: 0.1 },
    );
  }
  c.sheet(
    'M-40 384H640V452H-40Z',
    c.linear([
      [0, mix('#7a4a2a', p.night, 0.1)],
      [1, mix('#3a2012', p.night, 0.2)],
    ]),
    'deep',
  );
  let stones = '';
  for (let y = 470; y < 900; y += 40)
    for (let x = (y / 40) % 2 ? -20 : 20; x < 600; x += 80) stones += `M${x} ${y}h74v34h-74Z`;
  c.add(`<path d="${stones}" fill="${c.r(0.2)}"/>`);
  c.glow(200, 650, 330, 0.55, mix(p.light, p.accent2, 0.3));
  c.sheet(
    'M-40 452H640V700C600 520 440 500 320 700C200 500 40 520 0 700L-40 720Z',
    c.r(0.08),
    'deep',
  );
  c.sheet('M-40 850H640V960H-40Z', c.r(0.12), 'deep');
  /** A barrel seen from its end. */
  const barrel = (x: number, y: number, r: number): void => {
    c.sheet(circle(x, y, r), mix('#8a5428', p.night, 0.1), 'deep');
    let staves = '';
    for (let i = -3; i <= 3; i++)
      staves += `M${r1(x + (i * r) / 3.6)} ${r1(y - Math.sqrt(Math.max(0, r * r - ((i * r) / 3.6) ** 2)) + 8)}V${r1(y + Math.sqrt(Math.max(0, r * r - ((i * r) / 3.6) ** 2)) - 8)}`;
    c.add(
      `<path d="${staves}" stroke="${mix('#4a2a14', p.night, 0.2)}" stroke-width="4"/><path d="${circle(x, y, r - 6)}" fill="none" stroke="${c.r(0.4)}" stroke-width="10"/>`,
    );
  };
  barrel(440, 740, 116);
  barrel(566, 770, 90);
  barrel(500, 580, 84);
  c.seen.push(
    { name: 'barrel', x: 430, y: 730, w: 240, h: 240 },
    { name: 'candles', x: 300, y: 100, w: 180, h: 80 },
  );
  c.seen.push(
    { name: 'ample-dress', x: 215, y: 290, w: 80, h: 160 },
    { name: 'ample-dress', x: 505, y: 290, w: 80, h: 160 },
  );
  // The tap runs.
  c.sheet('M336 760H382V776H352V794H336ZM352 744h20v16h-20Z', mix(p.accent2, p.glow, 0.2), 'leaf');
  c.add(
    `<path d="${taper(
      [
        [344, 794],
        [338, 818],
        [318, 836],
        [300, 840],
      ],
      8,
      14,
    )}" fill="#c22a4a"/>`,
  );
  const drunk: Clothes = {
    top: 'accent',
    below: 'deep',
    hair: 'short',
    beard: true,
    hairColour: '#5a2c16',
  };
  person(c, {
    x: 178,
    y: 846,
    h: 360,
    by: 'hip',
    flip: true,
    turn: -80,
    pose: {
      ...POSES.lie,
      nod: -26,
      arms: arms(40, 110, -30, -10),
      legs: legs(44, -20, 10, 0),
    },
    wears: drunk,
  });
  c.seen.push({ name: 'figure', x: 240, y: 830, w: 340, h: 120 });
  c.add(`<path d="${ellipse(330, 880, 90, 12)}" fill="#a01c3c" opacity=".85"/>`);
  c.glow(86, 670, 130, 0.9);
  motif(c, 'lantern', { x: 86, y: 716, h: 110, w: 70, tone: 'lit' });
  c.add(`<path d="M86 520V612" stroke="${c.r(0.5)}" stroke-width="4"/>`);
  motif(c, 'wine-glass', { x: 420, y: 906, h: 90, w: 60, tone: 'lit' });
  hang(c, 'grapes', { x: 268, y: 640, h: 110, w: 100, tone: 'accent2' }, 456);
  motif(c, 'wine-bottle', { x: 546, y: 900, h: 110, w: 50, turn: 84, tone: 'accent' });
  hide(c, dream, [ground(60, 872, 0.14), ground(480, 890, 0.14), hung(186, 560, 460, 0.2)]);
  return c;
};

/** A fever thermometer that lies on the quilt. */
function thermometer(c: Card, [x, y]: Point, turn: number): void {
  const { p } = c;
  c.add(
    `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#leaf)"><path d="M-13 -110a13 13 0 0 1 26 0V58a26 26 0 1 1 -26 0Z" fill="${p.glow}" stroke="${c.r(0.3)}" stroke-width="3"/><path d="M-5 -60H5V66a17 17 0 1 1 -10 0Z" fill="#d22d3c"/><path d="M13 -80h-9M13 -56h-9M13 -32h-9M13 -8h-9M13 16h-9M13 40h-9" stroke="${c.r(0.2)}" stroke-width="3"/></g>`,
  );
  c.seen.push({ name: 'thermometer-hot', x: 115, y: 530, w: 100, h: 210 });
}

/** A bed seen from above: the quilt is a country, and the doctor runs across it. */
export const quilt: Compose = (dream) => {
  const c = begin(dream, { x: 120, y: 120 });
  const { p, q } = c;
  c.backdrop(mix('#6b4426', p.night, 0.35));
  let boards = '';
  for (let x = 0; x < 600; x += 60) boards += `M${x} -20V920`;
  c.add(`<path d="${boards}" stroke="${mix('#3a2212', p.night, 0.3)}" stroke-width="4"/>`);
  c.wash(0.4);
  c.sheet('M52 16Q300 -16 548 16V890H52Z', mix('#8a5530', p.night, 0.1), 'deep');
  c.sheet('M70 50H530V900H70Z', c.r(0.95), 'leaf');
  c.sheet(
    'M120 66Q300 40 480 66Q510 150 480 236Q300 262 120 236Q92 150 120 66Z',
    c.linear([
      [0, p.glow],
      [1, c.r(0.84)],
    ]),
    'deep',
  );
  const ill: Clothes = {
    top: 'pale',
    below: 'pale',
    hair: 'curls',
    hairColour: '#8a5a2a',
    child: true,
    skin: '#f2b49a',
  };
  person(c, {
    x: 300,
    y: 470,
    h: 560,
    by: 'hip',
    turn: -6,
    pose: { ...POSES.lie, nod: -10 },
    wears: ill,
    filter: 'leaf',
  });
  c.seen.push({ name: 'bed', x: 300, y: 450, w: 500, h: 870 });
  // Patches like fields.
  const colours = [
    '#c92a4a',
    '#f0b64a',
    '#5d8fb0',
    '#3f7f68',
    '#b7d7e2',
    '#e88a5a',
    '#7a63a8',
  ] as const;
  const [size, top] = [78, 330] as const;
  c.inside('<path d="M60 330Q180 300 300 326Q420 350 540 318V920H60Z"/>', () => {
    for (let j = 0; j < 8; j++) {
      for (let i = 0; i < 7; i++) {
        const [x, y] = [44 + i * size + q.between(-3, 3), top - 20 + j * size + q.between(-3, 3)];
        const fill = mix(
          colours[(i * 3 + j * 5) % colours.length] ?? p.mid,
          p.glow,
          q.between(0, 0.22),
        );
        c.add(
          `<path d="M${r1(x)} ${r1(y)}h${size}v${size}h${-size}Z" fill="${fill}"/><path d="M${r1(x + 5)} ${r1(y + 5)}h${size - 10}v${size - 10}h${10 - size}Z" fill="none" stroke="${p.glow}" stroke-width="2" stroke-dasharray="7 6" opacity=".8"/>`,
        );
        if ((i + j) % 3 === 0)
          for (let k = 0; k < 6; k++)
            c.add(
              `<path d="M${r1(x + 12 + (k % 3) * 24)} ${r1(y + 34 + Math.floor(k / 3) * 30)}l9 -20l9 20Z" fill="${mix(fill, p.night, 0.4)}"/>`,
            );
      }
    }
    c.add(
      `<path d="M60 330H540V920H60Z" fill="${c.linear(
        [
          [0, p.night, 0.3],
          [0.2, p.night, 0],
          [0.5, p.glow, 0.16],
          [1, p.night, 0.4],
        ],
        [0, 0, 1, 0.6],
      )}"/>`,
    );
  });
  c.add(
    `<path d="M60 330Q180 300 300 326Q420 350 540 318V356Q420 388 300 364Q180 338 60 368Z" fill="${c.r(0.97)}" filter="url(#leaf)"/>`,
  );
  motif(c, 'stethoscope', {
    x: 420,
    y: 610,
    h: 290,
    w: 230,
    ay: 0.5,
    turn: 14,
    tone: 'sil',
    depth: 0.06,
  });
  thermometer(c, [116, 540], -22);
  const doctor: Clothes = {
    top: 'pale',
    below: 'dark',
    skirt: 'tails',
    hat: 'bowler',
    hair: 'short',
    beard: true,
    hairColour: '#3a2a20',
  };
  cast(
    c,
    [220, 800],
    () =>
      person(c, {
        x: 220,
        y: 806,
        h: 250,
        pose: 'run',
        wears: doctor,
        holds: ([x, y]) =>
          motif(c, 'first-aid-kit', {
            x: x - 4,
            y: y + 40,
            h: 66,
            w: 70,
            tone: { over: '#d33a4e', foot: '#8f1d30', under: '#3d0a16', rim: true },
          }),
      }),
    { long: 0.36 },
  );
  c.seen.push({ name: 'figure', x: 240, y: 700, w: 160, h: 220 });
  motif(c, 'medicine-pills', { x: 480, y: 850, h: 90, w: 100, tone: 'accent' });
  hide(c, dream, [cloth(420, 120, 0.97), ground(360, 860, 0.5), cloth(100, 700, 0.5)]);
  return c;
};

/** Rain falls in strings from the cloud, and she plays it. */
export const rainharp: Compose = (dream) => {
  const c = begin(dream, { x: 380, y: 330 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.2)],
      [0.55, c.r(0.66)],
      [0.8, c.r(0.5)],
      [1, c.r(0.14)],
    ]),
  );
  c.wash(0.4);
  c.glow(390, 420, 320, 0.75);
  c.sheet(
    'M-40 760Q300 730 640 760V960H-40Z',
    c.linear([
      [0, c.r(0.56)],
      [1, c.r(0.1)],
    ]),
    'soft',
  );
  // The cloud is the neck of the harp.
  let puffs = '';
  for (const [x, y, r] of [
    [120, 150, 90],
    [230, 120, 110],
    [350, 100, 120],
    [470, 120, 100],
    [550, 150, 70],
    [60, 180, 60],
  ] as const)
    puffs += circle(x, y, r);
  c.add(
    `<g filter="url(#deep)"><path d="${puffs}M20 170H590V216Q300 250 20 216Z" fill="${c.r(0.34)}"/></g><path d="${puffs}" transform="translate(6 -10)" fill="${c.r(0.5)}" opacity=".55"/>`,
  );
  c.seen.push({ name: 'raining', x: 300, y: 130, w: 560, h: 240 });
  const gold = c.linear(
    [
      [0, mix(p.accent2, p.glow, 0.25)],
      [1, mix(p.accent2, p.night, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  c.sheet(
    'M520 200C560 330 560 560 530 744H556C590 560 592 330 546 196ZM530 744L220 800Q190 800 200 826L560 776Z',
    gold,
    'deep',
  );
  c.seen.push({ name: 'harp', x: 390, y: 500, w: 360, h: 620 });
  let strings = '';
  for (let i = 0; i < 15; i++) {
    const x = 270 + i * 18;
    const [top, foot] = [224 - Math.abs(i - 7) * 1.4, 792 - i * 3.2];
    strings +=
      i < 5
        ? `M${x} ${r1(top)}Q${x + (i === 3 ? 0 : -12)} 520 ${x} ${r1(foot)}`
        : `M${x} ${r1(top)}V${r1(foot)}`;
  }
  c.add(`<path d="${strings}" fill="none" stroke="${p.glow}" stroke-width="2.6" opacity=".9"/>`);
  let drops = '';
  for (let i = 0; i < 60; i++) {
    const [x, y] = [270 + q.whole(0, 14) * 18, q.between(240, 770)];
    drops += `M${x} ${r1(y - 9)}q6 10 0 14q-6 -4 0 -14Z`;
  }
  for (let i = 0; i < 30; i++) {
    const [x, y] = [q.between(0, 250), q.between(230, 760)];
    drops += `M${r1(x)} ${r1(y - 9)}q6 10 0 14q-6 -4 0 -14Z`;
  }
  c.add(`<path d="${drops}" fill="${p.glow}" opacity=".85"/>`);
  const player: Clothes = {
    top: 'accent',
    below: 'accent',
    skirt: 'gown',
    hair: 'bun',
    hairColour: '#3a1c14',
  };
  c.sheet(
    'M96 640H230V664H96ZM110 664H124V806H110ZM204 664H218V806H204Z',
    mix('#5a3420', p.night, 0.2),
    'leaf',
  );
  cast(
    c,
    [180, 806],
    () =>
      person(c, {
        x: 170,
        y: 630,
        h: 430,
        by: 'hip',
        pose: {
          ...POSES.sit,
          trunk: 10,
          nod: 6,
          arms: arms(70, 104, 58, 86),
        },
        wears: player,
      }),
    { long: 0.16 },
  );
  c.seen.push({ name: 'figure', x: 235, y: 590, w: 240, h: 380 });
  // An umbrella upside down has caught some of the tune.
  motif(c, 'umbrella', {
    x: 452,
    y: 838,
    h: 190,
    w: 230,
    turn: 172,
    ay: 0.5,
    tone: { over: c.r(0.3), foot: c.r(0.16), under: c.r(0.5), rim: true },
  });
  for (const [x, y, h] of [
    [420, 760, 56],
    [484, 730, 50],
    [396, 700, 44],
  ] as const)
    motif(c, 'music-spell', { x, y, h, w: 60, ay: 0.5, tone: 'accent2' });
  c.add(
    `<path d="${ellipse(120, 850, 90, 12)}${ellipse(280, 890, 70, 9)}" fill="${p.glow}" opacity=".35"/>`,
  );
  hide(c, dream, [ground(60, 850, 0.42), ground(250, 860, 0.42), ground(556, 870, 0.2)]);
  return c;
};
