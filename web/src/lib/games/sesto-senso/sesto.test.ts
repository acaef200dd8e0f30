// What taps do: cards are taken up and balls placed, dreams are taken up and given, and nothing
// of it leaves the page before it is sent.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { Timeline } from '$lib/ui/motion';
import { mediums } from './people';
import { MOMENTS, NEXT, PEOPLE, bothMay, moment, psychic, view } from './samples';
import { SestoPart } from './sesto.svelte';
import { big, meant, minor } from './events';
import { facts, keyMoment, plot } from './story';
import { tintOf } from './tints';
import { noLegal, type View } from './types';

const onaction = vi.fn(() => true);
const onrefusal = vi.fn();
const onnote = vi.fn();
const onpoint = vi.fn();
beforeEach(() => vi.clearAllMocks());

const sit = (name: string, notes: Record<string, string> = {}) =>
  new SestoPart({ moment: MOMENTS[name]!, onaction, onrefusal, notes, onnote, onpoint });
const place = (number: number) => ({ kind: 'place' as const, number });

describe('a psychic', () => {
  test('looks at their own dreams and at the row they search', () => {
    const part = sit('search');
    expect(part).toMatchObject({ role: 'psychic', kind: 'place', dreams: [15, 23], lit: true });
    part.look(1);
    // What came today is first.
    expect(part).toMatchObject({ kind: 'object', dreams: [30, 6] });
  });

  test('takes up a card, and puts the ball there with the second tap', async () => {
    const part = sit('search');
    await part.tap(place(5));
    expect(part.card).toEqual(place(5));
    expect(onaction).not.toHaveBeenCalled();
    await part.tap(place(5));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'place', psychic: 0, card: place(5) });
  });

  test('cannot put it on a refused card, nor for somebody else, and is told why', async () => {
    const refused = sit('refused');
    await refused.place(place(9));
    expect(onrefusal).toHaveBeenLastCalledWith({
      key: 'sesto-senso-illegal-already-refused',
      args: {},
    });
    const other = sit('search');
    other.look(1);
    await other.place({ kind: 'object', number: 7 });
    expect(onrefusal).toHaveBeenLastCalledWith({
      key: 'sesto-senso-illegal-not-your-psychic',
      args: {},
    });
    expect(onaction).not.toHaveBeenCalled();
  });

  test('an action on its way holds the next one back', async () => {
    const part = sit('placed');
    await part.confirm();
    expect(part.busy).toBe(true);
    await part.confirm();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'confirm', psychic: 0 });
  });

  test('a card taken up for one psychic stays theirs when the other gets a dream', async () => {
    const { view: two } = MOMENTS.two!;
    const desk = { moment: MOMENTS.two!, onaction, onrefusal };
    const part = new SestoPart(desk);
    const card = { kind: 'object' as const, number: 7 };
    await part.tap(card);
    desk.moment = moment(two, { ...noLegal, search: [bothMay(0), bothMay(1)] });
    await part.tap(card);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'place', psychic: 1, card });
  });

  test('marks are notes on a card for one psychic', () => {
    const part = sit('search', { '0:place-06': 'no' });
    expect(part.mark(place(5))).toBe('no');
    expect(part.mark(place(0))).toBeNull();
    part.setMark(place(5), 'no');
    expect(onnote).toHaveBeenLastCalledWith('0:place-06', '');
    part.setMark(place(5), 'maybe');
    expect(onnote).toHaveBeenLastCalledWith('0:place-06', 'maybe');
  });

  test('points within the picture', () => {
    const part = sit('search');
    part.point('dream-16', -3, 1200.4);
    expect(onpoint).toHaveBeenCalledExactlyOnceWith({ key: 'dream-16', x: 0, y: 1000 });
  });

  test('votes with two taps, and confirms', async () => {
    const part = sit('vote');
    await part.accuse(2);
    expect(onaction).not.toHaveBeenCalled();
    await part.accuse(2);
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ type: 'vote', combination: 2 });
  });
});

