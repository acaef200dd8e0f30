// Skies and air: rings of paper round the light, the moon, clouds, stars, beams and motes.

import { blob, circle, r1, star } from '../stages/shape.ts';
import type { Card } from './card.ts';
import { mix } from './palettes.ts';

interface Rings {
  readonly n?: number;
  readonly r0?: number;
  readonly step?: number;
  /** Tone far from the light, and near it. */
  readonly far?: number;
  readonly near?: number;
  readonly stars?: number;
  readonly wash?: number;
}

/** The signature sky: closed sheets round the light, one upon another. */
export function ringSky(c: Card, rings: Rings = {}): void {
  const { n = 6, r0 = 150, step = 95, far = 0.14, near = 0.86, stars = 50, wash = 0.22 } = rings;
  const { light, q, p } = c;
  c.backdrop(c.r(far));
  for (let i = n; i > 0; i--) {
    const radius = r0 + step * i;
    c.sheet(
      blob(q, light.x, light.y, radius, radius * 1.08),
      c.r(near + (far - near) * (i / n) ** 0.8),
      'soft',
    );
  }
  c.glow(light.x, light.y, r0 * 2, 0.9);
  c.wash(wash);
  let dots = '';
  let points = '';
  for (let i = 0; i < stars; i++) {
    const [x, y, k] = [q.between(0, 600), q.between(0, 560), q.between(0.7, 2.3)];
    if (Math.hypot(x - light.x, y - light.y) < r0 * 1.5) continue;
    if (q.chance(0.2)) points += star(x, y, k * 3.4, 4, 0.18);
    else dots += circle(x, y, k);
  }
  if (stars > 0) {
    c.add(
      `<g fill="${p.glow}"><path d="${dots}" opacity=".75"/><path d="${points}" opacity=".95"/></g>`,
    );
  }
}

export function moon(c: Card, x: number, y: number, r: number, rings = 0, craters = true): void {
  const { p, q } = c;
  if (c.moonless) {
    c.glow(x, y, r * 2.4, 0.6);
    return;
  }
  c.moons++;
  for (let i = rings; i > 0; i--) {
    c.add(
      `<circle cx="${x}" cy="${y}" r="${r1(r + i * r * 0.3)}" fill="${p.glow}" opacity="${r1(0.24 - 0.06 * i)}"/>`,
    );
  }
  const face = c.radial(
    [
      [0, p.glow],
      [0.75, p.glow],
      [1, mix(p.glow, p.light, 0.55)],
    ],
    x - r * 0.2,
    y - r * 0.2,
    r * 1.25,
  );
  c.add(`<circle cx="${x}" cy="${y}" r="${r1(r)}" fill="${face}" filter="url(#cut)"/>`);
  if (!craters) return;
  let seas = '';
  for (let i = 0; i < 7; i++) {
    const [a, d, k] = [q.between(0, 6.28), q.between(0.1, 0.78) * r, q.between(0.05, 0.17) * r];
    seas += `<ellipse cx="${r1(x + Math.cos(a) * d)}" cy="${r1(y + Math.sin(a) * d)}" rx="${r1(k)}" ry="${r1(k * 0.8)}"/>`;
  }
  c.add(`<g fill="${mix(p.glow, p.light, 0.6)}" opacity=".38" filter="url(#cut)">${seas}</g>`);
}

/** A cloud of two papers over a flat cut base. */
export function cloud(c: Card, x: number, y: number, w: number, fill: string): void {
  const n = c.q.whole(4, 6);
  const puffs = Array.from({ length: n }, (_, i) => {
    const u = (i + 0.5) / n;
    const r = (w / n) * (0.62 + 0.5 * Math.sin(Math.PI * u)) * c.q.between(0.85, 1.15);
    return [x - w / 2 + w * u, y - r * 0.62, r] as const;
  });
  const shape = (down: number, k: number): string =>
    puffs
      .map(([a, b, r]) => `<circle cx="${r1(a)}" cy="${r1(b + down)}" r="${r1(r * k)}"/>`)
      .join('') +
    `<rect x="${r1(x - w / 2)}" y="${r1(y - w * 0.1 + down)}" width="${r1(w)}" height="${r1(w * 0.1)}" rx="${r1(w * 0.05)}"/>`;
  const clip = c.name('k');
  c.define(
    `<clipPath id="${clip}"><rect x="${r1(x - w)}" y="${r1(y - w)}" width="${r1(w * 2)}" height="${r1(w)}"/></clipPath>`,
  );
  c.add(
    `<g filter="url(#leaf)"><g clip-path="url(#${clip})"><g fill="${mix(fill, c.p.glow, 0.28)}">${shape(0, 1)}</g><g fill="${fill}">${shape(w * 0.045, 0.93)}</g></g></g>`,
  );
}

