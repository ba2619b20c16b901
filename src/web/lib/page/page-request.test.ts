import { expect, test } from 'vitest';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { chosenStoreId, languageOf, pickStore } from './page-request.ts';

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.example${path}`, { headers });

test.each([
  ['/', {}, 'fr'],
  ['/', { 'accept-language': 'de,en;q=0.8,fr;q=0.5' }, 'en'],
  ['/', { 'accept-language': 'en', cookie: 'a=b; lng=vi' }, 'vi'],
  ['/?lng=en', { cookie: 'lng=vi' }, 'en'],
  ['/?lng=de', { cookie: 'lng=vi' }, 'vi'],
  ['/', { cookie: 'lng=%E0%A4%A' }, 'fr'],
])('%s with %o is in %s', (path, headers, language) => {
  expect(languageOf(ask(path, headers))).toBe(language);
});

test.each([
  ['selectedStoreId=3', 3],
  ['xselectedStoreId=3', null],
  ['selectedStoreId=-1', null],
  ['selectedStoreId=2.5', null],
  ['selectedStoreId=', null],
])('the cookie %s names store %s', (cookie, id) => {
  expect(chosenStoreId(ask('/', { cookie }))).toBe(id);
});

test('a store that is no longer displayed gives way to the first', () => {
  const stores = [{ id: 4 }, { id: 7 }];
  expect(pickStore(stores, 7)).toEqual({ id: 7 });
  expect(pickStore(stores, 9)).toEqual({ id: 4 });
  expect(pickStore([], 9)).toBeNull();
});

test('a cookie is read whole', () => {
  expect(readCookie('a=1; name=a%20b=c; b=2', 'name')).toBe('a b=c');
  expect(readCookie(null, 'name')).toBeNull();
});
