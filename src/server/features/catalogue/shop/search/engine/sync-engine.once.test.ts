import { expect, test } from 'vitest';
import { eq, sql } from '#server/db/sql.ts';
import { prices } from '#server/db/tables/prices.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { stock } from '#server/db/tables/stock.ts';
import { stores } from '#server/db/tables/stores.ts';
import { toFeaturedFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { noteChange } from '#server/services/memory/store-versions.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { followByEngine, startSearchEngine } from '#server/testing/engine/engine-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { collectionOf } from './engine-state.ts';
import { syncEngine } from './sync-engine.ts';

const start = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now: start });
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const storeId = await makeStore(t.db);
// Its discount begins and ends by the clock.
const promised = await makeStore(t.db, {
  discountPercent: 20,
  discountIsActive: true,
  discountFrom: later(1),
  discountTo: later(2),
});
const ids = await makeProducts(
  t.db,
  Array.from({ length: 40 }, (_, i) => ({
    name: `Produit ${String.fromCharCode(66 + (i % 24))} ${i}`,
    cents: 100 + i,
  })),
  start,
);
const [first = 0, second = 0, third = 0] = ids;
const stand = await startSearchEngine();
const by = await followByEngine(t, stand.env);
const { client } = by;
const collection = await collectionOf(t.connection);
await by.syncAll();

const view = { language: 'fr', decimals: 2, priceType: 'retail' } as const;
const list = (store: number, order: 'price-asc' | 'shelf' | 'wanted' | 'name-asc') => ({
  ...toFeaturedFilter(store, view),
  isFeatured: false,
  order,
});
const places = { from: 0, to: 50 };
/** What the engine lists in a store, in that order, once it has been seen that memory lists the same. */
async function listed(store: number, order: Parameters<typeof list>[1]) {
  const engine = await by.byEngine(list(store, order), places);
  const { near: _, ...memory } = await by.byMemory(list(store, order), places);
  expect(engine).toEqual(memory);
  return (engine?.shown ?? []).map((one) => (one as { id: number }).id);
}
/** Documents that were written by what is done meanwhile, without those that say how far it has come. */
async function written(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Map(
    [...documents()].map(([id, { document }]) => [id, JSON.stringify({ ...document, written: 0 })]),
  );
  await work();
  return [...documents()]
    .filter(([id, { document }]) => before.get(id) !== JSON.stringify({ ...document, written: 0 }))
    .map(([id]) => id)
    .filter((id) => /^\d/.test(id));
}
const documents = () => stand.collections.get(collection)?.documents ?? new Map();
const turn = async () => {
  await syncEngine(by.sync);
  noteChange(t.deps.versions, null);
};
async function setPrice(productId: number, cents: number | null) {
  if (cents === null) await t.db.delete(prices).where(eq(prices.productId, productId));
  else await t.db.update(prices).set({ cents }).where(eq(prices.productId, productId));
  await t.db.transaction((tx) => refreshShelf(tx, t.deps.clock(), { productIds: [productId] }));
}

test('the first filling has every offer; the next turn writes nothing', async () => {
  expect(await listed(storeId, 'price-asc')).toEqual(ids);
  expect(await listed(promised, 'price-asc')).toEqual(ids);
  expect(await written(turn)).toEqual([]);
});

test('a price that changes is one document of each store that has it', async () => {
  await setPrice(first, 900);
  expect((await written(turn)).sort()).toEqual([`${promised}-${first}`, `${storeId}-${first}`].sort());
  expect((await listed(storeId, 'price-asc')).at(-1)).toBe(first);
});

test('what leaves the shelf leaves the engine', async () => {
  await setPrice(second, null);
  await turn();
  expect(documents().has(`${storeId}-${second}`)).toBe(false);
  expect(await listed(storeId, 'price-asc')).not.toContain(second);
});

