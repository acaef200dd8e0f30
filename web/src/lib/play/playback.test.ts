import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventLine, PastStep, Step, Table } from '$lib/api/types';
import { END_MS, FAR, readingTime, type Pace } from './pace';
import { Playback } from './playback.svelte';

const SENTENCE = 'Springs plays the white 5, and it fits.';
const line = (name: string, at?: number): EventLine => ({
  event: { name },
  say: { key: name, args: {} },
  differs: at === undefined ? [] : [{ at: ['at'], is: at }],
  fades: false,
});
const now = (step: number) => ({
  seat: 0,
  step,
  turn: step,
  view: { at: step * 10, ball: 0 },
  legal: { moves: step },
  to_act: [0],
  outcome: null,
  speech: 'free' as const,
  seed: null,
});
const table = (step: number): Table => ({ ...now(step), fixed: { faces: 3 }, history: [] });
const step = (number: number, names: string[] = ['done'], more: Partial<Step> = {}): Step => ({
  ...now(number),
  by: 1,
  at_once: false,
  why: null,
  events: names.map((name, index) =>
    line(name, index === names.length - 1 ? undefined : number * 10 - names.length + 1 + index),
  ),
  ...more,
});

let pace: Pace;
let play: Playback;
let moved: { name: string; then: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'calm';
  moved = [];
  play = new Playback();
  play.show({ pace: () => pace, words: () => SENTENCE, big: () => false });
  play.on({
    beat: (event, then) => (hand) => {
      moved.push({ name: (event as { name: string }).name, then });
      return hand.pause(100);
    },
  });
  play.stand(table(1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const calm = readingTime('calm', SENTENCE.length);
const names = () => play.story.flatMap(({ events }) => events.map(({ say }) => say.key));

describe('one moment at a time', () => {
  test('words, motion and view belong together, and each stands long enough to be read', async () => {
    play.tell(step(2, ['thrown', 'moved']));
    await wait(0);
    expect(play.playing).toBe(true);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['thrown']);
    expect(moved).toEqual([{ name: 'thrown', then: { at: 19, ball: 0 } }]);
    expect(play.view).toEqual({ at: 10, ball: 0 });
    expect(play.position?.step).toBe(1);
    expect(names()).toEqual(['thrown']);
    await wait(calm - 1);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['thrown']);
    await wait(1);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['moved']);
    expect(play.view).toEqual({ at: 19, ball: 0 });
    await wait(calm);
    expect(play.playing).toBe(false);
    expect(play.position?.step).toBe(2);
    expect(play.view).toEqual({ at: 20, ball: 0 });
    expect(names()).toEqual(['thrown', 'moved']);
  });

  test('what is asked is seen for a breath before it is told', async () => {
    const asked: string[] = [];
    play.on({
      beat: () => (hand) => hand.pause(100),
      breath: (event) => {
        const { name } = event as { name: string };
        if (name !== 'answered') return null;
        return (hand) => {
          asked.push(name);
          return hand.pause(500);
        };
      },
    });
    play.tell(step(2, ['asked', 'answered']));
    await wait(calm + 499);
    expect(asked).toEqual(['answered']);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['asked']);
    expect(names()).toEqual(['asked']);
    await wait(1);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['answered']);
    expect(names()).toEqual(['asked', 'answered']);
    await wait(calm);
    expect(play.playing).toBe(false);
  });

  test('a television sees a step to its end, however long, and then stands on the newest', async () => {
    play.show({ pace: () => pace, words: () => SENTENCE, big: () => false, tv: true });
    const signs = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
    play.tell(step(2, signs));
    for (let number = 3; number < 10; number += 1) play.tell(step(number));
    await wait(calm * 5);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['sixth']);
    await wait(calm);
    expect(play.playing).toBe(false);
    expect(play.position?.step).toBe(9);
  });

  test('many that wait are not shown faster', async () => {
    for (let number = 2; number < 12; number += 1) play.tell(step(number));
    await wait(calm * 9 - 1);
    expect(play.position?.step).toBe(10 - 1);
    await wait(calm + 1);
    expect(play.position?.step).toBe(11);
  });

  test('what I did myself takes its motion and no time to read', async () => {
    play.tell(step(2, ['done'], { by: 0 }));
    await wait(100);
    expect(play.position?.step).toBe(2);
  });

  test('what comes of it is read where it is big: nobody knew it before', async () => {
    play.show({
      pace: () => pace,
      words: () => SENTENCE,
      big: (event) => (event as { name: string }).name === 'lost',
    });
    play.tell(step(2, ['done', 'lost', 'drawn'], { by: 0 }));
    await wait(100);
    expect(names()).toEqual(['done', 'lost']);
    await wait(readingTime('calm', SENTENCE.length, true) - 1);
    expect(names()).toEqual(['done', 'lost']);
    await wait(1);
    expect(names()).toEqual(['done', 'lost', 'drawn']);
    await wait(100);
    expect(play.playing).toBe(false);
  });

  test('a step that is told twice is shown once', async () => {
    play.tell(step(2));
    play.tell(step(2));
    await wait(calm * 3);
    expect(names()).toEqual(['done']);
  });

  test('a motion that stumbles holds nobody up', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    play.on({ beat: () => () => Promise.reject(new Error('stumbled')) });
    play.tell(step(2));
    await wait(calm);
    expect(play.position?.step).toBe(2);
    expect(report).toHaveBeenCalled();
  });
});

