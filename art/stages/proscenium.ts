// The arch every stage stands in: three frames one before the other, a gilt edge, the footlights.
// Each game brings its own cut for the frames and its own ornament; the arch itself is the house's.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { at, circle, polar, r1, type Point } from './shape.ts';

const MIDDLE = 320;
const SPRING = 322;

/** Half an arch as one cubic curve, from the spring of its left leg to the apex. */
function haunch(inset: number): readonly [Point, Point, Point, Point] {
  const apex = 8 + inset * 0.92;
  const reach = MIDDLE - inset;
  return [
    [inset, SPRING],
    [inset, SPRING - (SPRING - apex) * 0.6],
    [MIDDLE - reach * 0.5, apex + 10],
    [MIDDLE, apex],
  ];
}

const mirrored = ([x, y]: Point): Point => [2 * MIDDLE - x, y];

/** The outline of the opening, `inset` from the edge of the picture. */
export function arch(inset: number, foot = 1040): string {
  const [a, b, c, d] = haunch(inset);
  return `M${r1(a[0])} ${foot}V${r1(a[1])}C${at(b)} ${at(c)} ${at(d)}C${at(mirrored(c))} ${at(mirrored(b))} ${at(mirrored(a))}V${foot}Z`;
}

/** Calls `place` at even steps along an arch, from the left foot over the top to the right foot, with the outward angle. */
export function along(
  inset: number,
  step: number,
  place: (p: Point, outward: number, index: number) => string,
  foot = 830,
): string {
  const [a, b, c, d] = haunch(inset);
  const half: Point[] = [];
  for (let y = foot; y > a[1]; y -= 2) half.push([inset, y]);
  for (let i = 0; i <= 240; i++) {
    const t = i / 240;
    const u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    half.push([
      w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
      w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
    ]);
  }
  const line = [...half, ...half.slice(0, -1).reverse().map(mirrored)];
  let total = 0;
  for (let i = 1; i < line.length; i++)
    total += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  // An even share of the whole length keeps the ornament symmetric about the apex.
  const count = Math.round(total / step);
  const share = total / count;
  let out = '';
  let walked = 0;
  let index = 0;
  for (let i = 1; i < line.length; i++) {
    const [p, n] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(n[0] - p[0], n[1] - p[1]);
    while (index < count && walked + length >= share * (index + 0.5)) {
      const t = (share * (index + 0.5) - walked) / length;
      const direction = (Math.atan2(n[1] - p[1], n[0] - p[0]) * 180) / Math.PI;
      out += place([p[0] + (n[0] - p[0]) * t, p[1] + (n[1] - p[1]) * t], direction - 90, index);
      index++;
    }
    walked += length;
  }
  return out;
}

/** The opening with a lobed edge, as lace or a bank of cloud. */
export function lobed(inset: number, step: number, bulge: number): string {
  let d = '';
  along(inset, step, (p) => {
    d += d
      ? `A${r1(step * bulge)} ${r1(step * bulge)} 0 0 1 ${at(p)}`
      : `M${at([inset, 1040])}L${at(p)}`;
    return '';
  });
  return `${d}L${640 - inset} 1040Z`;
}

const FLOOR = 'M-80 852Q320 812 720 852V1040H-80Z';

export interface Proscenium {
  /** The hole of the farthest frame. */
  readonly far: string;
  /** Ornament on the middle frame, drawn in the band between the insets 22 and 46. */
  readonly band: string;
  /** Ornament cut into the two upper corners of the front, drawn for the left one. */
  readonly corner: string;
}

const frame = (hole: string): string => `M-80 -80H720V1040H-80Z${hole}`;

