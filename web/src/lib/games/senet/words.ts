// Every sentence of the Senet table: the prompter's, the buttons', and what a screen reader hears
// on each square. All of them come from the catalogue; here is only which one is said when.
import { unmarked } from '$lib/i18n/rich';
import type { Args, I18n } from '$lib/i18n/i18n.svelte';
import type { IconName } from '$lib/ui/icons';
import { readerOf, type Told } from '../game';
import { helpOn, houseOn } from './houses';
import type { SenetPart } from './senet.svelte';
import {
  at,
  faceOf,
  HORUS,
  MISFORTUNE,
  TRUTHS,
  type Choice,
  type EventView,
  type Fixed,
  type View,
} from './types';

/** What the words are about; a part of the game offers all of it. */
type Scene = Pick<
  SenetPart,
  | 'view'
  | 'seat'
  | 'moment'
  | 'fixed'
  | 'chosen'
  | 'choices'
  | 'candidates'
  | 'lit'
  | 'deliberate'
  | 'sending'
  | 'asked'
>;
type Words = Pick<I18n, 't' | 'say' | 'word'>;

const nameOf = ({ moment }: Scene, seat: number): string => moment.seats[seat]?.name ?? '';

/** The throw as it is read: 1 to 5, or X. */
export const face = ({ t }: Words, thrown: number): string => t('senet-throw', { throw: thrown });

// ---------------------------------------------------------------- what is chosen

/** What is left once the choice of sides has been spoken of. */
type Moving = Exclude<Choice['kind'], 'choose'>;

/** What a choice would do, in a sentence. */
export function detail({ t }: Words, scene: Scene, choice: Choice): string {
  const { kind, from, to, then, swaps, action } = choice;
  if (action.type === 'choose') return t(`senet-detail-choose-${action.side}`);
  const waters = kind === 'misfortune' || kind === 'trapped';
  const args: Args = { name: nameOf(scene, 1 - scene.view.to_move) };
  if (from !== null) args.from = from;
  if (to !== null) args.to = to;
  if (then !== null) args.then = then;
  if (waters && swaps) return t(`senet-detail-${kind}-swap`, args);
  if (kind === 'collision' && then === from) return t('senet-detail-collision-in-vain', args);
  return t(`senet-detail-${kind as Moving}`, args);
}

/** What the button that does it says. */
export function actLabel({ t }: Words, view: View, { kind, to, action }: Choice): string {
  if (action.type === 'choose') return t(`senet-act-choose-${action.side}`);
  if (kind === 'throw') {
    const again = view.phase.type === 'throw' && view.phase.again;
    return t(again ? 'senet-act-throw-again' : 'senet-act-throw');
  }
  return t(`senet-act-${kind as Moving}`, to === null ? {} : { to });
}

export function actIcon({ kind, swaps }: Choice): IconName | undefined {
  if (swaps) return 'arrow-right-left';
  switch (kind) {
    case 'forward':
      return 'arrow-right';
    case 'back':
    case 'collision':
      return 'arrow-left';
    case 'leave':
    case 'off':
      return 'sun';
    case 'misfortune':
    case 'trapped':
      return 'waves';
    case 'throw':
      return 'dices';
    default:
      return undefined;
  }
}

// ---------------------------------------------------------------- the prompter

export interface Prompt {
  text: string;
  aside?: string;
}

const seatOf = (event: EventView): number | null => ('seat' in event ? event.seat : null);

/** What the last step told, but for one's own doings, and for a throw that is named anyway. */
function news(words: Words, scene: Scene): string {
  const { moment, seat, view } = scene;
  if (moment.quiet) return '';
  return moment.events
    .filter(({ event }) => seat === null || seatOf(event) !== seat)
    .filter(({ event }) => event.type !== 'thrown' || view.phase.type !== 'move')
    .map(({ say }: Told<EventView>) =>
      words.say(say, (seat) => nameOf(scene, seat), readerOf(moment)),
    )
    .join(' ');
}

