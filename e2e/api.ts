// Plays a game through the API as a program would, where a test needs one that is over.
export interface Guest {
  token: string;
}

async function call<T>(base: string, guest: Guest | null, method: string, path: string, body = {}) {
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(guest ? { Authorization: `Bearer ${guest.token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Table {
  step: number;
  to_act: number[];
  outcome: unknown;
  legal: { choices: { action: unknown }[] } | null;
}

/** The events of a stream, as they come. */
async function* streamed(base: string, guest: Guest, path: string, signal: AbortSignal) {
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

/** One guest with both seats opens a room and plays first choices, all of them or some. */
export async function playedRoom(
  base: string,
  { names = ['Marta', 'Ben'], steps = Infinity }: { names?: string[]; steps?: number } = {},
): Promise<string> {
  const guest = await call<Guest>(base, null, 'POST', '/tokens', { name: names[0] });
  const body = { game: 'senet', mine: names, start: true };
  const { id } = await call<{ id: string }>(base, guest, 'POST', '/rooms', body);
  const stop = new AbortController();
  const play = async (seat: number) => {
    const path = `/rooms/${id}/events?seat=${seat}`;
    for await (const { name, data } of streamed(base, guest, path, stop.signal)) {
      const table = name === 'hello' ? (data as { table: Table }).table : (data as Table);
      if (name !== 'hello' && name !== 'step') continue;
      if (table.outcome || table.step >= steps) return;
      const choice = table.legal?.choices[0];
      if (!choice || !table.to_act.includes(seat)) continue;
      const move = { seat, step: table.step, id: `${seat}-${table.step}`, action: choice.action };
      await call(base, guest, 'POST', `/rooms/${id}/actions`, move);
    }
  };
  await Promise.all(names.map((_, seat) => play(seat)));
  stop.abort();
  return id;
}
