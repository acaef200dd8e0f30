// Silhouettes we cut ourselves, where the collection has none, a letter in it, or one that few would
// know again.

import type { MotifId } from '../content/motif-words.ts';
import type { Cutting } from './cutting.ts';
import * as beasts from './beasts.ts';
import * as buildings from './buildings.ts';
import * as contraptions from './contraptions.ts';
import * as creatures from './creatures.ts';
import * as furnishings from './furnishings.ts';
import * as possessions from './possessions.ts';
import * as things from './things.ts';
import * as wonders from './wonders.ts';

const CUTTINGS: Partial<Record<MotifId, Cutting>> = {
  'angel-outfit': beasts.angel,
  'angel-wings': beasts.wings,
  barefoot: things.footprints,
  beehive: contraptions.beehive,
  'bird-cage': possessions.birdcage,
  bubbles: contraptions.bubbles,
  butterfly: creatures.butterfly,
  caduceus: beasts.snakeStaff,
  candlebright: things.flame,
  'candlestick-phone': possessions.telephone,
  'card-ace-spades': things.aceOfSpades,
  'card-queen-hearts': things.queenOfHearts,
  'carnival-mask': possessions.carnivalMask,
  'carnivorous-plant': buildings.carnivore,
  carousel: buildings.carousel,
  'castle-ruins': buildings.castle,
  cat: beasts.cat,
  chariot: things.carriage,
  'chess-king': furnishings.chessKing,
  clover: creatures.clover,
  coins: things.coins,
  'comet-spark': things.comet,
  'crypt-entrance': wonders.crypt,
  cricket: creatures.cricket,
  'crow-dive': creatures.crow,
  crown: things.crown,
  'cuckoo-clock': contraptions.cuckooClock,
  'drama-masks': contraptions.dramaMasks,
  'elven-castle': buildings.fairyCastle,
  'feathered-wing': wonders.wing,
  fire: things.fire,
  fireplace: furnishings.fireplace,
  galleon: contraptions.galleon,
  gears: contraptions.gears,
  'gothic-cross': things.stoneCross,
  'grim-reaper': beasts.reaper,
  'horse-head': beasts.horse,
  hound: beasts.hound,
  key: things.doorKey,
  ladder: furnishings.ladder,
  lantern: things.lantern,
  'life-buoy': contraptions.lifebuoy,
  'light-bulb': things.bulb,
  lighthouse: things.lighthouse,
  'lightning-branches': contraptions.lightning,
  'lightning-tree': creatures.struckTree,
  'lit-candelabra': possessions.candelabrum,
  'love-letter': possessions.sealedLetter,
  mailbox: contraptions.mailbox,
  'maple-leaf': creatures.maple,
  matchbox: possessions.matchbox,
  'meat-cleaver': furnishings.cleaver,
  microscope: furnishings.microscope,
  'mirror-mirror': possessions.mirror,
  moon: things.crescent,
  'music-spell': things.music,
  oak: buildings.oak,
  'old-lantern': contraptions.stormLantern,
  pitchfork: contraptions.pitchfork,
  orrery: wonders.orrery,
  'pocket-watch': possessions.pocketWatch,
  'poison-bottle': possessions.poison,
  'poker-hand': possessions.handOfCards,
  prayer: beasts.kneeling,
  puppet: contraptions.puppet,
  revolver: possessions.revolver,
  'ringed-planet': things.ringedPlanet,
  'rope-coil': possessions.bellRope,
  'round-bottom-flask': furnishings.flask,
  scissors: possessions.scissors,
  'sea-star': creatures.seaStar,
  'seated-mouse': creatures.mouse,
  'sitting-dog': beasts.dog,
  snake: creatures.snake,
  'spinning-top': things.spinningTop,
  'spooky-house': buildings.hauntedHouse,
  'steam-locomotive': buildings.train,
  stiletto: possessions.stiletto,
  'stone-bust': beasts.bust,
  'street-light': things.streetLamp,
  sun: things.sun,
  'tarot-18-the-moon': wonders.tarot,
  teapot: possessions.teapot,
  telescope: contraptions.telescope,
  'tesla-coil': furnishings.coil,
  umbrella: possessions.umbrella,
  velocipede: buildings.velocipede,
  violin: possessions.violin,
  'wave-crest': contraptions.wave,
  'willow-tree': creatures.willow,
  windmill: contraptions.windmill,
  'wolf-howl': creatures.wolf,
  'wood-axe': possessions.axe,
};

/** What scenery shows, and no silhouette. */
const SCENERY: readonly MotifId[] = ['rowing-boat', 'stained-glass', 'hedges'];

export const cutting = (id: MotifId): Cutting | undefined => CUTTINGS[id];

/** Nobody else is to be credited for these. */
export const OURS: ReadonlySet<string> = new Set([...SCENERY, ...Object.keys(CUTTINGS)]);
