// Whole games as the rules tell them: the golden playthroughs of the Rust crate. There are words for
// every moment of them.
import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { goldenGames } from '$lib/testing/playthroughs';
import { FIXED, moment, tell } from './samples';
import { SenetPart } from './senet.svelte';
import { facts, keyMoment } from './story';
import { noLegal, SQUARES, type EventView, type Legal, type View } from './types';
import { prompt, squareLabel, status } from './words';

const files = import.meta.glob<string>('../../../../../crates/senet/tests/playthroughs/*.txt', {
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
  test(
    'both seats and whoever watches have words for every moment, in both languages',
    LONG,
    async () => {
      for (const words of [await I18n.load('it', ['senet']), await I18n.load('en', ['senet'])])
        for (const { view, events, step } of steps)
          for (const seat of [0, 1, null]) {
            const part = new SenetPart({
              moment: moment(
                view,
                [],
                events.map(({ event }) => event),
                seat,
              ),
              fixed: FIXED,
              onaction: () => false,
              onrefusal: () => undefined,
            });
            const { text, aside = '' } = prompt(words, part, true);
            expect(text + aside).not.toMatch(/senet-|[{}]/);
            expect(status(words, view, 0)).not.toMatch(/senet-/);
            const { others, throw: thrown, squares } = view.refused;
            for (const why of [
              others,
              ...(thrown ? [thrown] : []),
              ...squares.map(({ why }) => why),
            ])
              expect(words.say(why, String)).not.toMatch(/senet-|[{}]/);
            // Thirty labels a step are many: every tenth position will do.
            if (seat === null && step % 10 === 0)
              for (const square of SQUARES)
                expect(squareLabel(words, part, square)).not.toMatch(/senet-|[{}]/);
          }
    },
  );

  test('there is something to remember of it, and whoever brings a piece out is marked', () => {
    expect(facts(steps).length).toBeGreaterThan(0);
    const over = steps.at(-1)?.view.phase.type === 'over';
    const out = steps.some(
      ({ events }) => keyMoment(events.map(({ event }) => event))?.icon === 'sun',
    );
    expect(out || !over).toBe(true);
  });
});
