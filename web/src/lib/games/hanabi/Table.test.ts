// The table and the apron as people use them: by finger, by key, and by ear.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resize } from '$lib/testing/resize';
import { show } from '$lib/testing/show';
import type { Lang } from '$lib/i18n/languages';
import Apron from './Apron.svelte';
import Finale from './Finale.svelte';
import { HanabiPart } from './hanabi.svelte';
import Rules from './Rules.svelte';
import { MOMENTS } from './samples';
import Table from './Table.svelte';

const onaction = vi.fn(() => true);
const onrefusal = vi.fn();
const onnote = vi.fn();

interface Sitting {
  lang?: Lang;
  alone?: boolean;
  notes?: Record<string, string>;
}
async function sit(name: string, { lang = 'it', alone = false, notes = {} }: Sitting = {}) {
  const part = new HanabiPart({ moment: MOMENTS[name]!, onaction, onrefusal, notes, onnote });
  await show(Table, { part, alone }, lang);
  if (!alone) await show(Apron, { part }, lang);
  return { part, user: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const labels = (hand: string) =>
  within(screen.getByRole('group', { name: hand }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('ludoteca.guard', 'confirm');
  onaction.mockClear();
  onrefusal.mockClear();
  onnote.mockClear();
  resize(1440, 900);
});

describe('by ear', () => {
  test('a teammate’s hand: fronts, and what is known there', async () => {
    await sit('turn');
    expect(labels('La mano di Luca')).toEqual([
      'Luca, carta 1: 3 rosso, sa che è un 3',
      'Luca, carta 2: 4 rosso, non ne sa nulla',
      'Luca, carta 3: 2 giallo, sa che è gialla',
      'Luca, carta 4: 5 blu, sa che è un 5',
    ]);
  });

  test('one’s own hand: only what was said, also what it is not', async () => {
    await sit('turn', { notes: { 'card-1': 'vecchia' } });
    expect(labels('La tua mano, vista da dietro')).toEqual([
      'La tua carta 1, sai che è un 5, non è: blu, appena indicata',
      'La tua carta 2, non è: rosso, giallo, 1, 5, tuo appunto: vecchia',
      'La tua carta 3, sai che è gialla, non è: 2, 5',
      'La tua carta 4, sai che è il 3 blu',
    ]);
  });

  test('h22: with deductions, what it can still be', async () => {
    await sit('inference', { lang: 'en' });
    expect(labels('Your hand, seen from behind')[1]).toContain(
      'it can be: blue 2; yellow 3, 4; green 3',
    );
    expect(labels('Your hand, seen from behind')[3]).toContain('can be discarded');
  });

  test('h22: from memory nothing of it is in the page', async () => {
    await sit('memory');
    expect(labels('La tua mano, vista da dietro')).toEqual(
      [1, 2, 3, 4].map((place) => `La tua carta ${place}`),
    );
    expect(document.body.innerHTML).not.toContain('sa che è');
  });

  test('series, lanterns, errors, deck and discards are told in words', async () => {
    await sit('last-round');
    for (const name of [
      'serie rossa: arriva al 2, si ferma al 2',
      'serie verde: arriva al 5, completa',
    ])
      expect(button(name)).toBeTruthy();
    for (const name of ['5 lanterne accese su 8', '1 errore su 3', 'Il mazzo è finito'])
      expect(button(name)).toBeTruthy();
    expect(screen.getByRole('img', { name: /3 rosso: 2 scartate, nessuna in giro/ })).toBeTruthy();
    expect(screen.getByText('Ultimo giro · restano 2 turni')).toBeTruthy();
  });

  test('a series that lost a high card is alive, and one that cannot grow is not', async () => {
    const { user } = await sit('bounded');
    const alive = button('serie bianca: arriva all’1, fino al 3');
    expect(alive.parentElement?.textContent).toContain('max 3');
    const stopped = button('serie rossa: arriva al 2, si ferma al 2');
    expect(stopped.parentElement?.textContent).not.toContain('max');
    expect(document.querySelectorAll('.stop')).toHaveLength(1);
    // A tap on either says why, a second one is enough of it.
    const says = () => document.querySelector('.prompter')?.textContent;
    await user.click(alive);
    expect(says()).toContain('Le serve il 2, e può arrivare al 3: i 4 sono tutti tra gli scarti.');
    await user.click(stopped);
    expect(says()).toContain('Si ferma qui: i 3 sono tutti tra gli scarti.');
    await user.click(stopped);
    expect(says()).not.toContain('scarti.');
  });

  test('pictures keep silent', async () => {
    await sit('turn');
    for (const picture of document.querySelectorAll('svg'))
      expect(picture.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('by finger', () => {
  test('an information in two taps, lit before it is confirmed', async () => {
    const { user } = await sit('turn');
    await user.click(button(/^Luca, carta 1/));
    await user.click(button('rosso, 2 carte'));
    expect(screen.getByText('«Hai due carte rosse, qui e qui.»')).toBeTruthy();
    expect(document.querySelectorAll('.card.up')).toHaveLength(2);
    expect(onaction).not.toHaveBeenCalled();
    await user.click(button('Dillo'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'inform',
      to: 1,
      clue: { colour: 'red' },
    });
  });

  test('h7: “you have no …” too', async () => {
    const { user } = await sit('turn', { lang: 'en' });
    await user.click(button(/^Luca, card 1/));
    await user.click(button('white, no card'));
    await user.click(button('Say it'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'inform',
      to: 1,
      clue: { colour: 'white' },
    });
  });

  test('h9: with all lanterns lit, discarding says why not', async () => {
    const { user } = await sit('full');
    await user.click(button(/^La tua carta 2/));
    await user.click(button('Scarta: si riaccende una lanterna'));
    expect(onaction).not.toHaveBeenCalled();
    expect(onrefusal).toHaveBeenCalledOnce();
  });

  test('lanterns, errors and deck say what they are for, and no more after another tap', async () => {
    const { user } = await sit('turn');
    const said = () => document.querySelector('.prompter')?.textContent ?? '';
    await user.click(button('5 lanterne accese su 8'));
    expect(said()).toContain('Ogni informazione ne spegne una');
    await user.click(button('1 errore su 3'));
    expect(said()).toContain('Tre errori, e lo spettacolo finisce.');
    await user.click(button('1 errore su 3'));
    expect(said()).toContain('Tocca a te.');
    await user.click(button('11 carte nel mazzo'));
    expect(said()).toContain('Quando è finito resta un turno a testa');
  });

  test('a picked card says the whole note', async () => {
    const { user } = await sit('turn', { notes: { 'card-1': 'forse quella di Luca' } });
    await user.click(button(/^La tua carta 2/));
    expect(document.querySelector('.prompter')?.textContent).toContain('forse quella di Luca');
  });

  test('with one’s name, a teammate’s hand is seen as they see it', async () => {
    const { user } = await sit('turn');
    await user.click(button('Con gli occhi di Luca'));
    expect(button('Con gli occhi di Luca').getAttribute('aria-pressed')).toBe('true');
    const hand = document.querySelector('[data-hand="1"]');
    expect(hand?.querySelectorAll('[href^="#hanabi-back"]')).toHaveLength(4);
  });

  test('a note is written on a card', async () => {
    const { user } = await sit('turn');
    await user.click(button(/^Nonna, carta 2/));
    await user.click(button('Appunto su questa carta'));
    await user.type(screen.getByRole('textbox'), 'salvala{Enter}');
    expect(onnote).toHaveBeenCalledExactlyOnceWith('card-9', 'salvala');
  });

  test('on a phone the words take the place of one’s cards', async () => {
    resize(390, 844);
    const { user } = await sit('turn');
    await user.click(button(/^Luca, carta 1/));
    expect(screen.queryByRole('group', { name: 'La tua mano, vista da dietro' })).toBeNull();
    await user.click(button('Lascia stare'));
    expect(screen.getByRole('group', { name: 'La tua mano, vista da dietro' })).toBeTruthy();
  });
});

describe('by key', () => {
  test('arrows move along a hand, Enter chooses, Enter again confirms', async () => {
    const { user } = await sit('turn');
    button(/^La tua carta 1/).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(button(/^La tua carta 4/));
    await user.keyboard('{Enter}');
    button('Gioca').focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Gioca'));
    await user.keyboard('{Enter}');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 3 });
  });

  test('h20: with Shift the card itself moves', async () => {
    const { user } = await sit('turn');
    button(/^La tua carta 1/).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(labels('La tua mano, vista da dietro')[1]).toContain('sai che è un 5');
    await user.click(button('Va bene così'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'arrange', cards: [1, 0, 2, 3] });
  });

  test('Esc lets go of what is picked', async () => {
    const { user, part } = await sit('turn');
    await user.click(button(/^La tua carta 1/));
    await user.keyboard('{Escape}');
    expect(part.picked).toBeNull();
  });
});

describe('alone', () => {
  test('every hand is there, nothing can be pressed, and hidden cards stay hidden', async () => {
    await sit('watch', { alone: true });
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(
      screen.getByRole('img', { name: /^Luca, carta 1, coperta, sa che è un 3/ }),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: '15 punti su 25' })).toBeTruthy();
  });
});

test('the finale is as grand as the score', async () => {
  await show(Finale, { view: MOMENTS.over!.view });
  // Five series have begun; the complete one opens twice.
  expect(document.querySelectorAll('svg[viewBox^="-60"]')).toHaveLength(6);
});

test.each(['it', 'en'] as const)('the rules are told in %s', async (lang) => {
  await show(Rules, {}, lang);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Hanabi');
  expect(document.body.textContent).not.toContain('hanabi-');
});

test('the rules say which of them are ours', async () => {
  await show(Rules, {}, 'en');
  const marked = screen.getAllByText('our rule').map((mark) => mark.parentElement?.textContent);
  expect(marked).toContainEqual(expect.stringContaining('By the book whoever wears'));
  expect(document.body.textContent).not.toContain('~');
});
