// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tintOf } from './tints';

interface Drawn {
  id: string;
  palette: string;
}
const content = JSON.parse(
  readFileSync(new URL('../../../../../art/content.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;
const drawn = Object.values(content).filter(Array.isArray).flat() as Drawn[];

test('pictures of one palette share a tint, and different palettes do not', () => {
  const tints: Record<string, string[]> = {};
  for (const { id, palette } of drawn) (tints[palette] ??= []).push(tintOf(id));
  const each = Object.values(tints).map((some) => [...new Set(some)]);
  expect(each.every((some) => some.length === 1)).toBe(true);
  expect(new Set(each.flat()).size).toBe(each.length);
});
