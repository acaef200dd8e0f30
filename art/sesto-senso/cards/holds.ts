// What holds the things of a room up, and what dresses its walls and floor: cords and nails, shelves,
// plaques, stands, a rug, panelling, a string of flags, racks of bottles.

import { circle, r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import type { Dress, Hold, Prop, Room } from '../content/types.ts';
import { thread, vine } from '../frames.ts';
import { knot, place, sizeOf } from '../icons.ts';
import { mix } from '../palettes.ts';
import { FLOOR } from './walls.ts';

/** Where cords are tied: the beam or the vault of the room, or the flies of the stage. */
const CEILING: Partial<Record<NonNullable<Room['ceiling']>, number>> = {
  beams: 96,
  roof: 438,
  vault: 120,
};

const wood = (c: Card): string =>
  c.linear([
    [0, c.r(0.5)],
    [1, c.r(0.26)],
  ]);

/** Whether a thing is laid by its middle, and not by its foot. */
export const hangs = ([, , y, , , , held]: Prop): boolean => y < 420 && held !== 'shelf';

/** Drawn before the thing itself. */
export function hold(c: Card, how: Hold, prop: Prop, { ceiling }: Room): void {
  const [icon, x, y, h, w] = prop;
  const size = sizeOf(icon, h, w);
  const middle = hangs(prop);
  const top = middle ? y - size.h / 2 : y - size.h;
  switch (how) {
    case 'cord': {
      const from = (ceiling && CEILING[ceiling]) ?? -20;
      const laid = place(icon, { x, y, h, w, ay: middle ? 0.5 : 1 });
      return thread(c, x, from, knot(laid.path, x) ?? [x, top], c.r(0.62));
    }
    case 'nail':
      return c.add(
        `<path d="M${r1(x - size.w * 0.3)} ${r1(top + 12)}L${x} ${r1(top - 26)}L${r1(x + size.w * 0.3)} ${r1(top + 12)}" fill="none" stroke="${c.r(0.6)}" stroke-width="2.4"/><path d="${circle(x, top - 26, 4.5)}" fill="${c.p.accent2}"/>`,
      );
    case 'shelf': {
      const [l, r] = [r1(x - size.w * 0.5 - 22), r1(x + size.w * 0.5 + 22)];
      c.sheet(`M${l} ${y - 3}H${r}V${y + 11}H${l}Z`, wood(c), 'deep');
      return c.add(
        `<path d="M${l} ${y - 3}H${r}" stroke="${c.r(0.72)}" stroke-width="2.4"/><path d="M${r1(x - size.w * 0.36)} ${y + 11}v26q14 -6 20 -26ZM${r1(x + size.w * 0.36)} ${y + 11}v26q-14 -6 -20 -26Z" fill="${c.r(0.2)}"/>`,
      );
    }
    case 'plaque': {
      const [a, b] = [size.w * 0.4 + 12, size.h * 0.42 + 16];
      const board = `M${r1(x - a)} ${r1(y - b)}Q${x} ${r1(y - b - 20)} ${r1(x + a)} ${r1(y - b)}V${r1(y + b * 0.2)}Q${r1(x + a * 0.8)} ${r1(y + b * 0.9)} ${x} ${r1(y + b * 1.25)}Q${r1(x - a * 0.8)} ${r1(y + b * 0.9)} ${r1(x - a)} ${r1(y + b * 0.2)}Z`;
      c.sheet(board, wood(c), 'deep');
      return c.add(
        `<path d="${board}" fill="none" stroke="${mix(c.p.accent2, c.p.night, 0.3)}" stroke-width="4"/>`,
      );
    }
    case 'stand': {
      const foot = y + 70;
      return c.add(
        `<g filter="url(#leaf)" stroke="${c.r(0.08)}" fill="none" stroke-linecap="round"><path d="M${x} ${y - 30}V${foot - 22}" stroke-width="8"/><path d="M${x - 42} ${foot}L${x} ${foot - 30}L${x + 42} ${foot}M${x} ${foot - 30}V${foot + 6}" stroke-width="6"/><path d="M${r1(x - size.w * 0.5)} ${y + 3}H${r1(x + size.w * 0.5)}" stroke-width="9"/></g>`,
      );
    }
    case 'tripod': {
      const foot = y + 58;
      c.glow(x, foot - 14, 90, 0.8, c.p.accent2);
      return c.add(
        `<g filter="url(#leaf)"><path d="M${x - 66} ${y - 12}L${x - 84} ${foot}M${x + 66} ${y - 12}L${x + 84} ${foot}M${x - 84} ${y - 14}H${x + 84}" stroke="${c.r(0.06)}" stroke-width="8" stroke-linecap="round"/><path d="M${x - 26} ${foot}H${x + 26}L${x + 16} ${foot - 20}H${x - 16}Z" fill="${c.r(0.1)}"/><path d="M${x} ${y - 4}Q${x + 20} ${y + 22} ${x} ${y + 38}Q${x - 20} ${y + 22} ${x} ${y - 4}Z" fill="${c.p.accent2}"/><path d="M${x} ${y + 10}Q${x + 10} ${y + 26} ${x} ${y + 37}Q${x - 10} ${y + 26} ${x} ${y + 10}Z" fill="${c.p.glow}"/></g>`,
      );
    }
    case 'rail': {
      const [l, r] = [x - size.w * 0.5 - 16, x + size.w * 0.5 + 16];
      const hooks = [-0.34, 0, 0.34].map(
        (at) => `M${r1(x + size.w * at)} ${r1(top - 10)}q9 8 0 14`,
      );
      return c.add(
        `<g filter="url(#leaf)" fill="none" stroke-linecap="round"><path d="M${r1(l)} ${r1(top - 12)}H${r1(r)}" stroke="${c.r(0.62)}" stroke-width="7"/><path d="${hooks.join('')}" stroke="${c.r(0.7)}" stroke-width="3"/></g>`,
      );
    }
  }
}

function rug(c: Card): void {
  const { p } = c;
  const ring = (k: number): string =>
    `<ellipse cx="300" cy="752" rx="${r1(252 * k)}" ry="${r1(70 * k)}"`;
  let fringe = '';
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * 6.283;
    fringe += `M${r1(300 + Math.cos(a) * 250)} ${r1(752 + Math.sin(a) * 69)}L${r1(300 + Math.cos(a) * 266)} ${r1(753 + Math.sin(a) * 78)}`;
  }
  c.add(
    `<g filter="url(#leaf)"><path d="${fringe}" stroke="${mix(p.accent2, p.night, 0.3)}" stroke-width="3"/>${ring(1)} fill="${mix(p.accent, p.night, 0.62)}"/>${ring(0.9)} fill="none" stroke="${mix(p.accent2, p.night, 0.3)}" stroke-width="4"/>${ring(0.7)} fill="${mix(p.accent, p.night, 0.74)}"/>${ring(0.62)} fill="none" stroke="${mix(p.accent2, p.night, 0.45)}" stroke-width="2.5" stroke-dasharray="14 9"/></g>`,
  );
}

