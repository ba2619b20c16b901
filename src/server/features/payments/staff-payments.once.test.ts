import { expect, test } from 'vitest';
import { makeCustomer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { bearer, makeOrderShop, nextGuest, refusalOf } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createTestProvider } from '#server/testing/test-provider.ts';

const stripe = createTestProvider('stripe');
const now = new Date('2026-11-23T10:00:00Z');
const t = await startTestApp({ now, providers: new Map([['stripe', stripe]]) });
const shop = await makeOrderShop(t);
await turnOn(t, 'paymentMethods.card', 'features.orderTracking');
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const ines = bearer((await signIn(t, await makeCustomer(t.db))).token);

type Placed = { id: number; orderNumber: string; payment: { id: string } };
const ask = async (path: string) => (await t.call('GET', path, undefined, staff)).body.data;
const post = (path: string, body: object) => t.call('POST', path, body, staff);
const orderOf = ({ id }: Placed) => ask(`/orders/${id}`);
const move = (order: Placed, status: string) => t.call('PUT', `/orders/${order.id}/status`, { status }, staff);
const run = () => t.deps.payments.run();

async function placeBread(quantity: number, headers = {}): Promise<Placed> {
  const order_items = [{ product_id: shop.bread, quantity }];
  const to = { store_id: shop.storeId, type: 'pickup', payment_method: 'card', status: 'submitted' };
  return (await t.call('POST', '/order/create', { ...to, ...nextGuest(), order_items }, headers)).body.data;
}
/** An order of so much bread at 1.10 that was paid by card and collected. */
async function collect(quantity: number, headers = {}): Promise<Placed> {
  const order = await placeBread(quantity, headers);
  stripe.pay(order.payment.id);
  await t.call('GET', `/payment/${order.payment.id}/return`);
  for (const status of ['processing', 'ready', 'delivered']) expect((await move(order, status)).status).toBe(200);
  await run();
  return order;
}
const gesture = (order: Placed, amount: number) => post(`/orders/${order.id}/refunds`, { amount, reason: 'Retard' });
/** Asked for while the provider has nothing that it could send back. */
async function failToRefund(order: Placed, amount: number): Promise<number> {
  const thing = stripe.things.get(order.payment.id);
  if (!thing) throw new Error('the provider knows no such payment');
  const { capturedCents } = thing;
  thing.capturedCents = 0;
  const { id } = (await gesture(order, amount)).body.data.refunds[0];
  await run();
  thing.capturedCents = capturedCents;
  return id;
}

test('until it is paid staff may only cancel or reject an order, and both its row and its page say so', async () => {
  const order = await placeBread(1);
  const waiting = { waitsForPayment: true, nextStatuses: ['cancelled', 'rejected'] };
  expect(await orderOf(order)).toMatchObject(waiting);
  expect((await ask(`/orders?search=${order.orderNumber}`)).items).toMatchObject([waiting]);
  stripe.pay(order.payment.id);
  await t.call('GET', `/payment/${order.payment.id}/return`);
  const paid = { waitsForPayment: false, nextStatuses: ['processing', 'cancelled', 'rejected'] };
  expect(await orderOf(order)).toMatchObject(paid);
  expect((await ask(`/orders?search=${order.orderNumber}`)).items).toMatchObject([paid]);
});

test('before it is paid tracking says that it waits', async () => {
  const order = await placeBread(1, ines);
  const tracked = async () =>
    (await t.call('GET', `/order/track?order_number=${order.orderNumber}`, undefined, ines)).body.data;
  expect(await tracked()).toMatchObject({ status: 'confirmed', waitsForPayment: true });
  stripe.pay(order.payment.id);
  await t.call('GET', `/payment/${order.payment.id}/return`);
  expect(await tracked()).toMatchObject({ status: 'confirmed', waitsForPayment: false });
});

