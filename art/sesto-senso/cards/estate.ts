// The four places that are no common room: the crypt, the stables, the boathouse and the maze.

import { circle, r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import type { Prop } from '../content/types.ts';
import { figure } from '../figures.ts';
import { ridge, sea, tree } from '../land.ts';
import { motif, shadow } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, fog, moon, ringSky } from '../sky.ts';

type Drawn = (c: Card, props: readonly [Prop, ...Prop[]]) => void;

const put = (c: Card, [icon, x, y, h, w, tone]: Prop): void => {
  motif(c, icon, { x, y, h, w, tone, ay: y < 420 ? 0.5 : 1, depth: 0.08 });
};

const crypt: Drawn = (c, [door, stone, gargoyle, flowers, church]) => {
  c.light = { x: 440, y: 180 };
  ringSky(c, { r0: 110, step: 90, stars: 60 });
  moon(c, 440, 180, 74, 2);
  ridge(c, 520, 26, c.r(0.46));
  if (church) put(c, church);
  ridge(c, 590, 20, c.r(0.36));
  fog(c, 610, 30, 0.5);
  tree(c, 60, 730, 420, c.r(0.08), { depth: 7, w: 22, lean: 0.12 });
  ridge(c, 650, 18, c.r(0.28));
  c.glow(330, 640, 230, 0.5);
  put(c, door);
  if (gargoyle) {
    c.sheet('M432 860L440 600H540L548 860Z', c.r(0.22), 'deep');
    c.sheet('M424 600H556V622H424Z', c.r(0.42));
    put(c, gargoyle);
  }
  ridge(c, 745, 12, c.r(0.2), { filter: 'deep' });
  if (stone) put(c, stone);
  fog(c, 800, 20, 0.35);
  ridge(c, 812, 10, c.r(0.1), { filter: 'deep' });
  if (flowers) put(c, flowers);
};

/** One half door of planks with a brace; what looks over it is hidden below. */
function stall(c: Card, x: number, w: number, top: number): void {
  const [l, r] = [x - w / 2, x + w / 2];
  const wood = c.linear([
    [0, c.r(0.42)],
    [1, c.r(0.2)],
  ]);
  let planks = '';
  for (let k = 1; k < 5; k++) planks += `M${r1(l + (w * k) / 5)} ${top + 26}V790`;
  c.sheet(`M${l} ${top}H${r}V800H${l}Z`, wood, 'deep');
  c.add(
    `<path d="${planks}" stroke="${c.r(0.14)}" stroke-width="4"/><path d="M${l} ${top + 8}H${r}" stroke="${c.r(0.6)}" stroke-width="16"/><path d="M${l + 8} 780L${r - 8} ${top + 34}" stroke="${c.r(0.3)}" stroke-width="18"/><path d="M${l + 10} ${top + 26}V796M${r - 10} ${top + 26}V796" stroke="${c.r(0.34)}" stroke-width="20"/>`,
  );
  c.add(`<path d="${circle(r - 30, top + 60, 7)}" fill="${c.p.accent2}"/>`);
}

