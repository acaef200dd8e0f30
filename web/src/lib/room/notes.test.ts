import { expect, test } from 'vitest';
import { textsOf } from './notes';

const notes = [
  { seat: 0, key: 'card-3', text: 'forse il 5', step: 4 },
  { seat: 1, key: 'card-3', text: 'da tenere', step: 9 },
  { seat: 1, key: 'card-7', text: '1?', step: 2 },
];

test('a seat reads its own notes', () => {
  expect(textsOf(notes, { seat: 1 })).toEqual({ 'card-3': 'da tenere', 'card-7': '1?' });
});

test('whoever sits at several places reads all of them', () => {
  expect(textsOf(notes)['card-3']).toBe('forse il 5 · da tenere');
});

test('a replay shows a note from the step at which it was written', () => {
  expect(textsOf(notes, { step: 5 })).toEqual({ 'card-3': 'forse il 5', 'card-7': '1?' });
});
