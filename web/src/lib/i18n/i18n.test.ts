import { beforeEach, describe, expect, test, vi } from 'vitest';
import { I18n } from './i18n.svelte';
import { LATER, firstLang, localeOf } from './languages';
import later from './later';
import { pieces, unmarked } from './rich';

beforeEach(() => localStorage.clear());

describe('I18n', () => {
  test('speaks the language it was loaded with, and says so to the document', async () => {
    const { t } = await I18n.load('it', ['lobby']);
    expect(t('home-title')).toBe('A cosa giochiamo stasera?');
    expect(document.documentElement.lang).toBe('it');
  });

  test('changes language and remembers it', async () => {
    const i18n = await I18n.load('it', ['lobby']);
    await i18n.use('en');
    expect(i18n.t('home-title')).toBe('What shall we play tonight?');
    expect(document.documentElement.lang).toBe('en');
    expect(firstLang(['it-IT'])).toBe('en');
  });

  test('learns a game in the language that is spoken, and keeps it in the next', async () => {
    const i18n = await I18n.load('it', ['lobby']);
    expect(i18n.has('senet-home')).toBe(false);
    await Promise.all([i18n.learn('senet'), i18n.use('en'), i18n.learn('senet')]);
    expect(i18n.lang).toBe('en');
    expect(i18n.t('senet-home')).toBe('afterlife');
  });

  test.each(LATER.filter((part) => part !== 'voices'))(
    'of a game, its %s comes when it is asked for',
    async (part) => {
      const files = Object.entries(later).flatMap(([path, load]) => {
        const game = new RegExp(`/en/(.+)-${part}\\.ftl$`).exec(path)?.[1];
        return game ? [{ game, load }] : [];
      });
      expect(files).not.toEqual([]);
      for (const { game, load } of files) {
        const [, key = ''] = /^([\w-]+) =/m.exec(await load()) ?? [];
        const i18n = await I18n.load('en', [game]);
        expect(i18n.has(key), key).toBe(false);
        await i18n.learn(game, part);
        expect(i18n.has(key), key).toBe(true);
      }
    },
  );

  test('puts arguments in without isolation marks', async () => {
    const { t } = await I18n.load('it', ['lobby']);
    expect(t('lobby-count', { seated: 4, seats: 7 })).toBe('4 su 7');
  });

  test('says “ad” before an a', async () => {
    const { t } = await I18n.load('it', ['lobby']);
    expect(t('room-turn-of', { name: 'Anna' })).toBe('Tocca ad Anna');
    expect(t('room-turn-of', { name: 'Marta' })).toBe('Tocca a Marta');
  });

  test('writes dates as the browser asks for them in that language', () => {
    expect(localeOf('en', ['it-IT', 'en-US'])).toBe('en-US');
    expect(localeOf('en', ['it-IT', 'en'])).toBe('en-GB');
    expect(localeOf('it', ['en-GB'])).toBe('it-IT');
  });

  test('chooses the form by number', async () => {
    const { t } = await I18n.load('it', ['lobby']);
    expect(t('lobby-free', { count: 1 })).toBe('Un posto libero');
    expect(t('lobby-free', { count: 3 })).toBe('Tre posti liberi');
  });

  test('a missing key or argument is loud while building', async () => {
    const { t, word } = await I18n.load('it', ['lobby']);
    expect(() => word('home-nothing')).toThrow('home-nothing');
    expect(() => t('lobby-count', { seated: 4 })).toThrow('seats');
  });

  test('a missing key is legible for whoever plays', async () => {
    const { word } = await I18n.load('it', ['lobby']);
    vi.stubEnv('PROD', true);
    expect(word('home-nothing')).toBe('home-nothing');
    vi.unstubAllEnvs();
  });

  test('a name cannot start bold', async () => {
    const { t } = await I18n.load('it', ['lobby']);
    expect(pieces(t('lobby-wait-host', { name: 'Ma*r*ta' })).filter(({ bold }) => bold)).toEqual([
      { text: 'Tutto pronto.', bold: true },
    ]);
  });

  test('says what the server says, with names for seats and words for keys', async () => {
    const { say } = await I18n.load('en');
    const names = ['Marta', 'Nonna'];
    const saying = {
      key: 'home-resume-label',
      args: { title: { key: 'puppet-owl' }, unused: { seat: 1 } },
    };
    expect(say(saying, (seat) => names[seat]!)).toBe('Resume owl');
    expect(say({ key: 'ui-away-title', args: { name: { seat: 1 } } }, (seat) => names[seat]!)).toBe(
      'Nonna has stepped out',
    );
  });
});

describe('to whom it is about', () => {
  const names = ['Marta', 'Nonna'];
  const named = (seat: number) => names[seat]!;
  const swapped = {
    key: 'senet-event-swapped',
    args: { seat: { seat: 0 }, other: { seat: 1 }, from: 3, to: 8 },
  };

  test.each([
    ['en', 0, 'You go from 3 to 8 and swap places with Nonna.'],
    ['en', 1, 'Marta goes from 3 to 8 and swaps places with you.'],
    ['en', null, 'Marta goes from 3 to 8 and swaps places with Nonna.'],
    ['it', 0, 'Vai dal 3 all’8 e scambi il posto con Nonna.'],
    ['it', 1, 'Marta va dal 3 all’8 e scambia il posto con te.'],
  ] as const)('%s, seat %s: %s', async (lang, you, words) => {
    const { say } = await I18n.load(lang, ['senet']);
    expect(say(swapped, named, you)).toBe(words);
  });

  test('a message without such words is said to everybody alike', async () => {
    const { say } = await I18n.load('en');
    const away = { key: 'ui-away-title', args: { name: { seat: 1 } } };
    expect(say(away, named, 1)).toBe('Nonna has stepped out');
  });
});

describe('firstLang', () => {
  test.each([
    [['it-IT', 'en'], 'it'],
    [['de', 'en-GB', 'it'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('%j gets %s', (asked, lang) => {
    expect(firstLang(asked)).toBe(lang);
  });
});

describe('rich', () => {
  test('splits a message into plain and bold', () => {
    expect(pieces('*Tocca a te.* Tira.')).toEqual([
      { text: 'Tocca a te.', bold: true },
      { text: ' Tira.', bold: false },
    ]);
  });

  test('leaves a lone mark alone', () => {
    expect(pieces('2 * 2')).toEqual([{ text: '2 * 2', bold: false }]);
  });

  test('unmarked words are the same without the marks', () => {
    expect(unmarked('*Tocca a te.* Tira.')).toBe('Tocca a te. Tira.');
  });
});
