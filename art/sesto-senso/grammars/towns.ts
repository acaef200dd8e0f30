// Dreams over towns: a giant behind the roofs, things that rain, a face at the window, a shape in
// the smoke.

import type { Card } from '../card.ts';
import { corners, frame, wallpaper } from '../frames.ts';
import { air, grass, ground, hide, hung, pane } from '../hide.ts';
import { ridge, roofs } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, flock, fog, moon, rays, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, small, type Compose } from './grammar.ts';

/** The wall of a roof terrace, on which people and cats can stand. */
function parapet(c: Card, y: number): void {
  const stone = c.linear([
    [0, c.r(0.13)],
    [1, c.r(0.03)],
  ]);
  c.sheet(`M-40 ${y}H640V960H-40Z`, stone, 'deep');
  let joints = '';
  for (let row = 0; row < 4; row++) {
    for (let x = row % 2 ? -10 : 20; x < 620; x += 62) joints += `M${x} ${y + 22 + row * 24}v20`;
    joints += `M-10 ${y + 44 + row * 24}H610`;
  }
  c.add(
    `<path d="${joints}" stroke="${c.r(0.19)}" stroke-width="1.6" opacity=".55"/><path d="M-40 ${y}H640v12H-40Z" fill="${c.r(0.24)}"/><path d="M-40 ${y}H640" stroke="${c.r(0.5)}" stroke-width="2.4"/>`,
  );
}

/** Behind two rows of roofs, against the moon; or seen from a street between tall houses. */
export const colossus: Compose = (dream) => {
  if (near(dream)) return street(dream);
  const c = begin(dream, { x: 340, y: 290 });
  ringSky(c, { step: 110 });
  moon(c, c.light.x, c.light.y, dream.mirror ? 120 : 150);
  cloud(c, 70, 215, 240, c.r(0.6));
  cloud(c, 545, 150, 220, c.r(0.52));
  ridge(c, 600, 44, c.r(0.52));
  hero(c, dream, { x: 300, y: 668, h: 460, w: 560, depth: 0.1 });
  fog(c, 668, 36, 0.5);
  roofs(c, 735, c.r(0.27), { size: 0.85, lit: 0.35 });
  fog(c, 780, 26, 0.25);
  roofs(c, 845, c.r(0.12), { size: 1.2, lit: 0.45, filter: 'deep' });
  parapet(c, 812);
  person(c, dream, { x: 150, y: 816, h: 122 });
  c.glow(455, 760, 95, 0.7);
  second(c, dream, { x: 455, y: 817, h: 116, w: 130, tone: 'sil', depth: 0.02 });
  small(c, dream, [
    [95, 372, 88, 'lit'],
    [505, 470, 80, 'accent2'],
  ]);
  flock(c, 7, c.light.x, 90, 160, c.r(0.05));
  corners(c, 'bottom', 28);
  hide(c, dream, [
    air(150, 112, 0.66),
    ground(308, 816, 0.2),
    pane(540, 884),
    ground(44, 816, 0.1),
    pane(232, 886),
    air(540, 300, 0.4),
  ]);
  return c;
};

