// What the seats of this device put into the deal: numbers that this page makes, of which it shows the
// fingerprints before play and hands in the numbers when the host begins. It needs no secure context.
import { ask, client, NoAnswer, Refusal } from '$lib/api/client';
import type { Room } from '$lib/api/types';
import { recall, remember } from '$lib/remember';
import { hashOf } from './check';
import { toHex } from './sha256';

/** More than one has rooms open; older ones have been dealt long ago. */
const KEPT = 40;
const AGAIN_MS = 1000;

/** Where nothing may be stored, as long as the page is open. */
let made: string[] = [];

/** A new part, of which the fingerprint is told. It is kept through a reload. */
export function newHash(): string {
  const part = toHex(crypto.getRandomValues(new Uint8Array(32)));
  made = [...known(), part].slice(-KEPT);
  remember('parts', made.join(' '));
  return hashOf(part);
}

const known = (): string[] => [...new Set([...(recall('parts')?.split(' ') ?? []), ...made])];

const partOf = (hash: string): string | undefined => known().find((part) => hashOf(part) === hash);

/** One page's part in the deal of one room. */
export class Together {
  /** The seats for which this page has promised something. */
  readonly #promised = new Set<number>();
  readonly #asking = new Set<string>();
  #ended = false;

  /** The room as it stands now: promises what is not promised, hands in what is asked for. */
  see({ id, status, dealing, parts, you }: Room): void {
    if (status !== 'open' || !parts) return;
    for (const seat of you.seats) {
      const promised = parts.find((part) => part.seat === seat);
      const part = promised && partOf(promised.hash);
      const params = { path: { id, seat } };
      const path = '/api/rooms/{id}/seats/{seat}/part';
      if (dealing) {
        if (part && !promised.given)
          this.#once(part, () => ask(client.POST(path, { params, body: { part } })));
      } else if (!promised || (!part && !this.#promised.has(seat))) {
        // Where another page of this guest has promised for this seat, it is not overruled for ever.
        this.#once(`seat ${seat}`, () => {
          this.#promised.add(seat);
          return ask(client.PUT(path, { params, body: { hash: newHash() } }));
        });
      }
    }
  }

  end(): void {
    this.#ended = true;
  }

  /** Asks until there is an answer; a refusal is one: then the deal does without it. */
  async #once(what: string, asking: () => Promise<unknown>): Promise<void> {
    if (this.#asking.has(what)) return;
    this.#asking.add(what);
    for (let again = true; again && !this.#ended;) {
      again = false;
      try {
        await asking();
      } catch (error) {
        if (error instanceof NoAnswer) again = true;
        else if (!(error instanceof Refusal)) throw error;
      }
      if (again) await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    this.#asking.delete(what);
  }
}
