import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { sortOrders } from '#domain/catalogue/sort.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { languages } from '#domain/language/language.ts';
import { naiveListing } from '#server/testing/naive-listing.ts';
import { createKeptListings, findKeptListing } from './list-products.ts';
import { type ListingOrder, type ProductFilter, toSuggestionFilter } from './product-filter.ts';
import { findListing, idsAt } from './search/find-listing.ts';
import { putGood, removeGood } from './search/shelves/goods.ts';
import type { GoodsRow } from './search/shelves/select-goods.ts';
import { createShelfData } from './search/shelves/shelf-data.ts';
import {
  createStoreShelf,
  putOnShelf,
  putSales,
  putSoldOut,
  putStorePercent,
  type StoreShelf,
  takeOffShelf,
} from './search/shelves/store-shelf.ts';

type Of<A> = A extends fc.Arbitrary<infer T> ? T : never;
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
/** Mostly not asked for: a list that holds nothing shows nothing. */
const seldom = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: of });
const word = fc.constantFrom(
  'Riz',
  'riz',
  'Lait',
  'Bonlait',
  'laitue',
  'Pâtés',
  'pate',
  'Œuf',
  'Đậu',
  'noir',
  '500 g',
  'café',
);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const unit = fc.constantFrom('PIECE', 'KG', 'LITRE');
const category = fc.constantFrom('FRUIT', 'RIZ', 'NONALIMENTAIRE');
const supplier = fc.constantFrom('Halle', 'Rizière');
const allergen = fc.constantFrom(...allergens.slice(0, 3));
const diet = fc.constantFrom(...diets.slice(0, 3));

const facts = fc.record({
  names: fc.tuple(name, name, name),
  category,
  unit,
  supplier: maybe(supplier),
  featured: fc.boolean(),
  barcode: maybe(fc.constantFrom('2000000000015', '2000000000022')),
  weightG: maybe(fc.constantFrom(0, 250, 1000)),
  volumeMl: maybe(fc.constantFrom(330, 750)),
  pieces: maybe(fc.constantFrom(1, 6, 12)),
  comparedBy: maybe(fc.constantFrom('piece', 'roll')),
  allergens: maybe(fc.uniqueArray(allergen)),
  mayContain: fc.uniqueArray(allergen),
  diets: fc.uniqueArray(diet),
});
const price = fc.integer({ min: 1, max: 10 }).map((n) => n * 50);
const product = fc.record({
  facts,
  isVisible: fc.constantFrom(true, true, true, true, true, false),
  isSold: fc.constantFrom(true, true, true, false),
  retail: price,
  wholesale: price,
  percent: maybe(fc.constantFrom(10, 50)),
  lowest: fc.record({ retail: fc.constantFrom(0, 50, 200, 350), wholesale: fc.constantFrom(0, 100) }),
  isSoldOut: fc.boolean(),
  sales: fc.nat(3),
});
/** One thing that changes at a time: a list that is kept must notice each. */
const one = fc
  .tuple(
    fc.constantFrom('facts', 'isVisible', 'isSold', 'retail', 'wholesale', 'percent', 'lowest', 'isSoldOut', 'sales'),
    product,
  )
  .map(([key, to]) => ({ [key]: to[key] }));
const change = fc.record({ at: fc.nat(11), to: one, storePercent: maybe(fc.constantFrom(0, 20, 60)) });

const cents = fc.integer({ min: 0, max: 11 }).map((n) => n * 50);
const orders: ListingOrder[] = [...sortOrders, 'relevance', 'shelf', 'wanted'];
const search = fc.constantFrom(
  ...['riz', 'lait', 'laits', 'pate noir', 'caf', 'riz 500', 'dau', '20000000', 'chocolay', 'lait cafe riz', 'zzz'],
);
const filter: fc.Arbitrary<ProductFilter> = fc
  .record({
    storeId: fc.constant(1),
    language: fc.constantFrom(...languages),
    priceType: fc.constantFrom('retail', 'wholesale'),
    decimals: fc.constant(2),
    order: fc.constantFrom(...orders),
    search: maybe(search),
    category: seldom(category),
    kind: fc.constant(null),
    unit: seldom(fc.oneof(unit, fc.constant('AUTRE'))),
    supplier: seldom(supplier),
    minCents: seldom(cents),
    maxCents: seldom(cents),
    isDiscounted: fc.constantFrom(false, false, false, true),
    isReduced: fc.constantFrom(false, false, false, true),
    isBeingTyped: fc.constant(false),
    isFeatured: fc.constantFrom(false, false, false, false, false, true),
    isShortDate: fc.constant(false),
    without: seldom(allergen).map((code) => (code ? [code] : [])),
    diets: seldom(diet).map((code) => (code ? [code] : [])),
  })
  .map((each) =>
    each.order === 'relevance' && each.search === null ? { ...each, search: '' } : (each as ProductFilter),
  );

