// Somebody at a browser: opens the page, says who they are, and plays by what the page offers.
// Everything is found by its accessible name, in the language of the one who looks.
import { expect, type Browser, type BrowserContextOptions, type Locator } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { DESK, PHONE } from './browser.ts';
import { GAMES } from './games.ts';
import { WORDS, type Lang, type Words } from './words.ts';

export interface Looks {
  on: 'phone' | 'desktop';
  lang: Lang;
  /** The light that the system asks for. */
  theme?: 'sera' | 'giorno';
  /** Motion is for eyes: whoever only reads the page does without it. */
  motion?: boolean;
  /** Never played before, and asked whether to learn it first. */
  newcomer?: boolean;
  /** How long what the others did stays on show; most tests only want to know that it happened. */
  pace?: 'calm' | 'brisk' | 'instant' | 'tap';
}

/** On a full table, all round it. */
const MOST_TABS = 90;

export class Person {
  readonly words: Words;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly looks: Looks,
  ) {
    this.words = WORDS[looks.lang];
  }

  static async at(
    browser: Browser,
    baseURL: string,
    looks: Looks,
    more: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      ...(looks.on === 'phone' ? PHONE : DESK),
      baseURL,
      locale: looks.lang === 'it' ? 'it-IT' : 'en-GB',
      colorScheme: looks.theme === 'giorno' ? 'light' : 'dark',
      reducedMotion: looks.motion ? 'no-preference' : 'reduce',
      ...more,
    });
    await context.addInitScript(
      ({ pace, known }) => {
        if (!location.protocol.startsWith('http')) return;
        // What somebody has chosen by hand stays.
        localStorage['ludoteca.pace'] ??= pace;
        for (const game of known) localStorage[`ludoteca.learned-${game}`] ??= 'yes';
      },
      { pace: looks.pace ?? 'instant', known: looks.newcomer ? [] : GAMES },
    );
    return new Person(await context.newPage(), context, looks);
  }

  /** A finger on a phone, a mouse on a desk. */
  async press(target: Locator, options?: { timeout: number }): Promise<void> {
    if (this.looks.on === 'phone') await target.tap(options);
    else await target.click(options);
  }

  /** Draws something over the screen and lets it go on something else. */
  async drag(from: Locator, to: Locator): Promise<void> {
    if (this.looks.on === 'desktop') return from.dragTo(to);
    const middle = async (of: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [a, b] = [await middle(from), await middle(to)];
    const finger = await this.context.newCDPSession(this.page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [a]);
    // Slower towards the end, and at rest before it is lifted: what is flung is not laid down.
    for (const part of [0.4, 0.7, 0.9, 0.97, 1, 1, 1, 1]) {
      await touch('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch('touchEnd', []);
    await finger.detach();
  }

  /** Rests a finger on something; what comes back lifts it. */
  async hold(target: Locator): Promise<() => Promise<void>> {
    await target.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const finger = await this.context.newCDPSession(this.page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    return async () => {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await finger.detach();
    };
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async pressButton(name: string | RegExp): Promise<void> {
    await this.press(this.button(name));
  }

  /** Goes by key from one thing to the next, until this one has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const there = target.and(this.page.locator(':focus'));
    await target.first().waitFor();
    for (let steps = 0; steps < MOST_TABS && (await there.count()) === 0; steps += 1)
      await this.page.keyboard.press(key);
    await expect(there).toBeVisible();
  }

  /** Opens the foyer and gives a name. */
  async arrive(name: string): Promise<void> {
    await this.page.goto('/');
    await this.press(this.button(this.words.whoAmI).last());
    await this.introduce(name);
    await expect(this.button(this.words.iAm(name))).toBeVisible();
  }

  /** Fills in the sheet that asks for a name. */
  async introduce(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.yourName }).fill(name);
    await this.pressButton(this.words.thatsMe);
  }

  /** A person's place in the list of the room before play. */
  seated(name: string): Locator {
    const list = this.page.getByRole('region', { name: this.words.players });
    return list.getByRole('listitem').filter({ hasText: name });
  }

  get apron(): Locator {
    return this.page.getByRole('region', { name: this.words.apron });
  }

  get board(): Locator {
    return this.page.getByRole('grid', { name: this.words.board });
  }

  square(number: number): Locator {
    return this.board.getByRole('button', { name: new RegExp(`^\\w+ ${number}\\b`) });
  }

  /** The golden button, while it can be pressed: the throw, or the move that is proposed. */
  get gold(): Locator {
    return this.apron.getByRole('button', { name: this.words.acts, disabled: false }).last();
  }

  /** On a device that several share: one has seen enough, and passes it on. */
  get passOn(): Locator {
    return this.button(this.words.passOn);
  }

  /** Holds the curtain's button down until it opens for whom it calls. Returns their name. */
  async raiseCurtain(): Promise<string> {
    const held = this.button(this.words.hold);
    await held.waitFor();
    const name = await this.page.getByRole('heading', { level: 1 }).first().innerText();
    await held.focus();
    await this.page.keyboard.down('Enter');
    await expect(held).toHaveCount(0);
    await this.page.keyboard.up('Enter');
    return name;
  }

  /** The end of the game. */
  get verdict(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words.verdict });
  }

  /** Plays whatever is proposed until the game is over, or for some actions. Returns how many. */
  async play(most = Infinity, after: (done: number) => Promise<void> = async () => {}) {
    for (let done = 0; done < most; done += 1) {
      await this.gold.or(this.verdict).first().waitFor({ timeout: 60_000 });
      if (await this.verdict.isVisible()) return done;
      await this.press(this.gold);
      await after(done + 1);
    }
    return most;
  }
}

/** The first opens a room and sends the link, the second sits down, and the curtain rises. */
export async function sitTogether(host: Person, other: Person): Promise<void> {
  await host.arrive('Marta');
  await host.pressButton(host.words.invite);
  await host.seated('Marta').waitFor();
  await other.page.goto(host.page.url());
  await other.introduce('Ben');
  await other.seated('Marta').waitFor();
  await host.seated('Ben').waitFor();
  await host.pressButton(host.words.start);
  await Promise.all([host.square(1).waitFor(), other.square(1).waitFor()]);
}

/** Both play on until the first can do this. */
export async function playUntil(person: Person, other: Person, act: RegExp): Promise<void> {
  const wanted = person.apron.getByRole('button', { name: act, disabled: false });
  for (;;) {
    const turn = await Promise.race([
      person.gold.waitFor().then(() => person),
      other.gold.waitFor().then(() => other),
    ]);
    if (await wanted.last().isVisible()) return;
    await turn.press(turn.gold);
  }
}
