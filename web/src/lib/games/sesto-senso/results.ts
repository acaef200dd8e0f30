// What counts is the day on which the culprit was found.
import type { Counted } from '$lib/results/results';

export const counted: Counted = {
  title: 'results-days',
  scored: false,
  of: ({ won }, { day }) => (won && typeof day === 'number' ? day : 'results-lost'),
};
