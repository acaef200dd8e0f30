// Dreams that hang: the mobile, the marionette, the web, the tree.

import { at, r1 } from '../../stages/shape.ts';
import { corners } from '../frames.ts';
import { air, grass, hide, hung } from '../hide.ts';
import { knot, place } from '../icons.ts';
import { grass as meadow, ridge, tree as bareTree, trunks } from '../land.ts';
import { hang, motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, moon, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, type Compose } from './grammar.ts';

/** Five things on threads over a hill; or on the arms of a great mobile, seen from beneath. */
export const mobile: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 200, y: 640 } : { x: 300, y: 520 });
  ringSky(c, { r0: 120, stars: 70, far: 0.08 });
  moon(c, c.light.x, c.light.y, close ? 150 : 112);
  cloud(c, 80, close ? 560 : 650, 260, c.r(0.5));
  cloud(c, 540, 600, 250, c.r(0.46));
  ridge(c, close ? 780 : 740, 24, c.r(0.3));
  const icons = [dream.hero, ...dream.small];
  const spots = close
    ? ([
        [306, 372, 270],
        [86, 440, 124],
        [520, 470, 130],
        [186, 206, 92],
        [430, 204, 104],
      ] as const)
    : ([
        [300, 200, 235],
        [118, 330, 150],
        [484, 352, 150],
        [205, 500, 96],
        [402, 480, 96],
      ] as const);
  /** The bow from which everything hangs, and its height at any x. */
  const bow = (px: number): number => {
    const t = (px - 66) / 480;
    return (1 - t) ** 2 * 132 + 2 * t * (1 - t) * 30 + t ** 2 * 136;
  };
  if (close) {
    c.add(
      `<path d="M306 -40V${r1(bow(306))}M66 132Q306 30 546 136" fill="none" stroke="${mix(c.p.accent2, c.p.glow, 0.2)}" stroke-width="6" stroke-linecap="round" filter="url(#leaf)"/>`,
    );
  }
  icons.forEach((icon, i) => {
    const spot = spots[i];
    if (!spot) return;
    const [x, y, h] = spot;
    const tone = i === 0 ? 'accent' : i < 3 ? 'lit' : 'accent2';
    const look = {
      x,
      y,
      h,
      w: h * 1.15,
      turn: c.q.between(-6, 6),
      tone: i === 0 ? (dream.tone ?? tone) : tone,
      inlay: i === 0 ? dream.inlay : undefined,
    };
    hang(c, icon, look, close ? bow(x) : -10);
  });
  ridge(c, close ? 830 : 800, 20, c.r(0.12), { filter: 'deep' });
  const alone = !dream.second;
  person(c, dream, { x: close ? 380 : alone ? 300 : 225, y: close ? 858 : 826, h: 165 });
  c.glow(392, 760, 110, 0.45);
  second(c, dream, { x: dream.figure ? 392 : 300, y: 830, h: 150, w: 170, tone: 'paper' });
  corners(c, 'bottom', 34);
  hide(c, dream, [
    air(close ? 60 : 530, close ? 330 : 150, close ? 0.56 : 0.4),
    grass(close ? 230 : 116, close ? 866 : 842, 0.12),
    grass(500, 850, 0.12),
    hung(close ? 570 : 56, close ? 300 : 190, -10, 0.4),
    grass(close ? 110 : 306, close ? 862 : 882, 0.08),
  ]);
  return c;
};

