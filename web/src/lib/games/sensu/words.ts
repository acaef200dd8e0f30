// Every sentence of the Sensu table: the prompter's, the buttons', and what a screen reader hears
// of each card and fan. All of them come from the catalogue; here is only which one is said when.
import { unmarked } from '$lib/i18n/rich';
import type { I18n } from '$lib/i18n/i18n.svelte';
import { readerOf, type Told } from '../game';
import type { Fate, SensuPart } from './sensu.svelte';
import {
  fanAt,
  hasPowers,
  pileOf,
  playerAt,
  POWER_OF,
  TWENTY,
  TYPES,
  typeOf,
  type Action,
  type Card,
  type EventView,
  type FanType,
  type Seat,
} from './types';

type Words = Pick<I18n, 't' | 'say' | 'word' | 'lang'>;
type Scene = Pick<
  SensuPart,
  | 'view'
  | 'face'
  | 'seat'
  | 'moment'
  | 'solo'
  | 'lit'
  | 'legal'
  | 'twenties'
  | 'picked'
  | 'sum'
  | 'twenty'
  | 'chosen'
  | 'ordering'
  | 'built'
  | 'tries'
>;

type Cards = Pick<SensuPart, 'view' | 'face'>;

export const nameOf = ({ moment }: Pick<Scene, 'moment'>, seat: Seat): string =>
  moment.seats[seat]?.name ?? '';

const cardName = (scene: Cards, card: Card): string => {
  const { value, wild } = scene.face(card);
  return `${typeOf(card)}-${wild ? 'wild-' : ''}${value}`;
};

/** A card by itself: “7 Gun-sen”. */
export const cardLabel = ({ word }: Words, scene: Cards, card: Card): string =>
  word(`sensu-card-${cardName(scene, card)}`);

/** A card within a sentence: “the Gun-sen 7”. */
export const theCard = ({ word }: Words, scene: Cards, card: Card): string =>
  word(`sensu-the-card-${cardName(scene, card)}`);

export const fanName = ({ t }: Words, fan: FanType): string => t(`sensu-fan-${fan}`);
export const powerName = ({ t }: Words, fan: FanType): string => t(`sensu-power-${POWER_OF[fan]}`);

/** A card with everything that stands on it. */
export function cardDetail(words: Words, scene: Cards, card: Card): string {
  const { t } = words;
  const { sticks, symbol } = scene.face(card);
  const label = t('sensu-card-sticks', { card: cardLabel(words, scene, card), count: sticks });
  return symbol && hasPowers(scene.view)
    ? `${label}, ${t('sensu-card-symbol', { power: powerName(words, typeOf(card)) })}`
    : label;
}

/** What becomes of a card, on a ribbon across it. */
export const ribbon = ({ t }: Words, fate: Fate): string => t(`sensu-ribbon-${fate}`);

/** A fan as one hears it. */
export function fanLabel(words: Words, scene: Scene, seat: Seat, fan: FanType): string {
  const { t } = words;
  const { view } = scene;
  const { sticks, symbols, closed } = fanAt(view, seat, fan);
  const said = [
    closed
      ? t('sensu-fan-label-closed', { fan: fanName(words, fan) })
      : t('sensu-fan-label', { fan: fanName(words, fan), count: sticks }),
  ];
  if (hasPowers(view) && !closed)
    said.push(
      t(symbols >= 2 ? 'sensu-fan-label-spent' : 'sensu-fan-label-symbols', {
        power: powerName(words, fan),
        count: symbols,
      }),
    );
  if (playerAt(view, seat).chosen === fan && !closed) said.push(t('sensu-fan-label-chosen'));
  return said.join(', ');
}

/** Somebody’s plate: name, cards in hand, and all three fans. */
export function personLabel(words: Words, scene: Scene, seat: Seat): string {
  const { hand, fans } = playerAt(scene.view, seat);
  const name = nameOf(scene, seat);
  const said = [words.t('sensu-person', { name, count: hand })];
  if (scene.moment.seats[seat]?.away) said.push(words.t('lobby-away'));
  for (const { fan } of fans) said.push(fanLabel(words, scene, seat, fan));
  return `${said.join('. ')}. ${words.t('sensu-look-through')}`;
}

