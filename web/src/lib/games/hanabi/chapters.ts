// Which chapter of the rules says why something is refused, and which one fits a decision.
import { gameChapters } from '../rules';
import type { View } from './types';

export default gameChapters<'hanabi', View>({
  refusals: {
    over: null,
    'not-your-turn': 'turn',
    'no-token': 'inform',
    'tokens-full': 'discard',
    'no-such-seat': null,
    'own-hand': 'inform',
    'empty-hand': 'inform',
    'not-in-hand': null,
    'may-not-arrange': 'memory',
    'other-cards': 'memory',
    'same-order': null,
  },
  now: ({ turns_left }) => (turns_left === null ? 'turn' : 'end'),
});
