// What is heard and what stands of an event, in every game: while the others play, one live region says
// it, once; and what is said once stands nowhere afterwards.
import { describe, expect, test, vi } from 'vitest';
import type { Step } from '$lib/api/types';
import { loadSamples, people } from '$lib/gallery/recorded';
import { gameIds, loadGame, type Told } from '$lib/games/game';
import { unmarked } from '$lib/i18n/rich';
import { I18n } from '$lib/i18n/i18n.svelte';
import { show } from '$lib/testing/show';
import { wordsOf } from '$lib/tv/words';
import Chronicle from './Chronicle.svelte';
import { Playback } from './playback.svelte';

const LIVE = '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"]';
const heard = (sentence: string) =>
  [...document.querySelectorAll(LIVE)].filter(({ textContent }) => textContent.includes(sentence));

/** However long a page takes to load on a busy machine, it is no part of a test. */
const it = await I18n.load('it', gameIds);
const games = await Promise.all(
  gameIds.map(async (id) => ({
    id,
    game: (await loadGame(id, it))!,
    samples: await loadSamples(id),
  })),
);

describe.each(games)('$id', ({ game, samples }) => {
  /** A table at which one waits, and something that somebody else does at such a table. */
  const waits = samples.find(({ then, seats, table }) => !then && seats > 1 && !table.outcome)!;
  const { seat } = waits.table;
  const then = samples.find(
    ({ then, seats }) => then && seats === waits.seats && then.by !== null && then.by !== seat,
  )!.then!;
  const seats = people(waits);

  /** It is told, and stands there to be read, with one's own part and what a screen reader hears. */
  async function tell(fades: boolean, eyes = seat) {
    const { turn, view, legal, to_act, outcome, speech, seed } = waits.table;
    const line = { ...then.events[0]!, differs: [], fades };
    const now = { seat, turn, view, legal, to_act, outcome, speech, seed };
    const step: Step = { ...then, ...now, step: waits.table.step + 1, events: [line] };
    const playback = new Playback();
    const words = (you: number | null) =>
      unmarked(it.say(line.say, (seat) => seats[seat]!.name, you));
    playback.show({ pace: () => 'calm', words: () => words(eyes), big: () => false });
    playback.stand(waits.table);
    const part = game.part({
      get moment() {
        return {
          view: playback.view,
          legal: game.idle,
          events: playback.lines as Told<unknown>[],
          seats,
          seat: eyes,
          playing: playback.playing,
        };
      },
      fixed: waits.table.fixed,
      onaction: () => false,
      onrefusal: () => undefined,
    });
    await show(game.Apron, { part });
    await show(Chronicle, { playback, seats, seat: eyes });
    playback.tell(step);
    await vi.waitFor(() => expect(playback.line).toBe(line));
    const told = words(eyes);
    await vi.waitFor(() => expect(heard(told)).not.toEqual([]));
    return { playback, told, line };
  }
  const end = async (playback: Playback) => {
    playback.skip();
    await vi.waitFor(() => expect(playback.playing).toBe(false));
    await new Promise((done) => setTimeout(done));
  };

  test('one live region says what the others do, once', async () => {
    const { playback, told } = await tell(false);
    const [log, ...more] = heard(told);
    expect(log?.getAttribute('role')).toBe('log');
    expect(more).toEqual([]);
    expect(log?.textContent.split(told)).toHaveLength(2);
    await end(playback);
    // Nor is it said again by what says what comes next.
    expect(heard(told)).toEqual([log]);
  });

  test.each([seat, null])('what is said once stands nowhere afterwards, for %s', async (eyes) => {
    const { playback, told, line } = await tell(true, eyes);
    const television = () => wordsOf(playback, ({ key }) => key);
    expect(television()).toBe(line.say.key);
    await end(playback);
    expect(document.body.textContent).not.toContain(told);
    expect(television()).toBe('');
    expect(playback.lines).toEqual([]);
  });
});
