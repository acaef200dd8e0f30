// One's part at a Sensu table: which cards are chosen, what they would do, and what taps and keys
// do about it. The table and the apron both draw from here; the rules stay on the server, which
// sends every legal choice along.
import type { Saying } from '$lib/i18n/i18n.svelte';
import { TablePart } from '$lib/play/part.svelte';
import type { Hand } from '$lib/ui/motion';
import type { Desk, Moment } from '../game';
import { gains, misfit, reading, sumOf, type Reading, type Role, type Sum } from './twenty';
import {
  faceOf,
  fanAt,
  isSolo,
  playerAt,
  typeOf,
  type Action,
  type Card,
  type EventView,
  type FanType,
  type Legal,
  type Power,
  type Seat,
  type View,
} from './types';

export type SensuMoment = Moment<View, Legal, EventView>;
export type SensuDesk = Desk<View, Legal, EventView, Action>;

/** Sticks that are opening one by one while a card is being placed. */
export interface Opening {
  seat: Seat;
  fan: FanType;
  sticks: number;
}

/** What becomes of a picked card; `misfit` when it is redeemed and does not go on its fan. */
export type Fate = Role | 'misfit';

const illegal = (reason: string, args: Saying['args'] = {}): Saying => ({
  key: `sensu-illegal-${reason}`,
  args,
});

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

