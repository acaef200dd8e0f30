import { expect, test } from 'vitest';
import { addresses } from './addresses';

test('every picture is there, and none of an earlier edition stands in for it', () => {
  expect(Object.keys(addresses)).toHaveLength(84 + 54);
  expect(JSON.stringify(addresses)).not.toContain('edition');
});
