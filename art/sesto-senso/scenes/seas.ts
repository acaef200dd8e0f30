// Four scenes of water, each made for one dream: the whale's library, the bed that sails, the door in
// the surf, the flooded stair.

import { r1 } from '../../stages/shape.ts';
import { begin, hero, person, second, type Compose } from '../grammars/grammar.ts';
import { air, grass, ground, hide, hung, wave } from '../hide.ts';
import { ridge, sea } from '../land.ts';
import { motif } from '../motif.ts';
import { mix } from '../palettes.ts';
import { bubbles, cloud, moon, motes, rays, ringSky } from '../sky.ts';

/** A whale cut open like a doll's house: its ribs are shelves. */
export const whale: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 60 });
  c.seen.push(
    { name: 'sperm-whale', x: 300, y: 480, w: 540, h: 420 },
    { name: 'bookshelf', x: 320, y: 470, w: 230, h: 260 },
  );
  const { p, q } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.86)],
      [0.14, c.r(0.56)],
      [0.6, c.r(0.28)],
      [1, c.r(0.06)],
    ]),
  );
  c.wash(0.45);
  rays(c, 300, -140, [50, 130], { length: 1000, opacity: 0.5, width: 4 });
  c.add(
    `<path d="M-60 96${'q17 24 35 19q18 -3 35 -19'.repeat(11)}V-60H-60Z" fill="${mix(p.glow, p.light, 0.3)}" opacity=".9" filter="url(#cut)"/>`,
  );
  second(c, dream, { x: 430, y: 104, h: 110, w: 170, ay: 0.8, tone: 'accent' });
  // Our own whale, as wide as the card.
  const body =
    'M40 520C40 340 200 250 340 262C470 272 540 350 566 440C586 410 600 360 640 350C632 420 640 470 680 500C630 520 590 520 560 520C520 640 400 700 270 696C120 690 40 640 40 520Z';
  const hide1 = c.linear([
    [0, c.r(0.2)],
    [0.5, c.r(0.32)],
    [1, c.r(0.5)],
  ]);
  c.add(`<g filter="url(#rim-top)"><path d="${body}" fill="${hide1}"/></g>`);
  c.add(
    `<path d="M52 580Q200 720 440 640M60 610Q200 740 410 668M80 640Q210 750 370 686" fill="none" stroke="${c.r(0.66)}" stroke-width="4" opacity=".7"/><circle cx="112" cy="500" r="12" fill="${p.glow}"/><circle cx="110" cy="500" r="6" fill="${p.night}"/><path d="M46 556Q90 590 150 574" fill="none" stroke="${c.r(0.06)}" stroke-width="5" stroke-linecap="round"/>`,
  );
  let skin = '';
  for (let i = 0; i < 120; i++) {
    skin += `<circle cx="${r1(q.between(60, 560))}" cy="${r1(q.between(280, 660))}" r="${r1(q.between(0.8, 2.4))}"/>`;
  }
  c.inside(`<path d="${body}"/>`, () => c.add(`<g fill="${p.glow}" opacity=".8">${skin}</g>`));
  const room = 'M176 620V420Q190 316 316 312Q446 320 462 420V600Q330 650 176 620Z';
  c.sheet(room, c.r(0.06), 'leaf');
  c.inside(`<path d="${room}"/>`, () => {
    c.backdrop(
      c.linear([
        [0, mix(p.glow, p.accent, 0.3)],
        [1, mix(p.accent, p.night, 0.3)],
      ]),
    );
    c.glow(320, 470, 190, 0.8);
    for (let row = 0; row < 4; row++) {
      const y = 392 + row * 64;
      let books = '';
      for (let x = 178; x < 462;) {
        const [w, h] = [q.between(8, 17), q.between(30, 50)];
        const cloth = mix(q.pick([p.accent, p.accent2, p.mid, p.light, c.r(0.3)]), p.night, 0.34);
        books += `<rect x="${r1(x)}" y="${r1(y - h)}" width="${r1(w)}" height="${r1(h)}" fill="${cloth}"/>`;
        x += w + 1.5;
      }
      if (row < 3) c.add(books);
      c.add(`<path d="M170 ${y}H470v7H170Z" fill="${c.r(0.1)}"/>`);
    }
    for (const x of [176, 246, 316, 390, 462]) {
      c.add(
        `<path d="M${x} 640Q${r1(316 + (x - 316) * 1.15)} 420 316 300" fill="none" stroke="${c.r(0.94)}" stroke-width="8" opacity=".9"/>`,
      );
    }
  });
  const [, scroll, glasses] = dream.small;
  if (scroll) motif(c, scroll, { x: 400, y: 606, h: 60, w: 70, tone: 'lit' });
  if (glasses) motif(c, glasses, { x: 236, y: 614, h: 60, w: 96, tone: 'lit' });
  bubbles(c, 26, { x: 90, y: 280, sx: 60, sy: 150 });
  ridge(c, 770, 40, c.r(0.2), { rough: 1.6 });
  ridge(c, 840, 26, c.r(0.07), { rough: 1.4, filter: 'deep' });
  let weeds = '';
  for (let i = 0; i < 12; i++) {
    const [x, h, b] = [
      i % 2 ? q.between(480, 620) : q.between(-20, 120),
      q.between(90, 240),
      q.between(-40, 40),
    ];
    weeds += `M${r1(x)} 960C${r1(x + b)} ${r1(920 - h * 0.3)} ${r1(x - b)} ${r1(920 - h * 0.7)} ${r1(x + b * 0.6)} ${r1(920 - h)}C${r1(x - b + 14)} ${r1(920 - h * 0.6)} ${r1(x + b + 16)} ${r1(920 - h * 0.3)} ${r1(x + 20)} 960Z`;
  }
  c.sheet(weeds, c.r(0.05), 'deep');
  hide(c, dream, [
    air(500, 780, 0.24, { h: 54 }),
    ground(318, 612, 0.82),
    ground(430, 584, 0.8, { h: 34 }),
    grass(214, 846, 0.1),
    grass(360, 866, 0.08),
  ]);
  return c;
};

