// Every card of the deck, drawn from its id.

import type { Card } from './card.ts';
import { character } from './cards/character.ts';
import { object } from './cards/object.ts';
import { place } from './cards/place.ts';
import { CHARACTERS, DREAMS, OBJECTS, PLACES, cardId } from './content/content.ts';
import type { Dream } from './content/types.ts';
import type { Compose } from './grammars/grammar.ts';
import { forest, plain, procession, stairs } from './grammars/grounds.ts';
import { marionette, mobile, tree, web } from './grammars/hanging.ts';
import { head, jar, keyhole, popup } from './grammars/looks.ts';
import { bed, corridor, door, lamp } from './grammars/rooms.ts';
import { colossus, rain, smoke, window } from './grammars/towns.ts';
import { deep, islands, mirror, viaduct } from './grammars/waters.ts';
import { palm, pour, stage, wheel } from './grammars/wonders.ts';
import { cardhouse, egg, hourglass } from './scenes/hours.ts';
import { dollhouse, mooncatch, palmistry, pipe, road } from './scenes/nights.ts';
import { bedship, flood, threshold, whale } from './scenes/seas.ts';

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
  keyhole,
  islands,
  rain,
  procession,
  bed,
  tree,
  palm,
  wheel,
  corridor,
  viaduct,
  smoke,
  popup,
  web,
  marionette,
  hourglass,
  whale,
  egg,
  dollhouse,
  threshold,
  cardhouse,
  road,
  bedship,
  palmistry,
  flood,
  pipe,
  mooncatch,
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
