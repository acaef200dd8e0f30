// The one list of stages: every game's scene under the game's own id.

import { hanabi } from './hanabi.ts';
import type { View } from './paper.ts';
import { senet } from './senet.ts';
import { sensu } from './sensu.ts';
import { sestoSenso } from './sesto-senso.ts';

export interface Stage {
  readonly game: string;
  readonly scene: (view: View) => string;
  /** On a phone the words stand at the left, so a scene whose heart is there is turned round. */
  readonly turned?: true;
}

export const STAGES: readonly Stage[] = [
  { game: 'senet', scene: senet },
  { game: 'hanabi', scene: hanabi },
  { game: 'sensu', scene: sensu },
  { game: 'sesto-senso', scene: sestoSenso, turned: true },
];

export interface Picture {
  readonly view: View;
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
  /** The most a picture may weigh on the way to a phone, in bytes. */
  readonly budget: number;
}

/** The arch stands over the plaque of a wide page; the open scene fills a row on a phone. */
export const PICTURES: readonly Picture[] = [
  { view: 'arch', suffix: '', width: 640, height: 960, budget: 110_000 },
  { view: 'open', suffix: '-open', width: 720, height: 440, budget: 80_000 },
];
