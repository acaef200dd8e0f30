// One's part at a Hanabi table: which card is picked, what is about to be said or done and can still
// be taken back, the order one would like one's cards in, and whose knowledge one looks at. The
// rules stay on the server, which sends along what may be done.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { recall, remember } from '$lib/remember';
import { TablePart } from '$lib/play/part.svelte';
import type { Timeline } from '$lib/ui/motion';
import type { Moment } from '../game';
import { perform } from './motion';
import {
  find,
  handOf,
  sameClue,
  type Action,
  type CardId,
  type CardView,
  type Clue,
  type Colour,
  type EventView,
  type Held,
  type Legal,
  type Seat,
  type View,
} from './types';

export type HanabiMoment = Moment<View, Legal, EventView>;

/** How one is kept from slips: by a moment in which it can be taken back, or by being asked. */
export type Guard = 'undo' | 'confirm';
export const UNDO_MS = 3000;

/** What has been decided and is not sent yet. */
export type Decision = Exclude<Action, { type: 'arrange' }>;

/** What is being dragged, and what it would do if it were let go here. */
export interface Dragged {
  card: CardId;
  over: 'play' | 'discard' | 'hand' | null;
}

/** A thing of the table of which one wants to know what it is for. */
export type Asked = 'tokens' | 'errors' | 'deck' | Colour;

export const noteKey = (card: CardId): string => `card-${card}`;

export class HanabiPart extends TablePart<View, Legal, EventView, Action> {
  #picked = $state<CardId | null>(null);
  #asked = $state.raw<{ turn: number; what: Asked } | null>(null);
  #decided = $state.raw<{ turn: number; decision: Decision } | null>(null);
  #order = $state.raw<{ of: string; cards: CardId[] } | null>(null);
  #guard = $state<Guard>(recall('guard') === 'confirm' ? 'confirm' : 'undo');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The information under the pointer or the focus: what it touches is lit. */
  hovered = $state.raw<Clue | null>(null);
  /** Whose knowledge of their own hand is on show instead of its fronts. */
  asSeenBy = $state<Seat | null>(null);
  /** The card on which one is writing. */
  writingOn = $state<CardId | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** In whose hand the focus was last; at first in one's own. */
  #at = $state<Seat | null>(null);

  get at(): Seat | null {
    return this.#at ?? this.seat;
  }

  set at(seat: Seat) {
    this.#at = seat;
  }

  get lit(): boolean {
    const { play, discard, inform } = this.moment.legal;
    return !this.still && play.length + discard.length + inform.length > 0;
  }

  // ---------------------------------------------------------------- hands

  /** One's own cards, in the order one is trying out if there is one. */
  get own(): CardView[] {
    if (this.seat === null) return [];
    const cards = handOf(this.view, this.seat)?.cards ?? [];
    const order = this.#order;
    if (order?.of !== ids(cards)) return cards;
    return order.cards.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  }

  /** Whether an order is being tried out. */
  get arranging(): boolean {
    const cards = this.seat === null ? [] : (handOf(this.view, this.seat)?.cards ?? []);
    return ids(this.own) !== ids(cards);
  }

  get mayArrange(): boolean {
    return !this.still && this.moment.legal.arrange.length > 1;
  }

  /** The picked card, as long as it is in a hand. */
  get picked(): Held | null {
    return this.#picked === null ? null : find(this.view, this.#picked);
  }

  /** The picked card is a teammate's: one is about to speak. */
  get listener(): Seat | null {
    const { decision, picked } = this;
    if (decision) return decision.type === 'inform' ? decision.to : null;
    return picked && picked.seat !== this.seat ? picked.seat : null;
  }

  get notes(): Readonly<Record<string, string>> {
    return this.desk.notes ?? {};
  }

  noteOn(card: CardId): string {
    return this.notes[noteKey(card)] ?? '';
  }

  get mayNote(): boolean {
    return this.desk.onnote !== undefined;
  }

  note(card: CardId, text: string): void {
    this.writingOn = null;
    if (text !== this.noteOn(card)) this.desk.onnote?.(noteKey(card), text);
  }

  // ---------------------------------------------------------------- choosing

  /** A tap on a card of anybody: it is picked, or let go. */
  pick(card: CardId | null): void {
    if (this.decision) this.takeBack();
    this.hovered = null;
    this.writingOn = null;
    this.#asked = null;
    this.#picked = card === this.#picked ? null : card;
  }

