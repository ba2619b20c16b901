import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { prices } from '#server/db/tables/prices.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { deliverMails } from '#server/testing/mails.ts';
import {
  bearer,
  guestOrder,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
const t = await startSoundApp();
const staff = bearer((await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] })).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
});

const place = async (more: object = {}) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 4), ...more })).id;
const item = (product_id: number, quantity: number, more: object = {}) => ({ product_id, quantity, ...more });
const change = (id: number, order_items: object[] | undefined, more: object = {}) =>
  t.call('PUT', `/orders/${id}`, { ...(order_items && { order_items }), ...more }, staff);
const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
const setPrice = (productId: number, cents: number) =>
  t.db.update(prices).set({ cents }).where(eq(prices.productId, productId));
const mailsOf = async (id: number) =>
  (await t.db.select().from(outbox)).filter(({ dedupeKey }) => dedupeKey.startsWith(`order-changed:${id}:`));

describe('the goods of a placed order', () => {
  test('change in one go: lines, figures, stock, history and mail', async () => {
    const id = await place();
    const { status, body } = await change(id, [item(shop.apples, 1), item(shop.bread, 10)]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ totalAmount: 13.5, goodsAmount: 13.5, mayChange: true, dueAmount: 13.5 });
    expect(body.data.vatByRate.map((rate: { vatInPercent: number }) => rate.vatInPercent)).toEqual([5.5, 10]);
    expect(await stockOf(t, shop.apples)).toBe(9000);
    const entry = body.data.history.at(-1);
    expect(entry).toMatchObject({ kind: 'change', by: 'Dominique' });
    expect(entry.change).toMatchObject({ totalBefore: 10, totalAfter: 13.5, difference: 3.5, noteChanged: false });
    expect(entry.change.items).toMatchObject([
      { productId: shop.apples, quantityBefore: 4, quantityAfter: 1, totalBefore: 10, totalAfter: 2.5 },
      { productId: shop.bread, quantityBefore: 0, quantityAfter: 10, totalBefore: 0, totalAfter: 11 },
    ]);
    expect(await mailsOf(id)).toHaveLength(1);
    expect(await brokenInvariants(t.db)).toEqual({});
  });

  test('are mailed to the customer in the language of the order', async () => {
    for (const [lng, words] of [
      ['fr', 'a été modifiée'],
      ['en', 'has been changed'],
      ['vi', 'đã được thay đổi'],
    ] as const) {
      const sent = guestOrder(shop.storeId, shop.bread, 2);
      const { id } = (await t.call('POST', `/order/create?lng=${lng}`, sent)).body.data;
      await deliverMails(t);
      await change(id, [item(shop.bread, 3)]);
      const [mail] = await deliverMails(t);
      expect(mail?.subject).toContain(words);
      expect(mail?.text).toContain('3,30'.replace(',', lng === 'en' ? '.' : ','));
    }
  });

  test('keep the price they were sold at; what is added has the one of today', async () => {
    const id = await place();
    await setPrice(shop.apples, 300);
    const less = await change(id, [item(shop.apples, 3)]);
    expect(less.body.data.totalAmount).toBe(7.5);
    const more = await change(id, [item(shop.apples, 5)]);
    expect(more.body.data).toMatchObject({ totalAmount: 13.5 });
    expect(more.body.data.items).toMatchObject([
      { quantity: 3, price: 2.5, lineTotal: 7.5 },
      { quantity: 2, price: 3, lineTotal: 6 },
    ]);
    // What was added last goes first, and what costs the same again is one line.
    await setPrice(shop.apples, 250);
    const again = await change(id, [item(shop.apples, 3), item(shop.apples, 1)]);
    expect(again.body.data.items.map(({ price }: { price: number }) => price)).toEqual([2.5, 3]);
    const cheaper = await change(id, [item(shop.apples, 6)]);
    expect(cheaper.body.data.items).toMatchObject([
      { quantity: 5, price: 2.5 },
      { quantity: 1, price: 3 },
    ]);
  });

  test('that are sold no more may stay or become fewer, not more', async () => {
    const id = await place();
    await t.db.update(products).set({ visible: false }).where(eq(products.id, shop.apples));
    expect((await change(id, [item(shop.apples, 4), item(shop.bread, 1)])).status).toBe(200);
    expect((await change(id, [item(shop.apples, 2)])).status).toBe(200);
    expect(refusalOf(await change(id, [item(shop.apples, 3)]))).toBe(
      '422 order_items.0.product_id=checkout.notSoldHere',
    );
  });

  test('that are weighed take any weight of staff, to the thousandth, in a new order too', async () => {
    const id = await place();
    const carrots = item(shop.carrots, 1.954);
    const { status, body } = await change(id, [item(shop.apples, 4), carrots]);
    expect([status, body.data.items[1]?.quantity]).toEqual([200, 1.954]);
    const sent = { ...guestOrder(shop.storeId, shop.carrots, 0.033), status: 'submitted' };
    expect((await t.call('POST', '/orders', sent, staff)).status).toBe(200);
    // Shoppers keep to the steps.
    expect(refusalOf(await t.call('POST', '/order/create', sent))).toBe(
      '422 order_items.0.quantity=validation.quantity',
    );
  });

  test.each<[string, (s: OrderShop) => object[], object, string]>([
    ['none', () => [], {}, '422 order_items=checkout.emptyOrder'],
    ['more than there is', (s) => [item(s.apples, 11)], {}, '409 order_items.0.quantity=validation.notEnoughStock'],
    [
      'off the step',
      (s) => [item(s.carrots, 0.25), item(s.apples, 4.5)],
      {},
      '422 order_items.1.quantity=validation.quantity',
    ],
    ['unknown', () => [item(2_000_000_000, 1)], {}, '422 order_items.0.product_id=checkout.notSoldHere'],
    [
      'too many',
      (s) => [item(s.bread, 600), item(s.bread, 600)],
      {},
      '422 order_items.0.quantity=validation.quantityTooLarge order_items.1.quantity=validation.quantityTooLarge',
    ],
    ['wine, no age confirmed', (s) => [item(s.wine, 1)], {}, '422 age_confirmed=checkout.ageNotConfirmed'],
    ['wine', (s) => [item(s.wine, 1)], { age_confirmed: true }, '200'],
    ['all that there is', (s) => [item(s.apples, 10)], {}, '200'],
    [
      'with another address',
      (s) => [item(s.apples, 1)],
      { billing_city: 'Lyon', shipping_city: 'Lyon', payment_method: 'bank_transfer' },
      '422 billing_city=checkout.fixedOncePlaced payment_method=checkout.fixedOncePlaced shipping_city=checkout.fixedOncePlaced',
    ],
  ])('%s', async (_, items, more, expected) => {
    const id = await place();
    const before = await read(id);
    expect(refusalOf(await change(id, items(shop), more))).toBe(expected);
    if (expected !== '200') expect(await read(id)).toEqual(before);
  });

  test('another total than was shown is refused with the order as it would be', async () => {
    const id = await place();
    const before = await read(id);
    const { status, body } = await change(id, [item(shop.apples, 2)], { total_include_gst: 6 });
    expect([status, body.code]).toEqual([409, 'figuresChanged']);
    expect(body.data).toMatchObject({ totalAmount: 5, version: before.version });
    expect(await read(id)).toEqual(before);
    expect((await change(id, [item(shop.apples, 2)], { total_include_gst: 5 })).status).toBe(200);
  });

  test('a preview writes nothing', async () => {
    const id = await place();
    const before = await read(id);
    const { body } = await change(id, [item(shop.apples, 9)], { preview: true, version: before.version });
    expect(body.data).toMatchObject({ totalAmount: 22.5, version: before.version });
    expect(body.data.history).toEqual(before.history);
    expect(await read(id)).toEqual(before);
    expect(await stockOf(t, shop.apples)).toBe(6000);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('the same again changes nothing; a wish for a line is kept', async () => {
    const id = await place();
    const { version } = await read(id);
    expect((await change(id, [item(shop.apples, 3), item(shop.apples, 1)])).body.data.version).toBe(version);
    const { body } = await change(id, [item(shop.apples, 4, { substitution: 'ask_me' })]);
    expect(body.data.items[0].substitution).toBe('ask_me');
    expect(await mailsOf(id)).toEqual([]);
    expect((await change(id, [item(shop.apples, 4)])).body.data.items[0].substitution).toBe('ask_me');
  });

  test('a stale version is refused; of two who change at once, the second reads what the first made', async () => {
    const id = await place();
    const { version } = await read(id);
    const answers = await Promise.all([1, 2].map((quantity) => change(id, [item(shop.apples, quantity)], { version })));
    const refused = answers.find(({ status }) => status !== 200);
    const done = answers.find(({ status }) => status === 200);
    expect([refused?.status, refused?.body.code]).toEqual([409, 'conflict']);
    expect(refused?.body.data.totalAmount).toBe(done?.body.data.totalAmount);
  });

  test('what was paid before stays paid, and the difference is due', async () => {
    const id = await place({ payment_method: 'bank_transfer' });
    await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
    expect((await change(id, [item(shop.apples, 6)], { preview: true })).body.data.dueAmount).toBe(5);
    expect((await change(id, [item(shop.apples, 6)])).body.data).toMatchObject({ paidAmount: 10, dueAmount: 5 });
    expect((await change(id, [item(shop.apples, 1)])).body.data).toMatchObject({ paidAmount: 10, dueAmount: -7.5 });
  });
});

test('the note changes alone, without a mail; the note itself is not kept twice', async () => {
  const id = await place({ delivery_note: 'Sonnez' });
  const { body } = await change(id, undefined, { delivery_note: 'Frappez' });
  expect(body.data).toMatchObject({ deliveryNote: 'Frappez', totalAmount: 10 });
  expect(body.data.history.at(-1).change).toMatchObject({ noteChanged: true, difference: 0, items: [] });
  expect(await mailsOf(id)).toEqual([]);
  expect((await change(id, undefined, { delivery_note: null })).body.data.deliveryNote).toBeNull();
});

test.each([
  [['processing'], 200, null],
  [['processing', 'ready'], 409, 'handedOver'],
  [['processing', 'ready', 'delivered'], 409, 'ended'],
  [['cancelled'], 409, 'ended'],
  [['rejected'], 409, 'ended'],
])('after %j a change answers %i', async (moves, expected, obstacle) => {
  const id = await place();
  for (const status of moves) await t.call('PUT', `/orders/${id}/status`, { status }, staff);
  expect(await read(id)).toMatchObject({ mayChange: obstacle === null, changeObstacle: obstacle });
  const { status, body } = await change(id, [item(shop.apples, 1)]);
  expect(status).toBe(expected);
  if (expected === 409) expect(body.code).toBe('moveNotAllowed');
});

test('goods that were changed are taken once picked, and come back once cancelled', async () => {
  const other = await makeProduct(t.db, { stores: [shop.storeId], quantityMilli: 5000 });
  const id = await place();
  await change(id, [item(shop.apples, 2), item(other, 5)]);
  await change(id, [item(other, 3)]);
  expect([await stockOf(t, shop.apples), await stockOf(t, other)]).toEqual([10_000, 2000]);
  for (const status of ['processing', 'ready']) await t.call('PUT', `/orders/${id}/status`, { status }, staff);
  expect(await brokenInvariants(t.db)).toEqual({});
  await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
  expect(await stockOf(t, other)).toBe(5000);
});

test('a card whose provider holds the money is not charged for more', async () => {
  const id = await place();
  await t.db.update(orders).set({ paymentMethod: 'card', paymentStatus: 'paid' }).where(eq(orders.id, id));
  expect((await read(id)).changeObstacle).toBe('paidOnline');
  expect((await change(id, [item(shop.apples, 5)])).status).toBe(409);
});
