// Dreams indoors: the lit door, the lamp, the corridor, the bed.

import { r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { corners, wallpaper } from '../frames.ts';
import { air, cloth, ground, hide, hung, picture } from '../hide.ts';
import { ridge } from '../land.ts';
import { motif, shadow } from '../motif.ts';
import { mix } from '../palettes.ts';
import { beam, cloud, motes, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, small, type Compose } from './grammar.ts';

function boards(c: Card, top: number, vanish: number): void {
  let d = '';
  for (let i = -9; i <= 9; i++) d += `M${vanish + i * 38} ${top}L${vanish + i * 150} 940`;
  c.add(
    `<rect x="-40" y="${top - 2}" width="680" height="${942 - top}" fill="${c.r(0.22)}"/><path d="${d}" stroke="${c.r(0.1)}" stroke-width="3"/>`,
  );
}

/** A lit doorway whose visitor throws somebody else's shadow. */
export const door: Compose = (dream) => {
  const close = near(dream);
  const x = close ? 196 : 300;
  const c = begin(dream, { x, y: 380 });
  const { p } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.14)],
      [1, c.r(0.32)],
    ]),
  );
  wallpaper(c, c.r(0.32), 560, 56);
  boards(c, 594, x);
  c.wash(0.35);
  c.sheet('M-40 556H640V594H-40Z', c.r(0.11));
  c.glow(x, 420, 400, 0.8);
  const spill = c.linear([
    [0, p.glow, 0.95],
    [1, p.glow, 0.22],
  ]);
  c.add(
    `<path d="M${x - 93} 594H${x + 93}L${close ? 640 : 575} 910H${close ? 60 : 25}Z" fill="${spill}" filter="url(#blur-3)"/>`,
  );
  const opening = close ? `M${x - 95} 596V150H${x + 95}V596Z` : `M205 596V290Q300 170 395 290V596Z`;
  c.add(
    `<path d="${opening}" fill="${c.linear([
      [0, mix(p.glow, p.light, 0.3)],
      [0.5, p.glow],
      [1, mix(p.glow, p.light, 0.25)],
    ])}"/>`,
  );
  c.inside(`<path d="${opening}"/>`, () => {
    cloud(c, x - 50, 330, 110, mix(p.light, p.glow, 0.4));
    ridge(c, 560, 10, mix(p.light, p.mid, 0.35), { filter: 'cut' });
  });
  if (dream.second) {
    shadow(c, dream.second, {
      x: close ? 250 : 300,
      y: 603,
      h: close ? 300 : 320,
      w: 380,
      stretch: -1,
      skew: close ? -8 : 0,
      opacity: 0.85,
      colour: c.r(0.03),
      filter: 'cut',
    });
  }
  if (dream.figure) {
    person(c, dream, { x, y: 606, h: 236, ground: 'light' });
    motif(c, dream.hero, { x: x + 76, y: 606, h: 92, w: 110, tone: 'accent' });
  } else {
    motif(c, dream.hero, { x, y: 606, h: 270, w: 184, tone: 'sil', depth: 0.03, filter: 'leaf' });
  }
  if (close) {
    c.sheet(`M${x - 121} 600V124H${x + 121}V600H${x + 95}V150H${x - 95}V600Z`, c.r(0.05), 'deep');
    // The leaf of the door stands open towards us.
    const leaf = c.linear(
      [
        [0, mix(p.accent2, p.night, 0.4)],
        [1, mix(p.accent2, p.night, 0.7)],
      ],
      [0, 0, 1, 0],
    );
    c.sheet(`M${x + 95} 150L${x + 196} 96V690L${x + 95} 596Z`, leaf, 'deep');
    c.add(
      `<path d="M${x + 112} 190L${x + 178} 160V360L${x + 112} 372ZM${x + 112} 410L${x + 178} 402V620L${x + 112} 560Z" fill="none" stroke="${c.r(0.1)}" stroke-width="5"/><circle cx="${x + 176}" cy="396" r="9" fill="${p.accent2}"/>`,
    );
  } else {
    c.sheet('M176 598V284Q300 132 424 284V598H396V290Q300 172 204 290V598Z', c.r(0.05), 'deep');
    c.add(
      `<path d="M176 598V284Q300 132 424 284V598" fill="none" stroke="${c.r(0.4)}" stroke-width="3"/>`,
    );
  }
  small(
    c,
    dream,
    close
      ? [
          [512, 620, 130, 'lit'],
          [500, 380, 190, 'pale'],
        ]
      : [
          [90, 612, 175, 'pale'],
          [512, 612, 175, 'pale'],
          [92, 300, 120, 'accent2'],
        ],
  );
  motes(c, 46, { x, y: 480, sx: 210, sy: 310 });
  corners(c, 'top', 30);
  hide(c, dream, [
    air(430, 116, 0.33),
    close ? ground(74, 848, 0.45) : picture(508, 338),
    ground(close ? 556 : 66, close ? 866 : 858, 0.43),
    ground(close ? 452 : 556, close ? 716 : 800, close ? 0.4 : 0.24),
    hung(close ? 566 : 470, close ? 190 : 330, -10, 0.22),
    ground(160, 704, close ? 0.92 : 0.54),
  ]);
  return c;
};

