// Four more scenes made for one dream each: the doll's house, the road, the open palm, the captured
// moon.

import { r1, smooth, taper, type Point } from '../../stages/shape.ts';
import { corners, vine } from '../frames.ts';
import { begin, hero, person, second, small, type Compose } from '../grammars/grammar.ts';
import { air, grass, ground, hide, hung } from '../hide.ts';
import { grass as meadow, ridge, roofs, trunks } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, fog, moon, ringSky } from '../sky.ts';

/** A house without its front wall, and the owl that looks into the attic. */
export const dollhouse: Compose = (dream) => {
  const c = begin(dream, { x: 460, y: 150 });
  const { p } = c;
  ringSky(c, { r0: 100, step: 105, stars: 70 });
  moon(c, 470, 150, 62, 2);
  trunks(c, c.r(0.3), 4, [14, 26], [60, 540], 'paper');
  hero(c, dream, { x: 262, y: 452, h: 400, w: 430, tone: 'accent2' });
  const wall = c.r(0.14);
  c.sheet('M70 420L300 250L530 420V860H70Z', wall, 'deep');
  const rooms = [
    ['M190 420L300 338L410 420Z', 0.86],
    ['M92 444H290V630H92Z', 0.8],
    ['M310 444H508V630H310Z', 0.62],
    ['M92 650H290V838H92Z', 0.78],
    ['M310 650H508V838H310Z', 0.84],
  ] as const;
  rooms.forEach(([d, tone], i) => {
    c.sheet(
      d,
      c.linear([
        [0, c.r(tone)],
        [1, c.r(tone - 0.16)],
      ]),
      'leaf',
    );
    if (i > 0) {
      const [x, y] = [i % 2 ? 92 : 310, i < 3 ? 444 : 650];
      let paper = '';
      for (let k = 0; k < 9; k++) paper += `M${x + 12 + k * 22} ${y + 4}v130`;
      c.add(`<path d="${paper}" stroke="${c.r(tone - 0.14)}" stroke-width="4" opacity=".6"/>`);
      c.add(`<path d="M${x} ${y + 152}h198v34h-198Z" fill="${c.r(tone - 0.4)}"/>`);
    }
  });
  // The roof, folded back like a lid.
  c.sheet('M46 432L300 236L554 432L540 446L300 262L60 446Z', mix(p.accent, p.night, 0.25), 'deep');
  c.glow(300, 390, 60, 0.8);
  const [jug, bed] = dream.small;
  if (bed) motif(c, bed, { x: 190, y: 612, h: 110, w: 160, tone: 'accent' });
  second(c, dream, { x: 452, y: 612, h: 112, w: 90, tone: 'accent' });
  person(c, dream, { x: 374, y: 826, h: 150, ground: 'light' });
  if (jug) motif(c, jug, { x: 150, y: 822, h: 96, w: 90, tone: 'accent2' });
  c.add(
    `<path d="M200 822V726H272V822M200 760H272" fill="none" stroke="${c.r(0.08)}" stroke-width="8"/><path d="M342 500h44v56h-44Z" fill="${c.r(0.2)}" stroke="${p.accent2}" stroke-width="5"/>`,
  );
  ridge(c, 852, 8, c.r(0.08), { filter: 'deep' });
  hide(c, dream, [
    ground(300, 420, 0.8, { h: 36 }),
    ground(366, 622, 0.4, { h: 36 }),
    ground(238, 726, 0.7, { h: 34 }),
    ground(472, 828, 0.58),
    air(80, 140, 0.2),
  ]);
  return c;
};

