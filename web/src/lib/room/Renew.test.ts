import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import Renew from './Renew.svelte';

const script = document.createElement('script');
const room = {
  build: 'index-new.js' as string | null,
  sending: false,
  waited: false,
  playback: { playing: false },
};
type Room = typeof room;
let reload: Mock<() => void>;

/** The page in such a room; the answer changes it. */
function open(some: Partial<Room> = {}) {
  const session = { ...room, ...some };
  const { rerender } = render(Renew, { session });
  return (more: Partial<Room>) => rerender({ session: { ...session, ...more } });
}

beforeEach(() => {
  script.type = 'text/plain';
  script.src = '/assets/index-old.js';
  document.body.append(script);
  sessionStorage.clear();
  reload = vi.fn<() => void>();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => document.body.replaceChildren());

test('another page is asked for, and only once', async () => {
  open();
  expect(reload).toHaveBeenCalledTimes(1);
  const become = open();
  expect(reload).toHaveBeenCalledTimes(1);
  await become({ build: 'index-newer.js' });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the same page stays, and so does one that no server has built', async () => {
  const become = open({ build: 'index-old.js' });
  await become({ build: null });
  script.remove();
  await become({ build: 'index-new.js' });
  expect(reload).not.toHaveBeenCalled();
});

test('what is on show is shown first', async () => {
  const become = open({ playback: { playing: true } });
  expect(reload).not.toHaveBeenCalled();
  await become({ playback: { playing: false } });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('whoever is deciding keeps what is in hand until it is sent and answered', async () => {
  const become = open({ waited: true });
  await become({ waited: true, sending: true });
  expect(reload).not.toHaveBeenCalled();
  await become({ waited: true, sending: false });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nobody is interrupted while writing', () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  open();
  expect(reload).not.toHaveBeenCalled();
  field.blur();
  window.dispatchEvent(new FocusEvent('focusout'));
  expect(reload).toHaveBeenCalledTimes(1);
});
