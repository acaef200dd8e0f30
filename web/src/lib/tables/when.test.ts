import { expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { whenOf } from './when';

const now = new Date(2026, 10, 18, 12, 30).getTime();
const at = (day: number, hour: number, minute = 0) =>
  new Date(2026, 10, day, hour, minute).getTime();

test.each([
  [at(18, 12, 30), 'ora, alle 12:30', 'now, at 12:30'],
  [at(18, 12, 5), '25 minuti fa, alle 12:05', '25 minutes ago, at 12:05'],
  [at(18, 9, 10), '3 ore fa, alle 09:10', '3 hours ago, at 09:10'],
  // A day ago is what the calendar says, not twenty-four hours.
  [at(17, 23, 50), 'ieri, alle 23:50', 'yesterday, at 23:50'],
  [at(14, 8), '4 giorni fa, alle 08:00', '4 days ago, at 08:00'],
  [at(2, 18, 40), '2 novembre 2026, alle 18:40', '2 November 2026, at 18:40'],
  // A clock that runs ahead elsewhere.
  [at(18, 12, 31), 'ora, alle 12:31', 'now, at 12:31'],
])('%i is said in words and in hours', async (then, italian, english) => {
  const it = await I18n.load('it', ['tables']);
  const en = await I18n.load('en', ['tables']);
  expect([whenOf(then, now, 'it-IT', it.t), whenOf(then, now, 'en-GB', en.t)]).toEqual([
    italian,
    english,
  ]);
});
