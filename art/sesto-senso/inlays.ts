// Inlays: a motif's upper paper becomes a window on a pattern. They turn a plain silhouette into
// something somebody cut and coloured.

import { r1 } from '../stages/shape.ts';
import type { Card } from './card.ts';
import type { Inlay } from './content/types.ts';
import { mix } from './palettes.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const rect = ({ x, y, w, h }: Box, fill: string): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}"/>`;

type Pattern = (c: Card, box: Box, body: string) => string;

const stars: Pattern = (c, box, _body) => {
  const { q, p } = c;
  const { x, y, w, h } = box;
  const sky = c.linear([
    [0, c.r(0.12)],
    [0.55, c.r(0.3)],
    [1, mix(c.r(0.5), p.accent, 0.35)],
  ]);
  let dots = '';
  let lines = '';
  let last: readonly [number, number] | null = null;
  const count = Math.min(260, (w * h) / 560);
  for (let i = 0; i < count; i++) {
    const [a, b, k] = [q.between(x, x + w), q.between(y, y + h), q.between(0.7, 2.5)];
    dots += `<circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(k)}" opacity="${r1(q.between(0.4, 1))}"/>`;
    if (k <= 1.7) continue;
    if (last && Math.hypot(last[0] - a, last[1] - b) < w * 0.4) {
      lines += `M${r1(last[0])} ${r1(last[1])}L${r1(a)} ${r1(b)}`;
    }
    last = [a, b];
  }
  return `${rect(box, sky)}<g fill="${p.glow}">${dots}</g><path d="${lines}" stroke="${p.glow}" stroke-width=".8" opacity=".5"/>`;
};

const waves: Pattern = ({ p }, { x, y, w, h }, body) => {
  const [high, low] = [mix(body, p.glow, 0.55), mix(body, p.night, 0.35)];
  const length = w / 5;
  return Array.from({ length: 9 }, (_, i) => {
    let d = `M${r1(x - 20)} ${r1(y + (h * (i + 0.3)) / 9)}`;
    for (let a = x - 20; a < x + w + 40; a += length) {
      d += `q${r1(length / 4)} ${r1(-h * 0.05)} ${r1(length / 2)} 0q${r1(length / 4)} ${r1(h * 0.04)} ${r1(length / 2)} 0`;
    }
    return `<path d="${d}V${r1(y + h)}H${r1(x - 20)}Z" fill="${mix(high, low, (i + 1) / 9)}"/>`;
  }).join('');
};

const scales: Pattern = ({ p }, { x, y, w, h }, body) => {
  const k = Math.max(10, Math.min(w, h) / 13);
  let d = '';
  for (let j = 0; j * k * 0.62 < h + k; j++) {
    for (let i = -1; i * k < w + k; i++) {
      d += `M${r1(x + i * k + ((j % 2) * k) / 2)} ${r1(y + j * k * 0.62)}a${r1(k / 2)} ${r1(k / 2)} 0 0 0 ${r1(k)} 0`;
    }
  }
  return `<path d="${d}" fill="none" stroke="${mix(body, p.night, 0.42)}" stroke-width="1.8" opacity=".75"/>`;
};

const flowers: Pattern = ({ q, p }, { x, y, w, h }, body) => {
  const colours = [mix(body, p.glow, 0.55), p.glow, p.accent2, mix(body, p.night, 0.35)] as const;
  let out = '';
  const count = Math.min(130, (w * h) / 1000);
  for (let i = 0; i < count; i++) {
    const [a, b] = [q.between(x, x + w), q.between(y, y + h)];
    const k = q.between(3, 8) * Math.max(1, Math.sqrt((w * h) / 150000) * 0.8);
    let petals = '';
    for (let m = 0; m < 5; m++) {
      const g = m * 1.2566 + i;
      petals += `<circle cx="${r1(a + Math.cos(g) * k * 0.75)}" cy="${r1(b + Math.sin(g) * k * 0.75)}" r="${r1(k * 0.5)}"/>`;
    }
    out += `<g fill="${q.pick(colours)}" opacity=".85">${petals}</g><circle cx="${r1(a)}" cy="${r1(b)}" r="${r1(k * 0.36)}" fill="${p.night}" opacity=".7"/>`;
  }
  return out;
};

