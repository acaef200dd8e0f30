import { expect, test } from 'vitest';
import type { PastStep } from '$lib/api/types';
import { saidAt } from './said';

const i18n = {
  has: (key: string) => key !== 'unknown',
  word: (key: string) => `“${key}”`,
  say: ({ key }: { key: string }, _named: unknown, you: number | null = null) => `${key} to ${you}`,
};
const step = (step: number, why: string | null) =>
  ({ step, by: 2, why: why && { key: why, args: {} } }) as unknown as PastStep;
const talk = (id: number, after: number | null) => {
  const [text, phrase] = id % 2 ? ['ciao', null] : [null, 'yes'];
  return { id, seat: 1, name: 'Marta', text, phrase, at: 0, after };
};
const remark = (key: string, after: number) => ({ seat: 3, say: { key, args: {} }, after });

test('words, reasons and remarks come in the order in which they were heard', () => {
  const heard = saidAt(
    i18n,
    {
      story: [step(1, 'unknown'), step(2, 'sees'), step(3, 'thinks')],
      talk: [talk(1, null), talk(2, 2)],
      remarks: [remark('waits', 3)],
    },
    String,
    { you: 1 },
  );
  expect(heard.map(({ words }) => words)).toEqual([
    'ciao',
    'sees to 1',
    '“yes”',
    'thinks to 1',
    'waits to 1',
  ]);
  expect(heard.map(({ seat }) => seat)).toEqual([1, 2, 1, 2, 3]);
});

test('only the last words are told', () => {
  const story = Array.from({ length: 30 }, (_, i) => step(i, 'sees'));
  const sources = { story, talk: [talk(1, 40)], remarks: [] };
  expect(saidAt(i18n, sources, String)).toHaveLength(12);
  expect(saidAt(i18n, sources, String, { most: 2 }).map(({ words }) => words)).toEqual([
    'sees to null',
    'ciao',
  ]);
});
