// Dreams on and under water: a wrong reflection, the deep, a viaduct, islands in the air.

import { r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { corners, lightbox } from '../frames.ts';
import { air, grass, ground, hide, hung, wave } from '../hide.ts';
import { ridge, sea } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { bubbles, cloud, flock, moon, rays, ringSky } from '../sky.ts';
import { begin, hero, near, person, second, small, type Compose } from './grammar.ts';

/** What stands on the sea, and what the sea shows instead. */
export const mirror: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 180, y: 170 } : { x: 300, y: 250 });
  const { p } = c;
  ringSky(c, { r0: 110, step: 92, near: 0.9 });
  moon(c, c.light.x, c.light.y - 10, close ? 70 : 108);
  const level = close ? 400 : 515;
  cloud(c, 100, level - 155, 230, c.r(0.7));
  cloud(c, 505, level - 105, 220, c.r(0.64));
  ridge(c, level - 17, 14, c.r(0.5));
  sea(c, level, { far: 0.6, near: 0.1 });
  if (dream.second) {
    motif(c, dream.second, {
      x: 300,
      y: level + (close ? 66 : 51),
      h: close ? 400 : 300,
      w: close ? 470 : 410,
      stretch: -1,
      tone: { over: mix(p.accent, p.glow, 0.25), under: c.r(0.26), rim: false },
      opacity: 0.82,
      filter: 'cut',
      inlay: dream.inlay,
    });
  }
  const ripples = Array.from({ length: close ? 15 : 12 }, (_, i) => {
    const from = 120 + c.q.whole(-30, 60);
    return `M${from} ${level + 74 + i * 25}h${c.q.whole(60, 330)}`;
  });
  c.add(
    `<path d="${ripples.join('')}" stroke="${c.r(0.4)}" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
  );
  motif(c, dream.hero, {
    x: 300,
    y: level + (close ? 56 : 41),
    h: close ? 290 : 330,
    w: 430,
    tone: 'sil',
    depth: 0.05,
    flip: close,
  });
  small(c, dream, [
    [92, level + 30, 96, 'accent2'],
    [512, level + 24, 92, 'lit'],
  ]);
  lightbox(c, {
    kind: close ? 'scallop' : 'cave',
    n: close ? 2 : 3,
    far: 0.26,
    rx: close ? 300 : 278,
    ry: close ? 470 : 430,
  });
  hide(c, dream, [
    air(470, 136, close ? 0.48 : 0.82),
    wave(150, level + 288, 0.32),
    wave(452, level + 268, 0.38),
    wave(504, level + 124, 0.5),
    wave(104, level + 150, 0.48),
  ]);
  return c;
};

/** Under water, with a keel above; or, near, on the sea bed among weeds. */
export const deep: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 430, y: 40 } : { x: 300, y: 40 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.92)],
      [0.22, c.r(0.62)],
      [0.6, c.r(0.33)],
      [1, c.r(0.08)],
    ]),
  );
  c.wash(0.45);
  rays(c, close ? 470 : 300, -120, close ? [80, 140] : [50, 130], {
    length: 1000,
    opacity: 0.5,
    width: 4,
  });
  for (let k = 0; k < 3; k++) {
    const top = (close ? 46 : 76) - k * 20;
    c.add(
      `<path d="M-60 ${top}${'q17 24 35 19q18 -3 35 -19'.repeat(11)}V-40H-100Z" fill="${mix(p.glow, p.light, 0.5 - k * 0.25)}" opacity=".85" filter="url(#cut)"/>`,
    );
  }
  second(c, dream, {
    x: close ? 160 : 420,
    y: close ? 76 : 96,
    h: 140,
    w: 190,
    ay: 0.78,
    tone: 'sil',
    depth: 0.12,
  });
  ridge(c, close ? 590 : 670, 60, c.r(0.34), { rough: 1.6 });
  hero(c, dream, {
    x: close ? 310 : 295,
    y: close ? 690 : 400,
    h: close ? 400 : 360,
    w: close ? 480 : 440,
    ay: close ? 1 : 0.5,
    turn: close ? -7 : -12,
    tone: dream.tone ?? 'lit',
  });
  bubbles(c, 30, { x: close ? 420 : 330, y: 330, sx: close ? 130 : 240, sy: 240 });
  ridge(c, close ? 720 : 775, 40, c.r(0.2), { rough: 1.5 });
  small(
    c,
    dream,
    close
      ? [
          [126, 800, 150, 'accent2'],
          [470, 812, 160, 'lit'],
          [130, 330, 96, 'lit'],
        ]
      : [
          [170, 812, 145, 'accent'],
          [448, 822, 140, 'accent2'],
          [98, 590, 90, 'pale'],
        ],
  );
  let weeds = '';
  for (let i = 0; i < (close ? 12 : 18); i++) {
    const [x, h] = [i % 2 ? q.between(480, 620) : q.between(-20, 120), q.between(150, 420)];
    const b = q.between(-46, 46);
    weeds += `M${r1(x)} 960C${r1(x + b)} ${r1(920 - h * 0.35)} ${r1(x - b)} ${r1(920 - h * 0.7)} ${r1(x + b * 0.6)} ${r1(920 - h)}C${r1(x - b + 14)} ${r1(920 - h * 0.66)} ${r1(x + b + 16)} ${r1(920 - h * 0.3)} ${r1(x + 20)} 960Z`;
  }
  c.sheet(weeds, c.r(0.07), 'deep');
  corners(c, 'bottom', 38);
  hide(c, dream, [
    grass(300, 846, 0.14),
    air(close ? 530 : 520, close ? 540 : 600, 0.3),
    grass(216, close ? 868 : 880, 0.07),
    grass(392, 882, 0.07),
    grass(close ? 100 : 300, close ? 862 : 890, 0.06),
  ]);
  return c;
};

function arches(c: Card, top: number, spring: number, n: number): void {
  const w = 600 / n;
  let holes = '';
  for (let i = 0; i < n; i++) {
    const [x, span] = [i * w + 16, w - 32];
    holes += `M${r1(x)} 960V${spring}A${r1(span / 2)} ${r1(span / 2)} 0 0 1 ${r1(x + span)} ${spring}V960Z`;
  }
  const stone = c.linear([
    [0, c.r(0.32)],
    [0.4, c.r(0.18)],
    [1, c.r(0.08)],
  ]);
  c.sheet(`M-40 ${top}H640V960H-40Z${holes}`, stone, 'deep', ' fill-rule="evenodd"');
  let blocks = '';
  for (let x = 4; x < 600; x += 34) blocks += `M${x} ${top + 10}h24v16h-24Z`;
  c.add(
    `<path d="M-40 ${top}H640" stroke="${c.r(0.58)}" stroke-width="4"/><path d="${blocks}" fill="none" stroke="${c.r(0.4)}" stroke-width="2" opacity=".7"/>`,
  );
}

/** One crosses above, another lurks below. */
export const viaduct: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 440, y: 150 } : { x: 180, y: 220 });
  ringSky(c, { r0: 110, step: 105 });
  moon(c, c.light.x, c.light.y, close ? 70 : 100);
  cloud(c, close ? 150 : 480, 250, 200, c.r(0.6));
  const deck = close ? 372 : 434;
  ridge(c, deck + 90, 60, c.r(0.52), { rough: 1.6 });
  ridge(c, deck + 130, 40, c.r(0.42));
  sea(c, close ? 620 : 690, { bands: 5, far: 0.46, near: 0.12 });
  arches(c, deck, deck + (close ? 150 : 130), close ? 2 : 4);
  second(c, dream, {
    x: close ? 320 : 300,
    y: close ? 842 : 812,
    h: close ? 380 : 280,
    w: close ? 480 : 410,
    tone: 'accent2',
  });
  sea(c, 806, { bands: 3, far: 0.24, near: 0.06, glints: false });
  hero(c, dream, {
    x: close ? 330 : 350,
    y: deck + 3,
    h: close ? 240 : 270,
    w: 330,
    flip: close,
    depth: 0.1,
  });
  small(
    c,
    dream,
    close
      ? [
          [90, deck + 2, 104, 'lit'],
          [540, deck + 2, 100, 'accent'],
        ]
      : [
          [128, deck + 2, 120, 'lit'],
          [528, deck + 2, 104, 'paper'],
        ],
  );
  person(c, dream, { x: close ? 170 : 60, y: deck + 2, h: 108, ground: 'light' });
  flock(c, 6, 420, 110, 140, c.r(0.06));
  corners(c, 'bottom', 30);
  hide(c, dream, [
    air(close ? 90 : 470, 84, close ? 0.4 : 0.58),
    hung(close ? 60 : 75, close ? 520 : 580, close ? 436 : 505, 0.46),
    wave(close ? 500 : 518, 858, 0.23),
    wave(close ? 130 : 112, 852, 0.26),
    air(548, 200, 0.58),
    wave(300, 884, 0.2),
  ]);
  return c;
};

function island(c: Card, x: number, y: number, w: number, h: number, fill: string): void {
  const { p } = c;
  let rock = `M${x - w / 2} ${y}Q${x - w * 0.3} ${y - 14} ${x} ${y - 9}Q${x + w * 0.3} ${y - 16} ${x + w / 2} ${y}`;
  for (let i = 1; i < 7; i++) {
    const u = i / 7;
    const depth = h * Math.sin(Math.PI * u) ** 0.8 * c.q.between(0.72, 1.12);
    rock += `L${r1(x + w / 2 - w * u)} ${r1(y + depth)}`;
  }
  const side = c.linear([
    [0, fill],
    [1, mix(fill, p.night, 0.6)],
  ]);
  c.add(
    `<g filter="url(#deep)"><path d="${rock}Z" fill="${side}"/><path d="M${x - w / 2} ${y}Q${x - w * 0.3} ${y - 16} ${x} ${y - 11}Q${x + w * 0.3} ${y - 18} ${x + w / 2} ${y}Q${x} ${y + 18} ${x - w / 2} ${y}Z" fill="${mix(fill, p.light, 0.45)}"/></g>`,
  );
}

function bridge(c: Card, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + 46];
  let d = `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}M${x0} ${y0 - 22}Q${mx} ${my - 22} ${x1} ${y1 - 22}`;
  for (let i = 1; i < 12; i++) {
    const [t, u] = [i / 12, 1 - i / 12];
    d += `M${r1(u * u * x0 + 2 * t * u * mx + t * t * x1)} ${r1(u * u * y0 + 2 * t * u * my + t * t * y1)}v-22`;
  }
  c.add(`<path d="${d}" fill="none" stroke="${c.r(0.2)}" stroke-width="3" filter="url(#paper)"/>`);
}

/** Rocks that float, tied by rope bridges: a zigzag, or a tower of them. */
export const islands: Compose = (dream) => {
  const close = near(dream);
  const c = begin(dream, close ? { x: 130, y: 210 } : { x: 420, y: 190 });
  ringSky(c, { r0: 110, step: 110, stars: 60 });
  moon(c, c.light.x, c.light.y, close ? 74 : 92);
  cloud(c, 90, 450, 200, c.r(0.6));
  cloud(c, 560, 520, 190, c.r(0.54));
  cloud(c, 300, 880, 420, c.r(0.34));
  if (close) {
    bridge(c, [300, 690, 440, 500]);
    bridge(c, [420, 400, 330, 300]);
    island(c, 380, 296, 210, 90, c.r(0.52));
    small(c, dream, [
      [380, 292, 150, 'lit'],
      [96, 640, 96, 'paper'],
      [470, 130, 100, 'accent2'],
    ]);
    island(c, 470, 498, 230, 120, c.r(0.42));
    second(c, dream, { x: 486, y: 494, h: 130, w: 150, tone: 'accent2' });
    person(c, dream, { x: 400, y: 494, h: 104, ground: 'light' });
    island(c, 240, 706, 400, 190, c.r(0.3));
    hero(c, dream, { x: 230, y: 702, h: 290, w: 330 });
  } else {
    bridge(c, [205, 392, 300, 520]);
    island(c, 140, 388, 210, 110, c.r(0.5));
    island(c, 390, 540, 330, 190, c.r(0.36));
    hero(c, dream, { x: 395, y: 538, h: 300, w: 290 });
    bridge(c, [170, 742, 280, 560]);
    island(c, 150, 756, 260, 120, c.r(0.24));
    second(c, dream, { x: 196, y: 754, h: 140, w: 150, tone: 'accent2' });
    person(c, dream, { x: 86, y: 752, h: 118, ground: 'light' });
    island(c, 500, 800, 140, 70, c.r(0.22));
    small(c, dream, [
      [140, 386, 150, 'lit'],
      [500, 798, 105, 'paper'],
      [150, 190, 110, 'accent'],
    ]);
  }
  flock(c, 6, 300, 300, 200, c.r(0.08));
  hide(c, dream, [
    air(close ? 250 : 280, close ? 420 : 120, close ? 0.6 : 0.78),
    ground(close ? 392 : 512, close ? 704 : 538, close ? 0.36 : 0.5),
    hung(close ? 486 : 396, close ? 690 : 776, close ? 596 : 664, 0.34),
    ground(close ? 84 : 266, close ? 704 : 754, 0.44),
    hung(close ? 352 : 146, close ? 432 : 552, close ? 366 : 462, 0.5, { h: 36 }),
  ]);
  return c;
};
