// Alone one plays for a rank: how often each was reached.
import type { Counted } from '$lib/results/results';

export const counted: Counted = {
  title: 'results-levels',
  scored: true,
  of: (_, { level }) => (typeof level === 'object' && 'key' in level ? level.key : null),
};
