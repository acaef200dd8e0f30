// Sensu for the tests: guests who play through the API until a choice comes up, and somebody at a
// phone who plays on with whatever the page offers. What a deal leads to is not known beforehand: rooms
// are played seed by seed, until one of them asks the wanted question; it is the same one every time.
import { expect, type Locator } from '@playwright/test';
import { call, streamed, type Guest } from './api.ts';
import { draws } from './draws.ts';
import type { Person } from './person.ts';

export interface Legal {
  draw: boolean;
  take: number[];
  /** Nothing where people find them themselves. */
  play: number[][] | null;
  discard: number[];
  redeem: number[];
  place: number[];
  remove: number[];
  put: (number | null)[];
}

interface View {
  options: { powers: boolean };
  step: { type: string };
  deck: number;
  players: { cards: number[] | null; pile: number[]; fans: Fan[] }[];
  table: { left: number[]; redeemed: number[]; bonuses: number; aside: number[] } | null;
}

interface Fan {
  cards: number[];
  sticks: number;
  symbols: number;
  closed: boolean;
}

interface Fixed {
  faces: { value: number; wild: boolean; sticks: number; symbol: boolean }[];
}

interface Table {
  step: number;
  to_act: number[];
  outcome: unknown;
  legal: Legal | null;
  view: View;
  /** What never changes: at the beginning of a stream, and at the deal. */
  fixed?: Fixed;
}

const NAMES = ['Marta', 'Ben', 'Nonna'];
const FANS = ['Gun-sen', 'Hi-ōgi', 'Mai-ougi'];
/** Cards of one type. */
const SUIT = 30;
const FULL = 10;

const typeOf = (card: number): number => Math.floor(card / SUIT);
/** The name of the fan to which a card belongs. */
export const fanOf = (card: number): string => FANS[typeOf(card)] ?? '';

/** How a table stood when a seat had to choose. */
export class Position {
  constructor(
    readonly view: View,
    readonly legal: Legal,
    readonly seat: number,
    readonly fixed: Fixed,
  ) {}

  get step(): string {
    return this.view.step.type;
  }

  get me(): string {
    return NAMES[this.seat] ?? '';
  }

  /** The other one at a table of two. */
  get opponent(): string {
    return NAMES[1 - this.seat] ?? '';
  }

