import { expect, test } from 'vitest';
import { isCodePrefix, normaliseCodeOrPrefix } from './code-prefix.ts';

test.each([
  ['75*', '75*'],
  [' 75 * ', '75*'],
  ['75***', '75*'],
  ['７５＊', '75*'],
  ['750*', '750*'],
  ['7501*', '7501*'],
  ['k1a*', 'K1A*'],
])('%j is the prefix %s', (typed, prefix) => {
  expect(normaliseCodeOrPrefix(typed)).toBe(prefix);
  expect(isCodePrefix(prefix)).toBe(true);
});

test.each([
  ['75 011', '75011'],
  ['k1a0b1', 'K1A 0B1'],
  ['*****', '*****'],
  ['7*', '7*'],
  ['75011*', '75011*'],
  ['*75', '*75'],
  ['7*5', '7*5'],
  ['K1*', 'K1*'],
  ['75', '75'],
  ['', ''],
])('%j is none: %j', (typed, code) => {
  expect(normaliseCodeOrPrefix(typed)).toBe(code);
  expect(isCodePrefix(code)).toBe(false);
});
