// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addresses } from './addresses';
import { dreamKey, travelling } from './editions';
import { addresses as first } from './first';
import { loadFirst, sourcesOf } from './sources.svelte';

test('every picture is there, and none of an earlier edition stands in for it', () => {
  expect(Object.keys(addresses)).toHaveLength(84 + 54);
  expect(JSON.stringify(addresses)).not.toContain('edition');
});

test('a game of the first edition has its own picture of every dream that was replaced, and of no other', async () => {
  const folder = new URL('pictures/edition-1/', import.meta.url);
  const drawn = new Set(readdirSync(folder).map((name) => name.slice(0, 'dream-08'.length)));
  const keys = (edition?: 'first') =>
    Array.from({ length: 84 }, (_, dream) => dreamKey({ options: { edition } }, dream));
  const others = keys('first').filter((key, dream) => key !== keys()[dream]);
  expect(others.map(travelling)).toEqual([...drawn].sort());
  expect(Object.keys(first).sort()).toEqual(others.sort());
  await loadFirst();
  expect(sourcesOf('first-08')?.webp).toMatch(/edition-1.*dream-08-400/);
  for (const { avif, webp } of Object.values(first)) {
    expect(Object.keys(avif)).toEqual(['200', '400']);
    expect(`${avif['400']} ${webp}`).toMatch(/edition-1.*edition-1/);
  }
});
