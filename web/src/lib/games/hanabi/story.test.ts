// A show read back: curve, turning points, what it is called and what is remembered of it.
import { describe, expect, test } from 'vitest';
import { card, MOMENTS, position, seriesOf } from './samples';
import { facts, keyMoment, plot } from './story';
import { title } from './title';
import { noLegal, type EventView, type View } from './types';

const step = (step: number, view: View, ...events: EventView[]) => ({
  step,
  turn: step,
  view,
  legal: noLegal,
  events: events.map((event) => ({ event, say: { key: '', args: {} } })),
});

test('the curve is points of 25 and lanterns of eight', () => {
  expect(plot.read(position())).toEqual([15 / 25, 5 / 8]);
  expect(plot.lines).toHaveLength(2);
});

test('turning points', () => {
  expect(keyMoment([{ type: 'completed', by: 1, colour: 'green' }])?.seat).toBe(1);
  expect(keyMoment([{ type: 'erred', by: 2, errors: 1 }])?.icon).toBe('x');
  expect(keyMoment([{ type: 'token-back', tokens: 3 }])).toBeNull();
});

describe('what it is called', () => {
  test('h16: by its band', () => {
    expect(title(MOMENTS.over!.view)?.key).toBe('hanabi-band-3-name');
  });
  test('h13: a show that stopped has a name of its own', () => {
    const stopped = position({ end: { type: 'third-error' }, to_act: null });
    expect(title(stopped)?.key).toBe('hanabi-band-lost-name');
  });
  test('h17: in the grand finale only the perfect night', () => {
    const series = seriesOf([5, 5, 5, 5, 5]);
    expect(title(position({ end: { type: 'complete' }, series }))?.key).toBe('hanabi-band-6-name');
  });
});

describe('what is remembered', () => {
  const informed = (by: number): EventView => ({
    type: 'informed',
    by,
    to: 0,
    clue: { value: 1 },
    hand: [],
    touched: [],
    tokens: 3,
  });
  const lost = position({
    errors: 2,
    tokens: 0,
    series: seriesOf([3, 2, 4, 1, 5], 'r3 r3 y2 y2 w4 w4'),
  });

  test('first what was lost where: cards, errors, lanterns', () => {
    const found = facts([step(1, position()), step(2, lost, informed(2), informed(2))]);
    expect(found.map(({ say }) => say.key)).toEqual([
      'hanabi-fact-lost-many',
      'hanabi-fact-errors',
      'hanabi-fact-tokens',
      'hanabi-fact-informed',
    ]);
    expect(found[0]?.say.args).toEqual({
      first: { key: 'hanabi-card-white-4' },
      second: { key: 'hanabi-card-red-3' },
      more: 1,
    });
    expect(found[3]).toMatchObject({ seat: 2, say: { args: { count: 2 } } });
  });

  test('and a card played well of which nothing was known', () => {
    const played: EventView = {
      type: 'played',
      by: 2,
      id: 10,
      card: card('r3'),
      slot: 2,
      fits: true,
    };
    const found = facts([step(1, position()), step(2, position(), played)]);
    expect(found.at(-1)?.say.key).toBe('hanabi-fact-blind');
  });

  test('nothing of a game without a step', () => {
    expect(facts([])).toEqual([]);
  });
});