/** The same giant from between two house walls, looking up. */
const street: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 250 });
  ringSky(c, { r0: 190, step: 90, near: 0.95 });
  cloud(c, 300, 130, 260, c.r(0.74));
  roofs(c, 690, c.r(0.46), { size: 0.6, lit: 0.3 });
  hero(c, dream, { x: 300, y: 690, h: 470, w: 410 });
  fog(c, 680, 40, 0.55);
  ridge(c, 700, 8, c.r(0.36));
  for (const side of [0, 1]) {
    const x = (v: number): number => (side ? 600 - v : v);
    const wall = c.linear(
      [
        [0, c.r(0.08)],
        [1, c.r(0.3)],
      ],
      side ? [1, 0, 0, 0] : [0, 0, 1, 0],
    );
    c.sheet(
      `M${x(-60)} 960V60L${x(60)} 20L${x(136)} 170L${x(118)} 180V700L${x(170)} 960Z`,
      wall,
      'deep',
    );
    let panes = '';
    for (let i = 0; i < 8; i++) {
      const [px, py] = [x(i % 2 ? 76 : 22) - 13, 230 + Math.floor(i / 2) * 118];
      panes += `M${px} ${py + 54}V${py + 12}Q${px + 13} ${py - 8} ${px + 26} ${py + 12}V${py + 54}Z`;
    }
    c.add(`<path d="${panes}" fill="${mix(c.p.glow, c.p.accent2, 0.25)}" opacity=".9"/>`);
  }
  const stones = c.linear([
    [0, c.r(0.52)],
    [1, c.r(0.16)],
  ]);
  c.sheet('M118 700H482L640 960H-40Z', stones, 'deep');
  c.glow(300, 780, 200, 0.5);
  person(c, dream, { x: 236, y: 800, h: 118, ground: 'light' });
  second(c, dream, { x: 392, y: 826, h: 120, w: 140, tone: 'sil', depth: 0.03 });
  small(c, dream, [
    [96, 880, 120, 'lit'],
    [512, 884, 110, 'accent2'],
  ]);
  c.add(`<path d="M118 196Q300 262 482 196" fill="none" stroke="${c.r(0.1)}" stroke-width="2.5"/>`);
  hide(c, dream, [
    air(450, 110, 0.9),
    hung(206, 268, 222, 0.9),
    ground(300, 872, 0.5, { turn: -9 }),
    hung(404, 266, 222, 0.9),
    air(150, 90, 0.9),
  ]);
  return c;
};

/** Small things fall on the town, and one figure stands in the light. */
export const rain: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, { x: 300, y: close ? 420 : 250 });
  ringSky(c, { stars: 0, near: 0.84, wash: 0.4 });
  const vapour = { over: c.r(0.52), foot: c.r(0.64), under: c.r(0.72), rim: true };
  hero(c, dream, {
    x: close ? 300 : 310,
    y: close ? 420 : 330,
    h: close ? 330 : 400,
    w: 460,
    ay: 0.5,
    tone: dream.tone ?? vapour,
  });
  for (const [x, y, w] of [
    [90, 150, 260],
    [530, 110, 250],
    [300, 70, 330],
  ] as const) {
    cloud(c, x, close ? y - 10 : y, w, c.r(0.4));
  }
  if (!close) {
    roofs(c, 690, c.r(0.4), { size: 0.7, lit: 0.3 });
    fog(c, 700, 36, 0.5);
    roofs(c, 790, c.r(0.2), { size: 1.1, lit: 0.45, filter: 'deep' });
  } else {
    ridge(c, 690, 26, c.r(0.4));
    fog(c, 720, 40, 0.4);
  }
  const drops = close ? 13 : 17;
  for (let i = 0; i < drops; i++) {
    const x = 30 + ((i * 173) % 560) + c.q.between(-14, 14);
    const y = 130 + ((i * 97) % 540) + c.q.between(-20, 20);
    const h = close ? c.q.between(60, 104) : c.q.between(44, 84);
    const icon = dream.small[i % dream.small.length];
    if (!icon || (Math.abs(x - 300) < 80 && y > 540) || y > 690) continue;
    if (close && Math.hypot(x - 300, y - 420) < 130) continue;
    c.add(
      `<path d="M${x + 8} ${y - h * 0.7}l10 -46" stroke="${c.p.glow}" stroke-width="2" opacity=".5" stroke-linecap="round"/>`,
    );
    const tone = (['lit', 'accent', 'accent2'] as const)[i % 3] ?? 'lit';
    motif(c, icon, { x, y, h, w: h * 1.2, ay: 0.5, turn: c.q.between(-30, 30), tone });
  }
  const street = c.linear([
    [0, c.r(0.34)],
    [1, c.r(0.05)],
  ]);
  c.sheet('M-40 836Q300 800 640 836V960H-40Z', street, 'deep');
  const tall = dream.figure === 'umbrella' ? 196 : 156;
  person(c, dream, { x: close ? 220 : 300, y: 852, h: close ? tall * 1.15 : tall });
  second(c, dream, { x: close ? 410 : 450, y: 858, h: 130, w: 160, tone: 'paper' });
  for (let i = 0; i < 3; i++) {
    c.add(
      `<ellipse cx="${140 + i * 160}" cy="${872 + (i % 2) * 12}" rx="52" ry="7" fill="${c.p.glow}" opacity=".35"/>`,
    );
  }
  hide(c, dream, [
    air(60, 240, 0.62),
    close ? ground(112, 862, 0.38) : pane(100, 796),
    ground(548, 868, 0.18),
    close ? ground(330, 884, 0.3) : pane(508, 794),
    ground(close ? 60 : 196, 886, close ? 0.18 : 0.3),
    ground(380, 886, 0.1),
  ]);
  return c;
};

