// Dreams one looks into: a head, a bell jar, a keyhole, a book.

import { blob } from '../../stages/shape.ts';
import type { Portrait } from '../content/types.ts';
import { outline } from '../cards/profile.ts';
import { corners, thread } from '../frames.ts';
import { air, cloth, grass, ground, hide, hung } from '../hide.ts';
import { ridge, sea, trunks } from '../land.ts';
import { hang, motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, moon, motes, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, small, type Compose } from './grammar.ts';

const HEADS: Record<number, Portrait> = {
  37: { hair: 'curl', nose: -8, chin: -8 },
  38: { hair: 'bun', collar: 'high' },
  39: { hair: 'short', hat: 'straw', beard: 'full' },
};

/** A profile with another world inside: pale without, dark within. */
export const head: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, { x: 300, y: 330 });
  ringSky(c, { r0: 240, step: 70, n: 5, stars: 10, far: 0.5, near: 0.97 });
  cloud(c, 90, 150, 220, c.r(0.7));
  cloud(c, 540, 690, 220, c.r(0.62));
  const pose = close
    ? { x: 330, y: 960, scale: 1.92, flip: true }
    : { x: dream.mirror ? 316 : 330, y: 925, scale: dream.mirror ? 1.6 : 1.72, flip: false };
  const shape = outline(c, HEADS[dream.number] ?? {}, pose);
  c.add(`<g filter="url(#deep)">${shape.replaceAll('#000000', c.r(0.06))}</g>`);
  c.inside(shape, () => {
    c.backdrop(
      c.linear([
        [0, c.r(0.06)],
        [0.4, c.r(0.24)],
        [0.75, c.r(0.44)],
        [1, c.r(0.22)],
      ]),
    );
    c.glow(300, 300, 300, 0.6);
    motes(c, 60, { x: 300, y: 260, sx: 220, sy: 180 });
    moon(c, close ? 370 : 280, 250, close ? 56 : 78, 2);
    if (close) sea(c, 470, { bands: 6, far: 0.5, near: 0.14 });
    else ridge(c, 470, 34, c.r(0.4));
    hero(c, dream, { x: close ? 330 : 285, y: 532, h: 280, w: 290 });
    if (close) sea(c, 530, { bands: 4, far: 0.4, near: 0.1, glints: false });
    else {
      ridge(c, 535, 16, c.r(0.28));
      trunks(c, c.r(0.16), 4, [7, 12], [170, 430], 'paper');
    }
    const [inner] = dream.small;
    if (inner) motif(c, inner, { x: close ? 320 : 290, y: 706, h: 150, w: 180, tone: 'lit' });
    ridge(c, 690, 24, c.r(0.18));
    ridge(c, 770, 16, c.r(0.1));
    motes(c, 50, { x: 300, y: 400, sx: 180, sy: 260 });
  });
  const [, outer] = dream.small;
  if (outer)
    motif(c, outer, { x: close ? 70 : 88, y: 300, h: 104, w: 120, ay: 0.5, tone: 'accent' });
  second(c, dream, {
    x: close ? 96 : 512,
    y: 120,
    h: 116,
    w: 130,
    ay: 0.5,
    tone: 'sil',
    depth: 0.1,
  });
  corners(c, 'all', 30);
  hide(c, dream, [
    air(close ? 62 : 66, close ? 440 : 610, close ? 0.84 : 0.76),
    grass(close ? 240 : 226, 806, 0.1),
    ground(552, 652, 0.66),
    cloth(close ? 410 : 392, 850, 0.08),
    air(close ? 60 : 548, close ? 540 : 400, 0.8),
    cloth(220, 862, 0.08),
  ]);
  return c;
};

