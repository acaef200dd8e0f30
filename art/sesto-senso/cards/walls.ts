// Walls of the tunnel-book rooms: window holes, patterns, glass and the great dial.

import { r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import type { Room } from '../content/types.ts';
import { wallpaper } from '../frames.ts';
import { mix } from '../palettes.ts';

type Window = readonly [x: number, y: number, w: number, h: number];

export const FLOOR = 600;

export const windowsOf = ({ window, windows }: Room): readonly Window[] =>
  window === 'none' ? [] : (windows ?? [[300, 300, 190, 330]]);

function hole(kind: Room['window'], [x, y, w, h]: Window): string {
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  switch (kind) {
    case 'gothic':
      return `M${l} ${b}V${r1(y - h * 0.15)}Q${l} ${r1(y - h * 0.42)} ${x} ${t}Q${r} ${r1(y - h * 0.42)} ${r} ${r1(y - h * 0.15)}V${b}Z`;
    case 'arch':
      return `M${l} ${b}V${r1(y - h * 0.2)}A${w / 2} ${w / 2} 0 0 1 ${r} ${r1(y - h * 0.2)}V${b}Z`;
    case 'round':
      return `M${l} ${y}a${w / 2} ${w / 2} 0 1 0 ${w} 0a${w / 2} ${w / 2} 0 1 0 ${-w} 0Z`;
    default:
      return `M${l} ${t}h${w}v${h}h${-w}Z`;
  }
}

function dial(c: Card, [x, y, w]: Window): void {
  const ink = c.r(0.06);
  let ticks = '';
  for (let i = 0; i < 60; i++) {
    const [a, r, l] = [(i / 60) * 6.283, w / 2 - 16, i % 5 ? 8 : 24];
    ticks += `M${r1(x + Math.cos(a) * r)} ${r1(y + Math.sin(a) * r)}L${r1(x + Math.cos(a) * (r - l))} ${r1(y + Math.sin(a) * (r - l))}`;
  }
  c.add(
    `<g stroke="${ink}" fill="none"><path d="${ticks}" stroke-width="5"/><path d="M${x} ${y}L${x - 70} ${y - 80}M${x} ${y}L${x + 20} ${y - 150}" stroke-width="11" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="12" fill="${ink}"/></g>`,
  );
}

function stained(c: Card, kind: Room['window'], window: Window): void {
  const { p, q } = c;
  const [x, y, w, h] = window;
  c.inside(`<path d="${hole(kind, window)}"/>`, () => {
    let panes = '';
    for (let i = 0; i < 48; i++) {
      const [col, row] = [i % 6, Math.floor(i / 6)];
      const colour = q.pick([p.accent, p.accent2, p.glow, p.light, p.mid]);
      panes += `<rect x="${r1(x - w / 2 + (col * w) / 6)}" y="${r1(y - h / 2 + (row * h) / 8)}" width="${r1(w / 6)}" height="${r1(h / 8)}" fill="${colour}"/>`;
    }
    c.add(`<g opacity=".62" stroke="${c.r(0.08)}" stroke-width="2.5">${panes}</g>`);
  });
}

/** Bars and tracery. */
function bars(c: Card, { window: kind, glass }: Room, window: Window): void {
  const [x, y, w, h] = window;
  const [l, r] = [x - w / 2, x + w / 2];
  const cross =
    glass === 'dial'
      ? ''
      : `<path d="M${x} ${y - h / 2}V${y + h / 2}M${l} ${r1(y + h * 0.08)}H${r}" stroke-width="7"/>`;
  const tracery =
    kind === 'gothic' || (kind === 'round' && glass !== 'dial')
      ? `<circle cx="${x}" cy="${r1(y - h * 0.2)}" r="${r1(w * 0.2)}" stroke-width="6"/><path d="M${l} ${r1(y - h * 0.1)}Q${r1(x - w * 0.25)} ${r1(y - h * 0.28)} ${x} ${r1(y - h * 0.08)}Q${r1(x + w * 0.25)} ${r1(y - h * 0.28)} ${r} ${r1(y - h * 0.1)}" stroke-width="5"/>`
      : '';
  c.add(
    `<g fill="none" stroke="${c.r(0.12)}" filter="url(#paper)"><path d="${hole(kind, window)}" stroke-width="13"/>${cross}${tracery}</g>`,
  );
}

function shelves(c: Card): void {
  const { p, q } = c;
  for (let row = 0; row < 5; row++) {
    for (const [from, to] of [
      [12, 178],
      [422, 590],
    ] as const) {
      const y = 110 + row * 100;
      c.add(`<path d="M${from} ${y}H${to}v10H${from}Z" fill="${c.r(0.1)}"/>`);
      let books = '';
      for (let x = from + 6; x < to - 16;) {
        const [w, h] = [q.between(9, 20), q.between(52, 80)];
        const cloth = mix(q.pick([p.accent, p.accent2, p.mid, p.light, c.r(0.45)]), p.night, 0.32);
        books += `<rect x="${r1(x)}" y="${r1(y - h)}" width="${r1(w)}" height="${r1(h)}" fill="${cloth}"/><path d="M${r1(x + 2)} ${r1(y - h + 12)}h${r1(w - 4)}M${r1(x + 2)} ${r1(y - 14)}h${r1(w - 4)}" stroke="${p.glow}" stroke-width="1.5" opacity=".5"/>`;
        x += w + 1.5;
      }
      c.add(`<g filter="url(#leaf)">${books}</g>`);
    }
  }
}

function pattern(c: Card, room: Room): void {
  const windows = windowsOf(room);
  const free = (x: number, y: number): boolean =>
    !windows.some(([a, b, w, h]) => Math.abs(x - a) < w / 2 + 16 && Math.abs(y - b) < h / 2 + 16);
  const blocks = (w: number, h: number, shift: boolean, tone: number): void => {
    let d = '';
    for (let row = 0; row * h < FLOOR; row++) {
      for (let x = shift && row % 2 ? -w / 2 : 0; x < 620; x += w) {
        const y = row * h;
        if (free(x + w / 2, y + h / 2)) d += `M${x + 2} ${y + 2}h${w - 4}v${h - 4}h${4 - w}Z`;
      }
    }
    c.add(`<path d="${d}" fill="${c.r(tone)}" opacity=".55" filter="url(#cut)"/>`);
  };
  switch (room.wall) {
    case 'brick':
      return blocks(46, 22, true, 0.36);
    case 'stone':
      return blocks(84, 46, true, 0.36);
    case 'tiles':
      return blocks(38, 38, false, 0.42);
    case 'paper':
      return wallpaper(c, c.r(0.4), FLOOR, 44, (x, y) => !free(x, y));
    case 'shelves':
      return shelves(c);
    case 'wood': {
      let d = '';
      for (let x = 0; x < 620; x += 44) {
        const gap = windows.find(([a, , w]) => Math.abs(x - a) < w / 2 + 8);
        d += gap
          ? `M${x} 0V${r1(Math.max(0, gap[1] - gap[3] / 2 + gap[2] * 0.14))}M${x} ${gap[1] + gap[3] / 2}V620`
          : `M${x} 0v620`;
      }
      return c.add(`<path d="${d}" stroke="${c.r(0.2)}" stroke-width="5" opacity=".7"/>`);
    }
    case 'none':
      return;
  }
}

export function walls(c: Card, room: Room): void {
  const windows = windowsOf(room);
  const holes = windows.map((window) => hole(room.window, window)).join('');
  c.sheet(
    `M-40 -40H640V620H-40Z${holes}`,
    c.r(windows.length ? 0.3 : 0.26),
    'deep',
    ' fill-rule="evenodd"',
  );
  for (const window of windows) {
    if (room.glass === 'stained') stained(c, room.window, window);
    bars(c, room, window);
    if (room.glass === 'dial') dial(c, window);
  }
  pattern(c, room);
}
