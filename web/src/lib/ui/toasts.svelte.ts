// Short answers to a tap, most of them to one that could not do anything: said in the apron for three
// seconds, or for longer where they lead on to a rule.
import { createContext } from 'svelte';
import type { IconName } from './icons';

const SHOWN_MS = 3000;
const LED_MS = 8000;

/** Where an answer leads on to. */
export interface Lead {
  href: string;
  label: string;
}

export class Toasts {
  #text = $state('');
  #icon = $state<IconName>('hand');
  #lead = $state.raw<Lead | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string {
    return this.#text;
  }

  get icon(): IconName {
    return this.#icon;
  }

  get lead(): Lead | null {
    return this.#lead;
  }

  /** A raised hand says that something cannot be; what was done has a sign of its own. */
  show = (text: string, icon: IconName = 'hand'): void => {
    clearTimeout(this.#timer);
    this.#icon = icon;
    this.#text = text;
    this.#lead = null;
    this.#timer = setTimeout(() => (this.#text = ''), SHOWN_MS);
  };

  /** Says where the answer on show leads on to; there is time to follow it. */
  follow = (text: string, lead: Lead): void => {
    if (this.#text !== text) return;
    clearTimeout(this.#timer);
    this.#lead = lead;
    this.#timer = setTimeout(() => (this.#text = ''), LED_MS);
  };
}

export const [getToasts, setToasts] = createContext<Toasts>();
