// What is explained when it first happens: each game's occasions happen in its golden games, each has
// a sentence in both languages, and none is said twice.
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventLine } from '$lib/api/types';
import { I18n } from '$lib/i18n/i18n.svelte';
import { LANGS } from '$lib/i18n/languages';
import { playthrough } from '$lib/testing/playthroughs';
import { occasionsIn, occasionsOf, sayOnce, setExplains } from './once';

const goldens = import.meta.glob<string>('../../../../crates/*/tests/playthroughs/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogues = import.meta.glob<string>('$locales/*/*-once.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const GAMES = ['senet', 'hanabi', 'sensu', 'sesto-senso'];

const line = (event: unknown): EventLine => ({
  event,
  say: { key: 'told', args: {} },
  differs: [],
  fades: false,
});

/** What does not happen where everything is done at random. */
const RARE: Record<string, Record<string, unknown>> = {
  senet: { walled: { type: 'walled', seat: 0, throw: 2 } },
  sensu: {
    closed: { type: 'closed', seat: 0, fan: 'gun-sen' },
    lost: { type: 'fired', seat: 0, power: 'courage', lost: true },
    reshuffled: { type: 'reshuffled', deck: 30 },
  },
};

describe.each(GAMES)('%s', (game) => {
  test('explains what happens in its games, and each thing in both languages', async () => {
    const occasions = await occasionsOf(game);
    const happened = new Set<string>();
    const own = Object.entries(goldens).filter(([path]) => path.includes(`/${game}/tests/`));
    for (const [, text] of own) {
      let before: unknown = null;
      for (const { events, then } of playthrough(text))
        for (const [nth, event] of events.entries()) {
          const view = then[nth];
          if (before)
            occasionsIn(occasions, { line: line(event), view }, before).forEach((name) =>
              happened.add(name),
            );
          before = view;
        }
    }
    for (const [name, event] of Object.entries(RARE[game] ?? {})) {
      expect(happened).not.toContain(name);
      expect(occasionsIn(occasions, { line: line(event), view: {} }, {})).toEqual([name]);
      happened.add(name);
    }
    const names = Object.keys(occasions).sort();
    expect([...happened].sort()).toEqual(names);
    for (const lang of LANGS) {
      const [, text = ''] =
        Object.entries(catalogues).find(([path]) => path.endsWith(`/${lang}/${game}-once.ftl`)) ??
        [];
      const keys = [...text.matchAll(new RegExp(`^${game}-once-([a-z-]+) = `, 'gm'))];
      expect(keys.map(([, name]) => name).sort()).toEqual(names);
    }
  });
});

describe('a sentence', () => {
  const given = { informed: line({ type: 'informed', tokens: 7, touched: [1] }) };
  const shown = { line: given.informed, view: {} };
  let i18n: I18n;
  beforeEach(async () => {
    localStorage.clear();
    i18n = await I18n.load('en', ['hanabi']);
  });

  test('is said once on a device, with words that are there by then', async () => {
    const say = await sayOnce(i18n, 'hanabi', shown, {});
    expect(say).toEqual({ key: 'hanabi-once-lantern', args: {} });
    expect(i18n.say(say ?? expect.fail(), () => '')).toContain('lantern');
    expect(await sayOnce(i18n, 'hanabi', shown, {})).toBeNull();
  });

  test('waits for its next occasion where a rarer one comes first', async () => {
    const dark = { line: line({ type: 'informed', tokens: 0, touched: [] }), view: {} };
    const said = [];
    for (let time = 0; time < 4; time += 1) said.push(await sayOnce(i18n, 'hanabi', dark, {}));
    const names = said.map((say) => say?.key);
    const rareFirst = ['dark', 'nothing', 'lantern'].map((name) => `hanabi-once-${name}`);
    expect(names).toEqual([...rareFirst, undefined]);
  });

  test('can be switched off, and on again', async () => {
    setExplains(false);
    expect(await sayOnce(i18n, 'hanabi', shown, {})).toBeNull();
    setExplains(true);
    expect(await sayOnce(i18n, 'hanabi', shown, {})).not.toBeNull();
  });

  test('is not said of words without a table, nor by a game that has none', async () => {
    expect(await sayOnce(i18n, 'hanabi', { ...shown, view: null }, {})).toBeNull();
    expect(await sayOnce(i18n, 'tiny', shown, {})).toBeNull();
  });
});
