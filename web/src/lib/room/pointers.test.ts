import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACE_MS, Pointers, RESTS_MS } from './pointers.svelte';

let sent: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one finger a seat, until it is taken away or rests too long', () => {
  const pointers = new Pointers('r');
  pointers.heard({ seat: 1, key: 'dream-07', x: 10, y: 20 });
  pointers.heard({ seat: 2, key: 'dream-07', x: 30, y: 40 });
  pointers.heard({ seat: 1, key: 'place-01', x: 50, y: 60 });
  expect(pointers.all).toEqual([
    { seat: 2, key: 'dream-07', x: 30, y: 40 },
    { seat: 1, key: 'place-01', x: 50, y: 60 },
  ]);
  pointers.heard({ seat: 2, key: null, x: 0, y: 0 });
  expect(pointers.all.map(({ seat }) => seat)).toEqual([1]);
  vi.advanceTimersByTime(RESTS_MS);
  expect(pointers.all).toEqual([]);
});

test('one’s own is sent at a steady pace, the last word always', async () => {
  const pointers = new Pointers('r');
  for (let x = 0; x <= 500; x += 100) pointers.point(0, { key: 'dream-07', x, y: 0 });
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(sent).toEqual([
    { seat: 0, key: 'dream-07', x: 0, y: 0 },
    { seat: 0, key: 'dream-07', x: 500, y: 0 },
  ]);
  pointers.point(0, null);
  await vi.advanceTimersByTimeAsync(2 * PACE_MS);
  expect(sent.at(-1)).toEqual({ seat: 0, key: null });
});
