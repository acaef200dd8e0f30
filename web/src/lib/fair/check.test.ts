import { expect, test } from 'vitest';
import { check, hashOf, seedOf } from './check';

// The seeds of numbers 1, 2 and 3, as `docs/records.md` has them.
const numbered = (number: number) => hashOf([...`ludoteca game ${number}`].map(hex).join(''));
const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0');
const [one, two, three] = [numbered(1), numbered(2), numbered(3)];

const parts = {
  server: one,
  seats: [
    { seat: 0, hash: hashOf(two), part: two },
    { seat: 2, hash: hashOf(three), part: three },
  ],
};
const commitment = hashOf(one);

test('parts make the seed that the program makes of them', () => {
  const seed = 'db23cd6b86ccdf1b72dd611ec786acdd02f5589aa159d949cd6ff8cb5f30dfe6';
  expect(seedOf(parts)).toBe(seed);
  const checked = check({ commitment, seed, parts });
  expect(checked.fair).toBe(true);
  expect(checked.seats).toEqual([hashOf(two), hashOf(three)]);
});

test('who came too late is left out', () => {
  const [first, second] = parts.seats as [(typeof parts.seats)[0], (typeof parts.seats)[0]];
  const late = { server: one, seats: [first, { ...second, part: null }] };
  expect(seedOf(late)).toBe(seedOf({ server: one, seats: [first] }));
  expect(check({ commitment, seed: seedOf(late), parts: late }).fair).toBe(true);
});

test('whatever is not as it was promised is found', () => {
  const seed = seedOf(parts);
  const [first, second] = parts.seats as [(typeof parts.seats)[0], (typeof parts.seats)[0]];
  const other = { server: one, seats: [first, { ...second, part: two }] };
  expect(check({ commitment, seed: seedOf(other), parts: other }).fair).toBe(false);
  expect(check({ commitment: hashOf(two), seed, parts }).fair).toBe(false);
  expect(check({ commitment, seed: two, parts }).fair).toBe(false);
  expect(check({ commitment, seed: one, parts: null }).fair).toBe(true);
  expect(check({ commitment, seed: two, parts: null }).fair).toBe(false);
});
