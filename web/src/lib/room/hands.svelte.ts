// Several seats on one device. Where seats have secrets, a curtain falls at every change of hands.
// Behind it nothing that a seat can see is left, neither on the page nor in memory: the session
// only hears what anybody may know, and so the curtain names whom the game waits for.
import type { Room } from '$lib/api/types';
import type { Position } from '$lib/play/playback.svelte';
import { recall, remember } from '$lib/remember';
import type { Session } from './session.svelte';

const IDLE_MS = 60_000;
/** How long somebody looks at what they have drawn, where the curtain falls by itself. */
export const SEEN_MS = 5000;

/** How the device goes on to the next person: when its holder says so, or by itself. */
export type Passing = 'button' | 'itself';
export const passing = (): Passing => (recall('passing') === 'itself' ? 'itself' : 'button');
export const setPassing = (how: Passing): void => remember('passing', how);

export class Hands {
  readonly #session: Session;
  readonly #secrets: boolean;
  #closed = $state(false);
  /** Before whom the curtain fell; null if that was before anything was known of the game. */
  #before = $state<number | null>(null);
  #next = $state<number | null>(null);
  #idle: ReturnType<typeof setTimeout> | undefined;
  #seen: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, secrets: boolean) {
    this.#session = session;
    this.#secrets = secrets;
    document.addEventListener('visibilitychange', this.#visibility);
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Whom the closed curtain calls; null while it is open, and until it is known whose turn it is. */
  get called(): number | null {
    const { room, toAct } = this.#session;
    if (!this.#closed || !room) return null;
    if (!toAct) return this.#before;
    const [first] = waitedFor(room, toAct);
    const before = this.#before ?? room.you.seats[0] ?? null;
    return first === undefined || toAct.includes(before ?? -1) ? before : first;
  }

  /** Who of this device comes next, while the one who holds it still looks. */
  get next(): number | null {
    return this.#closed ? null : this.#next;
  }

  /** Whether this device hides anything from anybody who holds it. */
  shared(room: Room): boolean {
    return this.#secrets && room.you.seats.length > 1;
  }

  /** Whoever opens the page of a shared device, or opens it again, may be anybody of it. */
  begin(room: Room): void {
    if (room.status === 'playing' && this.shared(room)) this.close(null);
  }

  /** After the events have been shown: does somebody else of this device have to act? */
  pass(room: Room, table: Position): void {
    clearTimeout(this.#seen);
    const next = nextHands(room, table);
    this.#next = this.shared(room) ? next : null;
    if (next === null || this.#closed) return;
    if (!this.shared(room)) this.#session.look(next, { keep: true });
    else if (passing() === 'itself') this.#seen = setTimeout(this.done, SEEN_MS);
  }

  /** Whoever holds the device has seen enough, and passes it on. */
  done = (): void => {
    if (this.next !== null) this.close(this.next);
  };

  /** Lets the curtain fall, before the same person or another one. */
  close(before: number | null): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#seen);
    this.#before = before;
    this.#next = null;
    this.#closed = true;
    this.#session.wait();
  }

  open = (): void => {
    const seat = this.called;
    if (seat === null) return;
    this.#closed = false;
    this.#session.look(seat);
    this.touched();
  };

  /** Hides what is open, before whoever had it open. */
  hide = (): void => {
    const { room, eyes } = this.#session;
    if (room?.status !== 'playing' || eyes === null || this.#closed || !this.shared(room)) return;
    this.close(eyes);
  };

  /** Somebody is there: the curtain stays up for another minute. */
  touched = (): void => {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(this.hide, IDLE_MS);
  };

  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#seen);
    document.removeEventListener('visibilitychange', this.#visibility);
  }

  /** A device that was put away may be taken up by anybody. */
  #visibility = (): void => {
    if (document.hidden) this.hide();
  };
}

/** Whether a bot plays there for whoever has the seat: then nobody is called to it. */
const stoodIn = ({ seats }: Room, seat: number): boolean => {
  const player = seats[seat]?.player;
  return player?.type === 'person' && player.stand_in !== null;
};

const waitedFor = (room: Room, toAct: number[]): number[] =>
  toAct.filter((seat) => room.you.seats.includes(seat) && !stoodIn(room, seat));

/** The seat of this device that the game waits for, if it is not the one on show. */
export function nextHands(room: Room, table: Position): number | null {
  const mine = waitedFor(room, table.to_act);
  return mine.includes(table.seat ?? -1) ? null : (mine[0] ?? null);
}
