import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inArray, sum } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, nextGuest, type OrderShop, stockOf } from '#server/testing/order-shop.ts';
import { type Buyers, openBuyers } from '#server/testing/own-connections.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestProvider } from '#server/testing/test-provider.ts';

const stripe = createTestProvider('stripe');

describe.skipIf(!process.env.TEST_DATABASE_URL)('200 buyers by card on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let buyers: Buyers;
  beforeAll(async () => {
    t = await startTestApp({ now: new Date('2026-11-23T10:00:00Z'), providers: new Map([['stripe', stripe]]) });
    shop = await makeOrderShop(t);
    await turnOn(t, 'paymentMethods.card');
    buyers = await openBuyers(t, 200);
  });
  afterAll(async () => {
    buyers.close();
    await t.close();
  });

  test('of a stock of 50, all at once: 50 orders, half of them paid and captured, the others given back', async () => {
    const product = await makeProduct(t.db, { stores: [shop.storeId], quantityMilli: 50_000, cents: 200 });
    const body = { ...guestOrder(shop.storeId, product, 1), payment_method: 'card' };
    const request = () => ({ path: '/order/create', body: { ...body, ...nextGuest() } });
    const answers = await buyers.sendAll(Array.from({ length: 200 }, request));
    const placed = answers.filter(({ status }) => status === 200).map((answer) => answer.body.data);
    const refused = new Set(answers.filter(({ status }) => status !== 200).map(({ body: { code } }) => code));
    expect([placed.length, [...refused]]).toEqual([50, ['outOfStock']]);
    // A page each, whoever asks for it.
    await t.deps.payments.run();
    expect(stripe.things.size).toBe(50);
    const paid = placed.slice(0, 25);
    for (const { payment } of paid) stripe.pay(payment.id);
    await Promise.all(paid.flatMap(({ payment }) => [back(payment.id), back(payment.id), t.deps.payments.run()]));
    const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
    const move = (status: string) =>
      Promise.all(paid.map(({ id }) => t.call('PUT', `/orders/${id}/status`, { status }, bearer(token))));
    for (const status of ['processing', 'ready'])
      expect((await move(status)).map((answer) => answer.status)).toEqual(Array(25).fill(200));
    t.wait(30 * 60 + 59);
    await Promise.all([t.deps.payments.run(), t.deps.payments.run()]);
    expect(await stockOf(t, product)).toBe(25_000);
    const ids = placed.map(({ id }) => id as number);
    const states = await t.db
      .select({ status: orders.status, paymentStatus: orders.paymentStatus, total: sum(orders.totalCents) })
      .from(orders)
      .where(inArray(orders.id, ids))
      .groupBy(orders.status, orders.paymentStatus)
      .orderBy(orders.status);
    expect(states).toEqual([
      { status: 'cancelled', paymentStatus: 'needs_payment', total: '5000' },
      { status: 'submitted', paymentStatus: 'paid', total: '5000' },
    ]);
    const things = [...stripe.things.values()];
    expect(things.reduce((all, { capturedCents }) => all + capturedCents, 0)).toBe(5000);
    expect(things.filter(({ state }) => state === 'closed')).toHaveLength(25);
    expect(stripe.done.filter((call) => call === 'open')).toHaveLength(50);
  }, 180_000);

  const back = (id: string) => t.call('GET', `/payment/${id}/return`);
});
