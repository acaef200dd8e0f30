// The beginning of a long game. A stream tells the last steps of it alone; whoever reads the script
// asks for those before them.
import type { PastStep } from '$lib/api/types';

/** As many steps are told in one answer. */
export const PIECE = 500;

type Ask = (from: number, to: number) => Promise<PastStep[]>;

/** The steps before `first`, from the deal on. */
export async function earlier(first: number, ask: Ask): Promise<PastStep[]> {
  const pieces: PastStep[][] = [];
  for (let from = 0; from < first; from += PIECE) {
    pieces.push(await ask(from, Math.min(from + PIECE, first) - 1));
  }
  return pieces.flat();
}
