import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { languages } from '#domain/language/language.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { createKeptDetails, type KeptDetails, writeProductDetail } from './product-detail.ts';
import { createDetailReader } from './read-detail.ts';

const now = new Date('2026-11-21T10:00:00Z');
const french: Shown = { language: 'fr', priceType: 'retail', decimals: 2 };
const shop = await startSharedApp({ now });
const storeIds = [await makeStore(shop.db), await makeStore(shop.db)];
const facts = { ingredients: 'Œufs « frais »', allergens: ['egg'], nutrition: { energyKj: 250 }, origin: 'VN' };
const ids = await makeProducts(
  shop.db,
  [
    { name: 'Crème', ...facts },
    { name: 'Bánh mì', allergens: null },
  ],
  now,
);

const read = async (details: KeptDetails, id: number, storeId: number, view: Shown) => {
  const readDetail = createDetailReader(shop.connection);
  const at = { isRemoved: async () => false, readDetail, readDisplayedStores: shop.deps.readDisplayedStores, details };
  const written = await writeProductDetail(at, { id, storeId }, { ...view, now, isRated: true });
  return JSON.parse(written.encode().toString());
};

/** What happens to a product in a store between two readings. */
const acts = {
  price: (storeId: number, productId: number, n: number) =>
    changeProduct(shop, productId, { stores: [{ storeId, originalPrice: (100 + n) / 100 }] }),
  name: (_: number, productId: number, n: number) => changeProduct(shop, productId, { name: { fr: `Pâté ${n} đ` } }),
  facts: (_: number, productId: number, n: number) =>
    changeProduct(shop, productId, { origin: `Région ${n}`, diets: n % 2 ? ['vegan'] : [] }),
  sale: (storeId: number, productId: number, n: number) =>
    changeProduct(shop, productId, { stores: [{ storeId, quantityInStock: n }] }),
};

test('whatever changes, what is kept of a product and read anew is what is read whole', async () => {
  const details = createKeptDetails();
  const step = fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    n: fc.nat(999),
    storeId: fc.constantFrom(...storeIds),
    id: fc.constantFrom(...ids),
    language: fc.constantFrom(...languages),
    priceType: fc.constantFrom('retail' as const, 'wholesale' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const { act, n, storeId, id, ...shown } of steps) {
        await acts[act](storeId, id, n);
        const whole = await read(createKeptDetails(), id, storeId, { ...shown, decimals: 2 });
        expect(await read(details, id, storeId, { ...shown, decimals: 2 })).toStrictEqual(whole);
      }
    }),
    { numRuns: 15 },
  );
});

test('what is the same in every store is read again when the product has changed, not for a price or a sale', async () => {
  const details = createKeptDetails();
  const [id = 0] = ids;
  const [storeId = 0] = storeIds;
  const hot = vi.spyOn(shop.connection, 'hot');
  const readsFacts = async () => {
    hot.mockClear();
    await read(details, id, storeId, french);
    const [rows] = (await Promise.all(hot.mock.results.map(({ value }) => value))) as { facts: unknown }[][];
    return rows?.map(({ facts }) => facts !== null);
  };
  expect(await readsFacts()).toEqual([true]);
  expect(await readsFacts()).toEqual([false]);
  await acts.price(storeId, id, 7);
  await acts.sale(storeId, id, 7);
  expect(await readsFacts()).toEqual([false]);
  await acts.name(storeId, id, 7);
  expect(await readsFacts()).toEqual([true]);
  hot.mockRestore();
});

test('products that are asked for at once are read in one statement, each as it is read alone', async () => {
  const asked = storeIds.flatMap((storeId) => [...ids, 999_999].map((id) => ({ id, storeId, version: 0 })));
  const alone = [];
  for (const one of asked) alone.push(await createDetailReader(shop.connection)(one, french));
  const hot = vi.spyOn(shop.connection, 'hot');
  const together = createDetailReader(shop.connection);
  expect(await Promise.all(asked.map((one) => together(one, french)))).toStrictEqual(
    alone.map((row, i) => row && { ...row, place: i + 1 }),
  );
  expect(hot).toHaveBeenCalledTimes(1);
  hot.mockRestore();
});
