// What is explained when it first happens at a table where one plays: one sentence, from the event that
// the server tells and the views around it, and never again on this device. Which events a game has a
// sentence for stands in its `once.ts`, the sentences in its catalogue `once`.
import type { I18n, Saying } from '$lib/i18n/i18n.svelte';
import type { Under } from '$lib/i18n/under';
import { recall, remember } from '$lib/remember';
import type { Shown } from './moments';

type Test<EventView, View> = (event: EventView, then: View, before: View) => boolean;

/** By name, what is rare before what is common: a moment has one sentence. */
export type Occasions<Game extends string, EventView, View> = Record<
  Under<`${Game}-once`>,
  Test<EventView, View>
>;
export type AnyOccasions = Record<string, Test<unknown, unknown>>;

/** Forgets a game's own types, once, for the tables of every game. */
export const gameOccasions = <Game extends string, EventView, View>(
  occasions: Occasions<Game, EventView, View>,
): AnyOccasions => occasions as AnyOccasions;

const files = import.meta.glob<{ default: AnyOccasions }>('../games/*/once.ts');

/** What a game explains; nothing where it has no such file. */
export const occasionsOf = async (game: string): Promise<AnyOccasions> =>
  (await files[`../games/${game}/once.ts`]?.())?.default ?? {};

/** The names of what a moment is the occasion for. */
export const occasionsIn = (
  occasions: AnyOccasions,
  { line: { event }, view }: Shown,
  before: unknown,
): string[] => Object.keys(occasions).filter((name) => occasions[name]?.(event, view, before));

/** Whether first times are explained on this device. */
export const explains = (): boolean => recall('once') !== 'off';
export const setExplains = (on: boolean): void => remember('once', on ? 'on' : 'off');

/** The sentence for this moment, which counts as said from now on; null if there is nothing new in it. */
export async function sayOnce(
  i18n: I18n,
  game: string,
  shown: Shown,
  before: unknown,
): Promise<Saying | null> {
  if (!explains() || shown.view === null || !before) return null;
  const occasions = await occasionsOf(game);
  const said = (recall(`once-${game}`) ?? '').split(' ').filter((name) => name !== '');
  const [name] = occasionsIn(occasions, shown, before).filter((name) => !said.includes(name));
  if (name === undefined) return null;
  await i18n.learn(game, 'once');
  remember(`once-${game}`, [...said, name].join(' '));
  return { key: `${game}-once-${name}`, args: {} };
}
