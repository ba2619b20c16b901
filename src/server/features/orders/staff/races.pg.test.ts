import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, placeOrder, stockOf } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('staff at once on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let staff: Record<string, string>;
  beforeAll(async () => {
    t = await startTestApp();
    shop = await makeOrderShop(t);
    staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const make = (pieces: number) => makeProduct(t.db, { stores: [shop.storeId], quantityMilli: pieces * 1000 });
  const place = async (product: number, quantity: number) =>
    (await placeOrder(t, guestOrder(shop.storeId, product, quantity))).id;
  const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
  const change = (id: number, items: [product: number, quantity: number][], more: object = {}) => {
    const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
    return t.call('PUT', `/orders/${id}`, { order_items, ...more }, staff);
  };
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  test('of 10 who change one version, one does, and the others read what it made', async () => {
    const product = await make(50);
    const id = await place(product, 5);
    const { version } = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => change(id, [[product, i + 10]], { version })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    const now = await read(id);
    for (const { status, body } of answers)
      expect([status, body.code ?? null, body.data.totalAmount]).toEqual(
        status === 200 ? [200, null, now.totalAmount] : [409, 'conflict', now.totalAmount],
      );
    expect(await stockOf(t, product)).toBe((50 - now.items[0].quantity) * 1000);
  });

  test('20 who change without a version do so one after the other; stock and history are exact', async () => {
    const [a, b] = [await make(40), await make(40)];
    const id = await place(a, 5);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const items: [number, number][] = [
          [a, 1 + (i % 7)],
          [b, 2 + (i % 5)],
        ];
        return change(id, i % 2 ? items : items.toReversed());
      }),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const { items, history, totalAmount } = await read(id);
    for (const product of [a, b]) {
      const line = items.find(({ productId }: { productId: number }) => productId === product);
      expect(await stockOf(t, product)).toBe((40 - line.quantity) * 1000);
    }
    const changes = history.flatMap(({ change }: { change: object | null }) => change ?? []);
    expect(changes.at(-1).totalAfter).toBe(totalAmount);
    for (const [i, each] of changes.entries()) if (i > 0) expect(each.totalBefore).toBe(changes[i - 1].totalAfter);
  });

  test('two orders that grow into the same last pieces, in opposite orders: no deadlock, nothing sold twice', async () => {
    const [a, b] = [await make(20), await make(20)];
    const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => place(i % 2 ? a : b, 1)));
    const answers = await Promise.all(
      ids.map((id, i) => {
        const items: [number, number][] = [
          [a, 3],
          [b, 3],
        ];
        return change(id, i % 2 ? items : items.toReversed());
      }),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(new Set(statuses(answers).filter((status) => status !== 200))).toEqual(new Set([409]));
    expect(done).toBeGreaterThan(4);
    const left = [await stockOf(t, a), await stockOf(t, b)];
    for (const milli of left) expect(milli).toBeGreaterThanOrEqual(0);
    const refused = answers.flatMap(({ status }, i) => (status === 409 ? [i] : []));
    expect(left).toEqual(
      [a, b].map((_, side) => {
        const kept = refused.filter((i) => (i % 2 ? 0 : 1) === side).length;
        return (20 - 3 * done - kept) * 1000;
      }),
    );
  });

  test('a change and a cancellation at once leave the stock whole', async () => {
    const product = await make(100);
    const ids = await Promise.all(Array.from({ length: 8 }, () => place(product, 2)));
    const answers = await Promise.all(
      ids.flatMap((id) => [
        change(id, [[product, 7]]),
        t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff),
      ]),
    );
    expect(statuses(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await stockOf(t, product)).toBe(100_000);
  });

  test('20 who mark one order as paid and refunded: each mark is in the history once', async () => {
    const id = await place(await make(5), 1);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        t.call('PUT', `/orders/${id}/payment`, { payment_status: i % 2 ? 'refunded' : 'paid' }, staff),
      ),
    );
    const { history } = await read(id);
    const marks = history.filter(({ kind }: { kind: string }) => kind === 'payment');
    const expected = ['paid', 'refunded'].slice(0, marks.length);
    expect(marks.map(({ to }: { to: string }) => to)).toEqual(expected);
    expect(marks.length).toBeGreaterThan(0);
  });

  test('a draft that is placed by ten at once is one order', async () => {
    const product = await make(30);
    const { customer } = await makeSignedIn(t, { name: 'Camille', phone: '0123456789' });
    const draft = { store_id: shop.storeId, type: 'pickup', customer_id: customer.id };
    const sent = { ...draft, order_items: [{ product_id: product, quantity: 3 }] };
    const { id } = (await t.call('POST', '/orders', sent, staff)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.call('PUT', `/orders/${id}`, { status: 'submitted' }, staff)),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.orderNumber)).size).toBe(1);
    expect(await stockOf(t, product)).toBe(27_000);
  });
});
