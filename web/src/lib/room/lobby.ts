// What the room shows before play. The page that owns the room fills this in; the lobby only
// shows it and says what was asked for.
import type { components } from '$lib/api/schema';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { PuppetName } from '$lib/ui/puppets';

/** At what tempo a table is played. */
export type Tempo = components['schemas']['Tempo'];

export interface LobbySeat {
  seat: number;
  name: string;
  puppet: PuppetName;
  /** The level of the bot that sits here, or null for a person. */
  bot: string | null;
  /** Played from this device. */
  mine: boolean;
  host: boolean;
  present: boolean;
}

/** A choice of the host, as the game's playbill defines it, with its present value. */
export type LobbyOption = {
  name: string;
  /** Shown behind “more”. */
  advanced: boolean;
  /** What the present choice means with the present number of people. */
  help?: Saying;
} & (
  | { type: 'switch'; value: boolean }
  | { type: 'choice'; choices: string[]; value: string }
  /** A seat, or null for chance. */
  | {
      type: 'seat';
      value: number | null;
      /** Whether people may put themselves forward while nobody is named. */
      volunteers: boolean;
    }
);

export type OptionValue = boolean | string | number | null;

export interface Invite {
  /** The short code, while its door is open. */
  code: string | null;
  /** Where the code is typed: the host name people see in their address bar. */
  host: string;
  link: string;
  /** The address of the link's QR code as a picture. */
  qr: string;
}

export interface LobbyRoom {
  game: string;
  /** How many may sit down, and from how many one can begin. */
  seats: number;
  least: number;
  seated: LobbySeat[];
  options: LobbyOption[];
  /** The bots that can be invited, weakest first. */
  levels: string[];
  /** The one that is invited unless somebody says which. */
  usual: string;
  invite: Invite;
  /** Whether I opened the room, and so decide. */
  hosting: boolean;
  /** The host has begun, and the cards are dealt as soon as every seat has had its part in it. */
  dealing?: boolean;
  /** The decks of pictures that this server has beside its own, and the one that was chosen. */
  decks?: LobbyDeck[];
  deck?: string | null;
  tempo: Tempo;
  /** Whether the game has a clock of its own. */
  clocked: boolean;
  /** What the host of this server calls the cards of their box, if the game is played with those. */
  own?: string | null;
}

export interface LobbyDeck {
  id: string;
  title: string;
  /** Why it cannot be played with. */
  problem: Saying | null;
}

export interface LobbyActions {
  onoption: (name: string, value: OptionValue) => void;
  /** Other pictures, or null for those of this program. */
  ondeck?: (deck: string | null) => void;
  ontempo: (tempo: Tempo) => void;
  /** A bot for the first free seat. */
  onbot: (level: string) => void;
  onlevel: (seat: number, level: string) => void;
  onfree: (seat: number) => void;
  /** Somebody on this device is called otherwise. */
  onname: (seat: number, name: string) => void;
  /** I sit down, if I only watched so far. */
  onsit: () => void;
  /** Somebody else at this device. */
  onguest: (name: string) => void;
  onstart: () => void;
  onrules: () => void;
  ontv: () => void;
  onmenu: () => void;
}

/** Keys of the catalogue write the underscores of option names as hyphens. */
export const optionKey = (game: string, ...words: string[]): string =>
  [game, 'option', ...words].join('-').replaceAll('_', '-');

/** How many more must sit down before the curtain can rise. */
export const missing = ({ least, seated }: LobbyRoom): number => Math.max(0, least - seated.length);
