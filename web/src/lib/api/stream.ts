// One stream of events from the server, kept alive by the page itself: an `EventSource` gives up
// for good on a single bad answer, phones put pages to sleep, and a connection whose other end is
// gone still says that it is open. It is closed while the tab is hidden, because a browser allows
// six connections to a host.

/** Whether the line is up; one that is lost is tried again for as long as the page is there. */
export type Line = 'connecting' | 'up' | 'lost';

export const RETRIES_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** How long to wait after so many failures in a row. */
export const backOff = (failures: number): number => RETRIES_MS[failures] ?? 15_000;

/** The server says something every six seconds; a stream that says nothing for so long is dead. */
export const SILENCE_MS = 20_000;
/** How long a stream has to prove itself: when it is new, and when there is reason to doubt it. */
export const DOUBT_MS = 8000;

export interface Listener {
  /** The address to open now; asked anew each time, because it names the last step seen. */
  url(): string;
  /** One event of the stream: its name and its data, read from JSON. */
  onevent(name: string, data: unknown): void;
  online(line: Line): void;
}

/** What some browsers tell about the network, above all on phones. */
type Network = EventTarget & { type?: string };

export class Stream {
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Whether the present source has said anything. */
  #heard = false;
  #doubted = false;
  #failures = 0;
  #ended = false;
  readonly #network = (navigator as Navigator & { connection?: Network }).connection;
  #carrier = this.#network?.type;

  constructor(
    private readonly names: readonly string[],
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.#visibility);
    addEventListener('pageshow', this.#wake);
    addEventListener('online', this.retry);
    this.#network?.addEventListener('change', this.#moved);
    if (!document.hidden) this.#open();
  }

  /** Opens it anew at once, even if it seems to be open. */
  retry = (): void => {
    if (this.#ended || document.hidden) return;
    this.#failures = 0;
    this.#open();
  };

  /** Something else failed on the same line: the stream has to say something soon. */
  doubt(): void {
    if (!this.#source || this.#doubted) return;
    this.#doubted = true;
    this.#expect(DOUBT_MS);
  }

  end(): void {
    this.#ended = true;
    this.#close();
    document.removeEventListener('visibilitychange', this.#visibility);
    removeEventListener('pageshow', this.#wake);
    removeEventListener('online', this.retry);
    this.#network?.removeEventListener('change', this.#moved);
  }

  #visibility = (): void => {
    if (document.hidden) this.#close();
    else this.#wake();
  };

  #wake = (): void => {
    if (this.#source?.readyState !== EventSource.OPEN) this.retry();
  };

  /** From Wi-Fi to the telephone's own network, say: what was open is open to nobody. */
  #moved = (): void => {
    if (this.#network?.type === this.#carrier) return;
    this.#carrier = this.#network?.type;
    this.retry();
  };

  #close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#source?.close();
    this.#source = undefined;
  }

  #open(): void {
    this.#close();
    if (this.#failures === 0) this.listener.online('connecting');
    const source = new EventSource(this.listener.url());
    this.#source = source;
    this.#heard = false;
    this.#doubted = true;
    this.#expect(DOUBT_MS);
    source.onerror = () => this.#failed();
    for (const name of this.names) {
      source.addEventListener(name, (event) => {
        if (!this.#lives(source)) return;
        this.listener.onevent(name, JSON.parse((event as MessageEvent<string>).data));
      });
    }
    source.addEventListener('alive', () => this.#lives(source));
    // The server says goodbye before it stops, and is soon back.
    source.addEventListener('bye', () => this.#failed());
  }

  /** A sign of life; tells whether it came from the present source. */
  #lives(source: EventSource): boolean {
    if (this.#source !== source) return false;
    this.#heard = true;
    this.#doubted = false;
    this.#failures = 0;
    this.#expect(SILENCE_MS);
    this.listener.online('up');
    return true;
  }

  #expect(ms: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(this.#mute, ms);
  }

  #mute = (): void => {
    if (!this.#heard) return this.#failed();
    this.listener.online('lost');
    this.#failures = 1;
    this.#open();
  };

  #failed(): void {
    this.#close();
    const wait = backOff(this.#failures);
    this.#failures += 1;
    this.listener.online('lost');
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