const stables: Drawn = (c, [horse, saddle, fork, shoe, lantern]) => {
  c.light = { x: 130, y: 280 };
  c.backdrop(
    c.linear([
      [0, c.r(0.12)],
      [0.6, c.r(0.34)],
      [1, c.r(0.2)],
    ]),
  );
  let boards = '';
  for (let x = -20; x < 640; x += 46) boards += `M${x} 90V640`;
  c.add(`<path d="${boards}" stroke="${c.r(0.16)}" stroke-width="6" opacity=".8"/>`);
  c.wash(0.4);
  c.glow(130, 290, 380, 0.85, mix(c.p.glow, c.p.accent2, 0.12));
  // The box behind the door is dark, so that the horse stands out pale and whole.
  c.sheet('M170 640V330Q170 210 320 206Q470 210 470 330V640Z', c.r(0.06), 'deep');
  c.sheet('M190 640V336Q190 232 320 228Q450 232 450 336V640Z', c.r(0.16));
  c.glow(300, 420, 210, 0.6);
  motif(c, horse[0], { x: 322, y: 640, h: 390, w: 330, tone: 'paper' });
  stall(c, 320, 330, 560);
  c.add(`<path d="M-40 786H640V940H-40Z" fill="${c.r(0.26)}"/>`);
  let straw = '';
  for (let i = 0; i < 190; i++) {
    const [x, y, l] = [c.q.between(-20, 620), c.q.between(784, 880), c.q.between(14, 40)];
    const a = c.q.between(-0.5, 0.5);
    straw += `M${r1(x)} ${r1(y)}l${r1(Math.cos(a) * l)} ${r1(Math.sin(a) * l)}`;
  }
  c.add(
    `<path d="${straw}" stroke="${mix(c.p.light, c.p.accent2, 0.1)}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  );
  c.sheet(
    'M-40 74H640V112H-40ZM60 74L120 -40H160L96 74ZM540 74L480 -40H440L504 74Z',
    c.r(0.08),
    'deep',
  );
  c.sheet('M90 640H166V668H90ZM100 668L122 800H140L128 668Z', c.r(0.12), 'deep');
  if (saddle) motif(c, saddle[0], { x: 116, y: 650, h: 130, w: 140, tone: 'accent2' });
  if (fork) motif(c, fork[0], { x: 520, y: 800, h: 330, w: 120, tone: 'paper', turn: 6 });
  if (shoe) motif(c, shoe[0], { x: 320, y: 168, h: 78, w: 78, ay: 0.5, tone: 'lit' });
  if (lantern) {
    c.add(`<path d="M130 112V236" stroke="${c.r(0.04)}" stroke-width="4"/>`);
    motif(c, lantern[0], { x: 130, y: 290, h: 120, w: 90, ay: 0.5, tone: 'lit', halo: true });
  }
};

const boathouse: Drawn = (c, [, oars, rod, duck]) => {
  const { p } = c;
  c.light = { x: 360, y: 250 };
  ringSky(c, { r0: 120, step: 80, stars: 40, near: 0.92 });
  moon(c, 360, 250, 66, 2);
  cloud(c, 220, 330, 170, c.r(0.72));
  ridge(c, 430, 18, c.r(0.5));
  sea(c, 452, { bands: 6, far: 0.66, near: 0.2 });
  // Timber walls to the left and right, and a gable over the open water gate.
  const wall = 'M-40 -40H640V960H430V240Q430 110 300 96Q170 110 170 240V960H-40Z';
  c.sheet(wall, c.r(0.16), 'deep');
  let boards = '';
  for (let y = 130; y < 900; y += 44) boards += `M-40 ${y}H164M436 ${y}H640`;
  c.add(
    `<path d="${boards}" stroke="${c.r(0.28)}" stroke-width="4" opacity=".8"/><path d="M170 900V240Q170 110 300 96Q430 110 430 240V900" fill="none" stroke="${c.r(0.4)}" stroke-width="9"/><path d="M-40 150L300 20L640 150" fill="none" stroke="${c.r(0.07)}" stroke-width="26" filter="url(#paper)"/>`,
  );
  net(c);
  if (oars) motif(c, oars[0], { x: 110, y: 640, h: 330, w: 118, tone: 'paper' });
  if (rod) motif(c, rod[0], { x: 492, y: 640, h: 340, w: 118, tone: 'accent2' });
  rowingBoat(c, 296, 742);
  // The jetty in front, with its mooring post.
  let planks = '';
  for (let x = -30; x < 640; x += 62) planks += `M${x} 812L${r1(300 + (x - 300) * 1.2)} 900`;
  c.sheet('M-40 806Q300 796 640 806V960H-40Z', c.r(0.3), 'deep');
  c.add(`<path d="${planks}" stroke="${c.r(0.12)}" stroke-width="4"/>`);
  c.sheet('M148 836V700Q164 688 180 700V836Z', c.r(0.08), 'deep');
  c.add(
    `<path d="M164 736Q150 770 176 764Q210 756 150 752M172 742Q230 780 214 716" fill="none" stroke="${c.r(0.9)}" stroke-width="6" stroke-linecap="round"/>`,
  );
  if (duck) motif(c, duck[0], { x: 424, y: 838, h: 84, w: 120, tone: 'lit' });
  c.glow(300, 700, 190, 0.2, p.glow);
};

/** A net with its floats, hung up to dry on both sides of the gate. */
function net(c: Card): void {
  for (const [x, out] of [
    [160, -1],
    [440, 1],
  ] as const) {
    const at = (u: number, v: number): string =>
      `${r1(x + out * (6 + u * 104))} ${r1(196 + v * 176 + Math.sin(u * 3.14) * (34 + v * 26) - u * 10)}`;
    let cords = '';
    for (let k = 0; k <= 6; k++) {
      const line = (of: (t: number) => string): string =>
        `M${Array.from({ length: 9 }, (_, i) => of(i / 8)).join('L')}`;
      cords += line((t) => at(t, k / 6)) + line((t) => at(k / 6, t));
    }
    let floats = '';
    for (let k = 0; k <= 4; k++) floats += `<path d="${circle(...spot(at(k / 4, 0)), 8)}"/>`;
    c.add(
      `<g filter="url(#leaf)"><path d="${cords}" fill="none" stroke="${c.r(0.6)}" stroke-width="2.2"/><g fill="${mix(c.p.accent, c.p.night, 0.1)}">${floats}</g></g>`,
    );
  }
}

const spot = (at: string): readonly [number, number] => {
  const [x = 0, y = 0] = at.split(' ').map(Number);
  return [x, y];
};

/** Our own boat: a clinker hull, two thwarts, its reflection. */
function rowingBoat(c: Card, x: number, y: number): void {
  const { p } = c;
  const hull = `M${x - 150} ${y - 92}Q${x} ${y - 40} ${x + 156} ${y - 104}Q${x + 140} ${y - 6} ${x + 62} ${y + 10}H${x - 70}Q${x - 136} ${y - 8} ${x - 150} ${y - 92}Z`;
  const inside = `M${x - 150} ${y - 92}Q${x} ${y - 130} ${x + 156} ${y - 104}Q${x} ${y - 40} ${x - 150} ${y - 92}Z`;
  c.add(
    `<path d="${hull}" transform="matrix(1 0 0 -.5 0 ${r1(y * 1.5 + 12)})" fill="${p.night}" opacity=".45" filter="url(#blur-3)"/>`,
  );
  c.sheet(inside, mix(p.accent, p.night, 0.6), 'leaf');
  c.add(
    `<path d="M${x - 70} ${y - 108}L${x - 62} ${y - 74}M${x + 66} ${y - 110}L${x + 70} ${y - 78}" stroke="${mix(p.accent2, p.glow, 0.3)}" stroke-width="15" stroke-linecap="round"/>`,
  );
  c.add(
    `<g filter="url(#rim-top)"><path d="${hull}" fill="${c.linear([
      [0, mix(p.accent, p.glow, 0.15)],
      [1, mix(p.accent, p.night, 0.35)],
    ])}"/></g><path d="M${x - 146} ${y - 70}Q${x} ${y - 18} ${x + 150} ${y - 80}M${x - 136} ${y - 44}Q${x} ${y + 2} ${x + 138} ${y - 52}M${x - 116} ${y - 20}Q${x} ${y + 14} ${x + 112} ${y - 22}" fill="none" stroke="${mix(p.accent, p.night, 0.55)}" stroke-width="3.4"/><path d="M${x - 150} ${y - 92}Q${x} ${y - 40} ${x + 156} ${y - 104}" fill="none" stroke="${p.glow}" stroke-width="6" stroke-linecap="round"/>`,
  );
}

