// What the foyer shows: the games there are, what waits for me, who I am.
import type { PuppetName } from '$lib/ui/puppets';

export interface Playable {
  id: string;
  /** Fewest and most people. */
  seats: [number, number];
  minutes: number;
  kind: 'duel' | 'together' | 'everyone';
  /** Whether every day brings something: a deal, or pictures to be read. */
  daily?: boolean;
  /** The bots one can play with, the gentlest first, and the one that plays where nobody says which. */
  levels: string[];
  usual: string;
}

/** How somebody wants to play a game, where it is not simply at once or with others. */
export type Way =
  | { type: 'bots'; bots: number; level: string }
  | { type: 'alone' }
  /** Alone, and steps can be taken back. */
  | { type: 'practice' }
  /** Several people on this device. */
  | { type: 'device' };

/** A game that goes on without me, or waits for me. */
export interface Resumable {
  id: string;
  title: string;
  text: string;
  puppet: PuppetName;
}

export interface Me {
  name: string;
  puppet: PuppetName;
}

/** How a game's stage is shown: as an arch among others, alone across the page, as a strip of a
 * phone's list, or as one of two posters on a phone. */
export type StageForm = 'arch' | 'open-arch' | 'wide' | 'strip' | 'poster';

export function formFor(roomy: boolean, games: number): StageForm {
  if (!roomy) return games > 2 ? 'strip' : 'poster';
  if (games === 1) return 'wide';
  return games === 2 ? 'open-arch' : 'arch';
}