/** A bed under sail: the sheet is hoisted, the bedpost is the mast. */
export const bedship: Compose = (dream) => {
  const c = begin(dream, { x: 150, y: 190 });
  c.seen.push({ name: 'bed', x: 320, y: 620, w: 420, h: 200 });
  const { p } = c;
  ringSky(c, { r0: 110, step: 105, stars: 90 });
  moon(c, 150, 190, 88, 2);
  cloud(c, 470, 210, 230, c.r(0.52));
  sea(c, 540, { bands: 4, far: 0.6, near: 0.36 });
  c.add(`<path d="M356 690V150" stroke="${c.r(0.06)}" stroke-width="13" stroke-linecap="round"/>`);
  const linen = c.linear(
    [
      [0, p.glow],
      [1, c.r(0.74)],
    ],
    [0, 0, 1, 1],
  );
  c.add(
    `<g filter="url(#rim-right)"><path d="M364 170Q560 300 540 560Q450 520 364 560Z" fill="${linen}"/><path d="M346 190Q200 330 190 540Q270 520 346 556Z" fill="${mix(p.glow, p.light, 0.35)}"/></g><path d="M420 250Q500 380 496 520M400 230Q450 380 446 530M290 280Q240 400 240 520" fill="none" stroke="${c.r(0.6)}" stroke-width="3" opacity=".7"/><path d="M356 150L410 132L356 116Z" fill="${p.accent2}"/>`,
  );
  // Headboard, mattress, quilt and footboard.
  c.add(
    `<g filter="url(#rim-top)"><path d="M90 520Q96 500 112 506L136 620H500L512 560Q528 550 540 566L520 740Q310 790 120 736Z" fill="${mix(p.accent2, p.night, 0.25)}"/></g>`,
  );
  c.sheet(
    'M132 600Q300 570 506 604L500 690Q310 730 140 686Z',
    mix(p.accent, p.night, 0.12),
    'leaf',
  );
  let quilt = '';
  for (let i = 0; i < 7; i++) quilt += `M${170 + i * 52} 596V706`;
  c.add(
    `<path d="${quilt}M138 640Q310 668 502 644" stroke="${mix(p.accent, p.glow, 0.4)}" stroke-width="3" fill="none" opacity=".7"/>`,
  );
  c.sheet('M120 604Q150 566 210 580Q236 596 214 616Q160 630 120 604Z', p.glow, 'leaf');
  person(c, dream, { x: 272, y: 612, h: 150 });
  const [octopus, wheel] = dream.small;
  if (wheel) motif(c, wheel, { x: 448, y: 636, h: 96, w: 96, tone: 'lit' });
  c.add(`<path d="M100 508V420" stroke="${c.r(0.06)}" stroke-width="7"/>`);
  second(c, dream, { x: 100, y: 470, h: 84, w: 70, ay: 0.5, tone: 'lit', halo: true });
  sea(c, 690, { bands: 4, far: 0.34, near: 0.08 });
  if (octopus) motif(c, octopus, { x: 330, y: 868, h: 150, w: 230, tone: 'accent2' });
  sea(c, 830, { bands: 2, far: 0.14, near: 0.05, glints: false });
  hide(c, dream, [
    air(520, 110, 0.42),
    air(300, 90, 0.72),
    wave(86, 846, 0.14),
    ground(404, 616, mix(p.accent, p.night, 0.12)),
    air(60, 330, 0.4),
  ]);
  return c;
};

