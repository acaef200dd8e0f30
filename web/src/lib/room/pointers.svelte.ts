// Who points at what. A pointer is gone when its owner takes it away, or lets it rest too long: a
// line that breaks must not leave a finger on the picture. One's own is sent at a steady pace.
import { ask, client, NoAnswer, Refusal } from '$lib/api/client';
import type { Pointing, Spot } from '$lib/games/game';

export const RESTS_MS = 12_000;
export const PACE_MS = 120;

export class Pointers {
  readonly #room: string;
  #all = $state.raw<Pointing[]>([]);
  readonly #ends: Record<number, ReturnType<typeof setTimeout>> = {};
  /** What is still to be sent, of one's own. */
  #next: { seat: number; spot: Spot | null } | null = null;
  #pace: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string) {
    this.#room = room;
  }

  get all(): readonly Pointing[] {
    return this.#all;
  }

  heard({ seat, key, x, y }: { seat: number; key?: string | null; x: number; y: number }): void {
    clearTimeout(this.#ends[seat]);
    const others = this.#all.filter((one) => one.seat !== seat);
    this.#all = key ? [...others, { seat, key, x, y }] : others;
    if (key)
      this.#ends[seat] = setTimeout(() => this.heard({ seat, key: null, x: 0, y: 0 }), RESTS_MS);
  }

  point(seat: number, spot: Spot | null): void {
    this.#next = { seat, spot };
    if (this.#pace === undefined) void this.#send();
  }

  end(): void {
    for (const end of Object.values(this.#ends)) clearTimeout(end);
    clearTimeout(this.#pace);
    this.#pace = undefined;
    this.#next = null;
    this.#all = [];
  }

  async #send(): Promise<void> {
    const next = this.#next;
    this.#pace = undefined;
    if (!next) return;
    this.#next = null;
    this.#pace = setTimeout(() => void this.#send(), PACE_MS);
    const { seat, spot } = next;
    const body = spot ? { seat, ...spot } : { seat, key: null };
    try {
      const params = { path: { id: this.#room } };
      await ask(client.POST('/api/rooms/{id}/pointer', { params, body }));
    } catch (error) {
      // A finger that nobody saw is no loss: the next one comes at once.
      if (!(error instanceof Refusal || error instanceof NoAnswer)) throw error;
    }
  }
}
