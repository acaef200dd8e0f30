// A table of Il Sesto Senso that is played through the API as far as a test or a picture needs it. All
// its people are programs, who know from the ghost what is meant; a link hands a seat to a browser.
import { call, streamed, type Guest } from './api.ts';

type Kind = 'object' | 'place' | 'character';

interface View {
  day: number;
  psychics: {
    psychic: number;
    seat: number;
    searching: Kind | null;
    combination: Record<Kind, number | null>;
    given: boolean;
    ball: number | null;
    confirmed: boolean;
  }[];
  rows: { kind: Kind; cards: number[] }[];
  revelation: {
    culprit: number | null;
    votes: { seat: number; on: number | null; confirmed: boolean }[];
  } | null;
}

export interface Table {
  step: number;
  outcome: unknown;
  view: View;
  legal: {
    give: { psychics: number[]; hand: number[] } | null;
    common: { hand: number[] } | null;
  } | null;
}

interface Move {
  seat: number;
  action: Record<string, unknown> & { type: string };
}

/** The ghost's seat; the psychics' are those after it. */
export const GHOST = 0;

export class Haunting {
  private constructor(
    readonly base: string,
    readonly id: string,
    private readonly guests: Guest[],
  ) {}

  /** A ghost and some psychics sit down, and the curtain rises. */
  static async open(base: string, names: string[]): Promise<Haunting> {
    const guests = await Promise.all(
      names.map((name) => call<Guest>(base, null, 'POST', '/tokens', { name })),
    );
    const host = guests[GHOST] ?? { token: '' };
    const { id } = await call<{ id: string }>(base, host, 'POST', '/rooms', {
      game: 'sesto-senso',
      seats: names.length,
      options: { ghost: GHOST },
    });
    for (const guest of guests.slice(1)) await call(base, guest, 'POST', `/rooms/${id}/seats`);
    await call(base, host, 'POST', `/rooms/${id}/start`);
    const table = new Haunting(base, id, guests);
    for (const seat of guests.keys()) await table.stay(seat);
    return table;
  }

  /** Whoever has a stream open is there; what it says is of no matter. It ends with the seat. */
  private async stay(seat: number): Promise<void> {
    const headers = { Authorization: `Bearer ${this.as(seat).token}` };
    const answer = await fetch(`${this.base}/api/rooms/${this.id}/events?seat=${seat}`, {
      headers,
    });
    void answer.body?.pipeTo(new WritableStream()).catch(() => undefined);
  }

  as(seat: number): Guest {
    return this.guests[seat] ?? { token: '' };
  }

  /** A personal link to a seat, good once: from then on it is a browser's. */
  async link(seat: number): Promise<string> {
    const path = `/rooms/${this.id}/seats/${seat}/link`;
    return (await call<{ path: string }>(this.base, this.as(seat), 'POST', path)).path;
  }

  /** Whose combination it was, as the ghost knows in the end. */
  async culprit(): Promise<number> {
    let culprit: number | null = null;
    await this.play(({ view }) => {
      culprit = view.revelation?.culprit ?? null;
      return true;
    });
    if (culprit === null) throw new Error('nobody is suspected yet');
    return culprit;
  }

  /** Plays on until `stop`, or until nobody but a seat of `waiting` has anything to do. */
  async play(stop: (table: Table) => boolean, waiting: number[] = []): Promise<void> {
    const end = new AbortController();
    const path = `/rooms/${this.id}/events?seat=${GHOST}`;
    for await (const { name, data } of streamed(this.base, this.as(GHOST), path, end.signal)) {
      if (name !== 'hello' && name !== 'step') continue;
      const table = name === 'hello' ? (data as { table: Table }).table : (data as Table);
      const move = table.outcome || stop(table) ? null : nextMove(table, waiting);
      if (!move) break;
      const { seat, action } = move;
      const body = { seat, step: table.step, id: `${this.id.slice(0, 8)}-${table.step}`, action };
      await call(this.base, this.as(seat), 'POST', `/rooms/${this.id}/actions`, body);
    }
    end.abort();
  }
}

/** What somebody does next who is not waited for elsewhere. The last psychic is wrong on the first day,
 * so that there is something refused to see. */
function nextMove({ view, legal }: Table, waiting: number[]): Move | null {
  const [psychic] = legal?.give?.psychics ?? [];
  if (legal?.give && psychic !== undefined && !waiting.includes(GHOST)) {
    const dreams = legal.give.hand.slice(0, 1 + ((view.day + psychic) % 2));
    return { seat: GHOST, action: { type: 'give', psychic, dreams } };
  }
  if (legal?.common && !waiting.includes(GHOST)) {
    const [character, place, object] = legal.common.hand;
    return { seat: GHOST, action: { type: 'common', character, place, object } };
  }
  for (const { seat, on, confirmed } of view.revelation?.votes ?? []) {
    if (waiting.includes(seat) || confirmed) continue;
    const combination = view.revelation?.culprit;
    return on === combination
      ? { seat, action: { type: 'confirm-vote' } }
      : { seat, action: { type: 'vote', combination } };
  }
  for (const one of view.revelation ? [] : view.psychics) {
    const { seat, searching: kind, given, ball, confirmed } = one;
    if (!kind || !given || confirmed || waiting.includes(seat)) continue;
    const meant = one.combination[kind];
    const row = view.rows.find((row) => row.kind === kind)?.cards ?? [];
    const isWrong = view.day === 1 && one.psychic === view.psychics.length - 1;
    const number = isWrong ? row.find((card) => card !== meant) : meant;
    return ball === number
      ? { seat, action: { type: 'confirm', psychic: one.psychic } }
      : { seat, action: { type: 'place', psychic: one.psychic, card: { kind, number } } };
  }
  return null;
}
