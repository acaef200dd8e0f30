// People who do something: joints, a pose, clothes. A person is cut from paper limb by limb and can
// hold what a scene gives them.
//
// The unit is a hundredth of the height of a grown-up.

import { at, polar, r1, type Point } from '../stages/shape.ts';
import type { Card } from './card.ts';
import { mix } from './palettes.ts';
import { POSES, type Limb, type Pose, type PoseName } from './poses.ts';
import { FACE, HAIR, HATS, type Cloth, type Clothes } from './wardrobe.ts';

export interface Person {
  readonly x: number;
  /** The ground under the lowest of feet, knees and seat; with `by: 'hip'` where the hips are. */
  readonly y: number;
  readonly h: number;
  readonly pose: PoseName | Pose;
  readonly wears: Clothes;
  readonly by?: 'ground' | 'hip';
  /** Looks to the left. */
  readonly flip?: boolean;
  /** Turned as a whole round the hips. */
  readonly turn?: number;
  /** Drawn in the nearer hand, before the arm closes over it. */
  readonly holds?: (hand: Point, other: Point) => void;
  readonly filter?: string;
  readonly opacity?: number;
}

export interface Body {
  readonly hand: Point;
  readonly other: Point;
  readonly head: Point;
  readonly hip: Point;
  readonly feet: readonly [Point, Point];
}

/** A limb between two joints, round at both ends. */
export function bone(a: Point, ra: number, b: Point, rb: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const d = Math.max(Math.hypot(dx, dy), Math.abs(ra - rb) + 0.01);
  const [base, open] = [Math.atan2(dy, dx), Math.acos((ra - rb) / d)];
  const on = ([x, y]: Point, r: number, angle: number): Point => [
    x + r * Math.cos(angle),
    y + r * Math.sin(angle),
  ];
  const big = (yes: boolean): string => (yes ? '1' : '0');
  const p = [on(a, ra, base + open), on(b, rb, base + open)] as const;
  const q = [on(b, rb, base - open), on(a, ra, base - open)] as const;
  return (
    `M${at(p[0])}L${at(p[1])}A${r1(rb)} ${r1(rb)} 0 ${big(open > Math.PI / 2)} 0 ${at(q[0])}` +
    `L${at(q[1])}A${r1(ra)} ${r1(ra)} 0 ${big(open < Math.PI / 2)} 0 ${at(p[0])}Z`
  );
}

