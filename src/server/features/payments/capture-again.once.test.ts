import { expect, test } from 'vitest';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, makeSlot, asStaff, place, read, move, comeBack, run } = await startPaymentShop();

/** Two loaves at 1.10 that were collected; taking the money for them was refused. */
const untaken = async (more: object = {}) => {
  const order = await place([[shop.bread, 2]], more);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  stripe.fail('capture', 'refused');
  for (const status of ['processing', 'ready', 'delivered']) expect((await move(order.id, status)).status).toBe(200);
  // Kept means are reserved on first.
  await run();
  await run();
  return order;
};
const takeBack = (id: number, quantity: number) => {
  const order_items = [{ product_id: shop.bread, quantity }];
  return asStaff('POST', `/orders/${id}/returns`, { order_items, reason: 'Rassis' });
};

test.each([
  // Loaves that came back, and cents that are taken.
  [0, 220, { status: 'captured', captured: 2.2 }],
  [1, 110, { status: 'captured', captured: 1.1, refunded: 0 }],
  [2, 0, { status: 'cancelled', captured: 0 }],
])('what is taken at the second try once %d of 2 came back: %d', async (quantity, cents, payment) => {
  const order = await untaken();
  expect((await read(order)).payment).toMatchObject({ status: 'authorised', captured: 0 });
  if (quantity > 0) expect((await takeBack(order.id, quantity)).body.data.refunds).toEqual([]);
  await asStaff('POST', `/orders/${order.id}/payments/lookup`, {});
  await run();
  expect((await read(order)).payment).toMatchObject(payment);
  expect(stripe.things.get(order.payment.id)?.capturedCents).toBe(cents);
});

test.each([
  [0, { status: 'captured', captured: 2.2 }],
  [1, { status: 'captured', captured: 1.1, refunded: 0 }],
])('on kept means that are tried once more, once %d of 2 came back', async (quantity, payment) => {
  const order = await untaken({ slot_id: await makeSlot(14) });
  const again = (await asStaff('GET', `/orders/${order.id}`)).body.data.payments;
  expect(again).toMatchObject([{ captured: 0 }, { status: 'kept' }]);
  if (quantity > 0) await takeBack(order.id, quantity);
  for (let i = 0; i < 3; i++) await run();
  expect(await read(order)).toMatchObject({ paymentStatus: 'paid', payment });
  // Nothing is left to go back of what was not taken.
  t.wait(3600);
  await run();
  expect((await read(order)).payment).toMatchObject(payment);
  const [first, second] = (await asStaff('GET', `/orders/${order.id}`)).body.data.payments;
  expect([first, second]).toMatchObject([
    { status: 'cancelled', refunds: [], attention: null },
    { refunds: [], attention: null },
  ]);
});

test.each([
  ['is tried again', 'captured', 110],
  ['has gone', 'cancelled', 0],
])('what came back before the capture was refused is not on its way; the reservation %s', async (_, status, cents) => {
  const order = await place([[shop.bread, 2]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  for (const to of ['processing', 'ready', 'delivered']) expect((await move(order.id, to)).status).toBe(200);
  // Before the job has asked for the money: it is to go back once it was taken.
  expect((await takeBack(order.id, 1)).body.data.refunds).toMatchObject([{ amount: 1.1, status: 'pending' }]);
  stripe.fail('capture', 'refused');
  await run();
  t.wait(60);
  await run();
  const [refused] = (await asStaff('GET', `/orders/${order.id}`)).body.data.payments;
  expect(refused).toMatchObject({ status: 'authorised', attention: 'captureRefused', refunds: [] });
  const thing = stripe.things.get(order.payment.id);
  if (status === 'cancelled') Object.assign(thing ?? {}, { state: 'closed', reservedCents: 0 });
  await asStaff('POST', `/orders/${order.id}/payments/lookup`, {});
  await run();
  expect((await read(order)).payment).toMatchObject({ status, captured: cents / 100, refunded: 0 });
  expect(thing?.capturedCents).toBe(cents);
});
