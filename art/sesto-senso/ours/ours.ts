// Silhouettes we cut ourselves, where the collection has none, a letter in it, or one that few would
// know again.

import type { MotifId } from '../content/motif-words.ts';
import type { Cutting } from './cutting.ts';
import * as creatures from './creatures.ts';
import * as things from './things.ts';

const CUTTINGS: Partial<Record<MotifId, Cutting>> = {
  barefoot: things.footprints,
  butterfly: creatures.butterfly,
  candlebright: things.flame,
  'card-ace-spades': things.aceOfSpades,
  'card-queen-hearts': things.queenOfHearts,
  chariot: things.carriage,
  clover: creatures.clover,
  coins: things.coins,
  'comet-spark': things.comet,
  cricket: creatures.cricket,
  'crow-dive': creatures.crow,
  crown: things.crown,
  fire: things.fire,
  'gothic-cross': things.stoneCross,
  key: things.doorKey,
  lantern: things.lantern,
  'light-bulb': things.bulb,
  lighthouse: things.lighthouse,
  'lightning-tree': creatures.struckTree,
  'maple-leaf': creatures.maple,
  moon: things.crescent,
  'music-spell': things.music,
  'ringed-planet': things.ringedPlanet,
  'sea-star': creatures.seaStar,
  'seated-mouse': creatures.mouse,
  snake: creatures.snake,
  'spinning-top': things.spinningTop,
  'street-light': things.streetLamp,
  sun: things.sun,
  'willow-tree': creatures.willow,
  'wolf-howl': creatures.wolf,
};

/** What the scenery of a place shows, and no silhouette. */
const SCENERY: readonly MotifId[] = ['rowing-boat', 'hedges'];

export const cutting = (id: MotifId): Cutting | undefined => CUTTINGS[id];

/** Nobody else is to be credited for these. */
export const OURS: ReadonlySet<string> = new Set([...SCENERY, ...Object.keys(CUTTINGS)]);
