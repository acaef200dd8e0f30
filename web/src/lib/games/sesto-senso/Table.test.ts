// The table and the apron as people use them: by finger and by ear, in both languages.
import { fireEvent, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import { sound } from '$lib/ui/sound';
import { Timeline } from '$lib/ui/motion';
import Album from './Album.svelte';
import './AllDreams.svelte';
import Apron from './Apron.svelte';
import { dreamKey } from './editions';
import './Giving.svelte';
import './Haunting.svelte';
import Rules from './Rules.svelte';
import './Television.svelte';
import './Seance.svelte';
import './Suspects.svelte';
import { MOMENTS, PEOPLE } from './samples';
import { SestoPart } from './sesto.svelte';
import { cardKey, type Card, type Kind, type PsychicView, type View } from './types';
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

test('a television shows the newest dreams, with fingers and words', async () => {
  const { psychic, seat, dreams } = MOMENTS.search!.view.psychics.find(
    ({ dreams }) => dreams.length > 0,
  )!;
  const part = new SestoPart({
    moment: { ...MOMENTS.search!, seat: null },
    onaction,
    onrefusal,
    pointers: [{ seat, key: dreamKey(MOMENTS.search!.view, dreams[0]!), x: 300, y: 300 }],
    said: [{ key: 'talk-1', seat, words: 'Guardate la luna!' }],
  });
  await show(Table, { part, alone: true, tv: true }, 'it');
  expect(part.focus?.psychic).toBe(psychic);
  const group = await screen.findByRole('group', { name: /^Sogni di / });
  expect(group.querySelectorAll('.dream')).toHaveLength(dreams.length);
  expect(group.querySelector('.finger')).toBeTruthy();
  expect(screen.getByText('Guardate la luna!')).toBeTruthy();
  expect(document.querySelector('button')).toBeNull();
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
  expect(
    screen.getByText(/You play two psychics\. Now it is the second one’s turn\./),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^First psychic/ }));
  expect(screen.getByText(/You play two psychics\. Now it is the first one’s turn\./)).toBeTruthy();
});

test('a new hand takes two taps', async () => {
  const { user } = await sit('give');
  await user.click(await screen.findByRole('button', { name: 'Cambia la mano' }));
  expect(onaction).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sì, cambio tutti e sette' }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'change' });
});

test('a new hand is asked about anew when another psychic or a dream is taken up', async () => {
  const { user } = await sit('give');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cambia la mano' }));
    expect(screen.getByRole('button', { name: 'Sì, cambio tutti e sette' })).toBeTruthy();
  };
  const isAskedAnew = () =>
    expect(screen.queryByRole('button', { name: 'Sì, cambio tutti e sette' })).toBeNull();
  await ask();
  const [other] = screen.getAllByRole('button', { name: /Adesso cerca: /, pressed: false });
  if (!other) throw new Error('one of several psychics is looked at');
  await user.click(other);
  isAskedAnew();
  await ask();
  const hand = screen.getByRole('group', { name: 'I sogni che hai in mano' });
  const [dream] = within(hand).getAllByRole('button', { pressed: false });
  if (!dream) throw new Error('the ghost holds dreams');
  await user.click(dream);
  isAskedAnew();
  expect(onaction).not.toHaveBeenCalled();
});

