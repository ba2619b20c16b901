import { expect, test } from 'vitest';
import type { Category, Product } from '#contract/catalogue/catalogue.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { editStore } from '#server/features/catalogue/staff/edit-store.ts';
import { noteStoreDiscounts, refreshAllDiscounts } from '#server/jobs/discounts.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { identifyAll } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-06-01T08:00:00Z');
const day = (n: number) => new Date(start.getTime() + n * 86_400_000);
const shop = await startSharedApp({ now: start });
const storeId = await makeStore(shop.db);
const place = await makeStore(shop.db);

async function setPrices(productId: number, cents: Record<PriceType, number>, at: Date): Promise<void> {
  shop.setNow(at);
  const [originalPrice, wholesalePrice] = [cents.retail / 100, cents.wholesale / 100];
  await changeProduct(shop, productId, { stores: [{ storeId, originalPrice, wholesalePrice }] });
}
const pass = async (at: Date) => {
  shop.setNow(at);
  await refreshAllDiscounts(shop.deps, at);
  await noteStoreDiscounts(shop.deps, at);
};
async function lowest(productId: number, priceType: PriceType = 'retail'): Promise<[number, number | null]> {
  const { identify } = shop.deps;
  shop.deps.identify = identifyAll(priceType);
  const headers = { authorization: 'Bearer x' };
  const { body } = await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`, undefined, headers);
  shop.deps.identify = identify;
  return [body.data.price, body.data.lowestPrice30Days];
}

test('beside an offer stands the lowest price of the 30 days before it, of each price type', async () => {
  const offer = { percent: 20, validFrom: day(50), validTo: day(60) };
  const made = { cents: 500, wholesaleCents: 400, stores: [storeId], discounts: [offer] };
  const productId = await makeProduct(shop.db, made, start);
  expect(await lowest(productId)).toEqual([5, null]);
  await setPrices(productId, { retail: 600, wholesale: 480 }, day(35));
  expect(await lowest(productId)).toEqual([6, null]);
  await pass(day(50));
  expect(await lowest(productId)).toEqual([4.8, 5]);
  expect(await lowest(productId, 'wholesale')).toEqual([3.84, 4]);

  // Whatever else is refreshed meanwhile, the offer began when it began.
  shop.setNow(day(55));
  await changeProduct(shop, productId, { name: { fr: 'Autre nom' } });
  await refreshShelf(shop.db, day(55));
  expect(await lowest(productId)).toEqual([4.8, 5]);
  await pass(day(61));
  expect(await lowest(productId)).toEqual([6, null]);
});

type Listed = Pick<Product, 'id' | 'price' | 'reduction' | 'discountInPercent'>;

test('what is announced stands alike on the page and in lists, which can be asked for it; raised just before, there is none', async () => {
  const offer = { percent: 10, validFrom: day(50), validTo: day(60) };
  const make = (cents: number, category: 'RIZ' | 'FRUIT') =>
    makeProduct(shop.db, { cents, category, wholesaleCents: cents - 100, stores: [place], discounts: [offer] }, start);
  const [steady, raised, plain] = [await make(500, 'RIZ'), await make(900, 'FRUIT'), await make(1000, 'FRUIT')];
  shop.setNow(day(40));
  await changeProduct(shop, raised, { stores: [{ storeId: place, originalPrice: 10 }] });
  await pass(day(50));
  const list = async (query: string): Promise<Listed[]> =>
    (await shop.call('GET', `/store/${place}/product-collection?${query}`)).body.data.items;
  const reductionOf = async (id: number) =>
    (await shop.call('GET', `/store/product/${id}?storeId=${place}`)).body.data.reduction;
  const offers = await list('hasOffer=true&sortBy=price-asc');
  expect(
    offers.map(({ id, price, discountInPercent, reduction }) => [id, price, discountInPercent, reduction]),
  ).toEqual([
    [steady, 4.5, 10, { percent: 10, priorPrice: 5 }],
    [raised, 9, 10, null],
    [plain, 9, 10, { percent: 10, priorPrice: 10 }],
  ]);
  for (const { id, reduction } of offers) expect(await reductionOf(id)).toEqual(reduction);
  const reduced = async (more = '') => (await list(`hasReduction=true&sortBy=price-asc${more}`)).map(({ id }) => id);
  expect(await reduced()).toEqual([steady, plain]);
  expect(await reduced('&category=FRUIT')).toEqual([plain]);
  const { body } = await shop.call('GET', `/store/${place}/product-category-list?hasReduction=true`);
  expect(body.data.map((one: Category) => [one.name, one.numberOfProducts])).toEqual([
    ['FRUIT', 1],
    ['RIZ', 1],
  ]);
  // At wholesale nothing was raised, and another price counts.
  const { identify } = shop.deps;
  shop.deps.identify = identifyAll('wholesale');
  const headers = { authorization: 'Bearer x' };
  const own = await shop.call('GET', `/store/${place}/product-collection?hasReduction=true`, undefined, headers);
  shop.deps.identify = identify;
  expect(own.body.data.total).toBe(3);

  await pass(day(61));
  expect(await reduced()).toEqual([]);
  expect(await reductionOf(steady)).toBeNull();
});

test('a second offer soon after the first one says what the first one was', async () => {
  const period = (percent: number, from: number, to: number) => ({ percent, validFrom: day(from), validTo: day(to) });
  const discounts = [period(30, 100, 105), period(10, 120, 130), period(10, 170, 175)];
  const productId = await makeProduct(shop.db, { cents: 1000, stores: [storeId], discounts }, start);
  for (const at of [100, 106, 120]) await pass(day(at));
  expect(await lowest(productId)).toEqual([9, 7]);
  for (const at of [131, 170]) await pass(day(at));
  expect(await lowest(productId)).toEqual([9, 10]);
});

test('goods that were never sold before have none', async () => {
  const productId = await makeProduct(shop.db, { stores: [storeId], discounts: [{ percent: 50 }] }, start);
  expect(await lowest(productId)).toEqual([1, null]);
});

test('a discount on everything in the store has its lowest price too, and is part of what was asked before', async () => {
  shop.setNow(start);
  const own = { cents: 1000, stores: [storeId] };
  const [plain, reduced] = [
    await makeProduct(shop.db, own, start),
    await makeProduct(shop.db, { ...own, discounts: [{ percent: 5, validFrom: day(240) }] }, start),
  ];
  const offer = { discountPercent: 20, discountIsActive: true, discountFrom: day(200), discountTo: day(210) };
  shop.setNow(day(190));
  await shop.write((write) => editStore(write, storeId, offer));
  shop.setNow(day(200));
  expect(await lowest(plain)).toEqual([8, null]);
  await pass(day(200));
  expect([await lowest(plain), await lowest(reduced)]).toEqual([
    [8, 10],
    [8, 10],
  ]);
  await pass(day(211));
  expect(await lowest(plain)).toEqual([10, null]);
  // Thirty days before the 240th, everything was sold at 8.00.
  await pass(day(240));
  expect([await lowest(plain), await lowest(reduced)]).toEqual([
    [10, null],
    [9.5, 8],
  ]);
});

test('what is hidden and shown again while its store has a discount on everything has its lowest price again', async () => {
  shop.setNow(start);
  const own = await makeStore(shop.db);
  const facts = { ingredients: 'Riz', allergens: [] };
  const productId = await makeProduct(shop.db, { cents: 1000, stores: [own], ...facts }, start);
  shop.setNow(day(40));
  const offer = { discountPercent: 20, discountIsActive: true, discountFrom: day(40), discountTo: day(60) };
  await shop.write((write) => editStore(write, own, offer));
  await pass(day(40));
  const read = async () => (await shop.call('GET', `/store/product/${productId}?storeId=${own}`)).body.data;
  expect((await read()).lowestPrice30Days).toBe(10);
  await changeProduct(shop, productId, { visible: false });
  await changeProduct(shop, productId, { visible: true });
  expect((await read()).lowestPrice30Days).toBe(10);
});
