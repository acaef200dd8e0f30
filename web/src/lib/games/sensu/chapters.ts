// Which chapter of the rules says why something is refused, and which one fits a decision.
import { gameChapters } from '../rules';
import { isSolo, type View } from './types';

export default gameChapters<'sensu', View>({
  refusals: {
    over: null,
    'not-your-turn': 'turn',
    'first-turn': 'turn',
    'first-discard': 'turn',
    'first-redeem': 'twenty',
    'first-order': 'twenty',
    'first-build': 'build',
    'first-aside': 'build',
    'first-wisdom': 'powers',
    'first-harmony': 'powers',
    'first-courage': 'powers',
    'first-put': 'solo',
    'deck-empty': 'win',
    'not-on-top': 'turn',
    'not-in-hand': null,
    covered: 'solo',
    'two-wilds': 'wild',
    'not-twenty': 'twenty',
    'no-twenty': 'twenty',
    'not-among-these': null,
    'does-not-fit': 'build',
    'no-such-column': 'solo',
  },
  now: (view) => {
    switch (view.step.type) {
      case 'redeem':
      case 'order':
        return 'twenty';
      case 'build':
      case 'aside':
        return 'build';
      case 'wisdom':
      case 'harmony':
      case 'courage':
        return 'powers';
      default:
        return isSolo(view) ? 'solo' : 'turn';
    }
  },
});
