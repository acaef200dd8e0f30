import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import Segmented from './Segmented.svelte';

const options = [
  { value: 'easy', label: 'Tranquillo' },
  { value: 'medium', label: 'Bravo' },
  { value: 'hard', label: 'Esperto', short: 'E' },
];

function setUp(readonly = false) {
  const onchange = vi.fn();
  const { rerender } = render(Segmented, {
    label: 'Livello',
    options,
    value: 'easy',
    onchange,
    readonly,
  });
  return { onchange, rerender, user: userEvent.setup() };
}

test('is a named group with one choice checked', () => {
  setUp();
  expect(screen.getByRole('radiogroup', { name: 'Livello' })).toBeTruthy();
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked).toEqual([true, false, false]);
});

test('a short label keeps its full name', () => {
  setUp();
  expect(screen.getByRole('radio', { name: 'Esperto' })).toBeTruthy();
});

test('a click chooses', async () => {
  const { onchange, user } = setUp();
  await user.click(screen.getByText('Bravo'));
  expect(onchange).toHaveBeenCalledExactlyOnceWith('medium');
});

test('arrows choose, from the checked one on', async () => {
  const { onchange, user } = setUp();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tranquillo' }));
  await user.keyboard('{ArrowRight}');
  expect(onchange).toHaveBeenCalledExactlyOnceWith('medium');
});

test('read-only shows the choice and takes none', async () => {
  const { onchange, user } = setUp(true);
  await user.click(screen.getByText('Bravo'));
  expect(onchange).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tranquillo' }).checked).toBe(true);
});
