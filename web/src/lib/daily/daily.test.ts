import { describe, expect, test } from 'vitest';
import { pictures as hanabi } from '$lib/games/hanabi/day';
import { pictures as senet } from '$lib/games/senet/day';
import { pictures as sensu } from '$lib/games/sensu/day';
import { I18n } from '$lib/i18n/i18n.svelte';
import { barsOf, dateOf, dayText, localTime, shareText } from './daily';

describe('the deal of the day', () => {
  test('is told in one line', () => {
    expect(shareText('Sensu', 31, 'Samurai')).toBe('Sensu · 31 · Samurai');
  });

  test('ends at midnight UTC, which is told by the clock on the wall', () => {
    const midnight = Date.UTC(2026, 10, 17);
    expect(localTime(midnight, 'it', 'Europe/Rome')).toEqual({ day: 'martedì', time: '01:00' });
    expect(localTime(midnight, 'it', 'America/New_York')).toEqual({ day: 'lunedì', time: '19:00' });
    expect(dateOf('2026-11-16', 'it', 'long')).toBe('16 novembre 2026');
  });

  test('is shared with small pictures, which say what counts and nothing of the deal', () => {
    expect(senet({ off: [5, 2] }, 0)).toBe('☀️☀️☀️☀️☀️ 🆚 ☀️☀️🌊🌊🌊');
    expect(senet({ off: [5, 2] }, 1)).toBe('☀️☀️🌊🌊🌊 🆚 ☀️☀️☀️☀️☀️');
    const series = [1, 5, 3, 0, 5].map((top) => ({
      colour: 'red' as const,
      top,
      reach: 5,
      values: [],
    }));
    expect(hanabi({ series, errors: 1 })).toBe('🎆🎆🎇✨🌑 🏮🏮💥');
    const fans = (['gun-sen', 'hi-ogi', 'mai-ougi'] as const).map((fan, index) => ({
      fan,
      sticks: [10, 5, 0][index] ?? 0,
      cards: [],
      symbols: 0,
      closed: index === 0,
    }));
    const me = { seat: 0, hand: 0, cards: null, known: [], pile: [], fans, chosen: null };
    expect(sensu({ players: [me] }, 0)).toBe('🟥🟥🟥🟥🟥 🟦🟦⬜⬜⬜ ⬜⬜⬜⬜⬜');
  });

  test.each([
    ['it', 'Senet · 16 novembre 2026\n☀️☀️☀️☀️☀️ 🆚 ☀️☀️🌊🌊🌊\nVinta per tre pedine'],
    ['en', 'Senet · November 16, 2026\n☀️☀️☀️☀️☀️ 🆚 ☀️☀️🌊🌊🌊\nWon by three pieces'],
  ] as const)('is told in a few lines in %s', async (lang, text) => {
    const i18n = await I18n.load(lang);
    const about = { game: 'senet', date: '2026-11-16', score: 8, seat: 0 };
    expect(await dayText(about, { off: [5, 2] }, i18n)).toBe(text);
    const late = await dayText({ ...about, score: null }, { off: [5, 2] }, i18n);
    expect(late.split('\n')).toHaveLength(2);
  });

  test('scores stand side by side, the missing ones too', () => {
    const bars = barsOf([
      { score: 24, games: 1 },
      { score: 26, games: 4 },
    ]);
    expect(bars.map(({ score, games }) => [score, games])).toEqual([
      [24, 1],
      [25, 0],
      [26, 4],
    ]);
    expect(bars.map(({ share }) => share)).toEqual([0.25, 0, 1]);
    expect(barsOf([])).toEqual([]);
  });
});
