// The languages there are, and which one a newcomer gets.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { recall } from '$lib/remember';

export const LANGS = ['it', 'en'] as const;
export type Lang = (typeof LANGS)[number];

const isLang = (word: string | null | undefined): word is Lang =>
  LANGS.some((lang) => lang === word);

/** The remembered language, else the first one the browser asks for that we speak. */
export function firstLang(asked: readonly string[] = navigator.languages): Lang {
  const kept = recall('lang');
  if (isLang(kept)) return kept;
  return asked.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
}

const catalogues = { it: () => import('./it'), en: () => import('./en') };

/** All the messages of one language. Isolation marks are off: they would end up in copied text. */
export async function loadBundle(lang: Lang): Promise<FluentBundle> {
  const { default: files } = await catalogues[lang]();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
  }
  return bundle;
}
