// The editions of the deck. What a dream shows has changed since the first one; a game keeps the pictures
// that it was dealt with, here under names of their own: `first-08` is what `dream-08` showed then.
// Whatever travels names a dream by its number alone, so that only this page tells the two apart.

/** The dreams that another has replaced since the first edition, counted from 1. A test compares them with
 * the pictures that lie in `pictures/edition-1/`. */
const REPLACED: ReadonlySet<number> = new Set([
  8, 9, 12, 25, 27, 28, 30, 40, 41, 43, 44, 45, 50, 51, 52, 56, 57, 62, 65, 66, 74, 75, 79, 82,
]);

type Dealt = { options: { edition?: 'first' | 'second' } };

/** Whether a game shows pictures of the first edition. */
export const isFirst = ({ options }: Dealt): boolean => options.edition === 'first';

const two = (number: number) => String(number).padStart(2, '0');

/** The name of a dream's picture in a game, which its file and its words share. */
export const dreamKey = (view: Dealt, dream: number): string =>
  `${isFirst(view) && REPLACED.has(dream + 1) ? 'first' : 'dream'}-${two(dream + 1)}`;

/** The same as it travels, in whichever edition. */
export const travelling = (key: string): string => key.replace(/^first-/, 'dream-');

export const isOfFirst = (key: string): boolean => key.startsWith('first-');
