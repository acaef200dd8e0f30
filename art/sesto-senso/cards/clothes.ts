// Coats, shawls and nine collars.

import type { Card } from '../card.ts';
import type { Portrait } from '../content/types.ts';
import { mix } from '../palettes.ts';
import type { Cutter, Papers } from './cutter.ts';

const COAT =
  'M36 525Q40 430 104 398Q128 386 130 366Q180 410 226 372Q238 398 264 410Q336 440 350 525Z';
const SHAWL =
  'M30 525Q34 420 108 384Q126 372 128 356Q180 392 224 360Q250 400 290 424Q350 450 360 525Z';

/** Discs along a hanging curve: fur, a ruff, pearls. */
const garland = (
  { disc }: Cutter,
  n: number,
  [x, w]: readonly [number, number],
  [y, sag]: readonly [number, number],
  r: number,
  fill: (i: number) => string,
): string =>
  Array.from({ length: n }, (_, i) => {
    const u = i / (n - 1);
    return disc(x + u * w, y + Math.sin(u * Math.PI) * sag, r, fill(i));
  }).join('');

function collar(c: Card, name: Portrait['collar'], cut: Cutter, papers: Papers): string {
  const { p } = c;
  const { path, line, disc } = cut;
  const { cloth, linen, trim } = papers;
  const darker = (k: number): string => mix(linen, p.night, k);
  switch (name) {
    case 'wing':
      return (
        path('M126 364Q178 420 228 374L250 420L210 452L170 440L120 410Z', linen) +
        path('M196 432L246 410L250 450L198 452ZM196 432L160 420L156 456L198 452Z', trim)
      );
    case 'high':
      return (
        path('M116 330Q170 352 224 340L236 408Q170 440 108 404Z', linen) +
        line('M116 344Q170 366 226 352M112 372Q170 394 232 380', 2.2, darker(0.4)) +
        disc(222, 402, 9, trim)
      );
    case 'sailor':
      return (
        path('M124 366Q178 412 228 374L290 440L232 470L200 440L120 470L60 430Z', linen) +
        line('M70 424L122 454L200 424L236 454L276 434', 3, trim) +
        path('M200 436l26 26l-8 34l-18 -20l-20 20l-6 -34Z', trim)
      );
    case 'fur':
      return garland(cut, 11, [100, 180], [396, 46], 30, (i) => (i % 2 ? darker(0.1) : linen));
    case 'ruff':
      return garland(cut, 9, [112, 132], [374, 26], 19, (i) => (i % 2 ? linen : darker(0.12)));
    case 'scarf':
      return (
        path('M112 350Q170 380 232 346Q250 380 236 408Q170 440 108 404Z', trim) +
        path('M120 396Q60 420 20 400Q10 430 40 446Q90 452 132 420Z', mix(trim, p.night, 0.15))
      );
    case 'open':
      return path('M130 366Q178 410 226 372L256 424L216 520L196 470L150 410Z', linen);
    case 'cape':
      return (
        path(
          'M10 525Q20 430 92 392Q84 330 108 296Q120 350 178 396Q220 404 240 330Q262 360 258 404Q340 430 372 525Z',
          cloth,
        ) +
        path(
          'M108 296Q84 340 92 392Q130 430 178 436Q232 434 258 404Q262 360 240 330Q220 404 178 396Q120 350 108 296Z',
          mix(trim, p.night, 0.25),
        )
      );
    case 'nun':
      return path('M96 330Q170 400 236 336Q262 420 236 462Q160 500 90 452Z', linen);
    case undefined:
      return '';
  }
}

export function clothes(c: Card, o: Portrait, cut: Cutter, papers: Papers): string {
  const coat = o.collar === 'cape' ? '' : cut.path(o.shawl ? SHAWL : COAT, papers.cloth);
  let out = coat + collar(c, o.collar, cut, papers);
  if (o.wears?.includes('buttons')) {
    for (let i = 0; i < 3; i++) out += cut.disc(254 + i * 10, 440 + i * 28, 6.5, papers.trim);
  }
  if (o.wears?.includes('pearls')) {
    out += garland(cut, 12, [124, 116], [380, 62], 8.5, () => c.p.glow);
  }
  return out;
}
