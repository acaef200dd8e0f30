import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RETRIES_MS, Stream, type Line } from './stream';

/** Stands in for the browser's `EventSource`, which the test environment does not have. */
class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSource[] = [];
  readyState = 0;
  onerror: (() => void) | undefined;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(name: string, data: unknown) {
    this.readyState = 1;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

const last = () => FakeSource.all.at(-1)!;
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

test('comes back from the last step it has seen, with more and more patience, then gives up', () => {
  step = 9;
  for (const wait of RETRIES_MS) {
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
  expect(lines.at(-1)).toBe('given-up');
  vi.advanceTimersByTime(60_000);
  const before = FakeSource.all.length;
  stream.retry();
  expect(FakeSource.all.length).toBe(before + 1);
});

test('a goodbye is answered by coming back', () => {
  last().say('bye', {});
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(RETRIES_MS[0]!);
  last().say('step', { step: 4 });
  expect(lines.at(-1)).toBe('up');
});

test('a hidden tab lets go of its line and takes it again', () => {
  last().say('step', {});
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().readyState).toBe(2);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().readyState).toBe(0);
  expect(FakeSource.all.length).toBe(2);
});

test('once ended it stays silent', () => {
  stream.end();
  stream.retry();
  dispatchEvent(new Event('pageshow'));
  expect(FakeSource.all.length).toBe(1);
});
