// What is heard at a table, and the switch for it. How it sounds comes with the first sound.
import { recall, remember } from '$lib/remember';

export type SoundName = 'slide' | 'flip' | 'bell' | 'hop' | 'die' | 'chime' | 'heart';

/** The one switch for all sounds, remembered. */
export const sound = {
  get on(): boolean {
    return recall('sound') !== 'off';
  },
  set on(on: boolean) {
    remember('sound', on ? 'on' : 'off');
  },
  /** Nothing is heard of a page that lies behind others, but what calls somebody to it. */
  play(name: SoundName, where: 'here' | 'behind' = 'here'): void {
    if (!this.on || (document.hidden && where === 'here')) return;
    // Where it cannot be fetched, the table is silent.
    void import('./foley').then(
      ({ make }) => make(name),
      () => undefined,
    );
  },
};
