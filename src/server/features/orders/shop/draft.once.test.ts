import { beforeEach, describe, expect, test } from 'vitest';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, fieldsWith, home, makeOrderShop, person, refusalOf, stockOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp();
const shop = await makeOrderShop(t);
let me: Record<string, string>;

beforeEach(async () => {
  me = bearer((await makeSignedIn(t)).token);
});

const create = (body: object, headers = me) => t.call('POST', '/order/create', body, headers);
const put = (id: number, body: object, headers = me) => t.call('PUT', `/order/${id}`, body, headers);
const item = (product_id: number, quantity: number, more = {}) => ({ product_id, quantity, ...more });

test('without a draft get-draft answers null', async () => {
  const answer = await t.call('GET', '/order/get-draft', undefined, me);
  expect(answer).toMatchObject({ status: 200, body: { status: 200, data: null } });
});

test('a draft keeps its id when created again, and holds only the new content', async () => {
  const content = { delivery_note: 'Deuxième étage', order_items: [item(shop.apples, 2)] };
  const first = await create({ store_id: shop.storeId, ...content });
  expect(first.body.data).toMatchObject({ status: 'draft', orderNumber: null, type: 'delivery', deliveryFee: 0 });
  const again = await create({ store_id: shop.storeId, type: 'pickup', order_items: [item(shop.carrots, 0.3)] });
  expect(again.body.data).toMatchObject({ id: first.body.data.id, type: 'pickup', deliveryNote: null });
  expect(again.body.data.orderItems).toMatchObject([{ productId: shop.carrots, quantity: 0.3, lineTotal: 1.2 }]);
  const draft = await t.call('GET', `/order/get-draft?store_id=${shop.storeId}`, undefined, me);
  expect(draft.body.data).toEqual(again.body.data);
  expect(await stockOf(t, shop.apples)).toBe(10_000);
});

test('the client’s figures are accepted in a draft and corrected', async () => {
  const items = [item(shop.wine, 2, { price_include_taxes: 0.01, vat_in_percent: 0, discount_in_percent: 99 })];
  const figures = { delivery_fee: 0, total_gst: 0, total_exclude_gst: 0, total_include_gst: 0.02 };
  const { body } = await create({ ...home, store_id: shop.storeId, order_items: items, ...figures });
  expect(body.data).toMatchObject({
    deliveryFee: 4.9,
    totalIncludeGst: 22.9,
    totalGst: 3.82,
    totalExcludeGst: 19.08,
    vatByRate: [{ vatInPercent: 20, gross: 22.9, vat: 3.82, net: 19.08 }],
    orderItems: [{ priceIncludeTaxes: 9, vatInPercent: 20, discountInPercent: 25, lineTotal: 18 }],
  });
});

test('what a payload leaves out has its default', async () => {
  const { body } = await create({ store_id: shop.storeId, order_items: [item(shop.bread, 1)] });
  expect(body.data).toMatchObject({
    type: 'delivery',
    status: 'draft',
    paymentStatus: 'needs_payment',
    paymentMethod: 'cash',
    paymentPeriod: 'on_delivery',
    orderItems: [{ unit: 'P' }],
  });
});

test('the payload of the specification is taken whole, and the order has all of its fields', async () => {
  const line = {
    product_name: 'Pain',
    product_category: 'PAIN',
    supplier: 'Moulin',
    supplier_code: 'M7',
    unit: 'P',
    supplier_item_name: 'Pain 400 g',
    price_include_taxes: 1.1,
    vat_in_percent: 10,
    discount_in_percent: null,
  };
  const { status, body } = await create({
    store_id: shop.storeId,
    external_id: 'till-7',
    order_date: '2026-11-02',
    type: 'pickup',
    status: 'draft',
    payment_status: 'needs_payment',
    payment_method: 'bank_transfer',
    payment_period: 'on_invoice',
    delivery_note: 'Sonnez',
    delivery_fee: 0,
    discount_in_percent: null,
    due_payment_amount: 1.1,
    total_gst: 0.1,
    total_exclude_gst: 1,
    total_include_gst: 1.1,
    order_items: [item(shop.bread, 1, line)],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: expect.any(Number),
    orderNumber: null,
    status: 'draft',
    estimatedDeliveryDate: null,
    orderDate: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    totalIncludeGst: 1.1,
    totalGst: 0.1,
    totalExcludeGst: 1,
    duePaymentAmount: 1.1,
    discountInPercent: null,
    deliveryNote: 'Sonnez',
    externalId: 'till-7',
    type: 'pickup',
    paymentStatus: 'needs_payment',
    paymentMethod: 'bank_transfer',
    paymentPeriod: 'on_invoice',
    orderItems: [{ productName: 'Pain', unit: 'P' }],
  });
});

