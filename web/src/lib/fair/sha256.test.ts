import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromHex, sha256, toHex } from './sha256';

describe('SHA-256', () => {
  it('is that of the standard', () => {
    const abc = toHex(sha256(new TextEncoder().encode('abc')));
    expect(abc).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is the same as elsewhere at every length about its blocks', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('writes and reads digits', () => {
    const bytes = Uint8Array.from([0, 1, 15, 16, 255]);
    expect(toHex(bytes)).toBe('00010f10ff');
    expect(fromHex('00010f10ff')).toEqual(bytes);
  });
});
