// An object: on a stepped plinth before a sunburst, two things beside it, in a double gold frame.

import { circle, r1 } from '../../stages/shape.ts';
import { Card } from '../card.ts';
import type { Thing } from '../content/types.ts';
import { motif, toneOf } from '../motif.ts';
import { mix } from '../palettes.ts';

function sunburst(c: Card): void {
  let d = '';
  for (let i = 0; i < 26; i += 2) {
    const tip = (k: number): string => {
      const a = Math.PI + (k / 26) * Math.PI;
      return `${r1(300 + Math.cos(a) * 900)} ${r1(560 + Math.sin(a) * 900)}`;
    };
    d += `M300 560L${tip(i)}L${tip(i + 1)}Z`;
  }
  c.add(`<path d="${d}" fill="${c.r(0.26)}"/>`);
  for (let k = 5; k > 0; k--) {
    c.sheet(circle(300, 420, 80 + k * 52), c.r(0.86 - k * 0.1), 'soft', ' opacity=".5"');
  }
  c.glow(300, 410, 330, 0.95);
  c.wash(0.3);
}

function plinth(c: Card): void {
  for (const [x, y, w] of [
    [60, 800, 480],
    [110, 760, 380],
    [160, 724, 280],
  ] as const) {
    const face = c.linear([
      [0, c.r(0.34)],
      [1, c.r(0.08)],
    ]);
    c.sheet(`M${x} ${y}H${x + w}V940H${x}Z`, face, 'deep');
    c.add(`<path d="M${x} ${y}h${w}" stroke="${c.p.accent2}" stroke-width="3.5"/>`);
  }
  let flutes = '';
  for (let x = 178; x < 430; x += 26) flutes += `M${x} 740v160`;
  c.add(`<path d="${flutes}" stroke="${c.r(0.12)}" stroke-width="7" opacity=".7"/>`);
  c.add(
    `<ellipse cx="300" cy="726" rx="150" ry="13" fill="${c.p.night}" opacity=".75" filter="url(#blur-8)"/>`,
  );
}

function goldFrame(c: Card): void {
  const { p } = c;
  const gold = c.linear(
    [
      [0, mix(p.accent2, p.glow, 0.5)],
      [0.5, mix(p.accent2, p.night, 0.2)],
      [1, mix(p.accent2, p.glow, 0.3)],
    ],
    [0, 0, 1, 1],
  );
  const outer = 'M70 30H530V70H570V830H530V870H70V830H30V70H70Z';
  c.sheet(`M-40 -40H640V940H-40Z${outer}`, c.r(0.06), 'deep', ' fill-rule="evenodd"');
  c.add(
    `<path d="${outer}" fill="none" stroke="${gold}" stroke-width="5"/><path d="M82 42H518V82H558V818H518V858H82V818H42V82H82Z" fill="none" stroke="${gold}" stroke-width="1.8"/>`,
  );
  const fan = Array.from({ length: 5 }, (_, i) => {
    const r = 12 + i * 9;
    return `M${r} 0A${r} ${r} 0 0 1 0 ${r}`;
  }).join('');
  for (const [x, y, turn] of [
    [6, 6, '1 1'],
    [594, 6, '-1 1'],
    [6, 894, '1 -1'],
    [594, 894, '-1 -1'],
  ] as const) {
    c.add(
      `<path d="${fan}" transform="translate(${x} ${y}) scale(${turn})" fill="none" stroke="${mix(p.accent2, p.glow, 0.3)}" stroke-width="2.4"/>`,
    );
  }
}

export function object(id: string, card: Thing): Card {
  const c = new Card(id, card.palette, { x: 300, y: 360 });
  c.backdrop(c.r(0.14));
  sunburst(c);
  plinth(c);
  const floats = card.floats !== undefined;
  motif(c, card.hero, {
    x: 300,
    y: floats ? 440 : 728,
    h: 430,
    w: 380,
    ay: floats ? 0.5 : 1,
    turn: card.floats ?? 0,
    tone: { ...toneOf(c, card.tone ?? 'accent'), lit: c.p.glow },
    inlay: card.inlay,
  });
  card.beside.forEach((icon, i) => {
    const x = i === 0 ? 124 : 476;
    c.add(
      `<ellipse cx="${x}" cy="802" rx="60" ry="8" fill="${c.p.night}" opacity=".6" filter="url(#blur-3)"/>`,
    );
    motif(c, icon, { x, y: 806, h: 140, w: 140, tone: i === 0 ? 'lit' : 'accent2' });
  });
  goldFrame(c);
  return c;
}
