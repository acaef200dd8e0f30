// A place: a room of a tunnel book, from the sky behind its windows to the arches before it.

import { r1 } from '../../stages/shape.ts';
import { Card } from '../card.ts';
import type { Dress, Place, Prop, Room } from '../content/types.ts';
import { curtains, lightbox } from '../frames.ts';
import { chequer, ridge } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { beam, moon, ringSky } from '../sky.ts';
import { ESTATE } from './estate.ts';
import { dress, hangs, hold } from './holds.ts';
import { FLOOR, walls, windowsOf } from './walls.ts';

function floor(c: Card, { floor: kind }: Room): void {
  if (kind === 'checker') {
    chequer(c, FLOOR, c.r(0.5), c.r(0.2), { cols: 12, rows: 6, vy: FLOOR - 120 });
  } else {
    const boards = c.linear([
      [0, c.r(0.36)],
      [1, c.r(0.14)],
    ]);
    let d = '';
    if (kind === 'stone') {
      for (let j = 0; j < 5; j++) d += `M-40 ${r1(FLOOR + 300 * (j / 5) ** 1.5)}H640`;
    }
    for (let i = -10; i <= 10; i++) d += `M${300 + i * 44} ${FLOOR}L${300 + i * 130} 910`;
    c.add(
      `<rect x="-40" y="${FLOOR}" width="680" height="340" fill="${boards}"/><path d="${d}" stroke="${c.r(0.14)}" stroke-width="3" opacity=".8"/>`,
    );
  }
  c.sheet(`M-40 ${FLOOR - 16}H640v18H-40Z`, c.r(0.16));
}

function ceiling(c: Card, kind: Room['ceiling']): void {
  const { p } = c;
  switch (kind) {
    case 'beams': {
      const beams = [-20, 100, 300, 500, 620].map((x) => {
        const far = 300 + (x - 300) * 0.8;
        return `M${x - 18} -40L${far - 12} 90H${far + 12}L${x + 18} -40Z`;
      });
      return c.sheet(`${beams.join('')}M-40 78H640V104H-40Z`, c.r(0.1), 'deep');
    }
    case 'vault':
      return c.sheet(
        'M-40 -40H640V620H-40ZM20 620V300Q20 60 160 60Q300 60 300 240Q300 60 440 60Q580 60 580 300V620H314V300H286V620Z',
        c.r(0.14),
        'deep',
        ' fill-rule="evenodd"',
      );
    case 'roof':
      c.sheet('M-40 -40H640V700H560L300 60L40 700H-40Z', c.r(0.12), 'deep');
      return c.add(
        `<path d="M300 60L40 700M300 60L560 700M150 430H450" stroke="${c.r(0.06)}" stroke-width="16" filter="url(#paper)"/>`,
      );
    case 'dome':
      return c.add(
        `<g fill="none" stroke="${c.r(0.1)}" stroke-width="9" filter="url(#paper)"><path d="M-10 330Q300 -130 610 330M120 600Q150 90 300 40Q450 90 480 600M300 40V600M-10 330H610"/></g>`,
      );
    case 'chandelier': {
      const tops = [92, 104, 110, 112, 110, 104, 92];
      const candles = [190, 226, 262, 300, 338, 374, 410].map((x, i) => {
        const y = tops[i] ?? 110;
        return `<path d="M${x - 4} ${y}h8v28h-8ZM${x} ${y - 22}q8 12 0 22q-8 -10 0 -22Z" fill="${p.glow}"/>`;
      });
      c.add(
        `<path d="M300 -10V70" stroke="${c.r(0.05)}" stroke-width="4"/><g filter="url(#leaf)"><path d="M190 120Q200 160 300 164Q400 160 410 120Q398 142 300 146Q202 142 190 120ZM296 60h8v90h-8ZM240 150q60 70 120 0q-60 40 -120 0Z" fill="${p.accent2}"/>${candles.join('')}</g>`,
      );
      return c.glow(300, 110, 230, 0.5);
    }
    case 'curtains':
      c.add(
        `<ellipse cx="300" cy="720" rx="200" ry="30" fill="${p.glow}" opacity=".5" filter="url(#blur-8)"/>`,
      );
      return beam(c, [300, 60], [150, 450], 720, 0.45);
    case undefined:
      return;
  }
}

function room(c: Card, how: Room): void {
  const { p } = c;
  ringSky(c, { r0: 120, step: 80, stars: 60, near: 0.88 });
  if (how.moon !== false) moon(c, 390, 230, 56, 2);
  ridge(c, 430, 24, c.r(0.52));
  ridge(c, 470, 20, c.r(0.42));
  walls(c, how);
  const onWall = (what: Dress): boolean => what === 'dado' || what === 'racks';
  for (const what of how.dress ?? []) if (onWall(what)) dress(c, what);
  floor(c, how);
  const [window] = windowsOf(how);
  if (window) {
    const [x, , w] = window;
    const pool = c.linear([
      [0, p.glow, 0.5],
      [1, p.glow, 0.08],
    ]);
    c.add(
      `<path d="M${r1(x - w * 0.45)} ${FLOOR + 4}H${r1(x + w * 0.45)}L${r1(x + w * 1.1)} 910H${r1(x - w * 1.1)}Z" fill="${pool}" filter="url(#blur-3)"/>`,
    );
  }
  ceiling(c, how.ceiling);
  for (const what of how.dress ?? []) if (!onWall(what)) dress(c, what);
  if (how.lamp) c.glow(how.lamp[0], how.lamp[1], 300, 0.75, mix(p.glow, p.accent2, 0.2));
  if (how.fire) c.glow(300, 730, 190, 0.9, p.accent2);
}

/** Things on the floor stand on their shadow; things above hang by their middle. */
function furnish(c: Card, props: readonly Prop[], how: Room): void {
  for (const prop of props) {
    const [icon, x, y, h, w, tone, held] = prop;
    if (held) hold(c, held, prop, how);
    if (y > FLOOR) {
      c.add(
        `<ellipse cx="${x}" cy="${y - 2}" rx="${r1(w * 0.42)}" ry="9" fill="${c.p.night}" opacity=".5" filter="url(#blur-3)"/>`,
      );
    }
    motif(c, icon, { x, y, h, w, tone, depth: 0.08, ay: hangs(prop) ? 0.5 : 1 });
  }
}

/** Three arches and a strip of footlights: the front of the tunnel book. */
function proscenium(c: Card): void {
  lightbox(c, { kind: 'arch', far: 0.2, cy: 470, rx: 252, ry: 432, grow: 20 });
  const gold = mix(c.p.accent2, c.p.night, 0.1);
  c.sheet('M-40 850H640V940H-40Z', c.r(0.04), 'deep');
  let panels = '';
  for (let x = 8; x < 600; x += 29.2) panels += `M${r1(x)} 866h20v26h-20Z`;
  c.add(
    `<path d="M-40 851H640" stroke="${gold}" stroke-width="3"/><path d="${panels}" fill="none" stroke="${gold}" stroke-width="1.6" opacity=".7"/>`,
  );
}

export function place(id: string, card: Place): Card {
  const c = new Card(id, card.palette, { x: 300, y: 300 });
  if (typeof card.room === 'string') {
    ESTATE[card.room](c, card.props);
  } else {
    room(c, card.room);
    furnish(c, card.props, card.room);
    if (card.room.ceiling === 'curtains') {
      curtains(c, mix(c.p.accent, c.p.night, 0.72), mix(c.p.accent, c.p.night, 0.2), 0.6);
    }
  }
  proscenium(c);
  return c;
}
