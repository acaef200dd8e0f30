// A finished game as the server replays it, in the shape that a game's own readings want.
import { ask, client } from '$lib/api/client';
import type { Note, ReplayedStep } from '$lib/api/types';
import type { AnyGame, Step, Told } from '$lib/games/game';

export type StoryStep = Step<unknown, unknown, unknown> & { why?: ReplayedStep['why'] };

export interface Story {
  steps: StoryStep[];
  /** What whoever asks has written during the game. */
  notes: Note[];
}

export async function loadStory(room: string, eyes: string, game: AnyGame): Promise<Story> {
  const params = { path: { id: room }, query: { eyes } };
  const { steps, notes } = await ask(client.GET('/api/rooms/{id}/replay', { params }));
  const told = steps.map((step) => ({
    step: step.step,
    turn: step.turn,
    events: step.events as Told<unknown>[],
    view: step.view,
    legal: game.idle,
    why: step.why,
  }));
  return { steps: told, notes };
}