const stripes: Pattern = ({ p }, { x, y, w, h }, body) => {
  const k = Math.max(9, w / 22);
  let d = '';
  for (let a = x - h; a < x + w + h; a += k * 2) {
    d += `M${r1(a)} ${r1(y)}l${r1(h / 2)} ${r1(h)}h${r1(k * 0.8)}l${r1(-h / 2)} ${r1(-h)}Z`;
  }
  return `<path d="${d}" fill="${mix(body, p.night, 0.45)}" opacity=".42"/>`;
};

const city: Pattern = ({ q, p }, { x, y, w, h }) => {
  const k = Math.max(7, w / 34);
  let out = '';
  for (let a = x; a < x + w; a += k * 1.9) {
    for (let b = y; b < y + h; b += k * 2.3) {
      if (!q.chance(0.4)) continue;
      out += `<rect x="${r1(a)}" y="${r1(b)}" width="${r1(k * 0.8)}" height="${r1(k * 1.2)}" rx="${r1(k * 0.35)}" opacity="${r1(q.between(0.35, 0.95))}"/>`;
    }
  }
  return `<g fill="${p.glow}">${out}</g>`;
};

const forest: Pattern = (c, box) => {
  const { x, y, w, h } = box;
  let out = rect(
    box,
    c.linear([
      [0, c.r(0.5)],
      [0.5, c.r(0.8)],
      [1, c.r(0.9)],
    ]),
  );
  for (let row = 0; row < 3; row++) {
    const foot = y + h * (0.72 + 0.12 * row);
    let d = `M${r1(x)} ${r1(foot - 3)}H${r1(x + w)}V${r1(y + h)}H${r1(x)}Z`;
    for (let a = x; a < x + w; a += w / (12 - 2 * row)) {
      const [k, half] = [h * c.q.between(0.2, 0.42) * (1 - 0.12 * row), w / (22 - 4 * row)];
      d += `M${r1(a - half)} ${r1(foot)}L${r1(a)} ${r1(foot - k)}L${r1(a + half)} ${r1(foot)}Z`;
    }
    out += `<path d="${d}" fill="${c.r(0.5 - 0.18 * row)}"/>`;
  }
  return out;
};

const ember: Pattern = (c, box) => {
  const { q, p } = c;
  const { x, y, w, h } = box;
  let sparks = '';
  for (let i = 0; i < 70; i++) {
    sparks += `<circle cx="${r1(q.between(x, x + w))}" cy="${r1(y + h * Math.sqrt(q.between(0, 1)))}" r="${r1(q.between(0.8, 3))}" opacity="${r1(q.between(0.4, 1))}"/>`;
  }
  const fire = c.linear([
    [0, c.r(0.14)],
    [0.6, mix(p.accent, p.night, 0.3)],
    [1, mix(p.accent, p.glow, 0.5)],
  ]);
  return `${rect(box, fire)}<g fill="${p.glow}">${sparks}</g>`;
};

const crack: Pattern = (c, box) => {
  const { q, p } = c;
  const { x, y, w, h } = box;
  let d = '';
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.283 + q.between(-0.2, 0.2);
    let [cx, cy] = [x + w * 0.58, y + h * 0.42];
    d += `M${r1(cx)} ${r1(cy)}`;
    for (let k = 0; k < 5; k++) {
      cx += Math.cos(a + q.between(-0.4, 0.4)) * w * 0.13;
      cy += Math.sin(a + q.between(-0.4, 0.4)) * w * 0.13;
      d += `L${r1(cx)} ${r1(cy)}`;
    }
  }
  const glass = c.linear(
    [
      [0, c.r(0.95)],
      [0.5, c.r(0.7)],
      [1, c.r(0.5)],
    ],
    [0, 0, 1, 1],
  );
  return (
    rect(box, glass) +
    `<path d="${d}" fill="none" stroke="${p.night}" stroke-width="2.4" opacity=".8"/>` +
    `<path d="${d}" transform="translate(1.5 1.5)" fill="none" stroke="${p.glow}" stroke-width="1" opacity=".8"/>`
  );
};

const PATTERNS: Record<Inlay, Pattern> = {
  stars,
  waves,
  scales,
  flowers,
  stripes,
  city,
  forest,
  ember,
  crack,
};

/** The pattern over a box, to be clipped to the motif. */
export const inlay = (c: Card, kind: Inlay, box: Box, body: string): string =>
  PATTERNS[kind](c, box, body);