export const pileLabel = (words: Words, scene: Scene, seat: Seat): string => {
  const { pile } = playerAt(scene.view, seat);
  const top = pile.at(-1);
  const name = nameOf(scene, seat);
  if (scene.solo)
    return top === undefined
      ? words.t('sensu-discards-empty')
      : words.t('sensu-discards', { card: cardDetail(words, scene, top), count: pile.length });
  return top === undefined
    ? words.t('sensu-pile-empty', { name })
    : words.t('sensu-pile', {
        name,
        card: cardDetail(words, scene, top),
        count: pile.length,
      });
};

// ---------------------------------------------------------------- what is chosen

/** What the button that does it says. */
export function actLabel(words: Words, scene: Scene, action: Action): string {
  const { t } = words;
  switch (action.type) {
    case 'draw':
      return t('sensu-button-draw');
    case 'play':
      return t(scene.tries ? 'sensu-button-try' : 'sensu-button-play');
    case 'put':
      return action.column === null
        ? t('sensu-button-put-discards')
        : t('sensu-button-put-column', { column: action.column + 1 });
    default:
      if (scene.ordering) return t('sensu-button-order');
      return t(`sensu-act-${action.type}`, { card: theCard(words, scene, action.card) });
  }
}

/** Numbers as one offers them: “the 2 or the 3”. */
const either = ({ lang }: Words, items: string[]): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(items);

export interface Reason {
  met: boolean;
  text: string;
}

/** Why which cards are redeemed, in at most three lines. */
export function reasons(words: Words, scene: Scene): Reason[] {
  const { t } = words;
  const { twenty } = scene;
  if (!twenty) return [];
  const { most, pair, trio } = twenty;
  const [first = 0] = most;
  const names = [...new Set(most.map((card) => theCard(words, scene, card)))];
  const sticks = scene.face(first).sticks;
  return [
    {
      met: true,
      text:
        names.length > 1
          ? t('sensu-why-most-tie', { cards: either(words, names), count: sticks })
          : t('sensu-why-most', { card: names[0] ?? '', count: sticks }),
    },
    {
      met: pair !== null,
      text: pair === null ? t('sensu-why-no-pair') : t('sensu-why-pair', { number: pair }),
    },
    {
      met: trio !== null,
      text:
        trio === null ? t('sensu-why-no-trio') : t('sensu-why-trio', { fan: fanName(words, trio) }),
    },
  ];
}

/** How the picked cards stand to twenty. */
export function sumWords({ t }: Words, { sum }: Scene): string {
  const { total } = sum;
  if (total === TWENTY) return t('sensu-sum-whole');
  const lack = TWENTY - total;
  return lack >= 0
    ? t('sensu-sum-short', { total, count: lack })
    : t('sensu-sum-over', { total, count: -lack });
}

/** What an act would do to one's fans. */
function building(words: Words, scene: Scene, seat: Seat, action: Action): string[] {
  const { t } = words;
  const built = scene.built(action);
  if (!built) return [];
  const said = built.misfits.map(({ why }) => words.say(why, (seat) => nameOf(scene, seat)));
  for (const [i, type] of TYPES.entries()) {
    const gain = built.gains[i] ?? 0;
    const fan = fanName(words, type);
    if (built.closes.includes(type)) said.push(t('sensu-detail-closes', { fan }));
    // Of a whole combination the fans show it.
    else if (gain > 0 && action.type !== 'play') {
      const count = fanAt(scene.view, seat, type).sticks + gain;
      said.push(t('sensu-detail-place', { fan, count }));
    }
  }
  if (built.wins && !scene.solo) said.push(t('sensu-detail-wins'));
  return said;
}

