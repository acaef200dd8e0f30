// The people of recorded moments and lessons, where nobody real sits.
import type { Seated } from '$lib/games/game';

const PEOPLE: Omit<Seated, 'mine'>[] = [
  { name: 'Marta', puppet: 'fox', bot: false },
  { name: 'Luca', puppet: 'dolphin', bot: false },
  { name: 'Adelaide', puppet: 'owl', bot: false },
  { name: 'Tic-Tac', puppet: 'tortoise', bot: true },
  { name: 'Sofia', puppet: 'cat', bot: false },
  { name: 'Bartolomeo', puppet: 'bear', bot: false },
  { name: 'Pendolo', puppet: 'rabbit', bot: true },
];

/** So many of them, one of whom is the reader. */
export const castOf = (seats: number, mine: number | null): Seated[] =>
  PEOPLE.slice(0, seats).map((person, seat) => ({ ...person, mine: seat === mine }));
