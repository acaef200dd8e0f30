// What lives round the mountain: cranes, pines, a pagoda, a cherry in flower.

import { mix } from './colour.ts';
import { blossom } from './fans.ts';
import type { Paper } from './paper.ts';
import { circle, ellipse, leaf, polar, r1, rect, taper, type Point } from './shape.ts';

/** A crane in flight: white, black at the wing tips, red on its crown. */
export function crane(paper: Paper, x: number, y: number, s: number): void {
  const ink = '#1c2a33';
  const wing = (root: Point, from: number, to: number, length: number): string => {
    let white = '';
    let black = '';
    for (let i = 0; i < 10; i++) {
      const t = i / 9;
      const a = from + (to - from) * t;
      const l = length * (0.6 + 0.4 * Math.sin(Math.PI * (0.25 + 0.6 * (1 - t))));
      white += leaf(root[0] + 10 * t, root[1], a, l, 6, 0.6);
      if (i < 6) {
        const [bx, by] = polar(root[0] + 10 * t, root[1], l * 0.66, a);
        black += leaf(bx, by, a, l * 0.36, 4.4, 0.5);
      }
    }
    return `<path d="${white}" fill="#fdfdf5"/><path d="${black}" fill="${ink}"/>`;
  };
  paper.sheet(
    `<g transform="translate(${x} ${y}) scale(${s})">${wing([6, -4], -62, -118, 70)}` +
      `<path d="${taper(
        [
          [-34, 2],
          [-56, 6],
          [-84, 8],
        ],
        4,
        2,
      )}" fill="${ink}"/><path d="M-40 2C-24 -12 10 -14 34 -6C20 8 -16 12 -40 2Z" fill="#fdfdf5"/><path d="M-44 3l-14 -5l4 7l-10 3l12 3Z" fill="${ink}"/>` +
      `<path d="${taper(
        [
          [28, -6],
          [46, -14],
          [62, -12],
          [76, -18],
        ],
        9,
        4,
      )}" fill="#fdfdf5"/><path d="${taper(
        [
          [36, -9],
          [50, -13],
          [62, -12],
          [72, -16],
        ],
        5,
        3,
      )}" fill="${ink}"/><path d="${ellipse(78, -19, 5.4, 4.2)}" fill="#fdfdf5"/><path d="M82 -20L96 -19L82 -16Z" fill="#caa35a"/><path d="${ellipse(78, -22, 4, 2)}" fill="#d2492f"/>` +
      `${wing([-4, -2], -108, -152, 62)}</g>`,
    { lift: 2, wobble: 0.5, rim: 0.4, small: true, tooth: 0.4 },
  );
}

export function pagoda(paper: Paper, x: number, base: number): void {
  const { night } = paper.palette;
  let out = '';
  let y = base;
  for (let i = 0; i < 3; i++) {
    const w = 74 - i * 15;
    const h = 25 - i * 3;
    out += `<path d="${rect(x - w * 0.33, y - h, w * 0.66, h)}" fill="${mix('#a8402e', night, 0.15)}"/><path d="${[-0.2, 0, 0.2].map((k) => rect(x + w * k - w * 0.05, y - h * 0.74, w * 0.1, h * 0.74)).join('')}" fill="#ffdf9a"/>`;
    y -= h;
    out += `<path d="M${r1(x - w * 0.72)} ${r1(y - 3)}Q${r1(x - w * 0.42)} ${r1(y - 2)} ${r1(x - w * 0.26)} ${r1(y - 14)}H${r1(x + w * 0.26)}Q${r1(x + w * 0.42)} ${r1(y - 2)} ${r1(x + w * 0.72)} ${r1(y - 3)}Q${r1(x)} ${r1(y + 7)} ${r1(x - w * 0.72)} ${r1(y - 3)}Z" fill="${paper.linear(
      [
        [0, paper.tone(0.3)],
        [1, paper.tone(0.14)],
      ],
    )}"/>`;
    y -= 12;
  }
  out += `<path d="${rect(x - 1.6, y - 26, 3.2, 28)}${circle(x, y - 10, 4)}${circle(x, y - 19, 3)}" fill="#e0b356"/>`;
  paper.sheet(out, { lift: 1.8, wobble: 0.7, rim: 0.6, small: true });
}