/** One road in bends up to the moon, and shoes that walk it alone. */
export const road: Compose = (dream) => {
  const c = begin(dream, { x: 380, y: 200 });
  const { p } = c;
  ringSky(c, { r0: 120, step: 95, stars: 60 });
  hero(c, dream, { x: 390, y: 190, h: 230, w: 230, ay: 0.5, tone: 'glow', halo: true });
  ridge(c, 330, 50, c.r(0.56), { rough: 1.4 });
  ridge(c, 420, 46, c.r(0.46));
  ridge(c, 540, 40, c.r(0.36));
  ridge(c, 660, 30, c.r(0.26));
  ridge(c, 780, 24, c.r(0.18), { filter: 'deep' });
  const bends: Point[] = [
    [300, 960],
    [250, 860],
    [420, 770],
    [480, 690],
    [280, 620],
    [170, 545],
    [300, 480],
    [400, 430],
    [330, 380],
    [300, 340],
  ];
  c.add(
    `<path d="${taper(bends, 150, 16)}" fill="${c.linear([
      [0, p.glow],
      [1, c.r(0.72)],
    ])}" filter="url(#leaf)"/><path d="${smooth(bends)}" fill="none" stroke="${c.r(0.5)}" stroke-width="3" stroke-dasharray="14 16" opacity=".7"/>`,
  );
  // A lit house at the end of the road.
  c.sheet('M272 342V306L300 282L328 306V342Z', c.r(0.06), 'leaf');
  c.add(`<path d="M294 342V322h12v20Z" fill="${mix(p.glow, p.accent2, 0.3)}"/>`);
  small(c, dream, [
    [300, 868, 132, 'accent'],
    [440, 742, 100, 'accent2'],
    [232, 616, 74, 'shade'],
    [352, 468, 52, 'shade'],
  ]);
  second(c, dream, { x: 110, y: 800, h: 180, w: 140, tone: 'paper' });
  for (const [x, y, s] of [
    [520, 560, 90],
    [70, 600, 80],
    [560, 700, 130],
  ] as const) {
    c.sheet(
      `M${x - s * 0.3} ${y}L${x} ${y - s}L${x + s * 0.3} ${y}ZM${x - s * 0.24} ${y - s * 0.4}L${x} ${y - s * 1.25}L${x + s * 0.24} ${y - s * 0.4}Z`,
      c.r(0.1),
      'leaf',
    );
  }
  meadow(c, 905, c.r(0.03), 100, 60);
  corners(c, 'bottom', 30);
  hide(c, dream, [
    grass(500, 852, 0.2),
    grass(176, 868, 0.44),
    hung(100, 784, 738, 0.24, { h: 36 }),
    ground(330, 668, 0.9),
    grass(410, 882, 0.56),
  ]);
  return c;
};

/** A hand held up to be read: an eye in the palm, an omen on every fingertip. */
export const palmistry: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 440 });
  const { p } = c;
  c.backdrop(c.r(0.12));
  for (let k = 6; k > 0; k--) {
    c.sheet(
      `M300 ${440 - k * 88}L${300 + k * 66} 440L300 ${440 + k * 88}L${300 - k * 66} 440Z`,
      c.r(0.62 - k * 0.08),
      'soft',
    );
  }
  c.wash(0.35);
  c.glow(300, 440, 330, 0.7);
  let sparks = '';
  for (let i = 0; i < 48; i++) {
    const [a, r] = [(i / 48) * 6.283, i % 2 ? 410 : 384];
    sparks += `M${r1(300 + Math.cos(a) * 366)} ${r1(440 + Math.sin(a) * 366)}L${r1(300 + Math.cos(a) * r)} ${r1(440 + Math.sin(a) * r)}`;
  }
  c.add(`<path d="${sparks}" stroke="${p.accent}" stroke-width="3" opacity=".6"/>`);
  const skin = mix('#f2dcc2', p.mid, 0.2);
  const palm =
    'M226 900V720Q168 640 150 560Q120 500 104 446Q98 416 122 412Q146 412 158 446L196 536L178 290Q176 256 202 254Q228 254 232 288L250 480L256 222Q258 188 286 188Q314 188 314 222L316 478L342 252Q346 220 372 224Q398 228 394 262L378 500L418 352Q428 322 452 330Q474 340 466 372L428 560Q420 660 384 730V900Z';
  c.add(
    `<g filter="url(#rim-top)"><path d="${palm}" fill="${c.linear([
      [0, mix(skin, p.glow, 0.3)],
      [1, mix(skin, p.night, 0.2)],
    ])}"/></g>`,
  );
  const line = mix(skin, p.night, 0.6);
  c.add(
    `<path d="M196 600Q280 540 400 560M190 640Q300 600 380 690M250 520Q220 620 262 720M206 330H226M262 300H308M346 330L386 336M424 400L450 408M126 460L152 452" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>`,
  );
  hero(c, dream, { x: 302, y: 606, h: 150, w: 190, ay: 0.5 });
  const [crescent, sun, snake, rose] = dream.small;
  const tip = (
    icon: typeof crescent,
    x: number,
    y: number,
    h: number,
    tone: 'lit' | 'accent' | 'accent2',
  ): void => {
    if (icon) motif(c, icon, { x, y, h, w: h * 1.2, ay: 0.5, tone });
  };
  tip(crescent, 196, 196, 92, 'lit');
  tip(sun, 288, 124, 110, 'accent');
  tip(rose, 388, 166, 96, 'accent2');
  tip(snake, 500, 290, 100, 'accent2');
  c.sheet('M196 836Q300 872 412 836L440 960H170Z', mix(p.accent2, p.night, 0.4), 'deep');
  c.add(`<path d="M196 836Q300 872 412 836" fill="none" stroke="${p.accent}" stroke-width="6"/>`);
  person(c, dream, { x: 96, y: 860, h: 140 });
  ridge(c, 862, 8, c.r(0.04), { filter: 'deep' });
  vine(c, [-10, -6], 0.75, 240, c.r(0.04), 28, 1);
  vine(c, [610, -6], 2.4, 240, c.r(0.04), 28, -1);
  hide(c, dream, [
    air(96, 320, 0.46),
    ground(512, 862, 0.1),
    hung(546, 620, -10, 0.28),
    hung(66, 560, -10, 0.36),
  ]);
  return c;
};

