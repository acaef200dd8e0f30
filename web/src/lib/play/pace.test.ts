// How fast the others are shown, and what a clock changes about it.
import { afterEach, expect, test } from 'vitest';
import { choosePace, PACES, paceUnder } from './pace';

afterEach(() => localStorage.clear());

test('without a clock each person has their own pace, calm until they choose', () => {
  expect(paceUnder(null)).toBe('calm');
  for (const pace of PACES) {
    choosePace(pace);
    expect(paceUnder(null)).toBe(pace);
  }
});

test('where a clock of minutes runs, nothing waits for a tap or is slow', () => {
  for (const pace of PACES) {
    choosePace(pace);
    expect(paceUnder({ seconds: 120 })).toBe(pace === 'instant' ? 'instant' : 'brisk');
  }
});

test('a clock of days hurries nobody', () => {
  choosePace('tap');
  expect(paceUnder({ seconds: 86_400 })).toBe('tap');
});
