// Short answers to a tap that could not do anything: said in the apron for three seconds.
import { createContext } from 'svelte';

const SHOWN_MS = 3000;

export class Toasts {
  #text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  show = (text: string): void => {
    clearTimeout(this.#timer);
    this.#text = text;
    this.#timer = setTimeout(() => (this.#text = ''), SHOWN_MS);
  };
}

export const [getToasts, setToasts] = createContext<Toasts>();
