// Every size that a person holds: at the most crowded moments of every game, by the fewest and by the
// most people, nothing that is decided about is covered or cut, no text is too small to be read, and
// nothing scrolls sideways. One page a game, in the gallery, whose moments were recorded from real games
// (`crates/games/tests/samples.rs`); the window changes its size around it.
//
// What is decided about has `data-decides`: `here` is what must come into sight by itself where the
// window is so small that the table may scroll; the rest can be scrolled to there, and must be seen at
// once everywhere else.
//
//   npm --prefix web run build
//   cd e2e && npx playwright test tests/sizes.spec.ts -g 'hanabi, 5'
//   SIZES=390x664,1024x768 MOMENT='5 ' SHOTS=/tmp/shots npx playwright test tests/sizes.spec.ts -g hanabi
//
// `SIZES` and `MOMENT` (the beginning of a title) narrow it down while a layout is worked on, `SHOTS`
// keeps a picture of each. Every game that has a page is measured.
import type { Page } from '@playwright/test';
import { decisions, GAMES, momentAt } from '../games.ts';
import { fiveAtHanabi } from '../hanabi.ts';
import { expect, test } from '../house.ts';
import { Person } from '../person.ts';

/** Those alike beside each other: a table that changes its shape is laid out anew as a whole. */
const SIZES = [
  '390x664',
  '360x740',
  '320x568',
  '844x390',
  // The last four of all at 200 %: half the pixels to lay out.
  '640x360',
  '683x384',
  '720x450',
  '960x540',
  '768x1024',
  '820x1180',
  '1024x768',
  '1280x720',
  '1366x768',
  '1440x900',
  '1920x1080',
];

interface State {
  name: string;
  /** What is tapped to come there, where it is. */
  thing?: string;
  /** It stays when Escape is pressed. */
  stays?: boolean;
}

/** Nothing in hand. */
const EMPTY: State = { name: '' };

/** What is in hand while one decides. */
const STATES: Record<string, State[]> = {
  hanabi: [
    { name: 'own card', thing: '[data-hand].own [data-card]' },
    { name: "teammate's card", thing: '[data-hand]:not(.own) [data-card]' },
  ],
  'sesto-senso': [
    { name: 'dream held close', thing: '.dreams > button, .near' },
    { name: 'card', thing: '[aria-pressed="false"][data-decides]', stays: true },
  ],
};

/** The states that are seen in one window after the other, without a change of its size: laying a table out
 * anew takes far longer than taking something up. */
const passes = (game: string): State[][] => {
  const states = STATES[game] ?? [];
  return [
    [EMPTY, ...states.filter(({ stays }) => !stays)],
    ...states.filter(({ stays }) => stays).map((state) => [state]),
  ];
};

/** The moments of a game, by the number of players with which their titles begin. */
const moments = (game: string): [string, string[]][] => {
  const titles = decisions(game).filter((title) => title.startsWith(process.env.MOMENT ?? ''));
  const players = new Set(titles.map((title) => title.split(' ')[0] ?? ''));
  return [...players].map((count) => [
    count,
    titles.filter((title) => title.startsWith(`${count} `)),
  ]);
};

const sizes = (process.env.SIZES?.split(',') ?? SIZES).map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { size, width, height, mayScroll: height < 600 || width < 360 };
});

