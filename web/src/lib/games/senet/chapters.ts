// Which chapter of the rules says why something is refused, and which one fits a decision.
import { gameChapters } from '../rules';
import type { View } from './types';

export default gameChapters<'senet', View>({
  refusals: {
    'not-your-turn': 'turn',
    over: null,
    'throw-to-begin': 'start',
    'choose-first': 'start',
    'already-chosen': 'start',
    'throw-first': 'turn',
    'move-first': 'turn',
    'no-such-square': null,
    'empty-square': null,
    'not-yours': null,
    'opening-piece': 'start',
    wall: 'walls',
    'wall-of-three': 'walls',
    protected: 'houses',
    'own-piece': 'swap',
    'row-one': 'leave',
    blocked: 'houses',
    'exact-exit': 'houses',
    tried: 'houses',
    'too-far': 'leave',
    'rests-on-ra': 'leave',
    'nothing-on-ra': 'leave',
    'leave-only-before-throw': 'leave',
    'colour-taken': 'start',
    'colour-kept': 'start',
    'track-start': 'stuck',
  },
  now: ({ phase, blocked, to_move }) => {
    if (phase.type === 'who-begins' || phase.type === 'choose') return 'start';
    if (phase.type === 'throw' && phase.may_leave) return 'leave';
    return blocked[to_move] ? 'houses' : 'turn';
  },
});