describe('what is said once', () => {
  const whispered = (number: number) => {
    const told = step(number, ['whispered', 'done']);
    return { ...told, events: told.events.map((one, i) => ({ ...one, fades: i === 0 })) };
  };

  test('stands while it is on show, and nowhere afterwards', async () => {
    play.tell(whispered(2));
    await wait(calm - 1);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['whispered']);
    expect(names()).toEqual(['whispered']);
    await wait(1);
    expect(names()).toEqual(['done']);
    await wait(calm);
    expect(play.lines.map(({ say }) => say.key)).toEqual(['done']);
    expect(names()).toEqual(['done']);
    // Its place is kept, so that what came after it is not told anew.
    expect(play.told.flatMap(({ events }) => events.map(({ say }) => say.key))).toEqual([
      'whispered',
      'done',
    ]);
  });

  test('stands again when all is over', async () => {
    play.tell(whispered(2));
    await wait(calm * 2);
    const outcome = { say: { key: 'over', args: {} } } as unknown as Step['outcome'];
    play.tell(step(3, ['ended'], { outcome }));
    await wait(calm + END_MS);
    expect(names()).toEqual(['whispered', 'done', 'ended']);
  });
});

describe('the pace is the person\u2019s', () => {
  test('who wants less motion has the same time to read', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const reduced: boolean[] = [];
    play.on({ beat: () => (hand) => void reduced.push(hand.reduced) });
    play.tell(step(2, ['a', 'b']));
    await wait(calm * 2 - 1);
    expect(play.playing).toBe(true);
    await wait(1);
    expect(play.position?.step).toBe(2);
    expect(reduced).toEqual([true, true]);
  });

  test('a tap shows the rest at once', async () => {
    play.tell(step(2, ['a', 'b', 'c']));
    play.tell(step(3));
    await wait(10);
    play.skip();
    await wait(0);
    expect(play.position?.step).toBe(3);
    expect(names()).toEqual(['a', 'b', 'c', 'done']);
    // What comes later has its own time again.
    play.tell(step(4));
    await wait(calm - 1);
    expect(play.position?.step).toBe(3);
  });

  test('brisk takes half the time, instant none', async () => {
    pace = 'brisk';
    play.tell(step(2));
    await wait(calm / 2);
    expect(play.position?.step).toBe(2);
    pace = 'instant';
    play.tell(step(3, ['a', 'b']));
    await wait(0);
    expect(play.position?.step).toBe(3);
  });

  test('tap to go on waits after every turn of the others', async () => {
    pace = 'tap';
    play.tell(step(2));
    play.tell(step(3));
    await wait(calm * 10);
    expect(play.waiting).toBe(true);
    expect(play.position?.step).toBe(1);
    play.skip();
    await wait(calm);
    expect(play.position?.step).toBe(2);
    expect(play.waiting).toBe(true);
    play.skip();
    await wait(0);
    expect(play.position?.step).toBe(3);
    expect(play.playing).toBe(false);
  });

  test('whoever is far behind stands on the newest, and misses no word', async () => {
    for (let number = 2; number <= 60; number += 1) play.tell(step(number));
    await wait(0);
    expect(play.playing).toBe(true);
    expect(play.position?.step).toBeGreaterThan(40);
    await wait(calm * 60);
    expect(play.position?.step).toBe(60);
    expect(play.story.map((past) => past.step)).toEqual(
      Array.from({ length: 59 }, (_, index) => index + 2),
    );
  });
});

describe('what is no turn', () => {
  test('is seen at once beside what is being shown, the newest standing for all', async () => {
    play.tell(step(2));
    const ball = (number: number, on: number) =>
      step(number, ['ball'], { at_once: true, view: { at: 20, ball: on } });
    play.tell(ball(3, 7));
    play.tell(ball(4, 8));
    expect(play.view).toEqual({ at: 10, ball: 8 });
    await wait(calm + 200);
    expect(play.position?.step).toBe(4);
    expect(play.view).toEqual({ at: 20, ball: 8 });
  });
});