function turnKey({ view, candidates, seat, fixed }: Scene) {
  const { phase, thrown, lots } = view;
  if (phase.type === 'who-begins') {
    const second = lots.filter((lot) => lot === null).length === 1;
    return second ? 'who-begins-second' : lots[0] === null ? 'who-begins' : 'who-begins-tie';
  }
  if (phase.type === 'choose') return 'choose';
  if (phase.type === 'throw') {
    if (seat !== null && view.blocked[seat]) return 'throw-blocked';
    if (phase.may_leave) return 'may-leave';
    return phase.opening ? 'throw-opening' : phase.again ? 'throw-again' : 'throw';
  }
  const kind = candidates[0]?.kind;
  const end = faceOf(fixed, thrown) === 'again' ? 'again' : 'pass';
  if (phase.type === 'move' && phase.opening) return `opening-${end}` as const;
  if (kind === 'collision') return `collision-${end}` as const;
  if (kind === 'back' || kind === 'back-swap') return `back-${end}` as const;
  if (kind === 'off' && candidates[0]?.from === MISFORTUNE) return 'freed';
  return `move-${end}` as const;
}

function waiting({ t }: Words, scene: Scene): string {
  const { view } = scene;
  const name = nameOf(scene, view.to_move);
  const thrown = view.thrown ?? 0;
  if (view.phase.type === 'who-begins') return t('senet-prompt-wait-who-begins', { name });
  if (view.phase.type === 'choose') return t('senet-prompt-wait-choose', { name });
  if (view.phase.type === 'move') return t('senet-prompt-wait-move', { name, throw: thrown });
  if (view.blocked[view.to_move]) return t('senet-prompt-wait-blocked', { name });
  return t('senet-prompt-wait-throw', { name });
}

/** What became of one's own throw when the turn passed at once; null when it did not. */
function passed({ t }: Words, { moment, seat, view }: Scene): string | null {
  const events = moment.events.map(({ event }) => event);
  const thrown = events.find((event) => event.type === 'thrown' && event.seat === seat);
  if (seat === null || thrown?.type !== 'thrown') return null;
  if (!events.some((event) => event.type === 'passed')) return null;
  const late = events.find((event) => event.type === 'too-late');
  if (late) return t('senet-prompt-too-late', { throw: thrown.throw, square: late.square });
  return view.blocked[seat]
    ? t('senet-prompt-blocked')
    : t('senet-prompt-passed', { throw: thrown.throw });
}

/** What a square of the board is about: its house, or the wall on it; nothing elsewhere. */
export function help({ t, word }: Words, view: View, square: number): string | null {
  const about = helpOn(view, square);
  if (about === null) return null;
  if (about !== 'house') return t(`senet-help-${about}`);
  const said = `*${word(`senet-house-${square}`)}.* ${word(`senet-house-${square}-help`)}`;
  const gate = square === TRUTHS || square === HORUS;
  return gate && view.options.retry === 'turn' ? `${said} ${t('senet-house-try')}` : said;
}

/** The answer to a touch that was no move. */
function answer(words: Words, { asked, view }: Scene): string | null {
  if (asked === null) return null;
  return asked === 'die' ? words.t('senet-detail-throw') : help(words, view, asked);
}

/** The sentence of the moment: what happened, what you can do. `roomy`: there is space for more. */
export function prompt(words: Words, scene: Scene, roomy: boolean): Prompt {
  const said = sentence(words, scene, roomy);
  const aside = answer(words, scene);
  return aside === null ? said : { ...said, aside };
}

function sentence(words: Words, scene: Scene, roomy: boolean): Prompt {
  const { t } = words;
  const { view, seat, chosen, lit, moment, sending } = scene;
  if (view.phase.type === 'over') {
    const { winner } = view.phase;
    const name = nameOf(scene, winner);
    if (seat === null) return { text: t('senet-prompt-over', { name }) };
    return { text: winner === seat ? t('senet-prompt-won') : t('senet-prompt-lost', { name }) };
  }
  // While it is shown, what the others did is all there is to read: the die is not spoken of before it rolls.
  const told = moment.playing && !sending ? news(words, scene) : '';
  if (told) return { text: told };
  if (seat === null || view.to_move !== seat) {
    const mine = passed(words, scene);
    return mine
      ? { text: mine, aside: unmarked(waiting(words, scene)) }
      : { text: waiting(words, scene), aside: news(words, scene) };
  }
  const text = t(
    `senet-prompt-${turnKey(scene)}`,
    view.thrown === null ? {} : { throw: face(words, view.thrown) },
  );
  if (!lit) return { text: underWay(words, scene) ?? text };
  if (!chosen) return { text, aside: news(words, scene) || helpOnThrow(words, scene) };
  const gain = roomy && chosen.gain !== null && view.phase.type === 'move' ? chosen.gain : null;
  const more = gain === null ? '' : ` ${race(words, gain)}`;
  return { text, aside: detail(words, scene, chosen) + more };
}

