// The river before the pyramids: the far bank with its caravan, the water, the boats.

import { mix } from './colour.ts';
import type { Paper } from './paper.ts';
import { leaf, r1, ridge, smooth, taper, type Point } from './shape.ts';

/** Where the sun's road lies on the water. */
const ROAD = 320;

export function farBank(paper: Paper): void {
  const { q } = paper;
  const bank = ridge(q, 590, 9);
  let caravan = '';
  for (const [x, s, rider] of [
    [262, 0.4, 1],
    [304, 0.36, 0],
    [340, 0.38, 1],
  ] as const) {
    caravan += `<g transform="translate(${x} ${r1(bank.height(x + 20) - 100 * s + 3)}) scale(${s})"><path d="${CAMEL}"/>${rider ? `<path d="${RIDER}"/>` : '<path d="M52 30h26l4 20h-34Z"/>'}</g>`;
  }
  paper.cut(
    bank.path,
    paper.linear([
      [0, paper.tone(0.66)],
      [0.06, paper.tone(0.5)],
      [1, paper.tone(0.3)],
    ]),
    { lift: 2.4, rim: 0.5 },
  );
  paper.sheet(`<g fill="${paper.tone(0.1)}">${caravan}</g>`, { lift: 0.8, wobble: 0.6, rim: 0.35 });
  let grove = '';
  for (const x of [88, 112, 132, 160, 498, 520, 548, 566]) {
    const height = q.between(38, 70);
    const [bx, by, lean] = [x, bank.height(x) + 6, q.between(-8, 8)];
    grove += taper(
      [
        [bx, by],
        [bx + lean * 0.3, by - height * 0.5],
        [bx + lean, by - height],
      ],
      5,
      3,
    );
    for (let i = 0; i < 9; i++)
      grove += leaf(
        bx + lean,
        by - height,
        200 + i * 17.5 + q.between(-5, 5),
        q.between(18, 27),
        5,
        0.5,
      );
  }
  paper.cut(grove, paper.tone(0.3), { lift: 1, wobble: 0.8, rim: 0.4 });
}

/** Strips of blue-green paper, the sun's road on them, two boats. */
export function river(paper: Paper): void {
  const { q } = paper;
  const { glow, night } = paper.palette;
  const strip = (y: number, length: number, swell: number, fill: string): void => {
    const points: Point[] = [];
    for (let x = -80; x <= 720; x += length / 4)
      points.push([x, y + (Math.round((x + 80) / (length / 4)) % 2 ? -swell : swell)]);
    paper.cut(`${smooth(points)}L720 1040L-80 1040Z`, fill, { lift: 1.4, rim: 0.55, wobble: 2 });
  };
  const water = (t: number): string => mix(mix('#1f7c84', paper.palette.light, t), night, 0.12);
  const road = (y: number, spread: number, count: number): void => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const w = q.between(8, 30);
      d += leaf(ROAD + q.between(-1, 1) * spread - w / 2, y + q.between(0, 13), 0, w, 2.6, 0.5);
    }
    paper.add(`<path d="${d}" fill="${glow}" opacity=".85"/>`);
  };
  strip(604, 70, 1.6, paper.fall(water(0.5), water(0.2)));
  road(608, 60, 12);
  boat(paper, 236, 626, 0.6);
  strip(624, 96, 2.4, paper.fall(water(0.26), water(0)));
  road(630, 80, 12);
  boat(paper, 352, 656, 0.95);
  strip(650, 130, 3.4, paper.fall(water(0.1), mix(water(0), night, 0.4)));
  road(656, 90, 9);
}

function boat(paper: Paper, x: number, y: number, s: number): void {
  const { night, glow } = paper.palette;
  const sail = paper.fall('#fffaf0', mix(glow, '#d99a4a', 0.4));
  paper.sheet(
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-4 -8L-2 -74L1 -74L2 -8Z" fill="${mix(night, '#7a4a1c', 0.5)}"/>` +
      `<path d="M-30 -14L26 -96Q34 -50 20 -12Q-6 -20 -30 -14Z" fill="${sail}"/><path d="M-12 -38Q8 -44 28 -42M-22 -24Q0 -30 24 -26M4 -62Q18 -64 29 -62" fill="none" stroke="#b9773a" stroke-width="1.4" opacity=".6"/>` +
      `<path d="M-48 -14Q-40 4 -24 6H26Q44 2 54 -20Q40 -8 22 -8H-22Q-38 -8 -48 -14Z" fill="${mix('#6b3413', night, 0.15)}"/><path d="M-44 -9Q-36 -2 -22 -2H24Q40 -4 50 -15" fill="none" stroke="#e9b44e" stroke-width="2"/>` +
      `<path d="M-20 -8q2 -14 6 -14q4 0 5 14ZM-17 -24a4 4 0 1 1 6 0Z" fill="${night}"/></g>`,
    { lift: 1, wobble: 0.8, rim: 0.5, small: true },
  );
}

const CAMEL =
  'M4 30C2 26 6 22 12 21C16 17 22 17 24 20C28 34 30 44 40 44C46 42 50 40 54 34C58 22 68 20 74 30C78 38 84 42 94 44C100 46 101 54 100 60L98 72C99 84 97 90 98 100H92C92 90 90 82 88 74L84 70C83 82 84 90 82 100H77C78 88 76 80 75 68C66 72 58 72 50 68L50 100H45L44 70L40 68L38 100H33L34 64C30 62 20 58 17 44C16 38 15 36 14 34C10 36 6 35 4 30Z';

const RIDER = 'M54 34C52 20 56 8 62 6C58 0 62 -8 67 -8C73 -8 76 0 72 6C79 10 80 24 78 36Z';
