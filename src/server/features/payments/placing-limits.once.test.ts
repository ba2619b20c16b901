import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, nextGuest, refusalOf } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

// What placing and paying refuse, and what an event may be (payments.md, Placing; Events).

const { t, shop, stripe, place, makeSlot, read, pay, change, comeBack, run } = await startPaymentShop();
const order = (method: string, quantity: number, more: object = {}) => ({
  ...guestOrder(shop.storeId, shop.bread, quantity),
  payment_method: method,
  ...more,
});
const pagesOf = (orderId: number) => t.db.select().from(payments).where(eq(payments.orderId, orderId));

test('what is left after credit decides: nothing is reserved for 0, and less than the minimum is refused with the amount', async () => {
  const { customer, token } = await makeSignedIn(t);
  const placed = async (creditCents: number) => {
    await t.db.update(customers).set({ storeCreditCents: creditCents }).where(eq(customers.id, customer.id));
    const wanted = order('card', 1, { ...nextGuest(), use_store_credit: true });
    return t.call('POST', '/order/create', wanted, bearer(token));
  };
  const free = await placed(110);
  expect(free.body.data).toMatchObject({ duePaymentAmount: 0, payment: null });
  expect(await pagesOf(free.body.data.id)).toEqual([]);
  const small = await placed(90);
  expect(refusalOf(small)).toBe('422 payment_method=checkout.belowProviderMinimum');
  expect(small.body.data.errors.payment_method[0].parameters).toEqual({ minimum: 0.5 });
  expect((await placed(60)).body.data.payment).toMatchObject({ amount: 0.5, status: 'open' });
});

test('an order has ten pages at most; the same method answers the page that lives', async () => {
  const placed = await place([[shop.bread, 1]]);
  expect((await pay(placed, 'card')).body.data.payment.id).toBe(placed.payment.id);
  for (let i = 1; i < 10; i++) expect((await pay(placed, i % 2 ? 'paypal' : 'card')).status).toBe(200);
  expect((await pay(placed, 'card')).body.code).toBe('tooMany');
  const pages = await pagesOf(placed.id);
  expect(pages.filter(({ status }) => status === 'open')).toHaveLength(1);
  expect(pages).toHaveLength(10);
});

test('a slot beyond 27 days is not offered with PayPal, by card it is kept for', async () => {
  const slot_id = await makeSlot(28);
  const far = await t.call('POST', '/order/create', order('paypal', 1, { slot_id }));
  expect(refusalOf(far)).toMatch(/^422 (payment_method|slot_id)=checkout\.slotTooFarForMethod$/);
  expect(
    (await place([[shop.bread, 1]], { payment_method: 'paypal', slot_id: await makeSlot(26) })).payment.status,
  ).toBe('open');
  expect((await place([[shop.bread, 1]], { slot_id })).payment.status).toBe('open');
});

test('a later slot than the reservation reaches keeps the card anew, then releases; PayPal refuses the slot', async () => {
  const byCard = await place([[shop.bread, 2]], { slot_id: await makeSlot(2) });
  stripe.pay(byCard.payment.id);
  await comeBack(byCard.payment.id);
  const moveTo = async ({ id, token }: typeof byCard, days: number) =>
    t.call('POST', `/order/${id}/change`, {
      order_items: [{ product_id: shop.bread, quantity: 2 }],
      slot_id: await makeSlot(days),
      token,
    });
  const asked = await moveTo(byCard, 12);
  expect(asked).toMatchObject({ status: 409, body: { code: 'paymentNeeded' } });
  const { payment } = asked.body.data;
  expect((await t.call('GET', `/payment/${payment.id}`)).body.data.keptFor).not.toBeNull();
  expect((await read(byCard)).paymentStatus).toBe('authorised');
  stripe.pay(payment.id);
  await comeBack(payment.id);
  await run();
  expect(stripe.things.get(byCard.payment.id)).toMatchObject({ state: 'closed', reservedCents: 0 });
  expect(await read(byCard)).toMatchObject({ payment: { id: payment.id, status: 'kept' } });
});

test('what is kept takes a change as it is', async () => {
  const kept = await place([[shop.bread, 1]], { slot_id: await makeSlot(10) });
  stripe.pay(kept.payment.id);
  await comeBack(kept.payment.id);
  expect((await change(kept, shop.bread, 5)).body.data).toMatchObject({
    totalIncludeGst: 5.5,
    payment: { id: kept.payment.id, status: 'kept' },
  });
});

test('orders that wait to be paid count among the five that may be open, expired ones do not', async () => {
  const { customer_email } = nextGuest();
  const again = () => t.call('POST', '/order/create', order('card', 1, { customer_email }));
  for (let i = 0; i < 5; i++) expect((await again()).status).toBe(200);
  expect((await again()).body.code).toBe('tooManyOpenOrders');
  t.wait(31 * 60);
  await run();
  expect((await again()).status).toBe(200);
});

test('an id that no payment has is unknown; who comes back to one changes nothing but by asking', async () => {
  const unknown = 'A'.repeat(22);
  expect((await t.call('GET', `/payment/${unknown}`)).status).toBe(404);
  expect((await comeBack(unknown)).status).toBe(404);
  const placed = await place([[shop.bread, 1]]);
  const before = await read(placed);
  await comeBack(placed.payment.id);
  expect(await read(placed)).toEqual(before);
});

describe('an event', () => {
  const post = (payload: string | Buffer) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/payments/stripe/events',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const statusOf = async (payload: string | Buffer) => (await post(payload)).statusCode;

  test('is refused unsigned or as no JSON, put off while it cannot be checked, and 256 KiB long at most', async () => {
    expect(await statusOf('"unsigned"')).toBe(400);
    expect(await statusOf('"malformed"')).toBe(400);
    expect(await statusOf('"unverified"')).toBe(503);
    expect(await statusOf('"foreign"')).toBe(200);
    expect(await statusOf(Buffer.alloc(256 * 1024 + 1, ' '))).toBe(413);
  });

  test('is a row first, once however often it comes, and settles what it names; the unknown has no effect', async () => {
    const placed = await place([[shop.bread, 1]]);
    const paymentId = placed.payment.id;
    stripe.pay(paymentId);
    const event = { id: 'evt_1', type: 'checkout.session.completed', paymentId, about: [] };
    for (let i = 0; i < 3; i++) expect(await statusOf(JSON.stringify(event))).toBe(200);
    const rows = await t.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId));
    expect(rows.filter(({ kind }) => kind === 'event')).toHaveLength(1);
    await run();
    expect((await read(placed)).paymentStatus).toBe('authorised');
    const all = await t.db.$count(paymentEvents);
    const unknown = { ...event, id: 'evt_2', paymentId: 'B'.repeat(22) };
    expect(await statusOf(JSON.stringify(unknown))).toBe(200);
    expect(await t.db.$count(paymentEvents)).toBe(all);
  });

  test('fifty in a second are all taken', async () => {
    const { payment } = await place([[shop.bread, 1]]);
    const events = Array.from({ length: 60 }, (_, i) => ({
      id: `evt_many_${i}`,
      type: 'charge.updated',
      paymentId: payment.id,
      about: [],
    }));
    const statuses = await Promise.all(events.map((event) => statusOf(JSON.stringify(event))));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
