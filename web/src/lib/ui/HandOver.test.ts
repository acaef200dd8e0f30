import { fireEvent, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '$lib/testing/show';
import HandOver from './HandOver.svelte';
import { HOLD_MS } from './hold.svelte';

const secret = createRawSnippet(() => ({ render: () => '<p>the hand of Nonna</p>' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function setUp() {
  const onopen = vi.fn();
  const news = [
    { puppet: 'fox' as const, bot: true, text: 'Springs plays the *red 1*.', reason: '“It fits.”' },
  ];
  const base = { closed: true, name: 'Nonna', puppet: 'owl' as const, news };
  const props = { ...base, onopen, children: secret };
  const { change } = await show(HandOver, props);
  return { onopen, change, button: screen.getByRole('button', { name: 'Tieni premuto' }) };
}

test('names who comes next, and keeps what is theirs out of the document', async () => {
  const { change } = await setUp();
  expect(screen.getByRole('heading', { name: 'Nonna' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('the hand of Nonna');
  await change({ closed: false });
  expect(document.body.textContent).toContain('the hand of Nonna');
  await change({ closed: true });
  expect(document.body.textContent).not.toContain('the hand of Nonna');
});

test('tells what the others did meanwhile, and why a bot did it', async () => {
  await setUp();
  const [line] = screen.getAllByRole('listitem');
  expect(line?.textContent).toContain('Springs plays the red 1.');
  expect(line?.querySelector('small')?.textContent).toBe('“It fits.”');
});

test('opens when a pointer has held it long enough', async () => {
  const { button, onopen } = await setUp();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(onopen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onopen).toHaveBeenCalledOnce();
});

test('letting go too early keeps it closed', async () => {
  const { button, onopen } = await setUp();
  await fireEvent.pointerDown(button);
  vi.advanceTimersByTime(HOLD_MS - 1);
  await fireEvent.pointerUp(button);
  vi.advanceTimersByTime(HOLD_MS);
  expect(onopen).not.toHaveBeenCalled();
});

test.each(['Enter', ' '])('opens when the key %j has been held', async (key) => {
  const { button, onopen } = await setUp();
  await fireEvent.keyDown(button, { key });
  vi.advanceTimersByTime(HOLD_MS / 2);
  await fireEvent.keyDown(button, { key, repeat: true });
  vi.advanceTimersByTime(HOLD_MS / 2);
  expect(onopen).toHaveBeenCalledOnce();
});

test('a pointer that something slid away from under does not end what a key holds', async () => {
  const { button, onopen } = await setUp();
  await fireEvent.keyDown(button, { key: 'Enter' });
  await fireEvent.pointerLeave(button);
  vi.advanceTimersByTime(HOLD_MS);
  expect(onopen).toHaveBeenCalledOnce();
});

test('a key that is let go, and any other key, keeps it closed', async () => {
  const { button, onopen } = await setUp();
  await fireEvent.keyDown(button, { key: 'a' });
  vi.advanceTimersByTime(HOLD_MS);
  await fireEvent.keyDown(button, { key: 'Enter' });
  vi.advanceTimersByTime(HOLD_MS / 2);
  await fireEvent.keyUp(button, { key: 'Enter' });
  vi.advanceTimersByTime(HOLD_MS);
  expect(onopen).not.toHaveBeenCalled();
});
