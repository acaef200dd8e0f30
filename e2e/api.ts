// Plays a game through the API as a program would, where a test needs one that is over.
import { setTimeout } from 'node:timers/promises';

export interface Guest {
  token: string;
}

export async function call<T>(
  base: string,
  guest: Guest | null,
  method: 'GET' | 'POST',
  path: string,
  body = {},
): Promise<T> {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(guest ? { Authorization: `Bearer ${guest.token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return (await answer.json()) as T;
  const wait = answer.status === 429 ? Number(answer.headers.get('Retry-After')) : 0;
  if (!wait) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  // A program is faster than people, and the server says how long to wait.
  await setTimeout(wait * 1000);
  return call(base, guest, method, path, body);
}

interface Table {
  step: number;
  to_act: number[];
  outcome: unknown;
  legal: { choices: { action: unknown }[] } | null;
}

/** The events of a stream, as they come. */
export async function* streamed(base: string, guest: Guest, path: string, signal: AbortSignal) {
  const headers = { Authorization: `Bearer ${guest.token}` };
  const { body } = await fetch(`${base}/api${path}`, { headers, signal });
  if (!body) throw new Error('the stream is empty');
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const name = lines
        .find((line) => line.startsWith('event:'))
        ?.slice(6)
        .trim();
      const data = lines.find((line) => line.startsWith('data:'))?.slice(5);
      if (name && data) yield { name, data: JSON.parse(data) as unknown };
    }
  }
}

export interface Played {
  id: string;
  /** A personal link to a seat of the room, good once. */
  link: (seat: number) => Promise<string>;
}

/** Plays the first choice each time at one seat of Senet, to the end or for some steps. */
export async function playSeat(
  base: string,
  guest: Guest,
  { id, seat = 0, steps = Infinity }: { id: string; seat?: number; steps?: number },
): Promise<void> {
  const stop = new AbortController();
  const path = `/rooms/${id}/events?seat=${seat}`;
  for await (const { name, data } of streamed(base, guest, path, stop.signal)) {
    if (name !== 'hello' && name !== 'step') continue;
    const table = name === 'hello' ? (data as { table: Table }).table : (data as Table);
    if (table.outcome || table.step >= steps) break;
    const choice = table.legal?.choices[0];
    if (!choice || !table.to_act.includes(seat)) continue;
    const move = { seat, step: table.step, id: `${seat}-${table.step}`, action: choice.action };
    await call(base, guest, 'POST', `/rooms/${id}/actions`, move);
  }
  stop.abort();
}

/** Two guests meet in a room and play the first choice each time, to the end or for some steps. */
export async function playedRoom(base: string, steps = Infinity): Promise<Played> {
  const guests = await Promise.all(
    ['Marta', 'Ben'].map((name) => call<Guest>(base, null, 'POST', '/tokens', { name })),
  );
  const as = (seat: number): Guest => guests[seat] ?? { token: '' };
  const { id } = await call<{ id: string }>(base, as(0), 'POST', '/rooms', { game: 'senet' });
  await call(base, as(1), 'POST', `/rooms/${id}/seats`);
  await call(base, as(0), 'POST', `/rooms/${id}/start`);
  await Promise.all(guests.map((_, seat) => playSeat(base, as(seat), { id, seat, steps })));
  const link = async (seat: number) =>
    (await call<{ path: string }>(base, as(seat), 'POST', `/rooms/${id}/seats/${seat}/link`)).path;
  return { id, link };
}
