// Whom the table waits for, and who is asked about it.
import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room, Table } from '$lib/api/types';
import '$lib/ui/SomeoneAway.svelte';
import type { Seated } from '$lib/games/game';
import { show } from '$lib/testing/show';
import AwayWatch from './AwayWatch.svelte';
import './StoodIn.svelte';

const SEATS: Seated[] = ['Nonna', 'Marta', 'Luca'].map((name) => ({
  name,
  puppet: 'owl',
  bot: false,
  mine: name === 'Marta',
}));

interface Person {
  you?: boolean;
  unseen?: boolean;
  /** For so many seconds. */
  away?: number;
  stand_in?: string;
  overdue?: boolean;
}

const room = (people: Person[], tempo = 'sitting'): Room =>
  ({
    id: 'r',
    status: 'playing',
    tempo,
    seats: people.map(({ you = false, unseen = false, away, stand_in, overdue }, seat) => ({
      seat,
      you,
      host: false,
      player: {
        type: 'person',
        name: SEATS[seat]?.name,
        puppet: 'owl',
        unseen,
        present: away === undefined,
        // The server's clock is hours ahead: what it says of the time that is left counts.
        away_since: away === undefined ? null : Date.now() + 10_000_000 - away * 1000,
        missed_in: unseen ? 120_000 : away === undefined ? null : 30_000 - away * 1000,
        stand_in,
        overdue: overdue ?? false,
        votes: { for: 0, needed: 2, yours: false },
      },
    })),
  }) as unknown as Room;
const table = (step: number, to_act: number[]) => ({ step, to_act }) as unknown as Table;

const GHOST_AND_TWO: Person[] = [{ unseen: true }, { you: true }, {}];
const title = 'Nonna ci pensa da un pezzo';
const onrefused = vi.fn();

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await new Promise((go) => setTimeout(go));
}

test('one whom nobody may notice is asked about when the table has waited for two minutes', async () => {
  const props = { room: room(GHOST_AND_TWO), table: table(3, [0]), seats: SEATS, onrefused };
  const { change } = await show(AwayWatch, props);
  await pass(100);
  // A gift is enough: the waiting begins anew.
  await change({ table: table(4, [0]) });
  await pass(100);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  await pass(21);
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  await change({ table: table(5, [1, 2]) });
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('one whom nobody may notice is not asked about others', async () => {
  const people = [{ unseen: true, you: true }, { away: 0 }, {}];
  await show(AwayWatch, { room: room(people), table: table(3, [1]), seats: SEATS, onrefused });
  await pass(300);
  expect(screen.queryByRole('region')).toBeNull();
});

test('whoever has gone is asked about after half a minute, though an unseen one comes before', async () => {
  const people = [{ unseen: true }, { you: true }, { away: 0 }];
  await show(AwayWatch, { room: room(people), table: table(3, [0]), seats: SEATS, onrefused });
  await pass(31);
  expect(await screen.findByRole('region', { name: 'Luca per ora non c’è' })).toBeTruthy();
});

test('a bot on one’s own seat can be sent away', async () => {
  const people = [{}, { you: true, stand_in: 'hard' }, {}];
  await show(AwayWatch, { room: room(people), table: table(3, [1]), seats: SEATS, onrefused });
  expect(await screen.findByRole('button', { name: 'Riprendo il mio posto' })).toBeTruthy();
});

test('over days whoever is away is asked about only when a turn of theirs went by', async () => {
  const away = { away: 0 };
  const over = (luca: Person) => room([{ unseen: true }, { you: true }, luca], 'days-1');
  const props = { room: over(away), table: table(3, [0, 2]), seats: SEATS, onrefused };
  const { change } = await show(AwayWatch, props);
  await pass(3600);
  expect(screen.queryByRole('region')).toBeNull();
  await change({ room: over({ ...away, overdue: true }) });
  expect(await screen.findByRole('region', { name: 'Luca per ora non c’è' })).toBeTruthy();
  await change({ room: over({ overdue: true }) });
  expect(screen.queryByRole('region')).toBeNull();
});
