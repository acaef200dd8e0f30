// Asks for the key of this place, where its host lets only those open tables who know one; loaded when
// the server has asked for it.
import { mount, unmount } from 'svelte';
import { I18n } from '$lib/i18n/i18n.svelte';
import { firstLang } from '$lib/i18n/languages';
import { recall, remember } from '$lib/remember';
import OpeningKey from './OpeningKey.svelte';

/** Whether somebody has typed a key; it is kept, and sent from now on. */
export async function askForKey(): Promise<boolean> {
  const i18n = await I18n.load(firstLang(), ['doorkey']);
  return new Promise((resolve) => {
    const done = (key: string | null) => {
      // It travels in a header, and a key has no other letters.
      if (key !== null) remember('opening-key', key.replace(/[^\x21-\x7e]/g, ''));
      void unmount(dialog);
      resolve(key !== null);
    };
    const wrong = recall('opening-key') !== null;
    const dialog = mount(OpeningKey, { target: document.body, props: { i18n, wrong, done } });
  });
}
