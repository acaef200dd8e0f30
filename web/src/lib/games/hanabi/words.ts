// Every sentence of the Hanabi table: the prompter's, and what a screen reader hears of each card.
// All of them come from the catalogue; here is only which one is said when.
import type { I18n } from '$lib/i18n/i18n.svelte';
import { readerOf } from '../game';
import type { Asked, HanabiPart } from './hanabi.svelte';
import {
  COLOURS,
  handOf,
  knownOf,
  notOf,
  TOKENS,
  type Card,
  type CardSet,
  type Clue,
  type EventView,
  type Held,
  type Series,
  type View,
} from './types';

/** What the words are about; a part of the game offers all of it. */
type Scene = Pick<
  HanabiPart,
  | 'view'
  | 'seat'
  | 'moment'
  | 'lit'
  | 'picked'
  | 'decision'
  | 'guard'
  | 'asked'
  | 'noteOn'
  | 'touchedBy'
>;
type Words = Pick<I18n, 't' | 'say' | 'word'>;

const nameOf = ({ moment }: Scene, seat: number): string => moment.seats[seat]?.name ?? '';

export const cardName = ({ word }: Words, { colour, value }: Card): string =>
  word(`hanabi-card-${colour}-${value}`);
const theCard = ({ word }: Words, { colour, value }: Card): string =>
  word(`hanabi-the-card-${colour}-${value}`);

/** An information as it is said aloud. */
export const said = ({ t }: Words, clue: Clue, count: number): string =>
  'colour' in clue
    ? t('hanabi-say-colour', { colour: clue.colour, count })
    : t('hanabi-say-value', { value: clue.value, count });

// ---------------------------------------------------------------- cards

/** A set of cards, colour by colour: “white 1, 2; red 4”. */
const setInWords = ({ t }: Words, set: CardSet): string =>
  COLOURS.filter((colour) => set[colour].length > 0)
    .map((colour) => `${t(`hanabi-colour-${colour}`)} ${set[colour].join(', ')}`)
    .join('; ');

/** What the owner of a card knows of it, in words. */
export function knowledge(words: Words, { held }: Held, own: boolean): string[] {
  const { t } = words;
  // Where the table keeps no marks, nothing is said of what anybody knows.
  if (!held.marks) return [];
  const known = knownOf(held);
  const { colour, value } = known;
  const who = own ? 'own' : 'mate';
  const found: string[] = [];
  if (colour && value)
    found.push(t(`hanabi-know-${who}-card`, { card: theCard(words, { colour, value }) }));
  else if (colour) found.push(t(`hanabi-know-${who}-colour`, { colour }));
  else if (value) found.push(t(`hanabi-know-${who}-value`, { value }));
  const not = notOf(known).map((what) =>
    typeof what === 'number' ? what : t(`hanabi-colour-${what}`),
  );
  if (!colour && !value && not.length === 0) found.push(t(`hanabi-know-${who}-nothing`));
  if (held.may_be && !(colour && value))
    found.push(t('hanabi-know-may-be', { list: setInWords(words, held.may_be) }));
  else if (not.length > 0) found.push(t('hanabi-know-not', { list: not.join(', ') }));
  return found;
}

/** Whether a card was pointed at and its owner has not had a turn since. */
export const isHot = ({ view }: Pick<Scene, 'view'>, seat: number, id: number): boolean =>
  handOf(view, seat)?.fresh?.includes(id) ?? false;

/** A card as a screen reader says it: whose, where, what is seen and known, what is noted. */
export function cardLabel(words: Words, scene: Scene, found: Held): string {
  const { t } = words;
  const { seat, place, held } = found;
  const own = seat === scene.seat;
  const at = { name: nameOf(scene, seat), place: place + 1 };
  const label = own
    ? t('hanabi-label-own', { place: place + 1 })
    : held.card
      ? t('hanabi-label-mate', { ...at, card: cardName(words, held.card) })
      : t('hanabi-label-hidden', at);
  const parts = [label, ...knowledge(words, found, own)];
  if (isHot(scene, seat, held.id)) parts.push(t('hanabi-know-touched'));
  if (held.hint) parts.push(t(`hanabi-hint-${held.hint}`));
  const note = scene.noteOn(held.id);
  if (note) parts.push(t('hanabi-note-said', { text: note }));
  return parts.join(', ');
}

/** A series as a screen reader says it. */
export function seriesLabel({ t }: Words, { colour, top, reach }: Series): string {
  const label = t('hanabi-series-label', { series: t(`hanabi-series-${colour}`), top });
  if (top === 5) return `${label}, ${t('hanabi-series-complete')}`;
  if (reach === 5) return label;
  return `${label}, ${t(`hanabi-series-${top === reach ? 'stopped' : 'up-to'}`, { reach })}`;
}

/** What lies discarded of a colour, and how much is left of it. */
export function discardsLabel(words: Words, { colour, values }: Series): string {
  const { t } = words;
  const gone = values.filter(({ discarded }) => discarded > 0);
  if (gone.length === 0) return `${t(`hanabi-colour-${colour}`)}: ${t('hanabi-discards-none')}`;
  return gone
    .map(({ value, discarded, left }) =>
      t('hanabi-discards-label', { card: cardName(words, { colour, value }), discarded, left }),
    )
    .join('. ');
}

