// Scenes where somebody acts, in gardens, woods and over roofs.

import svgpath from 'svgpath';
import { circle, polar, r1, smooth, taper, type Point } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { begin, type Compose } from '../grammars/grammar.ts';
import { air, grass, ground, hide } from '../hide.ts';
import { grass as meadow, ridge, roofs, trunks } from '../land.ts';
import { motif, shadow } from '../motif.ts';
import { mix } from '../palettes.ts';
import { bone, person, tear } from '../people.ts';
import { POSES, arms, legs } from '../poses.ts';
import { cast, thrown } from '../shadows.ts';
import { cloud, fog, motes } from '../sky.ts';
import { FACE, type Clothes } from '../wardrobe.ts';

type Cell = readonly [column: number, row: number];

/** A maze without circles, and the way from the lower left corner to its middle. */
function labyrinth(
  c: Card,
  cols: number,
  rows: number,
  goal: Cell,
): { open: Set<string>; way: Cell[] } {
  const key = ([x, y]: Cell): string => `${x},${y}`;
  const wall = (a: Cell, b: Cell): string => [key(a), key(b)].sort().join(' ');
  const open = new Set<string>();
  const from = new Map<string, Cell>();
  const start: Cell = [0, rows - 1];
  const seen = new Set([key(start)]);
  const stack: Cell[] = [start];
  for (let here = stack.at(-1); here; here = stack.at(-1)) {
    const [x, y] = here;
    const next = (
      [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as Cell[]
    ).filter(([u, v]) => u >= 0 && v >= 0 && u < cols && v < rows && !seen.has(`${u},${v}`));
    const to = next[c.q.whole(0, Math.max(0, next.length - 1))];
    if (!to) {
      stack.pop();
      continue;
    }
    open.add(wall(here, to));
    from.set(key(to), here);
    seen.add(key(to));
    stack.push(to);
  }
  const way: Cell[] = [];
  for (let at: Cell | undefined = goal; at; at = from.get(key(at))) way.unshift(at);
  return { open, way };
}

/** Seen from the air: a boy runs through the hedges, and his thread tells where he has been. */
export const thread: Compose = (dream) => {
  const c = begin(dream, { x: 560, y: 60 });
  const { p } = c;
  const [cols, rows, size] = [7, 10, 84] as const;
  const [left, top] = [6, 34] as const;
  const goal: Cell = [3, 4];
  const { open, way } = labyrinth(c, cols, rows, goal);
  c.backdrop(mix(p.light, p.glow, 0.35));
  c.wash(0.4);
  const middle = ([x, y]: Cell): Point => [left + (x + 0.5) * size, top + (y + 0.5) * size];
  let hedges = `M${left} ${top}H${left + cols * size}V${top + rows * size}M${left} ${top}V${top + (rows - 1) * size}M${left + size} ${top + rows * size}H${left + cols * size}`;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < cols; x++) {
      const [px, py] = [left + (x + 1) * size, top + (y + 1) * size];
      const shut = (b: Cell): boolean =>
        !open.has([`${x},${y}`, `${b[0]},${b[1]}`].sort().join(' '));
      if (x + 1 < cols && shut([x + 1, y])) hedges += `M${px} ${py - size}V${py}`;
      if (y + 1 < rows && shut([x, y + 1])) hedges += `M${px - size} ${py}H${px}`;
    }
  }
  const leaves = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  // The way so far, in red yarn.
  const half = way.slice(0, Math.ceil(way.length * 0.62));
  const points = half.map(middle);
  const last = points.at(-1) ?? [300, 500];
  c.add(
    `<path d="${hedges}" transform="translate(-11 15)" stroke="${p.night}" stroke-width="30" opacity=".42" filter="url(#blur-3)" ${leaves}/>`,
  );
  c.add(
    `<path d="M48 910L${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}" stroke="${mix(p.accent, p.night, 0.4)}" stroke-width="7" transform="translate(-2 4)" opacity=".5" ${leaves}/>`,
  );
  c.add(
    `<path d="M48 910L${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}" stroke="${p.accent}" stroke-width="6" ${leaves} filter="url(#cut)"/>`,
  );
  const [gx, gy] = middle(goal);
  c.glow(gx, gy, 90, 0.95);
  motif(c, 'key', { x: gx, y: gy, h: 76, w: 60, ay: 0.5, tone: 'accent2', turn: 24 });
  c.add(
    `<g filter="url(#paper)"><path d="${hedges}" stroke="${mix('#2c5a22', p.night, 0.35)}" stroke-width="31" ${leaves}/><path d="${hedges}" transform="translate(4 -7)" stroke="#3f7a2c" stroke-width="23" ${leaves}/><path d="${hedges}" transform="translate(6 -10)" stroke="#7fae4a" stroke-width="15" stroke-dasharray="5 9" opacity=".75" ${leaves}/></g>`,
  );
  c.seen.push({ name: 'maze', x: 300, y: 450, w: 590, h: 840 });
  // Something flies over.
  shadow(c, 'biplane', { x: 380, y: 690, h: 260, w: 420, ay: 0.5, turn: -24, opacity: 0.5 });
  const boy: Clothes = {
    top: 'accent',
    below: 'accent2',
    hair: 'curls',
    hairColour: '#5a3216',
    child: true,
  };
  cast(
    c,
    [last[0], last[1] + 26],
    () =>
      person(c, {
        x: last[0],
        y: last[1] + 30,
        h: 210,
        pose: 'run',
        wears: boy,
        holds: ([x, y]) =>
          motif(c, 'yarn', { x: x - 4, y: y + 6, h: 58, w: 62, ay: 0.5, tone: 'accent' }),
      }),
    { long: 0.34 },
  );
  c.seen.push({ name: 'figure', x: 315, y: 530, w: 130, h: 170 });
  const [rx, ry] = middle(way.at(-3) ?? goal);
  cast(
    c,
    [rx, ry + 24],
    () => motif(c, 'rabbit', { x: rx, y: ry + 26, h: 70, w: 80, tone: 'paper' }),
    { long: 0.3 },
  );
  hide(c, dream, [
    ground(middle([6, 0])[0], middle([6, 0])[1] + 18, 0.92, { h: 36 }),
    ground(middle([5, 8])[0], middle([5, 8])[1] + 18, 0.92, { h: 36 }),
    ground(middle([1, 1])[0], middle([1, 1])[1] + 18, 0.92, { h: 36 }),
  ]);
  return c;
};

