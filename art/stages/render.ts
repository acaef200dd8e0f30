// Draws every stage and writes the pictures the page shows.
// `npm run stages` renders all of them, `npm run stages -- senet` only those named.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { fingerprints } from './fingerprints.ts';
import { writeIcons } from './icons.ts';
import { favicon } from './logo.ts';
import { fileOf, PICTURES, STAGES, type Picture } from './stages.ts';

const WEB = new URL('../../web/', import.meta.url);
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Drawn at twice the size and brought down, so that cut edges come out clean. */
const OVERSAMPLE = 2;

async function rasterise(
  browser: Browser,
  svg: string,
  { width, height }: Picture,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: OVERSAMPLE,
  });
  try {
    const style = `html,body{margin:0}svg{display:block;width:${width}px;height:${height}px}`;
    await page.setContent(`<style>${style}</style>${svg}`);
    // Dozens of filtered sheets take a while on a small machine.
    return await page.screenshot({ timeout: 600_000 });
  } finally {
    await page.close();
  }
}

/** The finest WebP that stays within the budget. */
async function webp(
  png: Buffer,
  { width, height, budget }: Picture,
  turned: boolean,
): Promise<Buffer> {
  // Grain greys the paper a little; this gives the colours their strength back.
  const picture = await sharp(png)
    .resize(width, height, { kernel: 'lanczos3' })
    .modulate({ saturation: 1.14 })
    .linear(1.08, -6)
    .flop(turned)
    .png()
    .toBuffer();
  for (let quality = 92; quality >= 50; quality -= 2) {
    const file = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= budget) return file;
  }
  throw new Error(`a picture of ${width}×${height} does not fit in ${budget} bytes`);
}

const wanted = process.argv.slice(2);
const stages = STAGES.filter(({ game }) => wanted.length === 0 || wanted.includes(game));
await mkdir(new URL('public/', WEB), { recursive: true });
await writeFile(new URL('public/favicon.svg', WEB), favicon());
await writeIcons(new URL('public/icons/', WEB));
await writeFile(
  new URL('fingerprints.json', import.meta.url),
  JSON.stringify(fingerprints(), null, 2) + '\n',
);

// Debian's sandbox refuses root, and containers are root.
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const stage of stages) {
    for (const picture of PICTURES) {
      const png = await rasterise(browser, stage.scene(picture.view), picture);
      const file = await webp(png, picture, stage.turned && picture.view === 'open');
      const path = fileOf(stage, picture);
      await writeFile(path, file);
      console.log(`${fileURLToPath(path)}  ${file.length} bytes`);
    }
  }
} finally {
  await browser.close();
}
