// Events are shown one after the other, as beats of the play. A beat never lasts longer than
// 900 ms, but for the solemn ones; a tap ends the present one; when many wait they are played in a
// hurry.
import { Hand } from './motion';

/** Shows one event; everything that moves or waits goes through the hand. A solemn one takes its
 * time even when others wait. */
export type Beat = ((hand: Hand) => Promise<void> | void) & { solemn?: boolean };

export const LONGEST_MS = 900;
const SOLEMN_MS = 1800;
const CROWD = 3;
const HURRY = 3;

export class Beats {
  #waiting: Beat[] = [];
  #hand: Hand | undefined;
  #playing = $state(false);
  /** Grows with every cut: a play that began before one ends there. */
  #cuts = 0;

  /** Something is being shown: what the player may do next is not on stage yet. */
  get playing(): boolean {
    return this.#playing;
  }

  push(...beats: Beat[]): void {
    this.#waiting.push(...beats);
    if (!this.#playing) void this.#play();
  }

  /** A tap anywhere: the present beat jumps to its end. */
  skip = (): void => this.#hand?.finish();

  /** What is on show and what waits is no longer so: nothing more of it is played. */
  cut = (): void => {
    this.#cuts += 1;
    this.#waiting = [];
    this.#hand?.finish();
    this.#playing = false;
  };

  async #play(): Promise<void> {
    const cuts = this.#cuts;
    this.#playing = true;
    while (this.#waiting.length > 0) {
      const crowd = this.#waiting.length > CROWD;
      const beat = this.#waiting.shift();
      const speed = crowd && !beat?.solemn ? HURRY : 1;
      if (beat) await this.#show(beat, speed);
      if (cuts !== this.#cuts) return;
    }
    this.#playing = false;
  }

  async #show(beat: Beat, speed: number): Promise<void> {
    const hand = new Hand(speed);
    this.#hand = hand;
    const limit = setTimeout(hand.finish, beat.solemn ? SOLEMN_MS : LONGEST_MS / speed);
    try {
      await beat(hand);
    } catch (error) {
      // A beat that stumbles must not hold up the play: the table is right without it.
      reportError(error);
    } finally {
      clearTimeout(limit);
      if (this.#hand === hand) this.#hand = undefined;
    }
  }
}
