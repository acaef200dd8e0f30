// One room, followed live through one pair of eyes: what the server tells, what was asked for and is
// on its way, and the line itself. It knows no game; its play-back shows the table.
import { siteUrl } from '$lib/api/base';
import { ask, client, NoAnswer, Refusal } from '$lib/api/client';
import { Stream, type Line } from '$lib/api/stream';
import type { Clock, Hello, Note, PastStep, Remark, Room, Step, Talk } from '$lib/api/types';
import type { Spot } from '$lib/games/game';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { pastOf, Playback, type Position } from '$lib/play/playback.svelte';
import { uuid } from '$lib/ui/uuid';
import { Dropped, Outbox } from './outbox.svelte';
import { Pointers } from './pointers.svelte';

const EVENTS = ['hello', 'step', 'room', 'talk', 'note', 'pointer', 'remark', 'clock'] as const;

export interface Following {
  /** Something was refused. */
  onrefusal(why: Saying): void;
}

/** A clock that runs: when it ends by the browser's own time, and how long it runs in all. */
export interface Running {
  ends: number;
  seconds: number;
}

/** What was said, and after which step it was heard; null if that was before one came. */
export type Heard<T> = T & { after: number | null };

const running = (clock: Clock | null): Running | null =>
  clock && { ends: performance.now() + clock.left, seconds: clock.seconds };

export class Session {
  readonly id: string;
  readonly pointers: Pointers;
  readonly playback = new Playback();
  #room = $state.raw<Room | null>(null);
  #talk = $state.raw<Heard<Talk>[]>([]);
  #remarks = $state.raw<Heard<Remark>[]>([]);
  #notes = $state.raw<Note[]>([]);
  #clock = $state.raw<Running | null>(null);
  #line = $state<Line>('connecting');
  #missing = $state(false);
  #toAct = $state.raw<number[] | null>(null);
  /** What anybody may know of the past, heard behind a curtain. */
  #overheard = $state.raw<PastStep[]>([]);
  /** The server came back with the same game. */
  #resumed = $state(false);
  #eyes = $state<number | null>(null);
  #build = $state<string | null>(null);
  /** Behind a curtain: the room is heard, the table is not looked at. */
  #blind = false;
  /** How often steps had been taken back when the table was last told as a whole. */
  #takenBack = 0;
  /** The last step that was heard, whether shown yet or not. */
  #heard: number | null = null;
  #stream: Stream | undefined;
  #following: Following | undefined;
  readonly #outbox = new Outbox(() => this.#stream?.doubt());
  /** The last action that is on its way, with the step at which it was asked for. */
  #asked: { what: string; taken: Promise<boolean> } | undefined;

  constructor(id: string) {
    this.id = id;
    this.pointers = new Pointers(id);
  }

  get room(): Room | null {
    return this.#room;
  }

  /** The table as it stands on show. */
  get table(): Position | null {
    return this.playback.position;
  }

  get talk(): Heard<Talk>[] {
    return this.#talk;
  }

  /** What bots said while they waited; nobody keeps it. */
  get remarks(): Heard<Remark>[] {
    return this.#remarks;
  }

  get notes(): Note[] {
    return this.#notes;
  }

  /** How long the table still waits, where a clock runs. */
  get clock(): Running | null {
    return this.#clock;
  }

  /** Whom the game waits for, as everybody may know; null while that is not known. */
  get toAct(): number[] | null {
    return this.#toAct;
  }

  /** Behind a curtain: what happened, as anybody may know it. */
  get overheard(): PastStep[] {
    return this.#overheard;
  }

  /** A line is up when the stream is, and when what is asked for is answered. */
  get line(): Line {
    return this.#outbox.stuck && this.#line === 'up' ? 'lost' : this.#line;
  }

  get missing(): boolean {
    return this.#missing;
  }

  get sending(): boolean {
    return this.#outbox.busy;
  }

  get resumed(): boolean {
    return this.#resumed;
  }

  /** The page that the server would send now. */
  get build(): string | null {
    return this.#build;
  }

  /** The game waits for these eyes. */
  get waited(): boolean {
    return this.#eyes !== null && !!this.table?.to_act.includes(this.#eyes);
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
      this.close();
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
    this.#listen(eyes);
  }

  /** Hears who is there and whom the game waits for, and nothing of what any seat can see. */
  wait(): void {
    this.forget();
    this.#listen(null, true);
  }

