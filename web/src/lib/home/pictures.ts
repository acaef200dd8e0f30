// The pictures of the games, each in the folder of its game. A game without one is shown on a flat
// tint of its own.
const files = import.meta.glob<string>('../games/*/stage*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `arched`: framed by its arch; otherwise the scene runs to the edges. */
export function pictureOf(game: string, arched: boolean): string | undefined {
  return files[`../games/${game}/stage${arched ? '' : '-open'}.webp`];
}
