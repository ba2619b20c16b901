import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listProducts } from '#contract/catalogue/catalogue.ts';
import { type Category, categories } from '#domain/catalogue/category.ts';
import { type SortOrder, sortOrders } from '#domain/catalogue/sort.ts';
import { units } from '#domain/catalogue/unit.ts';
import { saidIn } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { dropResponses } from '#server/services/memory/response-cache.ts';
import { identifyAll } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');

type Known = ReturnType<typeof draw>[number] & { id: number };

const nameIn = ({ name }: Known, lng: Language) => saidIn(name, lng) ?? '';

const word = fc.constantFrom(
  'Pâté',
  'pate',
  'Éclair',
  'eclair',
  'Bánh mì',
  'Cà phê',
  'Œuf',
  'Zeste',
  'ail',
  'Đậu',
  'Côte',
);
function draw() {
  const product = fc.record({
    name: fc.record({
      fr: fc.array(word, { minLength: 1, maxLength: 3 }).map((w) => w.join(' ')),
      en: fc.array(word, { minLength: 1, maxLength: 2 }).map((w) => w.join('-')),
      vi: fc.array(word, { minLength: 1, maxLength: 2 }).map((w) => w.join(' ')),
    }),
    category: fc.constantFrom<Category>('FRUIT', 'LEGUME', 'RIZ'),
    unit: fc.constantFrom(...units),
    supplier: fc.constantFrom('Halle', 'Rizière', null),
    cents: fc.integer({ min: 50, max: 6000 }),
    wholesaleCents: fc.option(fc.integer({ min: 40, max: 5000 }), { nil: null }),
    quantityMilli: fc.constantFrom(0, 1500, 20_000),
    inventory: fc.boolean(),
    discounts: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }).map((p) => (p ? [{ percent: p }] : [])),
  });
  return fc.sample(product, { numRuns: 150, seed: 20_261_121 });
}

const shop = await startSharedApp({ now });
const storeId = await makeStore(shop.db);
const other = await makeStore(shop.db);
const drawn = draw();
const made = drawn.map((p) => ({ ...p, stores: [storeId] }));
const ids = await makeProducts(shop.db, made, now);
const fixture = drawn.map((p, i) => ({ ...p, id: ids[i] ?? 0 }));
await makeProducts(shop.db, [{ stores: [other] }, { stores: [storeId], visible: false }], now);

type Query = {
  lng?: Language;
  sortBy?: SortOrder;
  category?: string;
  unit?: string;
  supplier?: string;
  minPrice?: number;
  maxPrice?: number;
  onlyDiscounted?: boolean;
  hasOffer?: boolean;
  page: number;
  per_page: number;
};
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const query: fc.Arbitrary<Query> = fc.record({
  lng: optional(fc.constantFrom(...languages)),
  sortBy: optional(fc.constantFrom(...sortOrders.slice(0, 4))),
  category: optional(fc.constantFrom('FRUIT', 'LEGUME', 'RIZ', 'VIANDE', 'All')),
  unit: optional(fc.constantFrom(...units, 'All')),
  supplier: optional(fc.constantFrom('Halle', 'Rizière', 'Personne')),
  minPrice: optional(fc.constantFrom(0, 5, 12.34, 49.999, 50, 70)),
  maxPrice: optional(fc.constantFrom(0, 5, 12.34, 49.999, 50, 70)),
  onlyDiscounted: optional(fc.boolean()),
  hasOffer: optional(fc.boolean()),
  page: fc.integer({ min: 1, max: 4 }),
  per_page: fc.constantFrom(1, 7, 20, 50, 120),
});

test('a listing is what a walk over all products would give', async () => {
  const priced: PriceType[] = ['retail', 'wholesale'];
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(...priced), async (input, priceType) => {
      shop.deps.identify = identifyAll(priceType);
      const { lng = 'fr', ...rest } = input;
      const params = new URLSearchParams(
        Object.entries({ ...rest, lng }).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
      );
      const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${params}`, undefined, {
        authorization: 'Bearer x',
      });
      expect(status).toBe(200);
      const all = naive(input, lng, priceType);
      const from = (input.page - 1) * input.per_page;
      const shown = all.slice(from, from + input.per_page);
      const { items, ...paging } = body.data;
      expect(paging).toEqual({
        total: all.length,
        totalPage: Math.ceil(all.length / input.per_page),
        page: input.page,
        perPage: input.per_page,
        correctedSearch: null,
        searchFilters: [],
        near: [],
      });
      expect(items.map((p: { name: string; price: number }) => [p.name, p.price])).toEqual(
        shown.map((p) => [nameIn(p, lng), p.final / 100]),
      );
    }),
    { numRuns: 150 },
  );
});

test('a page holds 20 unless told otherwise', async () => {
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection`);
  expect(body.data).toMatchObject({ page: 1, perPage: 20, items: { length: 20 } });
});

