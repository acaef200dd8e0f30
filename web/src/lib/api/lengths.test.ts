// A field takes no more than the server does, as soon as the server has said how much that is.
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

const field = () => document.createElement('input');

test('it is asked once for all fields', async () => {
  const asked = vi.fn(() =>
    Promise.resolve(Response.json({ name: 24, talk: 500, note: 500, passphrase: 200 })),
  );
  vi.stubGlobal('fetch', asked);
  const { atMost } = await import('./lengths');
  const [name, talk] = [field(), field()];
  atMost('name')(name);
  atMost('talk')(talk);
  await vi.waitFor(() => expect([name.maxLength, talk.maxLength]).toEqual([24, 500]));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without an answer anything may be written, and it is asked again', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('nobody answers')));
  vi.stubGlobal('fetch', asked);
  const { atMost } = await import('./lengths');
  const name = field();
  const before = name.maxLength;
  atMost('name')(name);
  await vi.waitFor(async () => {
    await Promise.resolve();
    atMost('name')(name);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });
  expect(name.maxLength).toBe(before);
});
