// One room, followed live through one pair of eyes: what the server tells, the last choice on its
// way, and the line itself. It knows no game; the table's part draws what is here.
import { ask, client, NoAnswer, Refusal } from '$lib/api/client';
import { Stream, type Line } from '$lib/api/stream';
import type { Clock, Hello, Note, PastStep, Room, Step, Table, Talk } from '$lib/api/types';
import type { Spot } from '$lib/games/game';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { uuid } from '$lib/ui/uuid';
import { Pointers } from './pointers.svelte';

const EVENTS = ['hello', 'step', 'room', 'talk', 'note', 'pointer', 'clock'] as const;

export interface Following {
  /** A new step came: show its events, then call `settle`. */
  onstep(step: Step): void;
  /** Something was refused. */
  onrefusal(why: Saying): void;
}

/** A clock that runs: when it ends by the browser's own time, and how long it runs in all. */
export interface Running {
  ends: number;
  seconds: number;
}

const running = (clock: Clock | null): Running | null =>
  clock && { ends: performance.now() + clock.left, seconds: clock.seconds };

export class Session {
  readonly id: string;
  readonly pointers: Pointers;
  #room = $state.raw<Room | null>(null);
  #table = $state.raw<Table | null>(null);
  #history = $state.raw<PastStep[]>([]);
  #talk = $state.raw<Talk[]>([]);
  #notes = $state.raw<Note[]>([]);
  #clock = $state.raw<Running | null>(null);
  #line = $state<Line>('connecting');
  #missing = $state(false);
  #pending = $state.raw<{ seat: number; id: string } | null>(null);
  /** The server came back with the same game. */
  #resumed = $state(false);
  #eyes = $state<number | null>(null);
  /** How often steps had been taken back when the table was last told as a whole. */
  #takenBack = 0;
  /** The last step that was heard, whether shown yet or not. */
  #heard: number | null = null;
  #stream: Stream | undefined;
  #following: Following | undefined;
  #waiting: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
    this.pointers = new Pointers(id);
  }

  get room(): Room | null {
    return this.#room;
  }

  /** The table as it is shown now: it follows the stream once the events have been shown. */
  get table(): Table | null {
    return this.#table;
  }

  get history(): PastStep[] {
    return this.#history;
  }

  get talk(): Talk[] {
    return this.#talk;
  }

  get notes(): Note[] {
    return this.#notes;
  }

  /** How long the table still waits, where a clock runs. */
  get clock(): Running | null {
    return this.#clock;
  }

  get line(): Line {
    return this.#line;
  }

  get missing(): boolean {
    return this.#missing;
  }

  get sending(): boolean {
    return this.#pending !== null;
  }

  get resumed(): boolean {
    return this.#resumed;
  }

  /** The seat whose eyes we look through; null for somebody who watches. */
  get eyes(): number | null {
    return this.#eyes;
  }

  /** Looks at the room without a stream, to know whether it exists and which seats are mine. */
  async open(): Promise<Room | null> {
    try {
      const room = await ask(client.GET('/api/rooms/{id}', { params: { path: { id: this.id } } }));
      this.#room = room;
      return room;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#missing = true;
      return null;
    }
  }

  follow(following: Following): void {
    this.#following = following;
  }

  /** Opens the stream through the eyes of a seat, or as somebody who watches. Where seats have no
   * secrets the table may stay on show until the new eyes see. */
  look(eyes: number | null, { keep = false } = {}): void {
    if (!keep && eyes !== this.#eyes) this.forget();
    this.close();
    this.#eyes = eyes;
    this.#stream = new Stream(EVENTS, {
      url: () => this.#address(),
      onevent: (name, data) => this.#event(name, data),
      online: (line) => this.#lineIs(line),
    });
  }

  /** Lets go of everything that was seen through these eyes. */
  forget(): void {
    this.close();
    this.#eyes = null;
    this.#table = null;
    this.#history = [];
    this.#notes = [];
  }

  close(): void {
    this.#stream?.end();
    this.#stream = undefined;
    this.pointers.end();
  }

  retry(): void {
    this.#stream?.retry();
  }

  #address(): string {
    // Without a table nothing has been seen through these eyes, so everything is asked for.
    const after = this.#table ? this.#heard : null;
    const query = [
      ...(this.#eyes === null ? [] : [`seat=${this.#eyes}`]),
      ...(after === null ? [] : [`after=${after}`]),
    ];
    return `/api/rooms/${this.id}/events?${query.join('&')}`;
  }

  #lineIs(line: Line): void {
    this.#line = line;
    if (line === 'lost') void this.#stillMine();
    if (line !== 'up') return;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** A stream also ends when its seat has gone to another browser: then these eyes only watch. */
  async #stillMine(): Promise<void> {
    const eyes = this.#eyes;
    try {
      const room = await this.open();
      if (!room || eyes === null || eyes !== this.#eyes || room.you.seats.includes(eyes)) return;
      this.look(room.you.seats[0] ?? null);
    } catch (error) {
      // The server is gone indeed, and the stream goes on trying.
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  #event(name: string, data: unknown): void {
    switch (name) {
      case 'hello':
        return this.#hello(data as Hello);
      case 'step':
        return this.#step(data as Step);
      case 'room':
        this.#room = data as Room;
        return;
      case 'talk':
        this.#talk = [...this.#talk, data as Talk];
        return;
      case 'note':
        this.#notes = withNote(this.#notes, data as Note);
        return;
      case 'clock':
        this.#clock = running(data as Clock | null);
        return;
      case 'pointer':
        this.pointers.heard(data as Parameters<Pointers['heard']>[0]);
    }
  }

  #hello({ room, table, talk, notes, clock }: Hello): void {
    // Where steps were taken back, what was heard is no longer what happened.
    const undone = this.#takenBack !== room.taken_back;
    this.#takenBack = room.taken_back;
    const known = this.#table !== null && this.#heard !== null && !undone;
    this.#room = room;
    this.#talk = talk;
    this.#notes = notes;
    this.#clock = running(clock ?? null);
    if (!table) return;
    const gap = table.history.filter(({ step }) => !known || step > (this.#heard ?? -1));
    this.#history = known ? [...this.#history, ...gap] : table.history;
    this.#resumed = known && gap.length > 0;
    this.#heard = table.step;
    this.#table = table;
  }

  #step(step: Step): void {
    // A stream may repeat what a `hello` has told already.
    if (this.#heard !== null && step.step <= this.#heard) return;
    this.#heard = step.step;
    const { turn, events, why } = step;
    this.#history = [...this.#history, { step: step.step, turn, events, why }];
    this.#resumed = false;
    if (this.#following) this.#following.onstep(step);
    else this.settle(step);
  }

  /** The events of a step have been shown: the table stands as it says. */
  settle(step: Step): void {
    if (this.#table && step.step < this.#table.step) return;
    this.#table = { ...step, history: [] };
  }

  /** Asks for an action. A line that drops in between loses nothing: the same id is sent again. */
  async act(action: unknown): Promise<boolean> {
    const seat = this.#eyes;
    if (seat === null || this.#pending) return false;
    const id = uuid();
    this.#pending = { seat, id };
    try {
      await this.#insist(seat, id, action);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.table && error.table.step >= (this.#heard ?? 0)) {
        this.#heard = error.table.step;
        this.#table = error.table;
      }
      this.#following?.onrefusal(error.say);
      return false;
    } finally {
      this.#pending = null;
    }
  }

  /** Takes the last step back, where steps may be. */
  async undo(): Promise<void> {
    const seat = this.#eyes;
    if (seat === null || this.#pending) return;
    try {
      const params = { path: { id: this.id } };
      const body = { seat, step: this.#heard ?? 0 };
      await ask(client.POST('/api/rooms/{id}/undo', { params, body }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#following?.onrefusal(error.say);
    }
  }

  async #insist(seat: number, id: string, action: unknown): Promise<void> {
    for (;;) {
      const body = { seat, step: this.#heard ?? 0, id, action: action as Record<string, never> };
      try {
        await ask(
          client.POST('/api/rooms/{id}/actions', { params: { path: { id: this.id } }, body }),
        );
        return;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // The stream notices by itself; whoever was faster waits for it.
        if (this.#line === 'up') this.#line = 'lost';
        this.#stream?.retry();
        await new Promise<void>((go) => this.#waiting.push(go));
      }
    }
  }

  /** Shows everybody what one means; null takes the finger away. */
  point(spot: Spot | null): void {
    if (this.#eyes !== null) this.pointers.point(this.#eyes, spot);
  }

  /** Leaves a note of one's own on something that the view names. */
  async note(key: string, text: string): Promise<void> {
    if (this.#eyes === null) return;
    const path = { id: this.id, key };
    const body = { seat: this.#eyes, text };
    await ask(client.PUT('/api/rooms/{id}/notes/{key}', { params: { path }, body }));
  }
}

export function withNote(notes: Note[], note: Note): Note[] {
  const others = notes.filter(({ seat, key }) => seat !== note.seat || key !== note.key);
  return note.text ? [...others, note] : others;
}
