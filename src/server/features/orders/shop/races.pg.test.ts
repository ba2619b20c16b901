import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { rowsOf } from '#server/db/connection.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { makeDeps } from '#server/make-deps.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, stockOf } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection. 200 buyers at once: buyers-at-once.pg.test.ts.
describe.skipIf(!process.env.TEST_DATABASE_URL)('races on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;

  beforeAll(async () => {
    t = await startTestApp();
    shop = await makeOrderShop(t);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const buy = (product: number, quantity = 1) =>
    t.call('POST', '/order/create', guestOrder(shop.storeId, product, quantity));
  const tally = (statuses: readonly number[]) => ({
    placed: statuses.filter((s) => s === 200).length,
    refused: statuses.filter((s) => s === 409).length,
    other: statuses.filter((s) => s !== 200 && s !== 409),
  });

  test('60 signed-in buyers place their drafts at once, 10 get theirs', async () => {
    const product = await makeProduct(t.db, { stores: [shop.storeId], quantityMilli: 10_000 });
    const order_items = [{ product_id: product, quantity: 1 }];
    const drafts = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const headers = bearer((await makeSignedIn(t, { name: 'Camille', phone: '0123456789' })).token);
        const draft = { store_id: shop.storeId, type: 'pickup', order_items };
        return { headers, id: (await t.call('POST', '/order/create', draft, headers)).body.data.id as number };
      }),
    );
    const answers = await Promise.all(
      drafts.map(({ id, headers }) => t.call('PUT', `/order/${id}`, { status: 'submitted' }, headers)),
    );
    expect(tally(answers.map((a) => a.status))).toEqual({ placed: 10, refused: 50, other: [] });
    expect(await stockOf(t, product)).toBe(0);
  });

  test.each([
    ['the same key', () => 'one'],
    ['a key each', (i: number) => `key ${i}`],
  ])('50 submits of one draft with %s make one order', async (_, keyOf) => {
    const headers = bearer((await makeSignedIn(t, { name: 'Camille', phone: '0123456789' })).token);
    const product = await makeProduct(t.db, { stores: [shop.storeId] });
    const draft = { store_id: shop.storeId, type: 'pickup', order_items: [{ product_id: product, quantity: 1 }] };
    const { id } = (await t.call('POST', '/order/create', draft, headers)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        t.call('PUT', `/order/${id}`, { status: 'submitted' }, { ...headers, 'idempotency-key': keyOf(i) }),
      ),
    );
    expect(tally(answers.map((a) => a.status)).other).toEqual([]);
    const numbers = answers.filter((a) => a.status === 200).map((a) => a.body.data.orderNumber);
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(1);
    expect(await stockOf(t, product)).toBe(99_000);
  });

  test('50 guests’ creates with one key make one order', async () => {
    const product = await makeProduct(t.db, { stores: [shop.storeId] });
    const order = guestOrder(shop.storeId, product, 1);
    const send = () => t.call('POST', '/order/create', order, { 'idempotency-key': 'guest' });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(tally(answers.map((a) => a.status)).other).toEqual([]);
    expect(await stockOf(t, product)).toBe(99_000);
  });

  test('20 members of staff cancel and reject one order: the stock comes back once', async () => {
    const product = await makeProduct(t.db, { stores: [shop.storeId] });
    const staff = bearer((await makeStaff(t)).token);
    const { id } = (await buy(product, 5)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        t.call('PUT', `/orders/${id}/status`, { status: i % 2 ? 'cancelled' : 'rejected' }, staff),
      ),
    );
    expect(tally(answers.map((a) => a.status))).toEqual({ placed: 10, refused: 10, other: [] });
    expect(await stockOf(t, product)).toBe(100_000);
  });

  test('an answer that got lost after the commit is had again from another process', async () => {
    const product = await makeProduct(t.db, { stores: [shop.storeId] });
    const order = guestOrder(shop.storeId, product, 1);
    const key = { 'idempotency-key': 'lost answer' };
    const first = await t.call('POST', '/order/create', order, key);
    const connection = await connectPostgres(await databaseUrl(), 2);
    const deps = await makeDeps(readConfig({ DATA_DIR: t.deps.config.dataDir }), connection, () => new Date());
    const app = await buildApp(deps);
    const again = await app.inject({ method: 'POST', url: '/api/v1/order/create', payload: order, headers: key });
    expect(again.json().data.id).toBe(first.body.data.id);
    expect(await stockOf(t, product)).toBe(99_000);
    deps.flags.close();
    await app.close();
    await connection.close();
  });

  async function databaseUrl(): Promise<string> {
    const [row] = rowsOf<{ name: string }>(await t.db.execute('select current_database() as name'));
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${row?.name}`;
    return url.href;
  }
});
