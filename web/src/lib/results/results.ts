// What is drawn of my results: how often each came out, and how games against others went.
import type { GameResult } from '$lib/api/types';
import type { Saying } from '$lib/i18n/i18n.svelte';

/** One bar of a drawing: what it stands for, and how many games. */
export interface Bar {
  /** A number, or a key of the catalogue. */
  of: number | string;
  count: number;
}

/** What a game is counted by where that is not its score; a game's folder may have one in `results.ts`. */
export interface Counted {
  title: 'results-levels' | 'results-days';
  /** Whether the scores say more than that. */
  scored: boolean;
  of: (result: GameResult, args: Saying['args']) => number | string | null;
}

/** How often each number came out, from the least to the greatest; keys follow in the order of their letters. */
export function distribution(values: (number | string)[]): Bar[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const words = [...new Set(values.filter((value) => typeof value === 'string'))].sort();
  const least = Math.min(...numbers);
  const span = numbers.length > 0 ? Math.max(...numbers) - least + 1 : 0;
  const range = Array.from({ length: span }, (_, index) => least + index);
  return [...range, ...words].map((of) => ({
    of,
    count: values.filter((value) => value === of).length,
  }));
}

export interface Versus {
  /** The level of the bots, or null for people. */
  level: string | null;
  won: number;
  lost: number;
}

/** Games against others, by whom they were against: people first, then each level as it was met. */
export function versus(results: GameResult[]): Versus[] {
  const rows: Versus[] = [];
  for (const { level, people, won, score } of results) {
    if (score !== null || won === null || (level === null && people === 0)) continue;
    const against = people > 0 ? null : level;
    let row = rows.find((one) => one.level === against);
    if (!row) rows.push((row = { level: against, won: 0, lost: 0 }));
    row[won ? 'won' : 'lost'] += 1;
  }
  return rows.sort((one, other) => Number(other.level === null) - Number(one.level === null));
}
