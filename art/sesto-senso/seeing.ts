// How the tests look at finished pictures: whether a detail stands out, how alike two cards are.

import sharp from 'sharp';
import type { Hidden } from './card.ts';

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function pixels(file: URL): Promise<Pixels> {
  const { data, info } = await sharp(await sharp(file.pathname).png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const linear = (v: number): number => {
  const s = v / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a pixel. */
function luminance({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 3;
  const channel = (i: number): number => linear(data[at + i] ?? 0);
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

/** How many times brighter the detail is than what lies round it, or the other way about. */
export async function contrast(picture: Pixels, hidden: Hidden): Promise<number> {
  const margin = 12;
  const [x0, y0] = [Math.floor(hidden.x - margin), Math.floor(hidden.y - margin)];
  const [w, h] = [Math.ceil(hidden.w + margin * 2), Math.ceil(hidden.h + margin * 2)];
  const cover = async (look: string): Promise<Buffer> =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x0} ${y0} ${w} ${h}"><path d="${hidden.path}" ${look}/></svg>`,
      ),
    )
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer();
  const body = await cover('fill="#fff"');
  const round = await cover('fill="#fff" stroke="#fff" stroke-width="10"');
  const sums = { inside: [0, 0], outside: [0, 0] } as Record<
    'inside' | 'outside',
    [number, number]
  >;
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const [x, y] = [x0 + i, y0 + j];
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      const at = j * w + i;
      const where = (body[at] ?? 0) > 200 ? 'inside' : (round[at] ?? 0) < 20 ? 'outside' : null;
      if (!where) continue;
      sums[where][0] += luminance(picture, x, y);
      sums[where][1]++;
    }
  }
  const mean = ([sum, count]: [number, number]): number => sum / Math.max(1, count) + 0.05;
  const [a, b] = [mean(sums.inside), mean(sums.outside)];
  return Math.max(a, b) / Math.min(a, b);
}

const [COLS, ROWS] = [16, 24] as const;

/** The picture as 16 × 24 tones, all palettes brought to the same brightness and range. */
export async function tones(file: URL): Promise<number[]> {
  const data = await sharp(await sharp(file.pathname).png().toBuffer())
    .greyscale()
    .resize(COLS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mean = data.reduce((a, b) => a + b, 0) / data.length;
  const spread = Math.sqrt(data.reduce((a, b) => a + (b - mean) ** 2, 0) / data.length) || 1;
  return [...data].map((v) => (v - mean) / spread);
}

const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, v, i) => sum + (v - (b[i] ?? 0)) ** 2, 0) / a.length);

/** How far two layouts are apart, in standard deviations; a mirror image counts as itself. */
export function distance(a: readonly number[], b: readonly number[]): number {
  const turned = b.map((_, i) => b[Math.floor(i / COLS) * COLS + (COLS - 1 - (i % COLS))] ?? 0);
  return Math.min(apart(a, b), apart(a, turned));
}