describe('epochs', () => {
  test('a hello in the middle: the table stands as it says, and no word is lost', async () => {
    play.tell(step(2, ['a', 'b']));
    play.tell(step(3, ['c']));
    await wait(10);
    const history = [4, 5].map((number) => ({ ...step(number, [`s${number}`]), view: null }));
    play.stand({ ...table(5), history }, { keep: true });
    expect(play.playing).toBe(false);
    await wait(calm * 9);
    expect(play.position?.step).toBe(5);
    expect(names()).toEqual(['a', 'b', 'c', 's4', 's5']);
  });

  test('an undo while things are being shown: the undone position never stands again', async () => {
    play.tell(step(2));
    await wait(10);
    play.stand(table(1));
    await wait(calm * 3);
    expect(play.position?.step).toBe(1);
    expect(names()).toEqual([]);
    play.tell(step(2, ['other']));
    await wait(calm);
    expect(names()).toEqual(['other']);
  });

  test('a falling curtain while things are being shown: nothing stays', async () => {
    play.tell(step(2, ['a', 'b']));
    await wait(10);
    play.forget();
    await wait(calm * 3);
    expect(play.position).toBeNull();
    expect(play.view).toBeUndefined();
    expect(play.fixed).toBeNull();
    expect(play.story).toEqual([]);
    expect(play.lines).toEqual([]);
    expect(play.playing).toBe(false);
  });
});

test('whoever was there before the deal is told with it what never changes', async () => {
  play.forget();
  play.tell(step(0, ['dealt'], { fixed: { faces: 5 } }));
  expect(play.fixed).toEqual({ faces: 5 });
  await wait(calm);
  expect(play.position?.step).toBe(0);
});

describe('the beginning', () => {
  const AIM = 'Bring everything home before the others do.';
  const past = (number: number, by: number | null): PastStep => {
    const { turn, view } = now(number);
    return {
      step: number,
      turn,
      by,
      at_once: by === null,
      events: [line('done')],
      why: null,
      view,
    };
  };
  const begun = (...steps: PastStep[]): Table => ({
    ...table(steps.length),
    history: [past(0, null), ...steps],
  });
  const watch = (aimFirst = false) => {
    play.show({
      pace: () => pace,
      words: () => SENTENCE,
      big: () => false,
      aim: () => Promise.resolve(AIM),
      aimFirst: () => aimFirst,
    });
    play.on({ beat: () => (hand) => hand.pause(100) });
  };

  test('the dealt table is seen, and the aim read, before anybody has moved', async () => {
    play = new Playback();
    play.begin(begun(past(1, 1), past(2, 1)));
    expect(play.view).toEqual({ at: 0, ball: 0 });
    expect(play.position?.legal).toBeNull();
    watch();
    await wait(readingTime('calm', AIM.length) - 1);
    expect(play.view).toEqual({ at: 0, ball: 0 });
    expect(play.story.map(({ step }) => step)).toEqual([0]);
    await wait(1 + calm * 2);
    expect(play.position?.step).toBe(2);
    expect(play.position?.legal).toEqual({ moves: 2 });
    expect(play.playing).toBe(false);
  });

  test('where both have no room, whoever begins reads the aim before the first decision', async () => {
    play = new Playback();
    play.begin(begun());
    watch(true);
    expect(play.playing).toBe(true);
    await wait(readingTime('calm', AIM.length) - 1);
    expect(play.playing).toBe(true);
    await wait(1);
    expect(play.playing).toBe(false);
    expect(play.position).toMatchObject({ step: 0, legal: { moves: 0 } });
    // Once: a part that is made anew finds it read.
    watch(true);
    expect(play.playing).toBe(false);

    play = new Playback();
    play.begin(begun());
    watch(true);
    await wait(1);
    play.skip();
    await wait(0);
    expect(play.playing).toBe(false);

    // Who comes back to a table, takes back to its beginning or waits for nothing is not held up.
    play.stand({ ...table(0), history: [past(0, null)] }, { keep: true });
    watch(true);
    expect(play.playing).toBe(false);
    pace = 'instant';
    play = new Playback();
    play.begin(begun());
    watch(true);
    expect(play.playing).toBe(false);
  });

  test('nobody waits for it who begins, or who shows everything at once', async () => {
    play = new Playback();
    play.begin(begun());
    watch();
    expect(play.position).toMatchObject({ step: 0, legal: { moves: 0 } });
    play.tell(step(1, ['own'], { by: 0 }));
    await wait(100);
    expect(play.position?.step).toBe(1);

    pace = 'instant';
    play = new Playback();
    play.begin(begun(past(1, 1)));
    watch();
    await wait(100);
    expect(play.position?.step).toBe(1);
  });

  test('a tap goes on from it', async () => {
    play = new Playback();
    play.begin(begun(past(1, 1)));
    watch();
    await wait(10);
    expect(play.position?.step).toBe(0);
    play.skip();
    await wait(100);
    expect(play.position?.step).toBe(1);
  });

  test('after much has happened one stands where the others are', () => {
    play = new Playback();
    const many = Array.from({ length: FAR.moments + 2 }, (_, index) => past(index + 1, 1));
    play.begin(begun(...many));
    expect(play.position?.step).toBe(many.length);
    expect(play.story).toHaveLength(many.length + 1);
  });

  test('what is known in words alone is not shown', () => {
    play.forget();
    play.begin(begun({ ...past(1, 1), view: null }));
    expect(play.position?.step).toBe(1);
    expect(names()).toEqual(['done', 'done']);
  });
});

