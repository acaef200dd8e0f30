import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import CodeInput from './CodeInput.svelte';

function setUp(value = '') {
  const oncode = vi.fn();
  const onrefused = vi.fn();
  render(CodeInput, { label: 'Code', oncode, onrefused, value });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const cells = () => [...document.querySelectorAll('.cell')].map((cell) => cell.textContent);
  return { field, cells, oncode, onrefused, user: userEvent.setup() };
}

test('shows each character in its own cell and knocks on the fourth', async () => {
  const { field, cells, oncode, user } = setUp();
  await user.type(field, 'k7t');
  expect(cells()).toEqual(['K', '7', 'T', '']);
  expect(oncode).not.toHaveBeenCalled();
  await user.type(field, 'r');
  expect(oncode).toHaveBeenCalledExactlyOnceWith('K7TR');
});

test('takes a pasted code, or the link that ends in it', async () => {
  const { field, oncode, user } = setUp();
  await user.click(field);
  await user.paste('https://ludoteca.example/R9WL');
  expect(oncode).toHaveBeenCalledExactlyOnceWith('R9WL');
});

test('refuses what no code contains, and says so', async () => {
  const { field, cells, onrefused, user } = setUp();
  await user.type(field, 'K0');
  expect(cells()).toEqual(['K', '', '', '']);
  expect(field.value).toBe('K');
  expect(onrefused).toHaveBeenCalledExactlyOnceWith('0');
});

test('backspace takes the last one back, and the next fourth knocks again', async () => {
  const { field, cells, oncode, user } = setUp();
  await user.type(field, 'K7TR{Backspace}');
  expect(cells()).toEqual(['K', '7', 'T', '']);
  await user.type(field, 'Q');
  expect(oncode.mock.calls).toEqual([['K7TR'], ['K7TQ']]);
});

test('a fifth character changes nothing', async () => {
  const { field, cells, oncode, user } = setUp();
  await user.type(field, 'K7TRX');
  expect(cells()).toEqual(['K', '7', 'T', 'R']);
  expect(oncode).toHaveBeenCalledOnce();
});
