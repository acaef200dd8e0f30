// Hanabi: a summer night by the river; the whole town has come out to look up.

import { mix, type Palette } from '../colour.ts';
import { dog, father, girl, mother } from '../family.ts';
import { firework, LIGHT, type Colour } from '../fireworks.ts';
import { HOUSE, Paper, type View } from '../paper.ts';
import { along, lobed, proscenium } from '../proscenium.ts';
import { sky, stars } from '../scenery.ts';
import { circle, ellipse, leaf, polar, r1, ridge, smooth, star, type Point } from '../shape.ts';

const PALETTE: Palette = {
  night: '#080d22',
  deep: '#1a2858',
  mid: '#3557a6',
  light: '#9fb6d0',
  glow: '#fdf0c8',
  card: '#101a40',
  gold: '#f2c46d',
};

interface Shot {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const SHOTS: Record<View, readonly Shot[]> = {
  arch: [
    { colour: 'white', x: 470, y: 214, r: 62 },
    { colour: 'yellow', x: 206, y: 508, r: 58 },
    { colour: 'blue', x: 160, y: 334, r: 84 },
    { colour: 'green', x: 480, y: 412, r: 88 },
    { colour: 'red', x: 318, y: 296, r: 146 },
  ],
  open: [
    { colour: 'white', x: 506, y: 420, r: 40 },
    { colour: 'yellow', x: 118, y: 520, r: 44 },
    { colour: 'blue', x: 196, y: 436, r: 66 },
    { colour: 'green', x: 548, y: 510, r: 62 },
    { colour: 'red', x: 372, y: 470, r: 112 },
  ],
};

const WATER = 664;

export default function hanabi(view: View): string {
  const paper = new Paper('hanabi', PALETTE);
  const { q } = paper;
  const shots = SHOTS[view];
  const hero = shots[shots.length - 1]!;

  sky(paper, {
    x: hero.x,
    y: hero.y + 30,
    from: 130,
    step: 78,
    rings: 5,
    inner: 0.46,
    outer: 0.15,
  });
  stars(paper, { count: 90, to: 560, clear: [hero.x, hero.y, hero.r * 0.9] });
  smoke(paper, shots);
  for (const shot of shots)
    firework(paper, shot.colour, shot.x, shot.y, shot.r, [320 + (shot.x - 320) * 0.55, 640]);

  paper.glow(320, 640, 330, '#ff9d5c', 0.4);
  paper.cut(
    ridge(q, 596, 30).path,
    paper.linear([
      [0, mix(paper.tone(0.62), '#8a66b0', 0.4)],
      [0.14, paper.tone(0.5)],
      [1, paper.tone(0.36)],
    ]),
    { lift: 2, rim: 0.35 },
  );
  town(paper);
  river(paper, shots);
  bridge(paper);
  boat(paper, 190, 722, 1);
  boat(paper, 470, 752, 0.8);

  const bank = ridge(q, 800, 9);
  paper.cut(
    bank.path,
    paper.linear([
      [0, mix(paper.tone(0.22), '#1f5a4a', 0.4)],
      [0.3, paper.tone(0.1)],
      [1, paper.tone(0.03)],
    ]),
    { lift: 3, rim: 0.5 },
  );
  grass(paper, bank.height);
  dog(paper, [150, 824], 0.62);
  girl(paper, [222, 828], 0.78);
  mother(paper, [300, 830], 1);
  father(paper, [392, 832], 1);

  const camera = view === 'arch' ? HOUSE : { x: 4, y: 352, width: 600, height: 366.7 };
  if (view === 'arch') lanterns(paper);
  paper.dusk(camera);
  if (view === 'arch') {
    proscenium(paper, {
      far: lobed(64, 46, 0.56),
      band: crests(paper),
      corner: chrysanthemum(paper),
    });
  }
  return paper.finish(camera, 0.4);
}

/** What is left of the shells before, coloured by those burning now. */
function smoke(paper: Paper, shots: readonly Shot[]): void {
  const { q } = paper;
  let out = '';
  for (const shot of shots) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = polar(
        shot.x,
        shot.y + shot.r * 0.5,
        shot.r * q.between(0.3, 1),
        q.between(0, 360),
      );
      out += `<path d="${ellipse(x, y, shot.r * q.between(0.5, 0.9), shot.r * q.between(0.14, 0.3))}" fill="${mix(LIGHT[shot.colour], paper.tone(0.5), 0.6)}" opacity=".22"/>`;
    }
  }
  paper.add(paper.blurred(out, 12));
}

