// Whole games as the rules tell them: the golden playthroughs of the Rust crate. There are words for
// every moment of them.
import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { goldenGames } from '$lib/testing/playthroughs';
import { FIXED, moment, tell } from './samples';
import { SensuPart } from './sensu.svelte';
import { facts, keyMoment } from './story';
import { title } from './title';
import { isSolo, noLegal, TYPES, type EventView, type Legal, type View } from './types';
import { cardDetail, fanLabel, personLabel, pileLabel, prompt } from './words';

const files = import.meta.glob<string>('../../../../../crates/sensu/tests/playthroughs/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Some hundred positions, each by several pairs of eyes in two languages. */
const LONG = { timeout: 60_000 };

const games = goldenGames<View, Legal, EventView>(files, tell, noLegal);

test('there are whole games to look at', () => {
  expect(games.length).toBeGreaterThan(3);
  for (const [, steps] of games) expect(steps.length).toBeGreaterThan(20);
});

describe.each(games)('%s', (_, steps) => {
  test('everybody has words for every moment, in both languages', LONG, async () => {
    for (const words of [await I18n.load('it', ['sensu']), await I18n.load('en', ['sensu'])])
      for (const { view, events, step } of steps)
        for (const seat of [0, null]) {
          const part = new SensuPart({
            moment: moment(
              view,
              {},
              events.map(({ event }) => event),
              seat,
            ),
            fixed: FIXED,
            onaction: () => false,
            onrefusal: () => undefined,
          });
          const { text, aside = '' } = prompt(words, part);
          expect(text + aside).not.toMatch(/sensu-|[{}]/);
          if (step % 10 > 0) continue;
          for (const player of view.players) {
            expect(personLabel(words, part, player.seat)).not.toMatch(/sensu-|[{}]/);
            expect(pileLabel(words, part, player.seat)).not.toMatch(/sensu-|[{}]/);
            for (const fan of TYPES)
              expect(fanLabel(words, part, player.seat, fan)).not.toMatch(/sensu-|[{}]/);
            for (const card of player.pile)
              expect(cardDetail(words, part, card)).not.toMatch(/sensu-|[{}]/);
          }
        }
  });

  test('there is something to remember of it, and alone it has a title', () => {
    expect(facts(steps).length).toBeGreaterThan(0);
    const last = steps.at(-1)?.view;
    const moments = steps.filter(({ events }) => keyMoment(events.map(({ event }) => event)));
    if (last?.end?.type === 'won') expect(moments.length).toBeGreaterThan(0);
    if (last) expect(title(last) !== null).toBe(isSolo(last));
  });
});
