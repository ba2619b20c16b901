import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('a desk with several screens on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let manager: Record<string, string>;
  let picker: Record<string, string>;
  beforeAll(async () => {
    t = await startTestApp();
    shop = await makeOrderShop(t);
    manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
    picker = bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const ready = async () => {
    const { id } = await placeOrder(t, guestOrder(shop.storeId, shop.bread, 4));
    for (const status of ['processing', 'ready']) await t.call('PUT', `/orders/${id}/status`, { status }, manager);
    return id;
  };
  const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  test('of 8 who hand over one order, one does: one invoice, one credit note, one sum', async () => {
    const id = await ready();
    const refused = [{ item_id: (await read(id)).items[0].id, quantity: 1, reason: 'Abîmé' }];
    const press = () => t.call('POST', `/orders/${id}/hand-over`, { refused, cash_taken: 3.3 }, picker);
    const answers = await Promise.all(Array.from({ length: 8 }, press));
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)]);
    const { invoices, paidAmount, dueAmount, events } = await read(id);
    expect(invoices.map(({ total }: { total: number }) => total)).toEqual([4.4, 1.1]);
    expect([paidAmount, dueAmount]).toEqual([3.3, 0]);
    expect(events.filter(({ to }: { to: string }) => to === 'delivered')).toHaveLength(1);
  });

  test('of who hands it over and who cancels it at once, one does', async () => {
    const id = await ready();
    const answers = await Promise.all([
      t.call('POST', `/orders/${id}/hand-over`, {}, picker),
      t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, manager),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect((await read(id)).invoices).toHaveLength(answers[0].status === 200 ? 1 : 0);
  });

  test('30 orders that are placed at once have codes that differ', async () => {
    const placed = await Promise.all(
      Array.from({ length: 30 }, () => t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1))),
    );
    expect(new Set(statuses(placed))).toEqual(new Set([200]));
    expect(new Set(placed.map(({ body }) => body.data.pickupCode)).size).toBe(30);
  });
});
