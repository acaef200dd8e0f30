// Whole games as the rules tell them: the golden playthroughs of the Rust crate, shown event by
// event, each with the position that it leaves.
import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { playthrough } from '$lib/testing/playthroughs';
import { Hand } from '$lib/ui/motion';
import type { Step } from '../game';
import { FIXED, moment, tell } from './samples';
import { SenetPart } from './senet.svelte';
import { facts, keyMoment, plot } from './story';
import { noLegal, SQUARES, type EventView, type Legal, type View } from './types';
import { prompt, squareLabel, status } from './words';

const files = import.meta.glob<string>('../../../../../crates/senet/tests/playthroughs/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
type SenetStep = Step<View, Legal, EventView> & { then: View[] };

const read = (text: string): SenetStep[] =>
  playthrough<View, EventView>(text).map(({ events, then, view }, step) => ({
    step,
    turn: view.turn,
    events: events.map(tell),
    view,
    then,
    legal: noLegal,
  }));

const games = Object.entries(files).map(
  ([path, text]) => [path.split('/').at(-1) ?? path, read(text)] as const,
);

test('there are whole games to look at', () => {
  expect(games.length).toBeGreaterThan(3);
  for (const [, steps] of games) expect(steps.length).toBeGreaterThan(20);
});

describe.each(games)('%s', (_, steps) => {
  test('every event is shown as it left the table, until the next moment', async () => {
    for (const [i, { events, then, view }] of steps.entries()) {
      const before = steps[i - 1]?.view;
      if (!before) continue;
      const desk = {
        moment: moment(before, []),
        fixed: FIXED,
        onaction: () => false,
        onrefusal: () => undefined,
      };
      const part = new SenetPart(desk);
      for (const [k, { event }] of events.entries()) {
        await part.beat(event, then[k] ?? view)(new Hand(1, false));
        expect(part.view).toBe(then[k]);
      }
      expect(then.at(-1)).toEqual(view);
      desk.moment = moment(view, []);
      expect(part.view).toBe(view);
    }
  });

  test('both seats and whoever watches have words for every moment, in both languages', async () => {
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
          for (const why of [others, ...(thrown ? [thrown] : []), ...squares.map(({ why }) => why)])
            expect(words.say(why, String)).not.toMatch(/senet-|[{}]/);
          // Thirty labels a step are many: every tenth position will do.
          if (seat === null && step % 10 === 0)
            for (const square of SQUARES)
              expect(squareLabel(words, part, square)).not.toMatch(/senet-|[{}]/);
        }
  });

  test('the story can be read back', () => {
    for (const { view } of steps)
      for (const share of plot.read(view)) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    const told = facts(steps);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(4);
    const over = steps.at(-1)?.view.phase.type === 'over';
    const out = steps.some(
      ({ events }) => keyMoment(events.map(({ event }) => event))?.icon === 'sun',
    );
    expect(out || !over).toBe(true);
  });
});