test('PUT changes what is sent and keeps the rest', async () => {
  const { body } = await create({ ...home, store_id: shop.storeId, order_items: [item(shop.apples, 1)] });
  const changed = await put(body.data.id, { delivery_note: 'Sonnez', payment_status: 'paid' });
  const kept = { paymentStatus: 'needs_payment', shippingCity: 'Paris', totalIncludeGst: 7.4 };
  expect(changed.body.data).toMatchObject({ deliveryNote: 'Sonnez', ...kept });
  const cleared = await put(body.data.id, { delivery_note: null, order_items: [] });
  expect(cleared.body.data).toMatchObject({ deliveryNote: null, orderItems: [], totalIncludeGst: 0 });
});

test('null says nothing of a figure, and empties a field', async () => {
  const nothing = { delivery_fee: null, total_gst: null, total_exclude_gst: null, total_include_gst: null };
  const line = item(shop.apples, 1, { price_include_taxes: null, vat_in_percent: null, discount_in_percent: null });
  const { body } = await create({ ...person, store_id: shop.storeId, type: 'pickup', ...nothing, order_items: [line] });
  expect(body.data).toMatchObject({ totalIncludeGst: 2.5, customerName: person.customer_name });
  expect((await put(body.data.id, { customer_name: null })).body.data.customerName).toBeNull();
});

test('names come in the language of the call', async () => {
  const sent = { store_id: shop.storeId, order_items: [item(shop.apples, 1)] };
  const { body } = await create(sent, { ...me, 'accept-language': 'vi' });
  expect(body.data.orderItems[0].productName).toBe('Táo');
});

test('without store_id the customer’s own store counts, else the first', async () => {
  const other = await makeStore(t.db, { position: 9 });
  const theirs = bearer((await makeSignedIn(t, { defaultStoreId: other })).token);
  expect((await create({ order_items: [] }, theirs)).body.data.storeId).toBe(other);
  expect((await create({ order_items: [] })).body.data.storeId).toBe(shop.storeId);
});