/** One's own act is on its way, or on show: nothing more is asked for. */
function underWay(words: Words, { view, sending, moment }: Scene): string | null {
  if (!sending && !(moment.playing && moment.events.length > 0)) return null;
  if (view.phase.type === 'choose') return words.t('senet-prompt-chosen');
  return view.phase.type === 'move' && view.thrown !== null
    ? words.t('senet-prompt-moving', { throw: face(words, view.thrown) })
    : words.t('senet-prompt-rolling');
}

/** What a move does to the race. */
const race = ({ t }: Words, gain: number): string =>
  t('senet-detail-gain', {
    way: gain > 0 ? 'gain' : gain < 0 ? 'lose' : 'even',
    steps: Math.abs(gain),
  });

const helpOnThrow = ({ t }: Words, { view }: Scene): string =>
  view.phase.type === 'throw' ? t('senet-detail-throw') : '';

// ---------------------------------------------------------------- who and where

/** What somebody is doing, under their name. */
export function status({ t }: Words, view: View, seat: number): string {
  if (view.phase.type === 'over') return view.phase.winner === seat ? t('senet-status-won') : '';
  if (view.blocked[seat]) return t('senet-status-blocked');
  return t(view.to_move === seat ? 'senet-status-turn' : 'senet-status-waiting');
}

/** A square as a screen reader says it: number, house, who is there, what can be done. */
export function squareLabel(words: Words, scene: Scene, square: number): string {
  const { t } = words;
  const { view, seat, chosen, candidates } = scene;
  const owner = at(view, square);
  const house = houseOn(square);
  const occupant =
    owner === null
      ? t('senet-occupant-none')
      : owner === seat
        ? t('senet-occupant-own')
        : t('senet-occupant-other', { name: nameOf(scene, owner) });
  const said = [
    house
      ? t('senet-square-house', {
          number: square,
          house: words.word(`senet-house-${square}`),
          occupant,
        })
      : t('senet-square', { number: square, occupant }),
  ];
  if (owner !== null) {
    const wall = view.walls.find(({ from, length }) => square >= from && square < from + length);
    if (wall) said.push(t(`senet-square-wall-${wall.length >= 3 ? 'three' : 'two'}`));
    if (house?.safe) said.push(t('senet-square-safe'));
    if (square === MISFORTUNE && view.blocked[owner]) said.push(t('senet-square-blocked'));
    if (view.tried.includes(square)) said.push(t('senet-square-tried'));
  }
  const starts = candidates.find(({ from }) => from === square);
  const lands = candidates.find(({ from, to }) => from !== null && to === square);
  if (starts) said.push(t(starts === chosen ? 'senet-square-chosen' : 'senet-square-movable'));
  if (lands) {
    said.push(t(lands === chosen ? 'senet-square-target-chosen' : 'senet-square-target'));
    if (lands.swaps) said.push(t('senet-square-swap'));
  }
  const sentence = said.join(', ');
  return starts ? `${sentence}. ${detail(words, scene, starts)}` : sentence;
}

/** What the die says to a screen reader. */
export const dieLabel = ({ t }: Words, thrown: number | null): string =>
  thrown === null ? t('senet-die-none') : t('senet-die', { throw: thrown });

/** What each face is good for, for the legend. */
export const legend = ({ t }: Words, { faces }: Fixed): { face: number; text: string }[] =>
  faces.map((face, i) => ({ face: i + 1, text: t(`senet-legend-${face}`) }));
