// The motif painter: what turns a silhouette into two sheets of lit paper.

import { r1 } from '../stages/shape.ts';
import type { Card } from './card.ts';
import type { MotifId } from './content/motif-words.ts';
import type { Inlay, ToneName } from './content/types.ts';
import { thread } from './frames.ts';
import { knot, place, type Placed, type Placing } from './icons.ts';
import { inlay } from './inlays.ts';
import { mix } from './palettes.ts';

export interface Tone {
  /** The body, and what it fades to at its foot. */
  readonly over: string;
  readonly foot?: string;
  /** The sheet behind, which shows in every inner line. */
  readonly under: string;
  /** Panes and flames of our own silhouettes; light, if nothing else is said. */
  readonly lit?: string;
  readonly rim: boolean;
}

export function toneOf({ p }: Card, name: ToneName, depth = 0.1): Tone {
  const r = p.ramp;
  const dyed = (colour: string): Tone => ({
    over: mix(colour, p.glow, 0.12),
    foot: mix(colour, p.night, 0.22),
    under: mix(colour, p.night, 0.68),
    rim: true,
  });
  switch (name) {
    case 'sil':
      return { over: r(depth), under: r(depth + 0.17), rim: true };
    case 'mist':
      return { over: r(0.34), under: r(0.5), rim: false };
    case 'lit':
      return { over: r(0.93), foot: r(0.72), under: r(0.34), rim: true };
    case 'accent':
      return dyed(p.accent);
    case 'accent2':
      return dyed(p.accent2);
    case 'pale':
      return { over: r(0.8), foot: r(0.62), under: r(0.4), rim: true };
    case 'paper':
      return { over: r(0.88), foot: r(0.7), under: r(0.22), rim: true };
    case 'shade':
      return { over: r(0.36), foot: r(0.24), under: r(0.5), rim: true };
    case 'mid':
      return { over: r(0.5), foot: r(0.4), under: r(0.2), rim: true };
    case 'glow':
      return { over: p.glow, under: mix(p.glow, p.accent, 0.6), rim: false };
  }
}

export interface Look extends Placing {
  readonly tone?: ToneName | Tone | undefined;
  readonly depth?: number;
  readonly inlay?: Inlay | undefined;
  readonly filter?: string;
  readonly opacity?: number;
  /** How far the sheet behind stands out, in units of the icon. */
  readonly gap?: number;
  /** Light behind it. */
  readonly halo?: boolean;
}

/** Which edge catches the light, seen from where the motif stands. */
function lit({ light }: Card, { x, y }: Placing, { h }: Placed): string {
  if (y - h / 2 < light.y - 40) return 'rim-under';
  if (x < light.x - 70) return 'rim-right';
  return x > light.x + 70 ? 'rim-left' : 'rim-top';
}

export function motif(c: Card, id: MotifId, look: Look): Placed {
  const placed = place(id, look);
  const { w, h, scale } = placed;
  const tone =
    typeof look.tone === 'object' ? look.tone : toneOf(c, look.tone ?? 'sil', look.depth);
  const cx = look.x + (0.5 - (look.ax ?? 0.5)) * w;
  const cy = look.y + (0.5 - (look.ay ?? 1)) * h * (look.stretch ?? 1);
  c.seen.push({ name: id, x: c.turned(cx), y: cy, w, h: h * Math.abs(look.stretch ?? 1) });
  if (look.halo) c.glow(cx, cy, Math.max(w, h) * 0.85, 0.75);
  if (placed.beam) {
    const light = c.linear(
      [
        [0, c.p.glow, 0],
        [0.4, c.p.glow, 0.35],
        [1, c.p.glow, 0.95],
      ],
      look.flip ? [1, 0, 0, 0] : [0, 0, 1, 0],
    );
    c.add(`<path d="${placed.beam}" fill="${light}" filter="url(#blur-3)"/>`);
  }
  const body = tone.foot
    ? c.linear([
        [0, tone.over],
        [1, tone.foot],
      ])
    : tone.over;
  const width = r1(Math.max(1.2, (look.gap ?? 13) * scale));
  const box = { x: cx - w * 0.62, y: cy - h * 0.62, w: w * 1.24, h: h * 1.24 };
  const patterned = (kind: Inlay, shape: string): string => {
    const clip = c.name('c');
    c.define(`<clipPath id="${clip}"><path d="${shape}"/></clipPath>`);
    return `<g clip-path="url(#${clip})">${inlay(c, kind, box, tone.over)}</g>`;
  };
  let sheets =
    `<path d="${placed.hull}" fill="${tone.under}" stroke="${tone.under}" stroke-width="${width}" stroke-linejoin="round"/>` +
    `<path d="${placed.path}" fill="${body}"/>`;
  if (look.inlay && !placed.window) sheets += patterned(look.inlay, placed.path);
  if (placed.shade) {
    const shade = mix(tone.over, tone.under, 0.42);
    sheets += `<path d="${placed.shade}" fill="${shade}"/>`;
  }
  if (placed.lines)
    sheets += `<path d="${placed.lines}" fill="${tone.under}" fill-rule="evenodd"/>`;
  if (placed.lit) {
    const light = tone.lit ?? mix(c.p.glow, c.p.accent2, 0.2);
    sheets += `<path d="${placed.lit}" fill="${light}"/>`;
  }
  if (look.inlay && placed.window) sheets += patterned(look.inlay, placed.window);
  const filter = look.filter ?? (tone.rim ? lit(c, look, placed) : 'leaf');
  const opacity = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`;
  c.add(`<g filter="url(#${filter})"${opacity}>${sheets}</g>`);
  // What is lit shines out of its paper; on small things that would only blur them.
  if (placed.lit && h > 100) {
    c.add(`<path d="${placed.lit}" fill="${c.p.glow}" opacity=".5" filter="url(#blur-3)"/>`);
  }
  return placed;
}

/** The shadow a thing casts, or, in dreams, another thing's shadow. */
export function shadow(
  c: Card,
  id: MotifId,
  look: Placing & { colour?: string; opacity?: number; filter?: string },
): void {
  const { path, w, h } = place(id, look);
  const x = look.x + (0.5 - (look.ax ?? 0.5)) * w;
  const y = look.y + (0.5 - (look.ay ?? 1)) * h * (look.stretch ?? 1);
  c.seen.push({ name: id, x: c.turned(x), y, w, h: h * Math.abs(look.stretch ?? 1) });
  const colour = look.colour ?? c.p.night;
  c.add(
    `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="2" stroke-linejoin="round" opacity="${look.opacity ?? 0.55}" filter="url(#${look.filter ?? 'blur-3'})"/>`,
  );
}

/** Hangs a motif by its middle on a thread, which is tied where the silhouette begins. */
export function hang(c: Card, id: MotifId, look: Look, from: number, colour = c.p.glow): void {
  const laid = { ay: 0.5, ...look };
  thread(c, look.x, from, knot(place(id, laid).path, look.x) ?? [look.x, look.y], colour);
  motif(c, id, laid);
}