/** A still life under a lamp; on the wall, the wrong shadow. */
export const lamp: Compose = (dream) => {
  const close = near(dream);
  const x = close ? 150 : 300;
  const c = begin(dream, { x, y: 170 });
  const { p } = c;
  c.backdrop(c.r(0.2));
  let stripes = '';
  for (let s = 0; s < 660; s += 50) stripes += `M${s - 20} -20V720`;
  c.add(`<path d="${stripes}" stroke="${c.r(0.28)}" stroke-width="16" opacity=".5"/>`);
  wallpaper(c, c.r(0.34), 700, 50);
  c.wash(0.35);
  const wall = c.radial(
    [
      [0, p.glow, 0.98],
      [0.55, p.light, 0.6],
      [1, p.mid, 0],
    ],
    close ? 330 : 300,
    400,
    360,
  );
  c.add(`<ellipse cx="${close ? 330 : 300}" cy="420" rx="330" ry="360" fill="${wall}"/>`);
  beam(c, [x, 150], close ? [40, 700] : [-40, 640], 760, 0.34);
  if (dream.second) {
    shadow(c, dream.second, {
      x: close ? 380 : 300,
      y: 655,
      h: close ? 470 : 400,
      w: close ? 420 : 440,
      skew: close ? -10 : 0,
      opacity: 0.74,
      colour: c.r(0.1),
    });
  }
  const shade = c.linear([
    [0, mix(p.accent2, p.night, 0.3)],
    [1, p.accent2],
  ]);
  const fringe = Array.from(
    { length: 13 },
    (_, i) => `M${r1(x - 94 + i * 15.7)} ${r1(176 + 6 * Math.sin((i / 12) * 3.14))}v14`,
  ).join('');
  c.add(
    `<path d="M${x} -40V96" stroke="${c.r(0.03)}" stroke-width="5"/><path d="M${x - 102} 170Q${x - 88} 92 ${x} 86Q${x + 88} 92 ${x + 102} 170Q${x} 192 ${x - 102} 170Z" fill="${shade}" filter="url(#leaf)"/><path d="M${x - 100} 170Q${x} 192 ${x + 100} 170Q${x} 152 ${x - 100} 170Z" fill="${p.glow}"/><path d="${fringe}" stroke="${p.accent2}" stroke-width="3"/>`,
  );
  c.glow(x, 172, 80, 0.9);
  const linen = c.linear([
    [0, c.r(0.42)],
    [0.3, c.r(0.24)],
    [1, c.r(0.1)],
  ]);
  c.sheet('M-40 668Q300 628 640 668V960H-40Z', linen, 'deep');
  const lace = `M-20 800${'q31 34 62 0'.repeat(11)}`;
  c.sheet(`${lace}V960H-20Z`, c.r(0.12));
  c.add(`<path d="${lace}" fill="none" stroke="${c.r(0.5)}" stroke-width="2" opacity=".6"/>`);
  const stand = (sx: number, sy: number, rx: number): void =>
    c.add(
      `<ellipse cx="${sx}" cy="${sy}" rx="${rx}" ry="${r1(rx * 0.13)}" fill="${c.r(0.01)}" opacity=".65" filter="url(#blur-3)"/>`,
    );
  const hx = close ? 235 : 300;
  stand(hx, 754, 120);
  hero(c, dream, { x: hx, y: 758, h: 236, w: 290 });
  const slots = close
    ? ([
        [430, 766, 130, 'lit'],
        [522, 800, 120, 'accent2'],
        [80, 800, 140, 'paper'],
      ] as const)
    : ([
        [108, 792, 145, 'lit'],
        [492, 792, 145, 'accent2'],
        [300, 872, 96, 'lit'],
      ] as const);
  for (const [sx, sy] of slots.slice(0, dream.small.length)) stand(sx, sy - 3, 60);
  small(c, dream, slots);
  motes(c, 40, { x: 300, y: 420, sx: 180, sy: 230 });
  hide(c, dream, [
    air(close ? 500 : 506, close ? 108 : 330, close ? 0.25 : 0.4),
    ground(close ? 334 : 206, close ? 802 : 806, 0.32),
    cloth(close ? 210 : 404, close ? 872 : 868, 0.12),
    close ? hung(560, 236, -10, 0.3) : picture(70, 250),
    cloth(close ? 396 : 196, 874, 0.12),
    close ? cloth(480, 872, 0.12) : picture(528, 240),
  ]);
  return c;
};