function rowOf(id: number, { names, ...of }: Of<typeof facts>): GoodsRow {
  const keys = names.map((text, l) => collationKey(text, languages[l] ?? 'fr'));
  return [
    id,
    of.category,
    of.unit,
    of.supplier,
    of.featured,
    of.barcode?.padStart(14, '0') ?? '',
    of.weightG,
    of.volumeMl,
    of.allergens,
    of.mayContain,
    of.diets,
    names,
    keys,
    null,
    1,
    of.pieces,
    of.comparedBy,
    null,
    ['', '', ''],
    null,
  ];
}

test('after every change a listing, kept or new, is what walking over all products and sorting them gives', () => {
  const ids = [5, 9, 2, 14, 11, 3, 20, 1, 8, 17, 4, 30];
  fc.assert(
    fc.property(
      fc.array(product, { minLength: ids.length, maxLength: ids.length }),
      fc.array(change, { maxLength: 6 }),
      fc.array(filter, { minLength: 1, maxLength: 8 }),
      fc.nat(5),
      fc.nat(13),
      (start, changes, filters, most, from) => {
        const { goods, orders: kept, kinds } = createShelfData();
        const shelf = createStoreShelf(goods, 1);
        const shelves = { goods, shelf, orders: kept, categories: [], kinds };
        const listings = createKeptListings();
        const put = (id: number, { facts: of, isVisible, isSold, ...row }: Of<typeof product>) => {
          if (isVisible) putGood(goods, rowOf(id, of));
          else removeGood(goods, id);
          if (isVisible && isSold) putOnShelf(goods, shelf, { ...row, productId: id, percent: row.percent ?? 0 });
          else takeOffShelf(goods, shelf, id);
        };
        const check = () => {
          const all = start.map((each, i) => ({ ...each, row: rowOf(ids[i] ?? 0, each.facts) }));
          putSoldOut(
            goods,
            shelf,
            ids.filter((_, i) => start[i]?.isSoldOut),
          );
          const counted = { at: 1, productIds: ids, orders: start.map(({ sales }) => sales) };
          if (counted.orders.some((n, i) => n !== (shelf.sales[goods.slots.get(ids[i] ?? 0) ?? -1] ?? 0)))
            putSales(goods, shelf, counted);
          for (const asked of filters) {
            const found = findKeptListing(listings, shelves, asked);
            const meant = found.corrected === null ? asked.search : found.corrected;
            const wanted = naiveListing(all, shelf.storePercent, { ...asked, search: meant });
            expect([found.total, [...found.ids]]).toEqual([wanted.ids.length, wanted.ids]);
            const part = findListing(shelves, asked, listings.notes, { from, to: from + most });
            expect([part.total, [...part.ids]]).toEqual([found.total, wanted.ids.slice(from, from + most)]);
            // Only what finds nothing as it is typed is read as something else.
            if (found.corrected !== null) expect(naiveListing(all, shelf.storePercent, asked).isFound).toBe(false);
            if (found.near.length > 0) expect(wanted.isFound).toBe(false);
          }
        };
        for (const [i, each] of start.entries()) put(ids[i] ?? 0, each);
        check();
        for (const { at, to, storePercent } of changes) {
          Object.assign(start[at] ?? {}, to);
          for (const each of start.slice(at, at + 1)) put(ids[at] ?? 0, each);
          if (storePercent !== null) putStorePercent(goods, shelf, storePercent);
          check();
        }
      },
    ),
    { numRuns: 600 },
  );
}, 120_000);

