// Several seats on one device. Where seats have secrets, a curtain falls at every change of hands,
// and behind it there is nothing: no stream, no view, no table.
import type { Room, Table } from '$lib/api/types';
import type { Session } from './session.svelte';

const IDLE_MS = 60_000;

export class Hands {
  readonly #session: Session;
  readonly #secrets: boolean;
  /** The seat behind the curtain; null while it is up. */
  #behind = $state<number | null>(null);
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, secrets: boolean) {
    this.#session = session;
    this.#secrets = secrets;
  }

  get behind(): number | null {
    return this.#behind;
  }

  /** Whether this device hides anything from anybody who holds it. */
  shared(room: Room): boolean {
    return this.#secrets && room.you.seats.length > 1;
  }

  /** Whoever opens the page of a shared device, or opens it again, may be anybody of it. */
  begin(room: Room): void {
    if (room.status !== 'playing' || !this.shared(room)) return;
    const { table, eyes } = this.#session;
    this.close((table && nextHands(room, table)) ?? eyes ?? room.you.seats[0] ?? 0);
  }

  /** After the events have been shown: does somebody else of this device have to act? */
  pass(room: Room, table: Table): void {
    const next = nextHands(room, table);
    if (next === null || this.#behind !== null) return;
    if (this.shared(room)) this.close(next);
    else this.#session.look(next, { keep: true });
  }

  /** Lets the curtain fall, before the same person or another one. */
  close(seat: number): void {
    clearTimeout(this.#idle);
    this.#behind = seat;
    this.#session.forget();
  }

  open = (): void => {
    const seat = this.#behind;
    if (seat === null) return;
    this.#behind = null;
    this.#session.look(seat);
    this.touched();
  };

  /** Somebody is there: the curtain stays up for another minute. */
  touched = (): void => {
    clearTimeout(this.#idle);
    const { room, eyes } = this.#session;
    if (!room || eyes === null || this.#behind !== null || !this.shared(room)) return;
    this.#idle = setTimeout(() => this.close(eyes), IDLE_MS);
  };

  end(): void {
    clearTimeout(this.#idle);
  }
}

/** The seat of this device that the game waits for, if it is not the one on show. */
export function nextHands(room: Room, table: Table): number | null {
  const mine = table.to_act.filter((seat) => room.you.seats.includes(seat));
  if (mine.length === 0 || mine.includes(table.seat ?? -1)) return null;
  return mine[0] ?? null;
}
