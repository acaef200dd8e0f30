import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSource } from '$lib/testing/source';
import { DOUBT_MS, RETRIES_MS, SILENCE_MS, Stream, type Line } from './stream';

const last = () => FakeSource.last;
let lines: Line[];
let heard: unknown[];
let step: number;
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  lines = [];
  heard = [];
  step = 3;
  stream = new Stream(['step'], {
    url: () => `/events?after=${step}`,
    onevent: (_, data) => heard.push(data),
    online: (line) => lines.push(line),
  });
});

afterEach(() => {
  stream.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('passes on what it hears', () => {
  last().say('step', { step: 4 });
  expect(heard).toEqual([{ step: 4 }]);
  expect(lines).toEqual(['connecting', 'up']);
});

test('comes back from the last step it has seen, with more and more patience, and never gives up', () => {
  step = 9;
  for (const wait of [...RETRIES_MS, 15_000, 15_000]) {
    last().onerror!();
    expect(lines.at(-1)).toBe('lost');
    const before = FakeSource.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSource.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all.length).toBe(before + 1);
    expect(last().url).toBe('/events?after=9');
  }
  last().onerror!();
  const before = FakeSource.all.length;
  stream.retry();
  expect(FakeSource.all.length).toBe(before + 1);
});

test('a stream without a sign of life is opened anew, though it says that it is open', () => {
  last().say('step', {});
  for (let quiet = 0; quiet < 5; quiet += 1) {
    vi.advanceTimersByTime(SILENCE_MS - 1);
    last().say('alive');
  }
  expect(FakeSource.all.length).toBe(1);
  expect(heard).toEqual([{}]);
  const mute = last();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(FakeSource.all.length).toBe(2);
  expect(mute.readyState).toBe(2);
  expect(lines.at(-1)).toBe('lost');
  last().say('alive');
  expect(lines.at(-1)).toBe('up');
  // What the old one still had to say is not heard twice.
  mute.say('step', { step: 4 });
  expect(heard).toEqual([{}]);
});

test('one that never says anything is given up sooner, and tried again with patience', () => {
  vi.advanceTimersByTime(DOUBT_MS);
  expect(lines.at(-1)).toBe('lost');
  expect(FakeSource.all.length).toBe(1);
  vi.advanceTimersByTime(RETRIES_MS[0]);
  expect(FakeSource.all.length).toBe(2);
});

test('where there is a doubt it has to prove itself sooner', () => {
  last().say('step', {});
  stream.doubt();
  vi.advanceTimersByTime(DOUBT_MS - 1);
  // Doubting again does not put it off.
  stream.doubt();
  vi.advanceTimersByTime(1);
  expect(FakeSource.all.length).toBe(2);
  last().say('step', {});
  stream.doubt();
  last().say('alive');
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(FakeSource.all.length).toBe(2);
});

test('a network that comes back opens even a stream that says it is open', () => {
  last().say('step', {});
  dispatchEvent(new Event('online'));
  expect(FakeSource.all.length).toBe(2);
  dispatchEvent(new Event('pageshow'));
  expect(FakeSource.all.length).toBe(3);
  last().say('step', {});
  dispatchEvent(new Event('pageshow'));
  expect(FakeSource.all.length).toBe(3);
});

test('so does one that is another network, but not one whose speed has changed', () => {
  stream.end();
  const connection = Object.assign(new EventTarget(), { type: 'wifi' });
  vi.stubGlobal('navigator', { connection });
  const roaming = new Stream(['step'], { url: () => '', onevent: vi.fn(), online: vi.fn() });
  last().say('step', {});
  const before = FakeSource.all.length;
  connection.dispatchEvent(new Event('change'));
  expect(FakeSource.all.length).toBe(before);
  connection.type = 'cellular';
  connection.dispatchEvent(new Event('change'));
  expect(FakeSource.all.length).toBe(before + 1);
  roaming.end();
  connection.type = 'wifi';
  connection.dispatchEvent(new Event('change'));
  expect(FakeSource.all.length).toBe(before + 1);
});

test('a goodbye is answered by coming back', () => {
  last().say('bye', {});
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(RETRIES_MS[0]);
  last().say('step', { step: 4 });
  expect(lines.at(-1)).toBe('up');
});

test('a hidden tab lets go of its line and takes it again', () => {
  last().say('step', {});
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().readyState).toBe(2);
  vi.advanceTimersByTime(SILENCE_MS * 2);
  expect(FakeSource.all.length).toBe(1);
  // What is begun behind a hidden tab waits for it.
  const unseen = new Stream(['step'], { url: () => '', onevent: vi.fn(), online: vi.fn() });
  expect(FakeSource.all.length).toBe(1);
  unseen.end();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().readyState).toBe(0);
  expect(FakeSource.all.length).toBe(2);
});

test('once ended it stays silent', () => {
  stream.end();
  stream.retry();
  dispatchEvent(new Event('pageshow'));
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(SILENCE_MS * 2);
  expect(FakeSource.all.length).toBe(1);
});