test('a list is kept as long as nothing that it depends on has changed in its store', () => {
  const { goods, orders, kinds } = createShelfData();
  const listings = createKeptListings();
  const stores = [1, 2].map((storeId) => ({
    goods,
    orders,
    kinds,
    categories: [],
    shelf: createStoreShelf(goods, storeId),
  }));
  const row = { productId: 5, retail: 100, wholesale: 90, percent: 0, lowest: { retail: 0, wholesale: 0 } };
  putGood(goods, rowOf(5, { ...fc.sample(facts, 1)[0], names: ['Riz', 'Rice', 'Gạo'] } as Of<typeof facts>));
  for (const { shelf } of stores) putOnShelf(goods, shelf, row);
  const byName = { ...toSuggestionFilter(1, '', { language: 'fr', priceType: 'retail', decimals: 2 }), search: null };
  const asked: Record<string, ProductFilter> = {
    name: { ...byName, order: 'name-asc' },
    stock: { ...byName, order: 'shelf' },
    price: { ...byName, order: 'price-desc' },
    bounds: { ...byName, order: 'name-asc', maxCents: 500 },
    offers: { ...byName, order: 'name-asc', isDiscounted: true },
    reduced: { ...byName, order: 'name-asc', isReduced: true },
    search: { ...byName, order: 'relevance', search: 'riz' },
    popular: { ...byName, order: 'popular' },
    wanted: { ...byName, order: 'wanted' },
  };
  const findAll = () =>
    stores.map((shelves) =>
      Object.entries(asked).map(([name, filter]) => {
        const { storeId } = shelves.shelf;
        return { name, listing: findKeptListing(listings, shelves, { ...filter, storeId }) };
      }),
    );
  /** The lists that are others after a change, of each store. */
  const lost = (change: (shelf: StoreShelf) => void) => {
    const before = findAll();
    for (const { shelf } of stores.slice(0, 1)) change(shelf);
    return findAll().map((lists, i) =>
      lists.filter(({ listing }, j) => listing !== before[i]?.[j]?.listing).map(({ name }) => name),
    );
  };
  expect(lost(() => {})).toEqual([[], []]);
  expect(lost((shelf) => putOnShelf(goods, shelf, { ...row, retail: 120 }))).toEqual([
    ['price', 'bounds', 'reduced'],
    [],
  ]);
  expect(lost((shelf) => putOnShelf(goods, shelf, { ...row, retail: 120 }))).toEqual([[], []]);
  expect(lost((shelf) => putSoldOut(goods, shelf, [5]))).toEqual([['stock', 'search', 'wanted'], []]);
  const counted = { at: 1, productIds: [5], orders: [3] };
  expect(lost((shelf) => putSales(goods, shelf, counted))).toEqual([['search', 'popular', 'wanted'], []]);
  expect(lost((shelf) => putStorePercent(goods, shelf, 10))).toEqual([['price', 'bounds', 'offers', 'reduced'], []]);
  const lowest = { retail: 110, wholesale: 0 };
  expect(lost((shelf) => putOnShelf(goods, shelf, { ...row, retail: 120, lowest }))).toEqual([
    ['offers', 'reduced'],
    [],
  ]);
  expect(lost((shelf) => takeOffShelf(goods, shelf, 5))).toEqual([Object.keys(asked), []]);
});

test('of a long list more is kept once a page further back is asked for', () => {
  const { goods, orders, kinds } = createShelfData();
  const shelf = createStoreShelf(goods, 1);
  const [plain] = fc.sample(facts, 1);
  for (let id = 1; id <= 150; id++) {
    putGood(goods, rowOf(id, { ...plain, names: ['Riz', 'Rice', 'Gạo'] } as Of<typeof facts>));
    putOnShelf(goods, shelf, {
      productId: id,
      retail: 100,
      wholesale: 90,
      percent: 0,
      lowest: { retail: 0, wholesale: 0 },
    });
  }
  const listings = createKeptListings();
  const filter = toSuggestionFilter(1, 'riz', { language: 'fr', priceType: 'retail', decimals: 2 });
  const page = (from: number) => {
    const places = { from, to: from + 12 };
    const listing = findKeptListing(listings, { goods, shelf, orders, kinds, categories: [] }, filter, places);
    return { listing, ids: [...idsAt(listing, places)] };
  };
  const first = page(0);
  expect([first.listing.total, first.ids]).toEqual([150, Array.from({ length: 12 }, (_, i) => i + 1)]);
  expect(page(108).listing).toBe(first.listing);
  const last = page(144);
  expect([last.listing.total, last.ids]).toEqual([150, [145, 146, 147, 148, 149, 150]]);
  expect(page(0).listing).toBe(last.listing);
});
