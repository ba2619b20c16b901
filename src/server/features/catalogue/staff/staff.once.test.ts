import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct, changeProductIn } from '#server/testing/change-product.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { editStore } from './edit-store.ts';

const now = new Date('2026-11-21T10:00:00Z');
let storeId = 0;
let other = 0;
let productId = 0;
const shop = await startSharedApp({ now });
beforeEach(async () => {
  [storeId, other] = [await makeStore(shop.db), await makeStore(shop.db)];
  const facts = { ingredients: 'Farine', allergens: [] };
  productId = await makeProduct(shop.db, { cents: 500, stores: [storeId, other], ...facts }, now);
});

/** Name, price, discount and stock in a store's list, which is kept; empty when the product is not there. */
async function shown(store = storeId): Promise<unknown[]> {
  const { body } = await shop.call('GET', `/store/${store}/product-collection`, undefined, { 'accept-language': 'vi' });
  const [item] = body.data.items;
  return item ? [item.name, item.price, item.discountInPercent, item.quantityInStock] : [];
}
const name = () => `Produit ${productId}`;

test('a rename writes at most five rows, whatever the number of stores, and shows at once', async () => {
  expect(await shown()).toEqual([name(), 5, null, 100]);
  const written = await shop.write(async (write) => {
    await changeProductIn(write, productId, { name: { fr: 'Pain', en: 'Bread', vi: 'Bánh mì' } });
    const tables = ['products', 'product_texts', 'shelf', 'catalogue_changes', 'price_history', 'stock', 'prices'];
    const counts = tables.map((table) => `select count(*) from ${table} where xmin = pg_current_xact_id()::xid`);
    const [row] = rowsOf<{ rows: number }>(
      await write.tx.execute(sql.raw(`select sum(count)::int as rows from (${counts.join(' union all ')}) c`)),
    );
    return row?.rows;
  });
  expect(written).toBeLessThanOrEqual(5);
  expect(await shown()).toEqual(['Bánh mì', 5, null, 100]);
  expect(await shown(other)).toEqual(['Bánh mì', 5, null, 100]);
});

test('a name in one language leaves the others, and is found by search', async () => {
  await changeProduct(shop, productId, { name: { vi: 'Quả roi' } });
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?search=qua+roi`);
  expect(body.data.items.map((item: { name: string }) => item.name)).toEqual([name()]);
});

test('what is hidden leaves every store at once, and comes back', async () => {
  expect([await shown(), await shown(other)]).not.toContain([]);
  await changeProduct(shop, productId, { visible: false });
  expect([await shown(), await shown(other)]).toEqual([[], []]);
  const code = async () => (await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`)).body.code;
  expect(await code()).toBe('removed');
  // Hidden once more, it is no less removed.
  await changeProduct(shop, productId, { visible: false, origin: 'FR' });
  expect(await code()).toBe('removed');
  await changeProduct(shop, productId, { visible: true });
  expect(await code()).toBeUndefined();
  expect(await shown(other)).toEqual([name(), 5, null, 100]);
});

test('what was never shown is not found, hidden once more too', async () => {
  const [draft = 0] = await makeProducts(shop.db, [{ name: 'Brouillon', visible: false }], now);
  const code = async () => (await shop.call('GET', `/store/product/${draft}`)).body.code;
  expect(await code()).toBe('notFound');
  await changeProduct(shop, draft, { visible: false });
  expect(await code()).toBe('notFound');
});

test('a price holds in its store alone; without one the product is not sold there', async () => {
  await changeProduct(shop, productId, { stores: [{ storeId, originalPrice: 6.5 }] });
  expect([await shown(), await shown(other)]).toEqual([
    [name(), 6.5, null, 100],
    [name(), 5, null, 100],
  ]);
  await changeProduct(shop, productId, { stores: [{ storeId, isSold: false }] });
  expect([(await shown()).length, (await shown(other)).length]).toEqual([0, 4]);
});

test('a discount holds at once where it was given', async () => {
  await changeProduct(shop, productId, { stores: [{ storeId, discount: 20 }] });
  expect([await shown(), await shown(other)]).toEqual([
    [name(), 4, 20, 100],
    [name(), 5, null, 100],
  ]);
});

test('a discount on everything holds at once in its store, and ends with it', async () => {
  await shop.write((write) => editStore(write, storeId, { discountPercent: 10, discountIsActive: true }));
  expect([await shown(), await shown(other)]).toEqual([
    [name(), 4.5, 10, 100],
    [name(), 5, null, 100],
  ]);
  await shop.write((write) => editStore(write, storeId, { discountIsActive: false }));
  expect(await shown()).toEqual([name(), 5, null, 100]);
});

test('a count of the stock is noted in the ledger, beside what orders have reserved', async () => {
  await shop.db.execute(sql`update stock set reserved_milli = 3000 where product_id = ${productId}`);
  await shop.db.execute(sql`insert into stock_movements (store_id, product_id, delta_milli, reserved_delta_milli, reason, at)
    select store_id, product_id, 0, 3000, 'reservation', now() from stock where product_id = ${productId}`);
  await changeProduct(shop, productId, { stores: [{ storeId, quantityInStock: 4 }] });
  const { body } = await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`);
  expect(body.data.quantityInStock).toBe(4);
  const [row] = rowsOf(await shop.db.execute(sql`select * from stock where store_id = ${storeId}`));
  expect(row).toMatchObject({ on_hand_milli: 7000, reserved_milli: 3000 });
  expect(await brokenInvariants(shop.db)).toEqual({});
});

test('what is not there is refused', async () => {
  await expect(shop.write((write) => editStore(write, 999_999, { name: 'x' }))).rejects.toMatchObject({
    code: 'notFound',
  });
  await expect(changeProduct(shop, 999_999, { price: 1 })).rejects.toMatchObject({ code: 'notFound' });
});
