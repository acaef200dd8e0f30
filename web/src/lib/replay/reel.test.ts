import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventLine, ReplayedStep } from '$lib/api/types';
import { readingTime } from '$lib/play/pace';
import { Reel, type Film } from './reel.svelte';

const SENTENCE = 'Springs plays the white 5, and it fits.';
const calm = readingTime('calm', SENTENCE.length);

const line = (name: string, at?: number): EventLine => ({
  event: { name },
  say: { key: name, args: {} },
  differs: at === undefined ? [] : [{ at: ['at'], is: at }],
  fades: false,
});
/** Two events a step: `3a` leaves 25, `3b` the step's own view, 30. */
const step = (number: number): ReplayedStep => ({
  step: number,
  turn: number,
  by: number % 2,
  at_once: false,
  why: null,
  view: { at: number * 10 },
  events: [line(`${number}a`), line(`${number}b`)],
});
const told = (number: number) => ({
  ...step(number),
  events: [line(`${number}a`, number * 10 - 5), line(`${number}b`)],
});
const steps = Array.from({ length: 120 }, (_, number) => step(number));

let reel: Reel;
let asked: [number, number][];
let film: Film;
let moved: { name: string; then: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  moved = [];
  film = {
    steps,
    fixed: { faces: 6 },
    moments: (from, to) => {
      asked.push([from, to]);
      return Promise.resolve(steps.slice(from, to + 1).map(({ step }) => told(step)));
    },
  };
  reel = new Reel({ words: () => SENTENCE, big: () => false });
  reel.playback.on({
    beat: (event, then) => () => void moved.push({ name: (event as { name: string }).name, then }),
  });
  reel.load(film, 3);
});
afterEach(() => {
  reel.end();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const heard = () => reel.playback.lines.map(({ say }) => say.key);

test('it stands on the step that it was opened at, with its words', () => {
  expect(reel.at).toBe(3);
  expect(reel.playback.view).toEqual({ at: 30 });
  expect(reel.playback.fixed).toEqual({ faces: 6 });
  expect(heard()).toEqual(['3a', '3b']);
});

describe('forward', () => {
  test('shows the next step moment by moment, and then stands on it', async () => {
    reel.forward();
    await wait(0);
    expect(reel.at).toBe(4);
    expect(heard()).toEqual(['4a']);
    expect(reel.playback.view).toEqual({ at: 30 });
    await wait(calm);
    expect(heard()).toEqual(['4b']);
    expect(reel.playback.view).toEqual({ at: 35 });
    await wait(calm);
    expect(reel.playback.playing).toBe(false);
    expect(reel.playback.view).toEqual({ at: 40 });
    expect(moved).toEqual([
      { name: '4a', then: { at: 35 } },
      { name: '4b', then: { at: 40 } },
    ]);
    await wait(calm * 9);
    expect(reel.at).toBe(4);
  });

  test('asked again, it does not wait for the one that is being shown', async () => {
    reel.forward();
    await wait(10);
    reel.forward();
    await wait(0);
    expect(reel.at).toBe(5);
    expect(reel.playback.view).toEqual({ at: 40 });
    expect(heard()).toEqual(['5a']);
  });

  test('asked twice before anything has come, it goes two steps', async () => {
    reel.forward();
    reel.forward();
    expect(reel.at).toBe(5);
    await wait(0);
    expect(reel.playback.view).toEqual({ at: 40 });
    expect(heard()).toEqual(['5a']);
  });

  test('many steps cost few questions', async () => {
    for (let more = 0; more < 60; more += 1) {
      reel.forward();
      await wait(0);
    }
    expect(reel.at).toBe(63);
    expect(asked).toEqual([
      [0, 49],
      [50, 99],
    ]);
  });

  test('where nobody answers, the step is told on its own view, and asked for again', async () => {
    let answers = false;
    const { moments } = film;
    film = {
      ...film,
      moments: (from, to) => (answers ? moments(from, to) : Promise.reject(new Error('nobody'))),
    };
    reel.load(film);
    reel.forward();
    await wait(calm * 2);
    expect(reel.playback.view).toEqual({ at: 40 });
    expect(moved[0]).toEqual({ name: '4a', then: { at: 40 } });
    answers = true;
    reel.forward();
    await wait(0);
    expect(moved.at(-1)).toEqual({ name: '5a', then: { at: 45 } });
  });
});

describe('moving to a step', () => {
  test('begins a new epoch: what was being shown is never shown to its end', async () => {
    reel.forward();
    await wait(10);
    reel.go(80);
    expect(reel.playback.playing).toBe(false);
    expect(reel.playback.view).toEqual({ at: 800 });
    expect(heard()).toEqual(['80a', '80b']);
    await wait(calm * 3);
    expect(reel.at).toBe(80);
    expect(moved.map(({ name }) => name)).toEqual(['4a']);
  });

  test('wins over moments that were still on their way', async () => {
    let answer = () => {};
    const { moments } = film;
    reel.load({
      ...film,
      moments: (from, to) =>
        new Promise((resolve) => (answer = () => void moments(from, to).then(resolve))),
    });
    reel.forward();
    await wait(0);
    reel.go(7);
    answer();
    await wait(calm);
    expect(reel.at).toBe(7);
    expect(moved).toEqual([]);
  });

  test('stays within the game', () => {
    reel.go(-1);
    expect(reel.at).toBe(0);
    reel.go(500);
    expect(reel.at).toBe(119);
  });
});

describe('playing', () => {
  test('goes on by itself, without a rest between the steps, to the end', async () => {
    reel.go(116);
    reel.play();
    await wait(calm * 2 + 1);
    expect(reel.at).toBe(118);
    expect(reel.playback.playing).toBe(true);
    await wait(calm * 4);
    expect(reel.at).toBe(119);
    expect(reel.running).toBe(false);
    expect(reel.playback.playing).toBe(false);
    // From the end it begins anew.
    reel.play();
    await wait(0);
    expect(reel.at).toBe(1);
  });

  test('pauses after what is being shown', async () => {
    reel.play();
    await wait(calm + 10);
    reel.pause();
    await wait(calm * 9);
    expect(reel.at).toBe(4);
    expect(reel.playback.view).toEqual({ at: 40 });
  });

  test('twice as fast takes half the time', async () => {
    reel.speed = 2;
    reel.play();
    await wait(calm);
    expect(reel.at).toBe(5);
    reel.speed = 0.5;
    await wait(calm * 2);
    expect(heard()).toEqual(['5b']);
  });

  test('goes on from wherever it is moved to', async () => {
    reel.play();
    await wait(calm);
    reel.go(50);
    await wait(calm * 2);
    expect(reel.at).toBe(52);
  });
});

describe('an ending that is hidden', () => {
  beforeEach(() => reel.cover());

  test('is known as far as it was shown, also after going back', async () => {
    expect([reel.hides, reel.known]).toEqual([true, 3]);
    reel.forward();
    await wait(calm * 2);
    reel.go(1);
    expect([reel.hides, reel.known]).toEqual([true, 4]);
  });

  test('is told when it is asked for', () => {
    reel.uncover();
    expect([reel.hides, reel.known]).toEqual([false, 119]);
  });

  test('is hidden no more when it was shown to its end, and not before', async () => {
    reel.go(118);
    reel.forward();
    await wait(calm);
    expect([reel.at, reel.hides]).toEqual([119, true]);
    await wait(calm);
    expect(reel.hides).toBe(false);
    reel.go(5);
    expect(reel.hides).toBe(false);
  });

  test('stays so through other eyes', () => {
    reel.load({ ...film }, reel.at);
    expect([reel.hides, reel.known]).toEqual([true, 3]);
  });
});

test('other eyes see the same step, and are told their own moments', async () => {
  reel.forward();
  await wait(10);
  const theirs = steps.map((step) => ({ ...step, view: { at: -step.step } }));
  reel.load({ ...film, steps: theirs, moments: () => Promise.resolve([]) });
  expect(reel.at).toBe(4);
  expect(reel.playback.playing).toBe(false);
  expect(reel.playback.view).toEqual({ at: -4 });
  reel.forward();
  await wait(0);
  expect(moved.at(-1)).toEqual({ name: '5a', then: { at: -5 } });
});
