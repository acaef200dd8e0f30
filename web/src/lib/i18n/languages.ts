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

/** What of a game's words comes later, when it is asked for: nobody needs it to begin. A glob is read
 * as it is written, so that the list stands in it.ts, en.ts and later.ts too; a test compares them.
 * `voices` alone comes with its game, after all: a bot's reason is read as soon as it has moved. */
export const LATER = [
  'advice',
  'aim',
  'album',
  'close',
  'companion',
  'day',
  'first',
  'lesson',
  'motifs',
  'once',
  'options',
  'pictures',
  'reference',
  'rules',
  'story',
  'voices',
] as const;
export type Later = (typeof LATER)[number];

/** Whatever of `files` belongs to a game, or to a later part of it. */
async function textsOf(
  files: Record<string, () => Promise<string>>,
  belongs: RegExp,
): Promise<[path: string, text: string][]> {
  const found = Object.entries(files).filter(([path]) => belongs.test(path));
  return Promise.all(found.map(async ([path, load]) => [path, await load()]));
}

/** Italian says “ad” before an a: `{ AD($name) }` is “ad Anna”, but “a Marta”. */
const AD = ([name]: FluentValue[]): string =>
  `${/^[aàá]/i.test(String(name)) ? 'ad' : 'a'} ${String(name)}`;

/** The messages of one language: what every screen says, and what these games say. Isolation marks
 * are off: they would end up in copied text. */
export async function loadBundle(lang: Lang, games: readonly string[]): Promise<FluentBundle> {
  const { shared, parts } = await catalogues[lang]();
  /** A game's: those it brings along, which begin with its name, or a later part, `game/part`. */
  const ofGames = games.map(async (asked) => {
    const [game, later] = asked.split('/');
    return later
      ? textsOf((await import('./later')).default, new RegExp(`/${lang}/${game}-${later}\\.ftl$`))
      : textsOf(parts, new RegExp(`/${game}(-[a-z]+)*\\.ftl$`));
  });
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { AD } });
  for (const [path, text] of [...Object.entries(shared), ...(await Promise.all(ofGames)).flat()]) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${path}: ${errors.join('; ')}`);
  }
  return bundle;
}