/** A door that stands alone in the surf; behind it, a lit room. */
export const threshold: Compose = (dream) => {
  const c = begin(dream, { x: 300, y: 420 });
  c.seen.push({ name: 'wooden-door', x: 150, y: 470, w: 250, h: 560 });
  const { p } = c;
  ringSky(c, { r0: 150, step: 85, stars: 70 });
  cloud(c, 90, 170, 240, c.r(0.6));
  cloud(c, 530, 250, 230, c.r(0.55));
  sea(c, 480, { bands: 6, far: 0.66, near: 0.14 });
  c.glow(300, 440, 300, 0.8);
  const [tub, chair, lamp] = dream.small;
  second(c, dream, { x: 486, y: 618, h: 130, w: 190, tone: 'accent2' });
  // Frame, light, and the leaf swung open.
  c.sheet('M196 690V220H404V690Z', c.r(0.06), 'deep');
  c.sheet('M212 690V236H388V690Z', p.glow, 'cut');
  c.inside('<path d="M212 690V236H388V690Z"/>', () => {
    c.backdrop(
      c.linear([
        [0, mix(p.glow, p.accent2, 0.2)],
        [1, p.glow],
      ]),
    );
    let paper = '';
    for (let x = 220; x < 390; x += 26) paper += `M${x} 230V520`;
    c.add(
      `<path d="${paper}" stroke="${mix(p.glow, p.accent2, 0.5)}" stroke-width="7" opacity=".5"/>`,
    );
    c.sheet('M200 520H400V700H200Z', mix(p.glow, p.mid, 0.45), 'cut');
    if (chair) motif(c, chair, { x: 340, y: 620, h: 116, w: 90, tone: 'accent' });
  });
  // The leaf, our own: planks, two iron bands and a ring.
  const leaf = 'M204 240L92 196V752L204 694Z';
  c.add(
    `<g filter="url(#rim-right)"><path d="${leaf}" fill="${c.linear([
      [0, mix(p.accent, p.glow, 0.1)],
      [1, mix(p.accent, p.night, 0.4)],
    ])}"/></g><path d="M126 210V734M160 222V718" stroke="${mix(p.accent, p.night, 0.6)}" stroke-width="4"/><path d="M92 300L204 322M92 640L204 606" stroke="${c.r(0.08)}" stroke-width="14"/>`,
  );
  c.add(`<circle cx="116" cy="478" r="15" fill="none" stroke="${p.accent2}" stroke-width="6"/>`);
  c.add(
    `<path d="M212 690H388L470 940H130Z" fill="${c.linear([
      [0, p.glow, 0.9],
      [1, p.glow, 0.1],
    ])}" filter="url(#blur-3)"/>`,
  );
  person(c, dream, { x: 292, y: 742, h: 176, ground: 'light' });
  if (lamp) motif(c, lamp, { x: 536, y: 830, h: 300, w: 130, tone: 'sil', depth: 0.06 });
  c.glow(536, 560, 90, 0.8);
  let foam = '';
  for (let k = 0; k < 3; k++) {
    foam += `M-40 ${760 + k * 46}${'q36 -16 72 0q36 16 72 0'.repeat(5)}`;
  }
  c.add(
    `<path d="${foam}" fill="none" stroke="${p.glow}" stroke-width="5" stroke-linecap="round" opacity=".55"/>`,
  );
  sea(c, 828, { bands: 2, far: 0.18, near: 0.06, glints: false });
  if (tub) motif(c, tub, { x: 118, y: 870, h: 130, w: 190, tone: 'lit' });
  hide(c, dream, [
    air(450, 120, 0.54),
    ground(248, 678, 0.94, { h: 34 }),
    wave(424, 880, 0.4, { before: 0.1 }),
    wave(286, 884, 0.36, { before: 0.1 }),
    wave(404, 806, 0.3),
  ]);
  return c;
};