/** A girl on a roof has roped the moon, and a spider helps her with the net. */
export const mooncatch: Compose = (dream) => {
  const c = begin(dream, { x: 380, y: 260 });
  const { p } = c;
  ringSky(c, { r0: 160, step: 90, stars: 110 });
  cloud(c, 90, 250, 220, c.r(0.46));
  c.glow(390, 270, 240, 0.8);
  hero(c, dream, { x: 390, y: 270, h: 330, w: 330, ay: 0.5, tone: 'lit', turn: -14 });
  // Every cord of the net runs to the girl's hand.
  const hand: Point = [203, 556];
  const cord = (k: number): readonly [Point, Point, Point] => [
    [232 + k * 50, 116 + Math.abs(3 - k) * 18],
    [288 + k * 19, 400],
    hand,
  ];
  const along = (k: number, t: number): string => {
    const [a, b, z] = cord(k);
    const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return `${r1(u * a[0] + v * b[0] + w * z[0])} ${r1(u * a[1] + v * b[1] + w * z[1])}`;
  };
  let net = '';
  for (let k = 0; k < 7; k++) {
    const [a, b, z] = cord(k);
    net += `M${a.join(' ')}Q${b.join(' ')} ${z.join(' ')}`;
  }
  for (const t of [0.1, 0.22, 0.34, 0.46, 0.58, 0.7]) {
    net += `M${along(0, t)}Q${along(3, t + 0.1)} ${along(6, t)}`;
  }
  c.add(`<path d="${net}" fill="none" stroke="${p.glow}" stroke-width="2.4" opacity=".85"/>`);
  const [comet, bat, dragonfly] = dream.small;
  if (comet) motif(c, comet, { x: 110, y: 120, h: 100, w: 120, ay: 0.5, tone: 'lit' });
  if (bat) motif(c, bat, { x: 250, y: 66, h: 80, w: 110, ay: 0.5, tone: 'shade' });
  if (dragonfly) motif(c, dragonfly, { x: 90, y: 400, h: 100, w: 110, ay: 0.5, tone: 'accent2' });
  second(c, dream, { x: 470, y: 520, h: 116, w: 120, ay: 0.5, tone: 'accent' });
  c.add(`<path d="M470 470V412" stroke="${p.glow}" stroke-width="2"/>`);
  roofs(c, 770, c.r(0.3), { size: 0.8, lit: 0.5 });
  fog(c, 780, 30, 0.3);
  c.sheet('M-40 960V820L180 690L400 820V960ZM250 730V640H300V770Z', c.r(0.12), 'deep');
  let tiles = '';
  for (let row = 0; row < 5; row++) {
    for (let k = -row - 1; k <= row + 1; k++)
      tiles += `M${180 + k * 44 - 22} ${726 + row * 34}q22 22 44 0`;
  }
  c.add(`<path d="${tiles}" fill="none" stroke="${c.r(0.36)}" stroke-width="3" opacity=".8"/>`);
  c.add(
    `<path d="M-40 820L180 690L400 820" fill="none" stroke="${mix(p.accent2, p.night, 0.2)}" stroke-width="11"/>`,
  );
  person(c, dream, { x: 176, y: 700, h: 160 });
  roofs(c, 905, c.r(0.06), { size: 0.9, lit: 0.5, filter: 'deep' });
  hide(c, dream, [
    air(540, 330, 0.84),
    ground(276, 642, 0.2),
    ground(96, 746, 0.36),
    ground(340, 790, 0.5),
  ]);
  return c;
};
