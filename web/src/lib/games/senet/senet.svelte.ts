// One's part at a Senet table: what the board shows, which move is chosen, and what taps and keys
// do to it. The table and the apron both draw from here; the rules stay on the server, which sends
// every legal choice along.
import type { Attachment } from 'svelte/attachments';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { TablePart } from '$lib/play/part.svelte';
import type { Timeline } from '$lib/ui/motion';
import { viewport } from '$lib/ui/viewport';
import type { Moment } from '../game';
import { layoutFor, LYING, type Layout, type Room } from './geometry';
import { helpOn } from './houses';
import { marksOf, noMarks, onBoard, traceOf, type Marks } from './marks';
import { perform, shake } from './motion';
import {
  at,
  SQUARES,
  type Action,
  type Choice,
  type Colour,
  type EventView,
  type Fixed,
  type Legal,
  type Side,
  type View,
} from './types';

export type SenetMoment = Moment<View, Legal, EventView>;

/** The move to propose: the fastest one with hints on, else the only one there is. */
export function proposal({ choices }: Pick<Legal, 'choices'>, hints: boolean): Choice | null {
  const candidates = choices.filter(({ kind }) => kind !== 'throw');
  if (candidates.every(({ kind }) => kind === 'choose'))
    return (
      candidates.find(({ action }) => action.type === 'choose' && action.side === 'even') ?? null
    );
  if (hints)
    return candidates.reduce((best, choice) =>
      (choice.gain ?? -Infinity) > (best.gain ?? -Infinity) ? choice : best,
    );
  return choices.length === 1 ? (candidates[0] ?? null) : null;
}

export class SenetPart extends TablePart<View, Legal, EventView, Action> {
  /** What has been chosen by hand, and among which choices. */
  #chosen = $state.raw<{ among: Legal; choice: Choice } | null>(null);
  /** The square under the pointer or the focus. */
  pointed = $state<number | null>(null);
  /** What was touched to learn about it, and in which view: a square, or the die. */
  #asked = $state.raw<{ since: View; about: number | 'die' } | null>(null);
  /** The board on the page, and the dice, for the motion. */
  board = $state.raw<HTMLElement>();
  #dice: HTMLElement[] = [];
  /** The dice that show who begins, by seat. */
  #lots: (HTMLElement | undefined)[] = [];

  /** How much room the table has for the board, once that is known. */
  room = $state.raw<Room | null>(null);

  /** Standing or lying, as there is room. */
  readonly layout: Layout = $derived.by(() => {
    const width = innerWidth.current ?? LYING.width;
    const height = (innerHeight.current ?? 2 * LYING.height) / 2;
    return layoutFor({ ...(this.room ?? { width, height }), mayScroll: viewport.small });
  });

  /** The die, and where the sides begin. */
  get fixed(): Fixed {
    return this.desk.fixed as Fixed;
  }

  /** Nothing can be chosen while an action is on its way, nor while events are shown. */
  get choices(): Choice[] {
    return this.still ? [] : this.moment.legal.choices;
  }

  /** Whether a decision is about a square: `here` where it is about this square now. */
  decides(square: number): 'here' | '' | undefined {
    const { chosen } = this;
    if (chosen && [chosen.from, chosen.to].includes(square)) return 'here';
    return this.candidates.some(({ from, to }) => from === square || to === square)
      ? ''
      : undefined;
  }

  get lit(): boolean {
    return this.choices.length > 0;
  }

  /** Chosen by one's own hand, and not only proposed. */
  get deliberate(): boolean {
    return this.#chosen?.among === this.moment.legal && this.lit;
  }

  get chosen(): Choice | null {
    if (!this.lit) return null;
    const { legal, view } = this.moment;
    return this.#chosen?.among === legal
      ? this.#chosen.choice
      : proposal(legal, view.options.hints);
  }

  /** What one's own pieces may be painted with now. */
  get colours(): readonly Colour[] {
    return this.moment.legal.colours;
  }

  /** Whether the throws for the first turn are on show: until the sides are chosen. */
  get deciding(): boolean {
    const { phase, lots } = this.view;
    if (phase.type === 'who-begins') return true;
    return phase.type === 'choose' && lots.some((lot) => lot !== null);
  }

  /** What one's own die shows: the last throw, and before the first one what one threw to begin. */
  get face(): number | null {
    const { thrown, lots } = this.view;
    return this.deciding && this.seat !== null ? (lots[this.seat] ?? null) : thrown;
  }

  /** Everything but throwing, in the order of the track. */
  get candidates(): Choice[] {
    return this.choices.filter(({ kind }) => kind !== 'throw');
  }

  /** What is being explained, until something happens. */
  get asked(): number | 'die' | null {
    return this.#asked?.since === this.view ? this.#asked.about : null;
  }

  get throwing(): Choice | null {
    return this.choices.find(({ kind }) => kind === 'throw') ?? null;
  }

