import { expect, test, vi } from 'vitest';
import { uuid } from './uuid';

test('is a version 4 id, and another one every time', () => {
  const ids = Array.from({ length: 100 }, uuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});

test('needs nothing that an insecure page lacks', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('missing here');
  });
  expect(uuid()).toHaveLength(36);
});