function naive(input: Query, lng: Language, priceType: PriceType) {
  const collator = new Intl.Collator(lng);
  const min = input.minPrice ?? 0;
  const max = input.maxPrice === undefined || input.maxPrice === 50 ? Number.POSITIVE_INFINITY : input.maxPrice;
  const chosen = (value: string | undefined, actual: string | null) =>
    value === undefined || value === 'All' || value === actual;
  const list = fixture
    .map((p) => ({
      ...p,
      final: finalPrice(
        priceType === 'wholesale' ? (p.wholesaleCents ?? p.cents) : p.cents,
        p.discounts[0]?.percent ?? null,
      ),
    }))
    .filter(
      (p) => chosen(input.category, p.category) && chosen(input.unit, p.unit) && chosen(input.supplier, p.supplier),
    )
    .filter((p) => p.final / 100 >= min && p.final / 100 <= max)
    .filter((p) => !(input.onlyDiscounted || input.hasOffer) || p.discounts.length > 0);
  const byName = (a: Known, b: Known) => collator.compare(nameIn(a, lng), nameIn(b, lng)) || a.id - b.id;
  const isOut = (p: Known) => Number(p.inventory && p.quantityMilli === 0);
  switch (input.sortBy) {
    case undefined:
      return list.sort((a, b) => isOut(a) - isOut(b) || byName(a, b));
    case 'name-desc':
      return list.sort((a, b) => -byName(a, b));
    case 'price-asc':
      return list.sort((a, b) => a.final - b.final || a.id - b.id);
    case 'price-desc':
      return list.sort((a, b) => b.final - a.final || b.id - a.id);
    default:
      return list.sort(byName);
  }
}

test('by unit price: what can be compared first, the cheapest first', async () => {
  const store = await makeStore(shop.db);
  const make = [
    { name: 'pièce', cents: 10 },
    { name: 'kilo', unit: 'KG' as const, cents: 300 },
    { name: 'pot', cents: 200, unitWeightG: 250 },
    { name: 'bouteille', cents: 100, volumeMl: 1500 },
    { name: 'rouleaux', cents: 120, pieces: 6, comparedBy: 'roll' as const },
    { name: 'œufs', cents: 30, pieces: 12, comparedBy: 'piece' as const, unitWeightG: 700 },
  ];
  const made = make.map((p) => ({ ...p, stores: [store] }));
  await makeProducts(shop.db, made, now);
  const { items } = await shop.apiAs()(listProducts, { storeId: store, sortBy: 'unit-price-asc' });
  expect(items.map((p) => [p.name, p.unitPrice, p.unitPriceUnit])).toEqual([
    ['bouteille', 0.67, 'l'],
    ['kilo', 3, 'kg'],
    ['pot', 8, 'kg'],
    ['œufs', 0.03, 'piece'],
    ['pièce', 0.1, 'piece'],
    ['rouleaux', 0.2, 'roll'],
  ]);
  const falling = await shop.apiAs()(listProducts, { storeId: store, sortBy: 'unit-price-desc' });
  expect(falling.items.map((p) => p.name)).toEqual(['pot', 'kilo', 'bouteille', 'rouleaux', 'pièce', 'œufs']);
});

test('the shop shows sold-out goods in their place when it says so', async () => {
  const store = await makeStore(shop.db);
  await makeProducts(
    shop.db,
    [{ name: 'a', quantityMilli: 0 }, { name: 'b' }, { name: 'c', quantityMilli: 0, inventory: false }].map((p) => ({
      ...p,
      stores: [store],
    })),
    now,
  );
  const names = async (sortBy?: SortOrder) =>
    (await shop.apiAs()(listProducts, { storeId: store, sortBy })).items.map((p) => p.name);
  expect(await names()).toEqual(['b', 'c', 'a']);
  expect(await names('name-asc')).toEqual(['a', 'b', 'c']);
  expect(await names('popular')).toEqual(['b', 'c', 'a']);
  const { isOn } = shop.deps.flags;
  shop.deps.flags.isOn = (path) => path === 'products.outOfStock' || isOn(path);
  dropResponses(shop.deps.answers);
  expect(await names()).toEqual(['a', 'b', 'c']);
  expect(await names('popular')).toEqual(['a', 'b', 'c']);
  shop.deps.flags.isOn = isOn;
});

