// What is on show. A source (a live stream, a replay, a sample) tells whole tables and single
// steps; the play-back shows the steps one moment at a time, words with their picture, at the pace
// that the person chose, and then stands on them. A new table, a change of eyes or a falling
// curtain begins a new epoch: whatever was queued in an older one is never shown.
//
// A source does three things: `show` says how (once), `stand` puts a whole table there, `tell` adds
// a step with its moments. A sample is the smallest: `stand` on the table before it, then `tell` its
// step with `seat: null`, and every event has its time. A replay also gives `more`, which is asked
// for the next step whenever all that was told has been shown.
import type { EventLine, PastStep, Step, Table } from '$lib/api/types';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { Timeline, type Beat } from '$lib/ui/motion';
import { merged, momentsOf, type Shown } from './moments';
import { END_MS, FAR, readingTime, type Pace } from './pace';

/** The table without its past: what a viewer stands on. */
export type Position = Omit<Table, 'history' | 'fixed'>;

/** A step that has been shown, or of which something is on show. */
export type Past = PastStep;

export interface Stage {
  /** Moves what an event moves, towards the view it leaves. */
  beat(event: unknown, then: unknown): Beat;
  /** What is seen of an event before it is told; most need nothing. */
  breath?(event: unknown): Beat | null;
}

export interface Manner {
  /** How fast the others are shown. */
  pace(): Pace;
  /** A sentence as it is read, for its length. */
  words(line: EventLine): string;
  /** Whether it stays longer. */
  big(event: unknown): boolean;
  /** What the game is about: read on the dealt table, before anybody's turn is shown. */
  aim?(): Promise<string>;
  /** Whether there is no room for the aim beside one's own first decision: then it is read before. */
  aimFirst?(): boolean;
  /** A television does not fall behind for long. */
  tv?: boolean;
  /** How many times as fast everything is shown: words and motion. */
  speed?(): number;
  /** What is explained of a moment, beside its own words, because it is new to whoever reads. */
  once?(shown: Shown, before: unknown): Promise<Saying | null>;
  /** For a source that is read and not heard: what comes after all that was told; null to stand. */
  more?(): Promise<Step | null>;
}

/** A motion that never ends must not hold up the play. */
const LONGEST_MS = 6000;
/** Nor must a breath before it. */
const LONGEST_BREATH_MS = 15_000;

/** Without anybody who reads: whatever comes stands at once. */
const STILL: Manner = { pace: () => 'instant', words: () => '', big: () => false };

