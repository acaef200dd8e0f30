import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Talk } from '$lib/api/types';
import { show } from '$lib/testing/show';
import Spoken from './Spoken.svelte';

const said = (id: number, seat: number, more: Partial<Talk>): Talk => ({
  id,
  seat,
  name: seat === 0 ? 'Marta' : 'Luca',
  at: id,
  phrase: null,
  text: null,
  ...more,
});
const before = said(1, 1, { text: 'Ciao!' });

/** Who sits at the table, and where that is on the screen. */
function places(...tops: number[]) {
  for (const [seat, top] of tops.entries()) {
    const place = document.createElement('div');
    place.dataset.seat = `${seat}`;
    place.getBoundingClientRect = () => new DOMRect(100, top, 120, 40);
    document.body.append(place);
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('what is said appears at the place of whoever says it, and goes away', async () => {
  places(500, 60);
  const { change } = await show(Spoken, { talk: [before] });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  await change({ talk: [before, said(2, 1, { phrase: 'sensu-phrase-that-was-mine' })] });
  const bubble = screen.getByText('Quella serviva a me!');
  expect(bubble.textContent).toBe('Luca: Quella serviva a me!');
  expect(bubble.style.top).toBe('106px');
  await vi.advanceTimersByTimeAsync(1200);
  expect(bubble.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(bubble.isConnected).toBe(false);
});

test('of one person the last words stay, and of others theirs', async () => {
  places(500, 60);
  const { change } = await show(Spoken, { talk: [] as Talk[] });
  const talk = [
    said(1, 1, { text: 'Uno' }),
    said(2, 1, { text: 'Due' }),
    said(3, 0, { text: 'Io' }),
  ];
  await change({ talk });
  expect(screen.queryByText('Uno')).toBeNull();
  expect(screen.getByText('Due').isConnected).toBe(true);
  // In the lower half of the screen it stands above.
  expect(parseFloat(screen.getByText('Io').style.top)).toBeLessThan(500);
});
