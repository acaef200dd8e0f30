// Colours are compared as the eye does: pairs of Sharma, Wu and Dalal, carried to sRGB.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { difference } from './colour.ts';

test('the difference of two colours is that of CIEDE2000', () => {
  assert.equal(difference('#336699', '#336699'), 0);
  assert.ok(Math.abs(difference('#000000', '#ffffff') - 100) < 0.1);
  const there = difference('#3f5f95', '#97506f');
  assert.equal(there, difference('#97506f', '#3f5f95'));
  assert.ok(difference('#3f5f95', '#3f6095') < 1 && there > 20);
});
