// The deal of the day: the same for everybody on this server, from midnight to midnight UTC.

/** A result in one line, to be sent to somebody. */
export const shareText = (
  game: string,
  daily: string | null | undefined,
  score: string | number,
  title: string,
): string => [game, ...(daily ? [daily] : []), `${score}`, title].join(' · ');

export interface Bar {
  score: number;
  games: number;
  /** How tall it is, from 0 to 1. */
  share: number;
}

/** How often each score was reached, with nothing left out between the lowest and the highest. */
export function barsOf(scores: readonly { score: number; games: number }[]): Bar[] {
  const [first, last] = [scores[0], scores.at(-1)];
  if (!first || !last) return [];
  const most = Math.max(...scores.map(({ games }) => games));
  return Array.from({ length: last.score - first.score + 1 }, (_, i) => {
    const score = first.score + i;
    const games = scores.find((one) => one.score === score)?.games ?? 0;
    return { score, games, share: games / most };
  });
}
