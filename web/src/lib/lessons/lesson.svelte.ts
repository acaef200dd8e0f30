// A lesson as a source of the play-back: it stands on the table of a scene, waits for what the learner
// does, and shows what the record says came of it. It knows no page and no game.
import type { Step, Table } from '$lib/api/types';
import { Playback } from '$lib/play/playback.svelte';

/** What is said to whoever does something else, and the things of the table it is about. */
export interface Wrong {
  like: unknown;
  /** A move that looks like it. */
  example: unknown;
  say: string;
  ring: string[];
}

/** A decision of the learner. */
export interface Cue {
  step: number;
  say: string;
  ring: string[];
  /** What lights up after two wrong moves. */
  lit: string[];
  right: unknown;
  wrong: Wrong[];
}

export interface Scene {
  /** What is read before anything is done: theme and aim, in the first scene alone. */
  read: string[];
  table: Table;
  steps: Step[];
  cues: Cue[];
}

/** As `crates/games/tests/lessons.rs` writes it. */
export interface Written {
  seats: number;
  seat: number;
  /** Whom a real game after it is played with; null for those whom the game names itself. */
  bot: string | null;
  end: string;
  scenes: Scene[];
}

/** What is said now. */
export interface Said {
  kind: 'read' | 'do' | 'wrong' | 'end';
  key: string;
  ring: string[];
}

/** After so many wrong moves the right one lights up. */
export const TRIES = 2;

export class Lesson {
  readonly playback = new Playback();
  readonly #written: Written;
  #scene = $state(0);
  #read = $state(0);
  /** How many steps of the scene were played. */
  #played = $state(0);
  #wrong = $state.raw<Wrong | null>(null);
  #tries = $state(0);

  constructor(written: Written) {
    this.#written = written;
    this.#enter(0);
  }

  get scene(): Scene | undefined {
    return this.#written.scenes[this.#scene];
  }

  /** The decision that the learner has to make, once what came before it has been shown. */
  get cue(): Cue | null {
    const { scene } = this;
    if (!scene || this.playback.playing || this.#read < scene.read.length) return null;
    const step = scene.table.step + this.#played;
    return scene.cues.find((cue) => cue.step === step) ?? null;
  }

  /** Everything has been done. */
  get over(): boolean {
    return this.scene === undefined;
  }

  /** The scene has been shown to its end. */
  get shown(): boolean {
    const { scene } = this;
    return !!scene && !this.playback.playing && this.#played === scene.steps.length;
  }

  /** Which decision of how many. */
  get progress(): { done: number; all: number } {
    const { scenes } = this.#written;
    const now = (this.scene?.table.step ?? 0) + this.#played;
    const done =
      scenes.slice(0, this.#scene).reduce((sum, { cues }) => sum + cues.length, 0) +
      (this.scene?.cues.filter(({ step }) => step < now).length ?? 0);
    return { done, all: scenes.reduce((sum, { cues }) => sum + cues.length, 0) };
  }

  get said(): Said | null {
    const { scene, cue } = this;
    if (!scene) return { kind: 'end', key: this.#written.end, ring: [] };
    const read = scene.read[this.#read];
    if (read) return { kind: 'read', key: read, ring: [] };
    if (!cue) return null;
    if (this.#wrong) {
      const { say, ring } = this.#wrong;
      return { kind: 'wrong', key: say, ring: this.lit && cue.lit.length > 0 ? cue.lit : ring };
    }
    return { kind: 'do', key: cue.say, ring: cue.ring };
  }

  /** How many wrong moves were made at this decision. */
  get tries(): number {
    return this.#tries;
  }

  /** The right move lights up. */
  get lit(): boolean {
    return this.#tries >= TRIES;
  }

  /** Theme and aim have been read. */
  goOn(): void {
    this.#read += 1;
    this.#play();
  }

  /** The learner did something: the lesson goes on, or says why not. */
  act(action: unknown): boolean {
    const { cue } = this;
    if (!cue) return false;
    if (!same(action, cue.right)) {
      const wrong = cue.wrong.find(({ like }) => looks(action, like));
      if (!wrong) return false;
      this.#wrong = wrong;
      this.#tries += 1;
      return false;
    }
    this.#wrong = null;
    this.#tries = 0;
    this.#tell();
    this.#play();
    return true;
  }

  /** The next scene, or the end. */
  next(): void {
    this.#enter(this.#scene + 1);
  }

  #enter(index: number): void {
    this.#scene = index;
    this.#read = 0;
    this.#played = 0;
    this.#wrong = null;
    this.#tries = 0;
    const { scene } = this;
    if (!scene) return;
    this.playback.stand(scene.table);
    if (scene.read.length === 0) this.#play();
  }

  /** What the others do until the learner is asked. */
  #play(): void {
    const { scene } = this;
    if (!scene || this.#read < scene.read.length) return;
    const asked = () =>
      scene.cues.some(({ step }) => step === scene.table.step + this.#played) ||
      this.#played === scene.steps.length;
    while (!asked()) this.#tell();
  }

  #tell(): void {
    const step = this.scene?.steps[this.#played];
    this.#played += 1;
    if (step) this.playback.tell(step);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether `action` has everything that `like` names; of a list, all of it and no more. */
export function looks(action: unknown, like: unknown): boolean {
  if (!isObject(action) || !isObject(like)) return action === like;
  if (Array.isArray(like) && action.length !== like.length) return false;
  return Object.entries(like).every(([name, value]) => looks(action[name], value));
}

export const same = (one: unknown, other: unknown): boolean =>
  looks(one, other) && looks(other, one);
