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

/** The sum of cards; a wild card takes the number that makes twenty, or else its lowest. */
export function sumOf(view: Pick<View, 'faces'>, cards: readonly Card[]): Sum {
  const faces = cards.map((card) => faceOf(view, card));
  const least = faces.reduce((sum, { value }) => sum + value, 0);
  const wilds = faces.filter(({ wild }) => wild).length;
  const lack = TWENTY - least;
  const lift = wilds === 1 && lack > 0 && lack <= 2 ? lack : 0;
  const terms = cards.map((card, i) => {
    const face = faces[i];
    return { card, number: (face?.value ?? 0) + (face?.wild ? lift : 0) };
  });
  const total = least + lift;
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
}

/** Who is redeemed (U12, U13); where cards are tied, each of them may be. */
export function reading(view: Pick<View, 'faces'>, cards: readonly Card[]): Reading {
  const sticks = (card: Card) => faceOf(view, card).sticks;
  const plain = cards.map((card) => faceOf(view, card)).filter(({ wild }) => !wild);
  const pair =
    plain.find(({ value }, i) => plain.some((other, j) => j > i && other.value === value))?.value ??
    null;
  const trio =
    TYPES.find((type) => cards.filter((card) => typeOf(card) === type).length >= 3) ?? null;
  const bonuses = Number(pair !== null) + Number(trio !== null);
  const high = Math.max(...cards.map(sticks));
  const most = cards.filter((card) => sticks(card) === high);
  const roles = new Map<Card, Role>();
  // Whichever of the tied cards is redeemed first, the others are left in the running.
  const ends = most.map((first) =>
    bonusOf(
      cards.filter((card) => card !== first),
      sticks,
      bonuses,
    ),
  );
  for (const card of cards) {
    const redeemed = most.includes(card);
    const sure = redeemed && most.length === 1;
    const bonus = most.map((first, i) => (first === card ? 'first' : ends[i]?.get(card)));
    if (sure) roles.set(card, 'redeem');
    else if (bonus.every((role) => role === 'first' || role === 'sure'))
      roles.set(card, redeemed ? 'redeem' : 'bonus');
    else if (redeemed || bonus.some((role) => role !== undefined && role !== 'first'))
      roles.set(card, 'maybe');
    else roles.set(card, 'discard');
  }
  return { pair, trio, roles, most };
}

/** Of the cards that are left, those with the fewest sticks, as many as there are bonuses. */
function bonusOf(
  left: Card[],
  sticks: (card: Card) => number,
  bonuses: number,
): Map<Card, 'sure' | 'tied'> {
  const found = new Map<Card, 'sure' | 'tied'>();
  let room = bonuses;
  for (const count of [...new Set(left.map(sticks))].sort((a, b) => a - b)) {
    if (room <= 0) break;
    const tied = left.filter((card) => sticks(card) === count);
    for (const card of tied) found.set(card, tied.length <= room ? 'sure' : 'tied');
    room -= tied.length;
  }
  return found;
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
