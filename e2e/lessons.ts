// How somebody does at the table what a lesson writes as an action, by the names of things in Italian.
// Where those are words that tests know in both languages, as Senet's, it is played in English too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Person } from './person.ts';
import { Player } from './sensu.ts';
import { Ghost, nameOf, Secret, type Gift } from './sesto.ts';
import type { Lang } from './words.ts';

export interface Cue {
  step: number;
  say: string;
  lit: string[];
  right: Action;
  wrong: { example: Action; say: string; ring: string[] }[];
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
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- and its own table
  view: any;
}

export interface Action {
  type: string;
  [part: string]: unknown;
}

const file = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

export const readLesson = (game: string, name: string): Lesson =>
  JSON.parse(file(`web/src/lib/games/${game}/lessons/${name}.json`)) as Lesson;

/** The words of a game's lessons as they are read: what is bold is not told by its stars. */
export function wordsOf(game: string, lang: Lang = 'it'): (key: string) => string {
  const lines = file(`locales/${lang}/${game}-lesson.ftl`).split('\n');
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

/** Who sits there in lessons. */
const MATES = ['Marta', 'Luca', 'Adelaide'];

const hanabi: Performer = async (person, action, { legal }) => {
  if (action.type === 'inform') {
    const mate = MATES[action.to as number] ?? '';
    await person.press(
      person.page.getByRole('button', { name: new RegExp(`^${mate}, carta 1: `) }),
    );
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

const senet: Performer = async (person, { type, from }) => {
  if (type === 'throw') return pressed(person, /^(Tira|Roll)/);
  if (type === 'leave') await pressed(person, /^(Esci da Ra|Leave from Ra)$/);
  else await person.press(person.square(from as number));
  await person.press(person.gold);
};

const sensu: Performer = async (person, action, { view }) => {
  const press = (selector: string) => person.press(person.page.locator(selector).first());
  const { card } = action;
  // What lights up after two wrong moves is chosen already, and is put back.
  const cancel = person.apron.getByRole('button', { name: 'Annulla', exact: true });
  if (await cancel.isVisible()) await person.press(cancel);
  if (action.type === 'draw') await press('button[data-place="deck"]');
  else if (action.type === 'take') {
    const piles = view.players as { pile: number[] }[];
    await press(`button[data-pile="${piles.findIndex(({ pile }) => pile.at(-1) === card)}"]`);
  } else if (action.type === 'put')
    await press(
      action.column === null
        ? 'button[data-pile]'
        : `button[data-column="${action.column as number}"]`,
    );
  else if (action.type === 'play')
    for (const one of action.cards as number[])
      await press(`button[data-card="${one}"], button:has([data-place="card-${one}"])`);
  else await press(`button[data-choice="${card as number}"]`);
  await new Player(person).confirm();
};

const sesto: Performer = async (person, action) => {
  if (action.type === 'confirm') return pressed(person, /^Confermo: /);
  if (action.type === 'place') {
    const { kind, number } = action.card as { kind: string; number: number };
    const name = nameOf('it', `${kind}-${String(number + 1).padStart(2, '0')}`);
    const cards = person.page.getByRole('group', { name: /^Carte sul tavolo: / }).first();
    await person.press(cards.getByRole('button', { name: new RegExp(`^${name}\\.`) }).first());
    return pressed(person, /^Posa la sfera: /);
  }
  await new Ghost(person, '', new Secret()).send(action as Gift);
};

const tiny: Performer = async (person, { card }) => {
  await pressed(person, `Carta ${card as number}`);
  await pressed(person, `Cala il ${card as number}`);
};

const PERFORMERS: Record<string, Performer> = {
  hanabi,
  senet,
  sensu,
  'sesto-senso': sesto,
  tiny,
};

/** How a game's moves are made by hand; a game that teaches and has no such way has lessons that nobody has played. */
export function performerOf(game: string): Performer {
  const performer = PERFORMERS[game];
  if (!performer) throw new Error(`nobody knows how a move of ${game} is made by hand: PERFORMERS`);
  return performer;
}

/** Every game's lessons in their order, found by looking. */
export const LESSONS: Record<string, string[]> = {};
const games = new URL('../web/src/lib/games/', import.meta.url);
for (const game of readdirSync(games).sort()) {
  const lessons = new URL(`${game}/lessons/`, games);
  if (existsSync(lessons))
    LESSONS[game] = readdirSync(lessons)
      .map((lesson) => lesson.replace(/\.json$/, ''))
      .sort();
}

/** What a game is called in Italian. */
export const titleOf = (game: string): string =>
  /-name = (.*)/.exec(file(`locales/it/${game}-home.ftl`))?.[1] ?? `no name of ${game}`;
