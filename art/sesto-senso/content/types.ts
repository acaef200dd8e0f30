// What a card of Il Sesto Senso is made of, before anybody draws it.

import type { MotifId } from './motif-words.ts';
import type { MoodId } from './mood-words.ts';

export type PaletteName =
  | 'midnight'
  | 'absinthe'
  | 'rose'
  | 'ember'
  | 'seaglass'
  | 'sepia'
  | 'lilac'
  | 'verdigris'
  | 'storm'
  | 'blood'
  | 'frost'
  | 'saffron'
  | 'ink'
  | 'lamplight'
  | 'dusk'
  | 'orchard'
  | 'coral'
  | 'ivory'
  | 'polar'
  | 'wine'
  | 'copper'
  | 'mint'
  | 'iris'
  | 'peacock'
  | 'soot';

/** Those who stand in a dream: they give it its scale and its dreamer. */
export type StandingName = 'man' | 'girl' | 'lady' | 'sleepwalker' | 'umbrella';

/** Those who do something in it. */
export type ActingName =
  | 'ballerina'
  | 'kindler'
  | 'servant'
  | 'climber'
  | 'sleeper'
  | 'rider'
  | 'caller'
  | 'mourner'
  | 'nun'
  | 'treader'
  | 'drinker'
  | 'double'
  | 'runner'
  | 'waterer'
  | 'woodcutter'
  | 'physician'
  | 'creeper'
  | 'leaper'
  | 'rower'
  | 'faller'
  | 'hunter'
  | 'duellist'
  | 'harpist'
  | 'puller';

export type FigureName = StandingName | ActingName;

/** A pattern seen through the upper paper of a motif. */
export type Inlay =
  'stars' | 'waves' | 'scales' | 'flowers' | 'stripes' | 'city' | 'forest' | 'ember' | 'crack';

export type ToneName =
  'sil' | 'mist' | 'lit' | 'accent' | 'accent2' | 'pale' | 'paper' | 'shade' | 'mid' | 'glow';

/** A way to compose a dream; each serves up to three dreams, seen from two cameras. */
export type Grammar =
  | 'colossus'
  | 'mobile'
  | 'mirror'
  | 'door'
  | 'stairs'
  | 'lamp'
  | 'deep'
  | 'forest'
  | 'pour'
  | 'plain'
  | 'stage'
  | 'window'
  | 'head'
  | 'jar'
  | 'islands'
  | 'rain'
  | 'tree'
  | 'palm'
  | 'corridor'
  | 'viaduct'
  | 'smoke'
  | 'popup'
  | 'web'
  | 'marionette';

/** A composition directed for one dream alone. */
export type OneOff =
  | 'hourglass'
  | 'whale'
  | 'dollhouse'
  | 'threshold'
  | 'cardhouse'
  | 'road'
  | 'bedship'
  | 'palmistry'
  | 'flood'
  | 'mooncatch'
  | 'swanlake'
  | 'kindle'
  | 'servants'
  | 'bookclimb'
  | 'flask'
  | 'bolting'
  | 'longcall'
  | 'embrace'
  | 'vespers'
  | 'treadmill'
  | 'undercroft'
  | 'stepping'
  | 'thread'
  | 'watering'
  | 'felling'
  | 'quilt'
  | 'intruder'
  | 'uncaged'
  | 'soup'
  | 'roulette'
  | 'trophies'
  | 'duel'
  | 'rainharp'
  | 'unmasking';

export interface Names {
  readonly en: string;
  readonly it: string;
}

export interface Dream {
  readonly number: number;
  readonly name: Names;
  readonly composition: Grammar | OneOff;
  /** From where a grammar is seen; a composition made for one dream has only one camera. */
  readonly camera: 'far' | 'near';
  /** Turned left for right, with the light moved. */
  readonly mirror: boolean;
  readonly palette: PaletteName;
  readonly hero: MotifId;
  readonly second: MotifId | null;
  readonly small: readonly MotifId[];
  /** What only a second look finds. */
  readonly details: readonly MotifId[];
  readonly figure: FigureName | null;
  readonly inlay?: Inlay;
  readonly tone?: ToneName;
  /** Only the light in the sky, and no disc. */
  readonly moon?: false;
  readonly moods: readonly MoodId[];
}