  #listen(eyes: number | null, blind = false): void {
    this.close();
    this.#eyes = eyes;
    this.#blind = blind;
    this.#stream = new Stream(EVENTS, {
      url: () => this.#address(),
      onevent: (name, data) => this.#event(name, data),
      online: (line) => this.#lineIs(line),
    });
  }

  /** Lets go of everything that was seen through these eyes. */
  forget(): void {
    this.close();
    this.playback.forget();
    this.#eyes = null;
    this.#heard = null;
    this.#notes = [];
    this.#overheard = [];
    this.#toAct = null;
  }

  close(): void {
    this.#stream?.end();
    this.#stream = undefined;
    this.pointers.end();
  }

  /** Nobody is here any more: what was not sent yet never will be. */
  end(): void {
    this.close();
    this.#outbox.end();
  }

  /** Somebody does not want to wait until the line is tried again by itself. */
  retry(): void {
    this.#stream?.retry();
    this.#outbox.retry();
  }

  #address(): string {
    // Without a table nothing has been seen through these eyes, so everything is asked for.
    const after = this.playback.position ? this.#heard : null;
    const query = [
      ...(this.#eyes === null ? [] : [`seat=${this.#eyes}`]),
      ...(after === null ? [] : [`after=${after}`]),
    ];
    return siteUrl(`/api/rooms/${this.id}/events?${query.join('&')}`);
  }

  #lineIs(line: Line): void {
    const back = line === 'up' && this.#line !== 'up';
    this.#line = line;
    if (line === 'lost') void this.#stillMine();
    if (back) this.#outbox.hurry();
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
        this.#talk = [...this.#talk, this.#now(data as Talk)];
        return;
      case 'remark':
        this.#remarks = [...this.#remarks, this.#now(data as Remark)];
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

  /** Something is heard while the table stands as it does. */
  #now<T>(said: T): Heard<T> {
    return { ...said, after: this.playback.story.at(-1)?.step ?? null };
  }

  #hello({ build, room, table, talk, notes, clock }: Hello): void {
    this.#build = build;
    // Where steps were taken back, what was heard is no longer what happened.
    const undone = this.#takenBack !== room.taken_back;
    this.#takenBack = room.taken_back;
    const heard = this.#heard ?? -1;
    // Nor is it known where more has happened since than is told at once.
    const gap = (table?.history[0]?.step ?? 0) > heard + 1;
    const known = this.playback.position !== null && heard >= 0 && !undone && !gap;
    this.#room = room;
    this.#talk = talk.map((said) => ({ ...said, after: null }));
    this.#notes = notes;
    this.#clock = running(clock ?? null);
    this.#toAct = table?.to_act ?? null;
    if (!table) return this.playback.forget();
    this.#heard = table.step;
    if (this.#blind) {
      this.#overheard = table.history;
      return;
    }
    this.#resumed = known && table.step > heard;
    if (!known && !undone && room.you.seats.length === 1) this.playback.begin(table);
    else this.playback.stand(table, { keep: known });
  }

  #step(step: Step): void {
    // A stream may repeat what a `hello` has told already.
    if (this.#heard !== null && step.step <= this.#heard) return;
    this.#heard = step.step;
    this.#toAct = step.to_act;
    if (this.#blind) {
      this.#overheard = [...this.#overheard, { ...pastOf(step), view: null }];
      return;
    }
    this.#resumed = false;
    this.playback.tell(step);
  }

  /** Asks for an action, once those before it are answered. A line that drops in between loses
   * nothing: the same id is sent again. */
  act(action: unknown): Promise<boolean> {
    const seat = this.#eyes;
    if (seat === null) return Promise.resolve(false);
    // Whoever asks for the same thing twice at the same table wants it once.
    const what = JSON.stringify([seat, this.#heard, action]);
    if (this.#asked?.what === what) return this.#asked.taken;
    const taken = this.#act(seat, action).finally(() => {
      if (this.#asked?.taken === taken) this.#asked = undefined;
    });
    this.#asked = { what, taken };
    return taken;
  }

  #act(seat: number, action: unknown): Promise<boolean> {
    const params = { path: { id: this.id } };
    const move = { seat, id: uuid(), action: action as Record<string, never> };
    return this.#ask((signal) => {
      const body = { ...move, step: this.#heard ?? 0 };
      return ask(client.POST('/api/rooms/{id}/actions', { params, body, signal }));
    });
  }

  /** Takes the last step back, where steps may be. */
  async undo(): Promise<void> {
    const seat = this.#eyes;
    if (seat === null) return;
    const params = { path: { id: this.id } };
    let body: { seat: number; step: number } | undefined;
    await this.#ask(async (signal) => {
      const again = body !== undefined;
      // However often it is sent, it is this step that is taken back, and none before it.
      body ??= { seat, step: this.#heard ?? 0 };
      try {
        await ask(client.POST('/api/rooms/{id}/undo', { params, body, signal }));
      } catch (error) {
        const done = again && error instanceof Refusal && error.code === 'error-stale';
        if (!done) throw error;
      }
    });
  }

  /** Whether the server took it; a refusal is said. */
  async #ask(request: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
    try {
      await this.#outbox.send(request);
      return true;
    } catch (error) {
      if (error instanceof Dropped) return false;
      if (!(error instanceof Refusal)) throw error;
      // The table has moved on: the stream tells how, step by step, from the last one heard.
      if (error.code === 'error-stale') this.#stream?.retry();
      this.#following?.onrefusal(error.say);
      return false;
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