/** Low houses under heavy tiles, a pagoda, and paper windows with a lamp behind. */
function town(paper: Paper): void {
  const { q } = paper;
  const warm = '#ffc766';
  for (const [base, t, scale] of [
    [650, 0.24, 0.86],
    [668, 0.15, 1],
  ] as const) {
    let walls = '';
    let roofs = '';
    let windows = '';
    for (let x = -20; x < 660;) {
      const w = q.between(40, 66) * scale;
      const h = q.between(22, 44) * scale;
      const [top, mid] = [base - h, x + w / 2];
      walls += `M${r1(x + 4)} ${base}V${r1(top)}H${r1(x + w - 4)}V${base}Z`;
      const rise = q.between(13, 20) * scale;
      roofs += `M${r1(x - 7)} ${r1(top + 3)}Q${r1(x + 5)} ${r1(top - 2)} ${r1(mid - w * 0.24)} ${r1(top - rise)}H${r1(mid + w * 0.24)}Q${r1(x + w - 5)} ${r1(top - 2)} ${r1(x + w + 7)} ${r1(top + 3)}Q${r1(mid)} ${r1(top + 8)} ${r1(x - 7)} ${r1(top + 3)}Z`;
      for (let i = 0; i < 3; i++)
        if (q.chance(0.62))
          windows += `<path d="M${r1(x + w * (0.2 + i * 0.24))} ${r1(top + 8)}h${r1(w * 0.15)}v${r1(h * 0.36)}h${r1(-w * 0.15)}Z" opacity="${r1(q.between(0.55, 1))}"/>`;
      x += w - q.between(0, 4);
    }
    paper.sheet(
      `<path d="${walls}" fill="${paper.fall(mix(paper.tone(t), '#3a2a3a', 0.4), paper.tone(t - 0.08))}"/><path d="${roofs}" fill="${paper.fall(paper.tone(t + 0.2), paper.tone(t))}"/><g fill="${warm}">${windows}</g>`,
      { lift: 1.6, wobble: 0.8, rim: 0.45 },
    );
    if (t > 0.2) pagoda(paper, 520, 652, 0.94);
  }
  paper.glow(320, 668, 240, '#ffb454', 0.2);
}

function pagoda(paper: Paper, x: number, base: number, s: number): void {
  let out = '';
  let y = base;
  for (let i = 0; i < 5; i++) {
    const w = (62 - i * 8) * s;
    const h = (20 - i * 1.4) * s;
    out += `<path d="M${r1(x - w * 0.34)} ${r1(y)}v${r1(-h)}h${r1(w * 0.68)}v${r1(h)}Z" fill="${mix('#6b2a2c', paper.tone(0.2), 0.45)}"/><path d="M${r1(x - w * 0.12)} ${r1(y)}v${r1(-h * 0.6)}h${r1(w * 0.24)}v${r1(h * 0.6)}Z" fill="#ffc766" opacity=".85"/>`;
    y -= h;
    out += `<path d="M${r1(x - w * 0.66)} ${r1(y - 1)}Q${r1(x - w * 0.4)} ${r1(y - 1)} ${r1(x - w * 0.28)} ${r1(y - 9 * s)}H${r1(x + w * 0.28)}Q${r1(x + w * 0.4)} ${r1(y - 1)} ${r1(x + w * 0.66)} ${r1(y - 1)}Q${r1(x)} ${r1(y + 6)} ${r1(x - w * 0.66)} ${r1(y - 1)}Z" fill="${paper.tone(0.34)}"/>`;
    y -= 7 * s;
  }
  out += `<path d="M${r1(x - 1.4)} ${r1(y)}v${r1(-26 * s)}h2.8v${r1(26 * s)}Z" fill="#caa35a"/><path d="${circle(x, y - 14 * s, 3)}${circle(x, y - 21 * s, 2.2)}" fill="#caa35a"/>`;
  paper.sheet(out, { lift: 1.4, wobble: 0.6, rim: 0.5, small: true });
}

