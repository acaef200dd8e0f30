// Every card of the deck, drawn from its id.

import type { Card } from './card.ts';
import { character } from './cards/character.ts';
import { object } from './cards/object.ts';
import { place } from './cards/place.ts';
import { CHARACTERS, DREAMS, OBJECTS, PLACES, cardId } from './content/content.ts';
import type { Dream } from './content/types.ts';
import type { Compose } from './grammars/grammar.ts';
import { forest, plain, stairs } from './grammars/grounds.ts';
import { marionette, mobile, tree, web } from './grammars/hanging.ts';
import { head, jar, popup } from './grammars/looks.ts';
import { corridor, door, lamp } from './grammars/rooms.ts';
import { colossus, rain, smoke, window } from './grammars/towns.ts';
import { deep, islands, mirror, viaduct } from './grammars/waters.ts';
import { palm, pour, stage } from './grammars/wonders.ts';
import { bolting, felling, thread, uncaged, unmasking, watering } from './scenes/gardens.ts';
import {
  bookclimb,
  intruder,
  longcall,
  servants,
  stepping,
  treadmill,
  trophies,
  vespers,
} from './scenes/halls.ts';
import { cardhouse, hourglass } from './scenes/hours.ts';
import { dollhouse, mooncatch, palmistry, road } from './scenes/nights.ts';
import { bedship, flood, threshold, whale } from './scenes/seas.ts';
import { duel, embrace, kindle, swanlake } from './scenes/shores.ts';
import { flask, quilt, rainharp, roulette, soup, undercroft } from './scenes/tables.ts';

const COMPOSITIONS: Record<Dream['composition'], Compose> = {
  colossus,
  mobile,
  mirror,
  door,
  stairs,
  lamp,
  deep,
  forest,
  pour,
  plain,
  stage,
  window,
  head,
  jar,
  islands,
  rain,
  tree,
  palm,
  corridor,
  viaduct,
  smoke,
  popup,
  web,
  marionette,
  hourglass,
  whale,
  dollhouse,
  threshold,
  cardhouse,
  road,
  bedship,
  palmistry,
  flood,
  mooncatch,
  swanlake,
  kindle,
  servants,
  bookclimb,
  flask,
  bolting,
  longcall,
  embrace,
  vespers,
  treadmill,
  undercroft,
  stepping,
  thread,
  watering,
  felling,
  quilt,
  intruder,
  uncaged,
  soup,
  roulette,
  trophies,
  duel,
  rainharp,
  unmasking,
};

/** A card's id with the function that draws it. */
export const DECK: ReadonlyMap<string, () => Card> = new Map([
  ...DREAMS.map((dream): [string, () => Card] => [
    cardId('dream', dream.number),
    () => COMPOSITIONS[dream.composition](dream),
  ]),
  ...CHARACTERS.map((card, i): [string, () => Card] => {
    const id = cardId('character', i + 1);
    return [id, () => character(id, card, i)];
  }),
  ...PLACES.map((card, i): [string, () => Card] => {
    const id = cardId('place', i + 1);
    return [id, () => place(id, card)];
  }),
  ...OBJECTS.map((card, i): [string, () => Card] => {
    const id = cardId('object', i + 1);
    return [id, () => object(id, card)];
  }),
]);
