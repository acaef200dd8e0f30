// The album: what the ghost meant by each gift, what a reader would have taken it for, and everybody's
// rings on the pictures.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '$lib/i18n/languages';
import { show } from '$lib/testing/show';
import type { Afterwards } from '../game';
import Album from './Album.svelte';
import './Keepsake.svelte';
import { leavesOf, picturesOf, ringsOn } from './leaves';
import { MOMENTS, PEOPLE } from './samples';
import type { EventView, View } from './types';

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
  await userEvent.click(screen.getAllByRole('button')[0]!);
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: WORDS.it.draw })).toBeNull();
});
