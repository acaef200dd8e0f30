import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Hello, Room, Table } from '$lib/api/types';
import { FakeSource } from '$lib/testing/source';
import { Hands, nextHands, SEEN_MS, setPassing } from './hands.svelte';
import { Session } from './session.svelte';

const room = (...seats: number[]) => ({ you: { seats, host: true }, seats: [] }) as unknown as Room;
/** A bot plays at this seat for the person who has it. */
const stoodIn = (room: Room, seat: number): Room => {
  const player = { type: 'person', stand_in: 'normal' };
  return { ...room, seats: Object.assign([], { [seat]: { player } }) };
};
const table = (seat: number | null, ...to_act: number[]) => ({ seat, to_act }) as unknown as Table;

test('the device goes to whoever of it must act', () => {
  expect(nextHands(room(0, 1), table(0, 1))).toBe(1);
});

test('it stays where it is while its holder must act', () => {
  expect(nextHands(room(0, 1), table(0, 0, 1))).toBeNull();
});

test('it stays where it is while somebody elsewhere must act', () => {
  expect(nextHands(room(0, 1), table(0, 2))).toBeNull();
});

test('whoever only watches is handed nothing', () => {
  expect(nextHands(room(), table(null, 0))).toBeNull();
});

test('nobody is called to a seat at which a bot stands in', () => {
  expect(nextHands(stoodIn(room(0, 1), 1), table(0, 1))).toBeNull();
  expect(nextHands(stoodIn(room(0, 1, 2), 1), table(0, 1, 2))).toBe(2);
});

describe('the curtain', () => {
  let session: Session;
  let hands: Hands;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeSource);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody answers')));
    FakeSource.all = [];
    localStorage.clear();
  });
  afterEach(() => {
    hands.end();
    session.end();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Somebody opens the page; these seats are played from there. */
  function open(seats: number[], { secrets = true, status = 'playing' } = {}) {
    session = new Session('r');
    hands = new Hands(session, secrets);
    hands.begin({ ...room(...seats), status } as Room);
  }
  /** What the stream says first, to whoever listens. */
  function hello(seats: number[], ...to_act: number[]) {
    const seat = /seat=(\d)/.exec(FakeSource.last.url)?.[1];
    FakeSource.last.say('hello', {
      room: { ...room(...seats), status: 'playing', taken_back: 0 },
      table: { ...table(seat ? Number(seat) : null, ...to_act), step: 0, view: {}, history: [] },
      talk: [],
      notes: [],
    } as unknown as Hello);
  }
  function hidePage() {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  test('is down when the page of a shared device opens, and calls whose turn it is', () => {
    open([0, 1]);
    expect(hands.closed).toBe(true);
    expect(hands.called).toBeNull();
    // As long as nobody is called, nothing can be opened.
    hands.open();
    expect(hands.closed).toBe(true);
    hello([0, 1], 1);
    expect(hands.called).toBe(1);
    expect(session.table).toBeNull();
    hands.open();
    expect(hands.closed).toBe(false);
    expect(session.eyes).toBe(1);
    hello([0, 1], 1);
    hands.pass(session.room!, session.table!);
    expect(hands.next).toBeNull();
    expect(hands.closed).toBe(false);
  });

  test('is for devices that are shared, games with secrets, and while they are played', () => {
    open([0]);
    expect(hands.closed).toBe(false);
    open([0, 1], { secrets: false });
    expect(hands.closed).toBe(false);
    open([0, 1], { status: 'over' });
    expect(hands.closed).toBe(false);
  });

  test('calls somebody else when the game goes on behind it', () => {
    open([0, 1]);
    hello([0, 1], 2);
    expect(hands.called).toBe(0);
    FakeSource.last.say('step', { ...table(null, 1), step: 1, events: [] });
    expect(hands.called).toBe(1);
  });

  test('falls when the person says so, and not before', () => {
    open([0, 1]);
    hello([0, 1], 0);
    hands.open();
    hello([0, 1], 1);
    hands.pass(session.room!, session.table!);
    expect(hands.next).toBe(1);
    vi.advanceTimersByTime(SEEN_MS * 5);
    expect(hands.closed).toBe(false);
    hands.done();
    expect(hands.closed).toBe(true);
    expect(hands.called).toBe(1);
    expect(session.table).toBeNull();
    expect(session.eyes).toBeNull();
  });

  test('falls by itself where the table wants it so, after what was drawn has been seen', () => {
    setPassing('itself');
    open([0, 1]);
    hello([0, 1], 0);
    hands.open();
    hello([0, 1], 1);
    hands.pass(session.room!, session.table!);
    vi.advanceTimersByTime(SEEN_MS - 1);
    expect(hands.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hands.closed).toBe(true);
  });

  test('falls when the page is hidden, and when nobody has touched it for a minute', () => {
    open([0, 1]);
    hello([0, 1], 0);
    hands.open();
    hello([0, 1], 0);
    hidePage();
    expect(hands.closed).toBe(true);
    expect(hands.called).toBe(0);
    expect(session.table).toBeNull();
    vi.restoreAllMocks();
    document.dispatchEvent(new Event('visibilitychange'));
    hello([0, 1], 0);
    hands.open();
    hello([0, 1], 0);
    vi.advanceTimersByTime(59_999);
    expect(hands.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hands.closed).toBe(true);
  });

  test('where nothing is hidden, the eyes of whoever must act are taken at once', () => {
    open([0, 1], { secrets: false });
    session.look(0);
    hello([0, 1], 1);
    hands.pass(session.room!, session.table!);
    expect(hands.closed).toBe(false);
    expect(hands.next).toBeNull();
    expect(session.eyes).toBe(1);
    hidePage();
    expect(hands.closed).toBe(false);
  });
});
