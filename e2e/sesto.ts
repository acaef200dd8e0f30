// People at a table of Il Sesto Senso: a ghost who gives what a good ghost would give, and psychics
// who are told by the test what the ghost means. All of it is done on the page.
import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { call, streamed } from './api.ts';
import type { Haunting } from './haunting.ts';
import type { Person } from './person.ts';
import type { Lang } from './words.ts';

/** The names on the cards, by key, as the catalogue has them. */
const names = (lang: Lang): Map<string, string> => {
  const path = new URL(`../locales/${lang}/sesto-senso-cards.ftl`, import.meta.url);
  const lines = readFileSync(path, 'utf8').matchAll(/^sesto-([a-z]+-\d\d) = (.*)$/gm);
  return new Map([...lines].map(([, key = '', name = '']) => [key, name]));
};
const NAMES = { it: names('it'), en: names('en') };

export const keyOf = (lang: Lang, name: string): string =>
  [...NAMES[lang]].find(([, one]) => one === name)?.[0] ?? '';
export const nameOf = (lang: Lang, key: string): string => NAMES[lang].get(key) ?? key;
const dreamName = (dream: number): string =>
  nameOf('it', `dream-${String(dream + 1).padStart(2, '0')}`);

const WORDS = {
  it: {
    place: /^Posa la sfera: /,
    confirm: /^Confermo: /,
    choose: /^Scegli (un oggetto|un luogo|un personaggio|chi è stato)/,
    cards: /^Carte sul tavolo: (Oggetti|Luoghi|Personaggi)$/,
    people: 'Chi gioca',
    who: 'Chi è stato?',
    dreams: /^(I tuoi sogni|Sogni di .*|Il sogno comune)$/,
    verdict: /^(Che trionfo!|La prossima volta, applausi)$/,
    again: 'Ancora!',
    album: 'L’album dei sogni',
  },
  en: {
    place: /^Place the ball: /,
    confirm: /^Confirm: /,
    choose: /^Pick (an object|a place|a character|who did it)/,
    cards: /^Cards on the table: (Objects|Places|Characters)$/,
    people: 'Who plays',
    who: 'Who did it?',
    dreams: /^(Your dreams|.*’s dreams|The common dream)$/,
    verdict: /^(Bravo!|Next time, applause)$/,
    again: 'Again!',
    album: 'The album of dreams',
  },
};

type Words = (typeof WORDS)['it'];

const labelsOf = (all: Locator) =>
  all.evaluateAll((some) => some.map((one) => one.getAttribute('aria-label') ?? ''));

class Player {
  readonly words: Words;
  constructor(readonly person: Person) {
    this.words = WORDS[person.looks.lang];
    person.page.setDefaultTimeout(60_000);
  }

  get verdict(): Locator {
    return this.person.page.getByRole('heading', { level: 1, name: this.words.verdict });
  }

  get album(): Locator {
    return this.person.page.getByRole('heading', { name: this.words.album });
  }
}

/** What a ghost does. */
export type Gift =
  | { type: 'give'; psychic: number; dreams: number[] }
  | { type: 'change' }
  | { type: 'common'; character: number; place: number; object: number }
  | { type: 'add'; dream: number };

/** What the ghost knows, told to the psychics of this test behind everybody's back. */
export class Secret {
  /** The key of the card that each psychic is searching, in the order of the table. */
  readonly cards = new Map<number, string>();
  culprit: string | null = null;
}

export class Ghost extends Player {
  constructor(
    person: Person,
    readonly room: string,
    readonly secret: Secret,
  ) {
    super(person);
  }

  get columns(): Locator {
    return (
      this.person.page
        .getByRole('group', { name: 'Le storie, una per ogni sensitivo' })
        .getByRole('button')
        // Every picture in a column has a button of its own, to look closer.
        .and(this.person.page.locator('[aria-pressed]'))
    );
  }

  get hand(): Locator {
    return this.person.page.getByRole('group', { name: 'I sogni che hai in mano' });
  }

