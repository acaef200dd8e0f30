// A character: a profile in a beaded oval, over a mantelpiece with three of their things.

import { blob, r1 } from '../../stages/shape.ts';
import { Card } from '../card.ts';
import type { Character } from '../content/types.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { profile } from './profile.ts';

const [CX, CY, RX, RY] = [300, 372, 214, 284] as const;

function damask(c: Card, fill: string): void {
  let d = '';
  for (let row = 0, y = -20; y < 900; y += 74, row++) {
    for (let x = (row % 2 ? 37 : 0) - 20; x < 640; x += 74) {
      d += `M${x} ${y - 26}q12 14 0 30q-12 -16 0 -30ZM${x} ${y + 6}q20 -8 22 -22q4 22 -22 30q-26 -8 -22 -30q2 14 22 22ZM${x} ${y + 16}q8 8 0 18q-8 -10 0 -18Z`;
    }
  }
  c.add(`<path d="${d}" fill="${fill}" opacity=".55"/>`);
}

/** Discs on an oval a little larger than the portrait. */
function beads(n: number, out: number, r: number): string {
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 6.283;
    return `<circle cx="${r1(CX + Math.cos(a) * (RX + out))}" cy="${r1(CY + Math.sin(a) * (RY + out))}" r="${r}"/>`;
  }).join('');
}

const oval = (out: number, fill: string, more = ''): string =>
  `<ellipse cx="${CX}" cy="${CY}" rx="${RX + out}" ry="${RY + out}" fill="${fill}"${more}/>`;

function pictureFrame(c: Card): void {
  const { p } = c;
  const gilt = c.linear(
    [
      [0, mix(p.accent2, p.glow, 0.35)],
      [0.5, mix(p.accent2, p.night, 0.15)],
      [1, mix(p.accent2, p.night, 0.5)],
    ],
    [0, 0, 1, 1],
  );
  c.add(
    `<ellipse cx="${CX}" cy="${CY + 10}" rx="${RX + 52}" ry="${RY + 52}" fill="${p.night}" opacity=".6" filter="url(#blur-18)"/>`,
  );
  c.add(
    `<g fill="${mix(p.accent2, p.night, 0.38)}" filter="url(#paper)">${beads(44, 34, 15)}<ellipse cx="${CX}" cy="${CY}" rx="${RX + 36}" ry="${RY + 36}"/></g>`,
  );
  c.add(oval(26, gilt, ' filter="url(#paper)"'));
  c.add(oval(9, mix(p.accent2, p.night, 0.6), ' filter="url(#paper)"'));
  c.add(`<g fill="${mix(p.accent2, p.glow, 0.6)}">${beads(60, 17.5, 4)}</g>`);
}

export function character(id: string, card: Character, index: number): Card {
  const c = new Card(id, card.palette, { x: 200, y: 200 });
  const { p } = c;
  c.backdrop(c.r(0.2));
  damask(c, c.r(0.29));
  c.wash(0.35);
  pictureFrame(c);
  c.inside(oval(0, '#000'), () => {
    const wall = c.radial(
      [
        [0, c.r(0.93)],
        [0.55, c.r(0.72)],
        [1, c.r(0.42)],
      ],
      240,
      300,
      360,
    );
    c.add(oval(0, wall));
    for (let k = 0; k < 3; k++) {
      const ring = blob(c.q, 240, 300, 250 - k * 60, 290 - k * 70, 18, 0.06);
      c.sheet(ring, c.r(0.6 + k * 0.12), 'soft', ' opacity=".55"');
    }
    // Every other sitter looks to the left.
    const flip = index % 2 === 1;
    profile(c, card.portrait, { x: flip ? 306 : 294, y: 672, scale: 1.06, flip });
    c.add(
      `<ellipse cx="${CX}" cy="${CY}" rx="${RX}" ry="${RY}" fill="none" stroke="${p.night}" stroke-width="34" opacity=".45" filter="url(#blur-8)"/>`,
    );
  });
  mantel(c);
  card.motifs.forEach((icon, i) => {
    const x = [112, 300, 488][i] ?? 300;
    c.add(
      `<ellipse cx="${x}" cy="774" rx="62" ry="8" fill="${p.night}" opacity=".6" filter="url(#blur-3)"/>`,
    );
    motif(c, icon, { x, y: 778, h: i === 1 ? 118 : 150, w: 158, tone: i === 1 ? 'lit' : 'accent' });
  });
  return c;
}

function mantel(c: Card): void {
  const fall = (from: number, to: number): string =>
    c.linear([
      [0, c.r(from)],
      [1, c.r(to)],
    ]);
  c.sheet('M-40 790H640V940H-40Z', fall(0.16, 0.03), 'deep');
  c.sheet('M-40 772H640V800H-40Z', fall(0.36, 0.2), 'deep');
  c.add(`<path d="M-40 772H640" stroke="${c.r(0.62)}" stroke-width="2.5"/>`);
  let panels = '';
  for (let x = 10; x < 610; x += 58) panels += `M${x} 822h40v60h-40Z`;
  c.add(`<path d="${panels}" fill="none" stroke="${c.r(0.24)}" stroke-width="2.5"/>`);
}
