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

const samplesOf = (game: string): Sample[] =>
  JSON.parse(readFileSync(new URL(`${game}/samples.json`, FOLDER), 'utf8')) as Sample[];

/** The titles of all moments. */
export const titlesOf = (game: string): string[] => samplesOf(game).map(({ title }) => title);

/** The titles of the moments at which somebody decides. */
export const decisions = (game: string): string[] =>
  samplesOf(game)
    .filter(({ then }) => then !== null)
    .map(({ title }) => title);

/** Where a moment is shown as a whole screen: as one plays, or as a television shows it. */
export const momentAt = (game: string, title: string, how: 'play' | 'tv' = 'play'): string =>
  `/gallery#Games/${game}/${encodeURIComponent(title)}/${how}`;