function river(paper: Paper, shots: readonly Shot[]): void {
  const { q } = paper;
  for (let i = 0; i < 6; i++) {
    const y = WATER + 4 + i * 11 + i * i * 3;
    const length = 46 + i * 22;
    const points: Point[] = [];
    const shift = q.between(0, length);
    for (let k = 0; k * (length / 4) < 900; k++)
      points.push([-90 - shift + (k * length) / 4, y + (k % 2 ? -1 : 1) * (0.8 + i * 0.6)]);
    const t = 0.36 - i * 0.045;
    paper.cut(
      `${smooth(points)}L800 1040L-80 1040Z`,
      paper.linear([
        [0, paper.tone(t + 0.07)],
        [0.2, paper.tone(t)],
        [1, paper.tone(t - 0.1)],
      ]),
      { lift: 1.2, rim: 0.35, wobble: 1.6 },
    );
    let dashes = '';
    for (const shot of shots) {
      const cx = 320 + (shot.x - 320) * (1 + i * 0.02);
      for (let n = 0; n < 5; n++) {
        const w = q.between(10, 40) * (shot.r / 90) * (1 - i * 0.06);
        dashes += `<path d="${leaf(cx - w / 2 + q.between(-0.34, 0.34) * shot.r, y + q.between(3, 11 + i * 3), 0, w, 3.8, 0.5)}" fill="${LIGHT[shot.colour]}" opacity="${r1(0.85 - i * 0.1)}"/>`;
      }
    }
    paper.add(dashes);
  }
}

/** A drum bridge with the late-comers crossing it. */
function bridge(paper: Paper): void {
  const deck = (x: number): number => 716 - 58 * (1 - ((x - 320) / 330) ** 2);
  const line = (dy: number): Point[] =>
    Array.from({ length: 23 }, (_, i): Point => [-20 + i * 31, deck(-20 + i * 31) + dy]);
  const red = '#a8362c';
  const { night } = paper.palette;
  let posts = '';
  for (let x = -12; x < 660; x += 27)
    posts += `<path d="M${r1(x - 2)} ${r1(deck(x) + 2)}v-21h4v21Z" fill="${red}"/>`;
  let legs = '';
  for (const x of [96, 192, 288, 352, 448, 544])
    legs += `M${x - 4} ${r1(deck(x) + 6)}L${x - 7} 790h10L${x + 4} ${r1(deck(x) + 6)}Z`;
  let walkers = '';
  for (const [x, h, parasol] of [
    [92, 32, 1],
    [112, 26, 0],
    [520, 33, 0],
    [538, 30, 1],
    [566, 22, 0],
  ] as const) {
    const y = deck(x) + 1;
    walkers += `<path d="M${x - h * 0.2} ${r1(y)}L${x - h * 0.16} ${r1(y - h * 0.7)}Q${x} ${r1(y - h * 0.86)} ${x + h * 0.16} ${r1(y - h * 0.7)}L${x + h * 0.2} ${r1(y)}Z${circle(x, y - h * 0.9, h * 0.13)}" fill="${mix(night, '#2a2550', 0.4)}"/>`;
    if (parasol)
      walkers += `<path d="M${x - h * 0.5} ${r1(y - h)}Q${x} ${r1(y - h * 1.5)} ${x + h * 0.5} ${r1(y - h)}Q${x} ${r1(y - h * 1.12)} ${x - h * 0.5} ${r1(y - h)}Z" fill="#d9553a"/>`;
  }
  paper.cut(legs, mix(red, night, 0.65), { lift: 1, wobble: 0.8, rim: 0.2 });
  paper.sheet(
    walkers +
      posts +
      `<path d="${smooth(line(-16))}" fill="none" stroke="${red}" stroke-width="4"/><path d="${smooth(line(-8))}" fill="none" stroke="${mix(red, night, 0.3)}" stroke-width="2"/><path d="${smooth(line(2))}L${smooth(line(13).reverse()).slice(1)}Z" fill="${paper.linear(
        [
          [0, mix(red, '#ffb08a', 0.2)],
          [1, mix(red, night, 0.5)],
        ],
      )}"/>`,
    { lift: 2.4, wobble: 0.8, rim: 0.55 },
  );
}

/** A pleasure boat, its eaves hung with lanterns. */
function boat(paper: Paper, x: number, y: number, s: number): void {
  const { night } = paper.palette;
  let lamps = '';
  for (let i = 0; i < 6; i++)
    lamps += `<path d="${ellipse(-35 + i * 14, -17, 4.4, 5.4)}" fill="${i % 2 ? '#ff7a52' : '#ffe2a0'}"/>`;
  paper.glow(x, y - 16 * s, 80 * s, '#ffb454', 0.5);
  paper.sheet(
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-44 -6V-26H44V-6Z" fill="${mix('#5a2c1c', night, 0.2)}"/><path d="M-38 -8V-20H38V-8Z" fill="#ffcf7a"/><path d="M-24 -8v-9a4 4 0 0 1 8 0v9ZM-2 -8v-10a4 4 0 0 1 8 0v10ZM18 -8v-8a4 4 0 0 1 8 0v8Z" fill="${night}" opacity=".75"/>` +
      `<path d="M-54 -24Q-44 -27 -36 -36H36Q44 -27 54 -24Q0 -18 -54 -24Z" fill="${paper.tone(0.3)}"/>${lamps}<path d="M-72 -14Q-56 -5 -40 -5H44Q62 -6 76 -18Q70 4 48 8H-42Q-62 6 -72 -14Z" fill="${mix('#7a3a20', night, 0.3)}"/><path d="M-66 -7Q-52 0 -38 0H44Q60 -1 70 -9" fill="none" stroke="#f2c46d" stroke-width="1.6" opacity=".8"/></g>`,
    { lift: 1.2, wobble: 0.6, rim: 0.5, small: true },
  );
}

