import { afterAll, expect, test, vi } from 'vitest';
import { connectPostgres } from '#server/db/postgres.ts';
import { and, asc, eq, like } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';
import { createTestProvider } from '#server/testing/test-provider.ts';

// As many connections as lets calls that wait for a row leave some to the others.
const connections = 10;
const stripe = createTestProvider('stripe');

// Two processes of one shop, so PostgreSQL alone.
const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
const start = async () =>
  startTestApp({
    now: new Date('2026-11-23T10:00:00Z'),
    env: { SECRET_KEY: 'of both processes, as links are signed' },
    providers: new Map([['stripe', stripe]]),
    connection: await connectPostgres(url, connections),
  });
const one = await start();
const other = await start();
const both = [one, other];
const shop = await makeOrderShop(one);
await turnOn(one, 'paymentMethods.card');
await vi.waitFor(() => expect(other.deps.flags.isOn('paymentMethods.card')).toBe(true), { timeout: 8000 });
afterAll(async () => {
  for (const t of both) await t.close();
  await drop();
});

const place = async () => {
  const order = { ...guestOrder(shop.storeId, shop.bread, 2), payment_method: 'card' };
  const { status, body } = await one.call('POST', '/order/create', order);
  expect(status).toBe(200);
  return body.data;
};
const paymentsOf = (orderId: number) =>
  one.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.serial));
const eventsOf = (paymentId: string, kind: 'settled' | 'capture' | 'open') =>
  one.db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.kind, kind)));
const doneOf = (call: 'open' | 'capture') => stripe.done.filter((done) => done === call).length;
const comeBack = (t: TestApp, id: string) => t.call('GET', `/payment/${id}/return`);
const tell = (t: TestApp, id: string, event: string) => {
  const body = { id: event, type: 'checkout.session.completed', paymentId: id, about: [], at: '2026-11-23T10:00:00Z' };
  return t.call('POST', '/payments/stripe/events', body);
};

test('thirty at once for another page of an order: one page, one address', async () => {
  const order = await place();
  const before = doneOf('open');
  // The first one has ended: all ask for a new one.
  await one.db.update(payments).set({ status: 'failed', wants: null }).where(eq(payments.orderId, order.id));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      (i % 2 ? one : other).call('POST', `/order/${order.id}/payment`, {
        payment_method: 'card',
        token: order.token,
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const open = (await paymentsOf(order.id)).filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  const urls = new Set(answers.map(({ body }) => body.data.payment.url));
  expect([...urls]).toEqual([`https://pay.example/${open[0]?.id}`]);
  expect(doneOf('open')).toBe(before + 1);
});

test('return, events and jobs at once settle a payment once, and one mail confirms it', async () => {
  const order = await place();
  const { id } = order.payment;
  stripe.pay(id);
  const ways = both.flatMap((t, i) => [
    ...Array.from({ length: 5 }, () => comeBack(t, id)),
    ...Array.from({ length: 5 }, (_, n) => tell(t, id, `event-${i}-${n}`)),
    // The same event, told to both.
    tell(t, id, 'event-twice'),
    t.deps.payments.run(),
    t.deps.payments.run(),
  ]);
  await Promise.all(ways);
  await Promise.all(both.map((t) => t.deps.payments.run()));
  expect(await paymentsOf(order.id)).toMatchObject([{ status: 'authorised', reservedCents: 220, attention: null }]);
  expect((await eventsOf(id, 'settled')).filter(({ text }) => text === 'authorised')).toHaveLength(1);
  const mails = await one.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `order-confirmation:${order.id}`));
  expect(mails).toHaveLength(1);
});

test('the jobs of both at once take the money once', async () => {
  const placed = await Promise.all(Array.from({ length: 10 }, place));
  const { token } = await makeStaff(one, ['CAN_MANAGE_ORDERS']);
  for (const { id, payment } of placed) {
    stripe.pay(payment.id);
    await comeBack(one, payment.id);
    for (const status of ['processing', 'ready'])
      expect((await one.call('PUT', `/orders/${id}/status`, { status }, bearer(token))).status).toBe(200);
  }
  const before = doneOf('capture');
  await Promise.all(both.flatMap((t) => Array.from({ length: 5 }, () => t.deps.payments.run())));
  expect(doneOf('capture')).toBe(before + 10);
  for (const { id, payment } of placed) {
    expect(await paymentsOf(id)).toMatchObject([{ status: 'captured', capturedCents: 220, wants: null }]);
    const asked = (await eventsOf(payment.id, 'capture')).filter(({ phase }) => phase === 'request');
    expect(asked).toHaveLength(1);
  }
});
