// Where the pictures are. Their addresses come after the table itself, in a file of their own: until
// then, and until each picture arrives, a flat tint stands in for it.
import { siteUrl } from '$lib/api/base';
import { ask, client } from '$lib/api/client';
import type { Lang } from '$lib/i18n/languages';
import type { Addresses } from './addresses';
import { travelling } from './editions';

let deck = $state<string | null>(null);
/** What a deck of one's own calls its pictures, in each language. */
let called = $state.raw<Partial<Record<Lang, Record<string, string>>>>({});
let found = $state.raw<Addresses>({});
let asked: Promise<void> | undefined;
let askedFirst: Promise<void> | undefined;

/** Asks for the addresses, once. */
export function loadSources(): Promise<void> {
  asked ??= import('./addresses').then(({ addresses }) => {
    found = { ...found, ...addresses };
  });
  return asked;
}

/** Asks for the addresses of what the first edition showed, once. */
export function loadFirst(): Promise<void> {
  askedFirst ??= import('./first').then(({ addresses }) => {
    found = { ...found, ...addresses };
  });
  return askedFirst;
}

/** Plays with the pictures of a deck, or with those of this program. */
export function useDeck(id: string | null): void {
  if (deck === id) return;
  deck = id;
  called = {};
  if (id !== null) void learnNames(id);
}

/** Whether a deck of one's own is played with: then nothing is known of what is drawn where. */
export const isOwnDeck = (): boolean => deck !== null;

async function learnNames(id: string): Promise<void> {
  const path = { game: 'sesto-senso' };
  const decks = await ask(client.GET('/api/games/{game}/decks', { params: { path } }));
  const words = decks.find((one) => one.id === id)?.words as typeof called | undefined;
  if (deck === id && words) called = words;
}

/** The word that a deck of one's own has for a picture, if it has one. */
export const deckWord = (lang: Lang, key: string): string | undefined => called[lang]?.[key];

export interface Sources {
  /** In several widths; a deck of one's own has only one file for each picture. */
  avif: string | undefined;
  webp: string | undefined;
}

/** The files of a picture; null as long as they are not known. */
export function sourcesOf(key: string): Sources | null {
  if (deck !== null)
    return { avif: undefined, webp: siteUrl(`/api/decks/${deck}/${travelling(key)}`) };
  const files = found[key];
  if (!files) return null;
  const avif = Object.entries(files.avif).map(([width, url]) => `${url} ${width}w`);
  return { avif: avif.join(', '), webp: files.webp };
}
