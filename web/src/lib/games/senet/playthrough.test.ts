// Whole games as the rules tell them: the golden playthroughs of the Rust crate, shown event by
// event. What the page draws between two views must lead exactly from one to the other.
import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import type { Step } from '../game';
import { moment, tell } from './samples';
import { after } from './scene';
import { SenetPart } from './senet.svelte';
import { facts, keyMoment, plot } from './story';
import { noLegal, SQUARES, type EventView, type Legal, type View } from './types';
import { prompt, squareLabel, status } from './words';

const files = import.meta.glob<string>('../../../../../crates/senet/tests/playthroughs/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const games = Object.entries(files).map(
  ([path, text]) => [path.split('/').at(-1) ?? path, read(text)] as const,
);

type SenetStep = Step<View, Legal, EventView>;

/** Each step lists what was told, then what of the view is new. */
function read(text: string): SenetStep[] {
  let view: Record<string, unknown> = {};
  return text
    .split(/^step \d+: /m)
    .slice(1)
    .map((step, number) => {
      view = structuredClone(view);
      const events: EventView[] = [];
      for (const line of step.split('\n')) {
        const told = /^ {2}all told (.*)$/.exec(line);
        if (told?.[1]) events.push(JSON.parse(told[1]) as EventView);
        const seen = /^ {4}(\w+)(?:\[(\d+)\])?: (.*)$/.exec(line);
        if (!seen?.[1] || seen[3] === undefined) continue;
        const value: unknown = JSON.parse(seen[3]);
        if (seen[2] === undefined) view[seen[1]] = value;
        else (view[seen[1]] as unknown[])[Number(seen[2])] = value;
      }
      const now = view as unknown as View;
      return { step: number, turn: now.turn, events: events.map(tell), view: now, legal: noLegal };
    });
}

test('there are whole games to look at', () => {
  expect(games.length).toBeGreaterThan(3);
  for (const [, steps] of games) expect(steps.length).toBeGreaterThan(20);
});

describe.each(games)('%s', (_, steps) => {
  test('the events lead from view to view', () => {
    const byPlace = (view: View) => [...view.walls].sort((a, b) => a.from - b.from);
    steps.forEach(({ events, view, step }, i) => {
      const before = steps[i - 1]?.view;
      if (!before) return;
      const shown = events.reduce((scene, { event }) => after(scene, event), before);
      expect(shown.board, `board after step ${step}`).toEqual(view.board);
      expect(shown.off, `afterlife after step ${step}`).toEqual(view.off);
      expect(shown.thrown, `die after step ${step}`).toBe(view.thrown);
      expect(shown.odd).toBe(view.odd);
      expect(byPlace(shown), `walls after step ${step}`).toEqual(byPlace(view));
    });
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
            onaction: () => false,
            onrefusal: () => undefined,
          });
          const { text, aside = '' } = prompt(words, part, true);
          expect(text + aside).not.toMatch(/senet-|[{}]/);
          expect(status(words, view, 0)).not.toMatch(/senet-/);
          for (const { why } of view.stuck)
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
