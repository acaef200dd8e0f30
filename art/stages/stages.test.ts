// The drawings are the same on every machine, and the pictures made from them are the ones the page expects.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { fingerprints } from './fingerprints.ts';
import { ICONS } from './icons.ts';
import { favicon } from './logo.ts';
import { fileOf, PICTURES, STAGES } from './stages.ts';

const HERE = new URL('./', import.meta.url);
const WEB = new URL('../../web/', HERE);

test('every scene is drawn as it was when its picture was made', async () => {
  const kept: unknown = JSON.parse(await readFile(new URL('fingerprints.json', HERE), 'utf8'));
  assert.deepEqual(fingerprints(), kept, 'run `npm run stages` and look at the pictures');
});

for (const stage of STAGES) {
  const { game, scene } = stage;
  for (const picture of PICTURES) {
    const { view, suffix, width, height, budget } = picture;
    test(`${game}${suffix}: the drawing has no text and no broken number`, () => {
      const svg = scene(view);
      assert.doesNotMatch(svg, /<text|NaN|undefined|Infinity/);
    });

    test(`${game}${suffix}: every filter, gradient and clip it names is there`, () => {
      const svg = scene(view);
      const named = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]));
      const there = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
      assert.deepEqual(
        [...named].filter((id) => !there.has(id)),
        [],
      );
    });

    test(`${game}${suffix}: the picture has its size and keeps to its budget`, async () => {
      const file = await readFile(fileOf(stage, picture));
      const { format, width: w, height: h } = await sharp(file).metadata();
      assert.deepEqual({ format, w, h }, { format: 'webp', w: width, h: height });
      assert.ok(file.length <= budget, `${file.length} bytes`);
    });
  }
}

test('the favicon is the one the logo draws', async () => {
  assert.equal(await readFile(new URL('public/favicon.svg', WEB), 'utf8'), favicon());
});

test('an installed page has the pictures that its manifest names, in the sizes that it says', async () => {
  const manifest = JSON.parse(
    await readFile(new URL('public/ludoteca.webmanifest', WEB), 'utf8'),
  ) as { icons: { src: string; sizes: string; purpose?: string }[] };
  const named = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of named) {
    const { width, height } = await sharp(await readFile(new URL(`public/${src}`, WEB))).metadata();
    assert.equal(`${width}x${height}`, sizes, src);
  }
  assert.deepEqual(
    new Set([...named.map(({ src }) => src.replace('./icons/', '')), 'touch.png']),
    new Set(ICONS.map(({ file }) => file)),
  );
  assert.ok(named.some(({ purpose }) => purpose === 'maskable'));
});
