// Dreams one walks through: stairs in the clouds, a wood, a chequered plain.

import { r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { corners, lightbox } from '../frames.ts';
import { air, grass, ground, hide } from '../hide.ts';
import { chequer, grass as meadow, ridge, trunks } from '../land.ts';
import { motif, shadow } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, fog, moon, motes, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, small, type Compose } from './grammar.ts';

type Flight = readonly [x0: number, y0: number, x1: number, y1: number, n: number, thick: number];

function flight(c: Card, [x0, y0, x1, y1, n, thick]: Flight, fill: string): void {
  const [dx, dy] = [(x1 - x0) / n, (y1 - y0) / n];
  let treads = '';
  for (let i = 0; i < n; i++) treads += `M${r1(x0 + dx * i)} ${r1(y0 + dy * (i + 1))}h${r1(dx)}`;
  const side = c.linear([
    [0, mix(fill, c.p.glow, 0.12)],
    [1, fill],
  ]);
  c.add(
    `<g filter="url(#deep)"><path d="M${x0} ${y0}${`v${r1(dy)}h${r1(dx)}`.repeat(n)}v${thick}L${x0} ${y0 + thick}Z" fill="${side}"/><path d="${treads}" stroke="${mix(fill, c.p.glow, 0.6)}" stroke-width="2.6" fill="none"/></g>`,
  );
}

/** Three flights to a moon with something cut into it; or one great flight, seen from its foot. */
export const stairs: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 300, y: 200 } : { x: 385, y: 220 });
  ringSky(c, { stars: 70 });
  moon(c, c.light.x, c.light.y, close ? 138 : 158, 0, false);
  hero(c, dream, {
    x: c.light.x,
    y: c.light.y,
    h: close ? 196 : 230,
    w: 245,
    ay: 0.5,
    tone: { over: c.r(0.3), under: c.r(0.5), rim: false },
    filter: 'cut',
  });
  if (close) {
    cloud(c, 60, 420, 260, c.r(0.54));
    cloud(c, 560, 380, 240, c.r(0.5));
    for (let k = 0; k < 9; k++) {
      const u = k / 8;
      const [w, y, tall] = [70 + 330 * u ** 1.25, 372 + 480 * u ** 1.3, 20 + 48 * u];
      const tone = c.r(0.56 - 0.4 * u);
      c.sheet(`M${r1(300 - w)} ${r1(y)}H${r1(300 + w)}V960H${r1(300 - w)}Z`, tone, 'soft');
      c.add(
        `<path d="M${r1(300 - w)} ${r1(y)}H${r1(300 + w)}v${r1(tall * 0.3)}H${r1(300 - w)}Z" fill="${mix(tone, c.p.glow, 0.5)}"/>`,
      );
      if (k === 2) {
        const [icon] = dream.small;
        if (icon) motif(c, icon, { x: 250, y: y + 3, h: 72, w: 84, tone: 'accent' });
      }
      if (k === 5) person(c, dream, { x: 336, y: y + 6, h: 134 });
    }
    cloud(c, 60, 690, 300, c.r(0.34));
    cloud(c, 560, 640, 260, c.r(0.38));
    second(c, dream, { x: 150, y: 784, h: 136, w: 150, tone: 'paper' });
    small(c, { ...dream, small: dream.small.slice(1) }, [
      [420, 862, 110, 'accent2'],
      [152, 577, 92, 'lit'],
    ]);
  } else {
    cloud(c, 110, 300, 230, c.r(0.5));
    flight(c, [180, 478, 372, 384, 10, 20], c.r(0.64));
    cloud(c, 140, 545, 290, c.r(0.44));
    flight(c, [505, 655, 180, 484, 13, 36], c.r(0.55));
    cloud(c, 490, 720, 320, c.r(0.33));
    flight(c, [10, 915, 520, 655, 15, 70], c.r(0.42));
    cloud(c, 70, 930, 330, c.r(0.14));
    person(c, dream, { x: 202, y: 816, h: 150 });
    second(c, dream, { x: 486, y: 664, h: 170, w: 130, tone: 'accent' });
    small(c, dream, [
      [330, 560, 92, 'accent'],
      [262, 444, 64, 'lit'],
      [105, 258, 95, 'accent2'],
    ]);
  }
  lightbox(c, { kind: 'scallop', n: 2, far: 0.14, rx: 300, ry: 470, grow: 24 });
  hide(c, dream, [
    air(close ? 108 : 150, close ? 160 : 130, close ? 0.35 : 0.62),
    ground(close ? 430 : 404, close ? 640 : 717, close ? 0.58 : 0.42),
    ground(close ? 310 : 318, close ? 858 : 760, close ? 0.5 : 0.42),
    ground(close ? 270 : 430, close ? 709 : 616, close ? 0.58 : 0.52),
    ground(close ? 528 : 110, close ? 711 : 862, 0.3),
  ]);
  return c;
};

