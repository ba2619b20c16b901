import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { eraseAccount } from '#server/features/accounts/own-data/erase-account.ts';
import { exportAccount } from '#server/features/accounts/own-data/export-account.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';

const { t, shop, stripe, place, makeSlot, read, move, comeBack, run } = await startPaymentShop();

type Card = { brand: string; last4: string; expiry: string };
const visa: Card = { brand: 'visa', last4: '4242', expiry: '12/28' };

async function someone() {
  const { customer, token } = await makeSignedIn(t);
  const { id: customerId } = customer;
  const call = (method: string, path = '', body?: unknown) =>
    t.call(method, `/payment-methods${path}`, body, bearer(token));
  /** An order of theirs whose card is kept; `null`: a guest's. */
  const keep = async (card = visa, isGuest = false) => {
    const order = await place([[shop.bread, 2]], { slot_id: await makeSlot(14) });
    if (!isGuest) await t.db.update(orders).set({ customerId }).where(eq(orders.id, order.id));
    stripe.pay(order.payment.id);
    Object.assign(stripe.things.get(order.payment.id) ?? {}, { card });
    await comeBack(order.payment.id);
    return order;
  };
  const list = async () => (await call('GET')).body.data;
  return { customerId, call, keep, list };
}
const cancel = async ({ id, token }: { id: number; token: string }) => {
  expect((await t.call('POST', `/order/${id}/cancel`, { token })).status).toBe(200);
  await run();
};
const standsThere = ({ payment }: { payment: { id: string } }) => stripe.things.get(payment.id)?.state !== 'closed';

test('a kept card stands among what was typed, without what the provider calls it, and stays when its order ends', async () => {
  const { call, keep, list } = await someone();
  await call('POST', '', { type: 'card', brand: 'Visa', last4: '1111', exp: '01/30' });
  const order = await keep();
  const kept = { id: expect.any(Number), type: 'card', isDefault: false, kept: true };
  const expected = { ...kept, brand: 'Visa', last4: '4242', exp: '12/28' };
  expect(await list()).toEqual([expect.objectContaining({ last4: '1111', kept: false }), expected]);
  await cancel(order);
  expect((await read(order)).payment.status).toBe('cancelled');
  expect(standsThere(order)).toBe(true);
  expect(await list()).toHaveLength(2);
});

test('a guest’s is removed at the provider when the order ends', async () => {
  const { keep } = await someone();
  const order = await keep(visa, true);
  await cancel(order);
  expect(standsThere(order)).toBe(false);
});

test('only the default of a kept card can be changed', async () => {
  const { call, keep, list } = await someone();
  await keep();
  const [{ id, isDefault }] = await list();
  expect(isDefault).toBe(true);
  const refused = await call('PUT', `/${id}`, { last4: '1111' });
  expect(refusalOf(refused)).toBe('422 last4=payment.keptStays');
  expect((await call('PUT', `/${id}`, { isDefault: true })).body.data).toMatchObject({ kept: true, last4: '4242' });
});

test('one that an order is still to be charged to stays, and the refusal names the order', async () => {
  const { call, keep, list } = await someone();
  const order = await keep();
  const [{ id }] = await list();
  const refused = await call('DELETE', `/${id}`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(refused.body.data.errors[''][0].parameters).toEqual({ order: order.orderNumber });
  for (const status of ['processing', 'ready']) expect((await move(order.id, status)).status).toBe(200);
  await run();
  await run();
  expect((await read(order)).payment.status).toBe('captured');
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect(stripe.done.filter((one) => one === 'forgetMeans').length).toBeGreaterThan(0);
  expect(await list()).toEqual([]);
  // The money that was taken is as it was.
  expect((await read(order)).payment).toMatchObject({ status: 'captured', captured: 2.2 });
});

test('while the provider does not answer a card stays, and is removed as soon as it does', async () => {
  const { call, keep, list } = await someone();
  await cancel(await keep());
  const [{ id }] = await list();
  stripe.fail('forgetMeans', 'cut');
  expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await list()).toHaveLength(1);
  expect((await call('DELETE', `/${id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await call('DELETE', `/${id}`)).status).toBe(404);
});

test('one whose removal the provider has not answered is removed by the job too', async () => {
  const { call, keep, list } = await someone();
  await cancel(await keep());
  const [{ id }] = await list();
  stripe.fail('forgetMeans', 'lost');
  expect((await call('DELETE', `/${id}`)).status).toBe(503);
  t.wait(60);
  await run();
  expect(await list()).toEqual([]);
});

test('the same card kept twice stands once, and the older one is removed at the provider when its order ends', async () => {
  const { keep, list } = await someone();
  const [first, second] = [await keep(), await keep()];
  await keep({ ...visa, last4: '0005' });
  expect((await list()).map(({ last4 }: { last4: string }) => last4)).toEqual(['4242', '0005']);
  await cancel(first);
  await cancel(second);
  expect([standsThere(first), standsThere(second)]).toEqual([false, true]);
});

test('nobody sees or removes another’s', async () => {
  const [one, other] = [await someone(), await someone()];
  await cancel(await one.keep());
  const [{ id }] = await one.list();
  expect(await other.list()).toEqual([]);
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { isDefault: true }],
  ] as const)
    expect((await other.call(method, `/${id}`, body)).status).toBe(404);
  expect(await one.list()).toHaveLength(1);
});

test('an account that is exported names its kept card, and one that is erased leaves none at the provider', async () => {
  const { customerId, keep } = await someone();
  const over = await keep();
  await cancel(over);
  const waiting = await keep({ ...visa, last4: '0005' });
  const { paymentMethods, payments } = (await exportAccount(t.db, customerId, t.deps.clock())) as Record<
    string,
    object[]
  >;
  expect(paymentMethods).toEqual([
    expect.objectContaining({ last4: '4242', keptBy: over.payment.id }),
    expect.objectContaining({ last4: '0005', keptBy: waiting.payment.id }),
  ]);
  expect(JSON.stringify(payments)).not.toContain('customer-');
  await t.write((write) => eraseAccount(write, customerId));
  await run();
  expect([standsThere(over), standsThere(waiting)]).toEqual([false, false]);
});
