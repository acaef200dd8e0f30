// Moments of games that were really played, at random, at their most crowded: recorded from the rules
// by `crates/games/tests/samples.rs`, and loaded only here.
import type { Step, Table } from '$lib/api/types';
import { castOf } from '$lib/play/cast';

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

/** Who sits there: the reader, and as many others. */
export const people = ({ seats, table }: Sample) => castOf(seats, table.seat);
