import { afterEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '$lib/games/game';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { loadStory, roomSource } from './story';

const game = { id: 'senet', idle: null, story: () => Promise.resolve(null) } as unknown as AnyGame;
const i18n = { learn: () => Promise.resolve() } as unknown as I18n;

/** A server that tells a game of so many steps in pieces of three. */
function serve(last: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const from = Number(searchParams.get('from'));
    const all = Array.from({ length: last + 1 }, (_, step) => ({ step, events: [] }));
    const replay = { steps: all.slice(from, from + 3), last, notes: [], fixed: {}, readings: null };
    return Promise.resolve(
      new Response(JSON.stringify(replay), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a long replay is asked for in pieces, each step once', async () => {
  const asked = serve(7);
  const story = await loadStory(roomSource('r'), 'open', game, i18n);
  expect(story.steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual(['eyes=open&from=0', 'eyes=open&from=3', 'eyes=open&from=6']);
});

test('a short one is asked for once', async () => {
  const asked = serve(2);
  expect((await loadStory(roomSource('r'), '1', game, i18n)).steps).toHaveLength(3);
  expect(asked).toHaveLength(1);
});