/** A giant hand, a bar, and what it moves. */
export const marionette: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 420, y: 420 } : { x: 300, y: 470 });
  const { p } = c;
  ringSky(c, { r0: 150, step: 85, stars: 30 });
  moon(c, c.light.x, c.light.y, close ? 140 : 170, 0, false);
  ridge(c, 690, 16, c.r(0.4));
  const hx = close ? 250 : 300;
  const puppet = place(dream.hero, { x: hx, y: 720, h: 350, w: 340 });
  const ends = [
    [190, hx - puppet.w * 0.42],
    [410, hx + puppet.w * 0.42],
    [300, hx],
    [245, hx - puppet.w * 0.2],
    [355, hx + puppet.w * 0.2],
  ] as const;
  // Each string is tied where the puppet begins.
  const strings = ends
    .map(([x, tx]) => `M${x} 150L${at(knot(puppet.path, tx) ?? [tx, 560])}`)
    .join('');
  c.add(`<path d="${strings}" stroke="${c.r(0.06)}" stroke-width="2.4"/>`);
  hero(c, dream, { x: hx, y: 720, h: 350, w: 340 });
  const spots: readonly (readonly [x: number, y: number, bar: number])[] = close
    ? [
        [496, 330, 450],
        [520, 560, 450],
        [84, 420, 150],
      ]
    : [
        [95, 470, 150],
        [505, 440, 450],
        [505, 680, 450],
      ];
  const parts = dream.small.flatMap((icon, i) => {
    const spot = spots[i];
    if (!spot) return [];
    const [x, y, bar] = spot;
    const tone = (['lit', 'accent2', 'lit'] as const)[i] ?? 'lit';
    return [{ icon, bar, look: { x, y, h: 118, w: 130, ay: 0.5, turn: c.q.between(-8, 8), tone } }];
  });
  // No string runs over a thing.
  for (const { icon, bar, look } of parts) {
    const end = at(knot(place(icon, look).path, look.x) ?? [look.x, look.y]);
    c.add(`<path d="M${bar} 156L${end}" stroke="${c.r(0.06)}" stroke-width="2"/>`);
  }
  for (const { icon, look } of parts) motif(c, icon, look);
  const tilt = close ? ' transform="rotate(-9 300 150)"' : '';
  c.add(
    `<g${tilt}><g filter="url(#deep)"><path d="M130 138L470 160L469 176L129 154Z" fill="${mix(p.accent2, p.night, 0.3)}"/><path d="M290 90L312 92L306 216L288 216Z" fill="${mix(p.accent2, p.night, 0.45)}"/></g><g filter="url(#rim-under)"><path d="M180 -60Q196 40 232 70Q262 96 258 128Q262 152 280 150Q292 148 292 128L296 104L302 140Q306 160 322 156Q334 152 332 128L330 104Q344 128 358 132Q374 132 370 114Q360 84 352 62Q388 20 392 -60Z" fill="${mix('#e9cfae', p.mid, 0.3)}"/></g><g filter="url(#deep)"><path d="M140 -30Q270 36 430 -30V-90H140Z" fill="${mix(p.accent, p.night, 0.4)}"/></g></g>`,
  );
  ridge(c, 722, 10, c.r(0.2), { filter: 'deep' });
  person(c, dream, { x: close ? 480 : 130, y: 802, h: 138 });
  second(c, dream, { x: close ? 150 : 450, y: 816, h: 130, w: 170, tone: 'paper' });
  ridge(c, 806, 10, c.r(0.06), { filter: 'deep' });
  corners(c, 'bottom', 32);
  hide(c, dream, [
    air(close ? 70 : 80, close ? 210 : 250, close ? 0.38 : 0.48),
    grass(300, 824, 0.06),
    grass(close ? 372 : 224, 876, 0.05),
    grass(close ? 562 : 352, 870, 0.05),
    hung(close ? 562 : 548, close ? 180 : 250, -10, 0.6),
    air(close ? 60 : 510, close ? 330 : 130, 0.52),
    grass(544, 830, 0.06),
  ]);
  return c;
};

/** Caught in a web: head on, or hung from one corner over a clearing. */
export const web: Compose = (dream) => {
  const close = near(dream);
  const [x, y] = close ? [240, 330] : [300, 400];
  const c = begin(dream, { x, y });
  const { p, q } = c;
  ringSky(c, { r0: 160, step: 80, stars: 20, far: 0.1 });
  moon(c, close ? 420 : x, close ? 250 : y, close ? 120 : 150, 0, false);
  trunks(c, c.r(0.2), 2, [40, 60], [40, 560]);
  const n = close ? 18 : 14;
  const angles = Array.from({ length: n }, (_, i) => (i / n) * 6.283 + q.between(-0.08, 0.08));
  const on = (a: number, r: number): string =>
    `${r1(x + Math.cos(a) * r)} ${r1(y + Math.sin(a) * r)}`;
  let d = angles.map((a) => `M${x} ${y}L${on(a, 720)}`).join('');
  for (let k = 1; k < (close ? 11 : 9); k++) {
    const r = 38 * k + k * k * 2.4;
    angles.forEach((a, i) => {
      const b = (angles[(i + 1) % n] ?? a) + (i === n - 1 ? 6.283 : 0);
      d += `M${on(a, r)}Q${on((a + b) / 2, r * 0.86)} ${on(b, r)}`;
    });
  }
  c.add(`<path d="${d}" fill="none" stroke="${p.glow}" stroke-width="2" opacity=".75"/>`);
  let dew = '';
  for (let i = 0; i < 46; i++) {
    const [a, r] = [angles[q.whole(0, n - 1)] ?? 0, q.between(120, 420)];
    dew += `<circle cx="${r1(x + Math.cos(a) * r)}" cy="${r1(y + Math.sin(a) * r)}" r="${r1(q.between(1.5, 4))}"/>`;
  }
  c.add(`<g fill="${p.glow}">${dew}</g>`);
  hero(c, dream, { x, y, h: 280, w: 300, ay: 0.5, turn: close ? -10 : 0 });
  const spots = close
    ? [
        [486, 470, 112],
        [96, 570, 116],
        [470, 150, 104],
        [330, 600, 120],
      ]
    : [
        [120, 215, 112],
        [486, 190, 112],
        [470, 600, 112],
        [130, 590, 112],
      ];
  dream.small.forEach((icon, i) => {
    const [sx = 0, sy = 0, h = 0] = spots[i] ?? [];
    const tone = i % 2 ? 'accent2' : 'lit';
    motif(c, icon, { x: sx, y: sy, h, w: 125, ay: 0.5, turn: q.between(-20, 20), tone });
  });
  ridge(c, 785, 20, c.r(0.14), { filter: 'deep' });
  person(c, dream, { x: close ? 400 : 300, y: 816, h: 140 });
  c.glow(dream.figure ? 180 : 300, 770, 100, 0.4);
  second(c, dream, { x: dream.figure ? 180 : 300, y: 824, h: 126, w: 160, tone: 'paper' });
  corners(c, 'all', 32);
  hide(c, dream, [
    air(close ? 548 : 300, close ? 300 : 130, close ? 0.3 : 0.66),
    grass(close ? 510 : 180, 844, 0.12),
    grass(close ? 300 : 430, 854, 0.11),
    grass(close ? 86 : 522, 836, 0.12),
    hung(close ? 46 : 60, close ? 400 : 420, -10, 0.5),
  ]);
  return c;
};

