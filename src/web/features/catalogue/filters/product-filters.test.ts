import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { type SortOrder, sortOrders } from '#domain/catalogue/sort.ts';
import { units } from '#domain/catalogue/unit.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import {
  countFilters,
  enabledFilters,
  type ProductFilters,
  productsAddress,
  readFilters,
  toProductQuery,
  withoutDefaults,
} from './product-filters.ts';

const read = (query: string, defaultSort: SortOrder = 'name-asc') =>
  readFilters(new URLSearchParams(query), defaultSort);
const none = read('');

test.each<[string, Partial<ProductFilters>]>([
  ['', {}],
  ['search=++l%C3%A2it++', { search: 'lâit' }],
  ['search=%20%20', {}],
  ['search=a%00b', { search: 'a b' }],
  ['category=FRUIT&unit=KG', { category: 'FRUIT', unit: 'KG' }],
  ['category=FRUIT&kind=blood-orange', { category: 'FRUIT', kind: 'blood-orange' }],
  ['category=FRUIT&kind=<script>', { category: 'FRUIT' }],
  ['kind=orange', {}],
  ['category=All&unit=All', {}],
  ['category=<script>&unit=TON', {}],
  ['minPrice=2.5&maxPrice=10', { minPrice: 2.5, maxPrice: 10 }],
  // What is typed is read by the server: see typed-bounds.test.ts.
  ['minPrice=2,5', {}],
  ['minPrice=1.500&maxPrice=1.5000', { maxPrice: 1.5 }],
  ['minPrice=0&maxPrice=50', {}],
  ['minPrice=50&maxPrice=0', { minPrice: 50, maxPrice: 0 }],
  ['minPrice=-1&maxPrice=cheap', {}],
  ['sortBy=price-asc', { sortBy: 'price-asc' }],
  ['sortBy=name-asc', {}],
  ['sortBy=name-asc&search=riz', { sortBy: 'name-asc', search: 'riz' }],
  ['sortBy=random', {}],
  ['onlyDiscounted=true', { onlyDiscounted: true }],
  ['onlyDiscounted=false', {}],
  ['diet=vegan&diet=organic', { diet: ['vegan', 'organic'] }],
  ['diet=organic,VEGAN,keto,vegan', { diet: ['vegan', 'organic'] }],
  ['without=milk,gluten', { without: ['gluten', 'milk'] }],
  ['without=&diet=', {}],
  ['page=3', { page: 3 }],
  ['page=0', {}],
  ['page=1.5', {}],
  ['page=9999999', {}],
  ['postalCode=h2x+1y4', { postalCode: 'H2X 1Y4' }],
  ['postalCode=1', {}],
])('reads ?%s', (query, expected) => {
  expect(read(query)).toEqual({ ...none, ...expected });
});

test.each<[Partial<ProductFilters>, string]>([
  [{}, '/products'],
  [{ page: 1, sortBy: 'name-asc' }, '/products'],
  [{ page: 2 }, '/products?page=2'],
  [{ onlyDiscounted: true }, '/products?onlyDiscounted=true'],
  [{ search: 'gạo', category: 'RIZ' }, '/products?search=g%E1%BA%A1o&category=RIZ'],
  [{ search: 'riz', sortBy: 'name-asc' }, '/products?search=riz&sortBy=name-asc'],
  [{ diet: ['vegan', 'halal'], without: ['milk'] }, '/products?diet=vegan,halal&without=milk'],
  [{ minPrice: 1.5, maxPrice: 0 }, '/products?minPrice=1.5&maxPrice=0'],
  [{ minPrice: 1.234, search: '1.234' }, '/products?search=1.234&minPrice=1.2340'],
])('%o stands at %s', (filters, address) => {
  expect(productsAddress(filters)).toBe(address);
});

test.each(['FRUIT', 'LAITDECOCO'])('the list of %s has one address, whoever leads there', (category) => {
  expect(categoryAddress(category)).toBe(productsAddress({ category }));
});

