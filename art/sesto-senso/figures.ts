// Our own people, cut in a box of 100 by 200 with their feet on its lower edge.
// Each is a dark outline with coloured paper glued on: a face, a dress, a scarf.

import svgpath from 'svgpath';
import type { Card } from './card.ts';
import type { FigureName, StandingName } from './content/types.ts';
import { mix } from './palettes.ts';

type Paper = 'skin' | 'accent' | 'accent2' | 'pale' | 'dark';

interface Cut {
  readonly outline: string;
  readonly height: number;
  readonly glued: readonly (readonly [Paper, string])[];
  /** Where a flame burns. */
  readonly flame?: readonly [number, number];
}

const FIGURES: Record<StandingName, Cut> = {
  man: {
    outline:
      'M34 18Q34 15 40 14Q40 2 50 2Q60 2 60 14Q66 15 66 18Q60 20 59 24Q58 31 54 33L54 36Q66 38 69 44L79 92Q80 98 76 98L71 82L77 132L63 133L63 186Q71 187 71 192L53 192L51 137L49 137L47 192L29 192Q29 187 37 186L37 133L23 132L29 82L24 98Q20 98 21 92L31 44Q34 38 46 36L46 33Q42 31 41 24Q40 20 34 18Z',
    height: 192,
    glued: [
      ['skin', 'M42 19H58Q58 31 50 33Q42 31 42 19Z'],
      ['accent', 'M40 11Q50 14 60 11V15Q50 18 40 15Z'],
      ['pale', 'M44 37L50 62L56 37L50 41Z'],
      ['accent', 'M48 41H52L53 60L50 66L47 60Z'],
      ['skin', 'M73 90Q80 90 79 97Q74 100 73 94ZM27 90Q20 90 21 97Q26 100 27 94Z'],
    ],
  },
  girl: {
    outline:
      'M50 6Q65 6 65 22Q66 33 62 36L58 34Q55 38 52.5 39L52.5 42Q60 43 62 49L80 18Q84 15 86 20L69 60L62 64L78 124Q66 130 58 129L58.5 182Q66 184 66 190L54 190L51.5 130L48.5 130L46 190L34 190Q34 184 41.5 182L42 129Q34 130 22 124L38 64L35 74L29 94Q25 97 24 91L29 66L36 49Q40 43 47.5 42L47.5 39Q45 38 42 34L38 36Q34 33 35 22Q35 6 50 6Z',
    height: 190,
    glued: [
      ['skin', 'M42 19Q50 12 58 19Q60 30 54 36Q50 39 46 36Q40 30 42 19Z'],
      ['accent', 'M39 47Q50 42 61 47L62 64L78 124Q50 134 22 124L38 64Z'],
      ['pale', 'M41 46Q50 52 59 46L57 56Q50 60 43 56Z'],
      ['skin', 'M78 16Q86 12 86 21L82 28L76 24Z'],
      ['accent2', 'M58 8Q66 2 68 9Q64 13 59 11ZM42 8Q34 2 32 9Q36 13 41 11Z'],
      ['skin', 'M43 131H48L46 172H42ZM52 131H57L58 172H54Z'],
    ],
  },
  lady: {
    outline:
      'M50 5Q63 5 64 20L69 25Q62 29 58.5 28Q57 35 53 37L53 42Q63 44 64 54L70 84Q72 92 69 96Q65 96 65 90L61 72L60 88L66 112Q80 160 83 187Q50 196 17 187Q20 160 34 112L40 88L39 72L35 90Q35 96 31 96Q28 92 30 84L36 54Q37 44 47 42L47 37Q43 35 41.5 28Q38 29 31 25L36 20Q37 5 50 5Z',
    height: 191,
    glued: [
      ['skin', 'M43 26Q50 22 57 26Q57 35 50 38Q43 35 43 26Z'],
      ['accent2', 'M36 21Q50 15 64 21L64 25Q50 19 36 25Z'],
      [
        'accent2',
        'M41 47Q50 52 59 47L59 88L66 112Q80 160 83 187Q50 196 17 187Q20 160 34 112L41 88Z',
      ],
      ['dark', 'M40 84H60L61 92H39Z'],
      ['pale', 'M46 100L40 186H44L49 100ZM54 100L60 186H56L51 100Z'],
    ],
  },
  sleepwalker: {
    outline:
      'M39 38Q33 45 32 60L22 178Q30 184 40 182L40 190L52 190L52 184L58 184L58 190L70 190Q70 184 66 183L76 178L58 68L88 62Q93 58 89 53L57 50Q54 41 51 38Q59 34 58 24L61 23L58 18Q56 8 44 7Q27 8 19 40Q14 43 17 48Q23 51 25 45Q24 42 23 41Q26 30 33 26Q33 34 39 38ZM86 52V36H91V52Z',
    height: 190,
    glued: [
      [
        'pale',
        'M39 42Q34 48 33 62L24 176Q50 186 74 176L57 67L86 61Q90 58 87 55L56 52Q53 43 50 41Z',
      ],
      ['skin', 'M38 22Q48 16 57 20L59 23Q57 34 49 37Q40 36 38 22Z'],
      ['accent', 'M57 18Q55 8 44 8Q28 9 20 38L25 40Q28 30 36 23Q46 17 57 18Z'],
      ['accent', 'M26 160Q50 170 71 162L72 168Q50 176 25 167Z'],
    ],
    flame: [88.5, 28],
  },
  umbrella: {
    outline:
      'M50 0Q50 -4 52 0Q92 4 98 40Q90 33 82 40Q75 33 67 40Q60 33 53 40V92Q53 100 49 100L49 40Q42 33 35 40Q27 33 20 40Q12 33 4 40Q8 4 50 0ZM34 62Q34 59 40 58Q40 46 50 46Q60 46 60 58Q66 59 66 62Q60 64 59 68Q58 75 54 77L54 80Q66 82 69 88L79 136L71 126L77 170L63 171L63 206Q71 207 71 212L53 212L51 172L49 172L47 212L29 212Q29 207 37 206L37 171L23 170L29 126L24 142Q20 142 21 136L31 88Q34 82 44 80L46 77Q42 75 41 68Q40 64 34 62Z',
    height: 212,
    glued: [
      [
        'accent',
        'M50 2Q90 6 96 36Q89 31 82 37Q75 31 67 37Q60 31 51 37Q42 31 35 37Q27 31 20 37Q12 31 6 36Q10 6 50 2Z',
      ],
      ['dark', 'M50 3Q40 16 35 37H33Q34 16 50 3ZM52 3Q62 16 67 37H69Q68 16 52 3Z'],
      ['skin', 'M42 63H58Q58 75 50 77Q42 75 42 63Z'],
      ['accent2', 'M44 80Q50 86 56 80L58 88Q50 94 42 88ZM44 88L40 118H47L49 90Z'],
    ],
  },
};

