import { expect, test } from 'vitest';
import { type Form, parseForm, textAt, textsAt } from './form.ts';

test.each<[string, Form]>([
  ['a=1&b=two%20words', { a: '1', b: 'two words' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[0][b]=x&a[0][c][d]=y', { a: [{ b: 'x', c: { d: 'y' } }] }],
  ['a%5Bgte%5D=5', { a: { gte: '5' } }],
  ['', {}],
])('%s', (encoded, expected) => {
  expect(parseForm(encoded)).toEqual(expected);
});

test('what is not there, or is no text, is null', () => {
  const form = parseForm('a[b]=1&c=&d[0]=2');
  expect([textAt(form, 'a', 'b'), textAt(form, 'd', 0)]).toEqual(['1', '2']);
  expect([textAt(form, 'a'), textAt(form, 'c'), textAt(form, 'x', 'y', 'z'), textAt(form, 'a', 'b', 'c')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(textsAt(form, 'a')).toEqual({ b: '1' });
  expect(textsAt(parseForm('m[__proto__]=x'), 'm')).not.toHaveProperty('x');
});
