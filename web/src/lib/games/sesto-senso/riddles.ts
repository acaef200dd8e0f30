// The dreams of the day: how everybody read them, and what this browser remembers of one's own guesses.
// The server keeps no name beside a guess, so that only one's own browser knows it later.
import type { components } from '$lib/api/schema';
import { recall, remember } from '$lib/remember';

export type Riddle = components['schemas']['DayRiddle'];
export type Read = components['schemas']['Read'];

/** How many people took each choice, in hundredths of all of them. */
export function sharesOf({ people }: Read): number[] {
  const all = people.reduce((sum, one) => sum + one, 0);
  return people.map((one) => (all === 0 ? 0 : Math.round((one / all) * 100)));
}

/** The first riddle that is still to be guessed; the first of all where none is. */
export const firstOpen = (riddles: readonly Riddle[]): number =>
  Math.max(
    0,
    riddles.findIndex(({ read }) => read === null),
  );

/** One's guesses of a day by their places: none where there was none, or on another device. */
export function guessesOf(date: string): (number | null)[] {
  const [day, ...guesses] = (recall('dreams') ?? '').split(' ');
  return day === date ? guesses.map((guess) => (guess === '-' ? null : Number(guess))) : [];
}

/** Remembers a guess, and forgets those of other days. */
export function rememberGuess(date: string, place: number, choice: number): void {
  const guesses = guessesOf(date);
  while (guesses.length <= place) guesses.push(null);
  guesses[place] = choice;
  remember('dreams', [date, ...guesses.map((guess) => guess ?? '-')].join(' '));
}

/** Which of one's guesses were right; nothing as long as one of them is missing. */
export function marksOf(
  riddles: readonly Riddle[],
  guesses: readonly (number | null | undefined)[],
): boolean[] | null {
  const marks = riddles.map(({ read }, place) => {
    const guess = guesses[place] ?? null;
    return read === null || guess === null ? null : guess === read.right;
  });
  return marks.every((mark) => mark !== null) ? marks : null;
}

/** A day in one line, to be sent to somebody: it tells how well one read, and not what. */
export const shareLine = (game: string, title: string, date: string, marks: boolean[]): string => {
  const drawn = marks.map((right) => (right ? '●' : '○')).join('');
  return `${game} · ${title} · ${date} · ${drawn} ${marks.filter(Boolean).length}/${marks.length}`;
};
