// The languages there are, and which one a newcomer gets.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
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

/** How dates are written: as the browser asks for it in that language, else as in Europe. */
export const localeOf = (lang: Lang, asked: readonly string[] = navigator.languages): string =>
  asked.find((tag) => tag.toLowerCase().startsWith(`${lang}-`)) ??
  { it: 'it-IT', en: 'en-GB' }[lang];

const catalogues = { it: () => import('./it'), en: () => import('./en') };

// Every file is a chunk of its own; a game's are those that begin with its name.
const gameFiles = import.meta.glob<{ default: string }>(
  [
    '$locales/*/*.ftl',
    '!$locales/*/{ui,room,errors,*-home,cli*,serve}.ftl',
    '!$locales/*/*-{rules,reference,pictures,motifs,companion,lesson,options}.ftl',
  ],
  { query: '?raw' },
);

/** What of a game's words comes later, when it is asked for: nobody needs it to begin. */
export const LATER = [
  'rules',
  'reference',
  'faces',
  'pictures',
  'motifs',
  'companion',
  'lesson',
  'options',
  'album',
  'close',
  'voices',
] as const;
export type Later = (typeof LATER)[number];

/** The messages of a game in one language: those it brings along, or a later part, `game/part`. */
async function filesOf(lang: Lang, asked: string): Promise<[path: string, text: string][]> {
  const [game, later] = asked.split('/');
  const files = later ? (await import('./later')).default : gameFiles;
  const belongs = new RegExp(`/${lang}/${game}${later ? `-${later}` : '(-[a-z]+)*'}\\.ftl$`);
  const found = Object.entries(files).filter(([path]) => belongs.test(path));
  return Promise.all(found.map(async ([path, load]) => [path, (await load()).default]));
}

/** Italian says “ad” before an a: `{ AD($name) }` is “ad Anna”, but “a Marta”. */
const AD = ([name]: FluentValue[]): string =>
  `${/^[aàá]/i.test(String(name)) ? 'ad' : 'a'} ${String(name)}`;

/** The messages of one language: what every screen says, and what these games say. Isolation marks
 * are off: they would end up in copied text. */
export async function loadBundle(lang: Lang, games: readonly string[]): Promise<FluentBundle> {
  const [{ default: shared }, ...ofGames] = await Promise.all([
    catalogues[lang](),
    ...games.map((game) => filesOf(lang, game)),
  ]);
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { AD } });
  for (const [path, text] of [...Object.entries(shared), ...ofGames.flat()]) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
  }
  return bundle;
}
