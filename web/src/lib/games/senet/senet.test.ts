import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Timeline } from '$lib/ui/motion';
import { move } from './moves';
import { FIXED, MOMENTS, OPTIONS, position, THROW } from './samples';
import { proposal, SenetPart, type SenetMoment } from './senet.svelte';
import { noLegal } from './types';

const refusals: string[] = [];
const onaction = vi.fn((): boolean => true);

function sit(moment: SenetMoment) {
  const desk = {
    moment,
    fixed: FIXED,
    onaction,
    onrefusal: ({ key }: { key: string }) => void refusals.push(key),
  };
  return { desk, part: new SenetPart(desk) };
}
const at = (name: string) => sit(MOMENTS[name]!).part;

beforeEach(() => {
  refusals.length = 0;
  onaction.mockReset().mockReturnValue(true);
});

describe('what is proposed', () => {
  const slow = move('forward', 12, 13, { gain: 1 });
  const fast = move('swap', 17, 21, { gain: 8 });

  test('the fastest move, with hints', () => {
    expect(proposal({ choices: [slow, fast] }, true)).toBe(fast);
    expect(proposal({ choices: [fast, slow] }, true)).toBe(fast);
  });

  test('only the only one, without', () => {
    expect(proposal({ choices: [slow, fast] }, false)).toBeNull();
    expect(proposal({ choices: [slow] }, false)).toBe(slow);
  });

  test('never the throw, which is one tap anyway', () => {
    expect(proposal({ choices: [THROW] }, true)).toBeNull();
  });

  test('leaving from Ra with hints; without, there are two things to do', () => {
    const leave = move('leave', 30, null);
    expect(proposal({ choices: [leave, THROW] }, true)).toBe(leave);
    expect(proposal({ choices: [leave, THROW] }, false)).toBeNull();
  });

  test('the even squares, when sides are chosen', () => {
    expect(at('choose').chosen?.action).toEqual({ type: 'choose', side: 'even' });
  });
});

describe('before the start', () => {
  test('the die is thrown to begin, and shows what one threw oneself', async () => {
    const part = at('who-begins');
    expect([part.deciding, part.face]).toEqual([true, null]);
    await part.roll();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
    expect(at('who-begins-waiting').face).toBe(4);
    expect(at('who-begins-second').face).toBeNull();
    expect(at('choose').face).toBe(5);
    expect([at('opening').deciding, at('opening').face]).toEqual([false, null]);
  });

  test('where the host named who begins, no throws are on show', () => {
    const choose = MOMENTS.choose!;
    const { part } = sit({ ...choose, view: { ...choose.view, lots: [null, null] } });
    expect(part.deciding).toBe(false);
  });

  test('a colour that is free may be taken, in turn or not; another may not', async () => {
    const part = at('who-begins-waiting');
    await part.paint('turquoise');
    expect(onaction).not.toHaveBeenCalled();
    await part.paint('lapis');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'paint', colour: 'lapis' });
  });
});

describe('choosing and confirming', () => {
  test('what is only proposed takes two taps as well', async () => {
    const part = at('swap');
    expect(part.chosen?.from).toBe(17);
    await part.tap(17);
    expect(onaction).not.toHaveBeenCalled();
    await part.tap(17);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 17 });
  });

  test('a tap on another piece, or on where it would land, changes the choice', async () => {
    const part = at('swap');
    await part.tap(12);
    expect(part.chosen?.from).toBe(12);
    await part.tap(30);
    expect(part.chosen?.from).toBe(26);
    await part.tap(30);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 26 });
  });

  test('“another” goes round all the moves', () => {
    const part = at('swap');
    const seen = [0, 1, 2, 3].map(() => {
      part.another();
      return part.chosen?.from;
    });
    expect(seen).toEqual([26, 12, 17, 26]);
  });

  test('back returns to the proposal, or to nothing', async () => {
    const part = at('swap');
    await part.tap(12);
    part.back();
    expect(part.chosen?.from).toBe(17);
    const bare = at('no-hints');
    await bare.tap(12);
    expect(bare.chosen?.from).toBe(12);
    bare.back();
    expect(bare.chosen).toBeNull();
  });

  test('where a piece could be landed on or go itself, the tap means the piece', async () => {
    const { part } = sit({
      ...MOMENTS.collision!,
      legal: {
        ...noLegal,
        choices: [move('collision', 3, 5, { then: 1 }), move('collision', 5, 7, { then: 1 })],
      },
    });
    await part.tap(5);
    expect(part.chosen?.from).toBe(5);
  });

  test('sides: a tap on a square previews its side', async () => {
    const part = at('choose');
    await part.tap(3);
    expect(part.chosen?.action).toEqual({ type: 'choose', side: 'odd' });
    expect(part.position).toMatchObject({ odd: 0, faint: true });
    expect(part.position.board.slice(0, 4)).toEqual([0, 1, 0, 1]);
    await part.tap(1);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'choose', side: 'odd' });
  });

  test('Ra: the piece takes two taps, the die one', async () => {
    const part = at('may-leave');
    await part.tap(30);
    await part.tap(30);
    expect(onaction).toHaveBeenLastCalledWith({ type: 'leave' });
    const other = at('may-leave');
    await other.roll();
    expect(onaction).toHaveBeenLastCalledWith({ type: 'throw' });
  });

  test('the opening moves the piece on 10, whoever owns it (N4)', async () => {
    const part = at('opening-move');
    await part.tap(10);
    await part.tap(13);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 10 });
  });
});

