// How somebody does at the table what a lesson writes as an action, in Italian, by the names of things.
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import type { Person } from './person.ts';

export interface Cue {
  step: number;
  say: string;
  right: Action;
  wrong: { example: Action; say: string }[];
}

export interface Lesson {
  scenes: { read: string[]; table: Standing; steps: Standing[]; cues: Cue[] }[];
  end: string;
}

/** What of a table is needed to find a thing on it: its legal moves and its view are the game's. */
interface Standing {
  step: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own shape
  legal: any;
}

export interface Action {
  type: string;
  [part: string]: unknown;
}

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

export const readLesson = (game: string, name: string): Lesson =>
  JSON.parse(file(`web/src/lib/games/${game}/lessons/${name}.json`)) as Lesson;

/** The words of a game's lessons as they are read: what is bold is not told by its stars. */
export function wordsOf(game: string): (key: string) => string {
  const lines = file(`locales/it/${game}-lesson.ftl`).split('\n');
  const words = new Map(lines.map((line) => line.split(/ = (.*)/, 2) as [string, string]));
  return (key) => words.get(key)?.replaceAll('*', '') ?? `no words for ${key}`;
}

type Performer = (person: Person, action: Action, at: Standing) => Promise<void>;

const pressed = async (person: Person, name: string | RegExp) =>
  person.press(person.apron.getByRole('button', { name, exact: typeof name === 'string' }).first());

const COLOURS: Record<string, string> = {
  white: 'bianco',
  red: 'rosso',
  blue: 'blu',
  yellow: 'giallo',
  green: 'verde',
};

const hanabi: Performer = async (person, action, { legal }) => {
  if (action.type === 'inform') {
    const mate: Locator = person.page.getByRole('button', { name: /^Luca, carta 1: / });
    await person.press(mate);
    const clue = action.clue as { colour?: string; value?: number };
    const named = clue.colour ? (COLOURS[clue.colour] ?? '') : String(clue.value);
    await pressed(person, new RegExp(`^${named}, `));
    return pressed(person, 'Dillo');
  }
  const place = (legal.play as number[]).indexOf(action.card as number) + 1;
  await person.press(
    person.page.getByRole('button', { name: new RegExp(`^La tua carta ${place},`) }),
  );
  await pressed(person, action.type === 'play' ? 'Gioca' : /^Scarta/);
  await pressed(person, action.type === 'play' ? 'Gioca' : 'Scarta');
};

const tiny: Performer = async (person, { card }) => {
  await pressed(person, `Carta ${card as number}`);
  await pressed(person, `Cala il ${card as number}`);
};

export const PERFORMERS: Record<string, Performer> = { hanabi, tiny };
