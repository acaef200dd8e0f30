// One's part at a Sensu table: which cards are chosen, what they would do, and what taps and keys
// do about it. The table and the apron both draw from here; the rules stay on the server, which
// sends every legal choice along.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { TablePart } from '$lib/play/part.svelte';
import type { Timeline } from '$lib/ui/motion';
import type { Moment } from '../game';
import { sumOf, type Sum } from './twenty';
import {
  faceOf,
  hasPowers,
  isSolo,
  playerAt,
  TYPES,
  typeOf,
  type Action,
  type Built,
  type Card,
  type EventView,
  type Face,
  type FanType,
  type Fixed,
  type Legal,
  type Offer,
  type Power,
  type Seat,
  type Twenty,
  type View,
  type Way,
} from './types';

export type SensuMoment = Moment<View, Legal, EventView>;

/** Sticks that are opening one by one while a card is being placed. */
export interface Opening {
  seat: Seat;
  fan: FanType;
  sticks: number;
}

/** What becomes of a picked card: it is redeemed first or for a bonus, could be redeemed instead, is
 * discarded, or is redeemed and does not go on its fan. */
export type Fate = 'redeem' | 'bonus' | 'maybe' | 'discard' | 'misfit';

/** The single acts among what may be done, in the order in which they are offered. */
export function actsOf(legal: Legal): Action[] {
  return [
    ...(legal.draw ? [{ type: 'draw' } as const] : []),
    ...legal.take.map((card) => ({ type: 'take', card }) as const),
    ...legal.discard.map((card) => ({ type: 'discard', card }) as const),
    ...legal.redeem.map((card) => ({ type: 'redeem', card }) as const),
    ...legal.place.map((card) => ({ type: 'place', card }) as const),
    ...legal.remove.map((card) => ({ type: 'remove', card }) as const),
    ...legal.put.map((column) => ({ type: 'put', column }) as const),
  ];
}

export const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameCards = (a: readonly Card[], b: readonly Card[]) =>
  a.length === b.length && a.every((card) => b.includes(card));

/** What is chosen so far, and the question that it answers. */
interface Choice {
  asked: string;
  /** A single act. */
  action: Action | null;
  /** Cards tapped one after the other: for a combination, or as an order of discards. */
  cards: Card[];
  /** Of tied cards those that one would rather redeem, the last wish first. */
  wishes: Card[];
  /** The number that a picked wild card is meant to be, if one has said so. */
  meant: number | null;
}
const NOTHING: Choice = { asked: '', action: null, cards: [], wishes: [], meant: null };
/** It outlives a look at the rules, on a device that nobody else shares. */
let kept = NOTHING;

export class SensuPart extends TablePart<View, Legal, EventView, Action> {
  #choice = $state.raw(NOTHING);
  /** What was asked last, written out once. */
  #question: { legal: Legal | null; text: string } = { legal: null, text: '' };
  /** The rest of what has been confirmed as a whole, and is sent card by card: an order of discards,
   * or the tied cards that are redeemed. */
  #plan: Card[] = [];
  /** Whether the list of one's combinations is open. */
  hinting = $state(false);
  /** Whose fans and discards are being looked through. */
  looking = $state<Seat | null>(null);
  opening = $state.raw<Opening | null>(null);
  /** The power whose seal is being stamped. */
  stamp = $state.raw<{ power: Power; lost: boolean } | null>(null);

  /** What stands on the cards. */
  get fixed(): Fixed {
    return this.desk.fixed as Fixed;
  }

  face(card: Card): Face {
    return faceOf(this.fixed, card);
  }

  /** A card as it is drawn at this table, where its symbol counts or not. */
  drawn(card: Card): { card: Card; face: Face; seal: boolean } {
    return { card, face: this.face(card), seal: hasPowers(this.view) };
  }

  get solo(): boolean {
    return isSolo(this.view);
  }

  /** Events are on show: whatever can be chosen comes after them. */
  get showing(): boolean {
    return this.moving !== null || this.moment.playing === true;
  }

  /** What may be done now; nothing while an action is on its way, nor while events are shown. */
  get legal(): Legal | null {
    const { legal } = this.moment;
    if (this.still) return null;
    return this.tries || legal.play?.length || actsOf(legal).length > 0 ? legal : null;
  }

  /** Whether nobody says which cards make twenty: then any can be tried, and one is told. */
  get tries(): boolean {
    const { legal, view, seat } = this.moment;
    return legal.play === null && view.step.type === 'turn' && view.to_act === seat;
  }

  /** Whether what one has picked is added up. */
  get counts(): boolean {
    return this.picked.length > 0 && !this.ordering && this.view.options.help !== 'none';
  }

  get lit(): boolean {
    return this.legal !== null;
  }

  /** The single acts that can be chosen. */
  get acts(): Action[] {
    return this.legal ? actsOf(this.legal) : [];
  }

  /** The combinations that can be played, with what each would do. */
  get twenties(): Twenty[] {
    return this.legal?.offer?.twenties ?? [];
  }

