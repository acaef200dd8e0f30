// A finished game of a person, without anybody playing it.
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

interface GameInfo {
  id: string;
  min_seats: number;
  bots: { name: string; at_table: boolean }[];
}

/** A game against bots in which a bot stands in for Marta from the first move on, played to its end. */
export async function finished({ page }: Person, game: string): Promise<string> {
  const ask = async <T>(path: string, data?: object): Promise<T> => {
    const answer = await (data ? page.request.post(path, { data }) : page.request.get(path));
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  const games = await ask<GameInfo[]>('/api/games');
  const info = games.find(({ id }) => id === game);
  const bot = info?.bots.find(({ at_table }) => at_table)?.name ?? '';
  const bots = Array.from({ length: Math.max(1, (info?.min_seats ?? 2) - 1) }, () => bot);
  const { id } = await ask<{ id: string }>('/api/rooms', { game, bots, start: true });
  await ask(`/api/rooms/${id}/seats/0/stand-in`, { bot });
  // Bots play while somebody watches.
  await page.goto(`/room/${id}`);
  const status = async () => (await ask<{ status: string }>(`/api/rooms/${id}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('over');
  return id;
}
