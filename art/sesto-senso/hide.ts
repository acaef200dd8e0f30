// Hidden details: what a second look finds, and what a ghost plays with. A composition offers
// spots where a thing can be at home; each detail takes the first that suits it.

import { luminance } from '../stages/colour.ts';
import { r1 } from '../stages/shape.ts';
import type { Card } from './card.ts';
import type { MotifId } from './content/motif-words.ts';
import type { Dream } from './content/types.ts';
import { thread } from './frames.ts';
import { colour, framed, litWindow, stitches, tuft, wavelet, type Behind } from './homes.ts';
import { knot, place, sizeOf, type Placing } from './icons.ts';
import { motif, type Tone } from './motif.ts';
import { mix } from './palettes.ts';
import { cloud } from './sky.ts';

export interface Spot {
  readonly on: 'air' | 'ground' | 'grass' | 'wave' | 'pane' | 'picture' | 'cloth' | 'thread';
  /** The middle, for what flies, hangs or is sewn on; otherwise the foot. */
  readonly x: number;
  readonly y: number;
  readonly behind: Behind;
  readonly h?: number;
  readonly turn?: number;
  /** Where a thread begins. */
  readonly from?: number;
  /** The grass or the water before it, if that is not what lies behind it. */
  readonly before?: Behind;
}

type Home = Spot['on'];

const STANDING: readonly Home[] = ['grass', 'pane', 'ground', 'picture', 'cloth', 'wave', 'thread'];
const FLYING: readonly Home[] = ['air', 'thread', 'picture', 'pane', 'cloth', 'ground'];
const HANGING: readonly Home[] = ['thread', 'ground', 'grass', 'picture', 'cloth'];
const FLAT: readonly Home[] = ['picture', 'cloth', 'thread', 'ground', 'grass'];
const SWIMMING: readonly Home[] = ['wave', 'grass', 'ground', 'pane'];

const HOMES: readonly (readonly [readonly Home[], ReadonlySet<MotifId>])[] = [
  [
    FLYING,
    new Set<MotifId>([
      'air-balloon',
      'angel-wings',
      'bee',
      'comet-spark',
      'crow-dive',
      'dragonfly',
      'falling-leaf',
      'feathered-wing',
      'fly',
      'maple-leaf',
      'paper-plane',
      'peace-dove',
      'seagull',
      'seahorse',
    ]),
  ],
  [
    HANGING,
    new Set<MotifId>([
      'diamond-ring',
      'dream-catcher',
      'fishing-hook',
      'key',
      'light-bulb',
      'pearl-necklace',
      'safety-pin',
      'socks',
      'spider-alt',
    ]),
  ],
  [FLAT, new Set<MotifId>(['clubs', 'diamonds', 'knight-banner', 'post-stamp', 'sun', 'ticket'])],
  [SWIMMING, new Set<MotifId>(['life-buoy', 'sea-turtle', 'whale-tail', 'buoy'])],
];

const homes = (icon: MotifId): readonly Home[] =>
  HOMES.find(([, icons]) => icons.has(icon))?.[0] ?? STANDING;

/** Smaller than this, nobody would find it; larger, everybody. */
const [LEAST, MOST] = [27, 56] as const;

const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
};

/** A paper of the card that is neither lost on its ground nor shouts from it. */
function paper(c: Card, behind: Behind, i: number): Tone {
  const { p } = c;
  const ground = colour(c, behind);
  const papers = [
    p.accent,
    p.accent2,
    mix(p.accent, p.glow, 0.3),
    mix(p.accent2, p.glow, 0.3),
    mix(p.accent, p.night, 0.5),
    mix(p.accent2, p.night, 0.5),
    p.ramp(0.08),
    p.ramp(0.28),
    p.ramp(0.6),
    p.ramp(0.72),
    p.ramp(0.84),
  ];
  const away = (candidate: string): number => Math.abs(Math.log(contrast(candidate, ground) / 5));
  const [best = p.glow, ...others] = papers.sort((a, b) => away(a) - away(b));
  const choice = [best, ...others.slice(0, 2).filter((other) => contrast(other, ground) > 2.5)];
  const over = choice[(i + c.noise) % choice.length] ?? best;
  const under = mix(over, p.night, 0.62);
  // On bright ground a lamp's light would be lost.
  const lit = luminance(ground) > 0.16 ? { lit: under } : {};
  return { over, foot: mix(over, p.night, 0.12), under, ...lit, rim: true };
}

/** Puts the details of a dream on the spots of its composition. */
export function hide(c: Card, dream: Dream, spots: readonly Spot[]): void {
  const free = [...spots];
  const details = dream.details.map((icon, i) => ({ icon, i, likes: homes(icon) }));
  // Those who can live in few places choose first.
  details.sort((a, b) => Number(a.likes === STANDING) - Number(b.likes === STANDING) || a.i - b.i);
  for (const { icon, i, likes } of details) {
    const best = likes.map((home) => free.findIndex(({ on }) => on === home)).find((n) => n >= 0);
    const [spot] = free.splice(best ?? 0, 1);
    if (!spot) throw new Error(`${dream.composition} has no spot for ${icon}`);
    settle(c, icon, i, spot);
  }
}