/** A staircase hall, half under water; the wave comes down from above. */
export const flood: Compose = (dream) => {
  const c = begin(dream, { x: 420, y: 170 });
  const { p } = c;
  c.backdrop(
    c.linear([
      [0, c.r(0.3)],
      [0.6, c.r(0.6)],
      [1, c.r(0.3)],
    ]),
  );
  let paper = '';
  for (let x = 10; x < 640; x += 40) paper += `M${x} -20V640`;
  c.add(`<path d="${paper}" stroke="${c.r(0.4)}" stroke-width="12" opacity=".5"/>`);
  c.wash(0.35);
  // A round window at the turn of the stair.
  c.sheet('M320 170a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', c.r(0.1), 'deep');
  c.inside('<circle cx="420" cy="170" r="86"/>', () => {
    ringSky(c, { r0: 40, step: 26, n: 3, stars: 60, near: 0.98 });
  });
  c.add(
    `<path d="M420 84V256M334 170H506" stroke="${c.r(0.1)}" stroke-width="7"/><circle cx="420" cy="170" r="86" fill="none" stroke="${c.r(0.5)}" stroke-width="4"/>`,
  );
  c.glow(420, 200, 240, 0.5);
  for (let k = 0; k < 11; k++) {
    const [x, y] = [560 - k * 58, 300 + k * 42];
    c.sheet(`M${x - 62} ${y}H640V960H${x - 62}Z`, c.r(0.34 - k * 0.012), 'leaf');
    c.sheet(`M${x - 72} ${y}h74v14h-74Z`, c.r(0.78 - k * 0.02), 'leaf');
    c.add(
      `<path d="M${x - 40} ${y}V${y - 84}" stroke="${c.r(0.1)}" stroke-width="7" stroke-linecap="round"/>`,
    );
  }
  c.add(
    `<path d="M566 206L-60 660" stroke="${mix(p.accent2, p.night, 0.3)}" stroke-width="16" stroke-linecap="round" filter="url(#paper)"/>`,
  );
  hero(c, dream, { x: 340, y: 640, h: 300, w: 420, tone: 'lit', flip: true });
  sea(c, 610, { bands: 5, far: 0.62, near: 0.26 });
  const [duck, fish, boat] = dream.small;
  person(c, dream, { x: 124, y: 654, h: 150 });
  second(c, dream, { x: 124, y: 690, h: 110, w: 150, tone: 'accent' });
  if (duck) motif(c, duck, { x: 470, y: 700, h: 110, w: 130, tone: 'accent2' });
  if (boat) motif(c, boat, { x: 300, y: 740, h: 84, w: 130, tone: 'lit' });
  sea(c, 730, { bands: 4, far: 0.36, near: 0.1, glints: false });
  if (fish) motif(c, fish, { x: 420, y: 826, h: 120, w: 170, ay: 0.5, tone: 'accent' });
  bubbles(c, 16, { x: 420, y: 830, sx: 150, sy: 60 });
  motes(c, 20, { x: 420, y: 260, sx: 120, sy: 100 });
  hide(c, dream, [
    wave(180, 862, 0.2),
    hung(536, 320, 228, 0.42),
    wave(84, 800, 0.3),
    wave(540, 872, 0.18),
    hung(220, 530, 462, 0.5),
  ]);
  return c;
};
