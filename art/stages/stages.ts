// The stages, found by looking: a scene is a file of `scenes/`, under the id of its game.

import { readdirSync } from 'node:fs';
import type { View } from './paper.ts';

interface Scene {
  readonly default: (view: View) => string;
  /** On a phone the words stand at the left, so a scene whose heart is there is turned round. */
  readonly turned?: boolean;
}

export interface Stage {
  readonly game: string;
  readonly scene: (view: View) => string;
  readonly turned: boolean;
}

const SCENES = new URL('scenes/', import.meta.url);

export const STAGES: readonly Stage[] = await Promise.all(
  readdirSync(SCENES)
    .sort()
    .map(async (file) => {
      const { default: scene, turned = false } = (await import(
        new URL(file, SCENES).href
      )) as Scene;
      return { game: file.replace(/\.ts$/, ''), scene, turned };
    }),
);

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

/** Where the page finds a picture: with its game. */
export const fileOf = ({ game }: Stage, { suffix }: Picture): URL =>
  new URL(`../../web/src/lib/games/${game}/stage${suffix}.webp`, import.meta.url);
