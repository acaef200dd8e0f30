// The table and the apron as people use them: by finger, by key, and by ear.
import { cleanup, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lang } from '$lib/i18n/languages';
import { resize } from '$lib/testing/resize';
import { show } from '$lib/testing/show';
import Apron from './Apron.svelte';
import Reference from './Reference.svelte';
import { card, FIXED, moment, MOMENTS } from './samples';
import { SensuPart } from './sensu.svelte';
import Table from './Table.svelte';

// On a busy machine a table takes its time to be drawn.
vi.setConfig({ testTimeout: 30_000 });

const onaction = vi.fn((): boolean | Promise<boolean> => true);
const onrefusal = vi.fn();

async function sit(name: string, lang: Lang = 'it', alone = false) {
  const moment = MOMENTS[name]!;
  const part = new SensuPart({ moment, fixed: FIXED, onaction, onrefusal });
  await show(Table, { part, alone }, lang);
  if (!alone) await show(Apron, { part }, lang);
  return { part, user: userEvent.setup() };
}
const hand = () => screen.getByRole('group', { name: /^(Le tue carte|Your cards)$/ });
const mine = (name: RegExp) => within(hand()).getByRole('button', { name });
const gold = (name: string | RegExp) => screen.getByRole('button', { name });
const choice = async (name: RegExp) => {
  const group = { name: /^(Fra che cosa|What you choose)/ };
  return within(await screen.findByRole('group', group, PATIENCE)).getByRole('button', { name });
};

/** Parts that come when they are needed. */
const PATIENCE = { timeout: 20_000 };

beforeEach(() => {
  onaction.mockClear();
  // Nothing is chosen yet.
  new SensuPart({ moment: MOMENTS.turn!, fixed: FIXED, onaction, onrefusal }).back();
  onrefusal.mockClear();
  resize(390, 844);
});

describe('what is chosen', () => {
  const picked = () => screen.queryAllByRole('button', { pressed: true });
  const again = (seats = MOMENTS.turn!.seats) => {
    const desk = { moment: { ...structuredClone(MOMENTS.turn!), seats }, fixed: FIXED };
    return { ...desk, onaction, onrefusal };
  };

  test('is kept when the same is asked anew: the line was lost, or one read the rules', async () => {
    const desk = again();
    const part = new SensuPart(desk);
    part.pick(card('gun-sen', 2));
    desk.moment = structuredClone(MOMENTS.turn!);
    expect(part.picked).toEqual([card('gun-sen', 2)]);
    await show(Apron, { part: new SensuPart(again()) }, 'it');
    expect(picked()).toHaveLength(1);
  });

  test('is forgotten on a device that several people share, and when another turn comes', () => {
    const seats = MOMENTS.turn!.seats.map((seat) => ({ ...seat, mine: true }));
    const part = new SensuPart(again(seats));
    part.pick(card('gun-sen', 2));
    expect(new SensuPart(again(seats)).picked).toEqual([]);
    const desk = again();
    const own = new SensuPart(desk);
    own.pick(card('gun-sen', 2));
    const moment = structuredClone(MOMENTS.turn!);
    desk.moment = { ...moment, view: { ...moment.view, turn: 99 } };
    expect(own.picked).toEqual([]);
  });
});

