// Short answers to a tap, most of them to one that could not do anything: said in the apron for three
// seconds.
import { createContext } from 'svelte';
import type { IconName } from './icons';

const SHOWN_MS = 3000;

export class Toasts {
  #text = $state('');
  #icon = $state<IconName>('hand');
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  get icon(): IconName {
    return this.#icon;
  }

  /** A raised hand says that something cannot be; what was done has a sign of its own. */
  show = (text: string, icon: IconName = 'hand'): void => {
    clearTimeout(this.#timer);
    this.#icon = icon;
    this.#text = text;
    this.#timer = setTimeout(() => (this.#text = ''), SHOWN_MS);
  };
}

export const [getToasts, setToasts] = createContext<Toasts>();
