import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '#domain/catalogue/allergen.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import { units } from '#domain/catalogue/unit.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import { sql } from '#server/db/sql.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import {
  type ListingOrder,
  type ProductFilter,
  toFeaturedFilter,
} from '#server/features/catalogue/shop/product-filter.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { engineToTry, followByEngine } from '#server/testing/engine/engine-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now });
const stores = [
  await makeStore(t.db),
  await makeStore(t.db, { discountPercent: 15, discountIsActive: true }),
  await makeStore(t.db),
];
const [storeId = 0] = stores;
const kind = (code: string, parent: string | null, category: Category, position: number) => ({
  code,
  parent,
  category,
  position,
  words: inEach(() => []),
  names: inEach(() => code),
});
await t.db
  .insert(kinds)
  .values([
    kind('riz', null, 'RIZ', 0),
    kind('basmati', 'riz', 'RIZ', 1),
    kind('sauvage', 'riz', 'RIZ', 2),
    kind('lait', null, 'LAITIER', 3),
  ]);

const words = [
  'Riz',
  'riz basmati',
  'Lait',
  'lait de coco',
  'Pâté',
  'pate',
  'Œuf',
  'Cà phê',
  'Bánh mì',
  'bio',
  'vanille',
];
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const drawn = fc.sample(
  fc.record({
    name: fc.record({ fr: name, en: name, vi: name }),
    category: fc.constantFrom<Category>('RIZ', 'LAITIER', 'FRUIT'),
    kind: fc.constantFrom('riz', 'basmati', 'lait', null),
    unit: fc.constantFrom(...units),
    supplier: fc.constantFrom('Halle & fils', 'halle', null),
    featured: fc.boolean(),
    unitWeightG: fc.constantFrom(null, 250, 333, 500, 5000),
    pieces: fc.constantFrom(null, 3, 6),
    allergens: fc.option(fc.subarray([...allergens.slice(0, 4)]), { nil: null }),
    mayContain: fc.subarray([...allergens.slice(3, 6)]),
    diets: fc.subarray([...diets]),
    cents: fc.integer({ min: 50, max: 900 }),
    wholesaleCents: fc.option(fc.integer({ min: 40, max: 800 }), { nil: null }),
    quantityMilli: fc.constantFrom(0, 20_000, 20_000),
    inventory: fc.boolean(),
    discounts: fc.constantFrom([], [], [{ percent: 10 }], [{ percent: 40 }]),
    stores: fc.subarray(stores, { minLength: 1 }),
  }),
  { numRuns: 260, seed: 20_261_121 },
) as NewProduct[];
const ids = await makeProducts(t.db, drawn, now);
await t.db.execute(
  sql`update shelf set lowest_cents = base_cents, wholesale_lowest_cents = base_cents where product_id % 3 = 0`,
);
for (const id of stores)
  await t.db.insert(popularity).values({
    storeId: id,
    countedAt: now,
    productIds: ids.filter((product) => (product + id) % 4 === 0),
    orders: ids.filter((product) => (product + id) % 4 === 0).map((product) => 1 + (product % 5) * 1500),
  });
await t.db.insert(shortDateLots).values(
  ids.slice(0, 20).map((productId) => ({
    productId,
    ofId: ids[30] ?? 0,
    storeId,
    bestBefore: '2026-11-30',
    endsAt: new Date('2026-12-01T00:00:00Z'),
  })),
);

const by = await followByEngine(t, await engineToTry());
await by.syncAll();

const all: ProductFilter = {
  ...toFeaturedFilter(storeId, { language: 'fr', decimals: 2, priceType: 'retail' }),
  order: 'name-asc',
  isFeatured: false,
};
const orders: readonly ListingOrder[] = [...sortOrders, 'shelf', 'wanted'];
const searches = [
  'riz',
  'lait',
  'sauvage',
  'lait coco',
  'riz basmatti',
  'pate bio',
  'ca phe',
  'sans lait',
  'riz 500 g',
  'vegan',
  'vanil',
  'xyzxyz',
];