describe('counting oneself (U37)', () => {
  const withHelp = (of: string, help: 'light' | 'none') => {
    const { view, legal, ...moment } = MOMENTS[of]!;
    const options = { ...view.options, help };
    const offer = legal.offer && { ...legal.offer, twenties: [] };
    return { ...moment, view: { ...view, options }, legal: { ...legal, play: null, offer } };
  };
  const said = () => document.querySelector('.prompter p')?.textContent.trim();
  async function sitWith(help: 'light' | 'none', of = 'turn') {
    const part = new SensuPart({ moment: withHelp(of, help), fixed: FIXED, onaction, onrefusal });
    await show(Table, { part, alone: false }, 'it');
    await show(Apron, { part }, 'it');
    return { part, user: userEvent.setup() };
  }

  test('with light help cards are added up, and nothing is found', async () => {
    const { user } = await sitWith('light');
    expect(screen.queryByRole('button', { name: /^Mostra i/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /può fare 20/ })).toBeNull();
    await user.click(mine(/^2 Gun-sen/));
    await user.click(mine(/^7 Gun-sen/));
    expect(screen.getByText('Fa 9: mancano 11.', { selector: '.prompter p' })).toBeTruthy();
    await user.click(mine(/^9 Gun-sen/));
    await user.click(mine(/^2 Mai-ougi/));
    expect(screen.getByText('Venti!', { selector: '.prompter p' })).toBeTruthy();
    expect(mine(/^7 Gun-sen, una stecca(, simbolo.*)?$/)).toBeTruthy();
  });

  test('without help not even that', async () => {
    const { user } = await sitWith('none');
    expect(said()).toBe('Tocca a te. Pesca una carta, o fai 20.');
    await user.click(mine(/^2 Gun-sen/));
    expect(said()).toBe('Una carta scelta. Fa 20?');
    await user.click(mine(/^7 Gun-sen/));
    expect(said()).toBe('2 carte scelte. Fanno 20?');
    expect(document.querySelector('.counting')).toBeNull();
  });

  test.each(['light', 'none'] as const)(
    'with help “%s” whatever is picked can be tried',
    async (help) => {
      const { user, part } = await sitWith(help);
      await user.click(mine(/^9 Gun-sen/));
      await user.click(mine(/^2 Gun-sen/));
      onaction.mockReturnValueOnce(false);
      await user.click(gold('Prova con queste'));
      const cards = [card('gun-sen', 9), card('gun-sen', 2)];
      expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'play', cards });
      expect(part.picked).toEqual(cards);
    },
  );

  test('alone the free cards are tried', async () => {
    const { user } = await sitWith('none', 'solo');
    expect(said()).toBe('Pesca una carta, o fai 20.');
    const first = { name: /^Colonna 1: 6 Mai-ougi/ };
    await user.click(await screen.findByRole('button', first, PATIENCE));
    await user.click(screen.getByRole('button', { name: /^Colonna 3: 9 Hi/ }));
    await user.click(gold('Prova con queste'));
    const cards = [card('mai-ougi', 6), card('hi-ogi', 9)];
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'play', cards });
  });
});

