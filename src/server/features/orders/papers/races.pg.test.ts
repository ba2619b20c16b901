import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, asc, eq } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { deliver } from '#server/testing/invoices.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { issueInvoice } from '../placed/issue-invoice.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('invoices at once on PostgreSQL', () => {
  let staff: Record<string, string>;
  let shop: OrderShop;
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
    shop = await makeOrderShop(t);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const place = async (quantity: number) =>
    (await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, quantity))).body.data.id as number;
  const places = async (kind: 'invoice' | 'creditNote', orderId?: number) =>
    (
      await t.db
        .select()
        .from(invoices)
        .where(and(eq(invoices.kind, kind), orderId === undefined ? undefined : eq(invoices.orderId, orderId)))
        .orderBy(asc(invoices.position))
    ).map(({ position }) => position);

  test('40 deliveries at once, each pressed twice and some undone: one invoice each, no number left out', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => place(1)));
    for (const status of ['processing', 'ready'])
      await Promise.all(ids.map((id) => t.call('PUT', `/orders/${id}/status`, { status }, staff)));
    const press = (id: number) => t.call('PUT', `/orders/${id}/status`, { status: 'delivered' }, staff);
    // These get a number too, and then are undone.
    const others = await Promise.all(Array.from({ length: 20 }, () => place(1)));
    const fail = (id: number) =>
      t.write(async (write) => {
        await issueInvoice({ ...write, currency: 'EUR' }, id);
        throw new Error('undone');
      });
    const [answers, undone] = await Promise.all([
      Promise.all([...ids, ...ids].map(press)),
      Promise.allSettled(others.map(fail)),
    ]);
    expect(undone.map(({ status, reason }: { status: string; reason?: Error }) => [status, reason?.message])).toEqual(
      Array(20).fill(['rejected', 'undone']),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(80).fill(200));
    expect(await places('invoice')).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    await deliver(t, staff, await place(1));
    expect((await places('invoice')).at(-1)).toBe(41);
  });

  test('20 who take the same 10 loaves back at once take 10 back, each with a number', async () => {
    const id = await place(10);
    await deliver(t, staff, id);
    const back = { order_items: [{ product_id: shop.bread, quantity: 1 }], reason: 'Rassis' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => t.call('POST', `/orders/${id}/returns`, back, staff)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(422)]);
    expect(await places('creditNote', id)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  });
});
