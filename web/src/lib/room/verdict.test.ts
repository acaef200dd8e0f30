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
  expect(title([false, false])).toBe('Vince Marta');
});

test('a game played together shows its score', async () => {
  const i18n = await I18n.load('en', ['senet', 'sesto-senso']);
  const outcome: Outcome = { standing: { type: 'together', won: true, score: 22, best: 25 }, say };
  const seats = [seat('Marta', true), seat('Nonna', false)];
  const scored = (game: string) => verdictOf(outcome, seats, i18n, null, game).score;
  expect(scored('senet')).toEqual({ value: '22', caption: 'points out of 25' });
  expect(scored('sesto-senso')).toEqual({ value: '22', caption: 'days left out of 25' });
});
