import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, home, makeOrderShop, type OrderShop, stockOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
let me: Record<string, string>;

const t = await startSoundApp();
beforeEach(async () => {
  shop = await makeOrderShop(t);
  me = bearer((await makeSignedIn(t)).token);
});

const create = (body: object, headers = me) => t.call('POST', '/order/create', body, headers);
const put = (id: number, body: object) => t.call('PUT', `/order/${id}`, body, me);
const item = (product_id: number, quantity: number, more = {}) => ({ product_id, quantity, ...more });
const draftOf = async (order_items: object[]) =>
  (await create({ store_id: shop.storeId, type: 'pickup', order_items })).body.data.id as number;
const submit = { status: 'submitted' };

const honest = { price_include_taxes: 9, vat_in_percent: 20, discount_in_percent: 25 };
const totals = {
  delivery_fee: 4.9,
  total_gst: 3.82,
  total_exclude_gst: 19.08,
  total_include_gst: 22.9,
  due_payment_amount: 22.9,
};
const order = (figures: object, line: object) => ({
  store_id: shop.storeId,
  ...home,
  ...submit,
  age_confirmed: true,
  ...totals,
  ...figures,
  order_items: [item(shop.wine, 2, { ...honest, ...line })],
});

test.each<[string, object, object]>([
  ['price 0', {}, { price_include_taxes: 0 }],
  ['price -1', {}, { price_include_taxes: -1 }],
  ['price 0.001', {}, { price_include_taxes: 0.001 }],
  ['price one cent less', {}, { price_include_taxes: 8.99 }],
  ['price before discount', {}, { price_include_taxes: 12 }],
  ['discount 100', {}, { discount_in_percent: 100 }],
  ['discount 100 on the whole', { discount_in_percent: 100 }, {}],
  ['fee 0', { delivery_fee: 0 }, {}],
  ['VAT 0', {}, { vat_in_percent: 0 }],
  ['VAT sum 0', { total_gst: 0 }, {}],
  ['total 0', { total_include_gst: 0 }, {}],
  ['nothing due', { due_payment_amount: 0 }, {}],
  ['a cent less due', { due_payment_amount: 22.89 }, {}],
  ['net total higher', { total_exclude_gst: 19.09 }, {}],
])('%s: 409 with the fresh order, nothing placed', async (_, figures, line) => {
  const { status, body } = await create(order(figures, line));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'figuresChanged',
    data: { status: 'draft', orderNumber: null, deliveryFee: 4.9, totalIncludeGst: 22.9, totalGst: 3.82 },
  });
  expect(await stockOf(t, shop.wine)).toBe(20_000);
  expect((await t.call('GET', '/order/list', undefined, me)).body.data).toEqual([]);
});

test.each<[string, object, object]>([
  ['price 1e308', {}, { price_include_taxes: 1e308 }],
  ['price as text', {}, { price_include_taxes: '9' }],
  ['total as text', { total_include_gst: '22.9' }, {}],
])('%s: 422', async (_, figures, line) => {
  expect((await create(order(figures, line))).status).toBe(422);
});

/** What was placed comes to what the honest figures say. */
const placed = async () => {
  const orders = (await t.call('GET', '/order/list', undefined, me)).body.data as Record<string, unknown>[];
  return orders.filter(({ status }) => status === 'submitted').map(({ totalIncludeGst }) => totalIncludeGst);
};

test.each([
  ['price_include_taxes', 'NaN'],
  ['price_include_taxes', '1e999'],
  ['total_include_gst', 'NaN'],
  ['total_include_gst', '-1e999'],
])('%s %s, as no JSON has it: 4xx, nothing placed', async (name, value) => {
  const honestOrder = JSON.stringify(order({}, {}));
  const payload = honestOrder.replace(new RegExp(`"${name}":[\\d.]+`), `"${name}":${value}`);
  expect(payload).not.toBe(honestOrder);
  const headers = { ...me, 'content-type': 'application/json' };
  const { statusCode } = await t.app.inject({ method: 'POST', url: '/api/v1/order/create', headers, payload });
  expect([400, 422]).toContain(statusCode);
  expect(await placed()).toEqual([]);
});