describe('the end', () => {
  const outcome = {
    standing: { type: 'ranked' as const, places: [1, 2] },
    say: { key: 'won', args: {} },
  };

  test('the last move is seen to its end, and held', async () => {
    play.tell(step(2, ['left', 'won'], { outcome, to_act: [] }));
    await wait(calm * 2);
    expect(play.position?.outcome).toEqual(outcome);
    expect(play.ended).toBe(false);
    await wait(END_MS);
    expect(play.ended).toBe(true);
    expect(play.playing).toBe(false);
  });

  test('whoever comes when it is over stands at the end', () => {
    play.stand({ ...table(9), outcome, to_act: [] });
    expect(play.ended).toBe(true);
  });
});

test('a moment is shown again, and then the table stands as it stood', async () => {
  play.tell(step(2, ['a', 'b']));
  await wait(calm * 2);
  moved = [];
  const [shown] = play.story.at(-1)!.events;
  const again = play.again({ line: shown!, view: { at: 19, ball: 0 } }, { at: 10, ball: 0 });
  await wait(0);
  expect(play.playing).toBe(true);
  expect(play.view).toEqual({ at: 10, ball: 0 });
  await wait(calm);
  await again;
  expect(moved).toEqual([{ name: 'a', then: { at: 19, ball: 0 } }]);
  expect(play.view).toEqual({ at: 20, ball: 0 });
  expect(play.playing).toBe(false);
});

describe('what is new is explained with its moment', () => {
  const NEW = { key: 'new', args: {} };
  const EXPLAINED = 'A wall is two neighbours of one side.';
  const long = readingTime('calm', EXPLAINED.length);
  let asked: { name: string; before: unknown }[];
  beforeEach(() => {
    asked = [];
    play.show({
      pace: () => pace,
      words: ({ say }) => (say === NEW ? EXPLAINED : SENTENCE),
      big: () => false,
      once: ({ line }, before) => {
        asked.push({ name: line.say.key, before });
        return Promise.resolve(line.say.key === 'walled' ? NEW : null);
      },
    });
  });

  test('it stands beside the words of its moment, and both can be read', async () => {
    play.tell(step(2, ['thrown', 'walled', 'passed']));
    await wait(0);
    expect(play.once(play.line)).toBeNull();
    await wait(calm);
    expect(play.line?.say.key).toBe('walled');
    expect(play.once(play.line)).toBe(NEW);
    await wait(calm + long - 1);
    expect(play.once(play.line)).toBe(NEW);
    await wait(1);
    expect(play.line?.say.key).toBe('passed');
    expect(play.once(play.line)).toBeNull();
    await wait(calm);
    expect(play.playing).toBe(false);
    // The log knows it for as long as it knows the line.
    const told = play.story.flatMap(({ events }) => events.map((line) => play.once(line)));
    expect(told).toEqual([null, NEW, null]);
    expect(asked).toEqual([
      { name: 'thrown', before: { at: 10, ball: 0 } },
      { name: 'walled', before: { at: 18, ball: 0 } },
      { name: 'passed', before: { at: 19, ball: 0 } },
    ]);
  });

  test('one’s own move stands for as long as it is explained', async () => {
    play.tell(step(2, ['walled'], { by: 0 }));
    await wait(long - 1);
    expect(play.once(play.line)).toBe(NEW);
    await wait(1);
    expect(play.playing).toBe(false);
  });

  test('whoever wants to read nothing is asked nothing, nor told what is no turn', async () => {
    pace = 'instant';
    play.tell(step(2, ['walled']));
    await wait(0);
    pace = 'calm';
    play.tell(step(3, ['walled'], { at_once: true }));
    await wait(100);
    expect(asked).toEqual([]);
    // Whoever taps has seen enough: what comes after it is explained another time.
    play.tell(step(4, ['thrown', 'walled']));
    await wait(0);
    play.skip();
    await wait(0);
    expect(asked.map(({ name }) => name)).toEqual(['thrown']);
  });

  test('words that cannot be had hold nothing up', async () => {
    play.show({
      pace: () => pace,
      words: () => SENTENCE,
      big: () => false,
      once: () => Promise.reject(new Error('the line is down')),
    });
    play.tell(step(2));
    await wait(calm);
    expect(play.playing).toBe(false);
    expect(play.position?.step).toBe(2);
  });
});
