// The album: what the ghost meant by each gift, what a reader would have taken it for, and everybody's
// rings on the pictures.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Saying } from '$lib/i18n/i18n.svelte';
import { LANGS, type Lang } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import type { Afterwards } from '../game';
import Album from './Album.svelte';
import { dreamKey } from './editions';
import Exhibit from './Exhibit.svelte';
import './Keepsake.svelte';
import { allRings, leavesOf, picturesOf, ringsOn, type Leaf } from './leaves';
import { posterOf } from './poster';
import { MOMENTS, PEOPLE } from './samples';
import { loadSpots } from './spots.svelte';
import { type EventView, type View } from './types';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  // happy to be opened, as browsers are
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

const { view } = MOMENTS.won!;
const page = view.album[0]!;
const given: EventView = {
  type: 'given',
  who: { psychic: page.psychic, seat: page.psychic + 1, shared: false },
  kind: page.kind,
  dreams: page.dreams,
};
const why = {
  key: 'sesto-senso-why-give-colour',
  args: { card: { key: 'sesto-the-object-03' }, percent: 62 },
};
const told = (event: EventView, day: number) => ({
  view: { ...view, day } satisfies View,
  events: [{ event, say: { key: 'x', args: {} } }],
  why,
});
const after = (more: Partial<Afterwards> = {}): Afterwards => ({
  steps: [told(given, page.day), told({ type: 'dreamed', about: null, dreams: [18, 44, 60] }, 5)],
  readings: [
    { day: page.day, psychic: page.psychic, kind: page.kind, cards: [{ number: 4, percent: 57 }] },
  ],
  notes: [],
  ...more,
});

test('a leaf has what the ghost meant by it and what a reader would have taken it for', () => {
  const leaves = leavesOf(view, after());
  expect(leaves).toHaveLength(view.album.length + 1);
  expect(leaves[0]).toMatchObject({ why, readings: [{ number: 4, percent: 57 }] });
  expect(leaves[1]).toMatchObject({ why: null, readings: [] });
  expect(leaves.at(-1)).toMatchObject({ id: '5-all', why, dreams: [18, 44, 60] });
  // The common dream lies beside the culprit's three cards.
  expect(picturesOf(view, leaves.at(-1)!)).toEqual([
    'dream-19',
    'dream-45',
    'dream-61',
    'character-02',
    'place-10',
    'object-12',
  ]);
});

test('a ring is a place on a picture of a leaf, and nothing else', () => {
  const note = (key: string, text: string) => ({ seat: 2, key, text });
  const notes = [
    note('after:1-0:dream-05', '250 990'),
    note('after:1-0:dream-06', '1 2'),
    note('after:1-0:dream-05', 'alert(1)'),
  ];
  expect(ringsOn(after({ notes }), '1-0', 'dream-05')).toEqual([{ seat: 2, x: 250, y: 990 }]);
  expect(ringsOn(undefined, '1-0', 'dream-05')).toEqual([]);
});

const WORDS: Record<Lang, { meant: RegExp; readers: RegExp; draw: RegExp; ring: RegExp }> = {
  it: {
    meant: /^Volevo dire .*: guardate i colori\. Ci speravo: 62%\.$/,
    readers: /Un altro avrebbe detto:.*57%/,
    draw: /cerchia un particolare/,
    ring: /^Luca: qui, in basso a sinistra$/,
  },
  en: {
    meant: /^I meant .* 62 ?%/,
    readers: /Somebody else would have said:.*57%/,
    draw: /ring a detail/,
    ring: /^Luca: here, bottom left$/,
  },
};

test.each(LANGS)('every picture enlarges and can be ringed: %s', async (lang) => {
  const write = vi.fn();
  const [leaf] = leavesOf(view, after());
  const [key = ''] = picturesOf(view, leaf!);
  const notes = [{ seat: 2, key: `after:${leaf!.id}:${key}`, text: '100 900' }];
  const { i18n } = await show(
    Album,
    { view, seats: PEOPLE, after: after({ notes, pen: { seat: 1, write } }) },
    lang,
  );
  const words = WORDS[lang];
  expect((await screen.findAllByText(words.meant)).length).toBeGreaterThan(0);
  expect(screen.getByText(words.readers)).toBeTruthy();
  const name = i18n.word(`sesto-${key}`);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: new RegExp(`^${name}\\. `) })[0]!);
  const close = within(await screen.findByRole('dialog', { name }));
  expect(close.getByRole('img', { name: words.ring })).toBeTruthy();
  // By key: a ring in the middle.
  close.getByRole('button', { name: words.draw }).focus();
  await user.keyboard('{Enter}');
  expect(write).toHaveBeenCalledWith(`after:${leaf!.id}:${key}`, '500 500');
  expect(document.body.textContent).not.toMatch(/sesto-senso-|[{}*]/);
});

