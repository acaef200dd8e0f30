// How long may be what people write: the server says so, once, and refuses more.
import type { Attachment } from 'svelte/attachments';
import { ask, client } from './client';
import type { components } from './schema';

type Lengths = components['schemas']['Lengths'];
let told: Promise<Lengths> | undefined;

/** For a field: it takes no more than the server does, once that is known. */
export const atMost =
  (what: keyof Lengths): Attachment<HTMLInputElement> =>
  (field) => {
    told ??= ask(client.GET('/api/lengths'));
    told.then((lengths) => (field.maxLength = lengths[what])).catch(() => (told = undefined));
  };