/** The profile of a person: a nose, a chin, hair, a hat and a collar from our own box. */
export interface Portrait {
  readonly sex?: 'm' | 'f';
  readonly skin?: 'a' | 'b' | 'c' | 'd' | 'e';
  readonly hair?: 'bob' | 'bun' | 'top' | 'short' | 'slick' | 'bald' | 'long' | 'curl';
  readonly hat?:
    | 'toque'
    | 'tophat'
    | 'straw'
    | 'captain'
    | 'turban'
    | 'veil'
    | 'feather'
    | 'aviator'
    | 'mourning'
    | 'beret'
    | 'tyrol'
    | 'fedora'
    | 'ribbon'
    | 'explorer'
    | 'sailor';
  readonly collar?: 'wing' | 'high' | 'sailor' | 'fur' | 'ruff' | 'scarf' | 'open' | 'cape' | 'nun';
  readonly moustache?: 'waxed' | 'thick';
  readonly beard?: 'full' | 'goat';
  readonly wears?: readonly (
    'glasses' | 'monocle' | 'pipe' | 'cigarette' | 'earring' | 'buttons' | 'pearls' | 'veil'
  )[];
  readonly shawl?: boolean;
  readonly brow?: 'stern' | 'soft';
  readonly nose?: number;
  readonly noseDrop?: number;
  readonly chin?: number;
  readonly fat?: number;
  readonly hairColour?: string;
  readonly clothColour?: string;
  readonly trimColour?: string;
}

interface Psychics {
  readonly slug: string;
  readonly name: Names;
  readonly palette: PaletteName;
  /** What the card makes people think of besides what is drawn. */
  readonly tags: readonly MoodId[];
}

export interface Character extends Psychics {
  readonly portrait: Portrait;
  /** Three things on the mantelpiece. */
  readonly motifs: readonly [MotifId, MotifId, MotifId];
}

/** What keeps a thing from falling, where it does not stand on the floor. */
export type Hold = 'cord' | 'nail' | 'shelf' | 'plaque' | 'stand' | 'tripod' | 'rail';

/** Where a thing stands in a room: x, foot (or middle, if it hangs), height, width, paper. */
export type Prop = readonly [MotifId, number, number, number, number, ToneName, Hold?];

/** What lies on the floor, or is fixed to the walls, besides the props. */
export type Dress = 'rug' | 'dado' | 'flags' | 'leaves' | 'racks';

export interface Room {
  readonly wall: 'paper' | 'brick' | 'stone' | 'tiles' | 'wood' | 'shelves' | 'none';
  readonly window: 'gothic' | 'arch' | 'round' | 'rect' | 'none';
  readonly windows?: readonly (readonly [number, number, number, number])[];
  readonly glass?: 'stained' | 'dial';
  readonly floor: 'checker' | 'planks' | 'stone';
  readonly ceiling?: 'beams' | 'vault' | 'roof' | 'dome' | 'chandelier' | 'curtains';
  readonly moon?: false;
  readonly lamp?: readonly [number, number];
  readonly fire?: true;
  readonly dress?: readonly Dress[];
}

export interface Place extends Psychics {
  /** A room of the kit, or a place drawn for itself. */
  readonly room: Room | 'crypt' | 'stables' | 'boathouse' | 'maze';
  readonly props: readonly [Prop, ...Prop[]];
  /** What the scenery itself shows. */
  readonly scenery?: readonly MotifId[];
}

export interface Thing extends Psychics {
  readonly hero: MotifId;
  readonly beside: readonly [MotifId, MotifId];
  readonly inlay?: Inlay;
  readonly tone?: ToneName;
  /** Hangs in the light, turned by so many degrees; otherwise it stands on the plinth. */
  readonly floats?: number;
}