/** A giant looks in; or, near, the sill and what stands on it fill the picture. */
export const window: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, { x: 300, y: 330 });
  const { p } = c;
  ringSky(c, { r0: 170, step: 80, stars: 60, near: close ? 0.95 : 0.82 });
  moon(c, close ? 190 : 410, 205, 56, 2);
  ridge(c, 560, 30, c.r(0.5));
  hero(c, dream, {
    x: close ? 330 : 300,
    y: close ? 720 : 668,
    h: close ? 520 : 440,
    w: close ? 430 : 390,
  });
  fog(c, 650, 30, 0.4);
  if (!close) roofs(c, 690, c.r(0.22), { size: 0.7, lit: 0.4 });
  const hole = close
    ? 'M70 700V120Q70 60 140 56H460Q530 60 530 120V700Z'
    : 'M105 690V330Q105 110 300 92Q495 110 495 330V690Z';
  frame(c, hole, c.r(0.15));
  wallpaper(c, c.r(0.25), 900, 50, (x, y) => x > 60 && x < 540 && y > 40 && y < 740);
  const bars = close ? 'M300 56V700M70 300H530' : 'M300 90V690M105 480H495M105 330Q300 250 495 330';
  c.add(
    `<g fill="none" stroke="${c.r(0.06)}" filter="url(#paper)"><path d="${bars}" stroke-width="10"/><path d="${hole}" stroke-width="22"/></g>`,
  );
  rays(c, 300, 330, [60, 120], { n: 5, length: 700, opacity: 0.2, width: 6 });
  c.sheet('M30 692H570V736H30Z', c.r(0.24), 'deep');
  c.add(`<path d="M30 692H570V699H30Z" fill="${c.r(0.58)}"/>`);
  c.add(
    `<path d="M130 905L180 735H420L470 905Z" fill="${p.glow}" opacity=".2" filter="url(#blur-8)"/>`,
  );
  const sill = close ? 150 : 130;
  second(c, dream, { x: close ? 130 : 185, y: 695, h: sill, w: 150, tone: 'paper' });
  small(c, dream, [
    [close ? 462 : 425, 695, sill * 0.92, 'accent2'],
    [close ? 300 : 330, 893, 140, 'lit'],
  ]);
  person(c, dream, { x: 176, y: 892, h: 185 });
  for (const side of [0, 1]) {
    const x = (v: number): number => (side ? 600 - v : v);
    const reach = close ? 0.62 : 1;
    for (let k = 0; k < 3; k++) {
      c.sheet(
        `M${x(-60)} -40H${x((150 - k * 36) * reach)}C${x((130 - k * 30) * reach)} 300 ${x((120 - k * 34) * reach)} 480 ${x((58 - k * 20) * reach)} 560C${x((90 - k * 26) * reach)} 700 ${x((96 - k * 26) * reach)} 800 ${x((92 - k * 26) * reach)} 960H${x(-60)}Z`,
        mix(mix(p.accent2, p.night, 0.35), p.night, k * 0.2),
      );
    }
    c.add(
      `<ellipse cx="${x(52 * reach)}" cy="560" rx="30" ry="9" fill="${p.accent}" filter="url(#leaf)"/>`,
    );
  }
  hide(c, dream, [
    air(close ? 420 : 176, close ? 130 : 236, 0.82),
    ground(close ? 250 : 264, 697, close ? 0.62 : 0.44),
    ground(470, 880, 0.28),
    ground(346, 697, close ? 0.64 : 0.44),
    hung(close ? 566 : 548, close ? 250 : 220, -10, 0.38),
    air(318, 150, 0.72),
    air(430, 330, 0.54),
  ]);
  return c;
};

