import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { readKeptPhones } from '#server/jobs/read-kept-phones.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
await turnOn(t, 'features.notifications');
const staff = bearer((await makeStaff(t)).token);

const standIn = (country: string) => t.db.update(stores).set({ country }).where(eq(stores.id, shop.storeId));
const place = async (customer_phone: string) => {
  const sent = {
    ...guestOrder(shop.storeId, shop.bread, 1),
    customer_phone,
    customer_email: `g${Math.random()}@panier.example`,
  };
  const { status, body } = await t.call('POST', '/order/create', sent);
  expect([status, body.data.errors]).toEqual([200, undefined]);
  const [row] = await t.db.select().from(orders).where(eq(orders.id, body.data.id));
  return row;
};

test.each([
  ['FR', '06 12 45 10 53', '+33612451053'],
  ['FR', '0690 44 55 66', '+590690445566'],
  ['VN', '0912 345 678', '+84912345678'],
  ['CA', '(514) 555-0199', '+15145550199'],
  // A guest is sent no SMS: what cannot be read is kept as it was typed.
  ['FR', '1234567890', ''],
])('at a store in %s, %s is %s', async (country, typed, e164) => {
  await standIn(country);
  expect(await place(typed)).toMatchObject({ customerPhone: typed, customerPhoneE164: e164 });
  await standIn('FR');
});

test('another number that staff write in an order is read too, so that no SMS goes to the old one', async () => {
  const order = await place('06 12 45 10 70');
  const changed = await t.call('PUT', `/orders/${order?.id}`, { customer_phone: '0690 44 55 77' }, staff);
  expect(changed.status).toBe(200);
  const [row] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? 0));
  expect(row).toMatchObject({ customerPhone: '0690 44 55 77', customerPhoneE164: '+590690445577' });
});

test('the lists of staff find a number in every way of writing it', async () => {
  const order = await place('06 39 98 10 52');
  const { customer, token } = await makeSignedIn(t);
  await t.call('PUT', '/customer-profiles/me', { phone_number: '+33 (0)6 39 98 10 52' }, bearer(token));
  for (const asked of [
    '06 39 98 10 52',
    '0639981052',
    '06.39.98.10.52',
    '06-39-98-10-52',
    '+33 6 39 98 10 52',
    '0033639981052',
    '+33 (0)6 39 98 10 52',
    '06 39 98 10',
    '639981052',
    '９８ 10 52'.normalize('NFKC'),
  ]) {
    const listed = async (path: string) =>
      (await t.call('GET', `${path}${encodeURIComponent(asked)}`, undefined, staff)).body.data.items.map(
        ({ id }: { id: number }) => id,
      );
    expect([asked, await listed('/orders?search=')]).toEqual([asked, [order?.id]]);
    expect([asked, await listed('/customers?search=')]).toEqual([asked, [customer.id]]);
    expect([asked, await listed('/customers/search?q=')]).toEqual([asked, [customer.id]]);
  }
});

test('who wishes SMS is asked for a number that can be read, at its field', async () => {
  const { token, customer } = await makeSignedIn(t);
  const me = bearer(token);
  await t.call('PUT', '/customer-profiles/me', { phone_number: '1234567890', name: 'Ana Test' }, me);
  const choose = () => t.call('PUT', '/notification-preferences', { smsDeliveryUpdates: true }, me);
  const refused = await choose();
  expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['smsDeliveryUpdates']]);
  const mended = await t.call('PUT', '/customer-profiles/me', { phone_number: '06 12 45 10 60' }, me);
  expect([mended.status, mended.body.data.errors]).toEqual([200, undefined]);
  expect((await choose()).status).toBe(200);

  const profile = await t.call('PUT', '/customer-profiles/me', { phone_number: '1234567890' }, me);
  expect([profile.status, Object.keys(profile.body.data.errors)]).toEqual([422, ['phone_number']]);
  const byStaff = await t.call('PUT', `/customers/${customer.id}`, { phone: '1234567890' }, staff);
  expect([byStaff.status, Object.keys(byStaff.body.data.errors)]).toEqual([422, ['phone']]);
  const sent = { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: undefined };
  const order = await t.call('POST', '/order/create', { ...sent, customer_phone: '1234567890' }, me);
  expect([order.status, Object.keys(order.body.data.errors)]).toEqual([422, ['customer_phone']]);
  // The number of another country, with its code.
  const abroad = await t.call('POST', '/order/create', { ...sent, customer_phone: '+84 912 345 679' }, me);
  expect(abroad.status).toBe(200);

  // The number that staff write in that order; another part of it they may change whatever its number.
  const change = async (data: object) => {
    const { status, body } = await t.call('PUT', `/orders/${abroad.body.data.id}`, data, staff);
    return [status, body.data.errors];
  };
  const unread = { customer_phone: [{ message: 'validation.phone', parameters: {} }] };
  expect(await change({ customer_phone: '1234567890' })).toEqual([422, unread]);
  expect(await change({ customer_phone: '1234567890', preview: true })).toEqual([422, unread]);
  await standIn('VN');
  expect(await change({ customer_phone: '0912 345 680' })).toEqual([200, undefined]);
  await standIn('FR');
  expect(await change({ customer_name: 'Ana Autre' })).toEqual([200, undefined]);
  // A guest is sent no SMS.
  const guest = await place('06 12 45 10 71');
  const kept = await t.call('PUT', `/orders/${guest?.id}`, { customer_phone: '1234567890' }, staff);
  expect(kept.status).toBe(200);
});

test('numbers that were kept before they were read are read later, and their orders are not changed by it', async () => {
  const order = await place('06 12 45 10 61');
  const { customer } = await makeSignedIn(t, {});
  await t.db.update(customers).set({ phone: '06 39 98 10 62' }).where(eq(customers.id, customer.id));
  await t.db
    .update(orders)
    .set({ customerPhoneE164: null })
    .where(eq(orders.id, order?.id ?? 0));
  const before = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? 0));
  const logged: unknown[] = [];
  expect(await readKeptPhones(t.deps, { info: (...entry: unknown[]) => logged.push(entry) })).toBeGreaterThan(1);
  const [after] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.id, order?.id ?? 0));
  expect(after).toEqual({ ...before[0], customerPhoneE164: '+33612451061' });
  const [account] = await t.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(account?.phoneE164).toBe('+33639981062');
  expect(await readKeptPhones(t.deps, { info: () => undefined })).toBe(0);
});