test('whoever only looks draws nothing', async () => {
  await show(Album, { view, seats: PEOPLE, after: after() });
  await screen.findAllByText(WORDS.it.meant);
  await userEvent.click(screen.getAllByRole('button', { name: /\. / })[0]!);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: WORDS.it.draw })).toBeNull();
});

test('one picture holds the whole album, and nothing lies outside of it or on another picture', async () => {
  const [leaf] = leavesOf(view, after());
  const [key = ''] = picturesOf(view, leaf!);
  const notes = [{ seat: 2, key: `after:${leaf!.id}:${key}`, text: '100 900' }];
  const { i18n } = await show(Album, { view, seats: PEOPLE, after: after({ notes }) });
  await screen.findAllByText(WORDS.it.meant);
  const { width, height, pieces } = posterOf(i18n, {
    view,
    seats: PEOPLE,
    after: after({ notes }),
  });
  const pictures = pieces.filter((piece) => piece.type === 'picture');
  // Every dream of every gift, and every card that is known.
  const dreams = leavesOf(view, after()).flatMap((one) =>
    one.dreams.map((dream) => dreamKey(view, dream)),
  );
  const laid = pictures.map((piece) => piece.key);
  expect(laid.filter((one) => one.startsWith('dream-')).sort()).toEqual(dreams.sort());
  const known = view.psychics.flatMap(({ combination }) => Object.values(combination));
  expect(laid.length - dreams.length).toBe(known.filter((one) => one !== null).length);
  for (const [nth, one] of pictures.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(width);
    expect(one.y + one.width * 1.5).toBeLessThanOrEqual(height);
    for (const other of pictures.slice(nth + 1)) {
      const beside = one.x + one.width <= other.x || other.x + other.width <= one.x;
      const apart =
        beside || one.y + one.width * 1.5 <= other.y || other.y + other.width * 1.5 <= one.y;
      expect(apart, `${one.key} ${other.key}`).toBe(true);
    }
  }
  // No word runs over a picture.
  for (const piece of pieces) {
    if (piece.type !== 'text') continue;
    const under = pictures.filter(
      ({ x, y, width }) =>
        x < piece.x + piece.width &&
        piece.x < x + width &&
        y < piece.y &&
        piece.y < y + width * 1.5,
    );
    expect(under, piece.text).toEqual([]);
  }
  // A ring is where somebody drew it.
  const ringed = pictures.find((one) => one.key === key)!;
  expect(pieces.filter(({ type }) => type === 'ring')).toEqual([
    expect.objectContaining({
      x: ringed.x + ringed.width * 0.1,
      y: ringed.y + ringed.width * 1.5 * 0.9,
    }),
  ]);
  const said = pieces.flatMap((piece) => (piece.type === 'text' ? [piece.text] : []));
  expect(said).toContain('L’album dei sogni');
  expect(said.join(' ')).not.toMatch(/sesto-senso-|[{}*]/);
});

test('on a television the leaves turn by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show(Exhibit, { view, seats: PEOPLE, after: after() });
  const album = await screen.findByRole('region', { name: 'L’album dei sogni' });
  const pictures = () => album.querySelectorAll('.picture').length;
  const [first, second] = leavesOf(view, after());
  expect(within(album).getByText(WORDS.it.meant)).toBeTruthy();
  expect(within(album).getByText(WORDS.it.readers)).toBeTruthy();
  expect(pictures()).toBe(picturesOf(view, first!).length);
  vi.advanceTimersByTime(9000);
  // Nothing is told of the second gift.
  await vi.waitFor(() => expect(within(album).queryByText(WORDS.it.meant)).toBeNull());
  expect(pictures()).toBe(picturesOf(view, second!).length);
  vi.useRealTimers();
});