/** A bell jar on a table; near, it is opened wide and half out of the picture. */
export const jar: Compose = (dream) => {
  const close = near(dream);
  const x = close ? 350 : dream.mirror ? 236 : 300;
  const c = begin(dream, { x, y: 380 });
  const { p } = c;
  c.backdrop(c.r(0.16));
  for (let k = 0; k < 4; k++) {
    c.sheet(
      blob(c.q, x, 400, 420 - k * 80, 470 - k * 90, 20),
      c.r((dream.mirror ? 0.34 : 0.22) + k * 0.07),
      'soft',
    );
  }
  c.wash(0.3);
  const table = c.linear([
    [0, c.r(0.38)],
    [0.4, c.r(0.18)],
    [1, c.r(0.06)],
  ]);
  c.sheet('M-40 742Q300 700 640 742V960H-40Z', table, 'deep');
  const [w, top] = close ? [228, 50] : dream.mirror ? [176, 170] : [192, 92];
  const dome = `M${x - w} 716V${top + 238}Q${x - w} ${top + 4} ${x} ${top}Q${x + w} ${top + 4} ${x + w} ${top + 238}V716Z`;
  c.inside(`<path d="${dome}"/>`, () => {
    c.backdrop(
      c.linear([
        [0, c.r(0.4)],
        [0.5, c.r(0.8)],
        [1, c.r(0.95)],
      ]),
    );
    c.glow(x, 330, 300, 0.95);
    moon(c, x + (close ? -110 : 85), close ? 190 : top + 138, 50, 2);
    cloud(c, x - 130, 320, 150, c.r(0.78));
    cloud(c, x + 150, 370, 150, c.r(0.74));
    ridge(c, 560, 26, c.r(0.58));
    ridge(c, 610, 20, c.r(0.44));
    hero(c, dream, {
      x: close ? x + 10 : x,
      y: 664,
      h: close ? 420 : dream.mirror ? 330 : 370,
      w: close ? 390 : 330,
    });
    ridge(c, 660, 12, c.r(0.3));
    small(c, dream, [
      [x - w + 72, 696, 112, 'shade'],
      [x + w - 66, 696, 116, 'lit'],
    ]);
    person(c, dream, { x: x - 50, y: 694, h: 100, ground: 'light' });
    ridge(c, 700, 8, c.r(0.2));
    motes(c, 40, { x, y: 380, sx: 170, sy: 240 });
  });
  const glass = mix(p.glow, p.light, 0.3);
  c.add(
    `<path d="${dome}" fill="none" stroke="${glass}" stroke-width="5" opacity=".85"/><path d="M${x - w + 24} 640V${top + 248}Q${x - w + 28} ${top + 98} ${x - w + 96} ${top + 52}" fill="none" stroke="${p.glow}" stroke-width="13" stroke-linecap="round" opacity=".5"/><path d="M${x + w - 26} 640V420" stroke="${p.glow}" stroke-width="5" stroke-linecap="round" opacity=".4"/><circle cx="${x}" cy="${top - 18}" r="21" fill="${mix(p.glow, p.light, 0.4)}" filter="url(#leaf)"/>`,
  );
  const wood = c.linear([
    [0, mix(p.accent2, p.night, 0.3)],
    [1, mix(p.accent2, p.night, 0.7)],
  ]);
  c.sheet(
    `M${x - w - 38} 714H${x + w + 38}L${x + w + 56} 762Q${x} 790 ${x - w - 56} 762Z`,
    wood,
    'deep',
  );
  second(c, dream, { x: close ? 84 : 140, y: 876, h: 132, w: 160, tone: 'paper' });
  hide(c, dream, [
    air(close ? 62 : 520, close ? 430 : 150, close ? 0.24 : 0.38),
    ground(close ? 92 : x + w + 24, 718, close ? 0.34 : 0.46),
    ground(close ? 280 : 330, 868, 0.1),
    hung(close ? 64 : 66, close ? 160 : 220, -10, 0.36),
    ground(close ? 440 : 500, 856, 0.12),
  ]);
  return c;
};

/** Out of an open book; near, the page is a landscape and the book's edge far below. */
export const popup: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 180, y: 260 } : { x: 300, y: 330 });
  const { p } = c;
  ringSky(c, { r0: 200, step: 85, n: 5, stars: 60, far: 0.12, near: 0.8 });
  const page = mix(p.glow, p.light, 0.25);
  c.sheet(
    'M90 640Q110 470 170 520Q200 400 270 470Q310 380 370 460Q430 400 450 510Q500 480 512 640Z',
    c.r(0.56),
  );
  c.sheet('M70 660Q110 560 170 600Q230 540 290 590Q360 540 420 596Q500 556 532 660Z', c.r(0.42));
  const mx = close ? 150 : 430;
  moon(c, mx, 200, 66, 2);
  thread(c, mx, -10, [mx, 134]);
  hero(c, dream, {
    x: close ? 330 : 300,
    y: 684,
    h: close ? 470 : 410,
    w: close ? 400 : 380,
    flip: close,
  });
  small(c, dream, [
    [close ? 110 : 128, close ? 690 : 708, 150, 'lit'],
    [close ? 500 : 470, 712, 140, 'accent2'],
  ]);
  // The table it lies on.
  const table = c.linear([
    [0, c.r(0.24)],
    [1, c.r(0.06)],
  ]);
  c.sheet('M-40 772Q300 752 640 772V960H-40Z', table, 'deep');
  c.sheet(
    'M20 700L70 862Q190 826 300 872Q410 826 530 862L580 700L560 690L300 716L40 690Z',
    mix(p.accent2, p.night, 0.45),
    'deep',
  );
  const sheen = (from: string, to: string): string =>
    c.linear(
      [
        [0, from],
        [1, to],
      ],
      [0, 0, 1, 0],
    );
  const fold = mix(page, p.mid, 0.5);
  c.sheet('M40 690Q180 664 300 712Q296 800 300 858Q180 812 84 844Z', sheen(page, fold));
  c.sheet('M560 690Q420 664 300 712Q304 800 300 858Q420 812 516 844Z', sheen(fold, page));
  let lines = '';
  for (let i = 0; i < 5; i++) {
    lines += `M${92 + i * 7} ${740 + i * 18}Q190 ${716 + i * 20} 276 ${750 + i * 18}M${508 - i * 7} ${740 + i * 18}Q410 ${716 + i * 20} 324 ${750 + i * 18}`;
  }
  c.add(
    `<path d="${lines}" fill="none" stroke="${c.r(0.3)}" stroke-width="2.4" opacity=".45" stroke-dasharray="26 7 40 6 14 7"/>`,
  );
  person(c, dream, { x: close ? 210 : 300, y: 806, h: 122, ground: 'light' });
  second(c, dream, {
    x: dream.figure ? 410 : 300,
    y: 812,
    h: 100,
    w: 130,
    tone: 'sil',
    depth: 0.06,
  });
  dream.small.slice(2).forEach((icon) => {
    hang(c, icon, { x: close ? 470 : 150, y: 190, h: 110, w: 130, tone: 'lit' }, -10);
  });
  corners(c, 'top', 32);
  hide(c, dream, [
    air(close ? 70 : 520, close ? 400 : 330, 0.76),
    ground(close ? 140 : 150, 796, 0.82),
    ground(close ? 518 : 226, close ? 800 : 806, 0.82),
    ground(close ? 46 : 554, 882, 0.16),
    ground(44, 866, 0.16),
    air(540, 420, 0.25),
  ]);
  return c;
};