/** Small pines on the headlands. */
export function pines(paper: Paper): void {
  const { q } = paper;
  let far = '';
  for (const x of [78, 172, 196, 456, 486, 508, 538, 560]) {
    const h = q.between(24, 42);
    const y = 556;
    far += taper(
      [
        [x, y],
        [x + 3, y - h * 0.5],
        [x - 2, y - h],
      ],
      4,
      2,
    );
    for (let i = 0; i < 4; i++)
      far += ellipse(x + q.between(-6, 6), y - h + i * h * 0.18, 8 + i * 3.4, 4.4);
  }
  paper.cut(far, mix(paper.tone(0.3), '#1f6a48', 0.5), { lift: 1.2, wobble: 0.8, rim: 0.5 });
}

export function cherry(paper: Paper): void {
  const { q } = paper;
  const bark = '#3a2230';
  const twigs: readonly (readonly Point[])[] = [
    [
      [50, 150],
      [110, 176],
      [158, 160],
      [214, 178],
      [258, 168],
    ],
    [
      [110, 176],
      [136, 206],
      [170, 222],
    ],
    [
      [158, 160],
      [186, 132],
      [216, 122],
    ],
  ];
  paper.cut(twigs.map((t, i) => taper(t, i ? 6 : 12, 2)).join(''), bark, {
    lift: 2.4,
    wobble: 1,
    rim: 0.5,
  });
  let back = '';
  let front = '';
  let hearts = '';
  for (const [x, y, n, spread] of [
    [236, 172, 7, 26],
    [214, 124, 6, 22],
    [168, 222, 6, 24],
    [132, 168, 8, 30],
    [180, 164, 6, 22],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const [bx, by] = [x + q.between(-1, 1) * spread, y + q.between(-1, 1) * spread * 0.62];
      const size = q.between(7, 10.5);
      if (q.chance(0.4)) back += blossom(bx, by, size, q.between(0, 72));
      else {
        front += blossom(bx, by, size, q.between(0, 72));
        hearts += circle(bx, by, size * 0.28);
      }
    }
  }
  paper.cut(back, '#f2a9bd', { lift: 1.4, wobble: 0.6, rim: 0.6 });
  paper.sheet(`<path d="${front}" fill="#ffdde6"/><path d="${hearts}" fill="#d9587c"/>`, {
    lift: 1.4,
    wobble: 0.6,
    rim: 0.6,
    tooth: 0.4,
  });
}

export function pineBranch(paper: Paper): void {
  const { q, palette } = paper;
  paper.cut(
    taper(
      [
        [620, 176],
        [560, 164],
        [516, 178],
        [470, 162],
        [440, 168],
      ],
      16,
      3,
    ) +
      taper(
        [
          [540, 168],
          [510, 140],
          [484, 134],
        ],
        8,
        3,
      ) +
      taper(
        [
          [568, 166],
          [548, 200],
          [520, 214],
        ],
        8,
        3,
      ),
    '#3b2a22',
    { lift: 2.6, wobble: 1, rim: 0.5 },
  );
  for (const [x, y, w] of [
    [446, 160, 44],
    [488, 128, 46],
    [522, 208, 50],
    [548, 144, 50],
    [500, 168, 40],
  ] as const) {
    for (const [dy, k, green] of [
      [5, 1, '#1d5a44'],
      [-4, 0.82, '#2f7d5a'],
      [-11, 0.56, '#57a678'],
    ] as const) {
      let d = '';
      for (let i = 0; i < 26; i++)
        d += leaf(
          x + (i - 12.5) * (w * k) * 0.05,
          y + dy + 6,
          -90 + (i - 12.5) * 5.4 + q.between(-4, 4),
          w * 0.42 * q.between(0.8, 1.05),
          2.6,
          0.5,
        );
      paper.cut(
        d + ellipse(x, y + dy + 4, w * k * 0.72, w * 0.13),
        mix(green, palette.night, 0.08),
        { lift: 1.2, wobble: 0.6, rim: 0.45, small: true },
      );
    }
  }
}

export function petals(paper: Paper): void {
  const { q } = paper;
  let d = '';
  for (let i = 0; i < 40; i++)
    d += leaf(
      q.between(70, 570),
      q.between(190, 780),
      q.between(0, 360),
      q.between(8, 15),
      q.between(3, 5.5),
      0.6,
    );
  paper.cut(d, '#ffd9e3', { lift: 1, wobble: 0.4, rim: 0.5, tooth: 0.3 });
}