function settle(c: Card, icon: MotifId, i: number, spot: Spot): void {
  const wanted = (spot.h ?? 42) * ([1.06, 0.9, 1.14, 0.97][(i + c.noise) % 4] ?? 1);
  const natural = sizeOf(icon, wanted, MOST);
  const h = natural.h * Math.max(1, LEAST / Math.min(natural.w, natural.h));
  const size = sizeOf(icon, h);
  const { on, x } = spot;
  const middle = on === 'air' || on === 'cloth' || on === 'picture' || on === 'thread';
  const lean = spot.turn ?? (on === 'pane' ? 0 : ([-5, 4, -3, 6][(i + c.noise) % 4] ?? 0));
  const at: Placing = {
    x,
    y: spot.y,
    h,
    ay: middle ? 0.5 : 1,
    flip: i % 2 === 1,
    turn: lean,
  };
  const head = spot.y - size.h / 2;
  if (on === 'thread') {
    const from = spot.from ?? -10;
    const wire = mix(
      colour(c, spot.behind),
      luminance(colour(c, spot.behind)) < 0.3 ? c.p.glow : c.p.night,
      0.55,
    );
    if (from > 0) c.add(`<circle cx="${r1(x)}" cy="${r1(from)}" r="3" fill="${wire}"/>`);
    thread(c, x, from, knot(place(icon, at).path, x) ?? [x, head], wire);
  }
  if (on === 'air' && homes(icon) !== FLYING)
    cloud(c, x, spot.y + size.h * 0.62, size.w * 1.7, c.r(0.5));
  if (on === 'ground')
    c.add(
      `<ellipse cx="${r1(x + 3)}" cy="${r1(spot.y - 1)}" rx="${r1(size.w * 0.5)}" ry="${r1(Math.max(3, size.w * 0.09))}" fill="${c.p.night}" opacity=".5" filter="url(#blur-3)"/>`,
    );
  if (on === 'pane') litWindow(c, x, spot.y, Math.max(38, size.w + 16), size.h + 22);
  if (on === 'picture') framed(c, x, spot.y, size.w + 16, size.h + 16);
  const behind = on === 'pane' ? c.p.glow : on === 'picture' ? c.r(0.74) : spot.behind;
  const flat = on === 'cloth' || on === 'picture' || on === 'pane';
  const cut =
    on === 'pane' ? { over: c.r(0.06), under: c.r(0.2), rim: false } : paper(c, behind, i);
  // What is flat does not shine.
  const tone = flat ? { ...cut, lit: cut.under } : cut;
  motif(c, icon, { ...at, tone, gap: 10, filter: flat ? 'cut-tiny' : 'tiny' });
  if (on === 'cloth') stitches(c, icon, at, tone.over);
  if (on === 'grass') tuft(c, x, spot.y, size.w, spot.before ?? 0.08);
  if (on === 'wave') wavelet(c, x, spot.y - size.h * 0.12, size.w, spot.before ?? spot.behind);
  const mx = c.mirror ? 600 - x : x;
  const seen = { ...at, x: mx, flip: at.flip !== c.mirror, turn: c.mirror ? -lean : lean };
  const { path, w } = place(icon, seen);
  c.hidden.push({
    icon,
    path,
    x: mx - w / 2,
    y: middle ? head : spot.y - size.h,
    w,
    h: size.h,
  });
}

type More = Partial<Pick<Spot, 'h' | 'turn' | 'before'>>;

const spot =
  (on: Home) =>
  (x: number, y: number, behind: Behind = 0.12, more: More = {}): Spot => ({
    on,
    x,
    y,
    behind,
    ...more,
  });

/** In the air, for what flies. */
export const air = spot('air');
/** On a floor, a roof, a sill: with a shadow at its foot. */
export const ground = spot('ground');
/** Up to the ankles in grass or weeds. */
export const grass = spot('grass');
/** Afloat, behind a little wave. */
export const wave = spot('wave');
/** Sewn on cloth, engraved in brass: flat. */
export const cloth = spot('cloth');
/** In a lit window of its own, whose sill is at y. */
export const pane = (x: number, y: number, more: More = {}): Spot => ({
  on: 'pane',
  x,
  y,
  behind: 1,
  ...more,
});
/** In a frame on the wall. */
export const picture = (x: number, y: number, more: More = {}): Spot => ({
  on: 'picture',
  x,
  y,
  behind: 0.74,
  ...more,
});

/** On a thread that begins at the given height; below the card's edge there is a nail. */
export const hung = (
  x: number,
  y: number,
  from = -10,
  behind: Behind = 0.12,
  more: More = {},
): Spot => ({ on: 'thread', x, y, from, behind, ...more });
