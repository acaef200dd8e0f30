// Every game that has a page, found by its folder, and the moments that were recorded of it for the
// gallery (`crates/games/tests/samples.rs`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../web/src/lib/games/', import.meta.url);

export const GAMES = readdirSync(FOLDER).filter((name) =>
  existsSync(new URL(`${name}/index.ts`, FOLDER)),
);

interface Sample {
  title: string;
  then: unknown;
}

/** The titles of the moments at which somebody decides. */
export function decisions(game: string): string[] {
  const samples = JSON.parse(
    readFileSync(new URL(`${game}/samples.json`, FOLDER), 'utf8'),
  ) as Sample[];
  return samples.filter(({ then }) => then !== null).map(({ title }) => title);
}

/** Where a moment is shown as a whole screen. */
export const momentAt = (game: string, title: string): string =>
  `/gallery#Games/${game}/${encodeURIComponent(title)}/play`;
