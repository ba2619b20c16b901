import { describe, expect, test } from 'vitest';
import { readFilters } from './product-filters.ts';
import { typedBounds } from './typed-bounds.ts';

const read = (query: string, currency: string, language: string) => {
  const headers = { cookie: `lng=${language}` };
  return typedBounds(new Request(`http://shop.example/products?${query}`, { headers }), {
    currency,
    defaultSort: 'popular',
  });
};

describe('what a form without script has typed becomes a number in the address', () => {
  test.each<[string, string, string, string]>([
    ['minPrice=25.000&maxPrice=100.000', 'VND', 'vi', '/products?minPrice=25000&maxPrice=100000'],
    ['search=&minPrice=25.000+%E2%82%AB&maxPrice=', 'VND', 'fr', '/products?minPrice=25000'],
    ['minPrice=2,50&maxPrice=12,50+€', 'EUR', 'fr', '/products?minPrice=2.5&maxPrice=12.5'],
    ['minPrice=1,500', 'EUR', 'en', '/products?minPrice=1500'],
    ['search=riz&minPrice=１２，５&lng=en', 'EUR', 'fr', '/products?search=riz&minPrice=12.5&lng=en'],
    ['minPrice=1,234', 'KWD', 'fr', '/products?minPrice=1.2340'],
    ['maxPrice=99999999999,5', 'EUR', 'fr', '/products'],
  ])('%s in %s, %s: %s', async (query, currency, language, address) => {
    expect(await read(query, currency, language)).toEqual({ address });
    // Where it leads, there is nothing to be read any more.
    expect(await read(address.split('?')[1] ?? '', currency, language)).toBeNull();
  });
});

test.each([
  ['', null],
  ['minPrice=&maxPrice=', null],
  ['minPrice=2.5&maxPrice=10', null],
  ['minPrice=2.50', null],
])('%j is as addresses have it', async (query, expected) => {
  expect(await read(query, 'EUR', 'fr')).toBe(expected);
});

describe('what could be two numbers is refused at its field, with what was typed', () => {
  test.each<[string, string, string, string]>([
    ['1.500', 'EUR', 'fr', 'Deux lectures sont possibles\u202f: écrivez 1500 ou 1,5.'],
    ['25.000', 'VND', 'en', 'This can be read in two ways: write 25000 or 25.'],
    ['25,5', 'VND', 'vi', 'Vui lòng nhập số nguyên, không có phần thập phân hay dấu phân cách hàng nghìn.'],
    ['cher', 'EUR', 'fr', 'Saisissez un nombre valide.'],
    ['-3', 'EUR', 'en', 'Enter a valid number.'],
  ])('%s in %s, %s: %s', async (typed, currency, language, fault) => {
    const query = `minPrice=${typed}&maxPrice=30,5`;
    const refused = { minPrice: { text: typed, fault } };
    const expected = { address: null, filters: { minPrice: null, refused } };
    expect(await read(query, currency === 'VND' ? 'VND' : currency, language)).toMatchObject(expected);
    expect(readFilters(new URLSearchParams(query), 'popular').minPrice).toBeNull();
  });
});
