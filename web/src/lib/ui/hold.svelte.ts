// Press and hold: the gesture that opens a curtain. It starts with a pointer or a key,
// and letting go too early undoes it.
export const HOLD_MS = 600;

export class Hold {
  #holding = $state(false);
  /** Held by a key: a pointer that happens to lie there has no say in it. */
  #byKey = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #done: () => void;

  constructor(done: () => void) {
    this.#done = done;
  }

  get holding(): boolean {
    return this.#holding;
  }

  start = (): void => {
    if (this.#holding) return;
    this.#holding = true;
    this.#byKey = false;
    this.#timer = setTimeout(() => {
      this.#holding = false;
      this.#done();
    }, HOLD_MS);
  };

  cancel = (): void => {
    clearTimeout(this.#timer);
    this.#holding = false;
  };

  /** The pointer is lifted, or leaves. */
  lift = (): void => {
    if (!this.#byKey) this.cancel();
  };

  keydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat || this.#holding) return;
    this.start();
    this.#byKey = true;
  };
}