/** Five arches to a lit end; or a long gallery whose end lies to one side. */
export const corridor: Compose = (dream) => {
  const close = near(dream);
  const vx = close ? 390 : 300;
  const c = begin(dream, { x: vx, y: 430 });
  const { p } = c;
  c.backdrop(p.glow);
  ringSky(c, { r0: 90, step: 40, n: 3, stars: 0, near: 0.98, far: 0.8 });
  hero(c, dream, { x: vx, y: 545, h: close ? 214 : 200, w: 170 });
  for (let k = 0; k < 5; k++) {
    const w = 96 + k * k * 11 + k * 26;
    const x = vx - k * k * (close ? 6 : 0);
    const [top, foot] = [430 - (120 + k * k * 16 + k * 30), 545 + k * k * 13 + k * 22];
    const tone = c.r(0.62 - k * 0.13);
    const arch = close
      ? `M${x - w} ${foot}V${r1(top + 16)}H${x + w}V${foot}Z`
      : `M${x - w} ${foot}V${r1(top + w * 0.7)}Q${x - w} ${top} ${x} ${r1(top - w * 0.12)}Q${x + w} ${top} ${x + w} ${r1(top + w * 0.7)}V${foot}Z`;
    const wall = c.linear([
      [0, mix(tone, p.night, 0.25)],
      [0.5, tone],
      [1, mix(tone, p.night, 0.3)],
    ]);
    c.sheet(`M-40 -40H640V940H-40Z${arch}`, wall, 'soft', ' fill-rule="evenodd"');
    c.add(
      `<path d="M${x - w} ${foot}L${x - w - 40 - k * 30} 940H${x + w + 40 + k * 30}L${x + w} ${foot}Z" fill="${mix(tone, p.glow, 0.3)}" opacity=".85"/>`,
    );
    const stand = (i: number, at: number, h: number, t: 'paper' | 'accent2'): void => {
      const icon = dream.small[i];
      if (icon) motif(c, icon, { x: at, y: foot + h * 0.3, h, w: h * 1.1, tone: t });
    };
    if (k === 1) stand(0, x - w + 34, 84, 'paper');
    if (k === 2) stand(1, x + w - 42, 116, 'accent2');
    if (k === 3) second(c, dream, { x: x - w + 52, y: foot + 52, h: 170, w: 150, tone: 'paper' });
  }
  const carpet = c.linear([
    [0, p.glow, 0.8],
    [1, p.glow, 0.14],
  ]);
  c.add(
    `<path d="M${vx - 60} 548H${vx + 60}L${close ? 520 : 470} 940H${close ? 100 : 130}Z" fill="${carpet}" filter="url(#blur-3)"/>`,
  );
  person(c, dream, { x: close ? 350 : 330, y: close ? 770 : 800, h: 156, ground: 'light' });
  const last = dream.small[2];
  if (last) motif(c, last, { x: close ? 150 : 300, y: 126, h: 110, w: 130, ay: 0.5, tone: 'lit' });
  motes(c, 40, { x: vx, y: 480, sx: 160, sy: 260 });
  hide(c, dream, [
    ground(close ? 216 : 214, 812, 0.68),
    hung(close ? 540 : 60, close ? 250 : 300, -10, close ? 0.42 : 0.3),
    picture(close ? 52 : 540, close ? 400 : 420),
    ground(500, 868, 0.42),
    ground(close ? 66 : 84, 876, 0.36),
  ]);
  return c;
};
