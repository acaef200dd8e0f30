// One's part at a table of Tiny: which card is chosen, and what a tap does. The rules stay on the
// server, which says what may be laid, what that does, and why nothing may be.
import { tick } from 'svelte';
import type { components } from '$lib/api/schema';
import { TablePart } from '$lib/play/part.svelte';
import type { Timeline } from '$lib/ui/motion';
import { sound } from '$lib/ui/sound';

type Schemas = components['schemas'];
export type Action = Schemas['tiny.Action'];
export type EventView = Schemas['tiny.EventView'];
export type Legal = Schemas['tiny.Legal'];
export type View = Schemas['tiny.View'];

export const noLegal: Legal = { play: [], refused: null };

export class TinyPart extends TablePart<View, Legal, EventView, Action> {
  /** The card that was chosen by hand, and among which. */
  #chosen = $state.raw<{ among: Legal; card: number } | null>(null);

  get choices(): Legal['play'] {
    return this.still ? [] : this.moment.legal.play;
  }

  get lit(): boolean {
    return this.choices.length > 0;
  }

  /** The chosen card and what it does; null while none is. */
  get chosen(): Legal['play'][number] | null {
    if (this.#chosen?.among !== this.moment.legal) return null;
    return this.choices.find(({ card }) => card === this.#chosen?.card) ?? null;
  }

  /** One's own hand. */
  get hand(): (number | null)[] {
    return this.view.hands[this.seat ?? -1] ?? [];
  }

  /** A first tap chooses a card, a second one lays it. */
  tap(card: number): void {
    const { legal } = this.moment;
    if (!this.lit) this.refuse(legal.refused);
    else if (this.chosen?.card === card) void this.lay();
    else this.#chosen = { among: legal, card };
  }

  async lay(): Promise<void> {
    if (this.chosen) await this.send({ type: 'lay', card: this.chosen.card });
  }

  suggest({ card }: Action): void {
    this.#chosen = { among: this.moment.legal, card };
  }

  protected async perform(
    event: EventView,
    _: View,
    then: View,
    timeline: Timeline,
  ): Promise<void> {
    if (event.type !== 'laid') return;
    sound.play('flip');
    // From the hand where that is in sight, else from whoever laid it.
    const from = this.#find(`hand-${event.card}`) ?? this.#find(`seat-${event.seat}`);
    const was = from?.getBoundingClientRect();
    this.show(then);
    await tick();
    const laid = this.#find(`laid-${event.card}`);
    if (laid && was) await timeline.fly(laid, was);
  }

  #find(thing: string): HTMLElement | null {
    const found = this.roots.map((root) =>
      root.querySelector<HTMLElement>(`[data-thing="${thing}"]`),
    );
    return found.find((element) => element !== null) ?? null;
  }
}