export class SensuPart extends TablePart<View, Legal, EventView, Action> {
  /** The single act that is chosen, and among what. */
  #chosen = $state.raw<{ among: Legal; action: Action } | null>(null);
  /** Cards tapped one after the other: for a combination, or as an order of discards. */
  #picked = $state.raw<{ among: Legal; cards: Card[] } | null>(null);
  /** Of tied cards those that one would rather redeem, the last wish first. */
  #wishes = $state.raw<Card[]>([]);
  /** The number that a picked wild card is meant to be, if one has said so. */
  #meant = $state<number | null>(null);
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
    return legal.play.length > 0 || actsOf(legal).length > 0 ? legal : null;
  }

  get lit(): boolean {
    return this.legal !== null;
  }

  /** The single acts that can be chosen. */
  get acts(): Action[] {
    return this.legal ? actsOf(this.legal) : [];
  }

  get combinations(): Card[][] {
    return this.legal?.play ?? [];
  }

  /** One's own hand, as cards; alone the ends of the columns and of the discards. */
  get hand(): Card[] {
    const { view, seat } = this;
    return seat === null || this.solo ? [] : (playerAt(view, seat).cards ?? []);
  }

  /** The cards that can be put together to twenty. */
  get playable(): Card[] {
    if (!this.solo) return this.hand;
    const ends = [...this.view.columns, playerAt(this.view, 0).pile];
    return ends.flatMap((column) => column.at(-1) ?? []);
  }

  /** Whether the order of several cards is asked for. */
  get ordering(): boolean {
    return ['order', 'aside'].includes(this.view.step.type) && this.lit;
  }

  /** Cards tapped so far. */
  get picked(): Card[] {
    return this.#picked?.among === this.legal ? this.#picked.cards : [];
  }

  get sum(): Sum {
    return sumOf(this.view, this.picked, this.#meant);
  }

  /** The wild card among the picked ones. */
  get wild(): Card | null {
    return this.ordering
      ? null
      : (this.picked.find((card) => faceOf(this.view, card).wild) ?? null);
  }

  /** Says what the wild card is meant to be. */
  mean(number: number): void {
    this.#meant = number;
  }

  /** What the picked cards would redeem; null before they make twenty. */
  get reading(): Reading | null {
    if (this.ordering || !this.combination) return null;
    return this.read(this.picked, this.#wishes);
  }

  /** What a combination would redeem. */
  read(cards: readonly Card[], wishes: readonly Card[] = []): Reading {
    const { view, seat } = this;
    return reading(view, cards, seat === null ? {} : playerAt(view, seat), wishes);
  }

  /** The picked cards, if they may be played. */
  get combination(): Card[] | null {
    if (!this.sum.whole) return null;
    return this.combinations.find((cards) => sameCards(cards, this.picked)) ?? null;
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
    if (this.picked.length > 0)
      return this.combination ? { type: 'play', cards: this.combination } : null;
    return this.#chosen?.among === legal ? this.#chosen.action : this.#only(legal);
  }

  /** With a single thing to do there is nothing to choose. */
  #only(legal: Legal): Action | null {
    const acts = actsOf(legal);
    return acts.length === 1 && legal.play.length === 0 ? (acts[0] ?? null) : null;
  }

  isChosen(action: Action): boolean {
    return this.chosen !== null && same(this.chosen, action);
  }

  /** Whether anything has been chosen by hand, and can be put back. */
  get deliberate(): boolean {
    return this.picked.length > 0 || (this.#chosen !== null && this.#chosen.among === this.legal);
  }

  /** The cards that an act would surely put on one's fans. */
  coming(action: Action | null = this.chosen): Card[] {
    const { view } = this;
    switch (action?.type) {
      case 'play':
        return this.reading?.redeemed ?? [];
      case 'redeem':
        return [...(view.table?.redeemed ?? []), action.card];
      case 'place':
        return [action.card];
      case 'take':
        return view.step.type === 'harmony' ? [action.card] : [];
      default:
        return [];
    }
  }

  /** How many sticks an act would add to a fan of a seat, or those that are opening right now. */
  gain(seat: Seat, fan: FanType, action: Action | null = this.chosen): number {
    const { opening, view } = this;
    if (opening?.seat === seat && opening.fan === fan) return opening.sticks;
    if (seat !== this.seat) return 0;
    const { fans, chosen } = playerAt(view, seat);
    return gains(view, fans, this.coming(action), chosen).get(fan) ?? 0;
  }

  /** How many sticks what is chosen would take from a fan of a seat. */
  loss(seat: Seat, fan: FanType): number {
    const { chosen, view } = this;
    if (chosen?.type !== 'remove' || view.step.type !== 'courage') return 0;
    const hit = view.step.opponent === seat && typeOf(chosen.card) === fan;
    return hit ? faceOf(view, chosen.card).sticks : 0;
  }

  /** Why a redeemed card would not go on its fan, or null. */
  misfit(card: Card): ReturnType<typeof misfit> {
    const { seat, view } = this;
    if (seat === null) return null;
    return misfit(view, fanAt(view, seat, typeOf(card)), card, playerAt(view, seat).chosen);
  }

  /** What becomes of a picked card, once they make twenty. */
  fate(card: Card): Fate | null {
    const role = this.reading?.roles.get(card) ?? null;
    const redeemed = role === 'redeem' || role === 'bonus';
    return redeemed && this.misfit(card) ? 'misfit' : role;
  }

  /** The power that an act would surely fire. */
  fires(action: Action | null = this.chosen): FanType | null {
    const { view, seat } = this;
    if (!view.options.powers || seat === null || this.solo) return null;
    for (const fan of playerAt(view, seat).fans) {
      const coming = this.coming(action).filter(
        (card) => typeOf(card) === fan.fan && faceOf(view, card).symbol && !this.misfit(card),
      );
      if (fan.symbols < 2 && fan.symbols + coming.length >= 2) return fan.fan;
    }
    return null;
  }

  /** Puts back whatever was chosen. */
  back(): void {
    this.#chosen = null;
    this.#pick(null);
  }

  /** Other cards are picked: what was said about the ones before is forgotten. */
  #pick(picked: { among: Legal; cards: Card[] } | null): void {
    this.#picked = picked;
    this.#wishes = [];
    this.#meant = null;
  }

  choose(action: Action): void {
    const { legal } = this;
    if (!legal) return;
    this.#pick(null);
    this.#chosen = { among: legal, action };
  }

  /** A tap on something that stands for one act: chooses it, and the second time does it. */
  async tap(action: Action, why: () => Saying | null = () => illegal('not-now')): Promise<void> {
    if (!this.acts.some((act) => same(act, action))) return this.refuse(this.why ?? why());
    if (this.isChosen(action) && this.#chosen) await this.confirm();
    else this.choose(action);
  }

  /** Puts a card to the chosen ones, or takes it back. */
  pick(card: Card): void {
    const { legal, picked } = this;
    if (!legal) return;
    this.#chosen = null;
    const cards = picked.includes(card)
      ? picked.filter((other) => other !== card)
      : [...picked, card];
    this.#pick({ among: legal, cards });
  }

  /** Picks a whole combination. */
  propose(cards: Card[]): void {
    const { legal } = this;
    if (!legal) return;
    this.#chosen = null;
    this.#pick({ among: legal, cards });
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
    if (step !== 'turn') return this.refuse(illegal('not-now'));
    if (!this.playable.includes(card)) return this.refuse(illegal('covered'));
    const wild = (other: Card) => faceOf(this.view, other).wild;
    if (!this.picked.includes(card) && wild(card) && this.picked.some(wild))
      return this.refuse(illegal('two-wilds'));
    // Of tied cards another one is redeemed.
    if (this.reading?.roles.get(card) === 'maybe') this.#wishes = [card, ...this.#wishes];
    else this.pick(card);
  }

  tapDeck = (): Promise<void> =>
    this.tap({ type: 'draw' }, () => illegal(this.view.deck === 0 ? 'deck-empty' : 'not-now'));

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
    this.#plan = this.ordering ? picked.slice(1) : (this.reading?.redeemed ?? []);
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
    if (!(await this.send(action))) this.#plan = [];
  }

  /** Why nothing at all can be done; somebody who watches needs no reason. */
  get why(): Saying | null {
    const { view, seat } = this;
    if (seat === null || this.still) return null;
    if (view.end) return illegal('over');
    return view.to_act === seat ? null : illegal('not-your-turn');
  }

  /** The keys that mean the same wherever the focus is. */
  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(this.deliberate || this.hinting)) return;
    event.preventDefault();
    this.hinting = false;
    this.back();
  }

  protected async perform(event: EventView, before: View, then: View, hand: Hand): Promise<void> {
    // The motions are loaded with the first thing that moves.
    const { perform } = await import('./motion');
    await perform(event, before, then, this, hand);
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
