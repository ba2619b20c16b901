import { beforeEach, describe, expect, test } from 'vitest';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { shippingRules } from '#server/db/tables/stores.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { deliverMails } from '#server/testing/mails.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, offeredSlots, tuesdayMorning } from '#server/testing/slots.ts';

let shop: OrderShop;
const t = await startSoundApp({ now: tuesdayMorning });
const staff = bearer((await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] })).token);
const setUp = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
});

const item = (product_id: number, quantity: number, more: object = {}) => ({ product_id, quantity, ...more });
const place = async (more: object) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 4), ...more })).id;
const brought = (order_items: object[], more: object = {}) =>
  place({ ...home, type: 'delivery', order_items, ...more });
const change = (id: number, sent: object) => t.call('PUT', `/orders/${id}`, sent, staff);
const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
const mailed = async (id: number) =>
  (await t.db.select().from(outbox)).filter(({ dedupeKey }) => dedupeKey.startsWith(`order-changed:${id}:`)).length;

describe('a line that staff take out', () => {
  test('costs whoever ordered nothing: below the threshold the agreed fee stays, and the difference is recorded', async () => {
    const id = await brought([item(shop.bread, 46), item(shop.apples, 2)]);
    expect((await read(id)).shippingFee).toBe(0);
    const sent = { order_items: [item(shop.bread, 40)] };
    const seen = await change(id, { ...sent, preview: true });
    expect(seen.body.data).toMatchObject({ goodsAmount: 44, shippingFee: 0, totalAmount: 44 });
    const { body } = await change(id, sent);
    expect(body.data).toMatchObject({ goodsAmount: 44, shippingFee: 0, totalAmount: 44 });
    const expected = { shippingFeeBefore: 0, shippingFeeAfter: 0, shippingFeeByRules: 4.9 };
    expect(body.data.history.at(-1).change).toMatchObject(expected);
  });

  test('lowers the fee where that is lower, though staff add goods', async () => {
    const id = await brought([item(shop.bread, 10)]);
    expect((await read(id)).shippingFee).toBe(4.9);
    expect((await change(id, { order_items: [item(shop.bread, 46)] })).body.data).toMatchObject({ shippingFee: 0 });
    expect((await change(id, { order_items: [item(shop.bread, 10)] })).body.data).toMatchObject({ shippingFee: 0 });
  });

  test('makes no order too small to be brought', async () => {
    const id = await brought([item(shop.bread, 46)]);
    await t.db
      .update(shippingRules)
      .set({ feeRetailCents: notAvailableFeeCents })
      .where(eq(shippingRules.storeId, shop.storeId));
    expect((await change(id, { order_items: [item(shop.bread, 1)] })).body.data).toMatchObject({ totalAmount: 1.1 });
  });

  test('leaves the price of a dearer slot at what was agreed, which a slot of their own choice starts from', async () => {
    const windows = ([2, 3] as const).map((weekday) => ({
      type: 'pickup' as const,
      orders: 3,
      weekday,
      start: '14:00',
      end: '16:00',
      fee: weekday === 2 ? 1 : 3,
    }));
    await makeWindows(t, setUp, shop.storeId, windows, { daysAhead: 2 });
    const [first, second] = await offeredSlots(t, shop.storeId);
    const who = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
    const order = { ...guestOrder(shop.storeId, shop.bread, 2), slot_id: first?.id };
    const { id } = (await t.call('POST', '/order/create', order, bearer(who.token))).body.data;
    const moved = await change(id, { slot_id: second?.id });
    expect(moved.body.data).toMatchObject({ shippingFee: 1, slot: { id: second?.id } });
    expect(moved.body.data.history.at(-1).change).toMatchObject({ shippingFeeByRules: 3 });
    const back = await t.call('POST', `/order/${id}/change`, { slot_id: first?.id }, bearer(who.token));
    expect(back.body.data).toMatchObject({ deliveryFee: 1 });
    const own3 = await t.call('POST', `/order/${id}/change`, { slot_id: second?.id }, bearer(who.token));
    expect(own3.body.data).toMatchObject({ deliveryFee: 3 });
  });

  test('is on sale again, or not at all where the shelf is empty; what others have reserved stays theirs', async () => {
    const others = await place({ order_items: [item(shop.apples, 2)] });
    const id = await place({ order_items: [item(shop.apples, 4), item(shop.bread, 1)] });
    expect(await stockOf(t, shop.apples)).toBe(4000);
    await change(id, { order_items: [item(shop.apples, 3), item(shop.bread, 1)] });
    expect(await stockOf(t, shop.apples)).toBe(5000);
    const sent = { order_items: [item(shop.apples, 1, { shelf_empty: true }), item(shop.bread, 1)] };
    await change(id, { ...sent, preview: true });
    expect(await stockOf(t, shop.apples)).toBe(5000);
    const { body } = await change(id, sent);
    expect(await stockOf(t, shop.apples)).toBe(0);
    expect(body.data.history.at(-1)).toMatchObject({ by: 'Dominique', change: { shelfEmpty: [shop.apples] } });
    const ledger = await t.db.select().from(stockMovements).where(eq(stockMovements.productId, shop.apples));
    expect(ledger.filter(({ reason }) => reason === 'correction')).toMatchObject([
      { orderId: null, deltaMilli: -7000 },
    ]);
    const audit = await t.call('GET', `/audit?thing=product&id=${shop.apples}`, undefined, setUp);
    expect(audit.body.data.items).toMatchObject([
      {
        actor: { name: 'Dominique' },
        changes: [{ field: `stores.${shop.storeId}.quantityInStock`, before: 7, after: 0 }],
      },
    ]);
    // What the others have is packed and sold; what this one had is given back when it ends.
    for (const status of ['processing', 'ready', 'delivered'])
      expect((await t.call('PUT', `/orders/${others}/status`, { status }, staff)).status).toBe(200);
    await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
    expect(await stockOf(t, shop.apples)).toBe(1000);
    expect(await brokenInvariants(t.db)).toEqual({});
  });

  test('is a line of nothing where all of it is missing', async () => {
    const id = await place({ order_items: [item(shop.carrots, 0.3), item(shop.bread, 1)] });
    const { body } = await change(id, {
      order_items: [item(shop.carrots, 0, { shelf_empty: true }), item(shop.bread, 1)],
    });
    expect(body.data.items).toMatchObject([{ productId: shop.bread }]);
    expect(await stockOf(t, shop.carrots)).toBe(0);
    await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
    expect(await stockOf(t, shop.carrots)).toBe(0);
  });

  test.each<[string, (s: OrderShop) => object[], string]>([
    [
      'nothing, and no empty shelf',
      (s) => [item(s.apples, 0), item(s.bread, 1)],
      '422 order_items.0.quantity=validation.quantity',
    ],
    [
      'more of what is missing',
      (s) => [item(s.apples, 5, { shelf_empty: true })],
      '422 order_items.0.shelf_empty=validation.invalid',
    ],
    [
      'what was never ordered',
      (s) => [item(s.apples, 4), item(s.carrots, 0, { shelf_empty: true })],
      '422 order_items.1.shelf_empty=validation.invalid',
    ],
    [
      'no answer',
      (s) => [item(s.apples, 4, { shelf_empty: 'maybe' })],
      '422 order_items.0.shelf_empty=validation.boolean',
    ],
    ['all of it', (s) => [item(s.apples, 0, { shelf_empty: true })], '422 order_items=checkout.emptyOrder'],
  ])('%s is refused', async (_, items, expected) => {
    const id = await place({});
    expect(refusalOf(await change(id, { order_items: items(shop) }))).toBe(expected);
    expect(await stockOf(t, shop.apples)).toBe(6000);
  });
});