test('nothing of an answer is on the page before its own moment', async () => {
  const moment = { ...MOMENTS.search!, playing: true };
  const part = new SestoPart({ moment, onaction, onrefusal });
  await show(Table, { part }, 'en');
  await show(Apron, { part }, 'en');
  const [first, second] = part.view.psychics as [PsychicView, PsychicView];
  const who = ({ psychic, seat }: PsychicView) => ({ psychic, seat, shared: false });
  const card = ({ searching, ball }: PsychicView): Card => ({
    kind: searching ?? 'object',
    number: ball ?? 0,
  });
  const page = () => document.body.textContent ?? '';
  const stage = () => document.querySelector('[data-seance]');
  const quick = new Timeline(1, true);
  quick.finish();
  const heard = vi.spyOn(sound, 'play').mockReturnValue(undefined);
  const title = document.title;
  const psychics = [first.psychic, second.psychic];
  const signs = { type: 'signs' as const, day: 2, psychics };
  await part.beat(signs, part.view)(quick);
  await vi.waitFor(() => expect(stage()).toBeTruthy());
  const row = part.kind;
  // Whose ball is asked about is seen first, and the answer only with its own event.
  const refused = { type: 'refused', who: who(first), card: card(first) } as const;
  await part.breath(refused)?.(quick);
  await tick();
  expect(stage()?.textContent).toMatch(/…/);
  expect(page()).not.toMatch(/No: it is not/);
  await part.beat(refused, part.view)(quick);
  await tick();
  expect(stage()?.textContent).toMatch(/No: it is not/);
  const found = { type: 'found', who: who(second), card: card(second), left: 1 } as const;
  await part.breath(found)?.(quick);
  await tick();
  expect(page()).not.toMatch(/Yes! It is/);
  // Whoever listens knows no sooner than whoever looks: a breath sounds the same for both.
  expect(heard.mock.calls.flat()).toEqual(['chime', 'heart', 'flip', 'heart']);
  expect(document.title).toBe(title);
  const then = {
    ...part.view,
    psychics: part.view.psychics.map((one) =>
      one === second ? { ...one, found: 2, searching: 'character' as const, ball: null } : one,
    ),
  };
  await part.beat(found, then)(quick);
  await tick();
  expect(stage()?.textContent).toMatch(/Yes! It is/);
  expect(heard.mock.calls.flat().at(-1)).toBe('bell');
  expect(part.kind).toBe(row);
  await part.beat({ type: 'day', day: 3 }, then)(quick);
  await tick();
  expect(stage()).toBeNull();
});

test('a tap on the stage goes on at once', async () => {
  const onskip = vi.fn();
  const moment = { ...MOMENTS.vote!, playing: true };
  const part = new SestoPart({ moment, onaction, onrefusal, onskip });
  await show(Table, { part }, 'it');
  const quick = new Timeline(1, true);
  quick.finish();
  const { psychic, seat, combination } = part.view.psychics[0]!;
  const character = { kind: 'character', number: combination.character ?? 0 } as const;
  const on = { psychic, seat, shared: false };
  await part.breath({ type: 'accused', day: 5, on, character, right: true })?.(quick);
  const skip = await screen.findByRole('button', { name: 'Tocca per andare avanti' });
  expect(onskip).not.toHaveBeenCalled();
  await userEvent.click(skip);
  expect(onskip).toHaveBeenCalledOnce();
});

test('closed eyes open for the right accusation alone', async () => {
  const moment = { ...MOMENTS.vote!, playing: true };
  const part = new SestoPart({ moment, onaction, onrefusal });
  await show(Table, { part }, 'it');
  const quick = new Timeline(1, true);
  quick.finish();
  const { psychic, seat, combination } = part.view.psychics[0]!;
  const character = { kind: 'character', number: combination.character ?? 0 } as const;
  const accused = (right: boolean) =>
    ({ type: 'accused', day: 5, on: { psychic, seat, shared: false }, character, right }) as const;
  for (const right of [false, true]) {
    await part.breath(accused(right))?.(quick);
    await vi.waitFor(() => expect(document.querySelector('.accused.alone')).toBeTruthy());
    expect(document.querySelector('.lids')).toBeNull();
    await part.beat(accused(right), part.view)(quick);
    await vi.waitFor(() => expect(document.querySelector('.accused.answer')).toBeTruthy());
    expect(document.querySelector('.lids') !== null).toBe(right);
  }
});

test('in the end a dream held close is compared with the suspects’ cards', async () => {
  const { part } = await sit('vote', 'it');
  const { revelation, psychics } = part.view;
  part.openDream(revelation!.common[0]!.dream);
  const group = await screen.findByRole('group', { name: 'Confronta con i sospettati' });
  const known = psychics.filter(({ psychic }) => revelation!.suspects.includes(psychic));
  expect(within(group).getAllByRole('button')).toHaveLength(3 * known.length);
  await userEvent.click(within(group).getAllByRole('button')[0]!);
  expect(part.closeup.beside).toMatch(/^character-/);
});