  /** Who stands where; before the sides are chosen, as they would with the side in mind. */
  get position(): { board: (number | null)[]; odd: number | null; faint: boolean } {
    const { view } = this;
    const action = this.chosen?.action;
    if (action?.type !== 'choose' || this.seat === null)
      return { board: view.board, odd: view.odd, faint: false };
    const odd = action.side === 'odd' ? this.seat : 1 - this.seat;
    const sides: [Side, number][] = [
      ['odd', odd],
      ['even', 1 - odd],
    ];
    const begins = (square: number) =>
      sides.find(([side]) => this.fixed.sides[side].includes(square))?.[1] ?? null;
    return { board: SQUARES.map(begins), odd, faint: true };
  }

  get marks(): Marks {
    if (this.lit) {
      const marks = marksOf(this.choices, this.chosen);
      if (marks.movable.length > 0) return marks;
    }
    return this.moving ? noMarks : traceOf(this.moment.events.map(({ event }) => event));
  }

  /** Whether the road on the board has been gone already. */
  get past(): boolean {
    return !this.candidates.some(onBoard);
  }

  choose(choice: Choice): void {
    this.#asked = null;
    this.#chosen = { among: this.moment.legal, choice };
  }

  /** Back to what was proposed, if anything was. */
  back(): void {
    this.#chosen = null;
  }

  /** The next of the possible moves. */
  another(): void {
    const { candidates, chosen } = this;
    const next = candidates[(chosen ? candidates.indexOf(chosen) + 1 : 0) % candidates.length];
    if (next) this.choose(next);
  }

  /** Does what is chosen. */
  async confirm(): Promise<void> {
    if (this.chosen) await this.act(this.chosen);
  }

  async act(choice: Choice): Promise<void> {
    if (this.choices.includes(choice)) await this.send(choice.action);
  }

  async roll(): Promise<void> {
    if (this.sending) return;
    if (this.throwing) {
      await this.act(this.throwing);
      return;
    }
    this.#asked = { since: this.view, about: 'die' };
    this.refuse(this.#refused(({ throw: why }) => why));
  }

  async paint(colour: Colour): Promise<void> {
    if (!this.sending && this.colours.includes(colour)) await this.send({ type: 'paint', colour });
  }

  /** A tap on a square: chooses, or confirms what was chosen there, or says why not. */
  async tap(square: number): Promise<void> {
    if (this.sending) return;
    const found = this.#choiceOn(square);
    if (!found) {
      this.#touch(square);
    } else if (this.deliberate && found === this.chosen) {
      await this.confirm();
    } else {
      this.choose(found);
    }
  }

  /** The keys that mean the same wherever the focus is. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.deliberate) {
      event.preventDefault();
      this.back();
    } else if (event.key === ' ' && this.throwing) {
      event.preventDefault();
      void this.roll();
    }
  }

  protected async perform(event: EventView, _before: View, then: View, timeline: Timeline) {
    const { board, layout, show } = this;
    if (board)
      await perform(event, then, { board, layout, dice: this.#diceOf(event), show }, timeline);
  }

  /** For the first turn everybody has a die, and oneself another in the apron. */
  #diceOf(event: EventView): HTMLElement[] {
    if (event.type !== 'thrown-to-begin') return this.#dice;
    const lot = this.#lots[event.seat];
    return [...(event.seat === this.seat ? this.#dice : []), ...(lot ? [lot] : [])];
  }

  /** For the element that shows what a seat threw for the first turn. */
  asLot(seat: number): Attachment<HTMLElement> {
    return (element) => {
      this.#lots[seat] = element;
      return () => (this.#lots[seat] = undefined);
    };
  }

  /** For the element that shows the die: it tumbles when somebody throws. */
  readonly asDie: Attachment<HTMLElement> = (element) => {
    this.#dice = [...this.#dice, element];
    return () => (this.#dice = this.#dice.filter((die) => die !== element));
  };

  #choiceOn(square: number): Choice | null {
    const { candidates, fixed } = this;
    return (
      candidates.find(
        ({ action }) => action.type === 'choose' && fixed.sides[action.side].includes(square),
      ) ??
      candidates.find(({ from }) => from === square) ??
      candidates.find(({ from, to }) => from !== null && to === square) ??
      null
    );
  }

  /** A tap that moves nothing: a sign on the board explains itself, anything else says why not. */
  #touch(square: number): void {
    const owner = at(this.view, square);
    const own = owner !== null && owner === this.seat;
    if (owner !== null) shake(this.board, square);
    if (helpOn(this.view, square) && !own) {
      this.#asked = { since: this.view, about: square };
      return;
    }
    this.refuse(
      this.#refused(({ squares }) => squares.find((one) => one.squares.includes(square))?.why),
    );
  }

  /** Why the server would refuse what was tried; somebody who watches needs no reason. */
  #refused(why: (refused: View['refused']) => Saying | null | undefined): Saying | null {
    const { view, seat } = this;
    if (seat === null) return null;
    return (view.to_move === seat ? why(view.refused) : view.refused.others) ?? null;
  }
}