describe('making twenty', () => {
  test('cards are counted as they are tapped, and played when they make twenty', async () => {
    const { user } = await sit('turn');
    await user.click(mine(/^2 Gun-sen/));
    await user.click(mine(/^7 Gun-sen/));
    expect(screen.getByText('Fa 9: mancano 11.', { selector: '.prompter p' })).toBeTruthy();
    await user.click(mine(/^9 Gun-sen/));
    await user.click(mine(/^2 Mai-ougi/));
    expect(screen.getByText(/^Venti!/).textContent).toContain('Tre Gun-sen');
    expect(mine(/^7 Gun-sen.*Bonus/)).toBeTruthy();
    expect(mine(/^2 Mai-ougi.*o questa\?/)).toBeTruthy();
    await user.click(gold('Gioca il 20'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'play',
      cards: MOMENTS.turn!.legal.play![0],
    });
  });

  test('of tied cards another one is redeemed by a tap, and the server is told when it asks', async () => {
    const desk = { moment: MOMENTS.turn!, fixed: FIXED, onaction, onrefusal };
    const part = new SensuPart(desk);
    await show(Apron, { part }, 'it');
    const user = userEvent.setup();
    for (const name of [/^2 Gun-sen/, /^7 Gun-sen/, /^9 Gun-sen/, /^2 Mai-ougi/])
      await user.click(mine(name));
    await user.click(mine(/^2 Mai-ougi.*o questa\?/));
    expect(mine(/^2 Gun-sen.*o questa\?/)).toBeTruthy();
    expect(part.way?.redeemed).toContain(card('mai-ougi', 2));
    await user.click(gold('Gioca il 20'));
    desk.moment = MOMENTS.redeem!;
    part.follow();
    expect(onaction).toHaveBeenLastCalledWith({ type: 'redeem', card: card('mai-ougi', 2) });
  });

  test('a wild card shows what it can count as, and counts as what one says', async () => {
    const { user, part } = await sit('wild');
    await user.click(mine(/^jolly/));
    const meant = screen.getByRole('radiogroup', { name: 'Il jolly vale' });
    const numbers = within(meant).getAllByRole('radio');
    expect(numbers).toHaveLength(3);
    await user.click(numbers[2]!);
    expect(part.sum.total).toBe(Number(numbers[2]!.parentElement!.textContent));
  });

  test('a tap takes a card back, Escape all of them', async () => {
    const { user, part } = await sit('turn');
    await user.click(mine(/^2 Gun-sen/));
    await user.click(mine(/^5 Hi/));
    await user.click(mine(/^2 Gun-sen/));
    expect(part.picked).toEqual([card('hi-ogi', 5)]);
    await user.keyboard('{Escape}');
    expect(part.picked).toEqual([]);
  });

  test('the list of combinations picks the cards of one', async () => {
    const { user, part } = await sit('turn', 'en');
    await user.click(screen.getByRole('button', { name: /^Show / }));
    const list = await screen.findByRole('group', { name: 'Your combinations' }, PATIENCE);
    await user.click(within(list).getByRole('button'));
    expect(part.twenty?.cards).toEqual(MOMENTS.turn!.legal.play![0]);
    expect(part.gain(0, 'gun-sen')).toBe(5);
    expect(part.built()?.fires).toEqual(['courage']);
  });
});

describe('drawing', () => {
  test('the deck is chosen by one tap and drawn from by the second', async () => {
    const { user } = await sit('no-twenty');
    const deck = screen.getByRole('button', { name: /^Mazzo/ });
    await user.click(deck);
    expect(onaction).not.toHaveBeenCalled();
    expect(deck.getAttribute('aria-pressed')).toBe('true');
    await user.click(deck);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'draw' });
  });

  test('the top of a pile is named on the button that takes it', async () => {
    const { user } = await sit('turn', 'en');
    await user.click(screen.getByRole('button', { name: /^Discards of Luca/ }));
    await user.click(gold('Take the Mai-ougi 4'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'take', card: card('mai-ougi', 4) });
  });

  test('with six cards one of them is discarded', async () => {
    const { user } = await sit('discard');
    await user.click(mine(/^8 Mai-ougi/));
    await user.click(gold('Scarta l’8 Mai-ougi'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'discard',
      card: card('mai-ougi', 8, 1),
    });
  });

  test('on somebody else’s turn a tap says so, and their discards can be looked through', async () => {
    const { user, part } = await sit('waiting');
    await user.click(mine(/^5 Hi/));
    expect(onrefusal).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'sensu-illegal-not-your-turn' }),
    );
    await user.click(screen.getByRole('button', { name: /^Luca, carte in mano/ }));
    expect(part.looking).toBe(1);
  });
});

