// The one way to the server: typed by the server's own description, with refusals as errors.
import type { Client } from 'openapi-fetch';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { recall } from '$lib/remember';
import { siteUrl } from './base';
import type { paths } from './schema';
import type { Refused } from './types';

interface Given {
  params?: { path?: Record<string, string | number>; query?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
}

const part = (value: unknown): string => encodeURIComponent(String(value));

function addressOf(path: string, { path: named = {}, query = {} }: Given['params'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => part(named[name]));
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${part(value)}`);
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

// What comes of a request is what the description says: nothing here looks at it.
const by =
  (method: string) =>
  async (path: string, ...[given]: unknown[]): Promise<never> => {
    const { params, body, signal } = (given ?? {}) as Given;
    const key = recall('opening-key');
    const request = new Request(siteUrl(addressOf(path, params)), {
      method,
      headers: {
        // The server takes only JSON, and wants to hear so even where there is nothing to say.
        'Content-Type': 'application/json',
        ...(key && { 'X-Opening-Key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
    const response = await fetch(request);
    const text = await response.text();
    if (response.ok) return { data: text && JSON.parse(text), response } as never;
    const error = read(text);
    if ((error as Partial<Refused> | null)?.code === 'error-opening-key') {
      const { askForKey } = await import('$lib/opening/ask');
      if (await askForKey()) return by(method)(path, given);
    }
    return { error, response } as never;
  };

/** What stands in the way of an answer need not be JSON: a proxy speaks as it likes. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// The types are the library's; what it does beyond these lines nobody here asks for.
export const client: Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'> = {
  GET: by('GET'),
  POST: by('POST'),
  PUT: by('PUT'),
  PATCH: by('PATCH'),
  DELETE: by('DELETE'),
};

/** The server said no, and why. Nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly say: Saying,
  ) {
    super(code);
  }
}

/** Nobody answered: the line is down, or something between us spoke for the server. */
export class NoAnswer extends Error {}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer's data, or an error that says why there is none. */
export async function ask<T>(call: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (cause) {
    throw new NoAnswer('no answer', { cause });
  }
  if (answer.response.ok) return answer.data as T;
  const refused = answer.error as Partial<Refused> | undefined;
  if (!refused?.code || !refused.say) throw new NoAnswer(`status ${answer.response.status}`);
  throw new Refusal(answer.response.status, refused.code, refused.say as Saying);
}
