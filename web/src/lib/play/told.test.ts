// Everything that the golden playthroughs of all games tell, put into words in both languages and
// shown with a clock of the test's own: each turn of the others stands as long as it takes to read.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '$lib/api/types';
import { gameIds, loadGame } from '$lib/games/game';
import { I18n, type Saying } from '$lib/i18n/i18n.svelte';
import { Playback } from './playback.svelte';

const files = import.meta.glob<string>('../../../../crates/games/tests/told/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Told {
  by: number | null;
  at_once: boolean;
  events: { type: string; say: Saying }[];
}
interface Playthrough {
  name: string;
  steps: Told[];
}

/** A line a step, after one with the playthrough's name; an empty line ends it. */
function read(id: string): Playthrough[] {
  const [, text = ''] = Object.entries(files).find(([path]) => path.endsWith(`/${id}.jsonl`)) ?? [];
  return text
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '{}', ...steps] = part.trim().split('\n');
      return {
        name: (JSON.parse(head) as Playthrough).name,
        steps: steps.map((step) => JSON.parse(step) as Told),
      };
    });
}

const ME = 0;
const NAMES = ['Marta', 'Luca', 'Nonna', 'Tic-Tac', 'Sofia', 'Cucù', 'Bullone'];
const named = (seat: number) => NAMES[seat]!;

/** DESIGN §5: 300 ms and 55 ms a letter, never under 1.2 s, 600 ms more for what is big. */
const least = (words: string, big: boolean) =>
  Math.max(1200, 300 + 55 * words.length) + (big ? 600 : 0);

const stepOf = ({ by, at_once, events }: Told, step: number): Step => ({
  seat: ME,
  step,
  turn: step,
  by,
  at_once,
  why: null,
  view: { step },
  legal: null,
  to_act: [],
  outcome: null,
  speech: 'free',
  seed: null,
  events: events.map(({ type, say }) => ({ event: { type }, say, differs: [], fades: false })),
});

describe.each(gameIds)('%s', (id) => {
  const playthroughs = read(id);

  test('has playthroughs', () => {
    expect(playthroughs.length).toBeGreaterThan(0);
  });

  describe.each(['it', 'en'] as const)('%s', (lang) => {
    let i18n: I18n;
    beforeEach(async () => {
      i18n = await I18n.load(lang);
      await loadGame(id, i18n);
      vi.useFakeTimers();
    });
    afterEach(() => void vi.useRealTimers());

    test('what one does not know yet stands as long as it takes to read it', async () => {
      const game = (await loadGame(id, i18n))!;
      const big = (event: unknown) => game.big?.(event) ?? false;
      const play = new Playback();
      play.show({ pace: () => 'calm', words: ({ say }) => i18n.say(say, named, ME), big });
      const hasty: string[] = [];
      let shown = 0;
      for (const { name, steps } of playthroughs) {
        play.forget();
        for (const [number, told] of steps.entries()) {
          const step = stepOf(told, number);
          play.tell(step);
          for (const [nth, line] of step.events.entries()) {
            const words = i18n.say(line.say, named, ME);
            // Of what one did oneself, only what comes of it and is big.
            const unknown = told.by !== ME || (nth > 0 && big(line.event));
            const paced = unknown && !told.at_once;
            if (paced) {
              await vi.advanceTimersByTimeAsync(least(words, big(line.event)) - 1);
              if (play.line !== line) hasty.push(`${name}: ${words}`);
            }
            // The next one is shown now, or the step is over.
            await vi.advanceTimersByTimeAsync(paced ? 1 : 0);
            shown += 1;
          }
          while (play.playing) await vi.advanceTimersByTimeAsync(1);
        }
      }
      expect(hasty).toEqual([]);
      expect(shown).toBe(
        playthroughs.flatMap(({ steps }) => steps.flatMap((s) => s.events)).length,
      );
    });

    test('whoever reads of themselves reads “you”, and never their own name', () => {
      const mine = ({ args }: Saying) =>
        Object.values(args).filter(
          (arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === ME,
        ).length;
      const wrong = playthroughs
        .flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ say }) => say)))
        // Somebody may vote for a story of their own: one of the two stays a name.
        .filter((say) => mine(say) === 1 && i18n.say(say, named, ME).includes(NAMES[ME]!));
      expect([...new Set(wrong.map(({ key }) => key))]).toEqual([]);
    });
  });
});
