// The screen stays awake as long as somebody asks for it, and not a moment longer.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stayAwake } from './awake';

/** Locks that were asked for: each is granted when the test says so. */
let asked: { grant: () => Promise<void>; refuse: () => Promise<void>; released: () => boolean }[];
let hidden = false;
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function ask() {
  let released = false;
  let resolve = (_: { release: () => Promise<void> }) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<{ release: () => Promise<void> }>((...both) => {
    [resolve, reject] = both;
  });
  const release = () => {
    released = true;
    return Promise.resolve();
  };
  asked.push({
    grant: () => (resolve({ release }), settled()),
    refuse: () => (reject(new DOMException('low battery', 'NotAllowedError')), settled()),
    released: () => released,
  });
  return promise;
}

function hide(now: boolean) {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  asked = [];
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: ask } });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('the screen is let go when the page leaves', async () => {
  const leave = stayAwake();
  await asked[0]?.grant();
  expect(asked[0]?.released()).toBe(false);
  leave();
  expect(asked[0]?.released()).toBe(true);
});

test('a lock that is granted after the page has left is let go at once', async () => {
  const leave = stayAwake();
  leave();
  await asked[0]?.grant();
  expect(asked[0]?.released()).toBe(true);
});

test('it is taken again when the page comes back, and no more once it has left', async () => {
  const leave = stayAwake();
  await asked[0]?.grant();
  hide(true);
  expect(asked).toHaveLength(1);
  hide(false);
  expect(asked).toHaveLength(2);
  await asked[1]?.grant();
  leave();
  expect(asked[1]?.released()).toBe(true);
  hide(true);
  hide(false);
  expect(asked).toHaveLength(2);
});

test('what was asked for twice is held once', async () => {
  const leave = stayAwake();
  hide(true);
  hide(false);
  await asked[0]?.grant();
  await asked[1]?.grant();
  expect(asked.map(({ released }) => released())).toEqual([true, false]);
  leave();
  expect(asked[1]?.released()).toBe(true);
});

test('a refusal breaks nothing, and neither does a browser that knows no locks', async () => {
  const refused = stayAwake();
  await asked[0]?.refuse();
  refused();
  Reflect.deleteProperty(navigator, 'wakeLock');
  const leave = stayAwake();
  hide(true);
  hide(false);
  await settled();
  leave();
  expect(asked).toHaveLength(1);
});