const MAZE = [
  '#####.#####',
  '#...#.#...#',
  '#.#.....#.#',
  '#.#.###.#.#',
  '#.........#',
  '#.##...##.#',
  '#....#....#',
  '###.###.###',
] as const;

/** Where a corner of the maze lies on the card: rows run towards us and grow. */
function corner(i: number, j: number): readonly [number, number, number] {
  const u = j / MAZE.length;
  const size = 0.5 + 0.74 * u;
  return [300 + (i - 5.5) * 62 * size, 452 + 380 * u ** 1.3, 52 * size];
}

function hedgeRow(c: Card, j: number): void {
  let [tops, fronts, tufts] = ['', '', ''];
  [...(MAZE[j] ?? '')].forEach((cell, i) => {
    if (cell !== '#') return;
    const [[ax, ay, ah], [bx], [cx, cy, ch], [dx]] = [
      corner(i, j),
      corner(i + 1, j),
      corner(i, j + 1),
      corner(i + 1, j + 1),
    ] as const;
    tops += `M${r1(ax)} ${r1(ay - ah)}L${r1(bx)} ${r1(ay - ah)}L${r1(dx)} ${r1(cy - ch)}L${r1(cx)} ${r1(cy - ch)}Z`;
    fronts += `M${r1(cx)} ${r1(cy - ch)}H${r1(dx)}V${r1(cy)}H${r1(cx)}Z`;
    for (let k = 0; k < 9; k++) {
      tufts += circle(c.q.between(cx, dx), c.q.between(cy - ch, cy - 3), c.q.between(1.6, 4.2));
    }
  });
  const green = mix(c.p.mid, '#3f7a5a', 0.55);
  c.sheet(
    fronts,
    c.linear([
      [0, mix(green, c.p.night, 0.35)],
      [1, mix(green, c.p.night, 0.72)],
    ]),
    'deep',
  );
  c.add(`<path d="${tufts}" fill="${mix(green, c.p.glow, 0.12)}" opacity=".55"/>`);
  c.sheet(tops, mix(green, c.p.glow, 0.42), 'cut');
}

