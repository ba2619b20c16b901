import { beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { eq, like } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, home, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { deliverPush, turnPushOn } from '#server/testing/push-shop.ts';
import { makeRound } from '#server/testing/rounds.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-25T10:00:00Z');
const service = await startPushService();
const t = await startSharedApp({
  now: start,
  env: { PUSH_ALLOWED_HOSTS: service.host, PUSH_CONTACT: 'ops@panier.example' },
});
const shop = await makeOrderShop(t);
await turnOn(t, 'features.notifications');
let staff: Record<string, string>;
beforeEach(async () => {
  t.setNow(start);
  await t.db.delete(outbox);
  staff = bearer((await makeStaff(t)).token);
});

/** A delivery of a customer with push on in one browser, by default in French. */
async function placed(language: Language = 'fr') {
  const { token, customer } = await makeSignedIn(t);
  const browser = await turnPushOn(t, service, { token, language });
  const order_items = [{ product_id: shop.bread, quantity: 1 }];
  const body = { store_id: shop.storeId, ...home, type: 'delivery', status: 'submitted', order_items };
  const { id, orderNumber } = await placeOrder(t, { ...body, payment_method: 'cash' }, bearer(token));
  return { id, number: orderNumber, browser, customer, token };
}
const move = async (id: number, ...statuses: string[]) => {
  for (const status of statuses)
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, staff)).status).toBe(200);
};
const choose = (token: string, chosen: object) => t.call('PUT', '/notification-preferences', chosen, bearer(token));
const entries = () => t.db.select().from(outbox).where(like(outbox.kind, '%push')).orderBy(outbox.id);

describe('an order on its way', () => {
  test('is told once, to each browser, signed and encrypted, without a word of the person', async () => {
    const { id, number, browser, token } = await placed();
    const second = await turnPushOn(t, service, { token, language: 'en' });
    await move(id, 'processing', 'shipped', 'shipped');
    await deliverPush(t);
    await deliverPush(t);
    const link = expect.stringMatching(new RegExp(`^/orders/${id}\\?token=[\\w-]{43}$`));
    const message = { title: 'Votre commande est en route', body: `Commande ${number}`, link, tag: `onItsWay-${id}` };
    const head = { ttl: 7200, urgency: 'normal', topic: `onItsWay-${id}`, sub: 'mailto:ops@panier.example' };
    expect(browser.taken()).toEqual([{ message, ...head }]);
    expect(second.taken().map(({ message }) => message.title)).toEqual(['Your order is on its way']);
    expect([browser.count(), second.count()]).toEqual([1, 1]);
    const [device] = await t.db.select().from(pushDevices).where(eq(pushDevices.id, browser.id));
    expect(device?.lastSentAt).toEqual(start);
  });

  test('that is the next stop is told that instead, and once', async () => {
    const { id, browser } = await placed('en');
    await move(id, 'processing');
    const driver = await makeStaff(t, ['CAN_DELIVER_ORDERS']);
    const round = await makeRound(t, staff, { storeId: shop.storeId, orderIds: [id], driverId: driver.customer.id });
    const started = await t.call('POST', `/rounds/${round.id}/start`, {}, bearer(driver.token));
    expect(started.status).toBe(200);
    await deliverPush(t);
    expect(await entries()).toHaveLength(2);
    expect(browser.count()).toBe(1);
    expect(browser.taken()[0]).toMatchObject({
      ttl: 3600,
      urgency: 'high',
      message: { title: 'You are the next stop', tag: `onItsWay-${id}` },
    });
  });

  test.each([
    ['vi', 'Đơn hàng đang được giao'],
    ['en', 'Your order is on its way'],
  ] as const)('in the language of the browser: %s', async (language, title) => {
    const { id, browser } = await placed(language);
    await move(id, 'processing', 'shipped');
    await deliverPush(t);
    expect(browser.taken()[0]?.message.title).toBe(title);
  });

  test('is not told once it has come', async () => {
    const { id, browser } = await placed();
    await move(id, 'processing', 'shipped', 'delivered');
    await deliverPush(t);
    expect(browser.count()).toBe(0);
  });
});

