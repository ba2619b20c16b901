import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

test.each([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, {}],
  ['a value', { a: 1, b: 'x' }, { a: 2, b: 'x' }, { a: 2 }],
  ['an order', { b: [1, 2] }, { b: [2, 1] }, { b: [2, 1] }],
  ['within', { name: { fr: 'a', en: 'b' } }, { name: { fr: 'a', en: 'c' } }, { name: { fr: 'a', en: 'c' } }],
  ['to nothing', { a: 'x' }, { a: '' }, { a: '' }],
])('%s has changed', (_, before, after, expected) => expect(changedValues(before, after)).toEqual(expected));
