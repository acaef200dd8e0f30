// Scenery that more than one stage needs: skies, stars, clouds, birds.

import { mix } from './colour.ts';
import type { Paper, Sheet } from './paper.ts';
import { blob, circle, r1, star, type Point } from './shape.ts';

export interface Sky {
  readonly x: number;
  readonly y: number;
  /** Radius of the innermost ring, and how much wider each next one is. */
  readonly from: number;
  readonly step: number;
  readonly rings: number;
  /** Tone round the light, and far from it. */
  readonly inner: number;
  readonly outer: number;
}

/** The sky is a stack of paper with a hole cut ever wider in each sheet, so the light seems to come from its depth. */
export function sky(paper: Paper, { x, y, from, step, rings, inner, outer }: Sky): void {
  const { q } = paper;
  const shade = (k: number): string => paper.tone(inner + (outer - inner) * k ** 0.85);
  paper.add(`<rect x="-80" y="-80" width="800" height="1120" fill="${shade(0)}"/>`);
  for (let i = 0; i < rings; i++) {
    const radius = from + step * i;
    const hole = blob(q, x, y, radius, radius * 1.06, 20 + i * 2, 0.045);
    const colour = shade((i + 1) / rings);
    paper.cut(
      `M-80 -80H720V1040H-80Z${hole}`,
      paper.radial(
        [
          [0, mix(colour, paper.palette.glow, 0.16)],
          [0.75, colour],
          [1, mix(colour, paper.palette.night, 0.18)],
        ],
        x,
        y,
        radius + step * 1.6,
      ),
      { lift: 2.4, wobble: 4, rim: 0.22 },
    );
  }
}

export interface Stars {
  readonly count: number;
  readonly to: number;
  /** Nothing is drawn this near to the light. */
  readonly clear: readonly [number, number, number];
}

export function stars(paper: Paper, { count, to, clear: [cx, cy, radius] }: Stars): void {
  const { q } = paper;
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [q.between(10, 630), q.between(20, to)];
    const size = q.between(0.7, 2.2);
    if (Math.hypot(x - cx, y - cy) < radius) continue;
    out += `<path d="${q.chance(0.28) ? star(x, y, size * 3.4) : circle(x, y, size)}" opacity="${r1(q.between(0.4, 1))}"/>`;
  }
  paper.add(`<g fill="${paper.palette.glow}">${out}</g>`);
}

/** A paper cloud: a row of arcs on a flat cut base, a paler sheet behind a darker one. */
export function cloud(
  paper: Paper,
  x: number,
  y: number,
  width: number,
  colour: string,
  how: Sheet = {},
): void {
  const { q } = paper;
  const puffs = q.whole(4, 6);
  const outline = (grow: number): string => {
    let d = `M${r1(x - width / 2 - grow)} ${r1(y)}`;
    let left = x - width / 2 - grow;
    for (let i = 0; i < puffs; i++) {
      const w = (width + grow * 2) / puffs;
      const h = w * (0.5 + 0.75 * Math.sin((Math.PI * (i + 0.5)) / puffs)) + grow;
      d += `C${r1(left - w * 0.14)} ${r1(y - h * 1.35)} ${r1(left + w * 1.14)} ${r1(y - h * 1.35)} ${r1(left + w)} ${r1(y - (i < puffs - 1 ? h * 0.3 : 0))}`;
      left += w;
    }
    return `${d}Q${r1(x)} ${r1(y + width * 0.03)} ${r1(x - width / 2 - grow)} ${r1(y)}Z`;
  };
  const { glow, night } = paper.palette;
  paper.cut(outline(6), paper.fall(mix(colour, glow, 0.5), mix(colour, glow, 0.12)), {
    lift: 2,
    small: true,
    ...how,
  });
  paper.cut(outline(-7), paper.fall(mix(colour, glow, 0.14), mix(colour, night, 0.12)), {
    lift: 1,
    small: true,
    ...how,
  });
}

/** A bird with spread wings, as seen from afar. */
export function bird(x: number, y: number, span: number, beat: number): string {
  const s = span / 2;
  const lift = s * beat;
  const p = (dx: number, dy: number): string => `${r1(x + dx * s)} ${r1(y + dy * s)}`;
  const tip = (dx: number): string => `${r1(x + dx * s)} ${r1(y - lift)}`;
  return `M${tip(-1)}Q${p(-0.45, -beat * 1.1)} ${p(-0.08, -0.02)}Q${p(0, -0.16)} ${p(0.08, -0.02)}Q${p(0.45, -beat * 1.1)} ${tip(1)}Q${p(0.46, -beat * 0.62)} ${p(0.1, 0.16)}Q${p(0, 0.3)} ${p(-0.1, 0.16)}Q${p(-0.46, -beat * 0.62)} ${tip(-1)}Z`;
}

/** Dust in the beam of the lamp. */
export function motes(paper: Paper, count: number, middle: Point, spread: Point): void {
  const { q } = paper;
  let out = '';
  for (let i = 0; i < count; i++) {
    out += `<path d="${circle(middle[0] + q.between(-1, 1) * spread[0], middle[1] + q.between(-1, 1) * spread[1], q.between(0.8, 2.4))}" opacity="${r1(q.between(0.2, 0.8))}"/>`;
  }
  paper.add(`<g fill="${paper.palette.glow}">${out}</g>`);
}

/** A thread from the flies, with a bead where the prop hangs. */
export function thread(paper: Paper, x: number, to: number, colour: string): void {
  paper.add(
    `<path d="M${r1(x)} -20V${r1(to)}" stroke="${paper.palette.night}" stroke-width="2.4" opacity=".3" transform="translate(0 5)"/><path d="M${r1(x)} -20V${r1(to)}" stroke="${colour}" stroke-width="1.3" opacity=".8"/><path d="${circle(x, to, 3)}" fill="${colour}"/>`,
  );
}
