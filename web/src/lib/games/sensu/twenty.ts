// Reading cards aloud: what chosen cards sum to, which of them would be redeemed and why, and what
// that would do to the fans. It repeats what stands on the cards, so that one sees before one
// confirms; whether it may be played is what the server says.
import {
  faceOf,
  FULL,
  numbersOf,
  TWENTY,
  TYPES,
  typeOf,
  type Card,
  type FanType,
  type FanView,
  type View,
} from './types';

/** What becomes of a card of the combination. */
export type Role = 'redeem' | 'bonus' | 'maybe' | 'discard';

export interface Sum {
  /** The chosen cards with the number that each stands for. */
  terms: { card: Card; number: number }[];
  total: number;
  /** Whether it is exactly twenty with at most one wild card. */
  whole: boolean;
  wilds: number;
}

/** The sum of cards; a wild card counts as what it is meant to be, or else as the number that makes
 * twenty, or else as its lowest. */
export function sumOf(
  view: Pick<View, 'faces'>,
  cards: readonly Card[],
  meant: number | null = null,
): Sum {
  const faces = cards.map((card) => faceOf(view, card));
  const least = faces.reduce((sum, { value }) => sum + value, 0);
  const wilds = faces.filter(({ wild }) => wild).length;
  const lack = TWENTY - least;
  const terms = cards.map((card, i) => {
    const { value = 0, wild = false } = faces[i] ?? {};
    if (!wild || wilds > 1) return { card, number: value };
    return { card, number: meant ?? value + (lack > 0 && lack <= 2 ? lack : 0) };
  });
  const total = terms.reduce((sum, { number }) => sum + number, 0);
  return { terms, total, whole: total === TWENTY && wilds <= 1, wilds };
}

export interface Reading {
  /** Two equal numbers, wild cards aside. */
  pair: number | null;
  /** Three cards of a type. */
  trio: FanType | null;
  roles: Map<Card, Role>;
  /** Those with the most sticks, one of which is redeemed first. */
  most: Card[];
  /** Those that are redeemed, in this order, unless one wishes for others. */
  redeemed: Card[];
}

/** Whether two cards are the same in play: type and number. */
const alike = (view: Pick<View, 'faces'>, a: Card, b: Card): boolean =>
  typeOf(a) === typeOf(b) &&
  faceOf(view, a).value === faceOf(view, b).value &&
  faceOf(view, a).wild === faceOf(view, b).wild;

/** Who is redeemed (U12, U13): of tied cards those that one wishes for, or else those that fit. */
export function reading(
  view: Pick<View, 'faces'>,
  cards: readonly Card[],
  { fans = [], chosen = null }: { fans?: readonly FanView[]; chosen?: FanType | null } = {},
  wishes: readonly Card[] = [],
): Reading {
  const sticks = (card: Card) => faceOf(view, card).sticks;
  const plain = cards.map((card) => faceOf(view, card)).filter(({ wild }) => !wild);
  const pair =
    plain.find(({ value }, i) => plain.some((other, j) => j > i && other.value === value))?.value ??
    null;
  const trio =
    TYPES.find((type) => cards.filter((card) => typeOf(card) === type).length >= 3) ?? null;
  const tiedWith = (left: readonly Card[], extreme: (...counts: number[]) => number) => {
    const count = extreme(...left.map(sticks));
    return left.filter((card) => sticks(card) === count);
  };
  const fits = (card: Card) => {
    const fan = fans.find(({ fan }) => fan === typeOf(card));
    return fan !== undefined && misfit(view, fan, card, chosen) === null;
  };
  const pick = (tied: readonly Card[]) =>
    wishes.find((card) => tied.includes(card)) ?? tied.find(fits) ?? tied[0];
  const roles = new Map<Card, Role>(cards.map((card) => [card, 'discard']));
  const redeemed: Card[] = [];
  const stages: { tied: Card[]; card: Card }[] = [];
  const most = tiedWith(cards, Math.max);
  for (let stage = 0; stage <= Number(pair !== null) + Number(trio !== null); stage += 1) {
    const left = cards.filter((card) => !redeemed.includes(card));
    const tied = stage === 0 ? most : tiedWith(left, Math.min);
    const card = pick(tied);
    if (card === undefined) break;
    redeemed.push(card);
    stages.push({ tied, card });
    roles.set(card, stage === 0 ? 'redeem' : 'bonus');
  }
  // What could be redeemed instead, and would make a difference.
  for (const { tied, card } of stages)
    for (const other of tied)
      if (!redeemed.includes(other) && !alike(view, other, card)) roles.set(other, 'maybe');
  return { pair, trio, roles, most, redeemed };
}

/** Why a card cannot go on its fan now, or null. */
export function misfit(
  view: Pick<View, 'faces'>,
  fan: FanView,
  card: Card,
  chosen: FanType | null,
): 'closed' | 'too-many' | 'not-chosen' | null {
  const sum = fan.sticks + faceOf(view, card).sticks;
  if (fan.closed) return 'closed';
  if (sum > FULL) return 'too-many';
  if (sum === FULL && chosen !== null && chosen !== fan.fan) return 'not-chosen';
  return null;
}

/** How many sticks cards would add to each fan, as far as it is certain. */
export function gains(
  view: Pick<View, 'faces'>,
  fans: readonly FanView[],
  cards: readonly Card[],
  chosen: FanType | null,
): Map<FanType, number> {
  const gain = new Map<FanType, number>();
  for (const fan of fans) {
    let sticks = fan.sticks;
    for (const card of cards.filter((card) => typeOf(card) === fan.fan))
      if (!misfit(view, { ...fan, sticks }, card, chosen)) sticks += faceOf(view, card).sticks;
    if (sticks > fan.sticks) gain.set(fan.fan, sticks - fan.sticks);
  }
  return gain;
}

/** A card's numbers as one reads them: 7, or 7/8/9. */
export const numerals = (view: Pick<View, 'faces'>, card: Card): string =>
  numbersOf(faceOf(view, card)).join('/');
