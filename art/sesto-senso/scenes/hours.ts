// Two scenes made for one dream each: the hourglass, the house of cards.

import { r1 } from '../../stages/shape.ts';
import type { Card } from '../card.ts';
import { thread } from '../frames.ts';
import { begin, hero, person, second, small, type Compose } from '../grammars/grammar.ts';
import { grass, ground, hide, hung } from '../hide.ts';
import { ridge, roofs, trunks } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { cloud, moon, motes, ringSky } from '../sky.ts';

/** One great hourglass: a night town in the upper bulb, and its sand is the desert of the lower. */
export const hourglass: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 250 });
  const { p } = c;
  c.seen.push({ name: 'hourglass', x: 300, y: 450, w: 432, h: 804 });
  ringSky(c, { r0: 200, step: 80, stars: 60, far: 0.12, near: 0.56 });
  const glass =
    'M130 96H470Q482 300 336 436Q322 450 336 464Q482 600 470 806H130Q118 600 264 464Q278 450 264 436Q118 300 130 96Z';
  c.inside(`<path d="${glass}"/>`, () => {
    c.backdrop(
      c.linear([
        [0, c.r(0.2)],
        [0.3, c.r(0.5)],
        [0.5, c.r(0.92)],
        [0.52, c.r(0.4)],
        [1, c.r(0.86)],
      ]),
    );
    moon(c, 390, 180, 46, 2);
    const [, , balloon] = dream.small;
    if (balloon) motif(c, balloon, { x: 226, y: 250, h: 100, w: 100, tone: 'accent' });
    roofs(c, 396, c.r(0.3), { size: 0.52, lit: 0.6 });
    c.sheet('M90 372Q220 352 300 420Q380 352 510 372L330 470H270Z', mix(p.accent2, p.glow, 0.25));
    c.add(`<path d="M297 430H303V770H297Z" fill="${mix(p.accent2, p.glow, 0.4)}"/>`);
    motes(c, 40, { x: 300, y: 620, sx: 30, sy: 150 });
    moon(c, 300, 590, 70, 0);
    c.sheet(
      'M60 790Q200 730 300 664Q400 730 540 790V900H60Z',
      mix(p.accent2, p.glow, 0.12),
      'deep',
    );
    second(c, dream, { x: 226, y: 776, h: 100, w: 150, tone: 'accent' });
    const [dog, candle] = dream.small;
    if (dog) motif(c, dog, { x: 338, y: 782, h: 84, w: 80, tone: 'sil', depth: 0.1 });
    if (candle) motif(c, candle, { x: 408, y: 800, h: 62, w: 70, tone: 'shade' });
  });
  c.add(
    `<path d="${glass}" fill="none" stroke="${mix(p.glow, p.light, 0.3)}" stroke-width="6"/><path d="M156 140Q160 290 262 398M156 760Q160 650 240 540" fill="none" stroke="${p.glow}" stroke-width="12" stroke-linecap="round" opacity=".5"/>`,
  );
  const wood = c.linear(
    [
      [0, mix(p.accent, p.night, 0.2)],
      [1, mix(p.accent, p.night, 0.6)],
    ],
    [0, 0, 1, 0],
  );
  c.sheet('M84 52H516V98H84ZM84 806H516V856H84Z', wood, 'deep');
  for (const x of [98, 486]) {
    c.sheet(
      `M${x} 98H${x + 16}Q${x + 26} 450 ${x + 16} 806H${x}Q${x - 10} 450 ${x} 98Z`,
      wood,
      'leaf',
    );
  }
  c.add(
    `<path d="M84 56H516M84 810H516" stroke="${mix(p.accent2, p.glow, 0.4)}" stroke-width="4"/>`,
  );
  // A stair winds up the outside, for whoever walks in their sleep.
  let steps = '';
  for (let i = 0; i < 12; i++) steps += `M${r1(512 + (i % 3) * 6)} ${r1(800 - i * 44)}h70v12h-70Z`;
  c.sheet(steps, c.r(0.72), 'leaf');
  person(c, dream, { x: 546, y: 580, h: 128 });
  ridge(c, 856, 8, c.r(0.08), { filter: 'deep' });
  hide(c, dream, [
    grass(46, 868, 0.07),
    ground(210, 53, 0.4),
    ground(430, 53, 0.4),
    grass(404, 884, 0.06),
    grass(170, 886, 0.06),
  ]);
  return c;
};

function playingCard(c: Card, x: number, y: number, turn: number, red: boolean): void {
  const { p } = c;
  const ink = red ? p.accent : c.r(0.1);
  c.add(
    `<g transform="translate(${x} ${y}) rotate(${turn})" ><g filter="url(#leaf)"><rect x="-46" y="-70" width="92" height="140" rx="9" fill="${mix(p.glow, p.light, 0.18)}"/></g><rect x="-38" y="-62" width="76" height="124" rx="6" fill="none" stroke="${ink}" stroke-width="2"/><path d="M0 -26L20 0L0 26L-20 0ZM-30 -54l7 9l-7 9l-7 -9ZM30 36l7 9l-7 9l-7 -9Z" fill="${ink}"/></g>`,
  );
}

/** A tower of cards with the queen at its top, and mourners at its foot. */
export const cardhouse: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 220 });
  const { p } = c;
  ringSky(c, { r0: 150, step: 90, stars: 50 });
  moon(c, 300, 210, 150);
  cloud(c, 70, 330, 220, c.r(0.54));
  cloud(c, 545, 400, 220, c.r(0.5));
  ridge(c, 700, 20, c.r(0.4));
  const rows = [[300], [226, 374], [152, 300, 448]] as const;
  rows.forEach((xs, row) => {
    const y = 452 + row * 132;
    for (const x of xs) {
      playingCard(c, x - 34, y, 17, row % 2 === 0);
      playingCard(c, x + 34, y, -17, row % 2 === 1);
    }
    if (row > 0) {
      const [from, to] = [(xs[0] ?? 0) - 10, (xs[xs.length - 1] ?? 0) + 10];
      c.sheet(`M${from - 20} ${y - 72}H${to + 20}V${y - 62}H${from - 20}Z`, c.r(0.7), 'leaf');
    }
  });
  hero(c, dream, { x: 300, y: 380, h: 250, w: 190 });
  ridge(c, 782, 12, c.r(0.16), { filter: 'deep' });
  person(c, dream, { x: 62, y: 812, h: 132 });
  small(c, dream, [
    [300, 822, 96, 'shade'],
    [110, 190, 120, 'sil'],
    [520, 818, 132, 'paper'],
  ]);
  c.glow(176, 790, 70, 0.4);
  second(c, dream, { x: 176, y: 826, h: 100, w: 120, tone: 'paper' });
  thread(c, 508, -10, [508, 130]);
  c.sheet('M486 130h44l10 40q-32 18 -64 0Z', mix(p.accent2, p.night, 0.2), 'leaf');
  c.glow(508, 176, 70, 0.6);
  ridge(c, 836, 10, c.r(0.05), { filter: 'deep' });
  trunks(c, c.r(0.05), 2, [40, 60], [10, 590]);
  hide(c, dream, [
    grass(124, 844, 0.26, { h: 50 }),
    hung(34, 380, -10, 0.44),
    hung(562, 320, -10, 0.52),
    grass(240, 880, 0.05),
    grass(380, 884, 0.05),
  ]);
  return c;
};