/** A horse on rockers, in a gallop, in a box of 200 by 130 round its middle. */
function rockingHorse(
  c: Card,
  [x, y]: Point,
  s: number,
  turn: number,
  coat: string,
  trim: string,
): void {
  const edge = mix(coat, c.p.night, 0.6);
  const piece = (d: string, fill: string): string =>
    `<path d="${d}" fill="none" stroke="${edge}" stroke-width="2.4" stroke-linejoin="round"/><path d="${d}" fill="${fill}"/>`;
  const leg = (a: Point, b: Point, e: Point, fill: string): string =>
    piece(bone(a, 9, b, 6) + bone(b, 6, e, 4.4), fill) +
    piece(bone(e, 5, [e[0] + 6, e[1] + 2], 4), edge);
  const far = mix(coat, c.p.night, 0.3);
  const spots = [
    [-22, -8, 5],
    [-6, 6, 4],
    [8, -12, 5],
    [-34, 2, 4],
    [22, 2, 4],
    [48, -24, 3],
  ] as const;
  const mane: string = [0, 1, 2, 3, 4]
    .map((i) => bone([40 + i * 5, -18 - i * 9], 7, [20 + i * 5, -26 - i * 10], 2))
    .join('');
  c.add(
    `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${turn}) scale(${s})"><g filter="url(#rim-left)">` +
      piece('M-104 40Q0 96 110 32L112 40Q0 110 -108 50Z', trim) +
      leg([-30, 8], [-48, 36], [-70, 44], far) +
      leg([30, 8], [54, 36], [76, 38], far) +
      piece(
        taper(
          [
            [-48, -8],
            [-72, -20],
            [-84, -2],
            [-98, 0],
          ],
          10,
          3,
        ),
        trim,
      ) +
      piece(bone([-32, -2], 20, [32, -6], 18), coat) +
      piece(bone([34, -10], 15, [58, -50], 9) + bone([58, -52], 10.5, [86, -36], 6.4), coat) +
      piece('M52 -58L50 -76L62 -62Z', coat) +
      piece(mane, trim) +
      leg([-34, 8], [-62, 26], [-88, 36], coat) +
      leg([34, 6], [66, 22], [92, 22], coat) +
      spots
        .map(([u, v, r]) => `<path d="${circle(u, v, r)}" fill="${trim}" opacity=".7"/>`)
        .join('') +
      `<path d="M62 -52q4 4 8 0" fill="none" stroke="${c.p.night}" stroke-width="2"/><path d="M84 -34Q60 -20 30 -22" fill="none" stroke="${c.p.accent2}" stroke-width="3"/>` +
      '</g></g>',
  );
}

