// Hanabi: a person who plays it through the page by modest rules, from nothing but what it tells them; and
// a game that is played through the API, where a test looks at one seat of it.
import { expect, type Locator } from '@playwright/test';
import { call, type Guest } from './api.ts';
import type { Person } from './person.ts';

const NAMES = ['Marta', 'Ada', 'Bruno', 'Carla', 'Dino'];

/** Five people at Hanabi, of whom Marta begins. Whose link was followed acts from there. */
export async function fiveAtHanabi(base: string, options: object = {}) {
  const guests = await Promise.all(
    NAMES.map((name) => call<Guest>(base, null, 'POST', '/tokens', { name })),
  );
  const as = (seat: number): Guest => guests[seat] ?? { token: '' };
  const room = { game: 'hanabi', seats: 5, options: { first: 0, ...options } };
  const { id } = await call<{ id: string }>(base, as(0), 'POST', '/rooms', room);
  for (const seat of [1, 2, 3, 4]) await call(base, as(seat), 'POST', `/rooms/${id}/seats`);
  await call(base, as(0), 'POST', `/rooms/${id}/start`);
  let step = 0;
  return {
    act: async (seat: number, action: object) => {
      const move = { seat, step, id: `${seat}-${step}`, action };
      await call(base, as(seat), 'POST', `/rooms/${id}/actions`, move);
      step += 1;
    },
    link: async (seat: number) =>
      (await call<{ path: string }>(base, as(seat), 'POST', `/rooms/${id}/seats/${seat}/link`))
        .path,
  };
}

const MY_TURN = /^(Tocca a te\.|Il tuo ultimo turno\.)/;
const VERDICT =
  /^(Ridicolo|Mediocre|Accettabile|Eccellente|Straordinario|Leggendario|Sipario anzitempo)$/;
export const OWN = 'La tua mano, vista da dietro';
const FEMININE: Record<string, string> = {
  bianca: 'bianco',
  rossa: 'rosso',
  blu: 'blu',
  gialla: 'giallo',
  verde: 'verde',
};

export const labelsOf = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));

/** Somebody at Hanabi with a phone, in Italian. */
export class Player {
  private constructor(readonly person: Person) {
    // Whatever cannot be pressed within half a minute never will be.
    person.page.setDefaultTimeout(30_000);
  }

  /** Somebody who wants to be asked: a slow machine would let the moment to think again pass. */
  static async of(person: Person): Promise<Player> {
    await person.page.addInitScript(() => localStorage.setItem('ludoteca.guard', 'confirm'));
    return new Player(person);
  }

  get own(): Locator {
    return this.person.page.getByRole('group', { name: OWN }).getByRole('button');
  }

  get turn(): Locator {
    return this.person.apron.getByText(MY_TURN);
  }

  get verdict(): Locator {
    return this.person.page.getByRole('heading', { level: 1, name: VERDICT });
  }

  private async press(name: string | RegExp): Promise<void> {
    const exact = typeof name === 'string';
    await this.person.press(this.person.apron.getByRole('button', { name, exact }));
  }

  /** Picks an own card, does it and confirms. */
  private async do(act: 'play' | 'discard', place: number): Promise<void> {
    await this.person.press(this.own.nth(place));
    await this.press(act === 'play' ? 'Gioca' : 'Scarta: si riaccende una lanterna');
    await this.press(act === 'play' ? 'Gioca' : 'Scarta');
  }

  /** The highest card of each series, by its colour. */
  private async tops(): Promise<Map<string, number>> {
    const series = this.person.page.getByRole('button', { name: /^serie / });
    const tops = new Map<string, number>();
    for (const label of await labelsOf(series)) {
      const [, colour = '', top = '0'] =
        /^serie (\w+): (?:arriva al(?:l’)? ?(\d))?/.exec(label) ?? [];
      tops.set(FEMININE[colour] ?? colour, Number(top));
    }
    return tops;
  }

  /** A teammate's card that fits and is not yet known there: what to say of it. */
  private async worthTelling(): Promise<{ card: string; clue: RegExp } | null> {
    const tops = await this.tops();
    const cards = this.person.page.getByRole('button', { name: /^[^,]+, carta \d: \d / });
    for (const label of await labelsOf(cards)) {
      const [, value = '', colour = ''] = /carta \d: (\d) (\w+)/.exec(label) ?? [];
      if (Number(value) !== (tops.get(colour) ?? 0) + 1 || / sa che è (il|l’)/.test(label))
        continue;
      const known = / sa che è un /.test(label);
      return { card: label, clue: known ? new RegExp(`^${colour}, `) : new RegExp(`^${value}, `) };
    }
    return null;
  }

  private async tell({ card, clue }: { card: string; clue: RegExp }): Promise<void> {
    await this.person.press(this.person.page.getByRole('button', { name: card, exact: true }));
    await this.press(clue);
    await this.press('Dillo');
  }

  /** One turn: what is certain is played, what fits is told, else the oldest unknown card goes. */
  async act(): Promise<'play' | 'tell' | 'discard'> {
    const own = await labelsOf(this.own);
    const sure = own.findIndex((label) => label.includes('si può giocare'));
    if (sure >= 0) {
      await this.do('play', sure);
      return 'play';
    }
    const lit = this.person.page.getByRole('button', { name: /lantern[ae] acces[ae] su 8$/ });
    const [, tokens = '0'] = /^(\d|Una)/.exec((await labelsOf(lit))[0] ?? '') ?? [];
    const news = tokens === '0' ? null : await this.worthTelling();
    if (news) {
      await this.tell(news);
      return 'tell';
    }
    if (tokens === '8' || own.length === 0) {
      const any = this.person.page.getByRole('button', { name: /^[^,]+, carta 1: / }).first();
      await this.person.press(any);
      await this.press(/^1, /);
      await this.press('Dillo');
      return 'tell';
    }
    const useless = own.findIndex((label) => label.includes('si può scartare'));
    const unknown = own.findLastIndex((label) => !label.includes('sai che'));
    await this.do('discard', [useless, unknown].find((place) => place >= 0) ?? own.length - 1);
    return 'discard';
  }

  /** Plays to the end. Returns how many turns it took. */
  async play(after: (turn: number) => Promise<void> = async () => {}): Promise<number> {
    for (let turns = 0; ; turns += 1) {
      await this.turn.or(this.verdict).first().waitFor({ timeout: 120_000 });
      if (await this.verdict.isVisible()) return turns;
      await this.act();
      await expect(this.turn).toHaveCount(0);
      await after(turns + 1);
    }
  }
}