test('what may be given back is known from the invoice on, and what of it the card takes', async () => {
  const order = await placeBread(3, ines);
  expect((await orderOf(order)).givesBack).toEqual({ most: 0, toMeans: 0 });
  const collected = await collect(3, ines);
  expect((await orderOf(collected)).givesBack).toEqual({ most: 3.3, toMeans: 3.3 });
  const back = { order_items: [{ product_id: shop.bread, quantity: 1 }], reason: 'Rassis' };
  const asked = (more: object) => post(`/orders/${collected.id}/returns`, { ...back, ...more });
  // What would be; nothing is written.
  const seen = await asked({ preview: true });
  expect(seen.body.data).toMatchObject({ refunds: [{ amount: 1.1, status: 'pending' }], credit: 0 });
  expect((await asked({ preview: true, refund: 'credit' })).body.data).toMatchObject({ refunds: [], credit: 1.1 });
  expect((await orderOf(collected)).givesBack).toEqual({ most: 3.3, toMeans: 3.3 });
  expect((await asked({ refund: 'credit' })).body.data).toMatchObject({ refunds: [], credit: 1.1 });
  expect((await orderOf(collected)).givesBack).toEqual({ most: 2.2, toMeans: 2.2 });
  const [refund] = (await asked({})).body.data.refunds;
  expect(refund).toMatchObject({ paymentId: collected.payment.id, amount: 1.1 });
  expect((await orderOf(collected)).payments[0].refunds).toMatchObject([{ id: refund.id, amount: 1.1 }]);
});

test('a refund that failed is named, and asked for again under a new key', async () => {
  const order = await collect(2);
  const id = await failToRefund(order, 1);
  expect((await orderOf(order)).payments[0]).toMatchObject({
    attention: 'refundFailed',
    refunds: [{ status: 'failed' }],
  });
  const { paymentsToCheck } = await ask('/attention');
  expect(paymentsToCheck).toMatchObject({
    count: 1,
    first: [{ orderId: order.id, orderNumber: order.orderNumber, attention: 'refundFailed', amount: 2.2 }],
  });
  const again = await post(`/orders/${order.id}/refunds/${id}/retry`, {});
  expect(again.body.data.payments[0]).toMatchObject({ attention: null, refunds: [{ id, status: 'pending' }] });
  // Pressed twice.
  expect((await post(`/orders/${order.id}/refunds/${id}/retry`, {})).body.code).toBe('conflict');
  await run();
  const { events, ...payment } = (await orderOf(order)).payments[0];
  expect(payment).toMatchObject({ refunded: 1, refunds: [{ id, status: 'done' }] });
  const moved = events.flatMap(({ change }: { change: { of: string; amount: number } | null }) => change ?? []);
  expect(moved).toEqual([
    { of: 'reserved', amount: 2.2 },
    { of: 'captured', amount: 2.2 },
    { of: 'refunded', amount: 1 },
  ]);
  expect((await post(`/orders/${order.id}/refunds/${id}/retry`, {})).status).toBe(409);
  expect((await ask('/attention')).paymentsToCheck).toBeUndefined();
});

test('what was dealt with is listed no more, until there is a new reason', async () => {
  const order = await collect(3);
  await failToRefund(order, 1);
  const path = `/orders/${order.id}/payments/${order.payment.id}/seen`;
  const isListed = async () => {
    const found = (await ask('/orders?attention=payment')).items.some(({ id }: { id: number }) => id === order.id);
    const { items } = await ask(`/payments?search=${order.orderNumber}`);
    const { paymentsToCheck } = await ask('/attention');
    const first = paymentsToCheck?.first.some(({ orderId }: { orderId: number }) => orderId === order.id) ?? false;
    return [found, items[0].attention !== null, first];
  };
  expect(await isListed()).toEqual([true, true, true]);
  expect(refusalOf(await post(path, { attention: 'none' }))).toBe('422 attention=validation.invalid');
  const other = await post(path, { attention: 'mismatch' });
  expect(other.body).toMatchObject({ code: 'conflict', data: { payments: [{ seen: null }] } });
  expect((await post(`/orders/${order.id}/payments/${'x'.repeat(22)}/seen`, { attention: 'mismatch' })).status).toBe(
    404,
  );
  const said = await post(path, { attention: 'refundFailed' });
  const at = t.deps.clock().toISOString();
  const seen = { attention: 'refundFailed', seen: { at, by: expect.any(String) }, refunds: [{ status: 'failed' }] };
  expect(said.body.data.payments).toMatchObject([seen]);
  expect((await post(path, { attention: 'refundFailed' })).status).toBe(200);
  expect(await isListed()).toEqual([false, false, false]);
  await post(`/orders/${order.id}/payments/lookup`, {});
  expect(await isListed()).toEqual([false, false, false]);
  const entries = (await ask(`/audit?per_page=50`)).items.filter(
    ({ action }: { action: string }) => action === 'markPaymentSeen',
  );
  expect(entries.at(-1).changes).toMatchObject([{ field: 'attention', before: 'refundFailed', after: null }]);
  // The same reason of another refund is a new one.
  await failToRefund(order, 1);
  expect(await isListed()).toEqual([true, true, true]);
  await post(path, { attention: 'refundFailed' });
});