function grass(paper: Paper, height: (x: number) => number): void {
  const { q } = paper;
  let d = '';
  for (let i = 0; i < 150; i++) {
    const x = q.between(-10, 650);
    d += leaf(
      x,
      height(x) + q.between(4, 14),
      -90 + q.between(-28, 28),
      q.between(10, 30),
      2.2,
      0.4,
    );
  }
  paper.cut(d, mix(paper.tone(0.24), '#2c7a5c', 0.45), { lift: 0.8, wobble: 0.5, rim: 0.4 });
}

/** Lanterns hung from the arch, the biggest nearest. */
function lanterns(paper: Paper): void {
  const { night, gold } = paper.palette;
  for (const [x, top, drop, r, red] of [
    [104, 190, 40, 20, 1],
    [158, 126, 34, 17, 0],
    [218, 92, 26, 14, 1],
    [422, 92, 26, 14, 0],
    [482, 126, 34, 17, 1],
    [536, 190, 40, 20, 0],
  ] as const) {
    const y = top + drop;
    const body = red ? '#e0502f' : '#ffd98e';
    paper.glow(x, y + r, r * 4.2, '#ffb454', 0.5);
    let ribs = '';
    for (let i = -3; i <= 3; i++)
      ribs += `M${r1(x - r * Math.cos(i * 0.36))} ${r1(y + r * 1.1 + i * r * 0.3)}Q${x} ${r1(y + r * 1.1 + i * r * 0.3 + 3)} ${r1(x + r * Math.cos(i * 0.36))} ${r1(y + r * 1.1 + i * r * 0.3)}`;
    paper.add(
      `<path d="M${x} ${top - 40}V${y}" stroke="${mix(gold, night, 0.2)}" stroke-width="1.6"/>`,
    );
    paper.sheet(
      `<path d="${ellipse(x, y + r * 1.1, r, r * 1.15)}" fill="${paper.radial(
        [
          [0, '#fff6d6'],
          [0.45, mix(body, '#ffffff', 0.25)],
          [1, mix(body, '#7a2408', 0.35)],
        ],
        x,
        y + r * 1.15,
        r * 1.3,
      )}"/><path d="${ribs}" fill="none" stroke="#7a2a0c" stroke-width="1" opacity=".45"/>` +
        `<path d="M${r1(x - r * 0.5)} ${r1(y - r * 0.12)}h${r}v${r1(r * 0.2)}h${-r}ZM${r1(x - r * 0.5)} ${r1(y + r * 2.12)}h${r}v${r1(r * 0.2)}h${-r}Z" fill="#2a1a16"/><path d="M${x} ${r1(y + r * 2.3)}v${r1(r * 0.7)}" stroke="${red ? gold : '#d9553a'}" stroke-width="3"/>`,
      { lift: 2, wobble: 0.5, rim: 0.5, tooth: 0.3, small: true },
    );
  }
}

function crests(paper: Paper): string {
  const { night } = paper.palette;
  const colours = (['red', 'white', 'blue', 'yellow', 'green'] as const).map((c) =>
    mix(LIGHT[c], night, 0.4),
  );
  return paper.sheetOf(
    along(
      34,
      25,
      ([x, y], _outward, i) =>
        `<path d="${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => leaf(x, y, a, 9, 3.4, 0.6)).join('')}" fill="${colours[i % 5]!}"/>`,
    ),
    { lift: 0.5, wobble: 0.5, rim: 0.4 },
  );
}

function chrysanthemum(paper: Paper): string {
  const { card, gold } = paper.palette;
  let d = '';
  for (let i = 0; i < 16; i++) d += leaf(...polar(48, 50, 9, i * 22.5), i * 22.5, 24, 6, 0.7);
  return `<path d="${d}" fill="${mix(card, gold, 0.3)}"/><path d="${circle(48, 50, 6)}" fill="${mix(card, gold, 0.5)}"/><path d="${star(86, 26, 8)}${star(24, 92, 8)}" fill="${mix(card, gold, 0.3)}"/>`;
}
