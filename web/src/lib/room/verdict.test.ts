import { expect, test } from 'vitest';
import type { Outcome } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { I18n } from '$lib/i18n/i18n.svelte';
import { verdictOf } from './verdict';

const seat = (name: string, mine: boolean): Seated => ({ name, puppet: 'fox', bot: false, mine });
const say = { key: 'senet-outcome', args: { winner: { seat: 0 }, off: 2 } };
const ranked = (...places: number[]): Outcome => ({ standing: { type: 'ranked', places }, say });

test('whoever won alone at this device is praised, whoever lost is consoled', async () => {
  const i18n = await I18n.load('it', ['senet']);
  const title = (mine: [boolean, boolean]) =>
    verdictOf(ranked(1, 2), [seat('Marta', mine[0]), seat('Nonna', mine[1])], i18n).title;
  expect(title([true, false])).toBe(i18n.t('room-verdict-won'));
  expect(title([false, true])).toBe(i18n.t('room-verdict-lost'));
  expect(title([true, true])).toBe('Vince Marta');
  const watched = [seat('Marta', false), seat('Nonna', false)];
  expect(verdictOf(ranked(1, 2), watched, i18n).text).toBe('5 a 2.');
  expect(title([false, false])).toBe('Vince Marta');
  expect(verdictOf(ranked(1, 1), watched, i18n).title).toBe('Vincono Marta e Nonna');
});

test('a game played together shows its score', async () => {
  const i18n = await I18n.load('en', ['senet', 'sesto-senso']);
  const outcome: Outcome = { standing: { type: 'together', won: true, score: 22, best: 25 }, say };
  const seats = [seat('Marta', true), seat('Nonna', false)];
  const scored = (game: string) => verdictOf(outcome, seats, i18n, null, game).score;
  const one = { ...outcome, standing: { ...outcome.standing, score: 1 } } as Outcome;
  expect(verdictOf(one, seats, i18n).score).toEqual({ value: '1', caption: 'point out of 25' });
  expect(scored('senet')).toEqual({ value: '22', caption: 'points out of 25' });
  expect(scored('sesto-senso')).toEqual({ value: '22', caption: 'days to spare (25 at best)' });
});

test('a game played together may be neither won nor lost', async () => {
  const i18n = await I18n.load('en', ['senet']);
  const title = (won: boolean | null) =>
    verdictOf({ standing: { type: 'together', won, score: 14, best: 25 }, say }, [], i18n).title;
  expect([true, false, null].map(title)).toEqual(['Bravo!', 'Next time, applause', 'Curtain']);
});

test('what the plaque is headed with is not said twice', async () => {
  const i18n = await I18n.load('it', ['sensu']);
  const level = { key: 'sensu-level-3', args: {} };
  const said = { key: 'sensu-outcome-solo', args: { score: 25, level: { key: level.key } } };
  const outcome: Outcome = { standing: { type: 'together', won: true, score: 25 }, say: said };
  const verdict = verdictOf(outcome, [seat('Marta', true)], i18n, level, 'sensu');
  expect(verdict).toMatchObject({ title: 'Apprendista', text: '', score: { value: '25' } });
});