test('a game of the first edition is told with the pictures and the names that it had', async () => {
  const first: View = { ...view, options: { ...view.options, edition: 'first' } };
  const [leaf] = leavesOf(view, after());
  const replaced = { ...leaf!, dreams: [7, 0] };
  expect(picturesOf(first, replaced).slice(0, 2)).toEqual(['first-08', 'dream-01']);
  // A ring travels by the number of the dream.
  const notes = [{ seat: 2, key: `after:${leaf!.id}:dream-08`, text: '100 900' }];
  expect(ringsOn(after({ notes }), leaf!.id, 'first-08')).toHaveLength(1);
  const shown: View = {
    ...first,
    album: [{ ...page, dreams: [7] }, ...view.album.slice(1)],
  };
  const { i18n } = await show(Album, { view: shown, seats: PEOPLE });
  const label = /^Quel che il cigno ricorda\. Un cigno nero/;
  expect(await screen.findByRole('button', { name: label }, { timeout: 20_000 })).toBeTruthy();
  const { pieces } = posterOf(i18n, { view: shown, seats: PEOPLE });
  const laid = pieces.flatMap((piece) => (piece.type === 'picture' ? [piece.key] : []));
  expect(laid).toContain('first-08');
  expect(laid).not.toContain('dream-08');
});

test('a ghost that was a program rings what it saw on the dream, and what that meant on the card', async () => {
  const [leaf] = leavesOf(view, after());
  const [dream = ''] = picturesOf(view, leaf!);
  const card = picturesOf(view, { ...leaf!, guess: null }).at(-1)!;
  const { default: places } = await import('./spots.json');
  const spots: Partial<Record<string, Partial<Record<string, number[]>>>> = places;
  await loadSpots();
  const seen = Object.keys(spots[dream]!)[0]!;
  const thought = Object.keys(spots[card]!).find((key) => key !== 'card')!;
  const reason = (ending: string, more: Saying['args'] = {}): Leaf => ({
    ...leaf!,
    why: {
      key: `sesto-senso-why-give${ending}`,
      args: {
        seen: { key: `sesto-${seen}` },
        card: { key: `sesto-the-${card}` },
        percent: 62,
        ...more,
      },
    },
  });
  const ring = (of: Leaf, picture: string) =>
    allRings(view, undefined, of, picture).map(({ seat, x, y, r }) => [seat, x, y, r]);
  const spot = (picture: string, key: string) => [[view.ghost, ...spots[picture]![key]!]];
  const meant = reason('', { thought: { key: `sesto-${thought}` } });
  expect(ring(meant, dream)).toEqual(spot(dream, seen));
  expect(ring(meant, card)).toEqual(spot(card, thought));
  expect(ring(reason('-card'), card)).toEqual(spot(card, 'card'));
  // Moods and colours are everywhere, and a dream of the first edition shows something else.
  expect(ring({ ...meant, why }, dream)).toEqual([]);
  expect(ring(reason('', { seen: { key: 'sesto-mood-dance' } }), dream)).toEqual([]);
  expect(ring(meant, 'first-08')).toEqual([]);
  // What it was taken for is not what was meant.
  const other = { ...meant, guess: 17, kind: 'object' as const };
  expect(ring(other, 'object-18')).toEqual([]);
  // On the picture that is kept they lie where they lie here, beside those that people drew.
  const steps = [{ ...told(given, page.day), why: meant.why }];
  const notes = [{ seat: 2, key: `after:${leaf!.id}:${dream}`, text: '100 900' }];
  const { i18n } = await show(Album, { view, seats: PEOPLE, after: after({ steps, notes }) });
  const { pieces } = posterOf(i18n, { view, seats: PEOPLE, after: after({ steps, notes }) });
  expect(pieces.filter(({ type }) => type === 'ring')).toHaveLength(3);
  const [x = 0] = spots[dream]![seen]!;
  const drawn = await screen.findAllByRole('button', {
    name: new RegExp(i18n.word(`sesto-${dream}`)),
  });
  expect(drawn[0]!.querySelector('i')?.style.left).toBe(`${x / 10}%`);
  expect(drawn[0]!.textContent).toContain('2');
});
