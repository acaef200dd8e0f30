// The people of the dreams: what a reader sees in them, and how the catalogues name them in English
// and Italian.

import type { FigureName } from './types.ts';

export const FIGURE_WORDS: Record<FigureName, readonly [seen: string, en: string, it: string]> = {
  man: ['gentleman', 'the man in a bowler hat', 'l’uomo con la bombetta'],
  girl: ['little girl', 'the little girl', 'la bambina'],
  lady: ['elegant lady', 'the lady in a long dress', 'la signora dall’abito lungo'],
  sleepwalker: ['sleepwalker with candle', 'the sleepwalker', 'la sonnambula'],
  umbrella: ['man with an umbrella', 'the man with an umbrella', 'l’uomo con l’ombrello'],
  ballerina: ['dancing woman', 'the dancing woman', 'la donna che danza'],
  kindler: ['girl with a burning match', 'the girl with the match', 'la ragazza col fiammifero'],
  servant: ['servant running with a tray', 'the servant with the tray', 'il domestico col vassoio'],
  climber: ['girl climbing a ladder', 'the girl on the ladder', 'la bambina sulla scala'],
  sleeper: ['woman asleep in a flask', 'the sleeping woman', 'la donna che dorme'],
  rider: ['child riding a horse', 'the riding child', 'il bambino a cavallo'],
  caller: ['woman weeping at the telephone', 'the woman at the telephone', 'la donna al telefono'],
  mourner: ['weeping widow', 'the weeping woman', 'la donna che piange'],
  nun: ['kneeling nun', 'the kneeling nun', 'la suora in ginocchio'],
  treader: [
    'old man running in a wheel',
    'the man who runs in the wheel',
    'l’uomo che corre nella ruota',
  ],
  drinker: ['drunk man lying down', 'the drunk man', 'l’ubriaco'],
  double: [
    'woman hiding her face',
    'the woman who hides her face',
    'la donna che si nasconde il viso',
  ],
  runner: ['running boy', 'the running boy', 'il bambino che corre'],
  waterer: ['gardener painting', 'the painter who waters', 'la pittrice che annaffia'],
  woodcutter: ['woodcutter', 'the woodcutter', 'il boscaiolo'],
  physician: ['doctor running with his bag', 'the running doctor', 'il dottore che corre'],
  creeper: ['woman creeping with a dagger', 'the creeping woman', 'la donna furtiva'],
  leaper: ['leaping girl', 'the leaping girl', 'la ragazza che salta'],
  rower: ['cook rowing a boat', 'the rowing cook', 'il cuoco che rema'],
  faller: ['falling man', 'the falling man', 'l’uomo che cade'],
  hunter: ['hunter running away', 'the fleeing hunter', 'il cacciatore in fuga'],
  duellist: ['duellist with a pistol', 'the duellists', 'i duellanti'],
  harpist: ['woman playing the harp', 'the woman who plays', 'la donna che suona'],
  puller: ['people taking off a mask', 'those who take off the mask', 'chi toglie la maschera'],
};
