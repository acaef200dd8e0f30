// A finished game as the server replays it, in the shape that a game's own readings want.
import { ask, client } from '$lib/api/client';
import type { ReplayedStep } from '$lib/api/types';
import type { AnyGame, Step, Told } from '$lib/games/game';

export type StoryStep = Step<unknown, unknown, unknown> & { why?: ReplayedStep['why'] };

export async function loadStory(room: string, eyes: string, game: AnyGame): Promise<StoryStep[]> {
  const params = { path: { id: room }, query: { eyes } };
  const { steps } = await ask(client.GET('/api/rooms/{id}/replay', { params }));
  return steps.map((step) => ({
    step: step.step,
    turn: step.turn,
    events: step.events as Told<unknown>[],
    view: step.view,
    legal: game.idle,
    why: step.why,
  }));
}
