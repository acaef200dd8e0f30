// What happened since one's own last turn stays in sight until one acts; and when the game is over,
// the table can be looked at with everything open.
import { fiveAtHanabi } from '../hanabi.ts';
import { expect, unlimited as test } from '../house.ts';
import { Person } from '../person.ts';

test('two informations and two discards later, both informations are still in sight', async ({
  browser,
  program,
}) => {
  const { act, link } = await fiveAtHanabi(program.url);
  await act(0, { type: 'inform', to: 1, clue: { value: 1 } });
  await act(1, { type: 'inform', to: 0, clue: { colour: 'red' } });
  await act(2, { type: 'inform', to: 0, clue: { value: 5 } });
  await act(3, { type: 'discard', card: 12 });
  await act(4, { type: 'discard', card: 16 });

  const size = { viewport: { width: 390, height: 664 } };
  const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' }, size);
  await marta.page.goto(await link(0));
  const strip = marta.page.getByRole('region', { name: 'Dal tuo ultimo turno' });
  const inSight = async () => {
    await expect(marta.apron.getByText('Tocca a te.')).toBeInViewport({ ratio: 1 });
    for (const words of [/^Ada ti informa: .*ross/, /^Bruno ti informa: .*5/, /^Dino scarta/])
      await expect(strip.getByRole('button', { name: words })).toBeInViewport({ ratio: 0.9 });
  };
  await inSight();
  await marta.page.reload();
  await inSight();
  // The prompter does not say again what the strip says.
  await expect(marta.apron.getByText('Dino scarta')).toHaveCount(1);
  await marta.context.close();
});

test('when it is over, the table shows one’s own last cards, and leads back to the summary', async ({
  browser,
  program,
}) => {
  const { act, link } = await fiveAtHanabi(program.url, { first: 1 });
  const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' });
  await marta.page.goto(await link(0));
  const over = marta.page.getByRole('button', { name: 'Guarda il tavolo' });
  // With this deal none of these fits, and the third error ends the game.
  for (const [seat, card] of [
    [1, 7],
    [2, 11],
    [3, 15],
  ] as const)
    await act(seat, { type: 'play', card });
  await over.waitFor();
  await marta.press(over);
  const own = marta.page.getByRole('button', { name: /^Marta, carta 1: / });
  await expect(own).toBeVisible();
  await marta.pressButton('Torna al finale');
  await expect(over).toBeVisible();
  await marta.context.close();
});
