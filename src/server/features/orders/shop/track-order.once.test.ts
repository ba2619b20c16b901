import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const { isOn } = t.deps.flags;
let isTracked: boolean;
t.deps.flags.isOn = (flag) => (flag === 'features.orderTracking' ? isTracked : isOn(flag));
const shop = await makeOrderShop(t);
let staff: Record<string, string>;
// Every test has a window of tries of its own.
beforeEach(async () => {
  isTracked = true;
  t.wait(3601);
  staff = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_ORDERS'] })).token);
});

type Placed = { id: number; orderNumber: string };
const place = async (more: object = {}, as = {}) =>
  (await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 2), ...more }, as)).body
    .data as Placed;
const track = (query: Record<string, string>, as = {}) =>
  t.call('GET', `/order/track?${new URLSearchParams(query)}`, undefined, as);
const email = 'zoe@panier.example';

test('a guest finds an order by its number and address, in any letters, and nothing of it but where it stands', async () => {
  const { orderNumber } = await place({ ...home, type: 'delivery', customer_email: email });
  const { status, body } = await track({
    order_number: ` #${orderNumber.toLowerCase().replace('-', '‑')} `,
    email: email.toUpperCase(),
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    orderNumber,
    status: 'confirmed',
    waitsForPayment: false,
    estimatedDelivery: null,
    shippingAddress: `${home.shipping_address}, ${home.shipping_postal_code} ${home.shipping_city}`,
    items: [{ name: expect.any(String), quantity: 2, unit: 'P', price: 1.1 }],
    total: 7.1,
  });
});

test.each([
  ['processing', 'preparing'],
  ['ready', 'ready'],
  ['delivered', 'delivered'],
] as const)('an order that is %s shows as %s', async (to, word) => {
  const { id, orderNumber } = await place({ customer_email: email });
  const way = ['processing', 'ready', 'delivered'] as const;
  for (const status of way.slice(0, way.indexOf(to) + 1))
    await t.call('PUT', `/orders/${id}/status`, { status }, staff);
  expect((await track({ order_number: orderNumber, email })).body.data).toMatchObject({ status: word });
});

test.each(['cancelled', 'rejected'] as const)(
  'an order that was %s says so; it has no address to go to',
  async (status) => {
    const { id, orderNumber } = await place({ customer_email: email });
    await t.call('PUT', `/orders/${id}/status`, { status }, staff);
    const expected = { status, shippingAddress: null };
    expect((await track({ order_number: orderNumber, email })).body.data).toMatchObject(expected);
  },
);

test('one’s own is found by its number alone; that of somebody else is not', async () => {
  const me = bearer((await makeSignedIn(t)).token);
  const own = await place({}, me);
  expect((await track({ order_number: own.orderNumber }, me)).body.data).toMatchObject({ status: 'confirmed' });
  const other = await place({ customer_email: email });
  expect((await track({ order_number: other.orderNumber }, me)).status).toBe(404);
  // With its address it is found, signed in or not.
  expect((await track({ order_number: other.orderNumber, email }, me)).status).toBe(200);
});

test('an unknown number, a wrong address and a draft get the same answer', async () => {
  const { id, orderNumber } = await place({ customer_email: email });
  const answers = [
    await track({ order_number: 'P261124-NOTONE', email }),
    await track({ order_number: orderNumber, email: 'eve@panier.example' }),
    await track({ order_number: orderNumber, email: '%' }),
  ];
  await t.db.update(orders).set({ status: 'draft', submittedAt: null }).where(eq(orders.id, id));
  answers.push(await track({ order_number: orderNumber, email }));
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body]);
});

test('what is missing is named, and without the flag there is no call', async () => {
  const refused = async (query: Record<string, string>) => refusalOf(await track(query));
  expect(await refused({ email })).toBe('422 order_number=validation.required');
  expect(await refused({ order_number: '  ', email })).toBe('422 order_number=validation.required');
  expect(await refused({ order_number: 'P261124-ABCDEF' })).toBe('422 email=validation.required');
  isTracked = false;
  expect((await track({ order_number: 'P261124-ABCDEF', email })).status).toBe(404);
});

test('addresses cannot be tried at will: 20 an hour for a number, 40 in 15 minutes from a network', async () => {
  const { orderNumber } = await place({ customer_email: email });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i++)
    statuses.push((await track({ order_number: orderNumber, email: `a${i}@x.example` })).status);
  expect(statuses).toEqual([...Array(20).fill(404), 429]);
  for (let i = 0; i < 19; i++) await track({ order_number: `P261124-AAAA${i}`, email });
  const refused = await track({ order_number: 'P261124-BBBBBB', email });
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 900]);
});
