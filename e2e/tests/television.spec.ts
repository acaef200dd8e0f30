// Three metres away: at the moments of each game that were recorded for the gallery, a television's words
// are large enough, what matters is larger, nothing is cut, and there is nothing to press. A larger screen
// shows the same, larger.
import type { Page } from '@playwright/test';
import { GAMES, momentAt, titlesOf } from '../games.ts';
import { expect, test } from '../house.ts';

/** What matters of a game, and how large it is at least on a screen of 1920 × 1080: the letters of words, the width
 * of things. */
const MATTERS: Record<string, Record<string, number>> = {
  hanabi: {
    'text .mate .who b': 34,
    'text .things .deck b': 40,
    'text .things .score b': 40,
    '.mate [data-card]': 120,
    '[data-pad]': 96,
    '[data-lantern] svg': 44,
    '[data-error]': 44,
  },
  senet: {
    'text .person b': 40,
    '[role="img"].board': 1700,
    '.strip .die svg': 120,
    '.pieces .piece': 88,
    '.tray svg': 34,
  },
  sensu: {
    'text .person .name': 34,
    'text .person .fans .label b': 40,
    '.person .drawn': 165,
    '.card': 105,
    '.centre.afar > span': 110,
  },
};

/** What is wrong with the screen, in words. */
function faults(matters: Record<string, number>): string[] {
  /** What is there only while it is played. */
  const MAYBE = ['.centre.afar > span', '.pieces .piece', '.tray svg'];
  const unit = innerWidth / 1920;
  /** Of words; and of what is drawn, a numeral or a sign that the thing's own name repeats. */
  const LEAST = { text: 28, drawn: 18 };
  const TOLD = 40;
  const found = new Set<string>();
  const screen = document.querySelector('.tv');
  if (!screen) return ['there is no television'];
  const called = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    element.outerHTML.slice(0, 80);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.unseen');
  const lettersOf = (element: Element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement
      ? size * (element.getScreenCTM()?.a ?? 1)
      : size * ((element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1);
  };
  const isSmall = (size: number, least: number) => size < least * unit - 0.3;
  const isCut = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };

  if (document.documentElement.scrollHeight > innerHeight + 1) found.add('the page scrolls');
  for (const control of screen.querySelectorAll('button, a, input, select'))
    if (isSeen(control)) found.add(`${called(control)} cannot be pressed from a sofa`);

  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isSeen(element)) continue;
    const least = element instanceof SVGGraphicsElement ? LEAST.drawn : LEAST.text;
    const size = lettersOf(element);
    const words = `"${text.textContent.trim().slice(0, 30)}"`;
    if (isSmall(size, least)) found.add(`${words} is ${size.toFixed(1)} px`);
    if (isCut(element)) found.add(`${words} is cut`);
  }
  const told = screen.querySelector('.words');
  if (told && isSmall(lettersOf(told), TOLD)) found.add('what is told is too small');
  const table = screen.querySelector('.table')?.getBoundingClientRect();
  const below = told?.getBoundingClientRect();
  if (below && below.bottom > 0.965 * innerHeight) found.add('what is told has no room');
  if (table && below && table.bottom > below.top + 1) found.add('the table covers what is told');

  for (const [what, least] of Object.entries(matters)) {
    const letters = what.startsWith('text ');
    const things = screen.querySelectorAll(what.replace(/^text /, ''));
    if (things.length === 0 && !MAYBE.includes(what)) found.add(`there is no ${what}`);
    for (const thing of things) {
      if (!isSeen(thing)) continue;
      const { width, bottom } = thing.getBoundingClientRect();
      const size = letters ? lettersOf(thing) : width;
      if (isSmall(size, least)) found.add(`${what} is ${size.toFixed(1)} px`);
      if (isCut(thing)) found.add(`${called(thing)} is cut`);
      if (below && bottom > below.top + 1) found.add(`${called(thing)} covers what is told`);
    }
  }
  return [...found];
}

/** The letters are there, and nothing of the layout moves any more from frame to frame. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const places = () =>
      [...document.querySelectorAll('.tv .table, .tv section, .tv .words, .tv .board')]
        .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
        .join(' ');
    for (let still = 0, before = ''; still < 3;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

/** Those that look different from a sofa: what is chosen in an apron is not on a television. */
const MOMENTS = /(choose|play|redeem|waits|over)$/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 300_000 });

const show = async (page: Page, base: string, game: string, title: string) => {
  const address = momentAt(game, title, 'tv');
  // The gallery goes from one moment to the next without being loaded anew.
  if (page.url().startsWith(`${base}/gallery`))
    await page.evaluate((hash) => (location.hash = hash), address.slice(address.indexOf('#')));
  else await page.goto(`${base}${address}`);
  const shown = page.locator(`.tv[data-moment="${title}"]`);
  await shown.locator('.television, .solo').first().waitFor();
  await settled(page);
};

for (const game of GAMES.filter((game) => game in MATTERS))
  for (const [locale, sizes] of [
    ['it-IT', ['1920x1080', '1280x720']],
    ['en-GB', ['1920x1080']],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });
      test(`${game}: what a television shows is read from three metres`, async ({
        page,
        program,
      }) => {
        const wrong: string[] = [];
        for (const title of titlesOf(game).filter((title) => MOMENTS.test(title)))
          for (const size of sizes) {
            const [width = 0, height = 0] = size.split('x').map(Number);
            await page.setViewportSize({ width, height });
            await show(page, program.url, game, title);
            const shots = process.env.SHOTS;
            if (shots) await page.screenshot({ path: `${shots}/${game}-${title}-${size}.png` });
            // Whoever plays alone has a table of another kind.
            const matters = title.startsWith('1 ') ? {} : (MATTERS[game] ?? {});
            for (const fault of await page.evaluate(faults, matters))
              wrong.push(`${title}, ${size}: ${fault}`);
          }
        expect(wrong).toEqual([]);
      });
    });
