import { expect, test } from 'vitest';
import type { PastStep } from '$lib/api/types';
import { sinceTurn } from './since';

interface Event {
  type: string;
  to?: number;
}
const step = (number: number, by: number | null, events: Event[], more = {}): PastStep => ({
  step: number,
  turn: number,
  by,
  at_once: false,
  why: { key: 'why', args: {} },
  view: { at: number },
  events: events.map((event) => ({
    event,
    say: { key: event.type, args: {} },
    differs: [],
    fades: event.type === 'whisper',
  })),
  ...more,
});
const game = {
  meant: (event: unknown, seat: number) => (event as Event).to === seat,
  minor: (event: unknown) => (event as Event).type === 'drew',
};
const told = (story: PastStep[]) =>
  sinceTurn(story, 0, game).map(({ line, meant }) => `${line.say.key}${meant ? '!' : ''}`);

test('what was meant for me stands first and is never pushed out', () => {
  const story = [
    step(1, 0, [{ type: 'played' }]),
    step(2, 1, [{ type: 'informed', to: 0 }]),
    step(3, 2, [{ type: 'informed', to: 0 }]),
    step(4, 3, [{ type: 'discarded' }, { type: 'drew' }]),
    step(5, 1, [{ type: 'discarded' }]),
  ];
  expect(told(story)).toEqual(['informed!', 'informed!', 'discarded', 'discarded']);
});

test('my own turn clears it; what is no turn, mine or others\u2019, does not count', () => {
  const story = [
    step(1, 1, [{ type: 'old' }]),
    step(2, 0, [{ type: 'mine' }]),
    step(3, 1, [{ type: 'new' }]),
    step(4, 0, [{ type: 'arranged' }], { at_once: true }),
    step(5, 2, [{ type: 'ball' }], { at_once: true }),
  ];
  expect(told(story)).toEqual(['new']);
});

test('where there are no turns, a decision of one\u2019s own clears it', () => {
  const story = [
    step(1, 1, [{ type: 'old' }]),
    step(2, 0, [{ type: 'confirmed' }], { at_once: true }),
    step(3, 1, [{ type: 'signs' }]),
  ];
  const own = (event: unknown) => (event as Event).type === 'confirmed';
  const news = sinceTurn(story, 0, { ...game, own });
  expect(news.map(({ line }) => line.say.key)).toEqual(['signs']);
});

test('what is said once stands nowhere, and the deal is no news', () => {
  const story = [step(0, null, [{ type: 'dealt' }]), step(1, 1, [{ type: 'whisper' }])];
  expect(told(story)).toEqual([]);
});

test('each moment knows the view before it, and the reason stands once', () => {
  const story = [step(1, 0, []), step(2, 1, [{ type: 'drew' }, { type: 'a' }, { type: 'b' }])];
  const [a, b] = sinceTurn(story, 0, game);
  expect(a?.before).toEqual({ at: 2 });
  expect(a?.why?.key).toBe('why');
  expect(b?.why).toBeNull();
});