describe('the fee that staff set', () => {
  test('is waived, or another one, with the reason that whoever ordered reads', async () => {
    const id = await brought([item(shop.bread, 10)]);
    expect(refusalOf(await change(id, { delivery_fee: 0 }))).toBe('422 reason=validation.required');
    expect(refusalOf(await change(id, { delivery_fee: 0, reason: '  ' }))).toBe('422 reason=validation.required');
    expect((await change(id, { delivery_fee: 0, preview: true })).body.data).toMatchObject({ totalAmount: 11 });
    const { body } = await change(id, { delivery_fee: 0, reason: 'Livrée en retard' });
    expect(body.data).toMatchObject({ shippingFee: 0, totalAmount: 11, dueAmount: 11 });
    expect(body.data.history.at(-1)).toMatchObject({
      reason: 'Livrée en retard',
      change: { shippingFeeBefore: 4.9, shippingFeeAfter: 0, shippingFeeByRules: 4.9 },
    });
    expect(await mailed(id)).toBe(1);
    const other = await change(id, { delivery_fee: 2.5, order_items: [item(shop.bread, 9)], reason: 'Convenu' });
    expect(other.body.data).toMatchObject({ shippingFee: 2.5, totalAmount: 12.4 });
    // What it comes to anyway needs no reason.
    expect((await change(id, { delivery_fee: 2.5, order_items: [item(shop.bread, 8)] })).status).toBe(200);
  });

  test.each([-1, 4.905, 1e8])('of %d is none', async (delivery_fee) => {
    const id = await brought([item(shop.bread, 10)]);
    expect(refusalOf(await change(id, { delivery_fee, reason: 'Convenu' }))).toBe('422 delivery_fee=validation.number');
  });
});

