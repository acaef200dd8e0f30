// Draws the cards of Il Sesto Senso and writes the pictures the page shows.
// `npm run cards` renders those whose drawing has changed, `npm run cards -- dream-01 place-` those
// whose id begins so, `npm run cards -- all` every one.

import { writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { DECK } from './draw.ts';
import { FINGERPRINTS, PICTURES, SIZES, fingerprint, pictureUrl, type Size } from './pictures.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Drawn larger and brought down, so that cut edges come out clean. */
const OVERSAMPLE = 1.5;

/** Cards drawn at the same time. */
const LANES = Number(process.env['LANES'] ?? 2);

async function rasterise(browser: Browser, svg: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 600, height: 900 },
    deviceScaleFactor: OVERSAMPLE,
  });
  try {
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const style = 'html,body{margin:0}img{display:block;width:600px;height:900px}';
    await page.setContent(`<style>${style}</style><img src="${source}">`, { timeout: 600_000 });
    return await page.screenshot({ timeout: 600_000 });
  } finally {
    await page.close();
  }
}

/** Grain greys the paper a little; this gives the colours their strength back. */
const finished = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .resize(600, 900, { kernel: 'lanczos3' })
    .modulate({ saturation: 1.12 })
    .linear(1.06, -4)
    .png()
    .toBuffer();

function encode(picture: Buffer, { width, format }: Size): Promise<Buffer> {
  const small = sharp(picture).resize(width, width * 1.5, { kernel: 'lanczos3' });
  return format === 'avif'
    ? small.avif({ quality: width === 600 ? 47 : 50, effort: 2 }).toBuffer()
    : small.webp({ quality: 72, effort: 4, smartSubsample: true }).toBuffer();
}

const wanted = process.argv.slice(2);
const known = JSON.parse(await readFile(FINGERPRINTS, 'utf8').catch(() => '{}')) as Record<
  string,
  string
>;
const drawings = [...DECK].map(([id, draw]) => {
  const svg = draw().finish();
  return { id, svg, print: fingerprint(svg) };
});
const due = drawings.filter(({ id, print }) =>
  wanted.length === 0
    ? known[id] !== print
    : wanted.includes('all') || wanted.some((start) => id.startsWith(start)),
);

await mkdir(PICTURES, { recursive: true });
// Debian's sandbox refuses root, and containers are root.
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const waiting = due.values();
  const draw = async (): Promise<void> => {
    for (const { id, svg, print } of waiting) {
      const picture = await finished(await rasterise(browser, svg));
      for (const size of SIZES) await writeFile(pictureUrl(id, size), await encode(picture, size));
      known[id] = print;
      const kept = Object.fromEntries([...DECK.keys()].map((card) => [card, known[card] ?? '']));
      writeFileSync(FINGERPRINTS, JSON.stringify(kept, null, 2) + '\n');
      console.log(id);
    }
  };
  await Promise.all(Array.from({ length: LANES }, draw));
} finally {
  await browser.close();
}