test('what the shop has switched off is ignored', async () => {
  const { isOn } = shop.deps.flags;
  const list = (path: string) =>
    shop.call('GET', `/store/${storeId}/product-collection?${path}`).then(({ body }) => body.data.total);
  const [found, all] = [await list('category=RIZ'), await list('')];
  expect(found).toBeLessThan(all);
  shop.deps.flags.isOn = (path) => path !== 'features.productFilters' && path !== 'features.search' && isOn(path);
  dropResponses(shop.deps.answers);
  expect(await list('category=RIZ&unit=KG&supplier=Halle&minPrice=60&maxPrice=61&onlyDiscounted=true')).toBe(all);
  expect(await list('search=xyzxyz')).toBe(all);
  shop.deps.flags.isOn = isOn;
});

test('products.discountedOnly switches off its filter alone', async () => {
  const { isOn } = shop.deps.flags;
  const total = async (query: string) =>
    (await shop.call('GET', `/store/${storeId}/product-collection?${query}`)).body.data.total;
  const [all, offers, rice] = [await total(''), await total('onlyDiscounted=true'), await total('category=RIZ')];
  expect(offers).toBeLessThan(all);
  shop.deps.flags.isOn = (path) => path !== 'products.discountedOnly' && isOn(path);
  dropResponses(shop.deps.answers);
  expect(await total('onlyDiscounted=true')).toBe(all);
  expect(await total('onlyDiscounted=true&category=RIZ')).toBe(rice);
  // What the page of offers asks for.
  expect(await total('hasOffer=true')).toBe(offers);
  shop.deps.flags.isOn = isOn;
  dropResponses(shop.deps.answers);
});

const refused: [string, string][] = [
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=x', 'page'],
  ['page=1&page=2', 'page'],
  ['page=99999999999', 'page'],
  ['per_page=0', 'per_page'],
  ['per_page=121', 'per_page'],
  ['per_page=1e9', 'per_page'],
  ['sortBy=price', 'sortBy'],
  ['sortBy=name-asc;drop table shelf', 'sortBy'],
  ['minPrice=-1', 'minPrice'],
  ['maxPrice=abc', 'maxPrice'],
  ['maxPrice=Infinity', 'maxPrice'],
  ['maxPrice=NaN', 'maxPrice'],
  ['onlyDiscounted=maybe', 'onlyDiscounted'],
  ['hasOffer=1', 'hasOffer'],
  ['postalCode=7501', 'postalCode'],
  ['postalCode=%25%25%25', 'postalCode'],
  [`search=${'a'.repeat(201)}`, 'search'],
  ['search=a%00b', 'search'],
  [`category=${'a'.repeat(41)}`, 'category'],
];
test.each(refused)('%s is refused and named', async (params, field) => {
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${params}`);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
});

test.each([
  'page=1',
  'per_page=120',
  'page=1000000',
  'postalCode=75013',
  'postalCode=K1A%200B1',
  'search=',
  'minPrice=9&maxPrice=2',
  'category=INCONNU',
  "supplier='%20or%201=1--",
])('%s is accepted', async (params) => {
  expect((await shop.call('GET', `/store/${storeId}/product-collection?${params}`)).status).toBe(200);
});

test('a store that is unknown or not displayed has no listing', async () => {
  const hidden = await makeStore(shop.db, { displayable: false });
  await makeProducts(shop.db, [{ stores: [hidden] }], now);
  for (const id of [hidden, 999_999])
    for (const list of ['product-collection', 'featured-product-list', 'product-category-list'])
      expect([list, (await shop.call('GET', `/store/${id}/${list}`)).status]).toEqual([list, 404]);
  for (const id of ['x', '0', '-1', '99999999999', '1.5'])
    expect((await shop.call('GET', `/store/${id}/product-collection`)).status).toBe(422);
});

test('the categories count what their listing holds', async () => {
  for (const lng of languages) {
    const { body } = await shop.call('GET', `/store/${storeId}/product-category-list?lng=${lng}`);
    expect(body.data.length).toBe(3);
    for (const category of body.data) {
      expect(categories).toContain(category.name);
      expect(category.label).not.toBe('');
      const { total } = await shop.apiAs()(listProducts, { storeId, category: category.name });
      expect([category.name, category.numberOfProducts]).toEqual([category.name, total]);
    }
  }
});
