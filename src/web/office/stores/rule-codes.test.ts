import { expect, test } from 'vitest';
import { ruleCodes } from './rule-codes.ts';

test.each<[string, string[]]>([
  ['75011', ['75011']],
  [' 75011 ', ['75011']],
  ['75011, 75012;75013\n75014', ['75011', '75012', '75013', '75014']],
  ['75011, 75011,', ['75011']],
  ['75 011', ['75 011']],
  ['K1A 0B1, k1a0b2', ['K1A 0B1', 'k1a0b2']],
  ['12345-6789', ['12345-6789']],
  ['75019-75021', ['75019', '75020', '75021']],
  ['01098 – 01100', ['01098', '01099', '01100']],
  ['7501*', ['75010', '75011', '75012', '75013', '75014', '75015', '75016', '75017', '75018', '75019']],
  ['*****', ['*****']],
  ['', []],
  // Too many, backwards, or none: named by the answer.
  ['75000-75100', ['75000-75100']],
  ['75020-75001', ['75020-75001']],
  ['75*', ['75*']],
  ['Paris', ['Paris']],
])('%j names %j', (typed, codes) => expect(ruleCodes(typed)).toEqual(codes));

test('a beginning of three digits stands for a hundred codes, with or without a star', () => {
  const codes = ruleCodes('750');
  expect([codes.length, codes[0], codes.at(-1)]).toEqual([100, '75000', '75099']);
  expect(ruleCodes('750*')).toEqual(codes);
});
