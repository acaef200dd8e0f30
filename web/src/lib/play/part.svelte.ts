// What the parts of all games have in common: what is on show, what is on its way to the server, and
// how an event is shown on the way to the view it leaves.
import type { Attachment } from 'svelte/attachments';
import type { Saying } from '$lib/i18n/i18n.svelte';
import type { Desk, Moment, Part } from '$lib/games/game';
import type { Beat, Timeline } from '$lib/ui/motion';

export abstract class TablePart<View, Legal, EventView, Action> implements Part<EventView, View> {
  readonly #desk: Desk<View, Legal, EventView, Action>;
  /** What a motion shows in the middle of an event, until the desk has moved on. */
  #shown = $state.raw<{ since: View; view: View } | null>(null);
  /** The legal actions one of which is on its way to the server. */
  #sent = $state.raw<Legal | null>(null);
  #roots: HTMLElement[] = [];

  constructor(desk: Desk<View, Legal, EventView, Action>) {
    this.#desk = desk;
  }

  abstract get lit(): boolean;

  protected get desk(): Desk<View, Legal, EventView, Action> {
    return this.#desk;
  }

  get moment(): Moment<View, Legal, EventView> {
    return this.#desk.moment;
  }

  /** The seat one plays; null for somebody who watches. */
  get seat(): number | null {
    return this.moment.seat;
  }

  /** The table as it stands now, in the middle of a motion too. */
  get view(): View {
    return this.moving ?? this.moment.view;
  }

  /** The table in the middle of a motion; null while nothing moves. */
  protected get moving(): View | null {
    return this.#shown?.since === this.moment.view ? this.#shown.view : null;
  }

  /** Something is on its way to the server. */
  get sending(): boolean {
    return this.#sent === this.moment.legal;
  }

  /** Nothing can be chosen while something is on its way, nor while something is shown. */
  get still(): boolean {
    return this.sending || this.moving !== null || this.moment.playing === true;
  }

  /** Asks for an action, and tells whether the server took it. */
  protected async send(action: Action): Promise<boolean> {
    const { legal } = this.moment;
    this.#sent = legal;
    const taken = await this.#desk.onaction(action);
    if (!taken && this.#sent === legal) this.#sent = null;
    return taken;
  }

  refuse(why: Saying | null): void {
    if (why) this.#desk.onrefusal(why);
  }

  /** Changes what is on show in the middle of a motion. */
  show = (view: View): void => {
    this.#shown = { since: this.moment.view, view };
  };

  beat(event: EventView, then: View): Beat {
    return async (timeline) => {
      const before = this.view;
      this.show(before);
      await this.perform(event, before, then, timeline);
      this.show(then);
    };
  }

  /** Moves what the event moves, from one view to the other. */
  protected abstract perform(
    event: EventView,
    before: View,
    then: View,
    timeline: Timeline,
  ): Promise<void> | void;

  /** For the elements in which things are found when they move. */
  readonly asStage: Attachment<HTMLElement> = (element) => {
    this.#roots = [...this.#roots, element];
    return () => {
      this.#roots = this.#roots.filter((root) => root !== element);
    };
  };

  /** Where things are found when they move. */
  protected get roots(): readonly HTMLElement[] {
    return this.#roots;
  }
}