/** Both find the same, or there is nothing and what comes near is left to memory. */
async function compare(filter: ProductFilter, places = { from: 0, to: 20 }) {
  const [memory, engine] = [await by.byMemory(filter, places), await by.byEngine(filter, places)];
  const { near, ...found } = memory;
  if (found.corrected !== null && engine !== null) corrected.add(found.corrected);
  if (engine === null) expect([near > 0, JSON.stringify(filter)]).toEqual([true, JSON.stringify(filter)]);
  else expect({ ...engine, filter }).toEqual({ ...found, filter });
  counts.set(found.total === 0 ? 'empty' : 'found', (counts.get(found.total === 0 ? 'empty' : 'found') ?? 0) + 1);
  return found.total;
}
const counts = new Map<'empty' | 'found', number>();
const corrected = new Set<string>();

test.each(orders)('the engine gives a list in the order %s as memory does, page by page', async (order) => {
  for (const id of stores)
    for (const priceType of priceTypes)
      for (const language of languages) {
        const filter = { ...all, storeId: id, priceType, language, order };
        const total = await compare(filter, { from: 0, to: 120 });
        expect(total).toBeGreaterThan(50);
        await compare(filter, { from: 120, to: 240 });
        await compare(filter, { from: 60, to: 80 });
      }
});

test('each filter leaves what it leaves in memory', async () => {
  const filters: Partial<ProductFilter>[] = [
    { category: 'RIZ' },
    { category: 'INCONNU' },
    { kind: 'riz' },
    { kind: 'basmati' },
    { kind: 'unknown' },
    { unit: 'KG' },
    { supplier: 'Halle & fils' },
    { supplier: 'halle' },
    { supplier: 'Nobody' },
    { minCents: 200, maxCents: 500 },
    { minCents: 500, maxCents: 200 },
    { maxCents: 300 },
    { isDiscounted: true },
    { isReduced: true },
    { isFeatured: true },
    { isShortDate: true },
    { without: allergens.slice(0, 1) },
    { without: allergens.slice(3, 5) },
    { diets: ['vegan'] },
    { diets: ['vegan', 'organic'] },
  ];
  for (const id of stores)
    for (const priceType of priceTypes)
      for (const filter of filters) await compare({ ...all, storeId: id, priceType, ...filter });
});

test('searches find the same, best first, corrected and read alike', async () => {
  for (const id of stores)
    for (const language of languages)
      for (const search of searches)
        for (const order of ['relevance', 'price-asc', 'popular'] as const)
          await compare({ ...all, storeId: id, language, search, order });
});

const none = <T>(of: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, of);
const rarely = fc.constantFrom(false, false, false, false, true);
test('whatever is asked together', async () => {
  const filter: fc.Arbitrary<ProductFilter> = fc.record({
    language: fc.constantFrom(...languages),
    decimals: fc.constant(2),
    priceType: fc.constantFrom(...priceTypes),
    storeId: fc.constantFrom(...stores),
    order: fc.constantFrom(...orders),
    search: fc.option(fc.constantFrom(...searches), { nil: null }),
    isBeingTyped: fc.boolean(),
    category: none(fc.constantFrom('RIZ', 'LAITIER')),
    kind: none(fc.constantFrom('riz', 'lait')),
    unit: none(fc.constantFrom(...units)),
    supplier: none(fc.constantFrom('halle', 'Halle & fils')),
    minCents: none(fc.integer({ min: 0, max: 600 })),
    maxCents: none(fc.integer({ min: 200, max: 900 })),
    isDiscounted: rarely,
    isReduced: rarely,
    isFeatured: rarely,
    isShortDate: rarely,
    without: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...allergens.slice(0, 3)])),
    diets: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.subarray([...diets], { maxLength: 2 })),
  });
  await fc.assert(
    fc.asyncProperty(filter, fc.integer({ min: 0, max: 3 }), async (query, page) => {
      const isSearch = query.search !== null && query.order === 'shelf';
      await compare({ ...query, order: isSearch ? 'relevance' : query.order }, { from: 7 * page, to: 7 * page + 7 });
    }),
    { numRuns: 400 },
  );
  // Most of that is about something.
  expect(counts.get('found')).toBeGreaterThan(2 * (counts.get('empty') ?? 0));
});

test('no shelf was read for that, and the engine was asked', () => {
  expect(by.engine.followed.data.stores.size).toBe(0);
  expect(corrected.size).toBeGreaterThan(0);
  expect(new Set(by.outcomes)).toEqual(new Set(['answered', 'unsuited']));
  expect(by.outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(300);
});