/** The outline round all points, as a thread pulled tight. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const left = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && left(chain.at(-2) ?? p, chain.at(-1) ?? p, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const PROPORTIONS = {
  grown: { thigh: 23, shin: 23, trunk: 27, upper: 16, fore: 15, head: 1 },
  child: { thigh: 17, shin: 17, trunk: 22, upper: 12, fore: 12, head: 1.16 },
} as const;

/** Cuts a person and returns where their joints are on the card. */
export function person(c: Card, who: Person): Body {
  const { wears, flip = false, turn = 0 } = who;
  const { p } = c;
  const pose: Pose = typeof who.pose === 'string' ? POSES[who.pose] : who.pose;
  const size = PROPORTIONS[wears.child ? 'child' : 'grown'];
  const s = who.h / 100;
  const step = ([x, y]: Point, angle: number, length: number): Point =>
    polar(x, y, length, 90 - angle);

  const hip: Point = [0, 0];
  const neck = step(hip, 180 - pose.trunk, size.trunk);
  const shoulder = step(neck, -pose.trunk, 4);
  const arm = ([upper, lower]: Limb): readonly [Point, Point, Point] => {
    const elbow = step(shoulder, upper, size.upper);
    const wrist = step(elbow, lower, size.fore);
    return [elbow, wrist, step(wrist, lower, 3.4)];
  };
  const leg = ([upper, lower]: Limb): readonly [Point, Point, Point] => {
    const knee = step(hip, upper, size.thigh);
    const ankle = step(knee, lower, size.shin);
    return [knee, ankle, step(ankle, lower + (pose.tiptoe ? 18 : 84), 7)];
  };
  const [near, far] = [arm(pose.arms[0]), arm(pose.arms[1])];
  const [nearLeg, farLeg] = [leg(pose.legs[0]), leg(pose.legs[1])];
  const head = step(neck, 180 - pose.trunk * 0.7 - pose.nod * 0.35, 10.5 * size.head);

  const lowest = Math.max(4, ...[...nearLeg, ...farLeg].map(([, y]) => y)) + 2.4;
  const ground = who.by === 'hip' ? 0 : lowest;
  const placed = `translate(${r1(who.x)} ${r1(who.y)}) scale(${flip ? -s : s} ${s}) translate(0 ${r1(-ground)}) rotate(${turn})`;
  const onCard = ([x, y]: Point): Point => {
    const a = (turn * Math.PI) / 180;
    const [u, v] = [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)];
    return [who.x + (flip ? -u : u) * s, who.y + (v - ground) * s];
  };

  const papers: Record<string, string> = {
    accent: mix(p.accent, p.glow, 0.06),
    accent2: mix(p.accent2, p.glow, 0.06),
    pale: c.r(0.93),
    dark: c.r(0.07),
    mid: c.r(0.6),
    deep: c.r(0.3),
  };
  const colour = (cloth: Cloth): string => papers[cloth] ?? cloth;
  const skin = mix(wears.skin ?? '#f2d3b4', p.mid, 0.1);
  const top = colour(wears.top);
  const below = colour(wears.below);
  const hair = colour(wears.hairColour ?? 'dark');
  const edge = (fill: string): string => mix(fill, p.night, 0.62);
  const piece = (d: string, fill: string): string =>
    `<path d="${d}" fill="none" stroke="${edge(fill)}" stroke-width="1.3" stroke-linejoin="round"/><path d="${d}" fill="${fill}"/>`;
  const dim = (fill: string): string => mix(fill, p.night, 0.3);

  const sleeve = (
    [elbow, wrist, hand]: readonly [Point, Point, Point],
    fill: string,
    flesh: string,
  ) =>
    piece(bone(wrist, 2.1, hand, 2.3), flesh) +
    piece(bone(shoulder, 4, elbow, 3.1) + bone(elbow, 3.1, wrist, 2.5), fill);
  const bare = wears.skirt === 'tutu' || wears.skirt === 'knee';
  const trouser = (
    [knee, ankle, toe]: readonly [Point, Point, Point],
    shade: (f: string) => string,
  ) =>
    piece(bone(ankle, 2.4, toe, 1.8), shade(wears.barefoot ? skin : c.r(0.1))) +
    piece(
      bone(hip, 6, knee, bare ? 3.8 : 4.4) + bone(knee, bare ? 3.8 : 4.4, ankle, 2.6),
      shade(bare ? skin : below),
    );

  const ring = ([x, y]: Point, rx: number, ry: number, tilt: number): Point[] =>
    Array.from({ length: 20 }, (_, i): Point => {
      const [a, t] = [(i / 20) * 2 * Math.PI, (tilt * Math.PI) / 180];
      const [u, v] = [rx * Math.cos(a), ry * Math.sin(a)];
      return [x + u * Math.cos(t) - v * Math.sin(t), y + u * Math.sin(t) + v * Math.cos(t)];
    });
  const skirt = (): string => {
    const waist = step(hip, 180 - pose.trunk, 9);
    const middle = ([a, b]: readonly [Point, Point], t: number): Point => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
    ];
    const cloth = (hems: readonly Point[], wide: number): string => {
      const points = [
        ...ring(waist, 4.6, 2, pose.trunk),
        ...ring(hip, 7.4, 6, 0),
        ...hems.flatMap((hem) => ring(hem, wide, 2.4, 0)),
      ];
      return `M${hull(points).map(at).join('L')}Z`;
    };
    const knees: [Point, Point] = [nearLeg[0], farLeg[0]];
    switch (wears.skirt) {
      case 'gown':
        return piece(
          cloth(
            [
              ...knees,
              middle([nearLeg[0], nearLeg[1]], 0.86),
              middle([farLeg[0], farLeg[1]], 0.86),
            ],
            9,
          ),
          below,
        );
      case 'knee':
        return piece(
          cloth([middle([hip, knees[0]], 0.95), middle([hip, knees[1]], 0.95)], 8),
          below,
        );
      case 'tutu':
        return [13, 10.5, 8]
          .map((r, i) =>
            piece(
              `M${hull([
                ...ring(waist, 4.6, 2, pose.trunk),
                ...ring(hip, r * 1.5, r * 0.42, -10 + pose.trunk),
              ])
                .map(at)
                .join('L')}Z`,
              mix(below, p.glow, i * 0.22),
            ),
          )
          .join('');
      case 'tails': {
        const tail = step(hip, -28 - pose.trunk * 0.4, 19);
        return piece(
          `M${hull([...ring(waist, 5, 3, 0), ...ring(hip, 6.4, 4, 0), ...ring(tail, 2.4, 1.4, 0)])
            .map(at)
            .join('L')}Z`,
          top,
        );
      }
      default:
        return '';
    }
  };
  const waist = step(hip, 180 - pose.trunk, 10);
  const trunk =
    piece(
      bone(step(neck, -pose.trunk, 5), 6.2, waist, wears.skirt === 'tails' ? 5.4 : 4.8) +
        bone(waist, 4.8, hip, 6.4),
      top,
    ) +
    (wears.apron
      ? piece(bone(step(waist, 0, 2), 4.6, step(hip, 8, 18), 7.4), colour(wears.apron))
      : '');
  const collar = piece(
    bone(step(neck, 180 - pose.trunk, 1), 3, step(neck, -pose.trunk, 2), 2.6),
    colour('pale'),
  );

  const tilt = pose.nod + pose.trunk * 0.5;
  const k = r1(size.head);
  const [hat, band] = wears.hat ? HATS[wears.hat] : ['', ''];
  const hatColour = colour(wears.hatColour ?? 'dark');
  const face =
    `<g transform="translate(${at(head)}) rotate(${r1(tilt)}) scale(${k})">` +
    piece(FACE, skin) +
    `<circle cx="3.8" cy="3.4" r="2" fill="#d8604e" opacity=".34"/>` +
    `<path d="M3.4 -.8q1.5 1.3 3 .1" fill="none" stroke="${p.night}" stroke-width=".75" stroke-linecap="round"/>` +
    `<path d="M3.2 -3.4q1.8 -1 3.4 -.1" fill="none" stroke="${edge(hair)}" stroke-width=".8" stroke-linecap="round"/>` +
    (wears.beard
      ? piece('M8 4.4C8.6 9 6 15 1.4 14.4C-3 13 -4.6 6 -3.4 1.4C-1.6 3.4 2 3.2 4.4 3.4Z', hair)
      : '') +
    (wears.hair ? piece(HAIR[wears.hair], hair) : '') +
    (hat ? piece(hat, hatColour) : '') +
    (band ? `<path d="${band}" fill="${mix(hatColour, p.glow, 0.72)}"/>` : '') +
    '</g>';

  const body = {
    hand: onCard(near[2]),
    other: onCard(far[2]),
    head: onCard(head),
    hip: onCard(hip),
    feet: [onCard(nearLeg[1]), onCard(farLeg[1])],
  } as const;
  const lay = (markup: string): string => `<g transform="${placed}">${markup}</g>`;
  const held = who.holds ? c.capture(() => who.holds?.(body.hand, body.other)) : '';
  const long = wears.skirt === 'gown';
  const markup =
    lay(
      sleeve(far, dim(top), dim(skin)) +
        trouser(farLeg, dim) +
        (long ? trouser(nearLeg, (f) => f) : '') +
        (wears.skirt === 'tails' ? skirt() : '') +
        (long ? '' : trouser(nearLeg, (f) => f)) +
        collar +
        trunk +
        (wears.skirt && wears.skirt !== 'tails' ? skirt() : '') +
        face,
    ) +
    held +
    lay(sleeve(near, top, skin));
  const filter =
    who.filter ?? (who.h < 150 ? 'leaf' : who.x < c.light.x ? 'rim-right' : 'rim-left');
  const opacity = who.opacity === undefined ? '' : ` opacity="${who.opacity}"`;
  c.add(`<g filter="url(#${filter})"${opacity}>${markup}</g>`);
  return body;
}

/** A dot of light on somebody's cheek: a tear. */
export function tear(c: Card, [x, y]: Point, size: number): void {
  c.add(
    `<path d="M${r1(x)} ${r1(y - size)}q${r1(size)} ${r1(size * 1.4)} 0 ${r1(size * 1.8)}q${r1(-size)} ${r1(-size * 0.4)} 0 ${r1(-size * 1.8)}Z" fill="${c.p.glow}" opacity=".9"/>`,
  );
}
