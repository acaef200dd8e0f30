// Moments of games that were really played, at random, at their most crowded: recorded from the rules
// by `crates/games/tests/samples.rs`, and loaded only here.
import type { Step, Table } from '$lib/api/types';
import type { Seated } from '$lib/games/game';

/** A decision with what came of it, or a table on which there is nothing to decide. */
export interface Sample {
  title: string;
  seats: number;
  table: Table;
  then: Step | null;
}

const files = import.meta.glob<{ default: unknown }>('../games/*/samples.json');

export async function loadSamples(id: string): Promise<Sample[]> {
  const file = await files[`../games/${id}/samples.json`]?.();
  return (file?.default ?? []) as Sample[];
}

const PEOPLE: Omit<Seated, 'mine'>[] = [
  { name: 'Marta', puppet: 'fox', bot: false },
  { name: 'Luca', puppet: 'dolphin', bot: false },
  { name: 'Nonna Adelaide', puppet: 'owl', bot: false },
  { name: 'Tic-Tac', puppet: 'tortoise', bot: true },
  { name: 'Sofia', puppet: 'cat', bot: false },
  { name: 'Bartolomeo', puppet: 'bear', bot: false },
  { name: 'Pendolo', puppet: 'rabbit', bot: true },
];

/** Who sits there: the reader, and as many others. */
export const people = ({ seats, table }: Sample): Seated[] =>
  PEOPLE.slice(0, seats).map((person, seat) => ({ ...person, mine: seat === table.seat }));
