import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '$lib/api/types';
import { hashOf } from './check';
import { newHash, Together } from './parts';

interface Asked {
  method: string;
  path: string;
  body: { hash?: string; part?: string };
}
let asked: Asked[];
/** Whether somebody answers. */
let online: boolean;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  [asked, online] = [[], true];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!online) throw new TypeError('no line');
    const body = JSON.parse(await request.text()) as Asked['body'];
    asked.push({ method: request.method, path: new URL(request.url).pathname, body });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A room in which these seats are mine. */
const room = (seats: number[], parts: Room['parts'], dealing = false) =>
  ({ id: 'abc', status: 'open', dealing, parts, you: { seats, host: true } }) as unknown as Room;

const promised = (seat: number, hash: string, given = false) => ({ seat, hash, given });

test('every seat of this device promises a part of its own, once', async () => {
  const together = new Together();
  together.see(room([0, 1], []));
  together.see(room([0, 1], []));
  await settle();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/rooms/abc/seats/0/part',
    'PUT /api/rooms/abc/seats/1/part',
  ]);
  const [first, second] = asked.map(({ body }) => body.hash ?? '');
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).not.toBe(first);
  together.see(room([0, 1], [promised(0, first ?? ''), promised(1, second ?? '')]));
  await settle();
  expect(asked).toHaveLength(2);
});

test('what was promised is handed in when the host begins, under its new number, and not before', async () => {
  const hash = newHash();
  const together = new Together();
  together.see(room([2], [promised(2, hash)]));
  await settle();
  expect(asked).toEqual([]);
  together.see(room([1], [promised(1, hash)], true));
  await settle();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.method).toBe('POST');
  expect(hashOf(asked[0]?.body.part ?? '')).toBe(hash);
  together.see(room([1], [promised(1, hash, true)], true));
  await settle();
  expect(asked).toHaveLength(1);
});

test('it is asked again until there is an answer, or nobody is here', async () => {
  const hash = newHash();
  const together = new Together();
  online = false;
  together.see(room([0], [promised(0, hash)], true));
  await vi.advanceTimersByTimeAsync(2500);
  online = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);

  online = false;
  const other = new Together();
  other.see(room([0], [promised(0, newHash())], true));
  await settle();
  other.end();
  online = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(1);
});

test('what another page has promised is replaced once, and not fought over', async () => {
  const together = new Together();
  together.see(room([0], [promised(0, 'a'.repeat(64))]));
  await settle();
  together.see(room([0], [promised(0, 'b'.repeat(64))]));
  await settle();
  expect(asked).toHaveLength(1);
});

test('where seats have no part in the deal nothing is asked', async () => {
  new Together().see(room([0], null));
  await settle();
  expect(asked).toEqual([]);
});
