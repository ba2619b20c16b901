import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, place, read, pay, change, move, comeBack, run } = await startPaymentShop();

test('a change while the page is open ends it, and answers another one with the new sum', async () => {
  const order = await place([[shop.bread, 1]]);
  const changed = await change(order, shop.bread, 3);
  expect(changed.body.data).toMatchObject({ totalIncludeGst: 3.3, payment: { status: 'open', amount: 3.3 } });
  expect(changed.body.data.payment.id).not.toBe(order.payment.id);
  expect(stripe.things.get(order.payment.id)?.state).toBe('closed');
});

test('a change stands within the reservation, and waits for its payment beyond it until the goods are picked', async () => {
  const order = await place([[shop.bread, 3]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  expect((await change(order, shop.bread, 2)).body.data).toMatchObject({
    totalIncludeGst: 2.2,
    paymentStatus: 'authorised',
  });
  const refused = await change(order, shop.bread, 4);
  expect(refused).toMatchObject({ status: 409, body: { code: 'paymentNeeded', data: { reserved: 3.3, needed: 4.4 } } });
  for (const status of ['processing', 'ready']) await move(order.id, status);
  await run();
  expect((await read(order)).payments[0]).toMatchObject({ captured: 2.2, reserved: 3.3 });
});

test('a change that costs more is made once its difference is paid, and another one takes its place', async () => {
  const order = await place([[shop.bread, 2]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  const asked = async (quantity: number) => (await change(order, shop.bread, quantity)).body.data.payment;
  const first = await asked(4);
  expect(first).toMatchObject({ status: 'open', amount: 2.2 });
  const seen = async (id: string) => (await t.call('GET', `/payment/${id}`)).body.data;
  expect(await seen(first.id)).toMatchObject({ isForChange: true, paymentStatus: 'authorised' });
  expect((await seen(order.payment.id)).isForChange).toBe(false);
  const second = await asked(5);
  expect(second).toMatchObject({ status: 'open', amount: 3.3 });
  expect((await asked(5)).id).toBe(second.id);
  await run();
  expect(stripe.things.get(first.id)?.state).toBe('closed');
  expect(await read(order)).toMatchObject({ totalIncludeGst: 2.2, paymentStatus: 'authorised' });
  stripe.pay(second.id);
  await comeBack(second.id);
  expect(await read(order)).toMatchObject({ totalIncludeGst: 5.5, paymentStatus: 'authorised' });
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  await run();
  const { payments, paymentStatus } = await read(order);
  expect(paymentStatus).toBe('paid');
  const captured = ({ id }: { id: string }) => payments.find((one: { id: string }) => one.id === id).captured;
  expect([captured(order.payment), captured(second)]).toEqual([2.2, 3.3]);
});

test('a change that is paid too late, or not at all, changes nothing, and its money is released', async () => {
  const order = await place([[shop.apples, 1]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  const { payment } = (await change(order, shop.apples, 2)).body.data;
  t.wait(31 * 60);
  await run();
  expect((await read(order)).totalIncludeGst).toBe(2.5);
  expect(stripe.things.get(payment.id)?.state).toBe('closed');
  const { payment: later } = (await change(order, shop.apples, 3)).body.data;
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  if (stripe.things.get(later.id)?.state === 'open') stripe.pay(later.id);
  await run();
  await run();
  expect(await read(order)).toMatchObject({ totalIncludeGst: 2.5, paymentStatus: 'paid' });
  expect(stripe.things.get(later.id)).toMatchObject({ state: 'closed', capturedCents: 0 });
});

test('a page by which an order is paid anew, as its reservation was lost, is not for a change', async () => {
  const order = await place([[shop.bread, 2]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  Object.assign(stripe.things.get(order.payment.id) ?? {}, { state: 'closed', reservedCents: 0 });
  await t.deps.payments.look(order.payment.id, 5000);
  expect((await read(order)).paymentStatus).toBe('needs_payment');
  const { payment } = (await pay(order, 'card')).body.data;
  const page = (await t.call('GET', `/payment/${payment.id}`)).body.data;
  expect(page).toMatchObject({ isForChange: false, payment: { status: 'open', amount: 2.2 } });
});

test('staff read that the customer has been sent the link, and the customer gets it', async () => {
  const order = await place([[shop.bread, 2]]);
  stripe.pay(order.payment.id);
  await comeBack(order.payment.id);
  await deliverMails(t);
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  const headers = { ...bearer(token), 'accept-language': 'en' };
  const { version } = (await t.call('GET', `/orders/${order.id}`, undefined, headers)).body.data;
  const sent = { version, order_items: [{ product_id: shop.bread, quantity: 5 }], reason: 'By phone' };
  const refused = await t.call('PUT', `/orders/${order.id}`, sent, headers);
  expect(refused).toMatchObject({ status: 409, body: { code: 'paymentNeeded', data: { reserved: 2.2, needed: 5.5 } } });
  expect(refused.body.message).toContain('The customer has been sent a link by email to pay the difference of €3.30');
  const mails = await deliverMails(t);
  expect(mails.map(({ text = '' }) => text.includes(`/orders/${order.id}?token=`))).toEqual([true]);
  // Whoever ordered reads what they are to do themselves.
  const own = await t.call('POST', `/order/${order.id}/change`, { ...sent, token: order.token }, headers);
  expect(own.body.message).toBe(
    'The order would cost more than the amount reserved: the change will be made once the difference is paid.',
  );
});