export function fog(c: Card, y: number, h: number, opacity: number): void {
  c.add(
    `<g fill="${c.p.glow}" opacity="${opacity}" filter="url(#blur-18)"><ellipse cx="${c.q.whole(80, 250)}" cy="${y}" rx="330" ry="${h}"/><ellipse cx="${c.q.whole(350, 520)}" cy="${r1(y + h * 0.6)}" rx="300" ry="${r1(h * 0.7)}"/></g>`,
  );
}

/** A wedge of light from a lamp to the floor. */
export function beam(
  c: Card,
  [x, y]: readonly [number, number],
  [from, to]: readonly [number, number],
  floor: number,
  opacity: number,
): void {
  const fill = c.linear([
    [0, c.p.glow, 0.95],
    [1, c.p.glow, 0.08],
  ]);
  c.add(
    `<path d="M${x - 9} ${y}L${from} ${floor}L${to} ${floor}L${x + 9} ${y}Z" fill="${fill}" opacity="${opacity}" filter="url(#blur-3)"/>`,
  );
}

/** Rays that fan out from a point, between two angles in degrees. */
export function rays(
  c: Card,
  x: number,
  y: number,
  [from, to]: readonly [number, number],
  { n = 8, length = 900, opacity = 0.3, width = 5 } = {},
): void {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = ((from + ((to - from) * (i + 0.5)) / n + c.q.between(-4, 4)) * Math.PI) / 180;
    const v = (c.q.between(0.4, 1) * width * Math.PI) / 180;
    const tip = (angle: number): string =>
      `${r1(x + Math.cos(angle) * length)} ${r1(y + Math.sin(angle) * length)}`;
    d += `M${r1(x)} ${r1(y)}L${tip(a - v)}L${tip(a + v)}Z`;
  }
  const fill = c.radial(
    [
      [0, c.p.glow, 0.9],
      [0.6, c.p.glow, 0.35],
      [1, c.p.glow, 0],
    ],
    x,
    y,
    length,
  );
  c.add(`<path d="${d}" fill="${fill}" opacity="${opacity}" filter="url(#blur-3)"/>`);
}

/** Far birds, each two strokes. */
export function flock(
  c: Card,
  n: number,
  x: number,
  y: number,
  spread: number,
  fill: string,
): void {
  let d = '';
  for (let i = 0; i < n; i++) {
    const [a, b] = [x + c.q.between(-spread, spread), y + c.q.between(-spread, spread) / 2];
    const s = c.q.between(5, 12);
    d += `M${r1(a - s)} ${r1(b - s * 0.35)}Q${r1(a - s * 0.4)} ${r1(b - s / 2)} ${r1(a)} ${r1(b)}Q${r1(a + s * 0.4)} ${r1(b - s / 2)} ${r1(a + s)} ${r1(b - s * 0.35)}Q${r1(a + s * 0.4)} ${r1(b - s * 0.2)} ${r1(a)} ${r1(b + s / 4)}Q${r1(a - s * 0.4)} ${r1(b - s * 0.2)} ${r1(a - s)} ${r1(b - s * 0.35)}Z`;
  }
  c.add(`<path d="${d}" fill="${fill}"/>`);
}

interface Cloudlet {
  readonly x: number;
  readonly y: number;
  readonly sx: number;
  readonly sy: number;
}

/** Dust that hangs in the light. */
export function motes(c: Card, n: number, { x, y, sx, sy }: Cloudlet): void {
  let dots = '';
  for (let i = 0; i < n; i++) {
    dots += `<circle cx="${r1(x + c.q.between(-sx, sx))}" cy="${r1(y + c.q.between(-sy, sy))}" r="${r1(c.q.between(1, 3.2))}" opacity="${r1(c.q.between(0.3, 1))}"/>`;
  }
  c.add(`<g fill="${c.p.glow}">${dots}</g>`);
}

export function bubbles(c: Card, n: number, { x, y, sx, sy }: Cloudlet): void {
  let out = '';
  for (let i = 0; i < n; i++) {
    const [a, b, k] = [x + c.q.between(-sx, sx), y + c.q.between(-sy, sy), c.q.between(3, 15)];
    out +=
      `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(k)}" fill="${c.p.glow}" fill-opacity=".12" stroke="${c.p.glow}" stroke-opacity=".7" stroke-width="1.3"/>` +
      `<circle cx="${r1(a - k * 0.35)}" cy="${r1(b - k * 0.35)}" r="${r1(k * 0.2)}" fill="${c.p.glow}"/>`;
  }
  c.add(out);
}
