import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hello, Step } from '$lib/api/types';
import { Session, withNote } from './session.svelte';

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
const past = (step: number) => ({ step, turn: 1, events: [], why: null });
const hello = (step: number, history: number[], taken_back = 0) =>
  ({
    room: { id: 'r', you: { seats: [0], host: true }, taken_back },
    table: { ...table(step), history: history.map(past) },
    talk: [],
    notes: [],
  }) as unknown as Hello;
const step = (number: number) => ({ ...table(number), events: [], why: null }) as unknown as Step;

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
    sent.push({ url: request.url, body: (await request.json()) as Sent['body'] });
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line is down');
    return answer();
  });
  session = new Session('r');
  session.look(0);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

test('the first stream asks for everything, a later one for what was missed', () => {
  expect(last().url).toBe('/api/rooms/r/events?seat=0');
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(3));
  last().onerror!();
  vi.advanceTimersByTime(1000);
  expect(last().url).toBe('/api/rooms/r/events?seat=0&after=3');
  last().say('hello', hello(5, [4, 5]));
  expect(session.history.map((line) => line.step)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(session.table?.step).toBe(5);
  expect(session.resumed).toBe(true);
});

test('a step that was told already is not shown again', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  last().say('step', step(2));
  expect(session.history).toHaveLength(3);
});

test('whoever shows the events decides when the table stands as they say', () => {
  const shown: Step[] = [];
  session.follow({ onstep: (one) => shown.push(one), onrefusal: () => undefined });
  last().say('hello', hello(0, [0]));
  last().say('step', step(1));
  expect(session.table?.step).toBe(0);
  session.settle(shown[0]!);
  expect(session.table?.step).toBe(1);
});

test('an action whose answer was lost is sent again with the same id', async () => {
  last().say('hello', hello(0, [0]));
  const taken = session.act({ type: 'throw' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(session.line).not.toBe('up'));
  expect(session.sending).toBe(true);
  answers.push(() => json(200, { step: 1 }));
  await vi.waitFor(() => {
    last().say('hello', hello(0, []));
    expect(sent).toHaveLength(2);
  });
  expect(await taken).toBe(true);
  expect(sent[1]!.body.id).toBe(sent[0]!.body.id);
  expect(session.sending).toBe(false);
});

test('a table that has moved on is adopted, and the refusal is said', async () => {
  const said: string[] = [];
  session.follow({ onstep: () => undefined, onrefusal: ({ key }) => said.push(key) });
  last().say('hello', hello(0, [0]));
  const refusal = { code: 'error-stale', message: '', say: { key: 'error-stale', args: {} } };
  answers.push(() => json(409, { ...refusal, table: { ...table(4), history: [] } }));
  expect(await session.act({ type: 'throw' })).toBe(false);
  expect(said).toEqual(['error-stale']);
  expect(session.table?.step).toBe(4);
});

test('behind the curtain nothing is left', () => {
  last().say('hello', hello(2, [0, 1, 2]));
  session.forget();
  expect(session.table).toBeNull();
  expect(session.history).toEqual([]);
  expect(last().readyState).toBe(2);
});

test('a note replaces the older one, an empty one removes it', () => {
  const note = (text: string) => ({ seat: 0, key: 'card-1', text, step: 0 });
  const other = { seat: 0, key: 'card-2', text: 'b', step: 0 };
  expect(withNote([note('a'), other], note('c'))).toEqual([other, note('c')]);
  expect(withNote([note('a'), other], note(''))).toEqual([other]);
});

test('where a step was taken back, what was heard is forgotten', () => {
  last().say('hello', hello(3, [0, 1, 2, 3]));
  last().say('hello', hello(2, [0, 1, 2], 1));
  expect(session.history.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(session.table?.step).toBe(2);
  last().say('step', step(3));
  expect(session.history.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
});
