// How many sticks a number has, as a table tells it.
import { cardAt, faceOf, SUIT, type FanType, type Fixed } from './types';

const distinct = <T>(all: T[]): T[] => [...new Set(all)];

export const facesOf = (fixed: Fixed, fan: FanType) =>
  Array.from({ length: SUIT }, (_, i) => faceOf(fixed, cardAt(fan, i)));

/** The numbers of a type by their sticks, most sticks first; `wild` is what a wild card is called. */
export function sticksOf(fixed: Fixed, fan: FanType, wild: string): [number, string[]][] {
  const faces = facesOf(fixed, fan);
  const numbersWith = (most: number) =>
    faces.filter(({ sticks }) => sticks === most).map((one) => (one.wild ? wild : `${one.value}`));
  return distinct(faces.map(({ sticks }) => sticks))
    .sort((a, b) => b - a)
    .map((sticks) => [sticks, distinct(numbersWith(sticks))]);
}