const maze: Drawn = (c, [fountain, sign, owl, house]) => {
  c.light = { x: 190, y: 200 };
  ringSky(c, { r0: 120, step: 90, stars: 70, near: 0.92 });
  moon(c, 190, 190, 72, 2);
  cloud(c, 330, 330, 170, c.r(0.6));
  ridge(c, 410, 20, c.r(0.5));
  if (house) motif(c, house[0], { x: 420, y: 452, h: 170, w: 240, tone: 'mist' });
  tree(c, 120, 470, 170, c.r(0.3), { depth: 5 });
  ridge(c, 446, 6, c.r(0.36));
  const [ground, gravel] = [c.r(0.2), c.r(0.88)];
  c.sheet('M-40 450H640V960H-40Z', ground);
  const [[tlx, tly], [trx], [brx, bry], [blx]] = [
    corner(0, 0),
    corner(11, 0),
    corner(11, 8),
    corner(0, 8),
  ] as const;
  c.add(
    `<path d="M${r1(tlx)} ${tly}H${r1(trx)}L${r1(brx)} ${bry}H${r1(blx)}Z" fill="${c.linear([
      [0, gravel],
      [1, c.r(0.7)],
    ])}"/>`,
  );
  MAZE.forEach((_, j) => {
    hedgeRow(c, j);
    if (j === 4) motif(c, fountain[0], { x: 300, y: 668, h: 118, w: 130, tone: 'lit', halo: true });
  });
  if (sign) {
    shadow(c, sign[0], { x: 152, y: 826, h: 112, w: 110, stretch: -0.4, skew: -30 });
    motif(c, sign[0], { x: 152, y: 826, h: 128, w: 120, tone: 'accent' });
  }
  figure(c, 'lady', { x: 448, y: 826, h: 124, ground: 'light' });
  if (owl) motif(c, owl[0], { x: 470, y: 618, h: 70, w: 74, tone: 'accent2' });
};

export const ESTATE = { crypt, stables, boathouse, maze } as const;
