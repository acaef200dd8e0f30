// What is written about a game: its page of rules, the chapters that refusals and decisions are about,
// and the habits of its bots. Nobody needs them to begin, so that even where they are comes later.
import type { Component } from 'svelte';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { LATER } from '$lib/i18n/languages';
import type { Under } from '$lib/i18n/under';

/** What the chapters of a game's rules are about. */
export interface Chapters<Game extends string, View> {
  /** Why something is refused, and the chapter that says so; null where no rule is behind it. */
  refusals: Record<Under<`${Game}-illegal`>, Under<`${Game}-rules`> | null>;
  /** What a seat decides now, or somebody who watches sees decided. */
  now(view: View, seat: number | null): Under<`${Game}-rules`>;
}
interface AnyChapters {
  refusals: Partial<Record<string, string | null>>;
  now(view: unknown, seat: number | null): string;
}

/** Forgets a game's own types, once, for the tables of every game. */
export const gameChapters = <Game extends string, View>(about: Chapters<Game, View>): AnyChapters =>
  about as AnyChapters;

const rules = import.meta.glob<{ default: Component }>('./*/Rules.svelte');
const chapters = import.meta.glob<{ default: AnyChapters }>('./*/chapters.ts');
const levels = import.meta.glob<{ default: Component }>('./*/levels/*.svelte');

/** The page of rules of a game, with its words; null when there is no game of that name. */
export async function loadRules(id: string, i18n: I18n): Promise<Component | null> {
  const load = rules[`./${id}/Rules.svelte`];
  if (!load) return null;
  const words = (['rules', 'options'] as const).map((part) => i18n.learn(id, part));
  const [page] = await Promise.all([load(), i18n.learn(id), ...words]);
  return page.default;
}

const chaptersOf = async (id: string): Promise<AnyChapters | null> =>
  (await chapters[`./${id}/chapters.ts`]?.())?.default ?? null;

/** The chapter of the rules that a refusal comes from; null where there is none. */
export async function chapterOf(id: string, refusal: string): Promise<string | null> {
  const beginning = `${id}-illegal-`;
  if (!refusal.startsWith(beginning)) return null;
  return (await chaptersOf(id))?.refusals[refusal.slice(beginning.length)] ?? null;
}

/** The chapter that fits what is decided now. */
export const chapterNow = async (
  id: string,
  view: unknown,
  seat: number | null,
): Promise<string | undefined> => (await chaptersOf(id))?.now(view, seat);

const levelFile = (id: string, level: string) => `./${id}/levels/${level}.svelte`;

/** Whether the bots of this level have habits that one should know: there is a page about them. */
export const hasHabits = (id: string, level: string): boolean => levelFile(id, level) in levels;

/** The page about the habits of a bot, with its words; null where there are none to know. */
export async function loadHabits(id: string, level: string, i18n: I18n): Promise<Component | null> {
  const load = levels[levelFile(id, level)];
  if (!load) return null;
  const words = LATER.find((later) => later === level);
  const [page] = await Promise.all([load(), i18n.learn(id), i18n.learn(id, words)]);
  return page.default;
}
