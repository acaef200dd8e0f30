// The filters of a card: a hand-cut edge, the shadow of one sheet on the next, and for motifs the
// light that catches their rim.

import { noise as scissors } from './noise.ts';
import type { Palette } from './palettes.ts';

const WHOLE =
  'x="-40" y="-40" width="680" height="980" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';
/** Small things carry their own region, which renders faster than the whole card. */
const OWN = 'x="-.25" y="-.25" width="1.5" height="1.5" color-interpolation-filters="sRGB"';
const NEAR = 'x="-.5" y="-.5" width="2" height="2" color-interpolation-filters="sRGB"';

/** Where an edge is moved to, how soft it is, and how strong. */
interface Edge {
  readonly dx: number;
  readonly dy: number;
  readonly blur: string;
  readonly strength: number | string;
}

export function filters({ night, glow }: Palette, seed: number): string {
  const cut = (scale: number): string =>
    scissors() +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="c"/>`;
  const shadow = (dx: number, dy: number, blur: number, opacity: number): string =>
    `<feGaussianBlur in="c" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}" result="o"/>` +
    `<feFlood flood-color="${night}" flood-opacity="${opacity}"/><feComposite in2="o" operator="in" result="s"/>`;
  const merge = (...layers: string[]): string =>
    `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;
  const filter = (id: string, region: string, body: string): string =>
    `<filter id="${id}" ${region}>${body}</filter>`;
  const sheet = (id: string, region: string, scale: number, [dy, blur, opacity]: Drop) =>
    filter(id, region, cut(scale) + shadow(0, dy, blur, opacity) + merge('s', 'c'));
  /** Light along one edge of what is cut, and dusk inside the other. */
  const relief = (lit: Edge, dark: Edge): string =>
    `<feOffset in="c" dx="${lit.dx}" dy="${lit.dy}" result="of"/><feComposite in="c" in2="of" operator="out"/>` +
    `<feGaussianBlur stdDeviation="${lit.blur}" result="eb"/><feFlood flood-color="${glow}" flood-opacity="${lit.strength}"/>` +
    `<feComposite in2="eb" operator="in"/><feComposite in2="c" operator="in" result="rim"/>` +
    `<feColorMatrix in="c" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1"/><feGaussianBlur stdDeviation="${dark.blur}"/>` +
    `<feOffset dx="${dark.dx}" dy="${dark.dy}" result="io"/><feFlood flood-color="${night}" flood-opacity="${dark.strength}"/>` +
    `<feComposite in2="io" operator="in"/><feComposite in2="c" operator="in" result="inner"/>`;
  const rim = (id: string, dx: number, dy: number, strength: number, drop: number): string =>
    filter(
      id,
      OWN,
      cut(5) +
        relief(
          { dx, dy, blur: '.6', strength },
          { dx: -dx * 3, dy: -dy * 3, blur: '13', strength: '.72' },
        ) +
        shadow(dx, 4, 6, drop) +
        merge('s', 'c', 'inner', 'rim'),
    );
  // What is no larger than a thumbnail has a finer edge, a thinner rim and a nearer shadow.
  const tiny = filter(
    'tiny',
    NEAR,
    cut(2.4) +
      relief(
        { dx: 1, dy: 1.5, blur: '.4', strength: '.6' },
        { dx: -1.5, dy: -2, blur: '3.5', strength: '.45' },
      ) +
      shadow(1.5, 3, 2.4, 0.6) +
      merge('s', 'c', 'inner', 'rim'),
  );
  const noise = (id: string, turbulence: string, gain: number, lift: number): string => {
    const row = `${gain} 0 0 0 ${lift} `;
    return filter(
      id,
      WHOLE,
      `<feTurbulence type="fractalNoise" ${turbulence}/><feColorMatrix values="${row.repeat(3)}0 0 0 0 1"/>`,
    );
  };
  return [
    filter('cut', WHOLE, cut(6)),
    sheet('paper', WHOLE, 6, [5, 7, 0.5]),
    sheet('leaf', OWN, 6, [5, 7, 0.5]),
    sheet('soft', WHOLE, 9, [5, 9, 0.42]),
    sheet('deep', WHOLE, 8, [8, 14, 0.65]),
    rim('rim-left', 3, 3.5, 0.85, 0.45),
    rim('rim-right', -3, 3.5, 0.85, 0.45),
    rim('rim-top', 0, 4, 0.85, 0.45),
    rim('rim-under', 0, -4, 0.7, 0.3),
    filter('cut-tiny', NEAR, cut(2)),
    tiny,
    ...[3, 8, 18].map((blur) =>
      filter(`blur-${blur}`, WHOLE, `<feGaussianBlur stdDeviation="${blur}"/>`),
    ),
    noise('grain', `baseFrequency=".7" numOctaves="3" seed="${seed + 7}"`, 1.2, -0.1),
    noise('wash', `baseFrequency=".006 .009" numOctaves="5" seed="${seed + 3}"`, 2.2, -0.6),
  ].join('');
}

type Drop = readonly [dy: number, blur: number, opacity: number];
