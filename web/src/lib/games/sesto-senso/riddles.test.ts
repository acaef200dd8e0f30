import { beforeEach, describe, expect, test } from 'vitest';
import {
  firstOpen,
  guessesOf,
  marksOf,
  rememberGuess,
  shareLine,
  sharesOf,
  type Riddle,
} from './riddles';

const riddle = (right: number | null): Riddle => ({
  kind: 'place',
  clues: ['dream-07'],
  choices: ['place-01', 'place-02', 'place-03'],
  read: right === null ? null : { right, percent: 60, people: [1, 2, 0] },
});

beforeEach(() => localStorage.clear());

describe('the dreams of the day', () => {
  test('everybody’s readings are shares', () => {
    expect(sharesOf({ right: 0, percent: 60, people: [1, 2, 0] })).toEqual([33, 67, 0]);
    expect(sharesOf({ right: 0, percent: 60, people: [0, 0] })).toEqual([0, 0]);
  });

  test('one goes on where one has not guessed', () => {
    expect(firstOpen([riddle(1), riddle(null), riddle(null)])).toBe(1);
    expect(firstOpen([riddle(1), riddle(0), riddle(2)])).toBe(0);
  });

  test('this browser remembers the guesses of one day', () => {
    expect(guessesOf('2026-11-18')).toEqual([]);
    rememberGuess('2026-11-18', 2, 4);
    rememberGuess('2026-11-18', 0, 1);
    expect(guessesOf('2026-11-18')).toEqual([1, null, 4]);
    expect(guessesOf('2026-11-19')).toEqual([]);
    rememberGuess('2026-11-19', 0, 3);
    expect(guessesOf('2026-11-18')).toEqual([]);
  });

  test('what is shared tells how well one read, and not what', () => {
    const riddles = [riddle(1), riddle(0), riddle(2)];
    const marks = marksOf(riddles, [1, 1, 2]);
    expect(marks).toEqual([true, false, true]);
    expect(shareLine('Il Sesto Senso', 'Dreams of the day', '2026-11-18', marks ?? [])).toBe(
      'Il Sesto Senso · Dreams of the day · 2026-11-18 · ●○● 2/3',
    );
    expect(marksOf(riddles, [1, null, 2])).toBeNull();
    expect(marksOf([riddle(1), riddle(null)], [1, 0])).toBeNull();
  });
});
