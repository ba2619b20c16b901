import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { prices } from '#server/db/tables/prices.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { deliver } from '#server/testing/invoices.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { recallOf } from '#server/testing/receipt-writes.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const shop = await makeOrderShop(t);
const other = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
const goods = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'] })).token);
const limited = bearer(
  (await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'], storeIds: [shop.storeId] })).token,
);
const { storeId, apples, bread } = shop;

const post = (path: string, body: object, by = staff) => t.call('POST', path, body, by);
const recall = (more: object = {}, by = staff) => post('/recalls', recallOf(shop, more), by);
const order = async (productId: number, quantity: number, more: object = {}) => {
  const placed = await placeOrder(t, { ...guestOrder(storeId, productId, quantity), ...more });
  await deliver(t, staff, placed.id);
  return placed;
};
const entriesOf = async () => (await t.db.select().from(outbox).where(eq(outbox.kind, 'product-recall'))).length;
type Listed = { orderId: number; quantity: number; mail: string };

test('it lists who got the product: what was handed over in those stores on those days, less what was credited', async () => {
  const got = await order(apples, 3);
  const back = await order(apples, 2);
  await post(`/orders/${back.id}/returns`, { order_items: [{ product_id: apples, quantity: 2 }], reason: 'Manquait' });
  await placeOrder(t, guestOrder(storeId, apples, 1));
  await order(bread, 1);
  const asked = { product_id: apples };
  const preview = async (more: object = {}) =>
    (await post('/recalls/preview', recallOf(shop, { ...asked, ...more }))).body.data;
  const found = await preview();
  expect(found).toMatchObject({ orders: 1, buyers: 1, quantity: 3, withoutMail: 0, unit: 'P' });
  expect(found.items).toMatchObject([
    { orderId: got.id, orderNumber: got.orderNumber, quantity: 3, day: '2026-11-24' },
  ]);
  expect(await preview({ from: '2026-11-25' })).toMatchObject({ orders: 0 });
  expect(await preview({ to: '2026-11-23' })).toMatchObject({ orders: 0 });
  expect(await preview({ store_ids: [other.storeId] })).toMatchObject({ orders: 0 });
  expect(await entriesOf()).toBe(0);
});

test('each buyer gets one mail in their language, however often it is pressed; who is found later gets theirs', async () => {
  const email = 'fidele@panier.example';
  const [first, second] = [
    await order(bread, 1, { customer_email: email }),
    await order(bread, 2, { customer_email: email.toUpperCase() }),
  ];
  const member = await makeSignedIn(t, { email: 'member@panier.example', emailVerifiedAt: t.deps.clock() });
  const items = [{ product_id: bread, quantity: 1 }];
  const content = { store_id: storeId, type: 'pickup', status: 'submitted', ...home, order_items: items };
  const own = await placeOrder(t, content, { ...bearer(member.token), 'accept-language': 'en' });
  await deliver(t, staff, own.id);
  await deliverMails(t);
  const words = { fr: 'Remboursé en caisse.', en: 'Refunded at the till.' };
  const made = (await recall({ words })).body.data;
  expect(made).toMatchObject({ orders: 4, reason: 'bacteria', mails: { sent: 0, waiting: 3, failed: 0 } });
  for (const body of [(await recall({ words })).body, (await recall()).body]) expect(body.data.id).toBe(made.id);
  expect(await entriesOf()).toBe(3);
  const mails = (await deliverMails(t)).filter(({ subject = '' }) => /Rappel|recall/i.test(subject));
  expect(mails).toHaveLength(3);
  const toLoyal = mails.find(({ to }) => JSON.stringify(to).toLowerCase().includes(email));
  for (const text of [
    first.orderNumber,
    second.orderNumber,
    'Pain',
    'L7',
    'Ne le consommez pas',
    'Remboursé en caisse.',
  ])
    expect(toLoyal?.text ?? '').toContain(text);
  const english = mails.find(({ to }) => JSON.stringify(to).includes('member@'));
  expect(english?.text).toContain(own.orderNumber);
  const again = (await t.call('GET', `/recalls/${made.id}`, undefined, staff)).body.data;
  expect(again.mails).toEqual({ sent: 3, waiting: 0, failed: 0 });
  expect(again.found.items.every(({ mail }: Listed) => mail === 'sent')).toBe(true);
  await order(bread, 1, { customer_email: email });
  await order(bread, 1);
  expect((await recall()).body.data).toMatchObject({ id: made.id, orders: 6, mails: { sent: 3, waiting: 1 } });
  expect(await entriesOf()).toBe(4);
  const file = await t.app.inject({ url: `/api/v1/recalls/${made.id}/buyers.csv`, headers: staff });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.trim().split('\r\n')).toHaveLength(file.body.startsWith('sep') ? 8 : 7);
});

test('its sale is stopped in the same press: hidden where no other store sells it, else without a price; stock stays', async () => {
  const before = await t.db.select().from(stock).where(eq(stock.productId, shop.carrots));
  await post('/recalls', recallOf(shop, { product_id: shop.carrots, stops_sale: true }));
  const [hidden] = await t.db.select().from(products).where(eq(products.id, shop.carrots));
  expect(hidden?.visible).toBe(false);
  expect(await t.db.select().from(stock).where(eq(stock.productId, shop.carrots))).toEqual(before);
  expect(await t.db.$count(prices, eq(prices.productId, shop.carrots))).toBe(1);
  await t.call(
    'PUT',
    `/products/${shop.wine}`,
    { stores: [{ storeId: other.storeId, price: 9, quantityInStock: 1 }] },
    staff,
  );
  await post('/recalls', recallOf(shop, { product_id: shop.wine, stops_sale: true }));
  const [wine] = await t.db.select().from(products).where(eq(products.id, shop.wine));
  const left = await t.db.select({ at: prices.storeId }).from(prices).where(eq(prices.productId, shop.wine));
  expect([wine?.visible, left]).toEqual([true, [{ at: other.storeId }]]);
  expect(await brokenInvariants(t.db)).toEqual({});
});

test.each<[string, object, string]>([
  ['no store', { store_ids: [] }, 'store_ids'],
  ['a store that is not there', { store_ids: [999_999] }, 'store_ids'],
  ['a product that is not there', { product_id: 999_999 }, 'product_id'],
  ['days that end before they begin', { from: '2026-11-02', to: '2026-11-01' }, 'to'],
  ['no reason', { reason: '' }, 'reason'],
])('%s is refused with its field', async (_, input, field) => {
  const { status, body } = await recall(input);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
});

test('it needs both roles, and stores of one’s own', async () => {
  const { id } = (await recall()).body.data;
  for (const answer of [
    await recall({}, goods),
    await post('/recalls/preview', recallOf(shop), goods),
    await t.call('GET', '/recalls', undefined, goods),
    await t.call('GET', `/recalls/${id}`, undefined, goods),
    await recall({ store_ids: [storeId, other.storeId] }, limited),
  ])
    expect(answer.status).toBe(403);
  const whole = (await recall({ store_ids: [storeId, other.storeId], product_id: apples })).body.data;
  const theirs = (await recall({ store_ids: [other.storeId], product_id: apples })).body.data;
  const seen = (await t.call('GET', '/recalls?per_page=120', undefined, limited)).body.data.items;
  const ids = seen.map((one: { id: number }) => one.id);
  expect([ids.includes(id), ids.includes(whole.id), ids.includes(theirs.id)]).toEqual([true, true, false]);
  expect((await t.call('GET', `/recalls/${theirs.id}`, undefined, limited)).status).toBe(404);
});