  #face(card: number) {
    const face = this.fixed.faces[card];
    if (!face) throw new Error(`there is no card ${card}`);
    return face;
  }

  sticks(card: number): number {
    return this.#face(card).sticks;
  }

  /** A card as the page calls it in Italian. */
  name(card: number): string {
    const { value, wild } = this.#face(card);
    return `${wild ? `jolly ${value}/${value + 1}/${value + 2}` : value} ${fanOf(card)}`;
  }

  #fan(seat: number, card: number): Fan {
    const fan = this.view.players[seat]?.fans[typeOf(card)];
    if (!fan) throw new Error('every seat has three fans');
    return fan;
  }

  /** The cards of the fan to which a card belongs, in the order of placing. */
  fan(who: string, card: number): string[] {
    return this.#fan(NAMES.indexOf(who), card).cards.map((one) => this.name(one));
  }

  /** A pile, the top first. */
  pile(who: string): string[] {
    const pile = this.view.players[NAMES.indexOf(who)]?.pile ?? [];
    return pile.map((card) => this.name(card)).reverse();
  }

  /** Whose pile has a card on top. */
  owner(card: number): string {
    const seat = this.view.players.findIndex(({ pile }) => pile.at(-1) === card);
    return NAMES[seat] ?? '';
  }

  get cards(): number[] {
    return this.view.players[this.seat]?.cards ?? [];
  }

  get hand(): string[] {
    return this.cards.map((card) => this.name(card));
  }

  /** The sum of cards; of wild ones the lowest number. */
  sum(cards: number[]): number {
    return cards.reduce((sum, card) => sum + this.#face(card).value, 0);
  }

  /** Cards of the hand that make twenty without a wild one, found by trying. */
  get twenty(): number[] | undefined {
    const plain = this.cards.filter((card) => !this.#face(card).wild);
    const subset = (bits: number) => plain.filter((_, place) => bits & (1 << place));
    const all = Array.from({ length: 1 << plain.length }, (_, bits) => subset(bits));
    return all.find((cards) => this.sum(cards) === 20);
  }

  get redeemed(): number[] {
    return this.view.table?.redeemed ?? [];
  }

  /** Cards of the combination that are still neither on a fan nor on a pile. */
  get pending(): number[] {
    const { left = [], redeemed = [], aside = [] } = this.view.table ?? {};
    return [...left, ...redeemed, ...aside];
  }

  /** Whether these cards can all be placed, and nothing closes or fires by it. */
  quiet(...cards: number[]): boolean {
    return cards.every((card) => {
      const { sticks, symbols } = this.#fan(this.seat, card);
      const faces = cards.filter((other) => typeOf(other) === typeOf(card)).map(this.#face, this);
      const sum = faces.reduce((sum, face) => sum + face.sticks, sticks);
      const marks = faces.filter(({ symbol }) => symbol).length;
      const fires = this.view.options.powers && symbols < 2 && symbols + marks >= 2;
      return sum < FULL && !fires;
    });
  }

  /** Whether cards have different names. */
  distinct(...cards: number[]): boolean {
    return new Set(cards.map((card) => this.name(card))).size === cards.length;
  }

  /** Whether cards belong to different fans. */
  apart(...cards: number[]): boolean {
    return new Set(cards.map(typeOf)).size === cards.length;
  }
}

/** Something that may be done, twenties first; which, is drawn. */
function move(legal: Legal, draw: (below: number) => number): unknown {
  const any = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  const cards = any(legal.play ?? []);
  if (cards) return { type: 'play', cards };
  const column = any(legal.put);
  if (column !== undefined) return { type: 'put', column };
  const one = (type: string, from: number[]) => {
    const card = any(from);
    return card === undefined ? null : { type, card };
  };
  return (
    one('discard', legal.discard) ??
    one('redeem', legal.redeem) ??
    one('place', legal.place) ??
    one('remove', legal.remove) ??
    (legal.draw ? { type: 'draw' } : one('take', legal.take))
  );
}

interface Room {
  seats: number;
  options?: Record<string, unknown>;
  seed: number;
}

export interface Reached {
  room: string;
  position: Position;
  /** A personal link to the seat that has to choose; good once. */
  link: () => Promise<string>;
}

/** Plays a room, all of whose seats are a guest's, until it stands as wanted or is over. */
async function playRoom(
  base: string,
  guest: Guest,
  { seats, options = {}, seed }: Room,
  wanted: (position: Position) => boolean,
): Promise<Reached | { room: string; over: true }> {
  const stop = new AbortController();
  const body = { game: 'sensu', seats, mine: NAMES.slice(0, seats), options, start: true, seed };
  const { id } = await call<{ id: string }>(base, guest, 'POST', '/rooms', body);
  const play = async (seat: number): Promise<Reached | { room: string; over: true }> => {
    const path = `/rooms/${id}/events?seat=${seat}`;
    let fixed: Fixed = { faces: [] };
    for await (const { name, data } of streamed(base, guest, path, stop.signal)) {
      if (name !== 'hello' && name !== 'step') continue;
      const table = name === 'hello' ? (data as { table: Table }).table : (data as Table);
      fixed = table.fixed ?? fixed;
      if (table.outcome) break;
      if (!table.legal || !table.to_act.includes(seat)) continue;
      const position = new Position(table.view, table.legal, seat, fixed);
      if (wanted(position)) {
        const to = `/rooms/${id}/seats/${seat}/link`;
        const link = async () => (await call<{ path: string }>(base, guest, 'POST', to)).path;
        return { room: id, position, link };
      }
      const action = move(table.legal, draws(seed * 1000 + table.step));
      const asked = { seat, step: table.step, id: `${seat}-${table.step}`, action };
      await call(base, guest, 'POST', `/rooms/${id}/actions`, asked);
    }
    return { room: id, over: true };
  };
  const end = await Promise.race(Array.from({ length: seats }, (_, seat) => play(seat)));
  stop.abort();
  return end;
}

/** Some hundred rooms without a choice mean that it does not come up any more. */
const MOST_ROOMS = 200;

/** Plays rooms until a seat of one of them has to make the choice that is wanted. Where the first seeds do
 * not lead to it, `seed` says with which one to begin. */
export async function findChoice(
  base: string,
  { seed: first = 1, ...room }: Omit<Room, 'seed'> & Partial<Pick<Room, 'seed'>>,
  wanted: (position: Position) => boolean,
): Promise<Reached> {
  const guest = await call<Guest>(base, null, 'POST', '/tokens', { name: 'Ada' });
  for (let seed = first; seed < first + MOST_ROOMS; seed += 1) {
    const end = await playRoom(base, guest, { ...room, seed }, wanted);
    if (!('over' in end)) return end;
  }
  throw new Error(`no seed from ${first} on leads to this choice`);
}

/** A game that somebody played alone to its end; the room’s id. */
export async function playedAlone(base: string): Promise<string> {
  const guest = await call<Guest>(base, null, 'POST', '/tokens', { name: 'Marta' });
  const { room } = await playRoom(base, guest, { seats: 1, seed: 1 }, () => false);
  return room;
}

/** Somebody at a Sensu table, in Italian. */
export class Player {
  readonly #draw = draws(1);
  /** Whom the curtain has called, in order. */
  readonly called: string[] = [];

  constructor(readonly person: Person) {}

  get #apron(): Locator {
    return this.person.apron;
  }

  /** The alternatives of a choice inside a turn. */
  get choices(): Locator {
    return this.#apron.getByRole('group', { name: 'Fra che cosa scegli' }).getByRole('button');
  }

  get hand(): Locator {
    return this.#apron.getByRole('group', { name: 'Le tue carte' }).getByRole('button');
  }

  /** The golden button, while it can be pressed. */
  get gold(): Locator {
    const name =
      /^(Gioca il 20|Pesca dal mazzo|Scarta così|Sugli scarti|Colonna \d|(Prendi|Scarta|Riscatta|Metti|Togli) .*)$/;
    return this.#apron.locator('.primary').and(this.person.button(name)).and(this.enabled);
  }

  get enabled(): Locator {
    return this.person.page.locator('button:not([aria-disabled="true"])');
  }

  /** What can be pressed to get on: the gold, or what leads to it. */
  get #drawing(): Locator {
    const draw = { name: 'Pesca dal mazzo', exact: true };
    return this.#apron.getByRole('button', draw).and(this.enabled);
  }

  get over(): Locator {
    return this.person.button('Ancora!');
  }

  get curtain(): Locator {
    return this.person.button(this.person.words.hold);
  }

  /** Chooses one of the alternatives, by default another than the first that is offered. */
  async chooseOther(index = 1): Promise<void> {
    const other = this.choices.nth(index);
    await this.person.press(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
  }

  /** Opens the sheet with everybody's fans and discards. */
  async lookAround(): Promise<void> {
    await this.person.press(this.person.button(/Guarda di che carte è fatto$/).first());
    await expect(this.#sheet).toBeVisible();
  }

  get #sheet(): Locator {
    return this.person.page.getByRole('dialog', { name: 'Ventagli e scarti' });
  }

  /** The cards of a fan in the order of placing, or of the discards from the top. */
  cards(who: string, where: string): Locator {
    const region = this.#sheet.getByRole('region', { name: who });
    const list = region.getByRole('list', { name: new RegExp(`^${where}, `) });
    return list.getByRole('listitem').getByText(/stecc/);
  }

  get deck(): Locator {
    return this.person.button(/^Mazzo: /);
  }

  async confirm(): Promise<void> {
    await this.person.press(this.gold);
  }

  /** Plays on by what the page offers, to the end or until the curtain has called so often. */
  async playOn(most = Infinity): Promise<void> {
    const { page } = this.person;
    const hints = this.#apron.getByRole('button', { name: /^Mostra i/ });
    const combination = this.#apron
      .getByRole('group', { name: 'Le tue combinazioni' })
      .getByRole('button');
    const places = page.getByRole('group', { name: 'Dove mettere la carta' }).getByRole('button');
    const asks = this.#apron.locator('[aria-pressed]');
    for (;;) {
      const { passOn } = this.person;
      const something = this.over
        .or(this.curtain)
        .or(passOn)
        .or(this.gold)
        .or(asks)
        .or(this.#drawing);
      await something.first().waitFor({ timeout: 60_000 });
      if (await this.over.isVisible()) return;
      if (await this.curtain.isVisible()) {
        this.called.push(await this.person.raiseCurtain());
        if (this.called.length === most) return;
      } else if (await passOn.isVisible()) await this.person.press(passOn);
      else if (await this.gold.isVisible()) await this.person.press(this.gold);
      else if (await combination.first().isVisible()) await this.person.press(combination.first());
      else if (await hints.isVisible()) await this.person.press(hints);
      else if (await this.#drawing.isVisible()) await this.person.press(this.#drawing);
      else if (await places.first().isVisible()) await this.#any(places);
      else if (await this.choices.first().isVisible())
        await this.#any(this.choices.and(page.locator('[aria-pressed="false"]')));
      else if (await this.hand.and(asks).first().isVisible()) await this.#any(this.hand);
    }
  }

  async #any(from: Locator): Promise<void> {
    const count = await from.count();
    if (count > 0) await this.person.press(from.nth(this.#draw(count)));
  }
}
