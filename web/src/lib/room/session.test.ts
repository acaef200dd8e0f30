import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SILENCE_MS } from '$lib/api/stream';
import type { Hello, Step } from '$lib/api/types';
import { FakeSource } from '$lib/testing/source';
import { ANSWER_MS } from './outbox.svelte';
import { Session, withNote } from './session.svelte';

const last = () => FakeSource.last;
const table = (step: number) => ({
  seat: 0,
  step,
  turn: 1,
  view: { at: step },
  legal: {},
  to_act: [0],
  outcome: null,
  speech: 'free' as const,
  seed: null,
});
const line = { event: {}, say: { key: 'said', args: {} }, differs: [], fades: false };
const told = { by: 1, at_once: false, events: [line], why: null };
const past = (step: number) => ({ step, turn: 1, ...told, view: null });
const hello = (step: number, history: number[], taken_back = 0) =>
  ({
    room: { id: 'r', you: { seats: [0], host: true }, taken_back },
    table: { ...table(step), history: history.map(past) },
    talk: [],
    notes: [],
  }) as unknown as Hello;
const step = (number: number) => ({ ...table(number), ...told }) as unknown as Step;

type Sent = { url: string; body: { id: string; step: number; action: unknown } };
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') throw new TypeError('nobody asks in these tests');
    sent.push({ url: request.url, body: (await request.json()) as Sent['body'] });
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line is down');
    return Promise.race([answer(), aborted(request.signal)]);
  });
  session = new Session('r');
  session.look(0);
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const refusal = (code: string) => json(409, { code, message: '', say: { key: code, args: {} } });
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) =>
    signal.addEventListener('abort', () => fail(new Error('aborted'))),
  );
const never = () => new Promise<Response>(() => undefined);
/** Lets everything happen that waits for nothing but its turn. */
const settled = () => vi.advanceTimersByTimeAsync(0);

/** Follows the session as a table does that takes its time to show things. */
function follow() {
  const said: string[] = [];
  session.playback.show({ pace: () => 'calm', words: () => 'a word', big: () => false });
  session.follow({ onrefusal: ({ key }) => said.push(key) });
  return {
    said,
    /** Everything that was to be shown has been. */
    shown: () => vi.advanceTimersByTimeAsync(5000),
  };
}

test('the first stream asks for everything, a later one for what was missed', () => {
  expect(last().url).toBe('/api/rooms/r/events?seat=0');
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(3));
  last().onerror!();
  vi.advanceTimersByTime(1000);
  expect(last().url).toBe('/api/rooms/r/events?seat=0&after=3');
  last().say('hello', hello(5, [4, 5]));
  expect(session.playback.story.map((line) => line.step)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(session.table?.step).toBe(5);
  expect(session.resumed).toBe(true);
});

test('where more happened than is told at once, the story begins anew and has no hole', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  last().onerror!();
  vi.advanceTimersByTime(1000);
  last().say('hello', hello(9, [7, 8, 9]));
  expect(session.playback.story.map((line) => line.step)).toEqual([7, 8, 9]);
  expect(session.table?.step).toBe(9);
});

test('a step that was told already is not shown again', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(2));
  expect(session.playback.story).toHaveLength(3);
});

test('whoever shows the events decides when the table stands as they say', async () => {
  const table = follow();
  last().say('hello', hello(0, [0]));
  last().say('step', step(1));
  expect(session.table?.step).toBe(0);
  await table.shown();
  expect(session.table?.step).toBe(1);
});

