// Pictures held close: one of them, or several side by side, with the card that one compares them
// to. How far each is drawn near is its own pane's business.
export class Closeup {
  #keys = $state.raw<string[]>([]);
  #at = $state(0);
  /** Several side by side. */
  side = $state(false);
  /** The picture beside them, to compare. */
  beside = $state<string | null>(null);
  /** Whether a finger on the picture is shown to the others. */
  pointing = $state(false);

  get isOpen(): boolean {
    return this.#keys.length > 0;
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  get at(): number {
    return this.#at;
  }

  /** The pictures on show. */
  get shown(): string[] {
    const one = this.#keys[this.#at];
    const dreams = this.side ? [...this.#keys] : one === undefined ? [] : [one];
    return this.beside && !dreams.includes(this.beside) ? [...dreams, this.beside] : dreams;
  }

  open(keys: string[], key: string): void {
    this.#keys = keys;
    this.#at = Math.max(0, keys.indexOf(key));
    this.side = false;
    this.beside = null;
    this.pointing = false;
  }

  step(by: number): void {
    const count = this.#keys.length;
    if (count > 0) this.#at = (this.#at + by + count) % count;
  }

  go(at: number): void {
    this.#at = at;
    this.side = false;
  }

  close(): void {
    this.#keys = [];
    this.beside = null;
    this.pointing = false;
  }
}
