import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import { mailVerification } from '#server/features/accounts/recovery/mail-verification.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// What a copy from a page, a message or a spreadsheet brings along (docs/decisions/typed-input.md).
const padded = (text: string) => `\u202a\u200b${text}\u00ad\u200f\u202c\u00a0`;
const within = (text: string) => `${text.slice(0, 2)}\u2060${text.slice(2)}`;

const t = await startSharedApp({ now: new Date('2026-11-26T10:00:00Z') });
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag === 'features.orderTracking' || isOn(flag);
const shop = await makeOrderShop(t);

const query = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`;

test('an address with unseen signs signs in, and no account has it with them', async () => {
  const { email } = await makeCustomer(t.db, { password: 'Panier2024' });
  const signIn = { identifier: within(padded(email)), password: 'Panier2024' };
  expect((await t.call('POST', '/authentication/login_check', signIn)).status).toBe(200);
  const account = { email: padded('lucie@mail.example'), password: 'Panier2024', phone_number: padded('0612345678') };
  const sent = { ...account, name: 'Lu\u200bcie\u202fMar\u00adtin' };
  expect((await t.call('POST', '/authentication/customer/register', sent)).status).toBe(200);
  const [made] = await t.db.select().from(customers).where(eq(customers.email, 'lucie@mail.example'));
  expect([made?.name, made?.phone]).toEqual(['Lucie Martin', '0612345678']);
  const again = { ...account, email: within('lucie@mail.example') };
  expect((await t.call('POST', '/authentication/customer/register', again)).status).toBe(422);
});

test('an order is placed, found and withdrawn from by what was pasted', async () => {
  const typed = { customer_name: padded('Zoé  Klein'), customer_email: within('zoe@mail.example') };
  const to = { ...home, shipping_postal_code: within('75013'), type: 'delivery' };
  const placed = await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 2), ...typed, ...to });
  expect(placed.body.data).toMatchObject({
    customerName: 'Zoé Klein',
    customerEmail: 'zoe@mail.example',
    shippingPostalCode: '75013',
    deliveryFee: 4.9,
  });
  const { orderNumber } = placed.body.data;
  const tracked = query('/order/track', {
    order_number: padded(within(orderNumber)),
    email: padded('zoe@mail.example'),
  });
  expect((await t.call('GET', tracked)).status).toBe(200);
  const search = query('/orders', { search: padded(orderNumber) });
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  expect((await t.call('GET', search, undefined, bearer(token))).body.data.total).toBe(1);
});

test.each(['Ana, gagnez sur www.gain.example', 'http://gain.example', 'ＷＷＷ.gain.example'])(
  'a name that leads to the web (%s) stands in no mail to whoever an order names',
  async (customer_name) => {
    const order = { ...guestOrder(shop.storeId, shop.bread, 1), customer_name };
    const account = {
      email: 'eve@mail.example',
      password: 'Panier2024',
      phone_number: '0612345678',
      name: customer_name,
    };
    const withdrawal = { order_number: 'P-1', from_email: 'eve@mail.example', from_name: customer_name };
    const answers = [
      await t.call('POST', '/order/create', order),
      await t.call('POST', '/authentication/customer/register', account),
      await t.call('POST', '/order/withdrawal', withdrawal),
    ];
    expect(answers.map(({ body }) => body.data.errors)).toEqual(
      ['customer_name', 'name', 'from_name'].map((field) => ({
        [field]: [{ message: 'validation.link', parameters: {} }],
      })),
    );
  },
);

test('goods and customers are found by what was pasted', async () => {
  const goods = query(`/store/${shop.storeId}/product-collection`, {
    search: 'car\u00adottes\u200b',
    postalCode: '\u200e75013',
  });
  expect((await t.call('GET', goods)).body.data.items).toHaveLength(1);
  const { email } = await makeCustomer(t.db);
  const { token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
  const list = query('/customers/search', { q: within(padded(email)) });
  expect((await t.call('GET', list, undefined, bearer(token))).body.data.total).toBe(1);
});

test('the token of a mailed link that a mail program has broken is the token', async () => {
  const { customer } = await makeSignedIn(t);
  await transact({ db: t.db, committed: () => undefined }, ({ tx, announce }) =>
    mailVerification(t.deps, { tx, announce, now: t.deps.clock() }, { customerId: customer.id, email: customer.email }),
  );
  const [mail] = (await deliverMails(t)).filter(({ to }) => to?.[0]?.address === customer.email);
  const [, token = ''] = /verify-email\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const broken = `${token.slice(0, 9)}\u200b\n ${token.slice(9)}\u00a0`;
  expect((await t.call('POST', '/authentication/verify-email', { token: broken })).status).toBe(200);
});