  /** What one asked about, until the next turn. */
  get asked(): Asked | null {
    return this.#asked?.turn === this.moment.view.turn ? this.#asked.what : null;
  }

  /** A tap on a thing of the table: the prompter says what it is for, or says it no longer. */
  ask(what: Asked): void {
    const asked = this.asked;
    this.pick(null);
    if (asked !== what) this.#asked = { turn: this.moment.view.turn, what };
  }

  /** Esc: one step back, whatever is open. */
  back(): boolean {
    if (this.decision) this.takeBack();
    else if (this.writingOn !== null) this.writingOn = null;
    else if (this.arranging) this.#order = null;
    else if (this.#picked !== null || this.asked) this.pick(null);
    else return false;
    return true;
  }

  /** The information that is lit: decided, or under the finger. */
  get clue(): Clue | null {
    const { decision } = this;
    if (decision) return decision.type === 'inform' ? decision.clue : null;
    return this.listener === null ? null : this.hovered;
  }

  /** Whether a card is touched by what is being said; null while nothing is. */
  touched(seat: Seat, { id }: CardView): boolean | null {
    const { clue } = this;
    if (!clue || seat !== this.listener) return null;
    return this.touchedBy(seat, clue).includes(id);
  }

  /** The cards of a hand at which an information would point. */
  touchedBy(seat: Seat, clue: Clue): CardId[] {
    const mate = this.moment.legal.inform.find(({ to }) => to === seat);
    return mate?.clues.find((one) => sameClue(one.clue, clue))?.touches ?? [];
  }

  // ---------------------------------------------------------------- deciding

  get guard(): Guard {
    return this.#guard;
  }

  set guard(guard: Guard) {
    this.#guard = guard;
    remember('guard', guard);
    if (this.decision) this.#watch();
  }

  /** What is about to be done; with the undo guard it is sent by itself after a moment. */
  get decision(): Decision | null {
    const decided = this.#decided;
    if (!decided || !this.lit || decided.turn !== this.moment.view.turn) return null;
    return decided.decision;
  }

  /** Why something may not be done now, as the server says; null if it may. */
  whyNot(what: Action['type']): Saying | null {
    return this.moment.legal.refused[what];
  }

  /** Decides on something: it is shown, and can still be taken back. */
  decide(decision: Decision): void {
    if (this.still) return;
    const why = this.whyNot(decision.type);
    if (why) {
      this.refuse(why);
      return;
    }
    this.#order = null;
    this.writingOn = null;
    this.#decided = { turn: this.moment.view.turn, decision };
    this.#watch();
  }

  takeBack(): void {
    clearTimeout(this.#timer);
    this.#decided = null;
  }

  /** Does what was decided. */
  async confirm(): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    this.takeBack();
    this.#picked = null;
    this.hovered = null;
    await this.send(decision);
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#guard === 'undo') this.#timer = setTimeout(() => void this.confirm(), UNDO_MS);
  }

  // ---------------------------------------------------------------- arranging

  /** Tries a card at another place of one's hand. */
  move(card: CardId, place: number): void {
    if (this.still) return;
    const why = this.whyNot('arrange');
    if (why) {
      this.refuse(why);
      return;
    }
    const cards = this.own.map(({ id }) => id).filter((id) => id !== card);
    const to = Math.max(0, Math.min(cards.length, place));
    cards.splice(to, 0, card);
    const held = this.seat === null ? [] : (handOf(this.view, this.seat)?.cards ?? []);
    this.#order = { of: ids(held), cards };
  }

  /** Lets everybody see the new order. */
  async arrange(): Promise<void> {
    if (!this.arranging || !this.mayArrange) return;
    await this.send({ type: 'arrange', cards: this.own.map(({ id }) => id) });
    this.#order = null;
  }

  // ---------------------------------------------------------------- events

  /** The first thing on the table or in the apron that a selector finds. */
  element = (selector: string): HTMLElement | null => {
    for (const root of this.roots) {
      const found = root.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return null;
  };

  protected perform(
    event: EventView,
    _before: View,
    then: View,
    timeline: Timeline,
  ): Promise<void> {
    return perform(event, then, { element: this.element, show: this.show }, timeline);
  }
}

const ids = (cards: CardView[]): string => cards.map(({ id }) => id).join(' ');
