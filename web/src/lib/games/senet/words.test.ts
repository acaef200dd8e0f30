import { describe, expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { move } from './moves';
import { FIXED, MOMENTS, OPTIONS, position, THROW, moment as recorded } from './samples';
import { SenetPart, type SenetMoment } from './senet.svelte';
import { noLegal } from './types';
import { actLabel, detail, dieLabel, help, legend, prompt, squareLabel, status } from './words';

const it = await I18n.load('it', ['senet']);
const en = await I18n.load('en', ['senet']);

const sit = (moment: SenetMoment) =>
  new SenetPart({ moment, fixed: FIXED, onaction: () => true, onrefusal: () => undefined });
const at = (name: string) => sit(MOMENTS[name]!);

describe('what a screen reader hears on a square', () => {
  test.each([
    [
      17,
      'Casella 17, una tua pedina, pedina scelta. Dal 17 al 21: c’è Nonna, vi scambiate di posto.',
    ],
    [12, 'Casella 12, una tua pedina, in un muro di due, può muovere. Dal 12 al 16.'],
    [21, 'Casella 21, una pedina di Nonna, arrivo scelto, scambio'],
    [16, 'Casella 16, vuota, arrivo possibile'],
    [10, 'Casella 10, una pedina di Nonna, in un muro che non si salta'],
    [15, 'Casella 15, Casa della Rinascita, vuota'],
    [28, 'Casella 28, Casa delle Tre Verità, una pedina di Nonna, al sicuro'],
  ])('square %i', (square, words) => {
    expect(squareLabel(it, at('swap'), square)).toBe(words);
  });

  test('in English too', () => {
    expect(squareLabel(en, at('swap'), 17)).toBe(
      'Square 17, a piece of yours, picked piece. 17 to 21: swap places with Nonna.',
    );
  });

  test('a piece in the waters', () => {
    expect(squareLabel(it, at('blocked'), 27)).toBe(
      'Casella 27, Casa della Malasorte, una tua pedina, nelle acque, aspetta un 4',
    );
  });

  test('a piece that has had its try', () => {
    expect(squareLabel(it, at('tried'), 28)).toBe(
      'Casella 28, Casa delle Tre Verità, una tua pedina, in un muro di due, al sicuro, ha già provato in questo turno',
    );
  });

  test('for somebody who watches, every piece has a name', () => {
    expect(squareLabel(it, at('fell'), 7)).toBe('Casella 7, una pedina di Marta');
  });
});

describe('the prompter', () => {
  const say = (name: string, roomy = false) => prompt(it, at(name), roomy);

  test.each([
    ['swap', '*Hai fatto 4.* Muovi una pedina e tira ancora.'],
    ['misfortune', '*Hai fatto 2.* Muovi una pedina e passi la mano.'],
    ['throw', '*Tocca a te.* Tira il dado.'],
    ['again', '*Tira ancora:* il turno è sempre tuo.'],
    ['opening', '*Apri tu.* Tira: si muove la pedina sul 10.'],
    ['opening-move', '*Hai fatto 3.* Muovi la pedina sul 10 e passi la mano.'],
    ['may-leave', '*Tocca a te.* La pedina sulla Casa di Ra può uscire; poi tiri.'],
    ['blocked', '*Una tua pedina è nelle acque.* Per uscire serve un 4: tira.'],
    ['back', '*Hai fatto 4, e davanti non c’è posto.* Devi indietreggiare, poi tiri ancora.'],
    ['waiting', '*Nonna ha fatto 5.* Sta scegliendo che cosa muovere.'],
    ['who-begins', '*Chi comincia?* Tira: comincia chi fa di più, e la X vale meno di tutto.'],
    ['who-begins-second', '*Tira anche tu.* Comincia chi fa di più, e la X vale meno di tutto.'],
    ['who-begins-tie', '*Pari.* Tira di nuovo.'],
    [
      'who-begins-waiting',
      '*Nonna tira per chi comincia.* Comincia chi fa di più, e la X vale meno di tutto.',
    ],
    ['choose-waiting', '*Comincia Nonna.* Sta scegliendo da che parte stare.'],
    ['passed', '*Hai fatto X:* passi la mano.'],
    ['won', '*Hai vinto.* Tutte le tue pedine sono nell’aldilà.'],
  ])('in %s', (name, text) => expect(say(name).text).toBe(text));

  test('tells what the chosen move does, and the race where there is room', () => {
    expect(say('swap').aside).toBe('Dal 17 al 21: c’è Nonna, vi scambiate di posto.');
    expect(say('swap', true).aside).toMatch(/Nella corsa guadagni 8 passi\.$/);
  });

  test('asks for nothing more while one’s own move is under way', () => {
    const { events } = recorded(MOMENTS.swap!.view, [], [{ type: 'thrown', seat: 0, throw: 4 }]);
    const flying = (name: string) =>
      prompt(it, sit({ ...MOMENTS[name]!, events, legal: noLegal, playing: true }), false).text;
    expect(flying('swap')).toBe('*Hai fatto 4.* La pedina è in viaggio.');
    expect(flying('throw')).toBe('*Il dado rotola.* Vediamo che cosa esce.');
    expect(flying('choose')).toBe('*Scelto.* Le pedine prendono posto.');
  });

  test('does not say that the die rolls where nothing has happened yet', () => {
    const { text } = prompt(it, at('throw'), false);
    const dealt = sit({ ...MOMENTS.throw!, events: [], legal: noLegal, playing: true });
    expect(prompt(it, dealt, false)).toEqual({ text });
  });

  test('does not say that somebody is choosing while the piece moves', () => {
    const { events } = MOMENTS.throw!;
    const moving = sit({ ...MOMENTS.waiting!, events, playing: true });
    expect(prompt(it, moving, false)).toEqual({
      text: 'Nonna va dal 14 al 16 e scambia il posto con te.',
    });
  });

  test('speaks of nobody’s die while a move of the others is shown', () => {
    const shown = sit({ ...MOMENTS.throw!, legal: noLegal, playing: true });
    expect(prompt(it, shown, false)).toEqual({
      text: 'Nonna va dal 14 al 16 e scambia il posto con te.',
    });
  });

  test('tells what the others did', () => {
    expect(say('throw').aside).toBe('Nonna va dal 14 al 16 e scambia il posto con te.');
    expect(say('waiting').aside).toBe('');
  });

  test('and does not repeat what stands in the strip', () => {
    const quiet = sit({ ...MOMENTS.throw!, quiet: true });
    expect(prompt(it, quiet, false).aside).toBe(it.t('senet-detail-throw'));
  });

  test('after a blocked throw says what it takes', () => {
    const view = position([27], [12], { to_move: 1, thrown: 2, blocked: [true, false] });
    const part = sit(
      recorded(
        view,
        [],
        [
          { type: 'thrown', seat: 0, throw: 2 },
          { type: 'waits', seat: 0, square: 27 },
          { type: 'passed', seat: 0 },
        ],
      ),
    );
    expect(prompt(it, part, false).text).toBe(
      '*La tua pedina resta nelle acque.* Serve un 4: ci riprovi al prossimo turno.',
    );
  });

  test('a throw that came too late is told as such', () => {
    const view = position([28], [12], { to_move: 1, thrown: 3 });
    const part = sit(
      recorded(
        view,
        [],
        [
          { type: 'thrown', seat: 0, throw: 3 },
          { type: 'too-late', seat: 0, square: 28 },
          { type: 'passed', seat: 0 },
        ],
      ),
    );
    expect(prompt(it, part, false).text).toBe(
      '*Hai fatto 3, ma tardi.* La pedina sul 28 ha già provato in questo turno: ci riprova al prossimo.',
    );
  });

  test('a 4 from the waters has its own sentence', () => {
    const view = position([27], [12], {
      phase: { type: 'move', opening: false },
      thrown: 4,
      blocked: [true, false],
    });
    expect(prompt(it, sit(recorded(view, [move('off', 27, null)])), false).text).toBe(
      '*Hai fatto 4.* La tua pedina lascia le acque; poi tiri ancora.',
    );
  });

  test('who lost hears who won, who watched hears a name', () => {
    const won = MOMENTS.won!;
    expect(prompt(it, sit({ ...won, seat: 1 }), false).text).toMatch(/^\*Vince Marta\.\*/);
    expect(prompt(it, sit({ ...won, seat: null }), false).text).toMatch(/^\*Vince Marta\.\*/);
  });
});

describe('every kind of choice has a detail and a button in both languages', () => {
  const choices = [
    move('forward', 8, 11),
    move('swap', 8, 11),
    move('misfortune', 25, 27, { then: 15 }),
    move('misfortune', 25, 27, { then: 15, swaps: true }),
    move('trapped', 25, 27),
    move('trapped', 25, 27, { swaps: true }),
    move('collision', 3, 5, { then: 1 }),
    move('collision', 1, 4, { then: 1 }),
    move('back', 12, 8),
    move('back-swap', 12, 8),
    move('off', 28, null),
    move('leave', 30, null),
    THROW,
    ...MOMENTS.choose!.legal.choices,
  ];
  test.each(choices.map((choice) => [choice.kind, choice] as const))('%s', (_, choice) => {
    const part = at('swap');
    for (const words of [it, en]) {
      expect(detail(words, part, choice)).not.toMatch(/[{}]|senet-/);
      expect(actLabel(words, part.view, choice)).not.toMatch(/[{}]|senet-/);
    }
  });

  test('a second throw is named so', () => {
    expect(actLabel(it, at('again').view, THROW)).toBe('Tira ancora');
    expect(actLabel(it, at('throw').view, THROW)).toBe('Tira');
  });
});

test('on 28 and 29 a house tells how often one tries', () => {
  const { view } = MOMENTS.tried!;
  const once = 'You try once a turn, with the first roll made while the piece stands there.';
  expect(help(en, view, 28)).toContain(once);
  expect(help(en, view, 29)).toContain(once);
  expect(help(en, view, 30)).not.toContain(once);
  const always = { ...view, options: { ...OPTIONS, retry: 'throw' as const } };
  expect(help(en, always, 28)).not.toContain(once);
});

test('status under a name', () => {
  const blocked = position([27], [9], { blocked: [true, false] });
  expect(status(en, blocked, 0)).toBe('waits for a 4');
  expect(status(en, position([1], [2]), 0)).toBe('to play');
  expect(status(en, position([1], [2]), 1)).toBe('waiting');
  expect(status(en, MOMENTS.won!.view, 0)).toBe('wins');
  expect(status(en, MOMENTS.won!.view, 1)).toBe('');
});

test('the die and its legend', () => {
  expect(dieLabel(it, null)).toBe('Dado: non ancora tirato');
  expect(dieLabel(it, 6)).toBe('Dado: X');
  expect(legend(en, FIXED).map(({ text }) => text)).toEqual([
    'move, reroll',
    'move, pass',
    'move, pass',
    'move, reroll',
    'move, reroll',
    'pass',
  ]);
});

test('without hints the prompter does not speak for a move', () => {
  const { view } = MOMENTS.swap!;
  const bare = { ...view, options: { ...OPTIONS, hints: false } };
  const part = sit({ ...MOMENTS['no-hints']!, view: bare });
  expect(prompt(it, part, true).aside).toBe('');
});
