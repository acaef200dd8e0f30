// The table and the apron as people use them: by finger and by ear, in both languages.
import { fireEvent, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import Album from './Album.svelte';
import './AllDreams.svelte';
import Apron from './Apron.svelte';
import './Giving.svelte';
import './Haunting.svelte';
import Rules from './Rules.svelte';
import { MOMENTS, PEOPLE } from './samples';
import { SestoPart } from './sesto.svelte';
import Table from './Table.svelte';
import './Zoom.svelte';

// Every table brings the words of all games along, and a busy machine takes its time over them.
vi.setConfig({ testTimeout: 60_000 });

const onaction = vi.fn(() => true);
const onrefusal = vi.fn();
const onpoint = vi.fn();

async function sit(name: string, lang: Lang = 'it', alone = false) {
  const part = new SestoPart({
    moment: MOMENTS[name]!,
    onaction,
    onrefusal,
    notes: {},
    onnote: vi.fn(),
    onpoint,
  });
  await show(Table, { part, alone }, lang);
  if (!alone) await show(Apron, { part }, lang);
  return { part, user: userEvent.setup() };
}

const size = { width: innerWidth, height: innerHeight };
function resize(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}
beforeEach(() => {
  vi.clearAllMocks();
  resize(1440, 900);
});
afterEach(() => resize(size.width, size.height));

test('a psychic takes up a card by its name, places the ball and is asked to confirm', async () => {
  const { user } = await sit('search');
  const cards = screen.getByRole('group', { name: 'Carte sul tavolo: Luoghi' });
  const card = cards.querySelectorAll('button')[2]!;
  await user.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Posa la sfera: / }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith({
    type: 'place',
    psychic: 0,
    card: { kind: 'place', number: 5 },
  });
});

test('whoever only listens hears the dreams and whose balls lie where', async () => {
  await sit('search', 'en');
  const dreams = screen.getByRole('group', { name: 'Your dreams' });
  expect(dreams.querySelectorAll('button[aria-label^="Dream of today: "]')).toHaveLength(2);
  expect(screen.getByRole('button', { name: /Luca’s ball is here, confirmed/ })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /^Luca: confirmed\. 0 of 3 found\. 2 dreams$/ }),
  ).toBeTruthy();
});

test('the ghost takes up dreams and sends them', async () => {
  const { user, part } = await sit('give');
  const hand = await screen.findByRole('group', { name: 'I sogni che hai in mano' });
  await user.click(hand.querySelectorAll<HTMLElement>('.dream')[1]!);
  expect(part.gift.picked).toEqual([10]);
  await user.click(screen.getByRole('button', { name: 'Manda un sogno a Marta' }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'give', psychic: 0, dreams: [10] });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a finger that is lifted goes on pointing, a mouse that leaves does not', async () => {
  const { user } = await sit('search', 'en');
  const dreams = screen.getByRole('group', { name: 'Your dreams' });
  await user.click(dreams.querySelector('button')!);
  await user.click(await screen.findByRole('button', { name: 'Point' }));
  const picture = screen.getByRole('application');
  const touch = { pointerType: 'touch', clientX: 0, clientY: 0 };
  await fireEvent.pointerDown(picture, touch);
  await fireEvent.pointerUp(picture, touch);
  await fireEvent.pointerLeave(picture, touch);
  expect(onpoint).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'dream-16' }));
  await fireEvent.pointerMove(picture, { pointerType: 'mouse' });
  await fireEvent.pointerLeave(picture, { pointerType: 'mouse' });
  expect(onpoint).toHaveBeenLastCalledWith(null);
});

test('a table that nobody touches shows everybody’s dreams', async () => {
  const { part } = await sit('search', 'it', true);
  const groups = await screen.findAllByRole('group', { name: /^Sogni di / });
  expect(groups).toHaveLength(part.view.psychics.length);
  expect(groups.map((one) => one.querySelectorAll('.dream').length)).toEqual(
    part.view.psychics.map(({ dreams }) => dreams.length),
  );
});

test('whoever plays two psychics is told which of them is on show', async () => {
  const { user } = await sit('two', 'en');
  expect(screen.getByText(/You play two minds\. Now: Mind Two\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Mind One/ }));
  expect(screen.getByText(/You play two minds\. Now: Mind One\./)).toBeTruthy();
});

test('a new hand takes two taps', async () => {
  const { user } = await sit('give');
  await user.click(await screen.findByRole('button', { name: 'Cambia la mano' }));
  expect(onaction).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sì, cambio tutti e sette' }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'change' });
});

test('while the lights are down the prompter tells whose ball is answered, and how', async () => {
  const { part } = await sit('search', 'en');
  const says = () => document.querySelector('.prompter')?.textContent.trim();
  part.light = { psychic: null, right: null };
  await tick();
  expect(says()).toBe('The signs. The lights go down.');
  part.light = { psychic: 1, right: null };
  await tick();
  expect(says()).toMatch(/^The .*… *Luca$/);
  part.light = { psychic: 1, right: false };
  await tick();
  expect(says()).toMatch(/^No. Not here: The /);
});

test('suspects are named with all three cards', async () => {
  const { user } = await sit('vote', 'en');
  const [first] = screen.getAllByRole('button', { name: /Reconstructed by/ });
  await user.click(first!);
  expect(screen.getByRole('button', { name: /^Place the ball: / })).toBeTruthy();
});

test('on a phone one row is on show, the others behind tabs', async () => {
  resize(390, 844);
  const { user } = await sit('search');
  await user.click(screen.getByRole('button', { name: 'Oggetti' }));
  expect(screen.getByRole('group', { name: 'Carte sul tavolo: Oggetti' })).toBeTruthy();
});

test.each(Object.keys(MOMENTS))('%s: every state can be shown, in both languages', async (name) => {
  for (const lang of LANGS) await sit(name, lang);
  await sit(name, 'it', true);
  expect(document.body.textContent).not.toMatch(/sesto-senso-|\{|\*/);
});

test.each(LANGS)('the album and the rules are whole: %s', async (lang) => {
  await show(Album, { view: MOMENTS.won!.view, seats: PEOPLE }, lang);
  await show(Rules, {}, lang);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  expect(document.body.textContent).not.toMatch(/sesto-senso-|\{|\*/);
});
