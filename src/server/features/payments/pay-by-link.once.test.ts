import { expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, nextGuest } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, place, comeBack, read, run } = await startPaymentShop();

/** What the link of the one mail that has gone out opens, on a device that knows nothing else. */
async function openMail(): Promise<{ id: number; token: string }> {
  const mails = await deliverMails(t);
  expect(mails).toHaveLength(1);
  const [, id, token = ''] = /\/orders\/(\d+)\?token=([\w.~%-]+)/.exec(mails[0]?.text ?? '') ?? [];
  return { id: Number(id), token: decodeURIComponent(token) };
}
const choose = (order: { id: number; token: string }, payment_method: string) =>
  t.call('POST', `/order/${order.id}/payment`, { payment_method, token: order.token });

test.each(['card', 'paypal', 'cash'] as const)(
  'a guest pays by %s from the mailed link, on another device',
  async (method) => {
    const placed = await place([[shop.bread, 2]]);
    await comeBack(placed.payment.id, true);
    const opened = await openMail();
    expect(opened.id).toBe(placed.id);
    const shown = await read(opened);
    expect(shown).toMatchObject({
      orderNumber: placed.orderNumber,
      payment: { id: placed.payment.id, status: 'open' },
    });
    const chosen = await choose(opened, method);
    expect(chosen.status).toBe(200);
    const { payment, paymentMethod } = chosen.body.data;
    expect(paymentMethod).toBe(method);
    if (method === 'cash') expect(payment).toBeNull();
    else expect(payment).toMatchObject({ method, status: 'open', url: expect.stringContaining('https://') });
    expect((await choose({ id: opened.id, token: 'x' }, method)).status).toBeGreaterThanOrEqual(400);
    await deliverMails(t);
  },
);

const staff = async () => bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const write = async (payment_method: string) => {
  const order_items = [{ product_id: shop.bread, quantity: 2 }];
  const to = { store_id: shop.storeId, type: 'pickup', status: 'submitted', ...nextGuest() };
  return t.call('POST', '/orders', { ...to, order_items, payment_method }, await staff());
};

test('an order that staff place by card sends its buyer the link at once, and is confirmed when it is paid', async () => {
  const made = await write('card');
  expect(made).toMatchObject({ status: 200, body: { data: { paymentMethod: 'card', waitsForPayment: true } } });
  await run();
  const opened = await openMail();
  expect(opened.id).toBe(made.body.data.id);
  const { payment } = await read(opened);
  expect(payment).toMatchObject({ status: 'open', amount: 2.2 });
  stripe.pay(payment.id);
  await comeBack(payment.id);
  expect(await read(opened)).toMatchObject({ paymentStatus: 'authorised' });
  const [confirmed, ...more] = await deliverMails(t);
  expect(confirmed?.subject).toContain('est confirmée');
  expect(more).toEqual([]);
});
