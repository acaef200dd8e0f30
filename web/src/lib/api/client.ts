// The one way to the server: typed by the server's own description, with refusals as errors.
import createClient from 'openapi-fetch';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { paths } from './schema';
import type { Refused } from './types';

// The server takes only JSON, and wants to hear so even where there is nothing to say.
export const client = createClient<paths>({
  baseUrl: '',
  headers: { 'Content-Type': 'application/json' },
  fetch: (request) => fetch(request),
});

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