test('what an address says is what was written into it', () => {
  const price = fc.option(fc.integer({ min: 1, max: 4900 }).map((cents) => cents / 100));
  const filters = fc.record({
    search: fc.string({ maxLength: 200 }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
    category: fc.constantFrom('', 'FRUIT', 'LAITDECOCO'),
    kind: fc.constantFrom('', 'orange', 'plant-milk'),
    unit: fc.constantFrom('', ...units),
    minPrice: price,
    maxPrice: price,
    sortBy: fc.constantFrom('', ...sortOrders),
    onlyDiscounted: fc.boolean(),
    diet: fc.subarray([...diets]),
    without: fc.subarray([...allergens]),
    page: fc.integer({ min: 1, max: 999 }),
    postalCode: fc.constantFrom('', '75013', 'H2X 1Y4'),
    defaultSort: fc.constantFrom(...sortOrders),
  });
  fc.assert(
    fc.property(filters, (productFilters) => {
      const query = productsAddress(productFilters as ProductFilters).split('?')[1] ?? '';
      const isDefaultSort = productFilters.sortBy === productFilters.defaultSort && productFilters.search === '';
      const kind = productFilters.category === '' ? '' : productFilters.kind;
      expect(read(query, productFilters.defaultSort)).toEqual({
        ...productFilters,
        kind,
        sortBy: isDefaultSort ? '' : productFilters.sortBy,
      });
    }),
  );
});

test.each([
  ['search=+++', '/products'],
  ['search=', '/products'],
  ['search=%00&category=FRUIT&unit=&minPrice=&page=2', '/products?category=FRUIT&page=2'],
  ['search=+&postalCode=94200&lng=vi', '/products?postalCode=94200&lng=vi'],
  ['search=+&lng=vi', '/products?lng=vi'],
  ['search=+riz+', null],
  ['category=', '/products'],
  ['', null],
  ['page=1', '/products'],
  ['sortBy=name-asc&page=2', '/products?page=2'],
  ['onlyDiscounted=false&category=RIZ&lng=en', '/products?category=RIZ&lng=en'],
  ['category=RIZ&page=2&utm_source=mail', null],
  ['search=riz&sortBy=name-asc', null],
])('what is blank or usual is not named: ?%s leads to %s', (query, to) => {
  expect(withoutDefaults(`http://shop.example/products?${query}`, 'name-asc')).toBe(to);
});

test.each<[SortOrder, string, SortOrder | undefined, string]>([
  ['name-asc', '', undefined, '/products'],
  ['popular', '', 'popular', '/products'],
  ['popular', 'sortBy=popular', 'popular', '/products'],
  ['popular', 'sortBy=name-asc', 'name-asc', '/products?sortBy=name-asc'],
  ['price-desc', 'sortBy=price-desc&category=RIZ', 'price-desc', '/products?category=RIZ'],
  // The best match is the default of a search, whatever the shop's lists begin with.
  ['popular', 'search=riz', undefined, '/products?search=riz'],
  ['popular', 'search=riz&sortBy=popular', 'popular', '/products?search=riz&sortBy=popular'],
])('a shop that begins by %s: ?%s asks for %s, and is %s', (defaultSort, query, sortBy, address) => {
  const filters = read(query, defaultSort);
  expect(toProductQuery(filters, 4).sortBy).toBe(sortBy);
  expect(productsAddress(filters)).toBe(address);
});

test('asks the API for twelve, and names only what was chosen', () => {
  expect(toProductQuery(none, 4)).toEqual({ storeId: 4, page: 1, per_page: 12 });
  expect(toProductQuery(read('category=FRUIT&kind=orange'), 4)).toMatchObject({ category: 'FRUIT', kind: 'orange' });
  const query = read('search=riz&onlyDiscounted=true&maxPrice=0&page=2&diet=vegan&without=milk,eggs');
  expect(toProductQuery(query, 4)).toEqual({
    storeId: 4,
    page: 2,
    per_page: 12,
    search: 'riz',
    onlyDiscounted: true,
    maxPrice: 0,
    diet: 'vegan',
    without: 'eggs,milk',
  });
});

test.each([
  ['', 0],
  ['search=riz&sortBy=price-asc&page=2', 0],
  ['category=RIZ&unit=KG&onlyDiscounted=true', 3],
  ['category=FRUIT&kind=orange', 2],
  ['minPrice=1&maxPrice=0', 2],
  ['diet=vegan,halal&without=milk', 3],
])('?%s narrows %d times', (query, expected) => {
  expect(countFilters(read(query))).toBe(expected);
});

test('what the shop has switched off does not count, the order does', () => {
  const asked = read('search=riz&category=FRUIT&unit=KG&minPrice=2&diet=vegan&onlyDiscounted=true&sortBy=price-asc');
  const enabled = (filters: ProductFilters, features: object, products = {}) => {
    const { features: allFeatures, products: allProducts } = defaultFeatureConfig;
    return enabledFilters(filters, {
      features: { ...allFeatures, ...features },
      products: { ...allProducts, ...products },
    });
  };
  expect(enabled(asked, {})).toEqual(asked);
  expect(enabled(asked, { search: false })).toEqual({ ...asked, search: '' });
  expect(enabled(asked, { productFilters: false })).toEqual(read('search=riz&sortBy=price-asc'));
  expect(enabled(read('search=riz&sortBy=name-asc'), { search: false, productFilters: false })).toEqual(none);
  expect(enabled(asked, {}, { discountedOnly: false })).toEqual({ ...asked, onlyDiscounted: false });
});