/** The rocking horse has jumped out of the nursery with the heir, and the toys run after. */
export const bolting: Compose = (dream) => {
  const c = begin(dream, { x: 60, y: 640 });
  const { p } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.2)],
      [0.5, c.r(0.52)],
      [0.8, c.r(0.8)],
      [1, c.r(0.4)],
    ]),
  );
  c.wash(0.3);
  cloud(c, 470, 560, 300, c.r(0.72));
  cloud(c, 120, 200, 240, c.r(0.4));
  cloud(c, 560, 130, 200, c.r(0.36));
  // The whole town leans.
  c.add(
    `<g transform="rotate(-13 300 800)">${c.capture(() => {
      roofs(c, 800, c.r(0.32), { size: 0.9, lit: 0.4 });
      roofs(c, 900, c.r(0.12), { size: 1.1, lit: 0.4, filter: 'deep' });
    })}</g>`,
  );
  // One window stands open.
  c.sheet('M-40 560L150 520V860L-40 900Z', mix(p.deep, p.night, 0.3), 'deep');
  c.sheet('M-20 620Q50 540 120 600V800L-20 826Z', mix(p.glow, p.accent2, 0.3), 'leaf');
  c.add(
    `<path d="M50 566V816M-20 700L120 686" stroke="${mix(p.deep, p.night, 0.3)}" stroke-width="8"/>`,
  );
  c.sheet(
    'M120 600L196 570V786L120 800ZM134 616V700L182 690V594ZM134 716V784L182 774V706Z',
    mix(p.accent, p.night, 0.15),
    'leaf',
    ' fill-rule="evenodd"',
  );
  c.glow(60, 700, 230, 0.75);
  c.add(
    `<path d="${taper(
      [
        [90, 700],
        [180, 640],
        [220, 560],
        [330, 520],
      ],
      120,
      40,
    )}" fill="${p.glow}" opacity=".3" filter="url(#blur-8)"/>`,
  );
  const heir: Clothes = {
    top: 'pale',
    below: 'deep',
    hair: 'curls',
    hairColour: '#8a5424',
    child: true,
    hat: 'crown',
    hatColour: 'accent2',
  };
  // The window's light throws both on the clouds.
  const body = thrown(
    c,
    () => {
      rockingHorse(c, [340, 400], 1.95, -20, mix(p.accent, p.glow, 0.16), p.accent2);
      return person(c, {
        x: 322,
        y: 356,
        h: 280,
        by: 'hip',
        turn: -14,
        pose: {
          ...POSES.sit,
          trunk: 16,
          nod: -8,
          arms: arms(70, 84, -100, -130),
          legs: legs(62, -14, 50, -20),
        },
        wears: heir,
      });
    },
    { about: [340, 400], by: [52, -46], grow: 1.06, opacity: 0.4 },
  );
  c.seen.push({ name: 'trojan-horse', x: 370, y: 430, w: 400, h: 330 });
  c.seen.push({ name: 'figure', x: 350, y: 320, w: 150, h: 220 });
  const [hx, hy] = body.other;
  c.add(
    `<path d="M${r1(hx)} ${r1(hy)}Q120 260 150 176" fill="none" stroke="${p.glow}" stroke-width="2.4"/>`,
  );
  motif(c, 'kite', { x: 150, y: 110, h: 150, w: 150, ay: 0.5, turn: -14, tone: 'accent2' });
  motif(c, 'drum', { x: 232, y: 640, h: 84, w: 90, ay: 0.5, turn: -24, tone: 'accent' });
  motif(c, 'spinning-top', { x: 134, y: 742, h: 80, w: 80, ay: 0.5, turn: 18, tone: 'accent2' });
  motif(c, 'paper-plane', { x: 500, y: 300, h: 70, w: 90, ay: 0.5, tone: 'paper' });
  motes(c, 40, { x: 200, y: 640, sx: 120, sy: 100 });
  hide(c, dream, [ground(400, 770, 0.2), ground(540, 700, 0.4), air(420, 120, 0.3)]);
  return c;
};

