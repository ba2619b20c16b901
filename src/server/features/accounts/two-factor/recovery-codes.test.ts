import { expect, test } from 'vitest';
import { plainCode } from './recovery-codes.ts';

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123\u2011456', '123456'],
  ['１２３４５６', '123456'],
  ['2X4Y6–8a9bc', '2x4y68a9bc'],
])('%j is compared as %s', (typed, code) => expect(plainCode(typed)).toBe(code));