/** What is wrong with the page as it stands, in words. */
function faults(mayScroll: boolean): string[] {
  /** Words; and what is drawn, a numeral or a sign that the thing's own name repeats. */
  const LEAST = { text: 11, drawn: 8 };
  const TAP = 24;
  const found = new Set<string>();
  const stage = document.querySelector('.stage');
  if (!stage) return ['there is no stage'];
  // Whatever is held close stands for all the rest.
  const close = stage.querySelector('dialog[open]');
  const lights = close ? undefined : stage.querySelector('.lights')?.getBoundingClientRect();
  const called = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    element.outerHTML.slice(0, 60);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.unseen');

  for (const element of [
    document.documentElement,
    stage,
    ...stage.querySelectorAll('main, .content'),
  ])
    if (element.scrollWidth > element.clientWidth + 1)
      found.add(`${element.className || 'page'} scrolls sideways`);

  /** A clear pane for fingers, laid over a thing by its own kin, hides nothing. */
  const isClear = (pane: Element, element: Element) =>
    pane.parentElement?.contains(element) &&
    !pane.textContent?.trim() &&
    pane.childElementCount === 0 &&
    getComputedStyle(pane).background.startsWith('rgba(0, 0, 0, 0) none');
  const inSight = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return 'is cut';
    const small = right - left < TAP || bottom - top < TAP;
    if (small && element.matches('button')) return 'is too small for a finger';
    // The footlights hang over the table, and let every finger through.
    if (
      lights &&
      element.closest('main') &&
      (lights.height < lights.width ? bottom > lights.top + 9 : right > lights.left + 9)
    )
      return 'is under the footlights';
    const inset = Math.min(8, (right - left) / 4, (bottom - top) / 4);
    const points = [left + inset, (left + right) / 2, right - inset].flatMap((x) =>
      [top + inset, (top + bottom) / 2, bottom - inset].map((y) => [x, y] as const),
    );
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !element.contains(hit) && !hit.contains(element) && !isClear(hit, element))
        return `is covered by ${called(hit)}`;
    }
    return null;
  };
  // Below the table one's own part leaves most of the height to it (DESIGN §3).
  const apron = stage.querySelector('[data-apron]')?.getBoundingClientRect();
  const below = apron && apron.width > innerWidth / 2;
  if (!mayScroll && below && apron.height > 0.45 * innerHeight + 1)
    found.add(`the apron takes ${Math.round((100 * apron.height) / innerHeight)} % of the height`);
  const named = [...(close ?? stage).querySelectorAll<HTMLElement>('[data-decides]')].filter(
    isSeen,
  );
  const here = named.filter((element) => element.dataset.decides === 'here');
  if (here.length === 0) found.add('nothing says what is decided about');
  // First what must be seen as it stands, then what may have to be scrolled to.
  for (const element of mayScroll ? here : named) {
    const wrong = inSight(element);
    if (wrong) found.add(`${called(element)} ${wrong}`);
  }
  if (mayScroll)
    for (const element of named) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const wrong = inSight(element);
      if (wrong) found.add(`${called(element)}, scrolled to, ${wrong}`);
    }

  for (const button of stage.querySelectorAll('button'))
    if (isSeen(button) && button.scrollWidth > button.clientWidth + 2 && button.textContent?.trim())
      found.add(`${called(button)} does not fit its button`);

  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isSeen(element)) continue;
    const drawn = element instanceof SVGGraphicsElement;
    const scale = drawn ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < (drawn ? LEAST.drawn : LEAST.text) - 0.05)
      found.add(`"${text.textContent.trim().slice(0, 20)}" is ${size.toFixed(1)} px`);
  }
  return [...found];
}

