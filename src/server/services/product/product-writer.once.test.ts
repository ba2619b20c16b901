import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { baseColumn, lowestColumn, type Shown } from './product-card.ts';
import { createProductWriter, type ShownFigures, type WriteProducts } from './product-writer.ts';
import { selectProductsById } from './products-by-id.ts';

const now = new Date('2026-11-21T10:00:00Z');
const french: Shown = { language: 'fr', priceType: 'retail', decimals: 2 };
const connection = await openSharedDatabase();
const storeIds = [await makeStore(connection.db), await makeStore(connection.db)];
const names = ['Crème d’Isigny', 'Bánh tráng Đà Lạt', 'Œufs "plein air" \\ x6', '</script>'];
const made = names.map((name) => ({ name }));
const ids = await makeProducts(connection.db, made, now);

/** What the shelf in memory knows of products; of one that the store does not sell, something that is wrong. */
async function figuresOf(
  storeId: number,
  productIds: readonly number[],
  { priceType }: Shown,
): Promise<ShownFigures[]> {
  const rows = rowsOf<ShownFigures>(
    await connection.db.execute(sql`
      select p.id, p.version, sh.percent, ${sql.raw(baseColumn(priceType))} as "baseCents",
        ${sql.raw(lowestColumn(priceType))} as "lowestCents"
      from products p join shelf sh on sh.product_id = p.id and sh.store_id = ${storeId}`),
  );
  return productIds.map(
    (id) => rows.find((row) => row.id === id) ?? { id, version: 1, baseCents: 1, percent: null, lowestCents: null },
  );
}

const read = async (write: WriteProducts, storeId: number, productIds: readonly number[], view: Shown) => {
  return parse(await write(storeId, await figuresOf(storeId, productIds, view), view));
};
const parse = (parts: readonly (string | Buffer)[]) =>
  JSON.parse(Buffer.concat(parts.map((part) => Buffer.from(part))).toString());

/** What happens to a product in a store between two readings. */
const acts = {
  price: async (storeId: number, productId: number, n: number) => {
    const row = and(eq(prices.storeId, storeId), eq(prices.productId, productId));
    await connection.db
      .update(prices)
      .set({ cents: 100 + n })
      .where(row);
    await refreshShelf(connection.db, now, { productIds: [productId], storeIds: [storeId] });
  },
  name: async (_: number, productId: number, n: number) => {
    await connection.db
      .update(productTexts)
      .set({ name: `Pâté ${n} đ` })
      .where(eq(productTexts.productId, productId));
    await connection.db
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, productId));
  },
  sale: async (storeId: number, productId: number, n: number) => {
    const row = and(eq(stock.storeId, storeId), eq(stock.productId, productId));
    await connection.db
      .update(stock)
      .set({ onHandMilli: n * 100, reservedMilli: n * 10, inventory: n % 3 !== 0 })
      .where(row);
  },
  nothing: async () => undefined,
};

test.each([[30_000], [2]])('whatever changes, what is written is what is read (%d kept)', async (limit) => {
  const write = createProductWriter(connection, limit);
  const step = fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
    n: fc.nat(999),
    storeId: fc.constantFrom(...storeIds),
    changed: fc.constantFrom(...ids),
    asked: fc.shuffledSubarray([...ids, 999_999]),
    shown: fc.record({
      language: fc.constantFrom(...languages),
      priceType: fc.constantFrom('retail' as const, 'wholesale' as const),
      decimals: fc.constant(2),
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { act, n, storeId, changed, asked, shown } of steps) {
        await acts[act](storeId, changed, n);
        const expected = await selectProductsById(connection, storeId, asked, shown, now);
        expect(await read(write, storeId, asked, shown)).toStrictEqual(expected);
      }
    }),
    { numRuns: 20 },
  );
});

test('what a card shows is read again when the product has changed, not for a sale or a price', async () => {
  const rows: { card?: unknown }[] = [];
  const hot: Connection['hot'] = async <Row>(...statement: Parameters<Connection['hot']>) => {
    const found = await connection.hot<Row>(...statement);
    rows.push(...(found as { card?: unknown }[]));
    return found;
  };
  const spied = { hot: vi.fn(hot) as Connection['hot'] };
  const write = createProductWriter(spied);
  const [storeId = 0] = storeIds;
  const carded = async () => {
    rows.length = 0;
    await write(storeId, await figuresOf(storeId, ids, french), french);
    return rows.filter(({ card }) => card !== undefined).length;
  };
  expect(await carded()).toBe(ids.length);
  expect(await carded()).toBe(0);
  await acts.sale(storeId, ids[0] ?? 0, 7);
  expect(await carded()).toBe(0);
  await acts.price(storeId, ids[0] ?? 0, 7);
  expect(await carded()).toBe(0);
  await acts.name(storeId, ids[0] ?? 0, 7);
  expect(await carded()).toBe(1);
  // The stock each time, and twice the cards.
  expect(spied.hot).toHaveBeenCalledTimes(7);
});

test('lists that are asked for at once read their stock in one statement, each that of its own store', async () => {
  const hot = vi.fn(connection.hot) as Connection['hot'];
  const write = createProductWriter({ hot });
  const [here = 0, there = 0] = storeIds;
  await acts.sale(there, ids[1] ?? 0, 3);
  const asked = [
    [here, ids],
    [there, ids.slice(0, 2)],
    [there, [...ids].reverse()],
  ] as const;
  const expected = await Promise.all(
    asked.map(([storeId, some]) => selectProductsById(connection, storeId, some, french, now)),
  );
  const figures = await Promise.all(asked.map(([storeId, some]) => figuresOf(storeId, some, french)));
  const written = await Promise.all(asked.map(([storeId], i) => write(storeId, figures[i] ?? [], french)));
  expect(written.map(parse)).toStrictEqual(expected);
  const stocks = vi.mocked(hot).mock.calls.filter(([{ name }]) => name === 'shown-stock');
  const stores = [here, here, here, here, there, there, there, there, there, there];
  expect(stocks.map(([, [asked]]) => asked)).toEqual([`{${stores}}`]);
});
