// Evening or daylight. The first visit follows the system; after that only the person decides, so that
// the light never changes in the middle of a game. Where it is always evening (a séance, a television)
// only a choice that was made there lets daylight in.
import { createContext } from 'svelte';
import { recall, remember } from './remember';

export type ThemeName = 'sera' | 'giorno';

/** A game that is played in the evening, whatever the light elsewhere, says so in its `theme.css`. */
const isAlwaysEvening = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--light') === 'sera';
const prefersLight = () => matchMedia('(prefers-color-scheme: light)').matches;

export class Theme {
  #name = $state<ThemeName>('sera');
  /** What a screen is dressed as: the id of a game, or `home`. */
  #scene = $state('home');

  /** Whether the scene is played in the evening, whatever the light elsewhere. */
  #evening = false;

  constructor() {
    this.enter('home');
  }

  get name(): ThemeName {
    return this.#name;
  }

  get scene(): string {
    return this.#scene;
  }

  toggle(): void {
    this.#show(this.#name === 'sera' ? 'giorno' : 'sera');
    remember(this.#memo, this.#name);
  }

  /** The scene is an attribute of the whole document, so that even the page's edge wears it. */
  enter(scene: string, evening = false): void {
    this.#scene = scene;
    document.documentElement.dataset.game = scene;
    this.#evening = evening || isAlwaysEvening();
    const kept = recall(this.#memo);
    const first = !this.#evening && prefersLight() ? 'giorno' : 'sera';
    this.#show(kept === 'sera' || kept === 'giorno' ? kept : first);
  }

  get #memo() {
    return this.#evening ? ('evening' as const) : ('theme' as const);
  }

  #show(name: ThemeName): void {
    this.#name = name;
    document.documentElement.dataset.theme = name;
  }
}

export const [getTheme, setTheme] = createContext<Theme>();
