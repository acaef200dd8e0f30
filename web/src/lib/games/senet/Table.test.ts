// The table and the apron as people use them: by finger, by key, and by ear.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resize } from '$lib/testing/resize';
import { show } from '$lib/testing/show';
import type { Lang } from '$lib/i18n/languages';
import Apron from './Apron.svelte';
import { FIXED, MOMENTS } from './samples';
import { SenetPart } from './senet.svelte';
import Table from './Table.svelte';
import { PAINTS } from './types';

const onaction = vi.fn(() => true);
const onrefusal = vi.fn();

async function sit(name: string, lang: Lang = 'it', alone = false) {
  const moment = MOMENTS[name]!;
  const part = new SenetPart({ moment, fixed: FIXED, onaction, onrefusal });
  await show(Table, { part, alone }, lang);
  await show(Apron, { part }, lang);
  return { part, user: userEvent.setup() };
}
const square = (number: number) =>
  screen.getByLabelText(new RegExp(`^(Casella|Square) ${number},`));

beforeEach(() => {
  onaction.mockClear();
  onrefusal.mockClear();
  resize(1440, 900);
});

describe('by ear', () => {
  test('the board is a grid of thirty named buttons, in the order they are seen', async () => {
    await sit('swap');
    const grid = screen.getByRole('grid', { name: 'Tavola del Senet' });
    const rows = within(grid).getAllByRole('row');
    const numbers = rows.map((row) =>
      within(row)
        .getAllByRole('button')
        .map((cell) => Number(cell.getAttribute('aria-label')?.match(/\d+/)?.[0])),
    );
    expect(numbers).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
      [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
    ]);
  });

  test('whoever is away is said to be, and not only shown in grey', async () => {
    const moment = MOMENTS.swap!;
    const seats = moment.seats.map((seated) => ({ ...seated, away: !seated.mine }));
    const part = new SenetPart({ moment: { ...moment, seats }, fixed: FIXED, onaction, onrefusal });
    await show(Table, { part }, 'en');
    expect(screen.getByText('back soon')).toBeTruthy();
  });

  test('on a phone it is read as it stands there', async () => {
    resize(390, 844);
    await sit('swap');
    const [first] = within(screen.getByRole('grid')).getAllByRole('row');
    const labels = within(first!)
      .getAllByRole('button')
      .map((cell) => cell.getAttribute('aria-label')?.split(',')[0]);
    expect(labels).toEqual(['Casella 1', 'Casella 20', 'Casella 21']);
  });

  test('the chosen piece is pressed, the other movable ones are not, the rest are no choice', async () => {
    await sit('swap');
    expect(square(17).getAttribute('aria-pressed')).toBe('true');
    expect(square(12).getAttribute('aria-pressed')).toBe('false');
    expect(square(24).hasAttribute('aria-pressed')).toBe(false);
  });

  test('pictures keep silent', async () => {
    await sit('swap');
    for (const picture of document.querySelectorAll('svg'))
      expect(picture.getAttribute('aria-hidden')).toBe('true');
  });

  test('the afterlife is counted for both', async () => {
    await sit('may-leave', 'en');
    expect(screen.getByRole('img', { name: 'Marta: 2 of 5 in the afterlife' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Nonna: 0 of 5 in the afterlife' })).toBeTruthy();
  });
});

describe('before the start', () => {
  test.each([
    ['a desk', 1440, 900],
    ['a phone', 390, 844],
  ])('on %s both dice are seen and heard, and who is to throw', async (_, width, height) => {
    resize(width, height);
    const { user } = await sit('who-begins-second', 'en');
    expect(screen.getByRole('img', { name: 'Marta. Die: 4' })).toBeTruthy();
    const own = screen.getByRole('img', { name: 'Nonna. Die: not rolled yet' });
    expect(own.closest('.person')?.classList.contains('active')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Roll' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
  });

  test('whoever begins is named beside the dice', async () => {
    await sit('choose-waiting', 'en');
    const winner = screen.getByRole('img', { name: 'Nonna. Die: 2' }).closest('.person')!;
    expect(winner.textContent).toContain('goes first');
    const other = screen.getByRole('img', { name: 'Marta. Die: X' }).closest('.person')!;
    expect(other.textContent).not.toContain('goes first');
  });

  test('later there are no such dice and no colours to choose', async () => {
    await sit('swap', 'en');
    expect(screen.queryByRole('img', { name: /Die/ })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your pieces' })).toBeNull();
  });

  test('one chooses the colour of the own pieces', async () => {
    const { user } = await sit('who-begins-waiting', 'en');
    const group = screen.getByRole('group', { name: 'Your pieces' });
    expect(within(group).getByText('carnelian red')).toBeTruthy();
    const names = within(group)
      .getAllByRole('button')
      .map((stone) => [stone.getAttribute('aria-label'), stone.getAttribute('aria-pressed')]);
    expect(names).toEqual([
      ['carnelian red', 'true'],
      ['lapis blue', 'false'],
      ['malachite green', 'false'],
      ['amethyst violet', 'false'],
      ['ebony black', 'false'],
    ]);
    await user.click(within(group).getByRole('button', { name: 'ebony black' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'paint', colour: 'ebony' });
  });

  test('pieces are drawn in the colour of whoever plays them', async () => {
    const moment = MOMENTS.swap!;
    const view: typeof moment.view = { ...moment.view, colours: ['ebony', 'lapis'] };
    const part = new SenetPart({ moment: { ...moment, view }, fixed: FIXED, onaction, onrefusal });
    await show(Table, { part }, 'en');
    const body = (square: number) => document.querySelector(`[data-piece="${square}"] .body path`);
    expect(body(17)?.getAttribute('fill')).toBe(PAINTS.ebony.fill);
    expect(body(21)?.getAttribute('fill')).toBe(PAINTS.lapis.fill);
  });
});

describe('by finger', () => {
  test('the golden button does what it says', async () => {
    const { user } = await sit('swap');
    await user.click(screen.getByRole('button', { name: 'Scambiati sul 21' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 17 });
  });

  test('another piece, then the same again', async () => {
    const { user } = await sit('swap');
    await user.click(square(12));
    expect(screen.getByRole('button', { name: 'Muovi sul 16' })).toBeTruthy();
    await user.click(square(12));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 12 });
  });

  test('“pick another” goes on to the next', async () => {
    const { user } = await sit('swap', 'en');
    await user.click(screen.getByRole('button', { name: 'Pick another' }));
    expect(screen.getByRole('button', { name: 'Move to 30' })).toBeTruthy();
  });

  test('without hints the first tap picks', async () => {
    const { user } = await sit('no-hints');
    const gold = screen.getByRole('button', { name: 'Scegli una pedina' });
    expect(gold.getAttribute('aria-disabled')).toBe('true');
    await user.click(gold);
    expect(screen.getByRole('button', { name: 'Muovi sul 16' })).toBeTruthy();
    expect(onaction).not.toHaveBeenCalled();
  });

  test('the die is thrown with one tap', async () => {
    const { user } = await sit('throw');
    await user.click(screen.getByRole('button', { name: 'Tira. Dado: 2' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
  });

  test('either side is taken with one tap', async () => {
    const { user, part } = await sit('choose');
    expect(part.position).toMatchObject({ odd: 1, faint: true });
    await user.click(screen.getByRole('button', { name: 'Sto sulle dispari' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'choose', side: 'odd' });
  });

  test('leaving from Ra stands beside throwing', async () => {
    const { user } = await sit('may-leave', 'en');
    expect(screen.getByRole('button', { name: 'Roll' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave from Ra' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
  });

  test('a tap that can do nothing says why', async () => {
    const { user } = await sit('swap');
    await user.click(square(24));
    expect(onrefusal).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'senet-illegal-protected' }),
    );
  });

  test('a house, a wall and the die explain themselves on a phone', async () => {
    resize(390, 844);
    const { user } = await sit('swap', 'en');
    await user.click(square(27));
    expect(screen.getByText(/^Whoever lands here goes back to 15/)).toBeTruthy();
    await user.click(square(10));
    expect(screen.getByText('A wall of three or more:')).toBeTruthy();
    expect(onrefusal).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Die: 4' }));
    expect(screen.getByText(/^1, 4 and 5: move and roll again/)).toBeTruthy();
    await user.click(square(12));
    expect(screen.queryByText(/^1, 4 and 5/)).toBeNull();
  });

  test('on a phone, too, one sees which pieces are one’s own', async () => {
    resize(390, 844);
    await sit('swap', 'en');
    expect(screen.getByRole('img', { name: 'Your pieces are the cones' })).toBeTruthy();
  });

  test('on somebody else’s turn the golden button says so', async () => {
    const { user } = await sit('waiting');
    await user.click(screen.getByRole('button', { name: 'Tira' }));
    expect(onrefusal).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'senet-illegal-not-your-turn' }),
    );
  });
});

describe('by key', () => {
  test('Tab leads to the proposed piece and to no other square', async () => {
    await sit('swap');
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toEqual([square(17)]);
  });

  test('arrows go along the board, Enter chooses, Enter again confirms', async () => {
    const { user } = await sit('swap');
    square(17).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(square(16));
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByRole('button', { name: 'Muovi sul 16' })).toBeTruthy();
    expect(onaction).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'move', from: 12 });
  });

  test('Escape goes back to the proposal', async () => {
    const { user } = await sit('swap');
    square(12).focus();
    await user.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('button', { name: 'Scambiati sul 21' })).toBeTruthy();
  });

  test('Space throws, on the board or anywhere else, and only once', async () => {
    const { user } = await sit('throw');
    square(12).focus();
    await user.keyboard(' ');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
    expect(onrefusal).not.toHaveBeenCalled();
  });

  test('Space in the middle of nothing throws too', async () => {
    const { user } = await sit('throw');
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard(' ');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'throw' });
  });

  test('Space on another button is that button’s own', async () => {
    const { user } = await sit('may-leave');
    screen.getByRole('button', { name: 'Esci da Ra' }).focus();
    await user.keyboard(' ');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'leave' });
  });

  test('the golden button keeps the focus from one act to the next', async () => {
    const { user } = await sit('swap');
    const gold = screen.getByRole('button', { name: 'Scambiati sul 21' });
    gold.focus();
    await user.keyboard('{Enter}');
    await tick();
    expect(document.activeElement).toBe(gold);
    expect(gold.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('looking on', () => {
  test('who watches sees both players and decides nothing', async () => {
    await sit('fell');
    expect(screen.getByText('Marta')).toBeTruthy();
    expect(screen.getByText('Nonna')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tira' })).toBeNull();
  });

  test('alone, the table is a picture with both players and the die', async () => {
    const part = new SenetPart({ moment: MOMENTS.fell!, fixed: FIXED, onaction, onrefusal });
    await show(Table, { part, alone: true });
    expect(screen.getByRole('img', { name: 'Tavola del Senet' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Dado: 3' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