/** In the clearing; or, near, between two great trunks. */
export const forest: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 380, y: 300 } : { x: 300, y: 420 });
  ringSky(c, { r0: 150, step: 85, stars: 0, far: 0.3, near: 0.9 });
  moon(c, c.light.x, c.light.y - 15, close ? 110 : 150);
  trunks(c, c.r(0.62), 9, [8, 18], [265, 335], 'paper');
  fog(c, 620, 60, 0.5);
  trunks(c, c.r(0.44), close ? 3 : 6, [14, 26], close ? [120, 480] : [215, 385], 'paper');
  ridge(c, 690, 16, c.r(0.4));
  hero(c, dream, {
    x: close ? 330 : 300,
    y: close ? 640 : 704,
    h: close ? 380 : 330,
    w: 330,
    tone: dream.tone ?? 'sil',
    depth: 0.08,
  });
  if (close) {
    // It hangs from a bough that crosses the picture.
    c.sheet(
      'M-40 190Q160 250 330 236Q500 226 640 120V160Q500 262 330 266Q150 276 -40 240Z',
      c.r(0.1),
      'deep',
    );
  }
  fog(c, 712, 28, 0.4);
  trunks(c, c.r(0.24), close ? 2 : 4, [24, 40], [close ? 60 : 140, close ? 540 : 460]);
  ridge(c, 785, 16, c.r(0.15), { filter: 'deep' });
  second(c, dream, {
    x: close ? 130 : 300,
    y: close ? 350 : 165,
    h: 150,
    w: 230,
    ay: 0.5,
    tone: 'lit',
    halo: true,
  });
  small(c, dream, [
    [close ? 480 : 150, 816, 135, 'accent2'],
    [close ? 380 : 452, close ? 838 : 818, close ? 80 : 124, 'lit'],
    [448, 340, 90, 'lit'],
  ]);
  person(c, dream, { x: close ? 180 : 300, y: 830, h: 140 });
  trunks(c, c.r(0.05), 3, [54, 84], [40, 560]);
  meadow(c, 905, c.r(0.02), 110, 60);
  corners(c, 'top', 30);
  motes(c, 56, { x: 300, y: 600, sx: 280, sy: 240 });
  hide(c, dream, [
    air(close ? 470 : 190, close ? 110 : 300, close ? 0.3 : 0.74),
    grass(close ? 290 : 244, close ? 842 : 818, close ? 0.18 : 0.32),
    grass(close ? 96 : 372, 842, close ? 0.18 : 0.26),
    grass(536, 846, 0.1),
    grass(close ? 226 : 300, 882, 0.05),
    air(420, 200, 0.7),
  ]);
  return c;
};

/** Long shadows on a chequered desert; or the squares seen from close to the ground. */
export const plain: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 470, y: 210 } : { x: 105, y: 310 });
  const { p } = c;
  ringSky(c, { r0: 90, step: 110, stars: 14, far: 0.34, near: 0.92 });
  moon(c, c.light.x, c.light.y, close ? 64 : 80, 0, false);
  cloud(c, close ? 160 : 440, 170, 270, c.r(0.74));
  cloud(c, close ? 330 : 250, 110, 140, c.r(0.66));
  const level = close ? 620 : 528;
  ridge(c, level - 28, 38, c.r(0.6));
  ridge(c, level - 10, 22, c.r(0.5));
  chequer(c, level, c.r(0.8), c.r(0.3), close ? { cols: 6, rows: 5, vx: 420 } : {});
  c.add(
    `<rect x="-40" y="${level - 2}" width="680" height="${942 - level}" fill="${c.linear([
      [0, p.glow, 0.5],
      [0.4, p.glow, 0],
      [1, p.night, 0.6],
    ])}"/>`,
  );
  const skew = close ? 34 : -40;
  const stand = (icon: typeof dream.hero, x: number, y: number, h: number, w: number): void =>
    shadow(c, icon, { x, y, h, w, stretch: -0.55, skew, opacity: 0.55 });
  const [first] = dream.small;
  if (first) {
    const [x, y] = close ? [100, 660] : [532, 600];
    stand(first, x, y, 120, 130);
    motif(c, first, { x, y, h: close ? 140 : 130, w: 140, tone: 'shade' });
  }
  const [hx, hy] = close ? [330, 790] : [300, 740];
  stand(dream.hero, hx, hy, 420, 390);
  hero(c, dream, { x: hx, y: hy, h: close ? 440 : 400, w: close ? 420 : 370, flip: close });
  if (dream.second) {
    const [x, y] = close ? [108, 868] : [112, 852];
    stand(dream.second, x, y, 170, 180);
    motif(c, dream.second, { x, y, h: 170, w: 190, tone: 'paper' });
  }
  person(c, dream, {
    x: close ? 536 : 445,
    y: close ? 760 : 800,
    h: close ? 140 : 126,
    ground: 'light',
  });
  small(c, { ...dream, small: dream.small.slice(1) }, [
    [close ? 470 : 505, 872, 120, 'accent2'],
    [close ? 340 : 478, close ? 330 : 290, 100, 'lit'],
  ]);
  hide(c, dream, [
    air(close ? 60 : 330, close ? 330 : 240, 0.7),
    ground(close ? 240 : 64, close ? 866 : 646, close ? 0.5 : 0.74),
    ground(close ? 350 : 385, 876, close ? 0.24 : 0.46),
    ground(556, close ? 860 : 704, close ? 0.44 : 0.66),
    ground(196, 622, close ? 0.8 : 0.52),
    air(560, 380, 0.7),
  ]);
  return c;
};