test('what went back, or is disputed, at the provider without us needs attention by its name, once each', async () => {
  const order = await collect(3);
  const thing = stripe.things.get(order.payment.id);
  if (!thing) throw new Error('the provider knows no such payment');
  const look = async () => (await post(`/orders/${order.id}/payments/lookup`, {})).body.data.payments[0];
  const seen = (attention: string) => post(`/orders/${order.id}/payments/${order.payment.id}/seen`, { attention });
  // One of ours is none.
  await gesture(order, 1);
  await run();
  expect(await look()).toMatchObject({ attention: null, refunded: 1 });
  thing.refunds = [...thing.refunds, { reference: 'in-its-pages', key: null, amountCents: 50, state: 'done' }];
  expect(await look()).toMatchObject({ attention: 'refundedElsewhere', seen: null, refunded: 1.5 });
  await seen('refundedElsewhere');
  expect(await look()).toMatchObject({ seen: { by: expect.any(String) } });
  thing.dispute = { state: 'open', amountCents: 180 };
  expect(await look()).toMatchObject({ attention: 'dispute', seen: null, refunded: 1.5 });
  await seen('dispute');
  expect(await look()).toMatchObject({ seen: { by: expect.any(String) } });
  thing.dispute = { state: 'lost', amountCents: 180 };
  expect(await look()).toMatchObject({ attention: 'dispute', seen: null, refunded: 3.3, status: 'refunded' });
  await seen('dispute');
});

test('a refund is not asked for again on another order, nor beyond what is left', async () => {
  const [order, other] = [await collect(2), await collect(1)];
  const id = await failToRefund(order, 1);
  expect((await post(`/orders/${other.id}/refunds/${id}/retry`, {})).status).toBe(404);
  expect((await gesture(order, 1.2)).status).toBe(200);
  await run();
  expect((await post(`/orders/${order.id}/refunds/${id}/retry`, {})).body.data.payments[0]).toMatchObject({
    refunds: [{ status: 'pending' }, { status: 'done' }],
  });
  await run();
  // What somebody has sent back in the provider's own pages is not sent once more.
  const last = await collect(2);
  const failed = await failToRefund(last, 2);
  const elsewhere = { reference: 'by-hand', key: null, amountCents: 200, state: 'done' } as const;
  const thing = stripe.things.get(last.payment.id);
  if (thing) thing.refunds = [...thing.refunds, elsewhere];
  await post(`/orders/${last.id}/payments/lookup`, {});
  const beyond = await post(`/orders/${last.id}/refunds/${failed}/retry`, {});
  expect(beyond.body).toMatchObject({ code: 'conflict', data: { payments: [{ refunded: 2 }] } });
});

test.each([
  [15, 1, 4.59],
  [0, 1, 3.99],
  [100, 1, 7.98],
])('of what is weighed %d per cent are reserved beside the total', async (weighedMarginPercent, quantity, amount) => {
  const weighedOverPercent = Math.min(10, weighedMarginPercent);
  const written = await t.call('PUT', '/shop', { weighedMarginPercent, weighedOverPercent }, staff);
  expect(written.body.data).toMatchObject({ weighedMarginPercent });
  expect(await ask('/shop/identity')).toMatchObject({ weighedMarginPercent });
  const order_items = [{ product_id: shop.carrots, quantity }];
  const to = { store_id: shop.storeId, type: 'pickup', payment_method: 'card', status: 'submitted' };
  const placed = await t.call('POST', '/order/create', { ...to, ...nextGuest(), order_items });
  expect(placed.body.data.payment.amount).toBe(amount);
});

test.each([-1, 101, 1.5, '15'])('a margin of %j is refused at its field', async (weighedMarginPercent) => {
  const refused = await t.call('PUT', '/shop', { weighedMarginPercent }, staff);
  expect(refusalOf(refused)).toBe('422 weighedMarginPercent=validation.number');
});

test('staff place no order by a method whose provider is not set up', async () => {
  const order_items = [{ product_id: shop.bread, quantity: 1 }];
  const to = { store_id: shop.storeId, type: 'pickup', status: 'submitted', ...nextGuest(), order_items };
  const refused = await post('/orders', { ...to, payment_method: 'paypal' });
  expect(refusalOf(refused)).toBe('422 payment_method=checkout.paymentNotOffered');
});