test('a lost action is sent again within a second, with the same id, though the stream is open', async () => {
  last().say('hello', hello(0, [0]));
  const taken = session.act({ type: 'throw' });
  await settled();
  expect(sent).toHaveLength(1);
  expect(session.sending).toBe(true);
  expect(session.line).toBe('lost');
  answers.push(() => json(200, { step: 1 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  expect(sent[1]!.body.id).toBe(sent[0]!.body.id);
  expect(await taken).toBe(true);
  await settled();
  expect(session.sending).toBe(false);
  expect(session.line).toBe('up');
  expect(FakeSource.all).toHaveLength(1);
});

test('it goes on with more and more patience, until it is answered', async () => {
  last().say('hello', hello(0, [0]));
  const taken = session.act({ type: 'throw' });
  await settled();
  for (const [tries, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    last().say('alive');
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(tries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(tries + 2);
  }
  answers.push(() => json(200, { step: 1 }));
  session.retry();
  expect(await taken).toBe(true);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
});

test('a stream that comes back, and a network that does, wake what waits', async () => {
  last().say('hello', hello(0, [0]));
  last().onerror!();
  const taken = session.act({ type: 'throw' });
  await vi.advanceTimersByTimeAsync(3500);
  const before = sent.length;
  last().say('hello', hello(0, []));
  await settled();
  expect(sent).toHaveLength(before + 1);
  answers.push(() => json(200, { step: 1 }));
  dispatchEvent(new Event('online'));
  expect(await taken).toBe(true);
  expect(sent).toHaveLength(before + 2);
});

test('an answer that never comes is not waited for', async () => {
  last().say('hello', hello(0, [0]));
  answers.push(never, () => json(200, { step: 1 }));
  const taken = session.act({ type: 'throw' });
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await taken).toBe(true);
  expect(sent[1]!.body.id).toBe(sent[0]!.body.id);
});

test.each(['error-stopping', 'error-unsure'])('after %s the same is asked again', async (code) => {
  last().say('hello', hello(0, [0]));
  answers.push(
    () => json(503, { code, message: '', say: { key: code, args: {} } }),
    () => json(200, { step: 1 }),
  );
  const taken = session.act({ type: 'throw' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await taken).toBe(true);
  expect(sent[1]!.body.id).toBe(sent[0]!.body.id);
});

test('a lost action makes a stream suspect that says it is open', async () => {
  last().say('hello', hello(0, [0]));
  answers.push(never);
  void session.act({ type: 'throw' });
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(FakeSource.all.length).toBeGreaterThan(1);
});

test('every action waits for the answer of the one before', async () => {
  last().say('hello', hello(0, [0]));
  let answer: (response: Response) => void = () => undefined;
  answers.push(
    () => new Promise<Response>((go) => (answer = go)),
    () => json(200, { step: 2 }),
  );
  const first = session.act({ card: 1 });
  await settled();
  // The step is told before its answer comes, as it happens.
  last().say('step', step(1));
  const second = session.act({ card: 2 });
  await settled();
  expect(sent.map(({ body }) => body.action)).toEqual([{ card: 1 }]);
  answer(json(200, { step: 1 }));
  expect(await first).toBe(true);
  expect(await second).toBe(true);
  expect(sent.map(({ body }) => body.action)).toEqual([{ card: 1 }, { card: 2 }]);
  expect(sent[1]!.body.id).not.toBe(sent[0]!.body.id);
});

test('what waits behind a refusal is dropped, and the table is told once', async () => {
  const { said } = follow();
  last().say('hello', hello(0, [0]));
  answers.push(() => refusal('error-not-your-turn'));
  const taken = [session.act({ card: 1 }), session.act({ card: 2 }), session.act({ card: 3 })];
  expect(await Promise.all(taken)).toEqual([false, false, false]);
  expect(sent).toHaveLength(1);
  expect(said).toEqual(['error-not-your-turn']);
  answers.push(() => json(200, { step: 1 }));
  expect(await session.act({ card: 2 })).toBe(true);
});

test('two taps on the same thing ask for it once', async () => {
  last().say('hello', hello(0, [0]));
  answers.push(
    () => json(200, { step: 1 }),
    () => json(200, { step: 2 }),
  );
  const taps = [session.act({ type: 'throw' }), session.act({ type: 'throw' })];
  expect(await Promise.all(taps)).toEqual([true, true]);
  expect(sent).toHaveLength(1);
  // At the next table it is another wish.
  last().say('step', step(1));
  await session.act({ type: 'throw' });
  expect(sent).toHaveLength(2);
});

test('a page that was left sends nothing more', async () => {
  last().say('hello', hello(0, [0]));
  const taken = session.act({ type: 'throw' });
  await settled();
  session.end();
  expect(await taken).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('a table that has moved on is asked for anew, and no event of it is missing', async () => {
  const { said } = follow();
  last().say('hello', hello(0, [0]));
  answers.push(() =>
    json(409, {
      code: 'error-stale',
      message: '',
      say: { key: 'error-stale', args: {} },
      table: { ...table(2), history: [] },
    }),
  );
  expect(await session.act({ type: 'throw' })).toBe(false);
  expect(said).toEqual(['error-stale']);
  expect(FakeSource.all).toHaveLength(2);
  expect(last().url).toBe('/api/rooms/r/events?seat=0&after=0');
  last().say('hello', hello(2, [1, 2]));
  last().say('step', step(3));
  await settled();
  expect(session.playback.story.map((line) => line.step)).toEqual([0, 1, 2, 3]);
});

test('behind the curtain nothing is left', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  session.forget();
  expect(session.table).toBeNull();
  expect(session.playback.story).toEqual([]);
  expect(last().readyState).toBe(2);
});

test('what was about to be shown behind the curtain is never put back', async () => {
  const table = follow();
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(3));
  session.forget();
  await table.shown();
  expect(session.table).toBeNull();
  // Nor when another person has opened it since.
  session.look(1);
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(3));
  session.look(0);
  await table.shown();
  expect(session.table).toBeNull();
});

test('behind the curtain one hears whom the game waits for, and no more', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  session.wait();
  expect(last().url).toBe('/api/rooms/r/events?');
  expect(session.toAct).toBeNull();
  last().say('hello', hello(2, [0, 1, 2]));
  expect(session.toAct).toEqual([0]);
  last().say('step', { ...step(3), to_act: [1] });
  expect(session.toAct).toEqual([1]);
  expect(session.overheard.map((line) => line.step)).toEqual([0, 1, 2, 3]);
  expect(session.table).toBeNull();
  expect(session.playback.story).toEqual([]);
  session.look(1);
  expect(last().url).toBe('/api/rooms/r/events?seat=1');
});

test('a note replaces the older one, an empty one removes it', () => {
  const note = (text: string) => ({ seat: 0, key: 'card-1', text, step: 0 });
  const other = { seat: 0, key: 'card-2', text: 'b', step: 0 };
  expect(withNote([note('a'), other], note('c'))).toEqual([other, note('c')]);
  expect(withNote([note('a'), other], note(''))).toEqual([other]);
});

test('where a step was taken back, what was heard is forgotten', async () => {
  last().say('hello', hello(3, [0, 1, 2, 3]));
  last().say('hello', hello(2, [0, 1, 2], 1));
  expect(session.playback.story.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(session.table?.step).toBe(2);
  last().say('step', step(3));
  await settled();
  expect(session.playback.story.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
});

test('a step that is taken back while it is shown does not come back', async () => {
  const table = follow();
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(3));
  last().say('hello', hello(2, [0, 1, 2], 1));
  await table.shown();
  expect(session.table?.step).toBe(2);
});

test('however often it is sent, an undo takes back one step', async () => {
  const { said } = follow();
  last().say('hello', hello(3, [0, 1, 2, 3]));
  const undone = session.undo();
  await settled();
  // It was done, but nobody heard; the stream tells of it.
  last().say('hello', hello(2, [0, 1, 2], 1));
  answers.push(() => refusal('error-stale'));
  await vi.advanceTimersByTimeAsync(1000);
  await undone;
  expect(sent.map(({ body }) => body.step)).toEqual([3, 3]);
  expect(said).toEqual([]);
});
