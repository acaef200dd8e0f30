// How a game of the day is told in small pictures: the fireworks, the highest first and of whatever colour, and
// what was left of the lanterns.
import { ERRORS, type View } from './types';

const ROCKETS = ['🌑', '✨', '✨', '🎇', '🎇', '🎆'];

export const pictures = ({ series, errors }: Pick<View, 'series' | 'errors'>): string => {
  const tops = series.map(({ top }) => top).sort((one, other) => other - one);
  const sky = tops.map((top) => ROCKETS[top]).join('');
  return `${sky} ${'🏮'.repeat(ERRORS - errors)}${'💥'.repeat(errors)}`;
};