describe('a draft is refused', async () => {
  const hidden = await makeStore(t.db, { displayable: false });
  const invisible = await makeProduct(t.db, { visible: false });
  const elsewhere = await makeProduct(t.db, { stores: [await makeStore(t.db)] });
  const { apples, bread, carrots } = shop;
  const of = (...order_items: object[]) => ({ order_items });
  const quantityOf = (...lines: number[]) => lines.map((i) => `order_items.${i}.quantity`);
  const tooMany = (...lines: number[]) => fieldsWith('validation.quantityTooLarge', ...quantityOf(...lines));
  const tooFew = (...lines: number[]) => fieldsWith('validation.notEnoughStock', ...quantityOf(...lines));
  test.each<[string, object, string]>([
    ['in an unknown store', { ...of(), store_id: 999_999 }, 'store_id=checkout.unknownStore'],
    ['in a hidden store', { ...of(), store_id: hidden }, 'store_id=checkout.unknownStore'],
    ['with an unknown product', of(item(999_999, 1)), 'order_items.0.product_id=checkout.notSoldHere'],
    [
      'with an invisible product',
      of(item(apples, 1), item(invisible, 1)),
      'order_items.1.product_id=checkout.notSoldHere',
    ],
    ['with a product of another store', of(item(elsewhere, 1)), 'order_items.0.product_id=checkout.notSoldHere'],
    ['with half a piece', of(item(apples, 0.5)), 'order_items.0.quantity=validation.quantity'],
    ['off the step', of(item(carrots, 0.25)), 'order_items.0.quantity=validation.quantity'],
    ['with nothing', of(item(apples, 0)), 'order_items.0.quantity=validation.quantity'],
    ['with less than nothing', of(item(apples, -1)), 'order_items.0.quantity=validation.quantity'],
    ['with 1000', of(item(bread, 1000)), tooMany(0)],
    ['with 1000 in two lines', of(item(bread, 500), item(bread, 500)), tooMany(0, 1)],
    ['beyond the stock', of(item(apples, 11)), tooFew(0)],
    ['beyond the stock in two lines', of(item(apples, 6), item(bread, 1), item(apples, 5)), tooFew(0, 2)],
    [
      'for a place where nobody delivers',
      { ...of(item(apples, 1)), shipping_postal_code: '99999' },
      'shipping_postal_code=checkout.deliveryNotAvailable',
    ],
    ['for no postal code', { ...of(), shipping_postal_code: '7501X' }, 'shipping_postal_code=validation.postalCode'],
    [
      'with a note of 500 characters',
      { ...of(), delivery_note: 'x'.repeat(500) },
      'delivery_note=checkout.noteTooLong',
    ],
    ['with an empty payment', { ...of(), payment_method: '' }, 'payment_method=checkout.paymentMethodRequired'],
    [
      'with a payment that is not offered',
      { ...of(), payment_method: 'card' },
      'payment_method=checkout.paymentNotOffered',
    ],
    ['with a slot that does not exist', { ...of(), slot_id: 1 }, 'slot_id=checkout.unknownSlot'],
    ['without order_items', {}, 'order_items=validation.required'],
  ])('%s', async (_, body, expected) => {
    expect(refusalOf(await create({ store_id: shop.storeId, ...body }))).toBe(`422 ${expected}`);
  });

  test('by a store that does not deliver', async () => {
    const store_id = await makeStore(t.db, { allowDelivery: false });
    const refused = await create({ ...home, store_id, order_items: [] });
    expect(refusalOf(refused)).toBe('422 type=checkout.storeDoesNotDeliver');
    expect((await create({ ...home, store_id, type: 'pickup', order_items: [] })).status).toBe(200);
  });

  test('and says how much there is', async () => {
    const { body } = await create({ store_id: shop.storeId, order_items: [item(shop.carrots, 5.1)] });
    expect(body.data.errors['order_items.0.quantity'][0].parameters).toEqual({ available: 5 });
  });

  test('to whoever is not signed in', async () => {
    expect((await create({ store_id: shop.storeId, order_items: [] }, {})).status).toBe(401);
    expect((await t.call('GET', '/order/get-draft')).status).toBe(401);
  });
});

test('another’s draft is not found, by any call', async () => {
  const { body } = await create({ store_id: shop.storeId, order_items: [item(shop.apples, 1)] });
  const theirs = bearer((await makeSignedIn(t)).token);
  const path = `/order/${body.data.id}`;
  expect((await t.call('GET', path, undefined, theirs)).status).toBe(404);
  expect((await t.call('PUT', path, { status: 'submitted', ...person }, theirs)).status).toBe(404);
  expect((await t.call('DELETE', path, undefined, theirs)).status).toBe(404);
  expect((await t.call('GET', path)).status).toBe(401);
  expect((await t.call('GET', path, undefined, me)).status).toBe(200);
});

test('a draft is thrown away for good; a new one has another id', async () => {
  const { body } = await create({ store_id: shop.storeId, order_items: [item(shop.apples, 1)] });
  expect(await t.call('DELETE', `/order/${body.data.id}`, undefined, me)).toMatchObject({ status: 200 });
  expect((await t.call('GET', `/order/${body.data.id}`, undefined, me)).status).toBe(404);
  expect((await create({ store_id: shop.storeId, order_items: [] })).body.data.id).not.toBe(body.data.id);
});

test('ten creates at once open one draft', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => create({ store_id: shop.storeId, order_items: [item(shop.apples, i + 1)] })),
  );
  expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map((a) => a.body.data.id)).size).toBe(1);
});

test('the list holds drafts and orders, the collection is paged', async () => {
  await create({ store_id: shop.storeId, order_items: [item(shop.apples, 1)] });
  const list = await t.call('GET', '/order/list', undefined, me);
  expect(list.body.data).toHaveLength(1);
  const page = await t.call('GET', '/order/collection?status=draft', undefined, me);
  expect(page.body.data).toEqual({ items: list.body.data, total: 1, totalPage: 1, page: 1, perPage: 50 });
  expect((await t.call('GET', '/order/collection?status=completed', undefined, me)).body.data.total).toBe(0);
});