/** A woodcutter strikes, and the tree, where people live, weeps. */
export const felling: Compose = (dream) => {
  const c = begin(dream, { x: 250, y: 560 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.34)],
      [0.7, c.r(0.84)],
      [1, c.r(0.5)],
    ]),
  );
  c.wash(0.3);
  trunks(c, c.r(0.6), 10, [10, 20], [280, 320], 'soft');
  fog(c, 640, 60, 0.4);
  trunks(c, c.r(0.4), 6, [16, 30], [300, 560], 'paper');
  ridge(c, 744, 20, c.r(0.28), { filter: 'deep' });
  const bark = c.linear(
    [
      [0, mix('#7a4a26', p.night, 0.45)],
      [0.6, mix('#9a6434', p.night, 0.15)],
      [1, mix('#7a4a26', p.night, 0.5)],
    ],
    [0, 0, 1, 0],
  );
  const boughs = [
    taper(
      [
        [150, 330],
        [60, 230],
        [20, 120],
        [-40, 60],
      ],
      70,
      20,
    ),
    taper(
      [
        [190, 330],
        [200, 200],
        [150, 90],
        [160, -30],
      ],
      90,
      24,
    ),
    taper(
      [
        [230, 340],
        [320, 230],
        [390, 150],
        [520, 90],
      ],
      76,
      12,
    ),
    taper(
      [
        [330, 232],
        [360, 150],
        [350, 80],
      ],
      30,
      8,
    ),
  ].join('');
  c.sheet(boughs, bark, 'deep');
  c.sheet(
    `M40 800Q110 740 104 560Q96 420 110 300Q196 250 280 300Q290 430 286 560Q290 720 372 800Q290 776 260 812Q200 780 150 816Q110 780 40 800Z`,
    bark,
    'deep',
  );
  let crown = '';
  for (let i = 0; i < 130; i++) {
    const [a, r] = [q.between(0, 360), Math.sqrt(q.between(0, 1))];
    const [x, y] = polar(190, 90, 1, a).map((v, k) =>
      k ? 90 + (v - 90) * 170 * r : 190 + (v - 190) * 330 * r,
    ) as [number, number];
    crown += circle(x, y, q.between(12, 26));
  }
  c.add(
    `<g filter="url(#deep)"><path d="${crown}" fill="${mix('#4f8a34', p.night, 0.25)}"/></g><path d="${crown}" transform="translate(5 -7) scale(.99)" fill="none" stroke="#9cc35a" stroke-width="3" stroke-dasharray="9 26" opacity=".8"/>`,
  );
  c.seen.push({ name: 'oak', x: 210, y: 430, w: 480, h: 800 });
  // Its face, with eyes shut, and people at home in it.
  const line = mix('#2a1408', p.night, 0.4);
  c.add(
    `<path d="M124 408q26 22 52 0M206 408q26 22 52 0M118 380q26 -18 56 -4M210 376q30 -12 52 6M190 420q-16 42 4 50M150 520q44 -28 84 2" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`,
  );
  tear(c, [150, 452], 13);
  tear(c, [234, 476], 11);
  tear(c, [146, 506], 9);
  for (const [x, y, w] of [
    [150, 362, 22],
    [226, 356, 26],
  ] as const)
    c.add(
      `<path d="M${x - w / 2} ${y}v-${w}q${w / 2} -${w * 0.7} ${w} 0v${w}Z" fill="${mix(p.glow, p.accent2, 0.3)}" stroke="${line}" stroke-width="4"/>`,
    );
  // The wound.
  c.glow(270, 640, 150, 0.95);
  c.sheet('M300 596L206 640L300 676Q284 640 300 596Z', mix(p.glow, p.accent2, 0.25), 'leaf');
  const man: Clothes = {
    top: 'accent',
    below: 'deep',
    hat: 'cap',
    hair: 'short',
    beard: true,
    hairColour: '#3a1e10',
  };
  cast(
    c,
    [450, 812],
    () =>
      person(c, {
        x: 456,
        y: 816,
        h: 380,
        pose: 'chop',
        wears: man,
        flip: true,
        holds: ([x, y]) =>
          motif(c, 'wood-axe', {
            x: x + 6,
            y: y - 30,
            h: 210,
            w: 180,
            ay: 0.5,
            turn: 58,
            tone: 'lit',
          }),
      }),
    { long: 0.22 },
  );
  c.seen.push({ name: 'figure', x: 455, y: 600, w: 200, h: 380 });
  cast(c, [330, 850], () => motif(c, 'log', { x: 330, y: 866, h: 84, w: 150, tone: 'accent2' }), {
    long: 0.2,
  });
  motif(c, 'squirrel', { x: 392, y: 146, h: 92, w: 90, tone: 'accent', flip: true });
  motif(c, 'crow-dive', { x: 510, y: 230, h: 76, w: 90, ay: 0.5, tone: 'sil', flip: true });
  for (let i = 0; i < 14; i++)
    c.add(
      `<path d="${smooth(
        [
          [0, 0],
          [6, -5],
          [12, 0],
          [6, 4],
        ],
        true,
      )}" transform="translate(${r1(q.between(20, 560))} ${r1(q.between(250, 780))}) rotate(${q.whole(0, 180)}) scale(1.6)" fill="${i % 2 ? '#9cc35a' : p.accent2}"/>`,
    );
  meadow(c, 910, c.r(0.05), 90, 60);
  hide(c, dream, [grass(540, 868, 0.3), grass(90, 856, 0.3), grass(220, 880, 0.24)]);
  return c;
};