test('what is sold out, and what sells, comes with the next turn', async () => {
  await t.db.update(stock).set({ onHandMilli: 0 }).where(eq(stock.productId, third));
  t.wait(5);
  await turn();
  expect((await listed(storeId, 'shelf')).at(-1)).toBe(third);
  await t.db.update(stock).set({ onHandMilli: 5000 }).where(eq(stock.productId, third));
  const sold = { productIds: [third, first], orders: [9, 4] };
  await t.db.insert(popularity).values({ storeId, countedAt: t.deps.clock(), ...sold });
  t.wait(5);
  await turn();
  expect((await listed(storeId, 'wanted')).slice(0, 2)).toEqual([third, first]);
  t.wait(5);
  const next = { countedAt: t.deps.clock(), orders: [9, 11] };
  await t.db.update(popularity).set(next).where(eq(popularity.storeId, storeId));
  expect(await written(turn)).toEqual([`${storeId}-${first}`]);
  expect((await listed(storeId, 'wanted')).slice(0, 2)).toEqual([first, third]);
});

test('a product that is renamed moves, and no other is written', async () => {
  await changeProduct(t, third, { name: { fr: 'Abricot', en: 'Apricot', vi: 'Mo' } });
  expect((await written(turn)).sort()).toEqual([`${promised}-${third}`, `${storeId}-${third}`].sort());
  expect((await listed(storeId, 'name-asc'))[0]).toBe(third);
});

test('a discount of a store: nobody is shown the order of before', async () => {
  t.setNow(new Date(later(1).getTime() - 1000));
  await by.syncAll();
  await listed(promised, 'price-asc');
  t.wait(1.5);
  expect(await by.byEngine(list(promised, 'price-asc'), places)).toBeNull();
  expect(by.outcomes.at(-1)).toBe('behind');
  // The other stores go on.
  await listed(storeId, 'price-asc');
  await by.syncAll();
  await listed(promised, 'price-asc');
  t.setNow(later(2.5));
  await by.syncAll();
  await listed(promised, 'price-asc');
});

test('another process goes on where the last one was', async () => {
  await setPrice(first, 50);
  const other = by.keeping();
  const all = await written(() => syncEngine(other));
  expect(all).toHaveLength(2);
  noteChange(t.deps.versions, null);
  expect((await listed(storeId, 'price-asc'))[0]).toBe(first);
  // The first one notices.
  await setPrice(first, 60);
  expect(await written(turn)).toHaveLength(2);
});

test('very many changes of a shelf: the store is written whole', async () => {
  await t.db.execute(
    sql`insert into catalogue_changes (store_id, product_id) select ${storeId}::int, -n from generate_series(1, 20001) n`,
  );
  await setPrice(ids[5] ?? 0, 1);
  await by.syncAll();
  noteChange(t.deps.versions, null);
  expect((await listed(storeId, 'price-asc'))[0]).toBe(ids[5]);
  await t.db.execute(sql`delete from catalogue_changes`);
});

test('who was away for longer than changes are logged begins anew', async () => {
  await setPrice(ids[6] ?? 0, null);
  await t.db.execute(sql`delete from catalogue_changes`);
  t.setNow(later(16));
  expect(await by.byEngine(list(storeId, 'price-asc'), places)).toBeNull();
  await by.syncAll();
  expect(documents().has(`${storeId}-${ids[6]}`)).toBe(false);
  noteChange(t.deps.versions, null);
  expect(await listed(storeId, 'price-asc')).not.toContain(ids[6]);
});

test('a store that is not displayed any more has nothing there', async () => {
  await t.db.update(stores).set({ displayable: false }).where(eq(stores.id, promised));
  noteChange(t.deps.versions, null);
  await turn();
  const its = [`store-${promised}`, `sales-${promised}`];
  expect([...documents().keys()].filter((id) => id.startsWith(`${promised}-`) || its.includes(id))).toEqual([]);
  expect(await by.byEngine(list(promised, 'price-asc'), places)).toBeNull();
});

test('collections of earlier releases go; where a newer one keeps its own, this one stands aside', async () => {
  const fields = [{ name: 'store', type: 'int32' }] as const;
  await client.createCollection('panier_offers_0_earlier', fields);
  await client.createCollection('somebody_else', fields);
  await syncEngine(by.keeping());
  expect((await client.listCollections()).toSorted()).toEqual([collection, 'somebody_else']);
  await client.createCollection('panier_offers_99_newer', fields);
  await client.dropCollection(collection);
  await expect(syncEngine(by.keeping())).rejects.toThrow('newer release');
  expect(await client.listCollections()).not.toContain(collection);
});