/** What a choice inside a turn would do. */
export function detail(words: Words, scene: Scene, action: Action): string {
  const { t } = words;
  const { view, seat } = scene;
  if (seat === null) return '';
  const step = view.step.type;
  const said = building(words, scene, seat, action);
  if (action.type === 'take' && step !== 'harmony')
    said.push(t('sensu-detail-take', { name: nameOf(scene, pileOf(view, action.card)) }));
  if (action.type === 'draw') said.push(t('sensu-detail-draw', { count: view.deck }));
  if (action.type === 'remove' && view.step.type === 'courage') {
    const fan = fanAt(view, view.step.opponent, typeOf(action.card));
    said.push(
      t('sensu-detail-remove', {
        fan: fanName(words, fan.fan),
        name: nameOf(scene, view.step.opponent),
        count: fan.sticks - scene.face(action.card).sticks,
      }),
    );
  }
  for (const power of scene.built(action)?.fires ?? [])
    said.push(t('sensu-detail-fires', { power: t(`sensu-power-${power}`) }));
  return said.join(' ');
}

// ---------------------------------------------------------------- the prompter

const tell = (words: Words, scene: Scene, events: Told<EventView>[]): string =>
  events
    .map(({ say }) => words.say(say, (seat) => nameOf(scene, seat), readerOf(scene.moment)))
    .join(' ');

/** What the prompter says, and its quieter second line. */
export function prompt(words: Words, scene: Scene): { text: string; aside?: string } {
  const { t } = words;
  const { view, moment } = scene;
  const news = moment.quiet ? '' : tell(words, scene, moment.events.slice(-2));
  if (view.end) return { text: t('sensu-prompt-over'), aside: news };
  if (!scene.lit) {
    // While it is shown, an event is all there is to read of one's own turn.
    if (scene.seat !== null && view.to_act === scene.seat)
      return { text: (moment.playing && news) || t('sensu-prompt-moment') };
    const name = nameOf(scene, view.to_act ?? 0);
    return { text: t('sensu-prompt-wait', { name }), aside: news };
  }
  const { chosen } = scene;
  // What the others did stands in the strip above.
  return { text: question(words, scene), aside: chosen ? detail(words, scene, chosen) : '' };
}

/** What the game asks of whoever has to act. */
function question(words: Words, scene: Scene): string {
  const { t } = words;
  const { view, twenties, legal } = scene;
  const { step } = view;
  switch (step.type) {
    case 'turn': {
      const count = twenties.length;
      if (scene.tries && scene.picked.length > 0)
        return t('sensu-prompt-picked', { count: scene.picked.length });
      if (scene.tries && (legal?.draw || legal?.take.length))
        return t(scene.solo ? 'sensu-prompt-solo-free' : 'sensu-prompt-turn-free');
      if (scene.tries) return t('sensu-prompt-play-only');
      if (scene.solo)
        return t(count > 0 ? 'sensu-prompt-solo-can' : 'sensu-prompt-solo', { count });
      if (!legal?.draw && legal?.take.length === 0) return t('sensu-prompt-play-only');
      return t(count > 0 ? 'sensu-prompt-turn-can' : 'sensu-prompt-turn', { count });
    }
    case 'redeem':
      return t(
        view.table?.redeemed.length ? 'sensu-prompt-redeem-bonus' : 'sensu-prompt-redeem-most',
      );
    case 'wisdom':
      return t('sensu-prompt-wisdom', { left: step.left });
    case 'courage':
      return t('sensu-prompt-courage', { name: nameOf(scene, step.opponent) });
    case 'put':
      return t('sensu-prompt-put', { card: theCard(words, scene, step.card) });
    default:
      return t(`sensu-prompt-${step.type}`);
  }
}

/** The same without marks, for whoever listens. */
export const heard = (words: Words, scene: Scene): string =>
  unmarked([sumWords(words, scene), ...reasons(words, scene).map(({ text }) => text)].join(' '));

// ---------------------------------------------------------------- alone

export const columnLabel = (words: Words, scene: Cards, column: number): string => {
  const [end, ...under] = (scene.view.columns[column] ?? []).toReversed();
  const number = column + 1;
  if (end === undefined) return words.t('sensu-column-empty', { column: number });
  const card = cardDetail(words, scene, end);
  if (under.length === 0) return words.t('sensu-column', { column: number, card });
  const covered = under.map((other) => cardLabel(words, scene, other)).join(', ');
  return words.t('sensu-column-covers', { column: number, card, covered });
};
