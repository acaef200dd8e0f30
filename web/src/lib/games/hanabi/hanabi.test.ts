// What taps and keys do to one's part: picking, deciding, taking back, arranging, noting.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Timeline } from '$lib/ui/motion';
import { HanabiPart, UNDO_MS } from './hanabi.svelte';
import { card, MOMENTS } from './samples';

const onaction = vi.fn(() => true);
const onrefusal = vi.fn();
const onnote = vi.fn();

const sit = (name: string, notes: Record<string, string> = {}) =>
  new HanabiPart({ moment: MOMENTS[name]!, onaction, onrefusal, notes, onnote });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  onaction.mockClear();
  onrefusal.mockClear();
  onnote.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('a decision', () => {
  test('is sent by itself after a moment', async () => {
    const part = sit('turn');
    part.decide({ type: 'play', card: 3 });
    expect(part.decision).toEqual({ type: 'play', card: 3 });
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(onaction).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 3 });
    expect(part.lit).toBe(false);
  });

  test('can be taken back until then', async () => {
    const part = sit('turn');
    part.decide({ type: 'discard', card: 3 });
    part.takeBack();
    await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
    expect(onaction).not.toHaveBeenCalled();
    expect(part.decision).toBeNull();
  });

  test('waits to be confirmed for those who want it so, and that is remembered', async () => {
    sit('turn').guard = 'confirm';
    const part = sit('turn');
    expect(part.guard).toBe('confirm');
    part.decide({ type: 'inform', to: 1, clue: { colour: 'red' } });
    await vi.advanceTimersByTimeAsync(10 * UNDO_MS);
    expect(onaction).not.toHaveBeenCalled();
    await part.confirm();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'inform',
      to: 1,
      clue: { colour: 'red' },
    });
  });

  test.each([
    ['full', { type: 'discard', card: 0 }, 'tokens-full'],
    ['dark', { type: 'inform', to: 1, clue: { value: 1 } }, 'no-token'],
    ['wait', { type: 'play', card: 0 }, 'not-your-turn'],
    ['over', { type: 'play', card: 0 }, 'over'],
  ] as const)('at a table that is %s, %o is refused with a reason', (name, action, why) => {
    const part = sit(name);
    part.decide(action);
    expect(part.decision).toBeNull();
    expect(onrefusal).toHaveBeenCalledExactlyOnceWith({ key: `hanabi-illegal-${why}`, args: {} });
  });

  test('h7: an information that touches nothing can be given', async () => {
    const part = sit('turn');
    expect(part.touchedBy(1, { colour: 'white' })).toEqual([]);
    part.decide({ type: 'inform', to: 1, clue: { colour: 'white' } });
    await part.confirm();
    expect(onaction).toHaveBeenCalledOnce();
  });
});

describe('speaking', () => {
  test('lights the touched cards and dims the others before anything is said', () => {
    const part = sit('turn');
    const luca = part.view.hands[1]!.cards;
    part.pick(4);
    expect(part.listener).toBe(1);
    expect(luca.map((held) => part.touched(1, held))).toEqual([null, null, null, null]);
    part.hovered = { colour: 'red' };
    expect(luca.map((held) => part.touched(1, held))).toEqual([true, true, false, false]);
    part.decide({ type: 'inform', to: 1, clue: { value: 5 } });
    part.hovered = null;
    expect(luca.map((held) => part.touched(1, held))).toEqual([false, false, false, true]);
  });

  test('Esc goes back a step at a time', () => {
    const part = sit('turn');
    part.pick(4);
    part.decide({ type: 'inform', to: 1, clue: { value: 5 } });
    expect(part.back()).toBe(true);
    expect(part.decision).toBeNull();
    expect(part.picked?.held.id).toBe(4);
    expect(part.back()).toBe(true);
    expect(part.picked).toBeNull();
    expect(part.back()).toBe(false);
  });
});

describe('h20: arranging', () => {
  test('is tried out, then shown to everybody', async () => {
    const part = sit('turn');
    part.move(3, 0);
    expect(part.own.map(({ id }) => id)).toEqual([3, 0, 1, 2]);
    expect(onaction).not.toHaveBeenCalled();
    await part.arrange();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'arrange', cards: [3, 0, 1, 2] });
  });

  test('is no turn: it can be done while another plays', async () => {
    const part = sit('wait');
    expect(part.lit).toBe(false);
    part.move(0, 3);
    await part.arrange();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'arrange', cards: [1, 2, 3, 0] });
  });

  test('without an information received it is refused', () => {
    const part = sit('two');
    part.move(0, 1);
    expect(part.arranging).toBe(false);
    expect(onrefusal).toHaveBeenCalledExactlyOnceWith({
      key: 'hanabi-illegal-may-not-arrange',
      args: {},
    });
  });
});

test('a note is kept by the identity of its card', () => {
  const part = sit('turn', { 'card-5': 'tienilo' });
  expect(part.noteOn(5)).toBe('tienilo');
  part.note(5, 'tienilo');
  expect(onnote).not.toHaveBeenCalled();
  part.note(2, '1?');
  expect(onnote).toHaveBeenCalledExactlyOnceWith('card-2', '1?');
});

test('while events are shown nothing can be decided', async () => {
  const part = sit('turn');
  const event = {
    type: 'played',
    by: 1,
    id: 4,
    card: card('r3'),
    slot: 0,
    fits: true,
  } as const;
  const then = { ...part.view, points: 16 };
  await part.beat(event, then)(new Timeline(1, true));
  expect(part.view).toBe(then);
  expect(part.lit).toBe(false);
  part.decide({ type: 'play', card: 0 });
  expect(part.decision).toBeNull();
});