test('what can end a game is asked first, and says what it does', async () => {
  const moment = MOMENTS.search!;
  const legal = { ...moment.legal, motions: [{ to: 'slip' as const, yes: true, ends: true }] };
  const part = new SestoPart({ moment: { ...moment, legal }, onaction, onrefusal });
  await show(Apron, { part }, 'en');
  const user = userEvent.setup();
  const slip = () => screen.getByRole('button', { name: 'The Ghost gave it away' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(slip());
  expect(screen.getByRole('alert').textContent).toMatch(/the game ends at once, and is lost/);
  await user.click(screen.getByRole('button', { name: 'No, play on' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onaction).not.toHaveBeenCalled();
  await user.click(slip());
  await user.click(screen.getByRole('button', { name: 'Yes, it gave itself away' }));
  expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'agree', to: 'slip', yes: true });
});

test.each([
  [1440, 900],
  [390, 664],
])(
  'the ghost sees the table as the psychics do, and nobody sees the ghost: %ix%i',
  async (w, h) => {
    resize(w, h);
    const moment = MOMENTS.give!;
    const desk = { moment, onaction, onrefusal, onpoint, onnote: vi.fn() };
    const asked = moment.view.psychics.find(({ searching }) => searching)!;
    const kind = asked.searching!;
    const row = moment.view.rows.find((row) => row.kind === kind)!;
    const [first, second] = row.cards as [number, number];
    const one = { ...asked, ball: first, refused: [second] };
    const view = {
      ...moment.view,
      psychics: moment.view.psychics.map((other) => (other === asked ? one : other)),
    };
    const part = new SestoPart({
      ...desk,
      moment: { ...moment, view },
      pointers: [{ seat: asked.seat, key: cardKey({ kind, number: second }), x: 500, y: 500 }],
    });
    await show(Table, { part }, 'it');
    part.look(asked.psychic);
    await tick();
    const mirror = await screen.findByRole('group', { name: /^Carte sul tavolo: / });
    const cards = [...mirror.querySelectorAll('button:not(.other)')];
    expect(cards).toHaveLength(row.cards.length);
    expect(cards[0]!.querySelector(`[data-ball="${asked.psychic}"]`)).toBeTruthy();
    expect(cards[0]!.getAttribute('aria-label')).toMatch(/Qui c’è la sfera di /);
    expect(cards[1]!.getAttribute('aria-label')).toMatch(/Già esclusa per /);
    expect(cards[1]!.querySelector('.finger')).toBeTruthy();
    const user = userEvent.setup();
    for (const card of cards) await user.click(card);
    expect(part.closeup.isOpen).toBe(true);
    // A dream held close has the card that it is for beside it.
    part.openDream(moment.view.hand![0]!, moment.view.hand!);
    expect(part.closeup.beside).toBe(cardKey(part.target(one)!));
    expect([onaction, onpoint, desk.onnote].flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);

test.each([
  [1440, 900],
  [390, 664],
])('the ghost sees what is pointed at on a dream, and in other rows: %ix%i', async (w, h) => {
  resize(w, h);
  const moment = MOMENTS.give!;
  const [one, two] = moment.view.psychics as [PsychicView, PsychicView];
  const kind: Kind = one.searching === 'place' ? 'object' : 'place';
  const row = moment.view.rows.find((row) => row.kind === kind)!;
  const view = {
    ...moment.view,
    psychics: moment.view.psychics.map((other) => {
      if (other === one) return { ...other, dreams: [7] };
      return other === two ? { ...other, searching: kind, ball: row.cards[0]! } : other;
    }),
  };
  const part = new SestoPart({
    moment: { ...moment, view },
    onaction,
    onrefusal,
    pointers: [{ seat: two.seat, key: 'dream-08', x: 300, y: 300 }],
  });
  await show(Table, { part }, 'it');
  await show(Apron, { part }, 'it');
  part.look(one.psychic);
  await tick();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-lies="dream-08"] .finger')).toBeTruthy(),
  );
  expect(screen.getByText(/indica un dettaglio: Quel che il lago restituisce/)).toBeTruthy();
  // The ball in the other row is a tap away, and so is the way back.
  const user = userEvent.setup();
  await user.click(
    screen.getByRole('button', { name: /: (una sfera o un dito|\d fra sfere e dita)$/ }),
  );
  const mirror = screen.getByRole('group', { name: /^Carte sul tavolo: / });
  expect(mirror.querySelector(`[data-ball="${two.psychic}"]`)).toBeTruthy();
  const own = { object: 'Oggetti', place: 'Luoghi', character: 'Personaggi' };
  const back = within(mirror).getByRole('button', {
    name: new RegExp(`^${own[part.focus!.searching!]}`),
  });
  await user.click(back);
  expect(part.kind).toBe(one.searching);
  expect(onaction).not.toHaveBeenCalled();
});

test('who only watches is shown the row in which somebody points at a card', () => {
  const moment = { ...MOMENTS.search!, seat: null };
  const desk = { moment, onaction, onrefusal };
  const shown = new SestoPart(desk).kind;
  const row = moment.view.rows.find(({ kind }) => kind !== shown)!;
  const key = cardKey({ kind: row.kind, number: row.cards[0]! });
  const pointers = [{ seat: moment.view.psychics[0]!.seat, key, x: 500, y: 500 }];
  expect(new SestoPart({ ...desk, pointers }).kind).toBe(row.kind);
  // At a seat the row stays one's own.
  const seated = { moment: MOMENTS.search!, onaction, onrefusal };
  const own = new SestoPart(seated).kind;
  expect(new SestoPart({ ...seated, pointers }).kind).toBe(own);
});

test('in the end the ghost’s tap on a suspect holds the three cards close', async () => {
  const { ghost } = MOMENTS.vote!.view;
  const part = new SestoPart({ moment: { ...MOMENTS.vote!, seat: ghost }, onaction, onrefusal });
  const [one] = part.view.psychics;
  await part.accuse(one!.psychic);
  expect(onrefusal).not.toHaveBeenCalled();
  expect(onaction).not.toHaveBeenCalled();
  const number = one!.combination.character ?? 0;
  expect(part.closeup.keys).toHaveLength(3);
  expect(part.closeup.keys[0]).toBe(cardKey({ kind: 'character', number }));
});

test('at a table of the first edition a dream is what it was, and a finger on it is seen', async () => {
  const moment = MOMENTS.search!;
  const [one] = moment.view.psychics as [PsychicView];
  const view: View = {
    ...moment.view,
    options: { ...moment.view.options, edition: 'first' },
    psychics: moment.view.psychics.map((other) =>
      other === one ? { ...other, dreams: [7] } : other,
    ),
  };
  const part = new SestoPart({
    moment: { ...moment, view },
    onaction,
    onrefusal,
    onpoint,
    pointers: [{ seat: 3, key: 'dream-08', x: 300, y: 300 }],
  });
  await show(Table, { part }, 'it');
  await show(Apron, { part }, 'it');
  const dream = document.querySelector('[data-lies="first-08"]')!;
  expect(dream.getAttribute('aria-label')).toMatch(/cigno ricorda.*Un cigno nero/);
  expect(dream.querySelector('.finger')).toBeTruthy();
  expect(part.pointing?.key).toBe('first-08');
  part.point('first-08', 1, 2);
  expect(onpoint).toHaveBeenLastCalledWith({ key: 'dream-08', x: 1, y: 2 });
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

test.each(LANGS)('the album and the rules are whole: %s', async (lang) => {
  await show(Album, { view: MOMENTS.won!.view, seats: PEOPLE }, lang);
  await show(Rules, {}, lang);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/sesto-senso-|\{|\*|~/);
  // The cards of each row, for two players on the easiest level and for seven on the hardest.
  const counts = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect([counts.length, counts[0], counts.at(-1)]).toEqual([24, '4', '12']);
});