test('a change by whoever ordered bears its own cost, not what the shop lacked or waived before', async () => {
  const { token } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
  const own = { ...guestOrder(shop.storeId, shop.bread, 1), ...home, type: 'delivery' };
  const order_items = [item(shop.bread, 46), item(shop.apples, 2)];
  const { id } = (await t.call('POST', '/order/create', { ...own, order_items }, bearer(token))).body.data;
  const mine = (items: object[], more: object = {}) =>
    t.call('POST', `/order/${id}/change`, { order_items: items, ...more }, bearer(token));
  expect((await change(id, { order_items: [item(shop.bread, 40), item(shop.apples, 2)] })).status).toBe(200);
  const more = await mine([item(shop.bread, 40), item(shop.apples, 2), item(shop.carrots, 0.1)]);
  expect(more.body.data).toMatchObject({ deliveryFee: 0 });
  expect((await mine([item(shop.bread, 40), item(shop.apples, 6)])).body.data).toMatchObject({ deliveryFee: 0 });
  // From above the threshold to below it is their own doing, and said before.
  const less = [item(shop.bread, 10)];
  expect((await mine(less, { preview: true })).body.data).toMatchObject({ deliveryFee: 4.9 });
  expect((await mine(less, { delivery_fee: 0 })).body.code).toBe('figuresChanged');
  expect((await mine(less)).body.data).toMatchObject({ deliveryFee: 4.9 });
  await change(id, { delivery_fee: 0, reason: 'En retard' });
  expect((await mine([item(shop.bread, 9)])).body.data).toMatchObject({ deliveryFee: 0, totalIncludeGst: 9.9 });
});

describe('contact and address', () => {
  const lyon = { shipping_address: '8 montée de la Boucle', shipping_city: 'Lyon', shipping_postal_code: '69004' };

  test('are changed until processing ends, recorded and mailed to the new address', async () => {
    const id = await brought([item(shop.bread, 10)]);
    const sent = {
      ...lyon,
      customer_name: 'Odile Renard',
      customer_email: 'odile@shop.example',
      customer_phone: '+33 6 39 98 00 12',
    };
    const { body } = await change(id, { ...sent, reason: 'Déménagement' });
    expect(body.data).toMatchObject({
      shippingAddress: lyon.shipping_address,
      shippingCity: 'Lyon',
      shippingPostalCode: '69004',
      customerName: 'Odile Renard',
      email: 'odile@shop.example',
      customerPhone: '+33 6 39 98 00 12',
      // The bill went where the goods went; the rule of elsewhere asks 9.90.
      billingCity: 'Lyon',
      billingPostalCode: '69004',
      shippingFee: 4.9,
    });
    const { fieldsChanged, shippingFeeByRules } = body.data.history.at(-1).change;
    expect([fieldsChanged, shippingFeeByRules]).toEqual([Object.keys(sent).sort(byForm), 9.9]);
    await deliverMails(t);
    expect(await mailed(id)).toBe(1);
    await t.call('PUT', `/orders/${id}/status`, { status: 'processing' }, staff);
    expect((await change(id, { customer_phone: '+33 6 39 98 00 13' })).status).toBe(200);
    await t.call('PUT', `/orders/${id}/status`, { status: 'shipped' }, staff);
    expect((await change(id, { customer_phone: '+33 6 39 98 00 14' })).status).toBe(409);
  });

  test('a customer’s order keeps its account', async () => {
    const { token, customer } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
    const order = guestOrder(shop.storeId, shop.bread, 2);
    const { id } = (await t.call('POST', '/order/create', order, bearer(token))).body.data;
    const { body } = await change(id, { customer_email: 'bureau@shop.example' });
    expect(body.data).toMatchObject({ email: 'bureau@shop.example', customerId: customer.id });
    expect((await t.call('GET', `/order/${id}`, undefined, bearer(token))).status).toBe(200);
  });

  test.each([
    ['a short address', { shipping_address: 'Le Bourg' }, '422 shipping_address=checkout.addressTooShort'],
    ['no address', { shipping_address: null }, '422 shipping_address=validation.required'],
    ['a short city', { shipping_city: 'Y' }, '422 shipping_city=checkout.cityTooShort'],
    ['a code that is none', { shipping_postal_code: 'ABCDE' }, '422 shipping_postal_code=validation.postalCode'],
    [
      'where nobody delivers',
      { shipping_postal_code: '99999' },
      '422 shipping_postal_code=checkout.deliveryNotAvailable',
    ],
    ['no name', { customer_name: null }, '422 customer_name=validation.required'],
    ['a short name', { customer_name: 'Y' }, '422 customer_name=checkout.nameTooShort'],
    ['no email', { customer_email: 'odile@' }, '422 customer_email=validation.email'],
    ['a short number', { customer_phone: '0123' }, '422 customer_phone=checkout.phoneTooShort'],
    [
      'another store',
      { store_id: 1_000_000, billing_city: 'Lyon' },
      '422 billing_city=checkout.fixedOncePlaced store_id=checkout.fixedOncePlaced',
    ],
  ])('%s is refused by the rules of the checkout', async (_, sent, expected) => {
    const id = await brought([item(shop.bread, 10)]);
    const before = await read(id);
    expect(refusalOf(await change(id, sent))).toBe(expected);
    expect(await read(id)).toEqual(before);
  });

  test('what is collected has no address', async () => {
    const id = await place({});
    expect(refusalOf(await change(id, { shipping_city: 'Lyon' }))).toBe('422 shipping_city=checkout.fixedOncePlaced');
  });
});

const form = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'shipping_address',
  'shipping_city',
  'shipping_postal_code',
];
const byForm = (a: string, b: string) => form.indexOf(a) - form.indexOf(b);