test.each<[string, object]>([
  ['of the order', { currency: 'VND' }],
  ['of the order, with the sum that it would come to there', { currency: 'XXX', total_include_gst: 22.9 }],
])('another currency %s says nothing: the figures are the shop’s own', async (_, more) => {
  expect((await create(order(more, { currency: 'VND' }))).body.data.totalIncludeGst).toBe(22.9);
  expect(await placed()).toEqual([22.9]);
});

test('another store’s price, and its goods: 409, 422', async () => {
  const elsewhere = await makeStore(t.db);
  const cheaper = { storeId: elsewhere, cents: 100 };
  const product = await makeProduct(t.db, { cents: 900, stores: [{ storeId: shop.storeId }, cheaper] });
  const at = (store_id: number, price_include_taxes: number, id = product) =>
    create({ store_id, type: 'pickup', ...submit, order_items: [item(id, 1, { price_include_taxes })] });
  const { status, body } = await at(shop.storeId, 1);
  expect([status, body.code, body.data.totalIncludeGst]).toEqual([409, 'figuresChanged', 9]);
  expect((await at(elsewhere, 2.5, shop.apples)).status).toBe(422);
  expect(await placed()).toEqual([]);
  expect((await at(shop.storeId, 9)).body.data.totalIncludeGst).toBe(9);
  expect((await at(elsewhere, 1)).body.data.totalIncludeGst).toBe(1);
});

test('the honest ones pass, and so does saying nothing; paid is not taken over', async () => {
  const { body } = await create(order({ payment_status: 'paid' }, {}));
  expect(body.data).toMatchObject({ status: 'submitted', totalIncludeGst: 22.9, paymentStatus: 'needs_payment' });
  const silent = { store_id: shop.storeId, type: 'pickup', ...submit, order_items: [item(shop.apples, 1)] };
  expect((await create(silent)).status).toBe(200);
});

test('a draft that has become dearer is shown before it is placed', async () => {
  const id = await draftOf([item(shop.apples, 2)]);
  await t.db.update(prices).set({ cents: 260 }).where(eq(prices.productId, shop.apples));
  const first = await put(id, submit);
  expect(first.body).toMatchObject({ code: 'figuresChanged', data: { id, status: 'draft', totalIncludeGst: 5.2 } });
  expect(first.body.data.orderItems[0].priceIncludeTaxes).toBe(2.6);
  const seen = { ...submit, total_include_gst: first.body.data.totalIncludeGst };
  expect((await put(id, seen)).body.data).toMatchObject({ status: 'submitted', totalIncludeGst: 5.2 });
});

test('the server’s clock decides when a discount ends, to the millisecond', async () => {
  const ends = new Date('2026-11-21T11:00:00.000Z');
  await t.db.update(discounts).set({ validTo: ends }).where(eq(discounts.productId, shop.wine));
  const asGuest = (unit: number, at: Date) => {
    t.setNow(at);
    return create(
      {
        ...guestOrder(shop.storeId, shop.wine, 1),
        age_confirmed: true,
        order_items: [item(shop.wine, 1, { price_include_taxes: unit })],
      },
      {},
    );
  };
  expect((await asGuest(9, ends)).status).toBe(200);
  expect((await asGuest(9, new Date(ends.getTime() + 1))).status).toBe(409);
  expect((await asGuest(12, new Date(ends.getTime() + 1))).status).toBe(200);
  t.setNow(new Date());
});

test.each<[string, object]>([
  ['due', { due_payment_amount: 4.9 }],
  ['a discount on the whole', { discount_in_percent: 10 }],
])('of a draft is compared too when it is the only figure: %s', async (_, figure) => {
  const id = await draftOf([item(shop.apples, 2)]);
  const { status, body } = await put(id, { ...submit, ...figure });
  expect([status, body.code]).toEqual([409, 'figuresChanged']);
  expect(body.data).toMatchObject({ id, duePaymentAmount: 5, discountInPercent: null });
  expect((await put(id, { ...submit, due_payment_amount: 5, discount_in_percent: 0 })).status).toBe(200);
});
