import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Beats, LONGEST_MS } from './beats.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A beat that pauses for `ms` and leaves its name when it ends. */
function stage() {
  const beats = new Beats();
  const shown: string[] = [];
  const push = (...names: string[]) =>
    beats.push(
      ...names.map((name) => async (hand: { pause(ms: number): Promise<void> }) => {
        await hand.pause(300);
        shown.push(name);
      }),
    );
  return { beats, shown, push };
}

describe('Beats', () => {
  test('plays one after the other', async () => {
    const { beats, shown, push } = stage();
    push('a', 'b');
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a']);
    expect(beats.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual(['a', 'b']);
    expect(beats.playing).toBe(false);
  });

  test('a tap ends the present beat and only that one', async () => {
    const { beats, shown, push } = stage();
    push('a', 'b');
    beats.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual(['a', 'b']);
  });

  test('more than three waiting are played three times as fast', async () => {
    const { shown, push } = stage();
    push('a', 'b', 'c', 'd');
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual(['a']);
    // Three are left: no hurry any more.
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a', 'b']);
  });

  test('no beat lasts longer than the longest', async () => {
    const { beats, shown, push } = stage();
    beats.push((hand) => hand.pause(60_000));
    push('next');
    await vi.advanceTimersByTimeAsync(LONGEST_MS + 300);
    expect(shown).toEqual(['next']);
  });

  test('a cut ends what is on show, and nothing that waited is played', async () => {
    const { beats, shown, push } = stage();
    push('a', 'b', 'c');
    beats.cut();
    expect(beats.playing).toBe(false);
    push('d');
    expect(beats.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(299);
    expect(shown).toEqual(['a']);
    expect(beats.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['a', 'd']);
    expect(beats.playing).toBe(false);
  });

  test('a beat that stumbles is reported and does not hold up the rest', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { beats, shown, push } = stage();
    beats.push(() => {
      throw new Error('stumbled');
    });
    push('next');
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual(['next']);
    expect(report).toHaveBeenCalledOnce();
  });
});
