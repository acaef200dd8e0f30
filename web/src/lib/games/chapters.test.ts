// Every chapter that a refusal or a decision leads to stands in the rules of its game.
import { screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Component } from 'svelte';
import { show } from '$lib/testing/show';
import { chapterNow, chapterOf } from './rules';

vi.setConfig({ testTimeout: 60_000 });

const chapters = import.meta.glob<{ default: { refusals: Record<string, string | null> } }>(
  './*/chapters.ts',
  { eager: true },
);
const rules = import.meta.glob<{ default: Component }>('./*/Rules.svelte');

test.each(Object.keys(chapters))('%s names chapters that there are', async (path) => {
  const page = await rules[path.replace('chapters.ts', 'Rules.svelte')]?.();
  if (!page) throw new Error(`${path}: no rules`);
  await show(page.default, {});
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  const named = Object.values(chapters[path]?.default.refusals ?? {}).filter((id) => id !== null);
  expect(named).not.toEqual([]);
  for (const id of named)
    expect(document.getElementById(id), id).toBeInstanceOf(HTMLHeadingElement);
});

test('a refusal leads to its chapter, and one of the server to none', async () => {
  expect(await chapterOf('senet', 'senet-illegal-wall-of-three')).toBe('walls');
  expect(await chapterOf('senet', 'senet-illegal-over')).toBeNull();
  expect(await chapterOf('senet', 'error-stale')).toBeNull();
  expect(await chapterOf('tiny', 'tiny-illegal-over')).toBeNull();
});

test('the present decision has a chapter', async () => {
  const step = { type: 'courage' };
  expect(await chapterNow('sensu', { step }, 0)).toBe('powers');
  expect(await chapterNow('hanabi', { turns_left: null }, 0)).toBe('turn');
  expect(await chapterNow('senet', { phase: { type: 'choose' } }, 0)).toBe('start');
  expect(await chapterNow('sesto-senso', { phase: 'revelation' }, 0)).toBe('final');
  expect(await chapterNow('tiny', {}, 0)).toBeUndefined();
});
