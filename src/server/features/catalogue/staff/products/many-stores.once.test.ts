import { expect, test, vi } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const storeIds: number[] = [];
const t = await startSoundApp({ now });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

/** How many statements the transactions send that begin while `work` runs. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const { transaction } = t.db;
  let count = 0;
  const begun = vi.spyOn(t.db, 'transaction').mockImplementation((act, config) =>
    transaction.call(
      t.db,
      (tx) => {
        const { session } = tx as unknown as { session: { prepareQuery: (...query: unknown[]) => unknown } };
        const prepare = session.prepareQuery.bind(session);
        session.prepareQuery = (...query) => {
          count++;
          return prepare(...query);
        };
        return act(tx);
      },
      config,
    ),
  );
  await work();
  begun.mockRestore();
  return count;
}

const added = { name: 'Miel', category: 'SAUCE', ingredients: 'Miel', allergens: [], price: 4, wholesalePrice: 3 };
const changes = [
  { price: 5, wholesalePrice: 4.5, discount: 10, quantityInStock: 7 },
  { discount: 0, wholesalePrice: null, quantityInStock: 3 },
];

/** Statements of a new product, of each change, and of taking it out of every store. */
async function costs(): Promise<number[]> {
  let id = 0;
  const call = async (method: string, path: string, body: object) => {
    const answer = await t.call(method, path, body, staff);
    expect(answer.status).toBe(200);
    id = answer.body.data.id;
    return answer.body.data.stores;
  };
  const found = [await countStatements(() => call('POST', '/products', { ...added, quantityInStock: 9 }))];
  for (const change of changes)
    found.push(
      await countStatements(async () => {
        const stores = await call('PUT', `/products/${id}`, change);
        expect(new Set(stores.map((one: { quantityInStock: number }) => one.quantityInStock))).toEqual(
          new Set([change.quantityInStock]),
        );
      }),
    );
  const nowhere = { stores: storeIds.map((storeId) => ({ storeId, isSold: false })) };
  found.push(await countStatements(() => call('PUT', `/products/${id}`, nowhere)));
  return found;
}

test('a write of a product costs as many statements in twenty stores as in one', async () => {
  storeIds.push(await makeStore(t.db));
  const one = await costs();
  expect(Math.min(...one)).toBeGreaterThan(5);
  while (storeIds.length < 20) storeIds.push(await makeStore(t.db));
  expect(await costs()).toEqual(one);
});

test('what differs by store is written so, in one write', async () => {
  const { body } = await t.call('POST', '/products', { ...added, quantityInStock: 9 }, staff);
  const stores = storeIds.map((storeId, i) => ({
    storeId,
    ...(i % 3 === 0 ? { price: 1 + i, quantityInStock: i } : i % 3 === 1 ? { isSold: false } : { discount: 20 + i }),
  }));
  const after = await t.call('PUT', `/products/${body.data.id}`, { wholesalePrice: 2, stores }, staff);
  expect(after.body.data.stores).toMatchObject(
    storeIds.map((storeId, i) => ({
      storeId,
      ...(i % 3 === 0
        ? { price: 1 + i, wholesalePrice: 2, discount: 0, quantityInStock: i }
        : i % 3 === 1
          ? { price: null, wholesalePrice: null, quantityInStock: 9 }
          : { originalPrice: 4, wholesalePrice: 2, discount: 20 + i, quantityInStock: 9 }),
    })),
  );
});

test('what a write of prices, discounts or stock answers is what is read then, and leaves what is kept of the product', async () => {
  const { body } = await t.call('POST', '/products', { ...added, quantityInStock: 9 }, staff);
  const { id, version } = body.data;
  const rowOf = async () => (await t.db.select().from(products).where(eq(products.id, id)))[0];
  const kept = (await rowOf())?.version;
  const [storeId] = storeIds;
  const writes = [
    { price: 5 },
    { wholesalePrice: null },
    { stores: [{ storeId, price: 3, wholesalePrice: 2 }] },
    { discount: 10 },
    { price: 4 },
    { originalPrice: 6 },
    { discount: 0 },
    { quantityInStock: 4 },
    { stores: [{ storeId, quantityChange: -1 }] },
    { stores: [{ storeId, isSold: false }] },
    { price: 2 },
    {},
  ];
  for (const [i, write] of writes.entries()) {
    const answer = await t.call('PUT', `/products/${id}`, { ...write, version: version + i }, staff);
    expect([write, answer.status]).toEqual([write, 200]);
    for (const store of answer.body.data.stores) delete store.quantityChange;
    const read = await t.call('GET', `/products/${id}`, undefined, staff);
    expect([write, answer.body.data]).toEqual([write, read.body.data]);
  }
  expect((await rowOf())?.version).toBe(kept);
  expect((await t.call('PUT', `/products/${id}`, { price: 9, version }, staff)).status).toBe(409);
});
