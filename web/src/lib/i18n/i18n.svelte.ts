// The words of the page. One `I18n` lives at the root and is handed down by context;
// components ask it for sentences by key and are redrawn when the language changes.
import type { FluentBundle } from '@fluent/bundle';
import { createContext } from 'svelte';
import { remember } from '$lib/remember';
import { loadBundle, type Lang } from './languages';

export type Args = Record<string, string | number>;

/** Words that come from the server: a key of the catalogue, with what goes into it. */
export interface Saying {
  key: string;
  args: Record<string, number | string | { seat: number } | { key: string }>;
}

// `*` marks bold in a message, so that a name with an asterisk must not start one.
const plain = (word: string) => word.replaceAll('*', '\u2217');

export class I18n {
  #bundle = $state.raw() as FluentBundle;
  #lang = $state() as Lang;

  private constructor(lang: Lang, bundle: FluentBundle) {
    this.#show(lang, bundle);
  }

  static async load(lang: Lang): Promise<I18n> {
    return new I18n(lang, await loadBundle(lang));
  }

  get lang(): Lang {
    return this.#lang;
  }

  /** Changes the language and remembers it; the old words stay until the new ones are here. */
  async use(lang: Lang): Promise<void> {
    this.#show(lang, await loadBundle(lang));
    remember('lang', lang);
  }

  #show(lang: Lang, bundle: FluentBundle): void {
    this.#lang = lang;
    this.#bundle = bundle;
    document.documentElement.lang = lang;
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key);

  t = (key: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return this.#missing(key, 'no such message');
    const given = Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? plain(arg) : arg]),
    );
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, given, errors);
    return errors.length > 0 ? this.#missing(key, errors.join('; ')) : text;
  };

  /** Translates a server's saying; `nameOfSeat` turns seats into the names people know. */
  say = ({ key, args }: Saying, nameOfSeat: (seat: number) => string): string => {
    const words: Args = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg !== 'object') words[name] = arg;
      else words[name] = 'seat' in arg ? nameOfSeat(arg.seat) : this.t(arg.key);
    }
    return this.t(key, words);
  };

  // A hole in the catalogue is a bug: loud while building, legible for whoever plays.
  #missing(key: string, why: string): string {
    if (!import.meta.env.PROD) throw new Error(`${this.#lang}: ${key}: ${why}`);
    return key;
  }
}

export const [getI18n, setI18n] = createContext<I18n>();
