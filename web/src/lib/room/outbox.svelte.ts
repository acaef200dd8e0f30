// What people asked for, on its way to the server: one request after the other, each sent again
// until it is answered. Whoever sends makes sure that a request sent twice is done once.
import { NoAnswer, Refusal } from '$lib/api/client';
import { backOff } from '$lib/api/stream';

/** A request that is not answered by then is taken for lost. */
export const ANSWER_MS = 10_000;

/** Refusals after which the same request is sent again. */
const AGAIN = ['error-stopping', 'error-unsure'];

/** It was never sent: something before it was refused, or the page was left. */
export class Dropped extends Error {}

type Request = (signal: AbortSignal) => Promise<unknown>;

interface Errand {
  request: Request;
  done(): void;
  failed(why: unknown): void;
}

export class Outbox {
  #errands: Errand[] = [];
  #busy = $state(false);
  #stuck = $state(false);
  #attempt: AbortController | undefined;
  #goOn: (() => void) | undefined;
  /** Somebody does not want to wait. */
  #hurry = false;
  #ended = false;
  readonly #onlost: () => void;

  /** `onlost` hears of the first failure of a request. */
  constructor(onlost: () => void) {
    this.#onlost = onlost;
    addEventListener('online', this.retry);
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** A request has failed and is being sent again. */
  get stuck(): boolean {
    return this.#stuck;
  }

  /** Sends it once everything before it has been answered. A refusal is thrown, and what waits
   * behind it was meant for another table: it is dropped. */
  send(request: Request): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#ended) return failed(new Dropped());
      this.#errands.push({ request, done, failed });
      if (!this.#busy) void this.#work();
    });
  }

  /** The line is back: whatever waits to be sent again goes now. */
  hurry(): void {
    this.#goOn?.();
  }

  /** Sends again at once, even what may still be answered. */
  retry = (): void => {
    if (!this.#busy) return;
    this.#hurry = true;
    this.#attempt?.abort();
    this.#goOn?.();
  };

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.retry);
    this.retry();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let errand = this.#errands[0]; errand; errand = this.#errands[0]) {
      try {
        await this.#insist(errand.request);
        this.#errands.shift();
        errand.done();
      } catch (why) {
        const [, ...behind] = this.#errands.splice(0);
        errand.failed(why);
        for (const { failed } of behind) failed(new Dropped());
      }
    }
    this.#busy = false;
  }

  async #insist(request: Request): Promise<void> {
    try {
      for (let failures = 0; !this.#ended; failures += 1) {
        if (await this.#try(request)) return;
        this.#stuck = true;
        if (failures === 0) this.#onlost();
        await this.#pause(backOff(failures));
      }
    } finally {
      this.#stuck = false;
    }
    throw new Dropped();
  }

  /** Whether it was answered. */
  async #try(request: Request): Promise<boolean> {
    this.#hurry = false;
    const attempt = new AbortController();
    this.#attempt = attempt;
    const limit = setTimeout(() => attempt.abort(), ANSWER_MS);
    try {
      await request(attempt.signal);
      return true;
    } catch (error) {
      // A server that is about to stop is soon back, and who cannot say whether it is done can be asked again.
      const again = error instanceof Refusal && AGAIN.includes(error.code);
      if (error instanceof NoAnswer || again) return false;
      throw error;
    } finally {
      clearTimeout(limit);
      this.#attempt = undefined;
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#hurry || this.#ended) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((goOn) => {
      this.#goOn = goOn;
      timer = setTimeout(goOn, ms);
    });
    clearTimeout(timer);
    this.#goOn = undefined;
  }
}
