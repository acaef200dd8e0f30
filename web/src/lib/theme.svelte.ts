// Evening or daylight. The first visit follows the system; after that only the person decides, so that
// the light never changes in the middle of a game. Where it is always evening (a séance, a television)
// only a choice that was made there lets daylight in.
import { createContext } from 'svelte';
import { recall, remember } from './remember';

export type ThemeName = 'sera' | 'giorno';
/** The scenery a screen is played in: it chooses the surfaces' colours. */
export type Scene = 'home' | 'senet' | 'hanabi' | 'sensu' | 'sesto';

/** Il Sesto Senso is the one game whose scene is called by a shorter name. */
export function sceneOf(game: string): Scene {
  if (game === 'sesto-senso') return 'sesto';
  return game === 'senet' || game === 'hanabi' || game === 'sensu' ? game : 'home';
}

const prefersLight = () => matchMedia('(prefers-color-scheme: light)').matches;

export class Theme {
  #name = $state<ThemeName>('sera');
  #scene = $state<Scene>('home');

  /** Whether the scene is played in the evening, whatever the light elsewhere. */
  #evening = false;

  constructor() {
    this.enter('home');
  }

  get name(): ThemeName {
    return this.#name;
  }

  get scene(): Scene {
    return this.#scene;
  }

  toggle(): void {
    this.#show(this.#name === 'sera' ? 'giorno' : 'sera');
    remember(this.#memo, this.#name);
  }

  /** The scene is an attribute of the whole document, so that even the page's edge wears it. */
  enter(scene: Scene, evening = scene === 'sesto'): void {
    this.#scene = scene;
    this.#evening = evening;
    document.documentElement.dataset.game = scene;
    const kept = recall(this.#memo);
    const first = !evening && prefersLight() ? 'giorno' : 'sera';
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