/** After a change of size: the page has heard of it, and nothing moves any more from frame to frame. */
const settled = (page: Page, width: number, height: number) =>
  page.evaluate(
    async ([width, height]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const places = () =>
        [...document.querySelectorAll('.stage, .stage [data-decides], .stage main > *, .stage svg')]
          .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
          .join(' ');
      for (let still = 0, before = ''; still < 3;) {
        await frame();
        const now = innerWidth === width && innerHeight === height ? places() : '';
        still = now !== '' && now === before ? still + 1 : 0;
        before = now;
      }
    },
    [width, height] as const,
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Some hundred windows each: half a minute or two, and many on a busy machine.
test.describe.configure({ timeout: 900_000 });

for (const game of GAMES)
  for (const [count, titles] of moments(game))
    test(`${game}, ${count} players: what is decided about is seen at every size`, async ({
      page,
      program,
    }) => {
      const wrong: string[] = [];
      const decided = page.locator('.stage [data-decides="here"]').first();
      for (const title of titles) {
        await page.goto(`${program.url}${momentAt(game, title)}`);
        for (const states of passes(game)) {
          // Back and forth, for the same reason.
          sizes.reverse();
          for (const { size, width, height, mayScroll } of sizes) {
            await page.setViewportSize({ width, height });
            await decided.waitFor();
            for (const { name, thing } of states) {
              if (thing && (await page.locator(thing).count()) === 0) continue;
              if (thing) await page.locator(thing).first().dispatchEvent('click');
              await settled(page, width, height);
              const shots = process.env.SHOTS;
              if (shots)
                await page.screenshot({ path: `${shots}/${game}-${title}-${name}-${size}.png` });
              for (const fault of await page.evaluate(faults, mayScroll))
                wrong.push(`${title}${name && `, ${name}`}, ${size}: ${fault}`);
              if (thing) await page.keyboard.press('Escape');
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });

/** A moment of the gallery in one window after the other, and what is measured in each. */
async function measured<T>(
  page: Page,
  moment: string,
  windows: readonly string[],
  measure: () => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  await page.goto(moment);
  for (const size of windows) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.locator('.stage [data-decides="here"]').first().waitFor();
    await settled(page, width, height);
    found.push(await measure());
  }
  return found;
}
const box = async (page: Page, thing: string) => {
  const found = await page.locator(thing).first().boundingBox();
  if (!found) throw new Error(`there is no ${thing}`);
  return found;
};

test('senet: zoomed to 200 %, the squares are as large on the glass as before', async ({
  page,
  program,
}) => {
  const whole = ['1280x720', '1366x768', '1440x900', '1920x1080'];
  const zoomed = ['640x360', '683x384', '720x450', '960x540'];
  const moment = `${program.url}${momentAt('senet', '2 move')}`;
  const square = async () => (await box(page, '.stage [data-square="1"]')).width;
  const before = await measured(page, moment, whole, square);
  const after = await measured(page, moment, zoomed, square);
  zoomed.forEach((size, i) => {
    expect.soft(2 * (after[i] ?? 0), size).toBeGreaterThanOrEqual((before[i] ?? 0) - 1);
  });
});

test("hanabi: on a desk teammates' cards are as large as the room allows, what is said beside them", async ({
  page,
  program,
}) => {
  const windows = ['1280x720', '1366x768', '1440x900', '1920x1080'];
  const least = { '2': [120, 126, 126, 188], '5': [69, 80, 85, 130] };
  for (const title of decisions('hanabi')) {
    const card = '[data-hand]:not(.own) [data-card]';
    const found = await measured(
      page,
      `${program.url}${momentAt('hanabi', title)}`,
      windows,
      async () => {
        const { width } = await box(page, card);
        await page.locator(card).first().click();
        const hands = await box(page, '.stage .mates');
        const say = await box(page, '.stage .say');
        await page.keyboard.press('Escape');
        return { width, away: say.x - hands.x - hands.width, below: say.y - hands.y };
      },
    );
    windows.forEach((size, i) => {
      const { width = 0, away = 0, below = 0 } = found[i] ?? {};
      const bar = least[title.startsWith('5') ? '5' : '2'][i] ?? 0;
      expect.soft(width, `${title}, ${size}`).toBeGreaterThanOrEqual(bar);
      expect.soft(away, `${title}, ${size}`).toBeLessThan(24);
      expect.soft(below, `${title}, ${size}`).toBeLessThan(24);
    });
  }
});

test('hanabi: on a phone a finger finds every card and the lanterns', async ({ page, program }) => {
  const FINGER = 44;
  for (const title of decisions('hanabi')) {
    // How far a card's own ground reaches to both sides of its middle.
    const found = await measured(
      page,
      `${program.url}${momentAt('hanabi', title)}`,
      ['390x664', '390x844', '844x390'],
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.stage [data-card], .lanterns button')].map(
            (thing) => {
              const { left, right, top, bottom, height } = thing.getBoundingClientRect();
              const [x, y] = [(left + right) / 2, (top + bottom) / 2];
              const reaches = (step: number) => {
                let far = 0;
                while (thing.contains(document.elementFromPoint(x + step * (far + 1), y))) far += 1;
                return far;
              };
              return Math.min(reaches(-1) + reaches(1) + 1, height);
            },
          ),
        ),
    );
    for (const targets of found)
      expect.soft(Math.min(...targets), title).toBeGreaterThanOrEqual(FINGER - 1);
  }
});

test('hanabi: at a live table nothing is pushed off a phone, with the most points neither', async ({
  browser,
  program,
}) => {
  const { link } = await fiveAtHanabi(program.url);
  const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' });
  const { page } = marta;
  await page.goto(await link(0));
  await expect(marta.apron.getByText(/^Tocca a te/)).toBeVisible();
  const score = page.locator('.stage header .score');
  // Nobody plays ten cards for it: the widest score is written in by hand.
  await score.locator('b').evaluate((points) => (points.textContent = '25'));
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 664],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page, width, height);
    const wrong = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => ({
            name: (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40),
            at: one.getBoundingClientRect(),
          }));
      const cut = seen('.stage button, .stage header .score, .stage [data-decides]')
        .filter(({ at }) => at.left < -1 || at.right > innerWidth + 1)
        .map(({ name }) => `${name} is cut`);
      const row = seen('.stage header button, .stage header .score');
      const over = row
        .filter(({ at }, i) => i > 0 && at.left < (row[i - 1]?.at.right ?? 0) - 1)
        .map(({ name }) => `${name} is over the one before`);
      return [...cut, ...over];
    });
    expect.soft(wrong, `${width}x${height}`).toEqual([]);
  }
  await marta.context.close();
});
