// How pictures are taken: every look there is, and a screen kept as a small picture.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Looks, Person } from '../person.ts';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;
const QUALITY = 70;

export const everyLook: Looks[] = (['phone', 'desktop'] as const).flatMap((on) =>
  (['it', 'en'] as const).flatMap((lang) =>
    (['sera', 'giorno'] as const).map((theme) => ({ on, lang, theme })),
  ),
);

export async function take({ page, looks }: Person, screen: string) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Pictures out of sight may not have been asked for, and would be waited for in vain.
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode()));
  });
  const shot = await page.screenshot({ animations: 'disabled' });
  const picture = await sharp(shot).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  await mkdir(FOLDER, { recursive: true });
  const name = `${screen}-${looks.on}-${looks.lang}-${looks.theme}.webp`;
  await writeFile(`${FOLDER}${name}`, picture);
}
