// A choice written by hand, as the server would list it: for the pictures of the rules, and for
// the samples.
import type { Choice, Kind } from './types';

export const move = (
  kind: Kind,
  from: number,
  to: number | null,
  more: Partial<Choice> = {},
): Choice => ({
  action: kind === 'leave' ? { type: 'leave' } : { type: 'move', from },
  kind,
  from,
  to,
  then: null,
  gain: to === null ? 31 - from : to - from,
  swaps: kind === 'swap' || kind === 'back-swap',
  ...more,
});
