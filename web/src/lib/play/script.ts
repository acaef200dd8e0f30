// The story of a game as lines of its script: one line a move, whatever its steps and events.
import type { EventLine, PastStep } from '$lib/api/types';
import type { AnyGame, Seated } from '$lib/games/game';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { LogLine } from '$lib/ui/Log.svelte';

/** A script is written for everybody: nothing in it is small because of who reads it. */
const NOBODY = -1;

type Told = Pick<PastStep, 'step' | 'turn' | 'by' | 'events' | 'why'>;

/** The steps of one move: a throw belongs to what is moved with it. */
interface Move {
  steps: Told[];
  /** Nothing of it is worth a line by itself. */
  open: boolean;
}

function movesOf(steps: readonly Told[], minor: (line: EventLine) => boolean): Move[] {
  const moves: Move[] = [];
  for (const step of steps) {
    if (step.events.length === 0) continue;
    const last = moves.at(-1);
    const before = last?.steps.at(-1);
    const same = before?.by === step.by && before.turn === step.turn && step.by !== null;
    const open = step.events.every(minor);
    if (last?.open && same) moves[moves.length - 1] = { steps: [...last.steps, step], open };
    else moves.push({ steps: [step], open });
  }
  return moves;
}

/** What a move tells: what led to it and what it was, but not what follows by itself. */
function worthTelling(events: EventLine[], minor: (line: EventLine) => boolean): EventLine[] {
  const main = events.findIndex((line) => !minor(line));
  return main < 0 ? events : events.filter((line, index) => index < main || !minor(line));
}

/** The turn in which a step was played: each tells the one that comes after it, and the deal is of none. */
export const turnOf = (steps: readonly { turn: number }[], nth: number): number =>
  steps[nth - 1]?.turn ?? 0;

/** The seat that a line is about, where nobody did it: the one its words name first. */
function seatIn(saying: Saying | undefined): number | null {
  const named = saying?.args.seat;
  return typeof named === 'object' && 'seat' in named ? named.seat : null;
}

export function scriptOf(
  steps: readonly Told[],
  seats: Seated[],
  game: Pick<AnyGame, 'minor'>,
  say: (saying: Saying) => string,
): LogLine[] {
  const minor = ({ event }: EventLine) => game.minor?.(event, NOBODY) ?? false;
  const played = steps.map((step, nth) => ({ ...step, turn: turnOf(steps, nth) }));
  return movesOf(played, minor).map(({ steps }): LogLine => {
    const events = worthTelling(
      steps.flatMap(({ events }) => events),
      minor,
    );
    const [first] = steps;
    const who = seats[first?.by ?? seatIn(events[0]?.say) ?? -1];
    return {
      from: first?.step ?? 0,
      step: steps.at(-1)?.step ?? 0,
      turn: first?.turn ?? 0,
      text: events.map((line) => say(line.say)).join(' '),
      why: steps.flatMap(({ why }) => (why ? [say(why)] : [])).join(' '),
      puppet: who?.puppet,
      bot: who?.bot,
    };
  });
}