export class Playback {
  #manner = STILL;
  #stage: Stage | null = null;
  #epoch = 0;
  #position = $state.raw<Position | null>(null);
  /** The view in the middle of a step. */
  #between = $state.raw<{ view: unknown } | null>(null);
  #fixed = $state.raw<unknown>(null);
  #story = $state.raw<Past[]>([]);
  readonly #standing = $derived(
    this.#story.map((step) =>
      step.events.every(this.stands) ? step : { ...step, events: step.events.filter(this.stands) },
    ),
  );
  /** The event on show; null while the table stands. */
  #line = $state.raw<EventLine | null>(null);
  #playing = $state(false);
  #ended = $state(false);
  #waiting = $state(false);
  #queue: Step[] = [];
  /** The step of which something is on show. */
  #current: Step | null = null;
  #timeline: Timeline | null = null;
  /** One begins, and the table has just been dealt: nobody has read what it is about. */
  #dealt = false;
  /** What was explained, by the line with which it was. */
  readonly #once = new WeakMap<EventLine, Saying>();
  /** A tap: the rest of what waits is shown at once. */
  #hurried = false;
  #tapped: (() => void) | null = null;
  /** After what is on show, the newest position is next. */
  #late = false;
  /** The newest position that was told, whether shown yet or not. */
  #newest: Position | null = null;

  /** The table as it stands on show: not yet what is still to be shown. */
  get position(): Position | null {
    return this.#position;
  }

  get view(): unknown {
    return this.#between ? this.#between.view : this.#position?.view;
  }

  /** What never changes in this game. */
  get fixed(): unknown {
    return this.#fixed;
  }

  /** Something is being shown: nobody can act on what is on show. */
  get playing(): boolean {
    return this.#playing;
  }

  /** What is told now: the event on show, or all events of the last step. */
  get lines(): EventLine[] {
    return this.#line ? [this.#line] : (this.story.at(-1)?.events ?? []);
  }

  get line(): EventLine | null {
    return this.#line;
  }

  /** What was explained of an event, because it was new. */
  once(line: EventLine | null): Saying | null {
    return (line && this.#once.get(line)) ?? null;
  }

  /** What stands of all that was shown, from the deal on: the newest line is the one on show. */
  get story(): Past[] {
    return this.#standing;
  }

  /** Every line that was told, by its place in its step: what was said once too, of which nothing may
   * be shown unless it `stands`. */
  get told(): Past[] {
    return this.#story;
  }

  /** What is said once stands only while it is on show, until all is over. */
  stands = (line: EventLine): boolean =>
    !line.fades || line === this.#line || !!this.#position?.outcome;

  /** It is over, and its last move has been seen. */
  get ended(): boolean {
    return this.#ended;
  }

  /** The play waits for a tap. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** The last step that was heard of, shown or not. */
  get heard(): number | null {
    return this.#newest?.step ?? null;
  }

  /** How it is shown, and who moves what is on show. */
  show(manner: Manner): void {
    this.#manner = manner;
  }

  on(stage: Stage | null): void {
    this.#stage = stage;
    if (!stage) return;
    const { aimFirst, pace } = this.#manner;
    const reads = this.#dealt && aimFirst?.() && pace() !== 'instant';
    this.#dealt = false;
    if (reads) void this.#open(this.#epoch);
    else if (this.#queue.length > 0 && !this.#playing) void this.#play(this.#epoch);
  }

  /** A whole table: it stands at once, and its past is known. */
  stand({ history, fixed, ...position }: Table, { keep = false } = {}): void {
    const known = this.heard;
    const told = keep && known !== null ? this.#inWords() : [];
    this.#begin();
    this.#story =
      known === null ? history : [...told, ...history.filter(({ step }) => !keep || step > known)];
    this.#fixed = fixed;
    this.#settle(position);
    this.#newest = position;
    this.#ended = position.outcome !== null && position.outcome !== undefined;
    const { seat, step, to_act } = position;
    this.#dealt = !keep && step === 0 && seat !== null && to_act.includes(seat);
  }

  /** A whole table again; if one has not had a turn there yet, it stands as it was dealt, and what the
   * others have done since is shown as soon as there is somebody to show it. */
  begin(table: Table): void {
    const { history, fixed, ...newest } = table;
    const [deal, ...steps] = history;
    const last = steps.at(-1);
    const told = history.every(({ by, view }) => view && by !== table.seat);
    if (!deal || !last || deal.step > 0 || !told) return this.stand(table);
    const between = { ...newest, legal: null, to_act: [], outcome: null };
    this.stand({ ...between, ...deal, fixed, history: [deal] });
    this.#queue = steps.map((past) => ({ ...(past === last ? newest : between), ...past }));
    this.#newest = newest;
    if (this.#isFarBehind()) this.stand(table);
  }

  /** One step more. What is no turn is seen at once; the rest waits for its own time. */
  tell(step: Step): void {
    if (this.#newest && step.step <= this.#newest.step) return;
    const before = this.#newest?.view;
    if (step.fixed !== undefined) this.#fixed = step.fixed;
    this.#newest = positionOf(step);
    this.#queue.push(step);
    if (this.#isFarBehind()) {
      // On a television, what is on show is seen to its end: nobody can look it up.
      if (!this.#manner.tv || !this.#current) return this.#catchUp();
      this.#late = true;
    }
    if (step.at_once && this.#playing) this.#aside(before, step.view);
    if (!this.#playing) void this.#play(this.#epoch);
  }

  /** Nothing of what was seen stays: a curtain has fallen, or other eyes look. */
  forget(): void {
    this.#begin();
    this.#position = null;
    this.#newest = null;
    this.#fixed = null;
    this.#story = [];
    this.#ended = false;
  }

  /** A tap: goes on, or shows all that waits. */
  skip = (): void => {
    if (this.#tapped) {
      this.#tapped();
      return;
    }
    if (!this.#playing) return;
    this.#hurried = true;
    this.#timeline?.finish();
  };

  /** Shows a moment once more, and comes back to the table as it stands. */
  async again(shown: Shown, before: unknown): Promise<void> {
    const stage = this.#stage;
    if (this.#playing || !stage || shown.view === null) return;
    const epoch = this.#epoch;
    this.#playing = true;
    this.#between = { view: before ?? shown.view };
    await this.#show(shown, readingTime('brisk', this.#manner.words(shown.line).length), epoch);
    if (epoch !== this.#epoch) return;
    this.#between = null;
    this.#line = null;
    this.#playing = false;
    if (this.#queue.length > 0) void this.#play(epoch);
  }

  #begin(): void {
    this.#epoch += 1;
    this.#queue = [];
    this.#current = null;
    this.#timeline?.finish();
    this.#timeline = null;
    this.#tapped = null;
    this.#waiting = false;
    this.#between = null;
    this.#line = null;
    this.#playing = false;
    this.#hurried = false;
    this.#late = false;
  }

  #settle(position: Position): void {
    this.#position = position;
    this.#between = null;
    this.#line = null;
  }

  /** Whoever begins reads what it is about first. */
  async #open(epoch: number): Promise<void> {
    this.#playing = true;
    await this.#readAim(epoch);
    if (epoch === this.#epoch) await this.#play(epoch);
  }

  async #play(epoch: number): Promise<void> {
    this.#playing = true;
    for (;;) {
      const next = this.#queue.shift() ?? (await this.#more(epoch));
      if (epoch !== this.#epoch) return;
      if (next) await this.#showStep(next, epoch);
      // While more was asked for, something may have been told.
      else if (this.#queue.length === 0) break;
      if (epoch !== this.#epoch) return;
      if (this.#late) return this.#catchUp();
    }
    if (this.#position?.outcome) await this.#hold(epoch);
    if (epoch !== this.#epoch) return;
    this.#playing = false;
  }

  /** All that was told has been shown: a tap hurried no more than that. */
  async #more(epoch: number): Promise<Step | null> {
    this.#hurried = false;
    const step = (await this.#manner.more?.()) ?? null;
    if (step && epoch === this.#epoch) this.#newest = positionOf(step);
    return step;
  }

  async #showStep(step: Step, epoch: number): Promise<void> {
    const { events, ...rest } = step;
    this.#current = step;
    const own = step.by !== null && step.by === step.seat;
    if (!own && this.#story.at(-1)?.step === 0) await this.#readAim(epoch);
    if (epoch !== this.#epoch) return;
    let told: EventLine[] = [];
    const past = [...this.#story];
    const write = () => (this.#story = [...past, pastOf({ ...rest, events: told })]);
    if (events.length === 0) write();
    for (const [nth, shown] of momentsOf(step).entries()) {
      // One knows what one did oneself, but not what comes of it: what is big there is read too.
      const known = own && (nth === 0 || !this.#manner.big(shown.line.event));
      const explained = step.at_once ? 0 : await this.#explain(shown);
      if (epoch !== this.#epoch) return;
      const ms = (known || step.at_once ? 0 : this.#timeFor(shown.line)) + explained;
      await this.#show(shown, ms, epoch, () => {
        told = [...told, shown.line];
        write();
      });
      if (epoch !== this.#epoch) return;
      this.#between = { view: shown.view };
    }
    if (!own && !step.at_once && events.length > 0) await this.#tap(epoch);
    if (epoch !== this.#epoch) return;
    this.#current = null;
    this.#settle(positionOf(step));
  }

  /** One moment: after a breath its words and its motion begin together, and it stands until both are
   * over. */
  async #show(
    { line, view }: Shown,
    ms: number,
    epoch: number,
    tell: () => void = () => undefined,
  ): Promise<void> {
    const speed = this.#manner.speed?.() ?? 1;
    const timeline = new Timeline(speed);
    this.#timeline = timeline;
    if (this.#hurried || this.#manner.pace() === 'instant') timeline.finish();
    let limit = setTimeout(timeline.finish, LONGEST_BREATH_MS / speed);
    try {
      const breath = this.#stage?.breath?.(line.event);
      if (breath) await breath(timeline);
      if (epoch !== this.#epoch) return;
      clearTimeout(limit);
      limit = setTimeout(timeline.finish, (LONGEST_MS + ms) / speed);
      tell();
      this.#line = line;
      const motion = this.#stage?.beat(line.event, view)(timeline);
      await Promise.all([motion, timeline.pause(ms)]);
    } catch (error) {
      // A beat that stumbles must not hold up the play: the table is right without it.
      reportError(error);
    } finally {
      clearTimeout(limit);
      if (epoch === this.#epoch) this.#timeline = null;
    }
  }

  /** What is new in a moment is explained where there is time to read it: so much longer it stands. */
  async #explain(shown: Shown): Promise<number> {
    const { once, pace, words } = this.#manner;
    if (!once || this.#hurried || pace() === 'instant') return 0;
    // The play goes on without words that cannot be had.
    const say = await once(shown, this.view).catch(() => null);
    if (!say) return 0;
    this.#once.set(shown.line, say);
    return readingTime(pace(), words({ ...shown.line, say }).length);
  }

  #timeFor(line: EventLine): number {
    if (this.#hurried) return 0;
    const { pace, words, big } = this.#manner;
    return readingTime(pace(), words(line).length, big(line.event));
  }

  #tap(epoch: number): Promise<void> | void {
    if (this.#manner.pace() !== 'tap' || this.#hurried) return;
    this.#waiting = true;
    return new Promise((resolve) => {
      this.#tapped = () => {
        if (epoch !== this.#epoch) return resolve();
        this.#tapped = null;
        this.#waiting = false;
        resolve();
      };
    });
  }

  /** Whoever has just come sees what was dealt, and reads what it is about. */
  async #readAim(epoch: number): Promise<void> {
    const { aim, pace } = this.#manner;
    if (!aim || this.#hurried || pace() === 'instant') return;
    const timeline = new Timeline();
    this.#timeline = timeline;
    // The play goes on without words that cannot be had.
    const text = await aim().catch(() => '');
    if (epoch !== this.#epoch) return;
    if (text !== '') await timeline.pause(readingTime(pace(), text.length));
    if (epoch === this.#epoch) this.#timeline = null;
  }

  /** The last move is seen to its end before anything covers it. */
  async #hold(epoch: number): Promise<void> {
    const timeline = new Timeline();
    this.#timeline = timeline;
    if (this.#manner.pace() === 'instant') timeline.finish();
    await timeline.pause(END_MS);
    if (epoch !== this.#epoch) return;
    this.#timeline = null;
    this.#ended = true;
  }

  /** Something happened beside the play: it is seen now, in whatever is on show. */
  #aside(before: unknown, after: unknown): void {
    if (this.#between) this.#between = { view: merged(this.#between.view, before, after) };
    const position = this.#position;
    if (position) this.#position = { ...position, view: merged(position.view, before, after) };
  }

  /** By what waits before the newest step, which is never late itself, however long it takes. */
  #isFarBehind(): boolean {
    const lines = this.#queue
      .slice(0, -1)
      .flatMap((step) => (step.at_once || step.by === step.seat ? [] : step.events));
    const ms = lines.reduce((sum, line) => sum + this.#timeFor(line), 0);
    return lines.length > FAR.moments || ms > (this.#manner.tv ? FAR.tv : FAR.ms);
  }

  /** Stands on the newest position; what was not shown is told in words. */
  #catchUp(): void {
    const story = this.#inWords();
    this.#begin();
    this.#story = story;
    if (this.#newest) this.#settle(this.#newest);
    this.#ended = !!this.#newest?.outcome;
  }

  /** Everything that was told, shown or not. */
  #inWords(): Past[] {
    const rest = [...(this.#current ? [this.#current] : []), ...this.#queue];
    const first = rest[0]?.step ?? Infinity;
    return [...this.#story.filter(({ step }) => step < first), ...rest.map(pastOf)];
  }
}

const positionOf = (step: Step): Position => {
  const { seat, turn, view, legal, to_act, outcome, speech, seed } = step;
  return { seat, step: step.step, turn, view, legal, to_act, outcome, speech, seed };
};

/** A step as it is remembered. */
export const pastOf = (step: Step): Past => {
  const { turn, by, at_once, events, why, view } = step;
  return { step: step.step, turn, by, at_once, events, why, view };
};