/** A shape in the smoke of a cottage; or, near, of the chimney itself, above the roofs. */
export const smoke: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 130, y: 180 } : { x: 450, y: 170 });
  const { p } = c;
  ringSky(c, { r0: 90, step: 115, stars: 90, far: 0.08, near: 0.62 });
  moon(c, c.light.x, c.light.y, 62, 2);
  if (close) roofs(c, 800, c.r(0.3), { size: 0.8, lit: 0.4 });
  else ridge(c, 690, 40, c.r(0.36));
  c.define(
    `<filter id="smoke" x="-40" y="-40" width="680" height="980" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="3" seed="${c.noise}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="30" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="9" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="d"/></feMerge></filter>`,
  );
  const grey = mix(p.glow, p.light, 0.35);
  const trail = c.linear([
    [0, grey, 0.9],
    [1, grey, 0.55],
  ]);
  const plume = close
    ? 'M380 640C430 600 330 570 360 520C380 480 330 460 300 440L380 430C420 470 440 500 420 540C410 580 440 600 436 640Z'
    : 'M170 720C120 660 220 620 180 560C150 510 220 480 270 440L330 470C280 520 240 540 236 590C236 640 190 670 196 720Z';
  const body = c.capture(() => {
    c.add(`<path d="${plume}" fill="${trail}"/>`);
    hero(c, dream, {
      x: close ? 300 : 330,
      y: close ? 470 : 500,
      h: close ? 380 : 400,
      w: 430,
      flip: close,
      tone: {
        over: grey,
        foot: mix(p.light, p.mid, 0.3),
        under: mix(p.mid, p.deep, 0.4),
        rim: false,
      },
      filter: 'cut',
    });
  });
  c.add(`<g filter="url(#smoke)" opacity=".94">${body}</g>`);
  if (close) {
    const bricks = c.linear(
      [
        [0, mix(p.accent2, p.night, 0.5)],
        [1, mix(p.accent2, p.night, 0.78)],
      ],
      [0, 0, 1, 0],
    );
    c.sheet('M350 960V650H466V960ZM336 626H480V656H336Z', bricks, 'deep');
    let d = '';
    for (let y = 668; y < 900; y += 22) d += `M350 ${y}H466M${380 + (y % 44 ? 0 : 30)} ${y}v22`;
    c.add(`<path d="${d}" stroke="${c.r(0.08)}" stroke-width="2.5" opacity=".7"/>`);
    c.sheet('M-40 830L230 690L640 880V960H-40Z', c.r(0.14), 'deep');
    c.add(
      `<path d="M-40 830L230 690L640 880" fill="none" stroke="${c.r(0.46)}" stroke-width="6"/>`,
    );
    second(c, dream, { x: 180, y: 764, h: 116, w: 140, tone: 'accent' });
    small(c, dream, [
      [70, 828, 116, 'lit'],
      [534, 856, 124, 'paper'],
    ]);
  } else {
    ridge(c, 780, 30, c.r(0.18), { filter: 'deep' });
    c.add(
      `<g filter="url(#rim-top)"><path d="M102 800V716L180 652L258 716V800ZM162 690V628H194V690Z" fill="${c.r(0.08)}"/><path d="M86 722L180 640L274 722L264 734L180 662L96 734Z" fill="${mix(p.accent2, p.night, 0.35)}"/></g><path d="M128 770V744Q142 728 156 744V770ZM202 770V744Q216 728 230 744V770ZM168 800V762Q180 748 192 762V800Z" fill="${mix(p.glow, p.accent2, 0.3)}"/>`,
    );
    small(c, dream, [
      [440, 818, 138, 'accent'],
      [535, 824, 110, 'paper'],
    ]);
    second(c, dream, { x: 540, y: 828, h: 96, w: 120, tone: 'paper' });
    person(c, dream, { x: 326, y: 826, h: 118 });
    ridge(c, 850, 14, c.r(0.04), { filter: 'deep' });
  }
  corners(c, 'bottom', 30);
  hide(c, dream, [
    air(close ? 500 : 90, close ? 110 : 130, close ? 0.15 : 0.34),
    close ? ground(284, 718, 0.2, { turn: 20 }) : grass(60, 806, 0.16),
    close ? ground(430, 629, 0.64) : grass(396, 882, 0.05),
    close ? pane(292, 862) : grass(244, 880, 0.05),
    close ? pane(470, 884) : grass(560, 884, 0.05),
  ]);
  return c;
};
