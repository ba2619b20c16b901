import { expect, test } from 'vitest';
import { methodOf } from './saved-method.ts';

test.each([
  ['bank', 'bank_transfer'],
  ['card', 'card'],
  ['check', null],
  [null, null],
] as const)('a saved %s fills %s', (type, method) => {
  expect(methodOf(type)).toBe(method);
});
