// Made-up people and lines for the gallery. Not part of any catalogue: nobody plays here.
import { gameIds } from '$lib/games/game';
import type { Playable, Resumable } from '$lib/home/home';
import type { Remembered, Verdict } from '$lib/pages/summary';
import type { LobbyRoom } from '$lib/room/lobby';
import type { LogLine } from '$lib/ui/Log.svelte';
import type { PuppetName } from '$lib/ui/puppets';
import QR from './qr.svg?url';

export const NEWS: { puppet: PuppetName; bot?: boolean; text: string }[] = [
  { puppet: 'fox', text: '*Marta* 17 → 21' },
  { puppet: 'tortoise', bot: true, text: '*Tic-Tac* 9 → 12' },
];

export const LINES: LogLine[] = [
  { from: 42, step: 43, turn: 17, puppet: 'fox', text: '*Marta*: X' },
  { from: 44, step: 44, turn: 18, puppet: 'owl', text: '*Nonna*: 24 → 27 → 15' },
  { from: 45, step: 45, turn: 18, puppet: 'tortoise', bot: true, text: '*Tic-Tac*: 7 → 11' },
];

const BOTS = { levels: ['easy', 'medium', 'hard'], usual: 'medium' };

/** Every game that has a page, whatever it is. */
export const FOYER: Playable[] = gameIds.map((id) => ({
  id,
  seats: [1, 5],
  minutes: 30,
  kind: 'together',
  ...BOTS,
}));

export const RESUME: Resumable[] = [
  { id: 'a', title: 'Senet: Nonna', text: '44', puppet: 'owl' },
  { id: 'b', title: 'Senet: Luca', text: '12', puppet: 'dolphin' },
];

const someone = { bot: null, mine: false, host: false, present: true };

export const ROOM: LobbyRoom = {
  game: 'senet',
  seats: 4,
  least: 2,
  tempo: 'days-2',
  clocked: false,
  hosting: true,
  seated: [
    { ...someone, seat: 0, name: 'Marta', puppet: 'fox', mine: true, host: true },
    { ...someone, seat: 1, name: 'Nonna', puppet: 'owl' },
    { ...someone, seat: 3, name: 'Tic-Tac', puppet: 'tortoise', bot: 'medium' },
  ],
  levels: ['easy', 'medium', 'hard'],
  usual: 'medium',
  options: [
    {
      name: 'first',
      type: 'seat',
      volunteers: false,
      value: null,
      advanced: false,
      help: { key: 'senet-option-first-help', args: {} },
    },
    {
      name: 'hints',
      type: 'switch',
      value: true,
      advanced: false,
      help: { key: 'senet-option-hints-help-on', args: {} },
    },
    {
      name: 'exit',
      type: 'choice',
      choices: ['exact', 'ra'],
      value: 'exact',
      advanced: true,
      help: { key: 'senet-option-exit-help-exact', args: {} },
    },
  ],
  invite: {
    code: 'R9WL',
    host: 'ludoteca.example',
    link: 'https://ludoteca.example/R9WL',
    qr: QR,
  },
};

export const VERDICT: Verdict = {
  title: 'Straordinario!',
  text: '*22* / 25',
  score: { value: '22', caption: '/ 25' },
  players: [
    { name: 'Marta', puppet: 'fox', bot: false },
    { name: 'Luca', puppet: 'dolphin', bot: false },
    { name: 'Tic-Tac', puppet: 'tortoise', bot: true },
  ],
};

export const FACTS: Remembered[] = [
  { text: '*Marta*: 9', icon: 'check', puppet: 'fox' },
  { text: '*Tic-Tac*: 5', icon: 'check', puppet: 'tortoise', bot: true },
  { text: '37', icon: 'clock' },
];
