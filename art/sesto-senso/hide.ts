// Hidden details: what a second look finds, and what a ghost plays with. A composition offers
// spots; each detail takes the first that suits it.

import { cloud } from './sky.ts';
import { thread } from './frames.ts';
import type { Card } from './card.ts';
import type { MotifId } from './content/motif-words.ts';
import type { Dream } from './content/types.ts';
import { place, sizeOf } from './icons.ts';
import { motif, type Tone } from './motif.ts';
import { mix } from './palettes.ts';

export interface Spot {
  /** In the air, on the ground, or hung on a thread that begins at the given height. */
  readonly on: 'air' | 'ground' | readonly [from: number];
  readonly x: number;
  readonly y: number;
  readonly h?: number;
  /** What lies behind it. */
  readonly behind: 'dark' | 'light';
}

const FLIES: ReadonlySet<MotifId> = new Set([
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
]);

/** Smaller than this, nobody would find it. */
const LEAST = 27;

function tone({ p }: Card, behind: Spot['behind'], i: number): Tone {
  if (behind === 'light') {
    const over = i % 2 ? mix(p.accent2, p.night, 0.55) : p.ramp(0.1);
    return { over, under: p.ramp(0.34), rim: false };
  }
  const over = i % 3 === 1 ? mix(p.accent2, p.glow, 0.45) : p.ramp(0.94);
  return { over, under: mix(p.night, p.deep, 0.4), rim: false };
}

/** Puts the details of a dream on the spots of its composition. */
export function hide(c: Card, dream: Dream, spots: readonly Spot[]): void {
  const free = [...spots];
  dream.details.forEach((icon, i) => {
    const flies = FLIES.has(icon);
    const suits = free.findIndex(({ on }) => (on === 'air') === flies);
    const [spot] = free.splice(Math.max(0, suits), 1);
    if (!spot) throw new Error(`${dream.composition} has no spot for ${icon}`);
    let { h = 46 } = spot;
    const natural = sizeOf(icon, h);
    h *= Math.max(1, LEAST / natural.w);
    const size = sizeOf(icon, h);
    const hangs = spot.on !== 'air' && spot.on !== 'ground';
    if (hangs)
      thread(c, spot.x, spot.on[0], spot.y - size.h / 2, c.r(spot.behind === 'dark' ? 0.8 : 0.2));
    // What cannot fly sits on a cloud of its own.
    if (spot.on === 'air' && !flies)
      cloud(c, spot.x, spot.y + size.h * 0.62, size.w * 1.7, c.r(0.55));
    const y = spot.on === 'ground' ? spot.y : spot.y + size.h / 2;
    if (spot.behind === 'dark')
      c.glow(spot.x, y - size.h / 2, Math.max(size.w, size.h) * 0.85, 0.28);
    const at = { x: spot.x, y, h, flip: i % 2 === 1 };
    motif(c, icon, { ...at, tone: tone(c, spot.behind, i), gap: 26 });
    const x = c.mirror ? 600 - spot.x : spot.x;
    const { path, w } = place(icon, { ...at, x, flip: at.flip !== c.mirror });
    c.hidden.push({ icon, path, x: x - w / 2, y: y - size.h, w, h: size.h });
  });
}

export const air = (x: number, y: number, behind: Spot['behind'] = 'dark', h = 46): Spot => ({
  on: 'air',
  x,
  y,
  h,
  behind,
});

export const ground = (x: number, y: number, behind: Spot['behind'] = 'dark', h = 46): Spot => ({
  on: 'ground',
  x,
  y,
  h,
  behind,
});

export const hung = (
  x: number,
  y: number,
  from = -10,
  behind: Spot['behind'] = 'dark',
  h = 46,
): Spot => ({ on: [from], x, y, h, behind });
