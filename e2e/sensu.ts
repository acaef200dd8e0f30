// Sensu for the tests: guests who play through the API until a choice comes up, and somebody at a
// phone who plays on with whatever the page offers. Deals are random, so a position is not known
// beforehand: several rooms are played at once, until one of them asks the wanted question.
import { expect, type Locator } from '@playwright/test';
import { call, streamed, type Guest } from './api.ts';
import type { Person } from './person.ts';

export interface Legal {
  draw: boolean;
  take: number[];
  play: number[][];
  discard: number[];
  redeem: number[];
  place: number[];
  remove: number[];
  put: (number | null)[];
}

interface Table {
  step: number;
  to_act: number[];
  outcome: unknown;
  legal: Legal | null;
  view: { step: { type: string } };
}

export interface Found {
  room: string;
  /** A personal link to the seat that has to choose. */
  link: string;
}

const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Something that may be done, twenties first. */
function move(legal: Legal): unknown {
  const cards = any(legal.play);
  if (cards) return { type: 'play', cards };
  const one = (type: string, from: number[]) => {
    const card = any(from);
    return card === undefined ? null : { type, card };
  };
  return (
    one('discard', legal.discard) ??
    one('redeem', legal.redeem) ??
    one('place', legal.place) ??
    one('remove', legal.remove) ??
    (legal.draw ? { type: 'draw' } : one('take', legal.take))
  );
}

/** Plays rooms of two with these options until a seat has to make the choice that is looked for. */
export async function findChoice(
  base: string,
  options: Record<string, unknown>,
  wanted: (step: string, legal: Legal) => boolean,
): Promise<Found> {
  const stop = new AbortController();
  const found: { room: string; seat: number; guest: Guest }[] = [];
  const playRoom = async (guest: Guest): Promise<void> => {
    const body = { game: 'sensu', seats: 2, mine: ['Marta', 'Ben'], options, start: true };
    const { id } = await call<{ id: string }>(base, guest, 'POST', '/rooms', body);
    const seat = async (seat: number): Promise<void> => {
      const path = `/rooms/${id}/events?seat=${seat}`;
      for await (const { name, data } of streamed(base, guest, path, stop.signal)) {
        if (found.length > 0) return;
        if (name !== 'hello' && name !== 'step') continue;
        const table = name === 'hello' ? (data as { table: Table }).table : (data as Table);
        if (table.outcome) return;
        if (!table.legal || !table.to_act.includes(seat)) continue;
        if (wanted(table.view.step.type, table.legal)) {
          found.push({ room: id, seat, guest });
          return;
        }
        const action = move(table.legal);
        const asked = { seat, step: table.step, id: `${seat}-${table.step}`, action };
        await call(base, guest, 'POST', `/rooms/${id}/actions`, asked);
      }
    };
    await Promise.race([seat(0), seat(1)]);
  };
  const search = async (name: string): Promise<void> => {
    const guest = await call<Guest>(base, null, 'POST', '/tokens', { name });
    while (found.length === 0) await playRoom(guest);
  };
  await Promise.race(['Ada', 'Ugo', 'Pia'].map(search));
  const [first] = found;
  if (!first) throw new Error('no room came to the choice');
  const link = `/rooms/${first.room}/seats/${first.seat}/link`;
  const { path } = await call<{ path: string }>(base, first.guest, 'POST', link);
  stop.abort();
  return { room: first.room, link: path };
}

/** Somebody at a Sensu table, in Italian. */
export class Player {
  constructor(readonly person: Person) {}

  get #apron(): Locator {
    return this.person.apron;
  }

  /** The alternatives of a choice inside a turn. */
  get choices(): Locator {
    return this.#apron.getByRole('group', { name: 'Fra che cosa scegli' }).getByRole('button');
  }

  get hand(): Locator {
    return this.#apron.getByRole('group', { name: 'Le tue carte' }).getByRole('button');
  }

  /** The golden button, while it can be pressed. */
  get gold(): Locator {
    const name =
      /^(Gioca il 20|Scarta così|Sugli scarti|Colonna \d|(Prendi|Scarta|Riscatta|Metti|Togli) .*)$/;
    return this.#apron.locator('.primary').and(this.person.button(name)).and(this.enabled);
  }

  get enabled(): Locator {
    return this.person.page.locator('button:not([aria-disabled="true"])');
  }

  /** What can be pressed to get on: the gold, or what leads to it. */
  get #drawing(): Locator {
    return this.#apron.getByRole('button', { name: 'Pesca dal mazzo' }).and(this.enabled);
  }

  get over(): Locator {
    return this.person.button('Ancora!');
  }

  get curtain(): Locator {
    return this.person.page.getByRole('button', { name: 'Tieni premuto' });
  }

  /** Chooses one of the alternatives, other than the first that is offered. */
  async chooseOther(index = 1): Promise<string> {
    const other = this.choices.nth(index);
    const label = (await other.getAttribute('aria-label')) ?? '';
    await this.person.press(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    return label;
  }

  async confirm(): Promise<void> {
    await this.person.press(this.gold);
  }

  /** Plays on to the end by what the page offers. */
  async playOn(): Promise<void> {
    const { page } = this.person;
    const hints = this.#apron.getByRole('button', { name: 'Le tue combinazioni' });
    const combination = this.#apron
      .getByRole('group', { name: 'Le tue combinazioni' })
      .getByRole('button');
    const places = this.#apron
      .getByRole('group', { name: 'Dove mettere la carta' })
      .getByRole('button');
    const asks = this.#apron.locator('[aria-pressed]');
    for (;;) {
      const something = this.over.or(this.curtain).or(this.gold).or(asks).or(this.#drawing);
      await something.first().waitFor({ timeout: 60_000 });
      if (await this.over.isVisible()) return;
      if (await this.curtain.isVisible()) await hold(this.curtain);
      else if (await this.gold.isVisible()) await this.person.press(this.gold);
      else if (await combination.first().isVisible()) await this.person.press(combination.first());
      else if (await hints.isVisible()) await this.person.press(hints);
      else if (await this.#drawing.isVisible()) await this.person.press(this.#drawing);
      else if (await places.first().isVisible()) await this.#any(places);
      else if (await this.choices.first().isVisible())
        await this.#any(this.choices.and(page.locator('[aria-pressed="false"]')));
      else if (await this.hand.and(asks).first().isVisible()) await this.#any(this.hand);
    }
  }

  async #any(from: Locator): Promise<void> {
    const count = await from.count();
    if (count > 0) await this.person.press(from.nth(Math.floor(Math.random() * count)));
  }
}

/** Holds a button down until the curtain opens. */
async function hold(button: Locator): Promise<void> {
  await button.focus();
  const { keyboard } = button.page();
  await keyboard.down('Enter');
  await expect(button).toBeHidden();
  await keyboard.up('Enter');
}
