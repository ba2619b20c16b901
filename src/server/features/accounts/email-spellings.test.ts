import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const typed = 'Lea&co@Bücherei.example';
const kept = 'Lea&co@xn--bcherei-n2a.example';

const t = await startSharedApp({ now: new Date('2026-11-26T10:00:00Z') });
const shop = await makeOrderShop(t);
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag === 'features.orderTracking' || isOn(flag);
const post = (path: string, body: object, headers = {}) => t.call('POST', path, body, headers);

test('an address in an alphabet of one’s own is one account, however its domain is written', async () => {
  const account = { password, phone_number: '0612345678' };
  expect((await post('/authentication/customer/register', { ...account, email: typed })).status).toBe(200);
  for (const email of [kept, typed.toUpperCase(), 'lea&co@bu\u0308cherei.example'])
    expect((await post('/authentication/customer/register', { ...account, email })).body.data.errors.email).toEqual([
      { message: 'auth.emailTaken', parameters: {} },
    ]);
  for (const identifier of [typed, kept, 'LEA&CO@BÜCHEREI.EXAMPLE'])
    expect((await post('/authentication/login_check', { identifier, password })).status).toBe(200);
  expect((await post('/authentication/forgot-password', { identifier: typed })).status).toBe(200);
  const mails = await deliverMails(t);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([kept, kept]);
});

test('an order, a message and a customer have the address that mails go to', async () => {
  const placed = await post('/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: typed });
  const { orderNumber, customerEmail } = placed.body.data;
  expect(customerEmail).toBe(kept);
  for (const email of [typed, kept]) {
    const query = new URLSearchParams({ order_number: orderNumber, email });
    expect((await t.call('GET', `/order/track?${query}`)).status).toBe(200);
  }
  const staff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS'])).token);
  const made = await post('/customers', { name: 'Mai Lý', email: 'mai@cửahàng.example' }, staff);
  expect(made.body.data.email).toBe('mai@xn--cahng-tqa2694c.example');
  for (const search of ['mai@cửahàng.example', 'Mai@CỬAHÀNG.example']) {
    const found = await t.call('GET', `/customers?${new URLSearchParams({ search })}`, undefined, staff);
    expect(found.body.data.total).toBe(1);
  }
});

test.each(['ana@mail', 'hélène@mail.example', 'ana@mail.example/x', 'ana@1.2.3.4', '"ana"@mail.example'])(
  '%s is refused wherever an address is asked for',
  async (email) => {
    const { token } = await makeSignedIn(t);
    const answers = [
      await post('/authentication/customer/register', { email, password, phone_number: '0612345678' }),
      await post('/authentication/forgot-password', { identifier: email }),
      await post('/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: email }),
      await t.call('PUT', '/customer-profiles/me', { contact_email: email }, bearer(token)),
    ];
    expect(answers.map(({ status, body }) => [status, Object.values(body.data.errors).flat()])).toEqual([
      [422, [{ message: 'validation.email', parameters: {} }]],
      [422, [{ message: 'validation.email', parameters: {} }]],
      [422, [{ message: 'validation.email', parameters: {} }]],
      [422, [{ message: 'profile.email', parameters: {} }]],
    ]);
  },
);
