// A file with a game, on its way from wherever it was dropped to the page that shows it.
import { ask, client } from '$lib/api/client';
import type { Brought } from '$lib/api/types';
import type { Source } from './story';

/** What a file may have at the most; the server takes no more. */
const MOST = 1024 * 1024;

let handed: File | null = null;
export const hand = (file: File): void => void (handed = file);
export function taken(): File | null {
  const file = handed;
  handed = null;
  return file;
}

/** Why a file is no game, before anybody was asked: by the word of the catalogue that says it. */
export class NoGame extends Error {
  constructor(readonly why: 'no-record' | 'too-large') {
    super(why);
  }
}

/** What the file says, as far as the page understands it: that it is JSON. */
export async function read(file: File): Promise<object> {
  if (file.size > MOST) throw new NoGame('too-large');
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    throw new NoGame('no-record');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new NoGame('no-record');
  return json;
}

/** The server plays it again and tells it; it keeps nothing. */
export const shown = (json: object, eyes = 'open', from = 0): Promise<Brought> =>
  ask(
    client.POST('/api/replays', {
      params: { query: { eyes, from } },
      body: json as Record<string, never>,
    }),
  );

export const fileSource = (json: object): Source => ({
  replay: async (eyes, from) => ({ ...(await shown(json, eyes, from)), notes: [] }),
  moments: (eyes, from, to) =>
    ask(
      client.POST('/api/replays/moments', {
        params: { query: { eyes, from, to } },
        body: json as Record<string, never>,
      }),
    ),
});
