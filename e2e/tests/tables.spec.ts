// My tables and my results: whose turn it is and what was done last, what came of it, drawn and in a
// table; what is not wanted any more is put away after a question.
import { AxeBuilder } from '@axe-core/playwright';
import { finished } from '../finished.ts';
import { expect, swift as test } from '../house.ts';
import type { Looks, Person } from '../person.ts';

const WORDS = {
  it: {
    tables: 'I miei tavoli',
    running: 'In corso',
    over: 'Finiti',
    waits: 'Non è ancora cominciata.',
    ended: /Vince .+, 5 a \d\./,
    sure: 'Butta via',
    none: 'Nessun tavolo ti aspetta.',
    results: 'I miei risultati',
    one: /Una partita, (non )?vinta\./,
    against: /: (una vinta, 0 perse|0 vinte, una persa)$/,
    all: 'Tutte le partite',
  },
  en: {
    tables: 'My tables',
    running: 'Under way',
    over: 'Over',
    waits: 'It has not begun yet.',
    ended: /.+ wins, 5 to \d\./,
    sure: 'Throw away',
    none: 'No table waits for you.',
    results: 'My results',
    one: /One game, (not )?won\./,
    against: /: (1 won, 0 lost|0 won, 1 lost)$/,
    all: 'All games',
  },
};

async function inspect({ page }: Person, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, `axe on ${screen}`).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `width of ${screen}`).toBeLessThanOrEqual(0);
}

const LOOKS: Looks[] = [
  { on: 'phone', lang: 'it', theme: 'giorno' },
  { on: 'desktop', lang: 'en', theme: 'sera' },
];

for (const looks of LOOKS) {
  test(`my tables and my results, ${looks.on} ${looks.lang}`, async ({ guest }) => {
    const marta = await guest(looks);
    const { page } = marta;
    const words = WORDS[looks.lang];
    await marta.arrive('Marta');
    await finished(marta, 'senet');
    const opened = await page.request.post('/api/rooms', { data: { game: 'senet' } });
    expect(opened.ok()).toBe(true);

    await page.goto('/');
    await marta.press(page.getByRole('link', { name: words.tables }).first());
    await expect(page.getByRole('heading', { level: 1, name: words.tables })).toBeVisible();
    const running = page.getByRole('region', { name: words.running });
    await expect(running.getByRole('link', { name: words.waits })).toBeVisible();
    const over = page.getByRole('region', { name: words.over });
    await expect(over.getByRole('link', { name: words.ended })).toBeVisible();
    await inspect(marta, 'my tables');

    await marta.press(running.getByRole('button'));
    await marta.press(page.getByRole('dialog').getByRole('button', { name: words.sure }));
    await expect(running.getByText(words.none)).toBeVisible();

    await marta.press(over.getByRole('link', { name: words.results }));
    await expect(page.getByRole('heading', { level: 1, name: words.results })).toBeVisible();
    const senet = page.getByRole('region', { name: 'Senet' });
    await expect(senet.getByRole('paragraph')).toHaveText(words.one);
    await expect(senet.getByRole('img', { name: words.against })).toBeVisible();
    await marta.press(senet.getByText(words.all));
    await expect(senet.getByRole('row')).toHaveCount(2);
    await inspect(marta, 'my results');
    await marta.press(senet.getByRole('table').getByRole('link'));
    await expect(page).toHaveURL(/\/replay$/);
  });
}