/** High above the town the cage stands open, and she has jumped. */
export const uncaged: Compose = (dream) => {
  const c = begin(dream, { x: 430, y: 300 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.62)],
      [0.55, c.r(0.9)],
      [1, c.r(0.56)],
    ]),
  );
  c.wash(0.3);
  c.glow(430, 320, 360, 0.85);
  cloud(c, 110, 640, 280, c.r(0.86));
  cloud(c, 520, 560, 240, c.r(0.88));
  roofs(c, 850, c.r(0.5), { size: 0.42, lit: 0.2, filter: 'soft' });
  roofs(c, 890, c.r(0.32), { size: 0.5, lit: 0.3 });
  roofs(c, 930, c.r(0.14), { size: 0.6, lit: 0.3, filter: 'deep' });
  const gold = c.linear(
    [
      [0, mix(p.accent2, p.glow, 0.3)],
      [1, mix(p.accent2, p.night, 0.45)],
    ],
    [0, 0, 1, 0],
  );
  const bars = (front: boolean): string => {
    let d = '';
    for (let i = 0; i <= 8; i++) {
      if (front && (i === 6 || i === 7)) continue;
      const a = -1 + i / 4;
      const [x, foot] = [
        190 + a * 160,
        610 + (front ? 1 : -1) * Math.sqrt(Math.max(0, 1 - a * a)) * 34,
      ];
      d += `M190 90Q${r1(190 + a * 190)} 150 ${r1(x)} 300V${r1(foot)}`;
    }
    return d;
  };
  c.add(
    `<path d="M190 -20V60" stroke="${mix(p.accent2, p.night, 0.4)}" stroke-width="8" stroke-dasharray="14 7"/>`,
  );
  c.add(
    `<path d="${bars(false)}" fill="none" stroke="${mix(p.accent2, p.night, 0.62)}" stroke-width="6"/>`,
  );
  c.sheet(
    'M24 610A166 40 0 0 1 356 610A166 40 0 0 1 24 610Z',
    mix(p.accent2, p.night, 0.5),
    'leaf',
  );
  motif(c, 'wooden-chair', { x: 150, y: 616, h: 150, w: 110, tone: 'accent', turn: -8 });
  c.add(
    `<g filter="url(#rim-left)"><path d="${bars(true)}" fill="none" stroke="${mix(p.accent2, p.glow, 0.1)}" stroke-width="9"/><path d="M24 610A166 40 0 0 0 356 610L352 640A164 40 0 0 1 28 640ZM22 296A170 30 0 0 0 358 296L356 310A168 30 0 0 1 24 310ZM164 92a26 26 0 1 1 52 0Z" fill="${gold}"/><path d="M190 62a16 20 0 1 0 .1 0Z" fill="none" stroke="${gold}" stroke-width="7"/></g>`,
  );
  // Its door.
  c.add(
    `<g filter="url(#leaf)" fill="none" stroke="${mix(p.accent2, p.night, 0.1)}" stroke-width="7"><path d="M316 330L430 300V560L316 590Z"/><path d="M354 320V580M392 310V570"/></g>`,
  );
  c.seen.push({ name: 'bird-cage', x: 190, y: 370, w: 340, h: 620 });
  const girl: Clothes = {
    top: 'accent',
    below: 'accent',
    skirt: 'tutu',
    hair: 'long',
    hairColour: '#4a1e22',
    barefoot: true,
  };
  const body = thrown(
    c,
    () =>
      person(c, {
        x: 408,
        y: 430,
        h: 350,
        by: 'hip',
        turn: 12,
        pose: {
          ...POSES.dance,
          arms: arms(118, 106, -96, -84),
          legs: legs(72, 40, -70, -86),
        },
        wears: girl,
      }),
    { about: [408, 430], by: [30, 44], opacity: 0.36 },
  );
  c.seen.push({ name: 'figure', x: 430, y: 410, w: 300, h: 330 });
  // Feathers grow from her arms.
  for (const [[x, y], side] of [
    [body.hand, 1],
    [body.other, -1],
  ] as const) {
    let plumes = '';
    for (let i = 0; i < 7; i++) {
      const [sx, sy] = [x - side * i * 17, y + i * 4];
      plumes += taper(
        [
          [sx, sy],
          [sx + side * 6, sy + 30 + i * 4],
          [sx - side * 4, sy + 66 + i * 3],
        ],
        15,
        3,
      );
    }
    c.add(
      `<path d="${plumes}" fill="${mix(p.glow, p.accent, 0.22)}" stroke="${mix(p.accent, p.night, 0.3)}" stroke-width="1.2" filter="url(#leaf)"/>`,
    );
  }
  for (let i = 0; i < 9; i++) {
    const [x, y, t] = [q.between(260, 560), q.between(520, 800), q.between(-60, 60)];
    c.add(
      `<path d="M0 -22Q12 -6 2 22Q-10 -4 0 -22Z" transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(t)})" fill="${i % 2 ? p.glow : mix(p.accent, p.glow, 0.4)}" filter="url(#leaf)"/>`,
    );
  }
  c.seen.push({ name: 'feather', x: 270, y: 570, w: 60, h: 90 });
  motif(c, 'hummingbird', { x: 500, y: 150, h: 120, w: 130, ay: 0.5, tone: 'accent2' });
  motif(c, 'peace-dove', { x: 350, y: 90, h: 90, w: 100, ay: 0.5, tone: 'paper' });
  hide(c, dream, [air(66, 740, 0.86), air(540, 700, 0.8), air(70, 130, 0.66)]);
  return c;
};

