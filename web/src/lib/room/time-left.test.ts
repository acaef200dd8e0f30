import { expect, test } from 'vitest';
import { clockFace, daysFace } from './time-left';

test('minutes and seconds, and hours where it is long', () => {
  expect(clockFace(0).args).toEqual({ minutes: 0, seconds: '00' });
  expect(clockFace(9).args).toEqual({ minutes: 0, seconds: '09' });
  expect(clockFace(180)).toEqual({ key: 'room-time-minutes', args: { minutes: 3, seconds: '00' } });
  expect(clockFace(3599).args).toEqual({ minutes: 59, seconds: '59' });
  expect(clockFace(12 * 3600)).toEqual({
    key: 'room-time-hours',
    args: { hours: 12, minutes: 0 },
  });
  expect(clockFace(3600 + 61 * 60 + 59).args).toEqual({ hours: 2, minutes: 1 });
});

test.each([
  [3600, null, null],
  [86_400, '1 giorno', '1 day'],
  [86_400 + 3599, '1 giorno', '1 day'],
  [2 * 86_400 + 5 * 3600, '2 giorni e 5 ore', '2 days, 5 hours'],
  [7 * 86_400, '7 giorni', '7 days'],
])('%i seconds are days and hours by their names', (left, italian, english) => {
  expect([daysFace(left, 'it-IT'), daysFace(left, 'en-GB')]).toEqual([italian, english]);
});
