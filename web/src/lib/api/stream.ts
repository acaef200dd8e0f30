// One stream of events from the server, kept alive by the page itself: an `EventSource` gives up
// for good on a single bad answer, and phones put pages to sleep. It is closed while the tab is
// hidden, because a browser allows six connections to a host.

/** Whether the line is up; `lost` tries again by itself, `given-up` waits for a hand. */
export type Line = 'connecting' | 'up' | 'lost' | 'given-up';

export const RETRIES_MS = [1000, 2000, 4000, 8000, 15000];

export interface Listener {
  /** The address to open now; asked anew each time, because it names the last step seen. */
  url(): string;
  /** One event of the stream: its name and its data, read from JSON. */
  onevent(name: string, data: unknown): void;
  online(line: Line): void;
}

export class Stream {
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #ended = false;

  constructor(
    private readonly names: readonly string[],
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.#visibility);
    addEventListener('pageshow', this.retry);
    addEventListener('online', this.retry);
    this.#open();
  }

  /** Tries at once, from the beginning of the patience. */
  retry = (): void => {
    if (this.#ended || document.hidden || this.#source?.readyState === EventSource.OPEN) return;
    this.#failures = 0;
    this.#open();
  };

  end(): void {
    this.#ended = true;
    this.#close();
    document.removeEventListener('visibilitychange', this.#visibility);
    removeEventListener('pageshow', this.retry);
    removeEventListener('online', this.retry);
  }

  #visibility = (): void => {
    if (document.hidden) this.#close();
    else this.retry();
  };

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = undefined;
  }

  #open(): void {
    this.#close();
    if (this.#failures === 0) this.listener.online('connecting');
    const source = new EventSource(this.listener.url());
    this.#source = source;
    source.onerror = () => this.#failed();
    for (const name of this.names) {
      source.addEventListener(name, (event) => {
        if (this.#source !== source) return;
        this.#failures = 0;
        this.listener.online('up');
        this.listener.onevent(name, JSON.parse((event as MessageEvent<string>).data));
      });
    }
    // The server says goodbye before it stops, and is soon back.
    source.addEventListener('bye', () => this.#failed());
  }

  #failed(): void {
    this.#close();
    const wait = RETRIES_MS[this.#failures];
    this.#failures += 1;
    if (wait === undefined) {
      this.listener.online('given-up');
      return;
    }
    this.listener.online('lost');
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
