import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadAllWords } from '#web/i18n/words.ts';
import { actions, isToBePacked } from './actions.ts';

beforeAll(async () => {
  for (const language of languages) await loadAllWords(language);
});

test.each(languages)('every action has words of its own in %s', (language) => {
  const t = translatorOf<BaseArea | 'admin' | 'orders'>(language);
  const words = actions.map((action) => action.words(t));
  expect(new Set(words).size).toBe(actions.length);
  expect(words.every((text) => /\p{L}/u.test(text) && !text.includes('admin.'))).toBe(true);
});

test('an action that opens a page leads there, and no two are one', async () => {
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  const gone: string[] = [];
  const at = { timeZone: 'Europe/Paris', storeId: 7, goTo: (href: string) => void gone.push(href) };
  for (const id of [
    'newOrder',
    'newProduct',
    'newCustomer',
    'ordersLate',
    'lowStock',
    'ordersToday',
    'slots',
    'closeToday',
  ])
    await actions.find((action) => action.id === id)?.run(at as Parameters<(typeof actions)[number]['run']>[0]);
  expect(gone.map((href) => href.replace(/\d{4}-\d\d-\d\d/, 'TODAY'))).toEqual([
    '/admin/orders/new',
    '/admin/products/new',
    '/admin/customers/new',
    '/admin/orders?late=true',
    '/admin/products?stock=low',
    '/admin/orders?slotDay=TODAY&sortBy=slot-asc',
    '/admin/stores/7/slots',
    '/admin/stores/7/slots?close=today',
  ]);
});

test.each([
  ['pending', true],
  ['processing', true],
  ['draft', false],
  ['ready', false],
  ['shipped', false],
  ['delivered', false],
  ['cancelled', false],
  ['rejected', false],
] as const)('of an order that is %s the papers are printed: %s', (status, expected) => {
  expect(isToBePacked({ status })).toBe(expected);
});
