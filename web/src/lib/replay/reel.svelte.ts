// A finished game as a source of the play-back: the steps are known, and how the table stood after
// each of their events is fetched before it is shown. It knows no page and no game.
import { Playback, type Manner } from '$lib/play/playback.svelte';
import type { ReplayedStep, Step, Table } from '$lib/api/types';

/** What a reel is made of: every step as it stood, through somebody's eyes. */
export interface Film {
  steps: ReplayedStep[];
  fixed: unknown;
  /** The events of some steps, with how the table stood after each. */
  moments(from: number, to: number): Promise<Told[]>;
}

type Told = Pick<ReplayedStep, 'step' | 'events'>;

/** So many steps are fetched together. */
const AHEAD = 50;

const NO_FILM: Film = { steps: [], fixed: null, moments: () => Promise.resolve([]) };

export class Reel {
  readonly playback = new Playback();
  #film = $state.raw(NO_FILM);
  #at = $state(0);
  #running = $state(false);
  #speed = $state(1);
  /** Nothing beyond what was shown is told yet. */
  #covered = $state(false);
  /** The furthest step that was on show. */
  #seen = $state(0);
  /** What was fetched, or is on its way: so many steps a part. */
  #parts: Partial<Record<number, Promise<Told[]>>> = {};
  /** Whatever was wished for last is what happens. */
  #wish = 0;
  /** The moments of the step that comes next are on their way. */
  #fetching = false;

  /** `words` and `big` are the reader's and the game's. */
  constructor(manner: Pick<Manner, 'words' | 'big'>) {
    this.playback.show({
      ...manner,
      pace: () => 'calm',
      speed: () => this.#speed,
      more: () => this.#more(),
    });
  }

  get steps(): ReplayedStep[] {
    return this.#film.steps;
  }

  /** The step on show, or of which something is on show. */
  get at(): number {
    return this.#at;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Whether its ending is still hidden: until it is asked for, or was shown to its end. */
  get hides(): boolean {
    const shown = this.#seen === this.last && !(this.#at === this.last && this.playback.playing);
    return this.#covered && !shown;
  }

  /** The last step of which one may know that it is there. */
  get known(): number {
    return this.hides ? this.#seen : this.last;
  }

  /** Hides what comes after the step on show, from whoever had no part in the game. */
  cover(): void {
    this.#covered = true;
  }

  /** Tells how long it is, and everything in it. */
  uncover(): void {
    this.#covered = false;
  }

  /** It plays on by itself. */
  get running(): boolean {
    return this.#running;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
  }

  /** Other eyes, or the first ones: it stands where it stood. */
  load(film: Film, at = this.#at): void {
    this.#film = film;
    this.#parts = {};
    this.go(at);
  }

  /** Stands on a step at once; nothing that was being shown goes on. */
  go(to: number): void {
    this.#stand(to);
    if (this.#running) void this.#show();
  }

  /** Shows the next step, moment by moment. */
  forward(): void {
    // Whoever asks again has seen enough of the one that is being shown, or fetched.
    if (this.playback.playing || this.#fetching) this.#stand(this.#at);
    void this.#show();
  }

  play(): void {
    if (this.#running) return;
    this.#running = true;
    if (this.#at === this.last) this.go(0);
    else if (!this.playback.playing) void this.#show();
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    this.#running = false;
  }

  /** Leaves the stage. */
  end(): void {
    this.#wish += 1;
    this.#running = false;
    this.playback.forget();
  }

  #stand(to: number): void {
    this.#wish += 1;
    this.#fetching = false;
    this.#arrive(Math.max(0, Math.min(this.last, to)));
    const step = this.steps[this.#at];
    if (step) this.playback.stand(this.#table(step));
  }

  #arrive(at: number): void {
    this.#at = at;
    this.#seen = Math.max(this.#seen, at);
  }

  async #show(): Promise<void> {
    const wish = (this.#wish += 1);
    const step = this.steps[this.#at + 1];
    if (!step) {
      this.#running = false;
      return;
    }
    this.#arrive(this.#at + 1);
    this.#fetching = true;
    const told = await this.#told(step);
    if (wish !== this.#wish) return;
    this.#fetching = false;
    this.playback.tell(told);
  }

  async #more(): Promise<Step | null> {
    const wish = this.#wish;
    const step = this.steps[this.#at + 1];
    if (!step) this.#running = false;
    const told = step && this.#running ? await this.#told(step) : null;
    // It may have been paused meanwhile, or moved elsewhere.
    if (!told || !this.#running || wish !== this.#wish) return null;
    this.#arrive(this.#at + 1);
    return told;
  }

  /** A step with its moments. */
  async #told(step: ReplayedStep): Promise<Step> {
    const told = (await this.#part(step.step)).find((one) => one.step === step.step);
    return { ...this.#position(step), ...step, ...told };
  }

  /** The moments of the steps around this one. Without an answer its events are told on the step's
   * own view, and asked for again another time. */
  async #part(step: number): Promise<Told[]> {
    const parts = this.#parts;
    const part = Math.floor(step / AHEAD);
    const from = part * AHEAD;
    try {
      return await (parts[part] ??= this.#film.moments(from, from + AHEAD - 1));
    } catch {
      parts[part] = undefined;
      return [];
    }
  }

  #position({ step, turn, view }: ReplayedStep): Omit<Table, 'history' | 'fixed'> {
    const nobody = { seat: null, legal: null, to_act: [], outcome: null, seed: null };
    return { ...nobody, speech: 'free', step, turn, view };
  }

  #table(step: ReplayedStep): Table {
    return { ...this.#position(step), fixed: this.#film.fixed, history: [step] };
  }
}
