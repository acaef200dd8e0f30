// Which chapter of the rules says why something is refused, and which one fits a decision.
import { gameChapters } from '../rules';
import type { View } from './types';

export default gameChapters<'sesto-senso', View>({
  refusals: {
    over: null,
    'not-the-ghost': 'day',
    'ghost-is-silent': 'ghost',
    'no-such-psychic': null,
    'not-your-psychic': null,
    'events-are-clear': 'final',
    'events-unclear': 'final',
    'not-searching': 'order',
    'already-given': 'day',
    'too-late': 'week',
    'time-is-left': 'week',
    'empty-gift': 'day',
    'not-in-hand': null,
    'too-many-dreams': 'day',
    'no-change-left': 'ghost',
    'too-late-to-change': 'ghost',
    'already-dreamed': 'final',
    'other-final': 'final',
    'same-dream': 'final',
    'wrong-kind': 'order',
    'not-on-table': null,
    'already-refused': 'day',
    'ball-is-there': null,
    'no-ball': 'day',
    'already-confirmed': 'day',
    'no-dream-yet': 'final',
    'no-such-combination': 'final',
    'still-winnable': 'end',
    'ghost-is-program': 'ghost',
    'already-said': null,
  },
  now: ({ phase }) => (phase === 'revelation' ? 'final' : 'day'),
});
