// A voice for what is on show: off until somebody wants it, and so remembered on this device. Each line is
// said once. Whoever speaks is let finish; of what came meanwhile only the newest is said, so that the
// voice is never far behind the picture, and never before it.
import { localeOf, type Lang } from '$lib/i18n/languages';
import { unmarked } from '$lib/i18n/rich';
import { recall, remember } from '$lib/remember';

export class Voice {
  #on = $state(recall('voice') === 'on');
  readonly #synth: SpeechSynthesis | undefined;
  /** What was told last, aloud or not. */
  #told: unknown = null;
  #next: { words: string; lang: Lang } | null = null;
  /** What is being said; the browser may forget an utterance that nobody holds. */
  #saying: SpeechSynthesisUtterance | null = null;

  constructor(synth: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#synth = synth;
  }

  /** Whether this device can speak at all. */
  get able(): boolean {
    return this.#synth !== undefined;
  }

  get on(): boolean {
    return this.#on && this.able;
  }

  turn(on: boolean): void {
    this.#on = on;
    remember('voice', on ? 'on' : 'off');
    if (!on) this.hush();
  }

  /** Something is on show; the same thing again is not said again. */
  tell(thing: unknown, words: string, lang: Lang): void {
    if (thing === this.#told) return;
    this.#told = thing;
    if (!this.on || !words) return;
    this.#next = { words, lang };
    if (!this.#saying) this.#speak();
  }

  /** Not a word more. */
  hush(): void {
    this.#next = null;
    this.#saying = null;
    this.#synth?.cancel();
  }

  #speak(): void {
    const next = this.#next;
    if (!next) return;
    this.#next = null;
    const saying = new SpeechSynthesisUtterance(unmarked(next.words));
    saying.lang = localeOf(next.lang);
    const after = () => {
      if (this.#saying !== saying) return;
      this.#saying = null;
      this.#speak();
    };
    saying.onend = after;
    saying.onerror = after;
    this.#saying = saying;
    this.#synth?.speak(saying);
  }
}