/** Whether somebody is one of these, and does not act in a scene of their own. */
export const stands = (name: FigureName): name is StandingName => name in FIGURES;

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly flip?: boolean;
  /** On dark ground a person needs light behind them. */
  readonly ground?: 'dark' | 'light';
}

export function figure(c: Card, name: StandingName, where: Standing): void {
  const { x, y, h, flip = false, ground = 'dark' } = where;
  const { outline, height, glued, flame } = FIGURES[name];
  const { p } = c;
  const s = h / height;
  c.seen.push({ name: 'figure', x: c.turned(x), y: y - h / 2, w: h * 0.45, h });
  const lay = (d: string): string =>
    svgpath(d)
      .translate(-50, -height)
      .scale(flip ? -s : s, s)
      .translate(x, y)
      .round(1)
      .toString();
  const papers: Record<Paper, string> = {
    skin: mix('#f2dcc2', p.mid, 0.14),
    accent: mix(p.accent, p.glow, 0.08),
    accent2: mix(p.accent2, p.glow, 0.08),
    pale: c.r(0.92),
    dark: c.r(0.08),
  };
  if (ground === 'dark') c.glow(x, y - h * 0.48, h * 0.8, 0.72);
  const body = c.r(ground === 'dark' ? 0.1 : 0.05);
  c.add(
    `<g filter="url(#${ground === 'dark' ? 'leaf' : 'rim-top'})"><path d="${lay(outline)}" fill="${body}"/>${glued
      .map(([paper, d]) => `<path d="${lay(d)}" fill="${papers[paper]}"/>`)
      .join('')}</g>`,
  );
  if (!flame) return;
  const fx = x + (flip ? -1 : 1) * (flame[0] - 50) * s;
  const fy = y + (flame[1] - height) * s;
  c.glow(fx, fy, h * 0.3, 0.95);
  c.add(
    `<path d="${lay('M88.5 18Q95 29 88.5 37Q82 29 88.5 18Z')}" fill="${p.glow}" stroke="${p.accent2}" stroke-width="1"/>`,
  );
}
