import { expect, test } from 'vitest';
import { asc, eq } from '#server/db/sql.ts';
import { paymentEvents } from '#server/db/tables/payments.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

// A window that is longer than a key lives.
const { t, shop, stripe, place, pay, read, comeBack, run } = await startPaymentShop({ PAYMENT_WINDOW_MINUTES: '1380' });

/** An order whose process ended before it asked for the page. */
const placeUnasked = () => {
  stripe.fail('open', 'killedBefore');
  return place([[shop.bread, 1]]);
};
const requestsOf = (paymentId: string) =>
  t.db
    .select({
      id: paymentEvents.id,
      kind: paymentEvents.kind,
      key: paymentEvents.key,
      replaces: paymentEvents.replaces,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.id))
    .then((rows) => rows.filter(({ key }) => key !== null));

test.each([
  [19, ['open']],
  [21, ['open', 'lookup', 'open']],
])('a page that nobody has asked for is asked for %d hours later by %j', async (hours, expected) => {
  const order = await placeUnasked();
  expect(order.payment).toMatchObject({ status: 'pending', url: null });
  t.wait(hours * 3600);
  await pay(order, 'card');
  // What its provider has not done is asked for anew a little later.
  t.wait(60);
  await run();
  expect((await read(order)).payment).toMatchObject({ status: 'open', url: expect.any(String) });
  const asked = (await requestsOf(order.payment.id)).filter(({ kind }) => kind !== 'lookup' || expected.length > 1);
  const opened = asked.filter(({ kind }) => kind === 'open');
  expect(asked.map(({ kind }) => kind)).toEqual(expected);
  expect(opened.at(-1)?.replaces ?? null).toBe(opened.length > 1 ? opened[0]?.id : null);
});

test('a page that was refused is not asked about again and again', async () => {
  stripe.fail('open', 'refused');
  const order = await place([[shop.bread, 1]]);
  expect(order.payment).toMatchObject({ status: 'failed' });
  const lookups = async () => (await requestsOf(order.payment.id)).filter(({ kind }) => kind === 'lookup').length;
  await comeBack(order.payment.id);
  const before = await lookups();
  for (let i = 0; i < 4; i++) {
    t.wait(900);
    await run();
  }
  expect(await lookups()).toBe(before);
  // Past the end of its window, which is ended all the same.
  t.wait(24 * 3600);
  await run();
  expect(await read(order)).toMatchObject({ status: 'cancelled', payment: { status: 'failed' } });
});
