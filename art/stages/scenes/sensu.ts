// Sensu: three fans open before the mountain, where the sea is cut from rows of scallops.

import { mix, type Palette } from '../colour.ts';
import { cord, fan } from '../fans.ts';
import { HOUSE, Paper, type View } from '../paper.ts';
import { along, arch, proscenium } from '../proscenium.ts';
import { sky } from '../scenery.ts';
import { cherry, crane, pagoda, petals, pineBranch, pines } from '../sensu-garden.ts';
import { at, circle, polar, polygon, r1, rect, ridge, smooth, torn, type Point } from '../shape.ts';

const PALETTE: Palette = {
  night: '#031719',
  deep: '#0b4046',
  mid: '#25808a',
  light: '#8fd0c3',
  glow: '#f6fbe4',
  card: '#0b2c2c',
  gold: '#f6c453',
};

const MOON: Point = [320, 268];

export default function sensu(view: View): string {
  const paper = new Paper('sensu', PALETTE);
  const { q } = paper;

  sky(paper, { x: MOON[0], y: MOON[1], from: 196, step: 48, rings: 6, inner: 0.9, outer: 0.42 });
  moon(paper);
  haze(paper, 196, 214, 190);
  mountain(paper);
  haze(paper, 470, 392, 170);
  haze(paper, 206, 466, 140);
  crane(paper, 196, 300, 0.94);
  crane(paper, 286, 222, 0.62);
  crane(paper, 128, 250, 0.54);
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
  const camera = view === 'arch' ? HOUSE : { x: -6, y: 456, width: 600, height: 366.7 };
  if (view === 'arch') {
    cherry(paper);
    pineBranch(paper);
  }
  petals(paper);
  paper.dusk(camera);
  if (view === 'arch') {
    proscenium(paper, { far: arch(70), band: scallops(paper), corner: crest(paper) });
  }
  return paper.finish(camera, 0.55);
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
  const fill = paper.fall('#fffdf0', mix(paper.palette.light, paper.palette.glow, 0.5));
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
    paper.fall('#ffffff', '#dcefe6'),
    { lift: 1.4, rim: 0.8, wobble: 1, tooth: 0.4 },
  );
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
      `<path d="${discs}" fill="${paper.fall(mix(body, foam, 0.3), body)}"/><path d="${discs}" fill="none" stroke="${foam}" stroke-width="${r1(2 + k * 1.6)}" opacity=".9"/><path d="${lines}" fill="none" stroke="${foam}" stroke-width="${r1(1.2 + k)}" opacity=".45"/><path d="${rect(-80, y + size * 0.9, 800, 400)}" fill="${body}"/>`,
      { lift: 1.4, wobble: 1.2, rim: 0.25 },
    );
  }
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