describe('the ghost', () => {
  test('gives what is taken up, in the order of the numbers whatever the taps were', async () => {
    const part = sit('give');
    expect(part.focus?.psychic).toBe(0);
    part.look(2);
    for (const dream of [58, 10, 33, 58]) part.gift.toggle(dream);
    expect(part.gift.badge(10)).toBe(1);
    await part.give();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'give',
      psychic: 2,
      dreams: [10, 33],
    });
  });

  test('until then nothing at all leaves the page', () => {
    const part = sit('give');
    part.look(2);
    part.gift.toggle(10);
    part.openDream(10, [10]);
    part.point('dream-11', 1, 1);
    part.unpoint();
    part.setMark(place(5), 'no');
    expect([onaction, onpoint, onrefusal].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(part.canMark || part.canPoint).toBe(false);
  });

  test('nothing goes to somebody who has had a gift today', async () => {
    const part = sit('give');
    part.look(1);
    part.gift.toggle(10);
    await part.give();
    expect(onaction).not.toHaveBeenCalled();
  });

  test('the common dream needs one for each card', async () => {
    const part = sit('common');
    expect(part.gift.slot).toBe('object');
    part.gift.toggle(10);
    part.gift.toggle(20);
    expect(part.gift.action(null)).toBeNull();
    part.gift.toggle(33);
    await part.give();
    expect(onaction).toHaveBeenCalledExactlyOnceWith({
      type: 'common',
      object: 10,
      place: 20,
      character: 33,
    });
  });
});

describe('what is shown', () => {
  test('events lead the view on until the next moment', async () => {
    const part = sit('search');
    const then = { ...part.view, day: 3 };
    for (const event of NEXT.search ?? []) {
      const timeline = new Timeline(1, true);
      timeline.finish();
      await part.beat(event, then)(timeline);
    }
    expect(part.view).toBe(then);
    expect(part.lit).toBe(false);
    expect(part.scene).toBeNull();
  });

  test('one seat with two psychics has two colours and two names of its own', () => {
    const two: View = view({ psychics: [psychic(0), psychic(1, { seat: 1 })] });
    const [a, b] = mediums(two, PEOPLE);
    expect(a).toMatchObject({ puppet: 'fox', name: null });
    expect(b?.puppet).not.toBe('fox');
    expect(b?.puppet).not.toBe('ghost');
  });

  test('every picture has a tint of its own palette', () => {
    expect(tintOf('dream-01')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the words', () => {
  test.each([
    ['it', 'giorno d’avanzo', 'giorni d’avanzo'],
    ['en', 'day to spare', 'days to spare'],
  ] as const)('one day is one, and two are several: %s', async (lang, one, several) => {
    const { t } = await I18n.load(lang, ['sesto-senso']);
    expect(t('sesto-senso-score-of', { score: 1, best: 4 })).toMatch(new RegExp(`^1? ?${one}`));
    expect(t('sesto-senso-score-of', { score: 2, best: 4 })).toMatch(new RegExp(`^2? ?${several}`));
  });
});

describe('the story', () => {
  test('the curve counts what is found, the ghost’s is that of all', () => {
    expect(plot.read(view())).toEqual([1 / 9, 1 / 3, 0, 0]);
  });

  test('an answer stands long and is meant for its psychic, a drawn dream is minor', () => {
    const who = { psychic: 1, seat: 2, shared: false };
    const refused = { type: 'refused', who, card: place(5) } as const;
    expect([big(refused), meant(refused, 2), meant(refused, 1)]).toEqual([true, true, false]);
    expect([minor(refused, 2), minor(refused, 1)]).toEqual([false, true]);
    expect(minor({ type: 'drew', count: 1, dreams: null, deck: 3 }, 2)).toBe(true);
  });

  test('turning points and facts come from what was told', () => {
    expect(keyMoment([{ type: 'revealing', day: 4, attempts: 4 }])?.icon).toBe('users');
    expect(keyMoment([{ type: 'day', day: 2 }])).toBeNull();
    const steps = [{ step: 1, turn: 1, events: [], view: view(), legal: MOMENTS.search!.legal }];
    expect(facts(steps).at(-1)?.say).toEqual({
      key: 'sesto-senso-fact-dreams',
      args: { count: 7 },
    });
  });
});