// ---------------------------------------------------------------- the prompter

export interface Prompt {
  text: string;
  aside?: string;
}

/** What is news: not the deal, nor what the table shows by itself. */
const QUIET = new Set<EventView['type']>(['dealt', 'drew', 'token-back', 'ended']);

function news(words: Words, scene: Scene): string {
  const { moment } = scene;
  if (moment.quiet) return '';
  return moment.events
    .filter(({ event }) => moment.playing || !QUIET.has(event.type))
    .map(({ say }) => words.say(say, (seat) => nameOf(scene, seat), readerOf(moment)))
    .join(' ');
}

function turnKey({ view, seat }: Scene) {
  const cards = seat === null ? 0 : (handOf(view, seat)?.cards.length ?? 0);
  const mates = view.hands.filter((hand) => hand.seat !== seat && hand.cards.length > 0);
  if (cards === 0) return 'turn-no-card';
  if (typeof view.turns_left === 'number') return 'last-turn';
  if (view.tokens === 0) return 'turn-dark';
  if (mates.length === 0) return 'turn-no-mate';
  return view.tokens === TOKENS ? 'turn-full' : 'turn';
}

/** What is about to be done. */
export function decided(words: Words, scene: Scene): string {
  const { decision } = scene;
  if (!decision) return '';
  if (decision.type === 'inform')
    return said(words, decision.clue, scene.touchedBy(decision.to, decision.clue).length);
  const cards = scene.seat === null ? [] : (handOf(scene.view, scene.seat)?.cards ?? []);
  const place = cards.findIndex(({ id }) => id === decision.card) + 1;
  return words.t(`hanabi-prompt-undo-${decision.type}`, { place });
}

/** The picked card of one's own: its place, what is known of it, what is safe. */
function own(words: Words, found: Held, note: string): Prompt {
  const { t } = words;
  const { held, place } = found;
  const known = knownOf(held);
  const { colour, value } = known;
  const not = notOf(known).length > 0;
  const at = { place: place + 1 };
  const text =
    colour && value
      ? t('hanabi-prompt-own-card', { ...at, card: theCard(words, { colour, value }) })
      : colour
        ? t('hanabi-prompt-own-colour', { ...at, colour })
        : value
          ? t('hanabi-prompt-own-value', { ...at, value })
          : held.marks
            ? t(`hanabi-prompt-own-${not ? 'not' : 'unknown'}`, at)
            : t('hanabi-prompt-own-memory', at);
  const said = colour || value || !not ? 1 : 0;
  const more = knowledge(words, found, true).slice(said);
  if (held.hint) more.unshift(t(`hanabi-prompt-own-${held.hint}`));
  if (note) more.push(t('hanabi-prompt-own-note', { text: note }));
  return { text, aside: more.join(' ') };
}

/** What a thing of the table is for, or how a series stands. */
function about({ t }: Words, asked: Asked, { series, options }: View): string {
  if (asked === 'tokens' || asked === 'errors' || asked === 'deck')
    return t(`hanabi-prompt-${asked}`, { grand: options.gran_finale ? 'yes' : 'no' });
  const { top = 0, reach = 5 } = series.find(({ colour }) => colour === asked) ?? {};
  const way = top === 5 ? 'complete' : top === reach ? 'stopped' : reach < 5 ? 'bounded' : 'open';
  const numbers = { reach, next: top + 1, beyond: reach + 1 };
  return t('hanabi-prompt-series', { series: t(`hanabi-series-${asked}`), way, ...numbers });
}

/** The sentence of the moment: what happened, what you can do. */
export function prompt(words: Words, scene: Scene): Prompt {
  const { t } = words;
  const { view, seat, picked, decision, lit } = scene;
  if (view.end) return { text: t('hanabi-prompt-over', { points: view.points }) };
  if (decision) {
    const how = scene.guard === 'undo' ? 'hanabi-prompt-undo' : 'hanabi-prompt-sure';
    return { text: t(how, { what: decided(words, scene) }) };
  }
  if (scene.asked) return { text: about(words, scene.asked, view) };
  if (picked && picked.seat === seat) return own(words, picked, scene.noteOn(picked.held.id));
  if (picked && lit) {
    const name = nameOf(scene, picked.seat);
    if (view.tokens === 0) return { text: t('hanabi-prompt-inform-dark') };
    return { text: t('hanabi-prompt-inform-pick', { name }) };
  }
  if (picked) return { text: cardLabel(words, scene, picked) };
  // While it is shown, an event is all there is to read, the smallest too.
  const told = scene.moment.playing ? news(words, scene) : '';
  if (told) return { text: told };
  const turns = view.turns_left;
  const last =
    typeof turns === 'number' && turns > 0 ? t('hanabi-prompt-last-round', { turns }) : '';
  if (lit) return { text: t(`hanabi-prompt-${turnKey(scene)}`), aside: news(words, scene) };
  const name = nameOf(scene, view.to_act ?? 0);
  const waiting =
    seat === null
      ? t('hanabi-prompt-watch', { name, tokens: view.tokens })
      : view.to_act === seat
        ? t('hanabi-prompt-doing')
        : t('hanabi-prompt-wait', { name });
  return { text: last ? `${last} ${waiting}` : waiting, aside: news(words, scene) };
}