  private dream(dream: number): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${dreamName(dream)}\\.`) });
  }

  get sends(): Locator {
    return this.person.apron.getByRole('button', {
      name: /^(Scegli un sogno|Manda |Mostra il sogno comune)/,
    });
  }

  /** Reads the combinations off the page. */
  private async read(): Promise<void> {
    for (const [psychic, label] of (await labelsOf(this.columns)).entries()) {
      const [, card] = /Adesso cerca: (.*)$/.exec(label) ?? [];
      if (card) this.secret.cards.set(psychic, keyOf('it', card));
    }
    const culprit = this.person.page
      .getByRole('group', { name: 'Chi è stato?' })
      .getByRole('button', { name: /Il colpevole: lo sai solo tu/ });
    if (await culprit.isVisible()) {
      const label = (await culprit.getAttribute('aria-label')) ?? '';
      this.secret.culprit = keyOf('it', label.split(', ')[0] ?? '');
    }
  }

  /** What a good ghost would do now. */
  private async advice(): Promise<Gift> {
    const answer = await this.person.page.request.get(`/api/rooms/${this.room}/hint?seat=0`);
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { action: Gift }).action;
  }

  /** Gives dreams whenever they are due, until the game is over or so many times. */
  async playOn(most = Infinity): Promise<number> {
    let given = 0;
    for (; given < most; given += 1) {
      await this.sends.or(this.verdict).first().waitFor({ timeout: 180_000 });
      if (await this.verdict.isVisible()) break;
      await this.giveOnce();
    }
    return given;
  }

  /** Reads what is meant for whom, and gives somebody their dreams. */
  async giveOnce(): Promise<void> {
    await this.read();
    const action = await this.advice();
    const held = await this.held();
    await this.send(action);
    // What was given is no longer in the hand.
    await expect.poll(() => this.held()).not.toEqual(held);
  }

  /** Does it on the page, whatever comes of it. */
  async send(action: Gift): Promise<void> {
    const { person } = this;
    switch (action.type) {
      case 'change':
        await person.press(person.apron.getByRole('button', { name: 'Cambia la mano' }));
        await person.press(person.apron.getByRole('button', { name: 'Sì, cambio tutti e sette' }));
        return;
      case 'give':
        await person.press(this.columns.nth(action.psychic));
        for (const dream of action.dreams) await person.press(this.dream(dream));
        break;
      case 'add':
        await person.press(this.dream(action.dream));
        break;
      case 'common':
        for (const kind of ['object', 'place', 'character'] as const)
          await person.press(this.dream(action[kind]));
    }
    await person.press(this.sends);
  }

  private async held(): Promise<string[]> {
    const labels = await labelsOf(this.hand.getByRole('button'));
    return labels.map((label) => label.split('.')[0] ?? '');
  }
}

export class Psychic extends Player {
  /** Whether this game came to an accusation. */
  accused = false;

  /** `secret`: what the ghost means; without it, whatever comes first is taken. */
  constructor(
    person: Person,
    readonly name: string,
    readonly secret: Secret | null = null,
  ) {
    super(person);
  }

  get acts(): Locator {
    const { place, confirm } = this.words;
    const act = new RegExp(`${place.source}|${confirm.source}`);
    return this.person.apron.getByRole('button', { name: act, disabled: false });
  }

  get choose(): Locator {
    return this.person.apron.getByRole('button', { name: this.words.choose });
  }

  get dreams(): Locator {
    return this.person.apron.getByRole('group', { name: this.words.dreams }).getByRole('button');
  }

  /** The card that the ghost means for the psychic in focus. */
  private async wanted(): Promise<string | null> {
    if (!this.secret) return null;
    const people = this.person.page.getByRole('list', { name: this.words.people });
    const pressed = await people
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')));
    return this.secret.cards.get(pressed.indexOf('true')) ?? null;
  }

  /** Takes up the card that the ghost means, or one that was not refused. */
  async pick(): Promise<void> {
    const { person, words } = this;
    const suspects = person.page.getByRole('group', { name: words.who });
    if (await suspects.isVisible()) {
      this.accused = true;
      const culprit = this.secret?.culprit;
      const name = culprit
        ? new RegExp(`^${nameOf(person.looks.lang, culprit)}`)
        : /^(?!.*(Non era così|It was not so))/;
      await person.press(suspects.getByRole('button', { name }).first());
      return;
    }
    const cards = person.page.getByRole('group', { name: words.cards }).first();
    const key = await this.wanted();
    const name = key
      ? new RegExp(`^${nameOf(person.looks.lang, key)}\\.`)
      : /^(?!.*(Già esclusa|It was not here))/;
    await person.press(cards.getByRole('button', { name }).first());
  }

  /** Places and confirms whenever it can, until the game is over or so many times. */
  async playOn(most = Infinity): Promise<number> {
    let done = 0;
    while (done < most) {
      await this.acts.or(this.choose).or(this.verdict).first().waitFor({ timeout: 180_000 });
      if (await this.verdict.isVisible()) break;
      if (await this.acts.first().isVisible()) {
        await this.act();
        done += 1;
      } else await this.pick();
    }
    return done;
  }

  /** Does what the golden button says; or nothing, when a dream for one's other mind changes it first. */
  async act(): Promise<void> {
    const soon = { timeout: 5_000 };
    try {
      const label = await this.acts.first().innerText(soon);
      const button = this.acts.filter({ hasText: label });
      const ties = this.person.page
        .getByRole('log')
        .getByText(/^(Nessuna maggioranza|No majority)/);
      const before = await ties.count();
      await this.person.press(button.first(), soon);
      // It has been done when the button says something else, or the same again after a vote that none won.
      await expect
        .poll(async () => (await button.count()) === 0 || (await ties.count()) > before)
        .toBe(true);
    } catch (error) {
      if (await this.acts.first().isVisible()) throw error;
    }
  }
}

/** One device for all: behind each curtain somebody else plays. */
export class Device extends Player {
  /** Who has held it. */
  readonly held = new Set<string>();
  private readonly ghost: Ghost;
  private readonly psychic: Psychic;

  constructor(person: Person, room: string) {
    super(person);
    const secret = new Secret();
    this.ghost = new Ghost(person, room, secret);
    this.psychic = new Psychic(person, '', secret);
  }

  private get curtain(): Locator {
    return this.person.button(this.person.words.hold);
  }

  async playOn(): Promise<void> {
    const { page, passOn } = this.person;
    const { sends } = this.ghost;
    const acts = this.psychic.acts.or(this.psychic.choose);
    for (;;) {
      await this.curtain.or(passOn).or(sends).or(acts).or(this.verdict).first().waitFor();
      if (await this.verdict.isVisible()) return;
      if (await this.curtain.isVisible()) {
        // Behind it there is nothing: no dreams, no cards, no combinations.
        await expect(page.locator('.picture')).toHaveCount(0);
        this.held.add(await this.person.raiseCurtain());
      } else if (await passOn.isVisible()) await this.person.press(passOn);
      else if (await sends.isVisible()) await this.ghost.giveOnce();
      else if (await this.psychic.acts.first().isVisible()) await this.psychic.act();
      else if (await this.psychic.choose.isVisible()) await this.psychic.pick();
    }
  }
}

interface Told {
  step: number;
  outcome: unknown;
  view: {
    psychics: {
      psychic: number;
      given: boolean;
      ball: number | null;
      combination: { character: number | null };
    }[];
    revelation: { votes: { seat: number; on: number | null }[] } | null;
  };
  legal: {
    search: { psychic: number; kind: string; cards: number[]; confirm: boolean }[];
    vote: { confirm: boolean } | null;
  } | null;
}

/** A psychic without a browser, who is told what the ghost means. */
export class Initiate {
  constructor(
    private readonly table: Haunting,
    private readonly seat: number,
    private readonly secret: Secret,
  ) {}

  /** Places and confirms whenever it can, until the game is over. */
  async playOn(): Promise<void> {
    const end = new AbortController();
    const { base, id } = this.table;
    const guest = this.table.as(this.seat);
    const path = `/rooms/${id}/events?seat=${this.seat}`;
    /** Whatever came before what was last done here is old. */
    let done = 0;
    for await (const { name, data } of streamed(base, guest, path, end.signal)) {
      if (name !== 'hello' && name !== 'step') continue;
      const table = name === 'hello' ? (data as { table: Told }).table : (data as Told);
      if (table.outcome) break;
      const action = table.step < done ? null : this.next(table);
      if (!action) continue;
      const move = { seat: this.seat, step: table.step, id: `${this.seat}-${table.step}`, action };
      const path = `/rooms/${id}/actions`;
      done = (await call<{ step: number }>(base, guest, 'POST', path, move)).step;
    }
    end.abort();
  }

  private next({ view, legal }: Told): Record<string, unknown> | null {
    const [search] = legal?.search ?? [];
    const own = view.psychics.find(({ psychic }) => psychic === search?.psychic);
    if (search && own?.given) {
      const number = Number(this.secret.cards.get(search.psychic)?.split('-')[1]) - 1;
      const card = { kind: search.kind, number };
      if (own.ball !== number) return { type: 'place', psychic: search.psychic, card };
      return search.confirm ? { type: 'confirm', psychic: search.psychic } : null;
    }
    const culprit = Number(this.secret.culprit?.split('-')[1]) - 1;
    const combination = view.psychics.find((one) => one.combination.character === culprit)?.psychic;
    const vote = view.revelation?.votes.find(({ seat }) => seat === this.seat);
    if (!legal?.vote || !vote || combination === undefined) return null;
    if (vote.on !== combination) return { type: 'vote', combination };
    return legal.vote.confirm ? { type: 'confirm-vote' } : null;
  }
}