/** Things as fruit, on a bare tree before the moon; or on one bough that enters from the side. */
export const tree: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 190, y: 300 } : { x: 300, y: 330 });
  ringSky(c, { r0: close ? 130 : 200, step: 85, n: close ? 6 : 5, stars: 40 });
  moon(c, c.light.x, c.light.y, close ? 120 : 195);
  ridge(c, 700, 22, c.r(0.46));
  const leafy = dream.mirror ? mix(c.p.accent, c.p.night, 0.15) : null;
  if (close) {
    c.sheet(
      'M640 960Q540 820 560 640Q560 420 640 300Q560 330 520 300Q400 200 200 220Q110 226 40 180Q120 206 200 196Q380 170 500 240Q560 270 640 180Z',
      c.r(0.05),
      'deep',
    );
    bareTree(c, 250, 212, 200, c.r(0.05), { depth: 4, spread: 0.6, w: 9 });
    bareTree(c, 420, 226, 220, c.r(0.05), { depth: 4, spread: 0.6, w: 11, lean: -0.3 });
    ridge(c, 800, 14, c.r(0.16), { filter: 'deep' });
  } else {
    bareTree(c, 300, 780, 520, c.r(0.05), { depth: 7, spread: 0.55, w: 34, leaf: leafy });
    ridge(c, 772, 14, c.r(0.18), { filter: 'deep' });
  }
  const icons = [dream.hero, ...dream.small];
  const spots = close
    ? ([
        [300, 480, 210],
        [110, 400, 120],
        [470, 440, 116],
        [190, 620, 96],
        [430, 640, 100],
      ] as const)
    : ([
        [300, 470, 165],
        [128, 400, 120],
        [470, 420, 120],
        [215, 610, 92],
        [400, 620, 92],
      ] as const);
  spots.forEach(([x, y, h], i) => {
    const icon = icons[i % icons.length] ?? dream.hero;
    const tone = (['accent', 'lit', 'accent2', 'lit', 'accent2'] as const)[i] ?? 'lit';
    const pattern = i === 0 ? dream.inlay : undefined;
    const turn = c.q.between(-6, 6);
    const look = { x, y, h, w: h * 1.1, turn, tone, inlay: pattern, halo: i === 0 };
    // From the bough, or from a twig somewhere in the crown.
    const from = close ? (x > 400 ? 244 : 204) : i < 3 ? y - h * 0.5 - 60 : 440;
    hang(c, icon, look, from, c.r(0.04));
  });
  person(c, dream, { x: close ? 300 : 170, y: close ? 850 : 808, h: 136 });
  c.glow(430, 760, 90, 0.5);
  second(c, dream, { x: close ? 450 : 430, y: close ? 846 : 812, h: 126, w: 150, tone: 'paper' });
  meadow(c, 905, c.r(0.02), 90, 50);
  corners(c, 'bottom', 28);
  hide(c, dream, [
    air(close ? 520 : 80, close ? 110 : 180, close ? 0.38 : 0.64),
    grass(close ? 180 : 236, close ? 846 : 820, close ? 0.28 : 0.38),
    grass(close ? 90 : 530, close ? 854 : 824, 0.13),
    grass(close ? 380 : 80, close ? 872 : 836, close ? 0.36 : 0.14),
    air(540, 130, 0.5),
    grass(340, 868, 0.08),
  ]);
  return c;
};
