// Fifteen hats.

import type { Card } from '../card.ts';
import type { Portrait } from '../content/types.ts';
import { mix } from '../palettes.ts';
import type { Cutter, Papers } from './cutter.ts';

type Hat = (c: Card, cut: Cutter, papers: Papers) => string;

const HATS: Record<NonNullable<Portrait['hat']>, Hat> = {
  // Its ribbons hang down behind.
  sailor: ({ p }, { path, line }, { linen, cloth, trim }) =>
    path('M100 106Q70 150 62 214L84 206L92 222Q94 160 118 112Z', cloth) +
    path('M52 92Q44 44 110 30Q190 6 262 30Q322 48 310 92Q190 58 52 92Z', linen) +
    path('M76 126Q180 90 290 122L294 84Q184 54 72 90Z', cloth) +
    line('M74 108Q180 74 292 104', 3, trim) +
    line('M70 84Q180 48 296 80', 2.2, mix(linen, p.night, 0.4)),
  toque: ({ p }, { path, line }, { linen }) =>
    path(
      'M84 110Q180 76 286 112L280 64Q318 30 280 0Q262 -30 222 -14Q190 -46 152 -20Q108 -36 88 0Q50 26 86 66Z',
      linen,
    ) +
    line(
      'M120 60Q124 20 116 0M180 50V-10M240 56Q238 20 248 0M84 92Q180 60 286 94',
      2.6,
      mix(linen, p.night, 0.35),
    ),
  tophat: (_, { path }, { hat, trim }) =>
    path(
      'M34 122Q56 100 92 106L78 -70Q180 -92 290 -70L278 106Q318 100 336 120Q300 144 184 138Q70 144 34 122Z',
      hat,
    ) + path('M90 66Q180 90 281 66L278 106Q180 128 92 106Z', trim),
  straw: ({ p }, { path, line }) =>
    path(
      'M2 142Q60 96 92 108Q88 40 180 34Q276 38 276 106Q330 100 372 138Q300 164 186 152Q70 164 2 142Z',
      mix(p.accent2, p.glow, 0.35),
    ) +
    path('M90 92Q180 116 276 92V112Q180 136 91 112Z', mix(p.accent, p.night, 0.3)) +
    line(
      'M30 138Q100 124 180 128M220 128Q300 126 350 138M110 70Q180 58 256 70',
      2,
      mix(p.accent2, p.night, 0.4),
    ),
  captain: (_, { path, disc }, { hat, trim }) =>
    path(
      'M84 116Q180 96 284 114L318 142Q290 152 252 140Q180 130 88 140ZM70 108Q60 50 120 36Q200 12 292 50Q318 70 290 108Q180 84 70 108Z',
      hat,
    ) +
    path('M82 106Q180 84 286 106V124Q180 104 86 126Z', trim) +
    disc(268, 84, 14, trim),
  turban: ({ p }, { path, line, disc }, { cloth, trim }) =>
    path(
      'M66 176Q40 80 110 40Q200 -10 274 52Q306 100 284 136Q230 110 168 136Q110 160 66 176Z',
      cloth,
    ) +
    line(
      'M76 150Q140 60 262 60M70 120Q130 30 240 34M96 168Q170 100 282 104',
      4,
      mix(cloth, p.glow, 0.35),
    ) +
    path('M250 40q20 -60 -6 -110q-40 40 -18 104Z', p.glow) +
    disc(246, 62, 18, trim) +
    disc(246, 62, 8, p.glow),
  veil: (_, { path }, { hat, linen }) =>
    path(
      'M286 118Q270 40 180 36Q60 40 50 170Q40 320 8 470Q60 500 116 470Q100 380 112 300Q120 200 200 150Q250 122 286 118Z',
      hat,
    ) +
    path(
      'M288 132Q272 96 200 106Q116 130 104 230Q100 320 118 360L140 366Q124 300 136 236Q160 150 288 132Z',
      linen,
    ),
  feather: (c, { path, disc }, { trim }) =>
    path('M70 168Q150 104 288 128V150Q160 130 76 192Z', trim) +
    path('M98 150Q20 90 46 -30Q120 20 126 138Z', c.p.glow) +
    path('M112 150Q70 60 120 -50Q170 40 138 140Z', mix(c.p.accent, c.p.glow, 0.3)) +
    disc(118, 152, 18, c.p.glow) +
    disc(118, 152, 8, c.r(0.1)),
  aviator: ({ p }, { path }, { hat, trim }) =>
    path(
      'M286 122Q280 40 180 40Q70 44 66 180Q64 270 112 318L196 330Q206 306 196 268Q192 220 206 172Q232 130 286 122Z',
      hat,
    ) +
    path('M60 118Q170 66 292 104L290 136Q170 104 66 150Z', mix(hat, p.glow, 0.18)) +
    path('M214 66Q256 44 292 70Q302 96 286 112Q246 122 216 106Z', trim) +
    path('M226 74Q256 60 282 76Q286 94 278 103Q250 108 228 98Z', p.glow),
  mourning: (c, { path, line, disc }, { hat }) => {
    const net = c.r(0.02);
    return (
      path(
        'M30 118Q60 86 100 96Q110 30 190 28Q270 34 274 96Q316 92 336 118Q290 132 184 126Q80 132 30 118Z',
        hat,
      ) +
      disc(116, 92, 26, mix(c.p.accent, c.p.night, 0.25)) +
      disc(116, 92, 11, mix(c.p.accent, c.p.glow, 0.3)) +
      path(
        'M60 122Q184 134 318 120Q336 220 312 320Q250 350 200 330Q120 340 56 300Q40 200 60 122Z',
        c.r(0.1),
        0.34,
      ) +
      `<g opacity=".5">${Array.from({ length: 7 }, (_, i) =>
        line(`M${66 + i * 40} 124Q${60 + i * 42} 220 ${70 + i * 38} 324`, 1.4, net),
      ).join('')}${Array.from({ length: 6 }, (_, i) =>
        line(`M54 ${150 + i * 32}Q190 ${170 + i * 32} 322 ${148 + i * 32}`, 1.4, net),
      ).join('')}</g>`
    );
  },
  beret: ({ p }, { path, line }, { hat }) =>
    path('M60 132Q20 60 120 34Q230 0 290 60Q318 100 282 122Q180 90 60 132Z', hat) +
    path('M70 140Q180 98 286 122V134Q180 114 78 156Z', mix(hat, p.glow, 0.2)) +
    line('M168 26q4 -22 14 -26', 6, hat),
  tyrol: ({ p }, { path, line }, { hat, trim }) =>
    path(
      'M36 132Q70 104 92 108Q110 20 170 22Q186 40 206 20Q262 24 276 104Q316 104 340 124Q300 150 186 140Q80 150 36 132Z',
      hat,
    ) +
    path('M90 94Q180 116 276 94V112Q180 134 90 112Z', trim) +
    path('M112 104Q60 50 74 -30Q128 10 134 100Z', p.glow) +
    line('M118 98Q96 40 84 -6', 2.4, mix(p.glow, p.night, 0.5)),
  fedora: (_, { path }, { hat, trim }) =>
    path(
      'M18 130Q70 96 94 104Q100 20 176 30Q194 46 210 28Q270 20 280 102Q326 98 358 122Q300 150 186 138Q80 152 18 130Z',
      hat,
    ) + path('M92 90Q180 112 280 88V110Q180 132 92 110Z', trim),
  ribbon: (_, { path }, { trim }) =>
    path('M84 150Q170 84 280 104V120Q176 104 92 168Z', trim) +
    path('M92 150Q40 120 30 160Q50 190 92 162ZM92 156Q60 190 74 220Q104 206 100 164Z', trim),
  explorer: ({ p }, { path, line }) =>
    path(
      'M26 150Q60 116 84 116Q84 20 184 14Q284 20 286 114Q316 118 344 148Q300 160 186 140Q80 160 26 150Z',
      mix(p.accent2, p.glow, 0.45),
    ) +
    path('M84 104Q180 128 286 104V122Q180 146 84 122Z', mix(p.accent, p.night, 0.4)) +
    line('M184 14V110', 2.4, mix(p.accent2, p.night, 0.3)),
};

export const hat = (c: Card, name: Portrait['hat'], cut: Cutter, papers: Papers): string =>
  name ? HATS[name](c, cut, papers) : '';
