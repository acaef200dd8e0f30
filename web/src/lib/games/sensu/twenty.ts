// Adding up the numbers that stand on the cards one has picked, on the way to twenty. Whether they
// make it, and what that redeems, is what the server says.
import { faceOf, type Card, type Fixed } from './types';

export interface Sum {
  /** The cards with the number that each stands for. */
  terms: { card: Card; number: number }[];
  total: number;
}

/** The sum of cards; a wild card counts as `number`, or else as its lowest. */
export function sumOf(fixed: Fixed, cards: readonly Card[], number: number | null = null): Sum {
  const terms = cards.map((card) => {
    const { value, wild } = faceOf(fixed, card);
    return { card, number: wild ? (number ?? value) : value };
  });
  return { terms, total: terms.reduce((sum, { number }) => sum + number, 0) };
}