describe('looking around', () => {
  test('on one’s own turn a pile is looked through by its count, and nothing is taken', async () => {
    const { user } = await sit('turn');
    await user.click(screen.getByRole('button', { name: 'Guarda gli scarti di Luca: 2' }));
    await screen.findByRole('dialog', { name: 'Ventagli e scarti' }, PATIENCE);
    const luca = screen.getAllByRole('region', { name: 'Luca' })[0];
    expect(within(luca!).getByRole('list', { name: 'Scarti, dalla cima' })).toBeTruthy();
    expect(onaction).not.toHaveBeenCalled();
    expect(gold('Pesca dal mazzo')).toBeTruthy();
  });

  test('each sign of the table has a sentence, and those that are not in play have none', async () => {
    const { part } = await sit('chosen');
    await show(Reference, { view: part.view, fixed: FIXED }, 'it');
    const card = () => document.body.textContent;
    for (const sign of ['Gun-sen, Coraggio', 'barrette', 'vento', 'sigilli', 'barrati', 'nappa'])
      expect(card()).toContain(sign);
    expect(card()).toContain('Il numero sotto gli scarti');
    expect(card()).toMatch(
      /1 4 stecche\s*2 3 3 stecche\s*4 5 6 2 stecche\s*7 8 9 jolly una stecca/,
    );
    cleanup();
    await show(Reference, { view: MOMENTS.solo!.view, fixed: FIXED }, 'it');
    for (const sign of ['Coraggio', 'sigilli', 'nappa', 'Due ventagli chiusi'])
      expect(card()).not.toContain(sign);
  });

  test('one’s own fan shows of which cards it was built, and how near its power is', async () => {
    const { user } = await sit('chosen');
    await user.click(screen.getByRole('button', { name: /^Hi-ōgi: 5 stecche.*Guarda/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Ventagli e scarti' }, PATIENCE);
    const [mine] = within(sheet).getAllByRole('region');
    expect(mine?.getAttribute('aria-label')).toBe('Marta');
    const cards = within(within(mine!).getByRole('list', { name: /^Hi-ōgi/ }));
    expect(cards.getAllByText(/stecc/).map(({ textContent }) => textContent)).toEqual([
      '6 Hi-ōgi, 2 stecche',
      '4 Hi-ōgi, 2 stecche',
      '7 Hi-ōgi, una stecca, simbolo di Saggezza',
    ]);
    expect(within(mine!).getByText('Saggezza: simboli 1 su 2')).toBeTruthy();
    expect(within(mine!).getAllByText(/^Prescelto/)).toHaveLength(1);
  });
});

describe('choices inside a turn', () => {
  test.each([
    [
      'redeem',
      /^2 Mai-ougi/,
      'Riscatta il 2 Mai-ougi',
      { type: 'redeem', card: card('mai-ougi', 2) },
    ],
    ['build', /^2 Hi-ōgi/, 'Metti il 2 Hi-ōgi', { type: 'place', card: card('hi-ogi', 2) }],
    ['wisdom', /^1 Gun-sen/, 'Prendi l’1 Gun-sen', { type: 'take', card: card('gun-sen', 1) }],
    ['harmony', /^jolly 4/, 'Prendi il jolly 4/5/6 Hi-ōgi', { type: 'take', card: 58 }],
    [
      'courage',
      /^5 Mai-ougi/,
      'Togli il 5 Mai-ougi',
      { type: 'remove', card: card('mai-ougi', 5) },
    ],
  ])('%s: any of the alternatives', async (name, which, button, action) => {
    const { user } = await sit(name);
    await user.click(await choice(which));
    expect(onaction).not.toHaveBeenCalled();
    await user.click(gold(button));
    expect(onaction).toHaveBeenCalledExactlyOnceWith(action);
  });

  test('an order is tapped as a whole and sent card by card', async () => {
    const { user, part } = await sit('order');
    await user.click(await choice(/^9 Mai-ougi/));
    expect(part.chosen).toBeNull();
    await user.click(await choice(/^6 Gun-sen/));
    expect(await choice(/^6 Gun-sen.*numero 2/)).toBeTruthy();
    await user.click(gold('Scarta così'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'discard',
      card: card('mai-ougi', 9),
    });
  });

  test('while an order is asked for, one’s hand is in sight', async () => {
    await sit('order');
    expect(mine(/^5 Hi-ōgi/)).toBeTruthy();
  });

  test('the rest of an order is sent although the first answer is still to come', async () => {
    const desk = { moment: MOMENTS.order!, fixed: FIXED, onaction, onrefusal };
    const part = new SensuPart(desk);
    await show(Apron, { part }, 'it');
    const user = userEvent.setup();
    for (const which of [/^9 Mai-ougi/, /^6 Gun-sen/]) await user.click(await choice(which));
    let answer: (taken: boolean) => void = () => undefined;
    onaction.mockReturnValueOnce(new Promise<boolean>((taken) => (answer = taken)));
    await user.click(gold('Scarta così'));
    const { view, legal } = MOMENTS.order!;
    const left = legal.discard.filter((one) => one !== card('mai-ougi', 9));
    desk.moment = moment(
      { ...view, table: { left, redeemed: [], bonuses: 0, aside: [] } },
      { discard: left },
    );
    part.follow();
    expect(onaction).toHaveBeenLastCalledWith({ type: 'discard', card: card('gun-sen', 6) });
    answer(true);
  });

  test('arrows go from one alternative to the next, Enter chooses, Enter again confirms', async () => {
    const { user } = await sit('courage');
    (await choice(/^5 Gun-sen/)).focus();
    await user.keyboard('{ArrowRight}{Enter}{Enter}');
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'remove', card: card('mai-ougi', 5) });
  });

  test('each alternative says what it alone would do', async () => {
    const { user, part } = await sit('build');
    await user.click(await choice(/^7 Gun-sen/));
    expect(
      await choice(/^7 Gun-sen.*arriva a 6 su 10\. Secondo simbolo.*Coraggio\.$/),
    ).toBeTruthy();
    expect(await choice(/^2 Gun-sen.*arriva a 8 su 10\.$/)).toBeTruthy();
    expect(part.gain(0, 'gun-sen')).toBe(1);
  });

  test('what Courage would take away is marked on the fan it would be taken from', async () => {
    const { user, part } = await sit('courage');
    await user.click(await choice(/^5 Mai-ougi/));
    expect(part.loss(3, 'mai-ougi')).toBe(2);
    expect([part.loss(3, 'gun-sen'), part.loss(0, 'mai-ougi')]).toEqual([0, 0]);
    expect(document.querySelectorAll('[data-seat="3"] .going')).toHaveLength(1);
  });

  test('a card that would not fit says so', async () => {
    await sit('aside');
    expect(screen.getByText(/Queste non entrano/)).toBeTruthy();
  });
});

describe('alone', () => {
  test('ends of columns and the discards make twenty', async () => {
    const { user } = await sit('solo', 'en');
    await screen.findByRole('button', { name: /^Column 1/ }, PATIENCE);
    for (const column of [1, 3, 4])
      await user.click(screen.getByRole('button', { name: new RegExp(`^Column ${column}`) }));
    await user.click(gold('Play the 20'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'play',
      cards: MOMENTS.solo!.legal.play![0],
    });
  });

  test('a drawn card finds its place', async () => {
    const { user } = await sit('put');
    const group = { name: 'Dove mettere la carta' };
    const places = await screen.findByRole('group', group, PATIENCE);
    await user.click(within(places).getByRole('button', { name: /^Colonna 2/ }));
    await user.click(gold('Colonna 2'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'put', column: 1 });
  });
});

describe('by ear and looking on', () => {
  test('fans say how far they are, and pictures keep silent', async () => {
    await sit('chosen', 'en');
    expect(
      screen.getByRole('button', {
        name: /^Gun-sen: 5 of 10 sticks, Courage: 1 of 2 symbols, chosen\. Look/,
      }),
    ).toBeTruthy();
    for (const picture of document.querySelectorAll('svg'))
      expect(
        picture.getAttribute('aria-hidden') === 'true' || picture.getAttribute('role') === 'img',
      ).toBe(true);
  });

  test('alone, the table is a picture with everybody in it', async () => {
    await sit('five', 'it', true);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Marta')).toBeTruthy();
    expect(screen.getByText('Clic')).toBeTruthy();
  });

  test('who watches decides nothing', async () => {
    await sit('watching');
    expect(screen.getByText('Marta')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Le tue carte' })).toBeNull();
  });
});
