// Sensu: three fans open before the mountain, where the sea is cut from rows of scallops.

import { mix, PALETTES } from './colour.ts';
import { blossom, cord, fan } from './fans.ts';
import { HEIGHT, Paper, WIDTH, type View } from './paper.ts';
import { along, arch, proscenium } from './proscenium.ts';
import { sky } from './scenery.ts';
import {
  at,
  circle,
  ellipse,
  leaf,
  polar,
  polygon,
  r1,
  rect,
  ridge,
  smooth,
  taper,
  torn,
  type Point,
} from './shape.ts';

const MOON: Point = [320, 268];

export function sensu(view: View): string {
  const paper = new Paper('sensu', PALETTES.sensu);
  const { q } = paper;

  sky(paper, { x: MOON[0], y: MOON[1], from: 196, step: 48, rings: 6, inner: 0.9, outer: 0.42 });
  moon(paper);
  haze(paper, 196, 214, 190);
  mountain(paper);
  haze(paper, 470, 392, 170);
  haze(paper, 206, 466, 140);
  for (const [x, y, s, flip] of [
    [196, 300, 0.94, 1],
    [286, 222, 0.62, 1],
    [128, 250, 0.54, 1],
  ] as const)
    crane(paper, x, y, s, flip);
  paper.cut(
    ridge(q, 548, 12).path,
    paper.linear([
      [0, paper.tone(0.56)],
      [0.3, paper.tone(0.42)],
      [1, paper.tone(0.3)],
    ]),
    { lift: 2, rim: 0.45 },
  );
  pagoda(paper, 116, 546);
  pines(paper);
  sea(paper);

  fan(paper, 'mai-ougi', [172, 722], 190, -30, () => undefined);
  fan(paper, 'hi-ogi', [468, 722], 190, 30, () => undefined);
  cord(paper, [112, 700], [94, 762], '#7f92ee');
  cord(paper, [540, 690], [552, 752], '#3f9a72');
  cord(paper, [528, 694], [534, 774], '#c4402f');
  fan(paper, 'gun-sen', [320, 788], 210, 0, (p) => {
    cord(paper, p, [p[0] - 34, p[1] + 12], '#b8342c');
  });
  if (view === 'arch') {
    cherry(paper);
    pineBranch(paper);
  }
  petals(paper);
  if (view === 'arch') {
    proscenium(paper, { far: arch(70), band: scallops(paper), corner: crest(paper) });
    return paper.finish({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, { x: 320, strength: 0.55 });
  }
  return paper.finish({ x: -6, y: 456, width: 600, height: 366.7 }, { x: 320, strength: 0.45 });
}

function moon(paper: Paper): void {
  const [x, y] = MOON;
  paper.glow(x, y, 330, '#fdfbe0', 0.5);
  paper.cut(
    circle(x, y, 150),
    paper.radial(
      [
        [0, '#fffef4'],
        [0.75, '#fbf9df'],
        [1, '#e6efd0'],
      ],
      x - 20,
      y - 40,
      190,
    ),
    { lift: 1.6, rim: 0.7, tooth: 0.25 },
  );
  paper.cut(
    circle(x, y, 126),
    paper.radial(
      [
        [0, '#fffff8'],
        [0.8, '#fdfbe6'],
        [1, '#f2f3d6'],
      ],
      x - 20,
      y - 40,
      160,
    ),
    { lift: 0.6, rim: 0.7, tooth: 0.2 },
  );
}

/** Bands of mist with round ends, the way old scrolls hide what they need not show. */
function haze(paper: Paper, x: number, y: number, w: number): void {
  const h = 20;
  const bar = (dx: number, dy: number, width: number): string =>
    `M${r1(x + dx - width / 2)} ${r1(y + dy)}a${h / 2} ${h / 2} 0 0 1 0 ${-h}h${r1(width)}a${h / 2} ${h / 2} 0 0 1 0 ${h}Z`;
  const fill = paper.linear([
    [0, '#fffdf0'],
    [1, mix(paper.palette.light, paper.palette.glow, 0.5)],
  ]);
  paper.cut(bar(0, 0, w), fill, { lift: 2, rim: 0.6, small: true, tooth: 0.4 });
  paper.cut(bar(w * 0.26, h - 1, w * 0.62), fill, { lift: 1.4, rim: 0.6, tooth: 0.4, small: true });
  paper.cut(bar(-w * 0.22, -h + 1, w * 0.5), fill, {
    lift: 1.4,
    rim: 0.6,
    tooth: 0.4,
    small: true,
  });
}

function mountain(paper: Paper): void {
  const { q } = paper;
  const left: Point[] = [
    [10, 610],
    [120, 536],
    [206, 436],
    [262, 356],
    [286, 330],
  ];
  const right: Point[] = [
    [354, 330],
    [378, 356],
    [434, 436],
    [520, 536],
    [640, 610],
  ];
  const top: Point[] = [
    [300, 326],
    [320, 332],
    [340, 325],
  ];
  const whole = `${smooth([...left, ...top, ...right])}Z`;
  const folds = [
    [300, 340, 236, 560],
    [320, 340, 318, 590],
    [342, 340, 404, 560],
    [286, 360, 150, 580],
    [356, 360, 492, 580],
  ]
    .map(
      ([x1, y1, x2, y2]) => `M${x1} ${y1}Q${(x1! + x2!) / 2 + 10} ${(y1! + y2!) / 2} ${x2} ${y2}`,
    )
    .join('');
  paper.sheet(
    `<path d="${whole}" fill="${paper.linear(
      [
        [0, mix(paper.tone(0.66), '#3d7fa8', 0.35)],
        [0.6, paper.tone(0.56)],
        [1, paper.tone(0.7)],
      ],
      [0, 320, 0, 610],
    )}"/>` +
      paper.inside(
        whole,
        `<path d="${folds}" fill="none" stroke="${paper.tone(0.36)}" stroke-width="3" opacity=".28"/><path d="${polygon(
          [
            [330, 320],
            [660, 620],
            [380, 620],
          ],
        )}" fill="${paper.palette.night}" opacity=".16"/>`,
      ),
    { lift: 2.6, rim: 0.5 },
  );
  const hem: Point[] = [
    [444, 450],
    [420, 424],
    [404, 446],
    [384, 416],
    [364, 462],
    [344, 424],
    [322, 470],
    [302, 422],
    [280, 456],
    [258, 416],
    [238, 446],
    [222, 420],
    [196, 450],
  ];
  const rim: Point[] = [
    [196, 450],
    [262, 356],
    [286, 330],
    [300, 326],
    [320, 332],
    [340, 325],
    [354, 330],
    [378, 356],
    [444, 450],
  ];
  paper.cut(
    `${smooth(rim)}L${torn(q, hem, 2.2).map(at).join('L')}Z`,
    paper.linear([
      [0, '#ffffff'],
      [1, '#dcefe6'],
    ]),
    { lift: 1.4, rim: 0.8, wobble: 1, tooth: 0.4 },
  );
}

/** A crane in flight: white, black at the wing tips, red on its crown. */
function crane(paper: Paper, x: number, y: number, s: number, flip: 1 | -1): void {
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
    `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})">${wing([6, -4], -62, -118, 70)}` +
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

function pagoda(paper: Paper, x: number, base: number): void {
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
function pines(paper: Paper): void {
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

/** Seigaiha: rows of overlapping discs, each with its rings, every row nearer and darker. */
function sea(paper: Paper): void {
  const rows = 9;
  for (let j = 0; j < rows; j++) {
    const k = j / (rows - 1);
    const size = 24 + k * 26;
    const y = 588 + j * 22 + k * k * 60;
    const foam = paper.tone(0.9 - k * 0.28);
    const body = paper.tone(0.62 - k * 0.4);
    let discs = '';
    let lines = '';
    for (let x = -60 + (j % 2) * size; x < 720; x += size * 2) {
      discs += circle(x, y + size * 0.4, size * 1.02);
      lines += circle(x, y + size * 0.4, size * 0.7) + circle(x, y + size * 0.4, size * 0.38);
    }
    paper.sheet(
      `<path d="${discs}" fill="${paper.linear([
        [0, mix(body, foam, 0.3)],
        [1, body],
      ])}"/><path d="${discs}" fill="none" stroke="${foam}" stroke-width="${r1(2 + k * 1.6)}" opacity=".9"/><path d="${lines}" fill="none" stroke="${foam}" stroke-width="${r1(1.2 + k)}" opacity=".45"/><path d="${rect(-80, y + size * 0.9, 800, 400)}" fill="${body}"/>`,
      { lift: 1.4, wobble: 1.2, rim: 0.25 },
    );
  }
}

function cherry(paper: Paper): void {
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

function pineBranch(paper: Paper): void {
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

function petals(paper: Paper): void {
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

function scallops(paper: Paper): string {
  const { night, gold } = paper.palette;
  const parts = along(
    41,
    19,
    ([x, y], outward, i) =>
      `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(outward + 90)})"><path d="M-9 0A9 9 0 0 1 9 0Z" fill="${mix(i % 2 ? '#3f9aa0' : gold, night, 0.3)}"/><path d="M-5 0A5 5 0 0 1 5 0Z" fill="${mix(i % 2 ? gold : '#d2492f', night, 0.36)}"/></g>`,
  );
  const dots = along(
    27,
    19,
    ([x, y]) => `<path d="${circle(x, y, 2)}" fill="${mix(gold, night, 0.3)}"/>`,
  );
  return paper.sheetOf(parts + dots, { lift: 0.5, wobble: 0.4, rim: 0.4 });
}

/** A small fan pressed into each corner. */
function crest(paper: Paper): string {
  const { card, gold } = paper.palette;
  const tint = mix(card, gold, 0.34);
  let d = '';
  for (let i = 0; i < 6; i++) {
    const a = -72 + i * 24 + 45;
    d += `M${at(polar(32, 32, 20, a - 10))}L${at(polar(32, 32, 52, a - 11))}L${at(polar(32, 32, 54, a))}L${at(polar(32, 32, 52, a + 11))}L${at(polar(32, 32, 20, a + 10))}Z`;
  }
  return `<path d="${d}" fill="${tint}"/><path d="${circle(32, 32, 6)}" fill="${mix(tint, gold, 0.3)}"/>`;
}
