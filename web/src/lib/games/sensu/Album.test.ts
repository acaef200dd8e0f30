import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { show } from '$lib/testing/show';
import Album from './Album.svelte';
import { FIXED, MOMENTS } from './samples';
import type { Level } from './types';

const LEVEL = /Il polso è sicuro/;

test('whoever played alone reads what their score is worth, and others do not', async () => {
  const { view, seats } = MOMENTS.solo!;
  const scored = (level: Level | null) => ({ view: { ...view, level }, seats, fixed: FIXED });
  const { change } = await show(Album, scored('third'), 'it');
  expect(screen.getByText(LEVEL).isConnected).toBe(true);
  await change(scored(null));
  expect(screen.queryByText(LEVEL)).toBeNull();
});
