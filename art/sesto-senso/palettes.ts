// The palettes: nothing else colours a card, except three paper skins on portraits.

import { mix, tone } from '../stages/colour.ts';
import type { PaletteName } from './content/types.ts';

export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly glow: string;
  readonly accent: string;
  readonly accent2: string;
  /** A tone between night (0) and glow (1), mixed in OKLab. */
  ramp(t: number): string;
}

const COLOURS: Record<PaletteName, string> = {
  midnight: '0b1026 1c2a57 3f5f95 9db7c9 fdf0c8 f2a541 c8553d',
  absinthe: '07150f 12382c 3d7a55 a9c77a f7f6c5 e4623f f2b84b',
  rose: '1a0d1f 452047 97506f e0a096 fff0dc 2f8f8b f3c15f',
  ember: '16070b 4a1119 a8352b e98b45 ffeab0 2fa39a f9d25b',
  seaglass: '031a22 0b3f4d 25808a 8fd0c3 f3fbe6 f27b50 f6c453',
  sepia: '17100a 3d2a1a 80603a cfae78 fbf1d6 9c2f2a 3f7f78',
  lilac: '120f2b 2f2a63 7a63a8 d3a3c4 ffe9cf f6d155 ef6f6c',
  verdigris: '0c1517 1d3a3d 4c7f78 a8c9b4 f4f1dc d9743a b23a48',
  storm: '0d1117 28323f 5c6d78 aeb7a8 f4efc0 c9302c e6b13d',
  blood: '12040a 3c0a1c 86203a d3666a ffdcc7 f4e3b2 3fa7a0',
  frost: '0b1524 21405f 5d8fb0 b7d7e2 ffffff c92a4a f0b64a',
  saffron: '1b1206 4b3410 a9741c e7b94c fff6d5 2c4a8a b8342f',
  ink: '101014 2a2a35 62606d b5afa8 f7f0e3 d1495b edae49',
  lamplight: '0c1024 1e2a52 7c5236 f0a850 fff0c2 d9402f 5fa3d0',
  dusk: '120e2c 33286a a8557f f5a673 fff1cf 3b6fd4 ffd45e',
  orchard: '0e160b 2b4019 77903a dfc75e fdf6cf c8321f 7a4fa0',
  coral: '1b0d1a 512039 cf5f5c f8b890 fff1dd 1f6f8b f7d774',
  ivory: '2b2119 70583f c8ae84 efe1c0 fffaf0 b5342b 2c6e8c',
  polar: '07131f 123a5a 3f93b8 bfe3ea ffffff e8622c 7b3fa0',
  wine: '14050f 431028 7d1f4a d98a6a ffe6c0 7fae3c e8c14a',
  copper: '140c08 43220f 9c4f22 e69a55 ffeccb 2e8b7d 4b5fb0',
  mint: '06181a 0f4744 46a58c bfe5c0 fbfae0 d4456b f0a93c',
  iris: '100b26 2b1f66 5546b0 b59be0 fbeeff f28c38 3fc0a8',
  peacock: '04121f 093a4f 117a86 7cc9a8 fdf3c8 b0307a f5c542',
  soot: '0c0b0d 26211f 5a4a44 b59a82 fbeed6 e2542a 9fb84a',
};

export function palette(name: PaletteName): Palette {
  const hex = COLOURS[name].split(' ').map((colour) => `#${colour}`);
  const [night = '', deep = '', mid = '', light = '', glow = '', accent = '', accent2 = ''] = hex;
  const steps = { night, deep, mid, light, glow };
  return { ...steps, accent, accent2, ramp: (t) => tone(steps, Math.max(0, Math.min(1, t))) };
}

export const PALETTE_NAMES = Object.keys(COLOURS) as PaletteName[];

/** What a card looks like from afar: its ground and its two accents, as six hexadecimal digits. */
export function mainColours(name: PaletteName): string[] {
  const { mid, accent, accent2 } = palette(name);
  return [mid, accent, accent2].map((colour) => colour.slice(1));
}

export { mix };
