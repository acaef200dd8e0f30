// The album: what the ghost meant by each gift, what a reader would have taken it for, and everybody's
// rings on the pictures.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import type { Afterwards } from '../game';
import Album from './Album.svelte';
import Exhibit from './Exhibit.svelte';
import './Keepsake.svelte';
import { leavesOf, picturesOf, ringsOn } from './leaves';
import { posterOf } from './poster';
import { MOMENTS, PEOPLE } from './samples';
import { dreamKey, type EventView, type View } from './types';

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
  const dreams = leavesOf(view, after()).flatMap((one) => one.dreams.map(dreamKey));
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