describe('an action on its way', () => {
  test('is sent once, and nothing can be chosen until something new is known', async () => {
    const { desk, part } = sit(MOMENTS.swap!);
    await part.confirm();
    await part.confirm();
    await part.tap(12);
    await part.roll();
    expect(onaction).toHaveBeenCalledOnce();
    expect(part.lit).toBe(false);
    expect(refusals).toEqual([]);
    desk.moment = MOMENTS.again!;
    expect(part.lit).toBe(true);
  });

  test('that is refused gives the choice back', async () => {
    onaction.mockReturnValue(false);
    const { part } = sit(MOMENTS.swap!);
    await part.tap(12);
    await part.tap(12);
    expect(part.lit).toBe(true);
    expect(part.chosen?.from).toBe(12);
  });
});

describe('a tap that can do nothing says why', () => {
  test.each<[string, string, number, string]>([
    ['a stuck piece', 'swap', 24, 'senet-illegal-protected'],
    ['a piece of the other side', 'misfortune', 12, 'senet-illegal-not-yours'],
    ['an empty square', 'swap', 2, 'senet-illegal-empty-square'],
    ['a piece that has had its try', 'tried', 28, 'senet-illegal-tried'],
    ['before the throw', 'throw', 12, 'senet-illegal-throw-first'],
    ['before it is known who begins', 'who-begins', 12, 'senet-illegal-throw-to-begin'],
    ['before the choice', 'choose', 20, 'senet-illegal-choose-first'],
    ['on the other turn', 'waiting', 12, 'senet-illegal-not-your-turn'],
    ['after the end', 'won', 18, 'senet-illegal-over'],
  ])('%s', async (_, moment, square, why) => {
    await at(moment).tap(square);
    expect(refusals).toEqual([why]);
    expect(onaction).not.toHaveBeenCalled();
  });

  test.each([
    ['swap', 'senet-illegal-move-first'],
    ['choose', 'senet-illegal-choose-first'],
    ['waiting', 'senet-illegal-not-your-turn'],
    ['won', 'senet-illegal-over'],
  ])('the die in %s', async (moment, why) => {
    await at(moment).roll();
    expect(refusals).toEqual([why]);
  });

  test('but not to somebody who only watches', async () => {
    const part = at('fell');
    await part.tap(7);
    await part.roll();
    expect(refusals).toEqual([]);
  });
});

describe('keys', () => {
  const press = (part: SenetPart, key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    part.key(event);
    return event.defaultPrevented;
  };

  test('Space throws, when there is something to throw', () => {
    expect(press(at('throw'), ' ')).toBe(true);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
    expect(press(at('swap'), ' ')).toBe(false);
    expect(onaction).toHaveBeenCalledOnce();
  });

  test('Escape goes back, when there is something to go back from', async () => {
    const part = at('swap');
    expect(press(part, 'Escape')).toBe(false);
    await part.tap(12);
    expect(press(part, 'Escape')).toBe(true);
    expect(part.chosen?.from).toBe(17);
  });
});

describe('events', () => {
  test('are shown one after the other, and nothing can be chosen meanwhile', async () => {
    const { desk, part } = sit(MOMENTS.waiting!);
    const moved = position([12, 13, 17, 24, 26], [10, 11, 14, 21, 28], { thrown: 5 });
    await part.beat({ type: 'moved', seat: 1, from: 9, to: 14 }, moved)(new Timeline(1, false));
    expect(part.view).toBe(moved);
    expect(part.lit).toBe(false);
    expect(part.marks.roads).toEqual([]);
    const thrown = { ...moved, thrown: 6 };
    await part.beat({ type: 'thrown', seat: 0, throw: 6 }, thrown)(new Timeline(1, false));
    expect(part.view).toBe(thrown);
    desk.moment = MOMENTS.throw!;
    expect(part.view).toBe(MOMENTS.throw!.view);
    expect(part.lit).toBe(true);
  });

  test('leave their trace until one chooses', () => {
    expect(at('throw').marks.roads).toEqual([[14, 15, 16]]);
    expect(at('throw').past).toBe(true);
    expect(at('swap').past).toBe(false);
  });
});

test('hints off means that no move is chosen', () => {
  const { part } = sit({
    ...MOMENTS.swap!,
    view: position([12, 17], [21], {
      options: { ...OPTIONS, hints: false },
      phase: { type: 'move', opening: false },
      thrown: 4,
    }),
  });
  expect(part.chosen).toBeNull();
});
