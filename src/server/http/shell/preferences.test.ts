import { expect, test } from 'vitest';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { nextPath } from './preferences.ts';

const t = await startSharedApp();

const visit = (query: string) => t.app.inject({ method: 'GET', url: `/preferences?${query}` });

test('a language and a store are kept in cookies, and the visitor goes on', async () => {
  const answer = await visit('lng=vi&storeId=2&to=%2Fproducts%3Fpage%3D2');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/products?page=2');
  expect(answer.cookies).toMatchObject([
    { name: 'lng', value: 'vi', path: '/', sameSite: 'Lax' },
    { name: 'selectedStoreId', value: '2', path: '/' },
  ]);
});

test.each(['lng=de', 'lng=fr&lng=en', 'storeId=two', 'storeId=-1', ''])('%s sets no cookie', async (query) => {
  const answer = await visit(query);
  expect(answer.statusCode).toBe(303);
  expect(answer.cookies).toEqual([]);
});

test('the page gone to is asked in the language just chosen, not in the one of its own address', () => {
  expect(nextPath('/products?lng=en&page=2')).toBe('/products?page=2');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
  '%2f%2fevil.example',
  '',
  undefined,
])('%s leads to no other site', (to) => {
  const path = nextPath(to);
  expect(new URL(path, 'http://shop.invalid').origin).toBe('http://shop.invalid');
  expect(path.startsWith('//')).toBe(false);
});
