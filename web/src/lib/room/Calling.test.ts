import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sound } from '$lib/ui/sound';
import Calling from './Calling.svelte';

const icon = document.createElement('link');
let hidden = false;
/** What the server says of my rooms. */
let rooms = [{ id: 'r', your_turn: false }];

const table = {
  title: 'Senet · Ludoteca',
  summons: '● Your turn · Senet',
  waits: false,
  room: 'r',
  live: true,
};

async function hide(now: boolean) {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  rooms = [{ id: 'r', your_turn: false }];
  icon.rel = 'icon';
  icon.href = '/favicon.svg';
  document.head.append(icon);
  document.title = 'Ludoteca';
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(globalThis, 'fetch').mockImplementation((asked) => {
    const url = asked instanceof Request ? asked.url : asked.toString();
    if (url.endsWith('/favicon.svg')) return Promise.resolve(new Response('<svg></svg>'));
    return Promise.resolve(Response.json(rooms));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  icon.remove();
});

test('the title and a light on the picture call whom the table waits for, and nobody else', async () => {
  const { rerender, unmount } = render(Calling, table);
  expect(document.title).toBe('Senet · Ludoteca');
  await rerender({ ...table, waits: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(document.title).toBe('● Your turn · Senet');
  expect(decodeURIComponent(icon.href)).toContain('<circle');
  await rerender(table);
  expect(document.title).toBe('Senet · Ludoteca');
  expect(icon.href).toMatch(/\/favicon\.svg$/);
  unmount();
  expect(document.title).toBe('Ludoteca');
});

test('a hidden page asks, and rings once when the table waits', async () => {
  const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
  render(Calling, table);
  await hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.title).toBe('Senet · Ludoteca');
  rooms = [
    { id: 'other', your_turn: false },
    { id: 'r', your_turn: true },
  ];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.title).toBe('● Your turn · Senet');
  expect(play).toHaveBeenCalledExactlyOnceWith('bell', 'behind');
  // In sight again it follows what is on show, and asks no more.
  await hide(false);
  expect(document.title).toBe('Senet · Ludoteca');
  const asked = vi.mocked(fetch).mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(fetch).mock.calls.length).toBe(asked);
});

test('another room’s turn calls nobody here, and a server that is away changes nothing', async () => {
  render(Calling, table);
  await hide(true);
  rooms = [{ id: 'other', your_turn: true }];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(document.title).toBe('Senet · Ludoteca');
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(document.title).toBe('Senet · Ludoteca');
});

test('the screen stays awake at a live table, and no longer', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
  const { rerender } = render(Calling, table);
  expect(request).toHaveBeenCalledTimes(1);
  await hide(true);
  await hide(false);
  expect(request).toHaveBeenCalledTimes(2);
  await rerender({ ...table, live: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(release).toHaveBeenCalled();
});
