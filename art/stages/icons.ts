// The house's sign as a phone or a desk shows it among its programs: as it is, and on a ground of its own
// where the system cuts it to its own shape, which keeps four fifths of the middle.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { favicon } from './logo.ts';

/** The wall behind the little theatre. */
const GROUND = '#3A1B4C';

interface IconFile {
  readonly file: string;
  readonly size: number;
  /** How much of it the sign takes; the rest is ground. */
  readonly share: number;
}

export const ICONS: readonly IconFile[] = [
  { file: '192.png', size: 192, share: 1 },
  { file: '512.png', size: 512, share: 1 },
  { file: 'maskable-512.png', size: 512, share: 0.72 },
  { file: 'touch.png', size: 180, share: 0.86 },
];

async function drawn({ size, share }: IconFile): Promise<Buffer> {
  const inner = Math.round(size * share);
  const sign = await sharp(Buffer.from(favicon()), { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = share < 1 ? GROUND : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

export async function writeIcons(folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const icon of ICONS) await writeFile(new URL(icon.file, folder), await drawn(icon));
}
