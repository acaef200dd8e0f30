import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy';

afterEach(() => vi.unstubAllGlobals());

function withoutClipboard(works: boolean) {
  vi.stubGlobal('navigator', {});
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    if (works && field) copied.push(field.value);
    return works;
  };
  return copied;
}

test('uses the clipboard where there is one', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('K7TR')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('K7TR');
});

test('copies by selection where there is none, and leaves no trace', async () => {
  const copied = withoutClipboard(true);
  expect(await copyText('K7TR')).toBe(true);
  expect(copied).toEqual(['K7TR']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('copies by selection where the clipboard refuses', async () => {
  const copied = withoutClipboard(true);
  const writeText = vi.fn().mockRejectedValue(new Error('denied'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('K7TR')).toBe(true);
  expect(copied).toEqual(['K7TR']);
});

test('says when it did not work', async () => {
  withoutClipboard(false);
  expect(await copyText('K7TR')).toBe(false);
});
