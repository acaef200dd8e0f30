// When all pictures are taken: the page that shows them side by side, and the README's picture.
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;
const DESK = { width: 1120, height: 700 };
const PHONE = { width: 300, height: 649 };
const MARGIN = 40;

/** A picture with round corners, as a screen has. */
async function framed(name: string, { width, height }: { width: number; height: number }) {
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="18"/></svg>`,
  );
  return sharp(`${FOLDER}${name}`)
    .resize(width, height)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function readme() {
  const width = DESK.width + PHONE.width / 2 + 2 * MARGIN;
  const height = DESK.height + 2 * MARGIN;
  const background = { r: 23, g: 20, b: 38, alpha: 0 };
  await sharp({ create: { width, height, channels: 4, background } })
    .composite([
      { input: await framed('table-move-desktop-en-sera.webp', DESK), left: MARGIN, top: MARGIN },
      {
        input: await framed('table-move-phone-it-giorno.webp', PHONE),
        left: width - PHONE.width - MARGIN,
        top: height - PHONE.height - MARGIN / 2,
      },
    ])
    .webp({ quality: 80, effort: 6 })
    .toFile(`${FOLDER}readme.webp`);
}

export default async function gallery(): Promise<void> {
  await readme();
  const pictures = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'));
  const screens = [...new Set(pictures.map((name) => /^(.+)-(phone|desktop)-/.exec(name)?.[1]))];
  const cell = (name: string) => (pictures.includes(name) ? `![${name}](${name})` : '');
  const section = (screen: string) =>
    (['phone', 'desktop'] as const)
      .map((on) => {
        const rows = (['it', 'en'] as const).map(
          (lang) =>
            `| ${lang} | ${cell(`${screen}-${on}-${lang}-sera.webp`)} | ${cell(`${screen}-${on}-${lang}-giorno.webp`)} |`,
        );
        return [`### ${on}`, '', '| | sera | giorno |', '|---|---|---|', ...rows].join('\n');
      })
      .join('\n\n');
  const known = screens.filter((screen) => screen !== undefined).sort();
  await writeFile(
    `${FOLDER}README.md`,
    [
      '# Every screen',
      'Phone and desktop, Italian and English, evening (sera) and daylight (giorno).\n`make screens` takes them all again.',
      ...known.map((screen) => `## ${screen}\n\n${section(screen)}`),
      '',
    ].join('\n\n'),
  );
}