/** What she paints must be watered, and grows over the edge of the canvas. */
export const watering: Compose = (dream) => {
  const c = begin(dream, { x: 480, y: 120 });
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, mix('#9cc9dc', p.glow, 0.3)],
      [0.6, c.r(0.96)],
      [1, c.r(0.85)],
    ]),
  );
  c.wash(0.35);
  c.glow(480, 100, 300, 0.9);
  ridge(c, 560, 30, mix('#a9c27a', p.light, 0.3), { rough: 1.4 });
  ridge(c, 640, 20, mix('#86ad55', p.mid, 0.2));
  c.sheet(
    'M-40 720Q300 690 640 724V960H-40Z',
    c.linear([
      [0, mix('#7aa24a', p.mid, 0.1)],
      [1, mix('#3f6a2c', p.deep, 0.3)],
    ]),
    'deep',
  );
  // The easel.
  const wood = mix('#8a5a30', p.night, 0.08);
  c.sheet('M300 160L196 840H218L308 240L330 840H352L316 160ZM236 640H420V664H236Z', wood, 'deep');
  c.add('<g transform="rotate(-3 330 420)">');
  c.sheet('M196 210H470V610H196Z', c.r(0.99), 'deep');
  c.inside('<path d="M208 222H458V598H208Z"/>', () => {
    c.backdrop(
      c.linear([
        [0, '#3f86b8'],
        [0.55, '#bfe0e6'],
        [0.56, '#5f9a3f'],
        [1, '#2f6a34'],
      ]),
    );
    c.add(`<path d="M180 420Q260 360 340 410T500 390V460H180Z" fill="#3c7a5a"/>`);
  });
  c.add('</g>');
  c.seen.push({ name: 'easel', x: 325, y: 430, w: 290, h: 690 });
  const stem = (points: Point[]): void =>
    c.add(`<path d="${taper(points, 15, 7)}" fill="#3f7a2c" filter="url(#leaf)"/>`);
  const leafAt = (x: number, y: number, turn: number, s: number): void =>
    c.add(
      `<path d="M0 0Q26 -22 60 -4Q30 18 0 0Z" transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" fill="#6fa83c" stroke="#2f5a20" stroke-width="2" filter="url(#leaf)"/>`,
    );
  // Out of the picture, on all sides.
  stem([
    [270, 580],
    [250, 440],
    [150, 330],
    [130, 200],
  ]);
  stem([
    [330, 580],
    [350, 430],
    [340, 300],
    [370, 120],
  ]);
  stem([
    [400, 570],
    [430, 470],
    [520, 430],
    [540, 330],
  ]);
  stem([
    [250, 590],
    [210, 660],
    [120, 650],
    [90, 560],
  ]);
  for (const [x, y, t, s] of [
    [236, 420, 190, 1.1],
    [150, 330, 40, 1],
    [346, 360, -30, 1.2],
    [345, 260, 210, 1],
    [440, 460, 20, 1.1],
    [520, 420, 230, 0.9],
    [180, 660, 100, 1],
  ] as const)
    leafAt(x, y, t, s);
  const yellow = { over: '#f2b81f', foot: '#d98a12', under: '#5a2f10', rim: true } as const;
  motif(c, 'sunflower', { x: 372, y: 104, h: 190, w: 190, ay: 0.5, tone: yellow });
  motif(c, 'daisy', {
    x: 126,
    y: 186,
    h: 130,
    w: 130,
    ay: 0.5,
    tone: { over: '#fffdf2', foot: '#f0e2c0', under: '#b08a2a', rim: true },
  });
  motif(c, 'lotus', {
    x: 540,
    y: 316,
    h: 110,
    w: 120,
    ay: 0.5,
    tone: { over: '#e88aa4', foot: '#c2486e', under: '#6a1c3c', rim: true },
  });
  motif(c, 'shut-rose', { x: 88, y: 540, h: 130, w: 110, ay: 0.5, tone: 'accent' });
  const painter: Clothes = {
    top: 'accent2',
    below: 'accent2',
    skirt: 'gown',
    apron: 'pale',
    hair: 'bun',
    hairColour: '#6a3416',
    hat: 'straw',
    hatColour: '#e7c067',
  };
  cast(
    c,
    [512, 872],
    () =>
      person(c, {
        x: 520,
        y: 876,
        h: 390,
        pose: 'pour',
        wears: painter,
        flip: true,
        holds: ([x, y]) =>
          motif(c, 'watering-can', {
            x: x - 20,
            y: y + 20,
            h: 130,
            w: 150,
            ay: 0.4,
            turn: 14,
            tone: { over: '#c8502f', foot: '#8f2f1c', under: '#3f120a', rim: true },
            flip: true,
          }),
      }),
    { long: 0.22 },
  );
  c.seen.push({ name: 'figure', x: 510, y: 680, w: 200, h: 390 });
  let water = '';
  for (let i = 0; i < 22; i++)
    water += `M${r1(q.between(300, 350))} ${r1(q.between(640, 780))}q5 9 0 13q-5 -4 0 -13Z`;
  c.add(`<path d="${water}" fill="#2f86b8" opacity=".9"/>`);
  cast(
    c,
    [130, 850],
    () =>
      motif(c, 'palette', {
        x: 132,
        y: 860,
        h: 110,
        w: 140,
        tone: { over: '#d9b07a', foot: '#a8743c', under: '#4a2a12', rim: true },
      }),
    { long: 0.2 },
  );
  motif(c, 'butterfly', { x: 236, y: 90, h: 80, w: 96, ay: 0.5, turn: -16, tone: 'accent' });
  hide(c, dream, [air(490, 210, 0.9), grass(60, 800, 0.5), grass(290, 880, 0.4)]);
  return c;
};

