// @vitest-environment node
import { expect, test } from 'vitest';
import { readCode } from './code';

test.each([
  ['k7tr', 'K7TR', null],
  [' K7-TR ', 'K7TR', null],
  ['K7TRX', 'K7TR', null],
  ['https://ludoteca.example/K7TR', 'K7TR', null],
  ['http://192.168.1.20:8420/K7TR/?from=mail', 'K7TR', null],
  ['K0', 'K', '0'],
  ['O', '', 'O'],
  ['', '', null],
])('%j reads as %s', (text, code, refused) => {
  expect(readCode(text)).toEqual({ code, refused });
});