function dado(c: Card): void {
  const top = FLOOR - 118;
  c.sheet(`M-40 ${top}H640V${FLOOR - 10}H-40Z`, c.r(0.21), 'deep');
  let panels = '';
  for (let x = -6; x < 620; x += 68) panels += `M${x} ${top + 22}h52v70h-52Z`;
  c.add(
    `<path d="${panels}" fill="${c.r(0.16)}" stroke="${c.r(0.34)}" stroke-width="2.5"/><path d="M-40 ${top + 3}H640" stroke="${c.r(0.46)}" stroke-width="7"/>`,
  );
}

/** Little flags on a string, from wall to wall. */
function flags(c: Card): void {
  const { p } = c;
  const at = (t: number): readonly [number, number] => [600 * t, 92 + 150 * t * (1 - t)];
  let out = '';
  for (let i = 1; i < 15; i++) {
    const [x, y] = at(i / 15);
    const colour = [p.accent, p.accent2, p.light][i % 3] ?? p.light;
    out += `<path d="M${r1(x - 13)} ${r1(y)}H${r1(x + 13)}L${r1(x)} ${r1(y + 32)}Z" fill="${mix(colour, p.night, 0.22)}"/>`;
  }
  c.add(
    `<g filter="url(#leaf)"><path d="M0 92Q300 167 600 92" fill="none" stroke="${c.r(0.7)}" stroke-width="2.5"/>${out}</g>`,
  );
}

function leaves(c: Card): void {
  const green = c.r(0.12);
  vine(c, [150, 60], 1.9, 250, green, 38, 1);
  vine(c, [460, 66], 1.3, 230, green, 38, -1);
  vine(c, [240, 40], 1.5, 130, green, 30, 1);
}

/** Bottles that lie in racks of crossed laths, left and right. */
function racks(c: Card): void {
  const { p } = c;
  for (const left of [58, 402]) {
    let [laths, ends] = ['', ''];
    for (let row = 0; row < 5; row++) {
      for (let col = 0; col < 3; col++) {
        const [x, y] = [left + 24 + col * 46, 332 + row * 46];
        laths += `M${x - 23} ${y}L${x} ${y - 23}L${x + 23} ${y}L${x} ${y + 23}Z`;
        if (!c.q.chance(0.78)) continue;
        const glass = mix(c.q.pick([p.accent2, p.mid, p.light]), p.night, 0.35);
        ends += `<circle cx="${x}" cy="${y}" r="13" fill="${glass}"/><circle cx="${x}" cy="${y}" r="5" fill="${c.r(0.12)}"/>`;
      }
    }
    c.add(
      `<g filter="url(#leaf)"><path d="M${left - 6} 302h152v244h-152Z" fill="${c.r(0.12)}"/>${ends}<path d="${laths}M${left - 6} 302h152v244h-152Z" fill="none" stroke="${c.r(0.42)}" stroke-width="5"/></g>`,
    );
  }
}

const DRESS: Record<Dress, (c: Card) => void> = { rug, dado, flags, leaves, racks };

export const dress = (c: Card, what: Dress): void => DRESS[what](c);