  /** One's own hand, as cards; alone the ends of the columns and of the discards. */
  get hand(): Card[] {
    const { view, seat } = this;
    return seat === null || this.solo ? [] : (playerAt(view, seat).cards ?? []);
  }

  /** Whether the order of several cards is asked for. */
  get ordering(): boolean {
    return ['order', 'aside'].includes(this.view.step.type) && this.lit;
  }

  /** The question that is asked now: the same after the line was lost, and after a look at the rules. */
  get #asked(): string {
    const { legal, view, seat } = this.moment;
    if (this.#question.legal !== legal)
      this.#question = { legal, text: JSON.stringify([seat, view.turn, view.step, legal]) };
    return this.#question.text;
  }

  /** What is chosen so far. */
  get #now(): Choice {
    const found = [this.#choice, kept].find(({ asked }) => asked === this.#asked);
    return this.lit && found ? found : NOTHING;
  }

  #choose(more: Partial<Choice>): void {
    this.#choice = { ...NOTHING, asked: this.#asked, ...more };
    const shared = this.moment.seats.filter(({ mine }) => mine).length > 1;
    kept = shared ? NOTHING : this.#choice;
  }

  /** Cards tapped so far. */
  get picked(): Card[] {
    return this.#now.cards;
  }

  get sum(): Sum {
    return sumOf(this.fixed, this.picked, this.#now.meant ?? this.#found?.wild ?? null);
  }

  /** The combination that the picked cards are, whatever the wild card is meant to be. */
  get #found(): Twenty | null {
    return this.twenties.find(({ cards }) => sameCards(cards, this.picked)) ?? null;
  }

  /** The wild card among the picked ones. */
  get wild(): Card | null {
    return this.ordering ? null : (this.picked.find((card) => this.face(card).wild) ?? null);
  }

  /** Says what the wild card is meant to be. */
  mean(meant: number): void {
    this.#choose({ ...this.#now, meant });
  }

  /** The picked cards, if they may be played. */
  get twenty(): Twenty | null {
    const found = this.#found;
    const { meant } = this.#now;
    return meant === null || meant === found?.wild ? found : null;
  }

  /** What the picked cards would redeem, by one's wishes where cards are tied; null before they make
   * twenty. */
  get way(): Way | null {
    let ways = this.twenty?.ways ?? [];
    for (const wish of this.#now.wishes) {
      const wished = ways.filter(({ redeemed }) => redeemed.includes(wish));
      if (wished.length > 0) ways = wished;
    }
    return ways[0] ?? null;
  }

  /** What the golden button would do. */
  get chosen(): Action | null {
    const { legal } = this;
    if (!legal) return null;
    if (this.ordering) {
      const [first] = this.picked;
      const whole = this.picked.length >= legal.discard.length - 1;
      return first !== undefined && whole ? { type: 'discard', card: first } : null;
    }
    if (this.picked.length > 0) {
      const cards = this.tries ? this.picked : this.twenty?.cards;
      return cards ? { type: 'play', cards } : null;
    }
    return this.#now.action ?? this.#only(legal);
  }

  /** With a single thing to do there is nothing to choose. */
  #only(legal: Legal): Action | null {
    const acts = actsOf(legal);
    return acts.length === 1 && legal.play?.length === 0 ? (acts[0] ?? null) : null;
  }

  isChosen(action: Action): boolean {
    return this.chosen !== null && same(this.chosen, action);
  }

  /** Whether anything has been chosen by hand, and can be put back. */
  get deliberate(): boolean {
    return this.picked.length > 0 || this.#now.action !== null;
  }

  /** What an act would do to one's fans. */
  built(action: Action | null = this.chosen): Built | null {
    if (action === null) return null;
    if (action.type === 'play') return this.way?.built ?? null;
    return 'card' in action ? this.#builtWith(action.card) : null;
  }

  /** What a single card would do that can be redeemed, placed or taken with Harmony. */
  #builtWith(card: Card): Built | null {
    return this.legal?.offer?.choices.find((choice) => choice.card === card)?.built ?? null;
  }

  /** How many sticks an act would add to a fan of a seat, or those that are opening right now. */
  gain(seat: Seat, fan: FanType, action: Action | null = this.chosen): number {
    const { opening } = this;
    if (opening?.seat === seat && opening.fan === fan) return opening.sticks;
    if (seat !== this.seat) return 0;
    return this.built(action)?.gains[TYPES.indexOf(fan)] ?? 0;
  }

  /** How many sticks what is chosen would take from a fan of a seat. */
  loss(seat: Seat, fan: FanType): number {
    const { chosen, view } = this;
    if (chosen?.type !== 'remove' || view.step.type !== 'courage') return 0;
    const hit = view.step.opponent === seat && typeOf(chosen.card) === fan;
    return hit ? this.face(chosen.card).sticks : 0;
  }

  /** Whether a card would be redeemed and not go on its fan. */
  isMisfit(card: Card): boolean {
    const misfits = this.#builtWith(card)?.misfits ?? [];
    return misfits.some((misfit) => misfit.card === card);
  }

  /** What becomes of a picked card, once they make twenty. */
  fate(card: Card): Fate | null {
    const { twenty, way } = this;
    if (!twenty || !way || !twenty.cards.includes(card)) return null;
    const place = way.redeemed.indexOf(card);
    if (place >= 0) {
      if (way.built.misfits.some((misfit) => misfit.card === card)) return 'misfit';
      return place === 0 ? 'redeem' : 'bonus';
    }
    return twenty.ways.some(({ redeemed }) => redeemed.includes(card)) ? 'maybe' : 'discard';
  }

  /** Puts back whatever was chosen. */
  back(): void {
    this.#choose({});
  }

  choose(action: Action): void {
    if (this.legal) this.#choose({ action });
  }

  /** A tap on something that stands for one act: chooses it, and the second time does it. */
  async tap(action: Action, why: Saying | null = this.#vain?.other ?? null): Promise<void> {
    if (!this.acts.some((act) => same(act, action))) return this.refuse(this.lit ? why : this.why);
    if (this.isChosen(action) && this.#now.action) await this.confirm();
    else this.choose(action);
  }

  /** Puts a card to the chosen ones, or takes it back. */
  pick(card: Card): void {
    const { picked } = this;
    this.propose(
      picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card],
    );
  }

  /** Picks a whole combination: what was said about the cards before is forgotten. */
  propose(cards: Card[]): void {
    if (this.legal) this.#choose({ cards });
  }

  /** Chooses what somebody else would do. */
  suggest(advised: unknown): void {
    const action = advised as Action;
    if (action.type === 'play') this.propose(action.cards);
    else this.choose(action);
  }

  /** A tap on a card of one's hand, or alone on the end of a column or of the discards. */
  async tapCard(card: Card): Promise<void> {
    const step = this.view.step.type;
    if (!this.lit) return this.refuse(this.why);
    if (step === 'discard') return this.tap({ type: 'discard', card });
    if (step !== 'turn') return this.refuse(this.#vain?.other ?? null);
    const wild = (other: Card) => this.face(other).wild;
    const second = !this.picked.includes(card) && wild(card) && this.picked.some(wild);
    if (second && this.#vain?.second_wild) return this.refuse(this.#vain.second_wild);
    // Of tied cards another one is redeemed.
    if (this.fate(card) === 'maybe')
      this.#choose({ ...this.#now, wishes: [card, ...this.#now.wishes] });
    else this.pick(card);
  }

  tapDeck = (): Promise<void> => this.tap({ type: 'draw' }, this.#vain?.deck ?? null);

  /** A tap on somebody's discards: takes their top, or else shows them. */
  async tapPile(seat: Seat): Promise<void> {
    const top = playerAt(this.view, seat).pile.at(-1);
    const take: Action = { type: 'take', card: top ?? -1 };
    if (top !== undefined && this.acts.some((act) => same(act, take))) return this.tap(take);
    this.looking = seat;
  }

  async confirm(): Promise<void> {
    const { chosen, picked } = this;
    if (!chosen) return;
    const rest = this.ordering ? picked.slice(1) : (this.way?.redeemed ?? []);
    this.#plan = this.desk.singly ? [] : rest;
    await this.act(chosen);
  }

  /** The next card of what was confirmed as a whole, once the server waits for it. */
  follow(): void {
    // Read before anything else, so that an effect comes back when there is something to do again.
    const { legal } = this;
    if (this.#plan.length === 0 || !legal) return;
    const type = this.ordering ? 'discard' : 'redeem';
    const next = this.#plan.find((card) => legal[type].includes(card));
    this.#plan = next === undefined ? [] : this.#plan.filter((card) => card !== next);
    if (next !== undefined) void this.act({ type, card: next });
  }

  async act(action: Action): Promise<void> {
    if (!this.legal) return;
    this.hinting = false;
    kept = NOTHING;
    if (!(await this.send(action))) this.#plan = [];
  }

  /** Why nothing at all can be done; somebody who watches needs no reason. */
  get why(): Saying | null {
    const { view, seat } = this;
    if (seat === null || this.still) return null;
    return view.end || view.to_act !== seat ? (this.#vain?.other ?? null) : null;
  }

  /** Why what people try is in vain, in the server's words. */
  get #vain(): Offer['vain'] | null {
    return this.moment.legal.offer?.vain ?? null;
  }

  /** The keys that mean the same wherever the focus is. */
  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.deliberate || this.hinting)) return;
    event.preventDefault();
    this.hinting = false;
    this.back();
  }

  protected async perform(
    event: EventView,
    before: View,
    then: View,
    timeline: Timeline,
  ): Promise<void> {
    // The motions are loaded with the first thing that moves.
    const { perform } = await import('./motion');
    await perform(event, before, then, this, timeline);
    this.opening = null;
    this.stamp = null;
  }

  /** The element at a place of the stage, if it is to be seen. */
  find(place: string): HTMLElement | null {
    for (const root of this.roots)
      for (const found of root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`))
        if (found.getBoundingClientRect().width > 0) return found;
    return null;
  }
}
