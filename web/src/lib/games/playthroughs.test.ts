// Whole games of every kind as the rules tell them: the golden playthroughs of the rules crates, shown
// event by event, each with the position that it leaves, and read back as a story.
import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { playthrough } from '$lib/testing/playthroughs';
import { TablePart } from '$lib/play/part.svelte';
import { Timeline } from '$lib/ui/motion';
import { gameIds, loadGame, type Seated } from './game';

const files = import.meta.glob<string>('../../../../crates/*/tests/playthroughs/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const samples = import.meta.glob<{ table: { fixed: unknown } }[]>('./*/samples.json', {
  import: 'default',
});

/** Thousands of events a game. */
const LONG = { timeout: 60_000 };

// However long a page takes to load on a busy machine, it is no part of a test.
const i18n = await I18n.load('it');
const games = await Promise.all(
  gameIds.map(async (id) => {
    const page = (await loadGame(id, i18n)) ?? expect.fail(`there is no ${id}`);
    const [sample] = (await samples[`./${id}/samples.json`]?.()) ?? [];
    const own = Object.entries(files).filter(([path]) => path.includes(`/${id}/tests/`));
    const played = own.map(([path, text]) => ({ path, steps: playthrough(text) }));
    return { id, page, fixed: sample?.table.fixed, played };
  }),
);

const SEATS: Seated[] = ['Ada', 'Ben', 'Cloe', 'Dino', 'Eva', 'Fosco', 'Gaia'].map((name) => ({
  name,
  puppet: 'fox',
  bot: false,
  mine: false,
}));

/** Whoever taps sees what is still to be shown at once. */
const hurried = (): Timeline => {
  const timeline = new Timeline(1, false);
  timeline.finish();
  return timeline;
};

const told = (event: unknown) => ({ event, say: { key: 'told', args: {} } });

describe.each(games)('$id', ({ page, fixed, played }) => {
  test('there are whole games to look at', () => {
    expect(played.length).toBeGreaterThan(1);
  });

  test('every event is shown as it left the table, until the next moment', LONG, async () => {
    for (const { path, steps } of played)
      for (const [i, { events, then, view }] of steps.entries()) {
        const before = steps[i - 1]?.view;
        if (!before) continue;
        const at = (view: unknown) => ({
          view,
          legal: page.idle,
          events: [],
          seats: SEATS,
          seat: null,
        });
        const desk = {
          moment: at(before),
          fixed,
          onaction: () => false,
          onrefusal: () => undefined,
        };
        const part = page.part(desk);
        if (!(part instanceof TablePart)) expect.fail('parts of games are made alike');
        for (const [k, event] of events.entries()) {
          await part.beat(event, then[k] ?? view)(hurried());
          expect(part.view, `${path}, step ${i}`).toBe(then[k]);
        }
        if (events.length > 0) expect(then.at(-1)).toEqual(view);
        desk.moment = at(view);
        expect(part.view, `${path}, step ${i}`).toBe(view);
      }
  });

  test('the story can be read back', async () => {
    const { plot, facts, keyMoment } = await page.story();
    const { idle } = page;
    let moments = 0;
    for (const { path, steps } of played) {
      for (const { view, events } of steps) {
        for (const share of plot.read(view)) {
          expect(share, path).toBeGreaterThanOrEqual(0);
          expect(share, path).toBeLessThanOrEqual(1);
        }
        if (keyMoment(events)) moments += 1;
      }
      const whole = steps.map(({ events, view }, step) => ({
        step,
        turn: step,
        events: events.map(told),
        view,
        legal: idle,
      }));
      expect(facts(whole).length, path).toBeLessThanOrEqual(4);
    }
    expect(moments).toBeGreaterThan(0);
  });
});