describe('nothing is sent', () => {
  test('to who has not chosen it, before or meanwhile', async () => {
    const one = await placed();
    await choose(one.token, { pushOnItsWay: false });
    await move(one.id, 'processing', 'shipped');
    expect(await entries()).toEqual([]);
    const two = await placed();
    await move(two.id, 'processing', 'shipped');
    await choose(two.token, { pushOnItsWay: false });
    await deliverPush(t);
    expect([two.browser.count(), (await entries())[0]?.doneAt]).toEqual([0, start]);
  });

  test('after signing out, to one that was taken away, to another’s browser', async () => {
    const [out, off, other] = [await placed(), await placed(), await placed()];
    for (const { id } of [out, off]) await move(id, 'processing', 'shipped');
    expect((await t.call('POST', '/authentication/logout', {}, bearer(out.token))).status).toBe(200);
    await t.call('DELETE', `/push-devices/${off.browser.id}`, undefined, bearer(off.token));
    await deliverPush(t);
    for (const { browser } of [out, off, other]) expect(browser.count()).toBe(0);
    for (const { doneAt, lastError } of await entries()) expect([doneAt, lastError]).toEqual([start, null]);
  });

  test('after the account is erased', async () => {
    const { id, browser, token } = await placed();
    await move(id, 'processing', 'shipped');
    expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
    await deliverPush(t);
    expect([await entries(), browser.count()]).toEqual([[], 0]);
  });

  test('when it is too late', async () => {
    const { id, browser } = await placed();
    await move(id, 'processing', 'shipped');
    t.wait(7200);
    await deliverPush(t);
    expect([browser.count(), (await entries())[0]?.lastError]).toEqual([0, null]);
  });
});

describe('a push service', () => {
  test.each([404, 410] as const)('that answers %i knows the browser no more: it is forgotten', async (status) => {
    const { id, browser, token } = await placed();
    browser.leave(status);
    await move(id, 'processing', 'shipped');
    await deliverPush(t);
    expect((await entries())[0]).toMatchObject({ doneAt: start, lastError: null });
    expect((await t.call('GET', '/push-devices', undefined, bearer(token))).body.data.devices).toEqual([]);
  });

  test.each([503, 429, 500, 302, 401])('that answers %i is asked again, and no other browser waits', async (status) => {
    const { id, browser, token } = await placed();
    const second = await turnPushOn(t, service, { token });
    browser.refuse(status);
    await move(id, 'processing', 'shipped');
    await deliverPush(t);
    expect([browser.count(), second.count()]).toEqual([0, 1]);
    const [row] = await entries();
    expect(row).toMatchObject({ tries: 1, doneAt: null, lastError: `Error: the push service answered ${status}` });
    await deliverPush(t);
    t.wait(10);
    await deliverPush(t);
    expect([browser.count(), second.count()]).toEqual([1, 1]);
    expect(browser.taken()[0]?.ttl).toBe(7190);
    expect(t.logged.join('\n')).not.toContain('/push/');
  });
});

test('one whose payload cannot be read holds up no other', async () => {
  const { id, browser } = await placed();
  await t.db
    .insert(outbox)
    .values({ kind: 'order-push', dedupeKey: 'odd', payload: { orderId: 'x' }, nextTryAt: start });
  await move(id, 'processing', 'shipped');
  await deliverPush(t);
  expect(browser.count()).toBe(1);
  expect((await entries())[0]?.lastError).toContain('orderId');
});

test('a guest’s order tells nobody', async () => {
  const { id, browser } = await placed();
  await t.db.update(orders).set({ customerId: null }).where(eq(orders.id, id));
  await move(id, 'processing', 'shipped');
  await deliverPush(t);
  expect([await entries(), browser.count()]).toEqual([[], 0]);
});
