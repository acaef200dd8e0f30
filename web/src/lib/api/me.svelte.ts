// Who I am to this server: a guest with a name, kept by a cookie that the page cannot read.
import { createContext } from 'svelte';
import type { Lang } from '$lib/i18n/languages';
import { ANIMALS } from '$lib/ui/puppets';
import { ask, client, Refusal } from './client';
import type { Guest } from './types';

export class Me {
  #guest = $state.raw<Guest | null>(null);
  #asked = false;

  get guest(): Guest | null {
    return this.#guest;
  }

  /** Asks whether this browser is known. */
  async load(): Promise<void> {
    try {
      // A newcomer gets an answer without a guest in it.
      this.#guest = (await ask<Guest | undefined>(client.GET('/api/me'))) ?? null;
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error;
      this.#guest = null;
    }
    this.#asked = true;
  }

  async save(guest: { name: string; puppet: string; lang: Lang }): Promise<Guest> {
    this.#guest = await ask(client.PUT('/api/me', { body: guest }));
    return this.#guest;
  }

  /** Whoever comes without a name gets a puppet by chance and the name that was given for it. */
  async ensure(name: string, lang: Lang): Promise<Guest> {
    if (!this.#asked) await this.load();
    if (this.#guest) return this.#guest;
    const puppet = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? 'fox';
    return this.save({ name, puppet, lang });
  }

  async forget(): Promise<void> {
    await ask(client.DELETE('/api/me'));
    this.#guest = null;
  }
}

export const [getMe, setMe] = createContext<Me>();