export function proscenium(paper: Paper, { far, band, corner }: Proscenium): void {
  const { palette } = paper;
  const { card, gold, night } = palette;
  const dim = (t: number): string => mix(card, night, t);
  paper.cut(
    frame(far),
    paper.linear([
      [0, paper.tone(0.34)],
      [0.5, paper.tone(0.22)],
      [1, paper.tone(0.1)],
    ]),
    { lift: 4, rim: 0.35 },
  );
  paper.cut(
    frame(arch(48)),
    paper.linear([
      [0, paper.tone(0.24)],
      [0.5, paper.tone(0.15)],
      [1, paper.tone(0.07)],
    ]),
    { lift: 4, rim: 0.4 },
  );
  paper.add(band);
  paper.cut(
    frame(arch(20)),
    paper.linear([
      [0, mix(card, paper.tone(0.3), 0.35)],
      [0.4, card],
      [0.86, dim(0.25)],
      [1, card],
    ]),
    { lift: 5, rim: 0.5 },
  );
  const gilt = paper.linear(
    [
      [0, mix(gold, '#ffffff', 0.35)],
      [0.45, gold],
      [1, mix(gold, night, 0.45)],
    ],
    [0, 0, 0, 860],
  );
  paper.sheet(
    `<path d="${arch(15)}" fill="none" stroke="${gilt}" stroke-width="4.5"/><path d="${arch(8)}" fill="none" stroke="${gilt}" stroke-width="1.4" opacity=".6"/>`,
    { lift: 0.6, wobble: 0.8, rim: 0.5 },
  );
  paper.sheet(`${corner}<g transform="translate(640 0) scale(-1 1)">${corner}</g>`, {
    lift: 0.8,
    wobble: 0.8,
    rim: 0.4,
  });
  footlights(paper, gilt);
}

/** The stage's lip, and on it a row of shells with a flame behind each. */
function footlights(paper: Paper, gilt: string): void {
  const { card, gold, night } = paper.palette;
  // What the finishing takes from a dark colour is given beforehand, so that the lip ends in the page's own.
  const lip = mix(card, '#7a7a7a', 0.06);
  const lamps = Array.from({ length: 7 }, (_, i): Point => {
    const x = 50 + i * 90;
    return [x, 852 - 20 * (1 - ((x - 320) / 400) ** 2)];
  });
  for (const [x, y] of lamps) {
    paper.glow(x, y - 8, 105, '#ffc766', 0.42);
  }
  paper.cut(
    FLOOR,
    paper.linear([
      [0, mix(card, gold, 0.2)],
      [0.18, lip],
      [1, lip],
    ]),
    { lift: 3, rim: 0.3 },
  );
  paper.sheet(
    `<path d="M-80 852Q320 812 720 852" fill="none" stroke="${gilt}" stroke-width="5"/>`,
    { lift: 0.8, wobble: 0.8, rim: 0.6 },
  );
  for (const [x, y] of lamps) {
    paper.add(paper.glowOf(x, y - 6, 34, '#fff0c2', 0.95));
    const ribs = [-60, -30, 0, 30, 60]
      .map((a) => `M${r1(x)} ${r1(y + 15)}L${at(polar(x, y + 15, 25, a - 90))}`)
      .join('');
    const shell =
      `M${r1(x - 24)} ${r1(y + 15)}` +
      [-72, -36, 0, 36, 72]
        .map((a) => `A9 9 0 0 1 ${at(polar(x, y + 15, 26, a + 18 - 90))}`)
        .join('') +
      `L${r1(x + 24)} ${r1(y + 15)}Q${r1(x)} ${r1(y + 24)} ${r1(x - 24)} ${r1(y + 15)}Z`;
    paper.sheet(
      `<path d="${shell}" fill="${paper.linear([
        [0, '#fff0bd'],
        [0.35, gold],
        [1, mix(gold, night, 0.55)],
      ])}"/><path d="${ribs}" stroke="${mix(gold, night, 0.6)}" stroke-width="1.6" opacity=".6"/><path d="${circle(x, y + 16, 5)}" fill="${mix(gold, night, 0.5)}"/>`,
      { lift: 1, wobble: 0.8, rim: 0.6, small: true },
    );
  }
}
