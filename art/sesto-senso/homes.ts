// Where a hidden detail is at home: the grass at its feet, the wave before it, its window, its frame,
// the stitches it is sewn on with.

import { r1 } from '../stages/shape.ts';
import type { Card } from './card.ts';
import type { MotifId } from './content/motif-words.ts';
import { place, type Placing } from './icons.ts';
import { mix } from './palettes.ts';

/** What lies behind: a tone of the palette between night (0) and glow (1), or a colour. */
export type Behind = number | string;

export const colour = ({ p }: Card, behind: Behind): string =>
  typeof behind === 'string' ? behind : p.ramp(behind);

/** Blades, and the earth they grow from, before somebody's feet. */
export function tuft(c: Card, x: number, y: number, w: number, behind: Behind): void {
  const { q } = c;
  let blades = `M${r1(x - w * 0.75)} ${r1(y + 7)}Q${r1(x)} ${r1(y - 6)} ${r1(x + w * 0.75)} ${r1(y + 7)}Z`;
  for (let i = 0; i < 9; i++) {
    const [bx, k] = [x + (i / 4 - 1) * w * 0.62 + q.between(-3, 3), q.between(7, 15)];
    const lean = q.between(-6, 6);
    blades += `M${r1(bx - 2)} ${r1(y + 5)}Q${r1(bx)} ${r1(y - k * 0.5)} ${r1(bx + lean)} ${r1(y - k)}Q${r1(bx + 2.5)} ${r1(y - k * 0.3)} ${r1(bx + 2.4)} ${r1(y + 5)}Z`;
  }
  c.add(`<path d="${blades}" fill="${mix(colour(c, behind), c.p.night, 0.3)}"/>`);
}

export function wavelet(c: Card, x: number, y: number, w: number, behind: Behind): void {
  const [tone, s] = [colour(c, behind), w / 2.4];
  const crestLine = `M${r1(x - w)} ${r1(y)}${`q${r1(s * 0.4)} ${r1(-s * 0.36)} ${r1(s)} 0`.repeat(5)}`;
  const water = c.linear([
    [0, mix(tone, c.p.glow, 0.14), 1],
    [0.5, tone, 1],
    [1, tone, 0],
  ]);
  c.add(
    `<path d="${crestLine}v${r1(w * 0.3)}H${r1(x - w)}Z" fill="${water}"/><path d="${crestLine}" fill="none" stroke="${c.p.glow}" stroke-width="1.6" stroke-linecap="round" opacity=".55"/>`,
  );
}

/** A lit window, for somebody to be seen in. */
export function litWindow(c: Card, x: number, y: number, w: number, h: number): void {
  const { p } = c;
  const [a, b, top] = [r1(x - w / 2), r1(x + w / 2), y - h + w / 2];
  const hole = `M${a} ${r1(y)}V${r1(top)}Q${a} ${r1(y - h)} ${r1(x)} ${r1(y - h)}Q${b} ${r1(y - h)} ${b} ${r1(top)}V${r1(y)}Z`;
  const light = c.linear([
    [0, mix(p.glow, p.accent2, 0.34)],
    [1, mix(p.glow, p.accent2, 0.12)],
  ]);
  c.glow(x, y - h / 2, h, 0.22);
  c.add(
    `<g filter="url(#tiny)"><path d="${hole}" fill="${light}" stroke="${c.r(0.02)}" stroke-width="3.4"/><path d="M${r1(x - w / 2 - 4)} ${r1(y)}h${r1(w + 8)}v5h${r1(-w - 8)}Z" fill="${c.r(0.34)}"/></g>`,
  );
}

/** A little picture on its nail. */
export function framed(c: Card, x: number, y: number, w: number, h: number): void {
  const { p } = c;
  const wood = mix(p.accent2, p.night, 0.35);
  const box = (g: number): string =>
    `M${r1(x - w / 2 - g)} ${r1(y - h / 2 - g)}h${r1(w + 2 * g)}v${r1(h + 2 * g)}h${r1(-w - 2 * g)}Z`;
  c.add(
    `<path d="M${r1(x - w * 0.3)} ${r1(y - h / 2 - 6)}L${r1(x)} ${r1(y - h / 2 - 24)}L${r1(x + w * 0.3)} ${r1(y - h / 2 - 6)}" fill="none" stroke="${c.r(0.6)}" stroke-width="1.3"/><circle cx="${r1(x)}" cy="${r1(y - h / 2 - 24)}" r="2.6" fill="${p.accent2}"/><g filter="url(#tiny)"><path d="${box(7)}" fill="${wood}"/><path d="${box(1)}" fill="${c.r(0.74)}"/></g>`,
  );
}

/** The thread it is sewn on with. */
export function stitches(c: Card, icon: MotifId, at: Placing, over: string): void {
  c.add(
    `<path d="${place(icon, at).hull}" fill="none" stroke="${mix(over, c.p.glow, 0.5)}" stroke-width="1.2" stroke-dasharray="3 2.4" opacity=".8" filter="url(#cut-tiny)"/>`,
  );
}
