// A finished game as the server replays it, in the shape that a game's own readings want.
import { ask, client, Refusal } from '$lib/api/client';
import type { Film as Told, Note, Parts, ReplayedStep } from '$lib/api/types';
import type { AnyGame, AnyRetelling, KeyMoment } from '$lib/games/game';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { turnOf } from '$lib/play/script';
import type { Film } from './reel.svelte';

export type StoryStep = ReplayedStep & { legal: unknown };

/** A turning point, and where it is. */
export type StoryMoment = KeyMoment & { step: number; turn: number };

/** How fast a replay plays by itself. */
export const SPEEDS = [
  { value: 0.5, label: '½×' },
  { value: 1, label: '1×' },
  { value: 2, label: '2×' },
];

export const momentsIn = (retelling: AnyRetelling, steps: ReplayedStep[]): StoryMoment[] =>
  steps.flatMap(({ events }, step) => {
    const moment = retelling.keyMoment(events.map(({ event }) => event));
    return moment ? [{ ...moment, step, turn: turnOf(steps, step) }] : [];
  });

export interface Story extends Film {
  steps: StoryStep[];
  /** How the game reads itself back. */
  retelling: AnyRetelling;
  /** What whoever asks has written during the game, and everybody since. */
  notes: Note[];
  /** What readers would have made of it, where the game is read. */
  readings: unknown;
  /** The number from which all chance followed; null while others still play the same deal. */
  seed: string | null;
  /** What it was made of, where seats had a part in it. */
  parts: Parts | null;
}

/** Asks through these eyes; a daily deal, until its day is over, is seen only as it was played. */
async function unsealed<T>(eyes: string, ask: (eyes: string) => Promise<T>): Promise<T> {
  try {
    return await ask(eyes);
  } catch (error) {
    const sealed = error instanceof Refusal && error.code === 'error-sealed';
    if (!sealed || eyes !== 'open') throw error;
    return ask('0');
  }
}

/** Who tells a finished game: the server of a room of its own, or of a file. */
export interface Source {
  replay(eyes: string, from: number): Promise<Told & { notes: Note[] }>;
  moments: (eyes: string, from: number, to: number) => ReturnType<Film['moments']>;
}

export function roomSource(id: string): Source {
  const path = { id };
  return {
    replay: (eyes, from) =>
      ask(client.GET('/api/rooms/{id}/replay', { params: { path, query: { eyes, from } } })),
    moments: (eyes, from, to) => {
      const params = { path, query: { eyes, from, to } };
      return ask(client.GET('/api/rooms/{id}/replay/moments', { params }));
    },
  };
}

/** All of a replay; a long one is told in pieces. */
async function wholeReplay(source: Source, eyes: string) {
  const piece = (from: number) => source.replay(eyes, from);
  const replay = await piece(0);
  const steps = [...replay.steps];
  let told = steps.length;
  while (told > 0 && steps.length <= replay.last) {
    const more = await piece(steps.length);
    told = more.steps.length;
    steps.push(...more.steps);
  }
  return { ...replay, steps };
}

/** A whole replay, and the words in which it is read again. */
export async function loadStory(
  source: Source,
  eyes: string,
  game: AnyGame,
  i18n: I18n,
): Promise<Story> {
  const [{ steps, notes, fixed, readings, seed, parts }, retelling] = await Promise.all([
    unsealed(eyes, (eyes) => wholeReplay(source, eyes)),
    game.story(),
    i18n.learn(game.id, 'story'),
  ]);
  return {
    steps: steps.map((step) => ({ ...step, legal: game.idle })),
    retelling,
    notes,
    readings,
    seed,
    parts,
    fixed,
    moments: (from, to) => unsealed(eyes, (eyes) => source.moments(eyes, from, to)),
  };
}