/** Two small people with a rope take the mask off a great face. */
export const unmasking: Compose = (dream) => {
  const c = begin(dream, { x: 150, y: 260 });
  const { p } = c;
  c.backdrop(
    c.radial(
      [
        [0, c.r(0.9)],
        [0.5, c.r(0.62)],
        [1, c.r(0.2)],
      ],
      380,
      340,
      560,
    ),
  );
  c.wash(0.35);
  c.inside('<path d="M-40 -40H640V960H-40Z"/>', () => {
    for (let i = 0; i < 4; i++)
      c.sheet(
        `M${-60 + i * 10} -40Q${40 - i * 26} 400 ${-30 - i * 6} 960H-60V-40Z`,
        mix(p.accent2, p.night, 0.3 + i * 0.14),
        'paper',
      );
  });
  // The face, large as a hill, with a night sky under its skin.
  const face = svgpath(FACE).scale(33).translate(20, 430).round(1).toString();
  c.add(
    `<g filter="url(#rim-right)"><path d="${face}" fill="${mix('#f2d3b4', p.mid, 0.12)}"/></g>`,
  );
  c.inside(`<path d="${face}"/>`, () => {
    c.add(
      `<path d="M60 180C180 160 300 240 330 420C300 470 220 470 150 460C90 440 40 300 60 180Z" fill="${c.linear(
        [
          [0, c.r(0.06)],
          [1, c.r(0.34)],
        ],
      )}" filter="url(#leaf)"/>`,
    );
    motes(c, 70, { x: 190, y: 320, sx: 120, sy: 120 });
    motif(c, 'falling-star', { x: 190, y: 290, h: 60, w: 80, ay: 0.5, tone: 'glow' });
    c.add(`<path d="${circle(96, 560, 64)}" fill="#d8604e" opacity=".3"/>`);
  });
  c.add(
    `<path d="M120 620q60 30 110 6" fill="none" stroke="${mix('#a03a4a', p.night, 0.2)}" stroke-width="12" stroke-linecap="round"/>`,
  );
  // The mask comes away.
  motif(c, 'carnival-mask', {
    x: 400,
    y: 330,
    h: 230,
    w: 330,
    ay: 0.5,
    turn: 16,
    tone: 'accent',
    inlay: 'flowers',
  });
  c.add(
    `<path d="M262 300Q180 250 60 250" fill="none" stroke="${p.accent2}" stroke-width="8"/><path d="M540 380Q560 560 500 640" fill="none" stroke="${p.accent2}" stroke-width="7"/>`,
  );
  motif(c, 'ladder', { x: 360, y: 860, h: 420, w: 200, turn: 4, tone: 'sil', depth: 0.08 });
  c.sheet('M-40 850Q300 820 640 850V960H-40Z', c.r(0.08), 'deep');
  const clown: Clothes = {
    top: 'accent2',
    below: 'accent',
    hat: 'tophat',
    hair: 'curls',
    hairColour: '#a8442a',
  };
  const maid: Clothes = {
    top: 'pale',
    below: 'deep',
    skirt: 'knee',
    hair: 'plaits',
    hairColour: '#3a1a14',
  };
  person(c, { x: 376, y: 640, h: 240, pose: 'reach', wears: maid });
  cast(
    c,
    [510, 866],
    () =>
      person(c, {
        x: 516,
        y: 872,
        h: 260,
        pose: {
          ...POSES.chop,
          trunk: -20,
          arms: arms(150, 160, 140, 156),
        },
        wears: clown,
        flip: true,
      }),
    { long: 0.2 },
  );
  c.seen.push({ name: 'figure', x: 510, y: 740, w: 150, h: 240 });
  cast(
    c,
    [230, 872],
    () => motif(c, 'drama-masks', { x: 226, y: 880, h: 110, w: 140, tone: 'lit' }),
    { long: 0.2 },
  );
  hide(c, dream, [ground(120, 876, 0.12), ground(420, 880, 0.12), ground(570, 884, 0.1)]);
  return c;
};
