// What a screen reader hears: each sentence once, in order, and none that stood there is written anew.
import { screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Step, Table } from '$lib/api/types';
import type { Seated } from '$lib/games/game';
import { show } from '$lib/testing/show';
import Chronicle from './Chronicle.svelte';
import { Playback } from './playback.svelte';

const SEATS: Seated[] = ['Marta', 'Luca'].map((name) => ({
  name,
  puppet: 'owl',
  bot: false,
  mine: name === 'Marta',
}));
const now = (step: number, outcome: Step['outcome'] = null) =>
  ({ seat: 0, step, turn: step, view: {}, legal: {}, to_act: [0], outcome, seed: null }) as Omit<
    Step,
    'events' | 'by' | 'at_once' | 'why'
  >;
/** The lanterns are so many now: `token-back`, in the words of Hanabi. */
const line = (tokens: number, fades = false) => ({
  event: {},
  say: { key: 'hanabi-event-token-back', args: { tokens } },
  differs: [],
  fades,
});
const step = (number: number, events: Step['events'], outcome: Step['outcome'] = null): Step => ({
  ...now(number, outcome),
  by: 1,
  at_once: false,
  why: null,
  events,
});

let playback: Playback;
let said: (tokens: number) => string;
/** Every sentence that ever came into the log, in the order in which it came. */
let heard: string[];
const written = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

beforeEach(async () => {
  playback = new Playback();
  playback.show({ pace: () => 'instant', words: () => '', big: () => false });
  playback.stand({ ...now(1), fixed: null, history: [] } as Table);
  const { i18n } = await show(Chronicle, { playback, seats: SEATS, seat: 0 }, 'en');
  said = (tokens) => i18n.say(line(tokens).say, () => '');
  heard = [];
  const log = screen.getByRole('log');
  new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      if (type === 'characterData') heard.push(`anew: ${target.textContent}`);
      for (const node of addedNodes)
        if (node instanceof HTMLElement) heard.push(node.textContent.trim());
    }
  }).observe(log, { childList: true, characterData: true, subtree: true });
});

const settle = () => new Promise((done) => setTimeout(done, 20));
test('each is heard once and in order, however many come, and the oldest leave', async () => {
  for (let number = 2; number < 22; number += 1) {
    playback.tell(step(number, [line(1 + (number % 8))]));
    await settle();
  }
  expect(heard).toHaveLength(20);
  expect(heard).toEqual(heard.map((_, i) => said(1 + ((i + 2) % 8))));
  expect(written()).toEqual(heard.slice(-12));
});

test('a step taken back brings nothing back that had left', async () => {
  for (let number = 2; number < 22; number += 1) playback.tell(step(number, [line(3)]));
  await settle();
  const before = heard.length;
  const history = playback.story.slice(0, -2);
  playback.stand({ ...now(19), fixed: null, history } as Table);
  await settle();
  expect(heard).toHaveLength(before);
  expect(written()).toHaveLength(10);
});

test('what is said once leaves, and what stands beside it is not heard again, at the end neither', async () => {
  playback.tell(step(2, [line(1, true), line(2)]));
  await settle();
  const whispered = heard.filter((one) => one === said(1));
  expect(heard.filter((one) => one === said(2))).toHaveLength(1);
  expect(written()).toEqual([said(2)]);
  const over = { say: { key: 'over', args: {} } } as unknown as Step['outcome'];
  playback.tell(step(3, [line(4)], over));
  await settle();
  expect(written()).toEqual([said(2), said(4)]);
  expect(heard).toEqual([...whispered, said(2), said(4)]);
});
