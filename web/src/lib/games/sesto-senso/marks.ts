// Private marks on cards: "not this one", "maybe". They are notes of the seat, one for each psychic
// that a card is considered for.
import { cardKey, type Card, type Psychic } from './types';

export const MARKS = ['no', 'maybe'] as const;
export type Mark = (typeof MARKS)[number];

export const noteKey = (psychic: Psychic, card: Card): string => `${psychic}:${cardKey(card)}`;

export const markOf = (text: string | undefined): Mark | null =>
  MARKS.find((mark) => mark === text) ?? null;
