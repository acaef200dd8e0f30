// The words of the page. One `I18n` lives at the root and is handed down by context;
// components ask it for sentences by key and are redrawn when the language changes.
import type { FluentBundle } from '@fluent/bundle';
import { createContext } from 'svelte';
import type { components } from '$lib/api/schema';
import { remember } from '$lib/remember';
import type { Key } from './keys';
import { loadBundle, type Lang, type Later } from './languages';

export type Args = Record<string, string | number>;

/** Words that come from the server: a key of the catalogue, with what goes into it. */
export type Saying = components['schemas']['Saying'];

// `*` marks bold in a message, so that a name with an asterisk must not start one.
const plain = (word: string) => word.replaceAll('*', '\u2217');

export class I18n {
  #bundle = $state.raw() as FluentBundle;
  #lang = $state() as Lang;

  #games: readonly string[];
  /** What was asked for last; the next change waits for it, so that none undoes another. */
  #changed: Promise<void> = Promise.resolve();

  private constructor(lang: Lang, games: readonly string[], bundle: FluentBundle) {
    this.#games = games;
    this.#show(lang, bundle);
  }

  static async load(lang: Lang, games: readonly string[] = []): Promise<I18n> {
    return new I18n(lang, games, await loadBundle(lang, games));
  }

  get lang(): Lang {
    return this.#lang;
  }

  /** Changes the language and remembers it; the old words stay until the new ones are here. */
  async use(lang: Lang): Promise<void> {
    await this.#change(async () => this.#show(lang, await loadBundle(lang, this.#games)));
    remember('lang', lang);
  }

  /** Learns the words of a game, in whatever language is spoken; some of them come later. */
  learn(game: string, later?: Later): Promise<void> {
    const asked = later ? `${game}/${later}` : game;
    return this.#change(async () => {
      if (this.#games.includes(asked)) return;
      const games = [...this.#games, asked];
      this.#show(this.#lang, await loadBundle(this.#lang, games));
      this.#games = games;
    });
  }

  #change(change: () => Promise<void>): Promise<void> {
    const changing = this.#changed.then(change);
    // A change that failed must not stop those after it; whoever asked for it is told.
    this.#changed = changing.catch(() => undefined);
    return changing;
  }

  #show(lang: Lang, bundle: FluentBundle): void {
    this.#lang = lang;
    this.#bundle = bundle;
    document.documentElement.lang = lang;
  }

  has = (key: string): boolean => this.#bundle.hasMessage(key);

  /** What the page says itself. A key that is put together from closed sets of words is checked too. */
  t = (key: Key, args: Args = {}): string => this.word(key, args);

  /** What has a name that only the server knows: a game, an option, a phrase, a card. The checks that
   * every game passes ask for those words in both languages. */
  word = (key: string, args: Args = {}): string => this.#format(key, args);

  /** Translates a server's saying; `nameOfSeat` turns seats into the names people know. A message may
   * have other words for whom it is about: `.to` is read by the one at the seat `to`, as `you`. */
  say = (
    { key, args }: Saying,
    nameOfSeat: (seat: number) => string,
    you: number | null = null,
  ): string => {
    const words: Args = {};
    let role: string | undefined;
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg !== 'object') words[name] = arg;
      else words[name] = 'seat' in arg ? nameOfSeat(arg.seat) : this.word(arg.key);
      if (typeof arg === 'object' && 'seat' in arg && arg.seat === you) role ??= name;
    }
    return this.#format(key, words, role);
  };

  #format(key: string, args: Args, role?: string): string {
    const message = this.#bundle.getMessage(key);
    const pattern = (role && message?.attributes[role]) || message?.value;
    if (!pattern) return this.#missing(key, 'no such message');
    const given = Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? plain(arg) : arg]),
    );
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, given, errors);
    return errors.length > 0 ? this.#missing(key, errors.join('; ')) : text;
  }

  // A hole in the catalogue is a bug: loud while building, legible for whoever plays.
  #missing(key: string, why: string): string {
    if (!import.meta.env.PROD) throw new Error(`${this.#lang}: ${key}: ${why}`);
    return key;
  }
}

export const [getI18n, setI18n] = createContext<I18n>();
