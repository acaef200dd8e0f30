// A finished game as the server replays it, in the shape that a game's own readings want.
import { ask, client, Refusal } from '$lib/api/client';
import type { Note, ReplayedStep } from '$lib/api/types';
import type { AnyGame, KeyMoment, Step, Told } from '$lib/games/game';

export type StoryStep = Step<unknown, unknown, unknown> & { why?: ReplayedStep['why'] };

/** A turning point, and where it is. */
export type StoryMoment = KeyMoment & { step: number; turn: number };

/** How fast a replay plays by itself. */
export const SPEEDS = [
  { value: 0.5, label: '½×' },
  { value: 1, label: '1×' },
  { value: 2, label: '2×' },
];

export const momentsIn = (game: AnyGame, steps: StoryStep[]): StoryMoment[] =>
  steps.flatMap(({ events, turn }, step) => {
    const moment = game.keyMoment(events.map(({ event }) => event));
    return moment ? [{ ...moment, step, turn }] : [];
  });

export interface Story {
  steps: StoryStep[];
  /** What whoever asks has written during the game. */
  notes: Note[];
  /** What never changes in this game. */
  fixed: unknown;
}

/** A whole replay; a daily deal, until its day is over, only as it was played. */
async function replay(room: string, eyes: string) {
  const through = (eyes: string) => {
    const params = { path: { id: room }, query: { eyes } };
    return ask(client.GET('/api/rooms/{id}/replay', { params }));
  };
  try {
    return await through(eyes);
  } catch (error) {
    const sealed = error instanceof Refusal && error.code === 'error-sealed';
    if (!sealed || eyes !== 'open') throw error;
    return through('0');
  }
}

export async function loadStory(room: string, eyes: string, game: AnyGame): Promise<Story> {
  const { steps, notes, fixed } = await replay(room, eyes);
  const told = steps.map((step) => ({
    step: step.step,
    turn: step.turn,
    events: step.events as Told<unknown>[],
    view: step.view,
    legal: game.idle,
    why: step.why,
  }));
  return { steps: told, notes, fixed };
}
