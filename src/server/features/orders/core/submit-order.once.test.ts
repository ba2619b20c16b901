import { beforeEach, describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { prices } from '#server/db/tables/prices.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import {
  bearer,
  fieldsWith,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  person,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
let me: Record<string, string>;
let myId: number;

const t = await startSoundApp();
beforeEach(async () => {
  shop = await makeOrderShop(t);
  const { customer, token } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
  me = bearer(token);
  myId = customer.id;
});

const create = (body: object, headers = me) => t.call('POST', '/order/create', body, headers);
const put = (id: number, body: object, headers = me) => t.call('PUT', `/order/${id}`, body, headers);
const item = (product_id: number, quantity: number, more = {}) => ({ product_id, quantity, ...more });
const draftOf = async (order_items: object[], more = {}) =>
  (await create({ store_id: shop.storeId, type: 'pickup', ...more, order_items })).body.data.id as number;
const submit = { status: 'submitted' };

describe('placing an order', () => {
  test('answers what to do about goods that run out: of the order, and of a line its own wish alone', async () => {
    const wished = [item(shop.apples, 1, { substitution: 'refund' }), item(shop.bread, 1)];
    const id = await draftOf(wished, { substitution: 'best_match' });
    const { body } = await put(id, submit);
    for (const data of [body.data, (await t.call('GET', `/order/${id}`, undefined, me)).body.data]) {
      expect(data.substitution).toBe('best_match');
      const ofLines = (data.orderItems as { productId: number; substitution: string | null }[]).map((line) => [
        line.productId,
        line.substitution,
      ]);
      expect(ofLines).toEqual([
        [shop.apples, 'refund'],
        [shop.bread, null],
      ]);
    }
  });

  test('fixes the figures, takes the stock, and queues one mail', async () => {
    const id = await draftOf(
      [item(shop.apples, 2), item(shop.carrots, 1.3), item(shop.apples, 1), item(shop.bread, 3)],
      { ...home, type: 'delivery' },
    );
    const { status, body } = await put(id, submit);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      status: 'submitted',
      fulfilment: 'pending',
      paymentStatus: 'needs_payment',
      customerName: 'Camille Martin',
      billingAddress: home.shipping_address,
      // 5.00 + 5.19 + 2.50 + 3.30, and 4.90 to bring it.
      totalIncludeGst: 20.89,
      deliveryFee: 4.9,
      duePaymentAmount: 20.89,
      orderDate: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      events: [{ from: null, to: 'pending' }],
    });
    expect(body.data.orderNumber).toMatch(/^P\d{6}-[0-9A-Z]{8}$/);
    expect(await stockOf(t, shop.apples)).toBe(7000);
    expect(await stockOf(t, shop.carrots)).toBe(3700);
    expect(await stockOf(t, shop.bread)).toBe(0);
    const mails = await t.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `order-confirmation:${id}`));
    expect(mails).toMatchObject([{ kind: 'order-confirmation', payload: { orderId: id } }]);
    expect((await t.call('GET', '/order/get-draft', undefined, me)).body.data).toBeNull();
  });

  test('in one call, signed in: the open draft becomes the order', async () => {
    const id = await draftOf([item(shop.bread, 1)]);
    const { body } = await create({
      store_id: shop.storeId,
      type: 'pickup',
      ...submit,
      order_items: [item(shop.apples, 1)],
    });
    expect(body.data).toMatchObject({ id, status: 'submitted', totalIncludeGst: 2.5 });
  });

  test('takes the customer’s own prices', async () => {
    const { token } = await makeSignedIn(t, { customerType: 'wholesale' });
    const order = {
      ...home,
      store_id: shop.storeId,
      ...submit,
      order_items: [item(shop.bread, 10), item(shop.apples, 1)],
    };
    const { body } = await create(order, bearer(token));
    expect(body.data.orderItems.map((line: { priceIncludeTaxes: number }) => line.priceIncludeTaxes)).toEqual([
      0.9, 2.5,
    ]);
    expect(body.data.deliveryFee).toBe(2.45);
  });

  test('again answers the same order, whatever is sent with it, and changes nothing', async () => {
    const id = await draftOf([item(shop.apples, 2)]);
    const first = await put(id, submit);
    const again = await put(id, { ...submit, delivery_note: 'Autre', order_items: [item(shop.apples, 5)] });
    expect(again).toMatchObject({ status: 200, body: { data: first.body.data } });
    expect((await put(id, { delivery_note: 'Autre' })).status).toBe(409);
    expect((await put(id, { status: 'draft' })).body.code).toBe('moveNotAllowed');
    expect((await t.call('DELETE', `/order/${id}`, undefined, me)).status).toBe(409);
    expect((await t.call('GET', `/order/${id}`, undefined, me)).body.data).toEqual(first.body.data);
    expect(await stockOf(t, shop.apples)).toBe(8000);
  });

  test('keeps the prices of that moment', async () => {
    const id = await draftOf([item(shop.apples, 2)]);
    const { body } = await put(id, submit);
    await t.db.update(prices).set({ cents: 999 }).where(eq(prices.productId, shop.apples));
    await t.db.update(products).set({ visible: false }).where(eq(products.id, shop.apples));
    expect((await t.call('GET', `/order/${id}`, undefined, me)).body.data).toEqual(body.data);
  });

  test('is read by the signed link, and by no other', async () => {
    const id = await draftOf([item(shop.apples, 1)]);
    await put(id, submit);
    const read = (token: string, headers = {}) => t.call('GET', `/order/${id}?token=${token}`, undefined, headers);
    const token = orderToken(t.deps.secret, id);
    expect((await read(token)).body.data.id).toBe(id);
    expect((await read(orderToken(t.deps.secret, id + 1))).status).toBe(404);
    expect((await read(`${token}x`)).status).toBe(404);
    expect((await read('é')).status).toBe(404);
    expect((await read(token, bearer((await makeSignedIn(t)).token))).status).toBe(200);
  });
});

describe('placing is refused', () => {
  const full = (more: object) => ({ store_id: shop.storeId, type: 'pickup', ...submit, ...more });

  const tooFew = (i: number) => `order_items.${i}.quantity=validation.notEnoughStock`;
  const addressless = fieldsWith('validation.required', 'shipping_address', 'shipping_city', 'shipping_postal_code');
  const nobodyDelivers = { type: 'delivery', ...home, shipping_postal_code: '99999' };
  const paypal = { payment_method: 'paypal' };
  type Goods = readonly [of: 'apples' | 'wine', quantity: number];
  const twice = [6, 5].map((quantity): Goods => ['apples', quantity]);
  test.each<[string, Goods[], object, string]>([
    ['without goods', [], {}, '422 order_items=checkout.emptyOrder'],
    ['beyond the stock', [['apples', 11]], {}, `409 ${tooFew(0)}`],
    ['beyond the stock in two lines', twice, {}, `409 ${tooFew(0)} ${tooFew(1)}`],
    ['for alcohol without age', [['wine', 1]], {}, '422 age_confirmed=checkout.ageNotConfirmed'],
    ['for a delivery to nowhere', [['apples', 1]], { type: 'delivery' }, `422 ${addressless}`],
    [
      'where nobody delivers',
      [['apples', 1]],
      nobodyDelivers,
      '422 shipping_postal_code=checkout.deliveryNotAvailable',
    ],
    ['with a payment that is off', [['apples', 1]], paypal, '422 payment_method=checkout.paymentNotOffered'],
  ])('%s', async (_, goods, more, expected) => {
    const order_items = goods.map(([of, quantity]) => item(shop[of], quantity));
    expect(refusalOf(await create(full({ ...more, order_items })))).toBe(expected);
    expect(await stockOf(t, shop.apples)).toBe(10_000);
  });

  test('with alcohol it passes once the age is confirmed', async () => {
    const order_items = [item(shop.wine, 1)];
    expect((await create(full({ order_items, age_confirmed: true }))).status).toBe(200);
  });

  test('to a draft whose product has gone, step by step', async () => {
    const id = await draftOf([item(shop.bread, 1), item(shop.apples, 1)]);
    await t.db.update(products).set({ visible: false }).where(eq(products.id, shop.apples));
    expect(refusalOf(await put(id, submit))).toBe('422 order_items.1.product_id=checkout.notSoldHere');
    await t.db.update(products).set({ visible: true }).where(eq(products.id, shop.apples));
    await t.db.delete(prices).where(eq(prices.productId, shop.apples));
    expect(refusalOf(await put(id, submit))).toBe('422 order_items.1.product_id=checkout.notSoldHere');
  });

  test('to an order that was cancelled', async () => {
    const id = await draftOf([item(shop.apples, 1)]);
    await put(id, submit);
    const staff = bearer((await makeStaff(t)).token);
    await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff);
    expect((await put(id, submit)).body.code).toBe('moveNotAllowed');
  });

  test('by a store that does not deliver', async () => {
    const store_id = await makeStore(t.db, { allowDelivery: false });
    const product = await makeProduct(t.db, { stores: [store_id] });
    const order = { store_id, ...submit, ...home, order_items: [item(product, 1)] };
    expect(refusalOf(await create(order))).toBe('422 type=checkout.storeDoesNotDeliver');
  });
});

describe('a guest', () => {
  const guest = (more: object = {}) => create({ ...guestOrder(shop.storeId, shop.apples, 1), ...person, ...more }, {});

  test('orders in one call and gets a number', async () => {
    const { status, body } = await guest();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'submitted', customerEmail: person.customer_email });
    expect(body.data.orderNumber).toBeTruthy();
    expect(await stockOf(t, shop.apples)).toBe(9000);
  });

  test('says who it is', async () => {
    const nobody = { customer_name: undefined, customer_email: undefined, customer_phone: undefined };
    expect(refusalOf(await guest(nobody))).toBe(
      '422 customer_email=validation.required customer_name=validation.required customer_phone=validation.required',
    );
    expect(refusalOf(await guest({ customer_email: 'nobody' }))).toBe('422 customer_email=validation.email');
    expect(refusalOf(await guest({ customer_phone: '123' }))).toBe('422 customer_phone=checkout.phoneTooShort');
  });

  test('keeps no draft, and is refused with a wrong token rather than taken for a guest', async () => {
    expect((await guest({ status: 'draft' })).status).toBe(401);
    expect((await create(guestOrder(shop.storeId, shop.apples, 1), bearer('wrong'))).status).toBe(401);
  });

  test('sees changed figures too', async () => {
    const { status, body } = await guest({ total_include_gst: 1 });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ id: 0, totalIncludeGst: 2.5, customerEmail: person.customer_email });
  });

  test('is not found where the shop takes none', async () => {
    const staff = bearer((await makeStaff(t)).token);
    const { features } = defaultFeatureConfig;
    await t.call(
      'PUT',
      '/feature-config',
      { ...defaultFeatureConfig, features: { ...features, allowGuestCheckout: false } },
      staff,
    );
    await expect.poll(async () => (await guest()).status).toBe(404);
    expect(
      (await create({ ...submit, store_id: shop.storeId, type: 'pickup', order_items: [item(shop.apples, 1)] })).status,
    ).toBe(200);
    await t.call('DELETE', '/feature-config', undefined, staff);
    await expect.poll(async () => (await guest()).status).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  let key = 0;
  const withKey = (headers: Record<string, string>, k = `key-${myId}-${++key}`) => {
    return { ...headers, 'idempotency-key': k };
  };
  const order = (quantity: number) => {
    return { store_id: shop.storeId, type: 'pickup', ...submit, order_items: [item(shop.apples, quantity)] };
  };

  test('answers the same order again', async () => {
    const headers = withKey(me);
    const first = await create(order(1), headers);
    expect(await create(order(1), headers)).toMatchObject({ status: 200, body: first.body });
    expect(await stockOf(t, shop.apples)).toBe(9000);
    expect((await create(order(1))).body.data.id).not.toBe(first.body.data.id);
  });

  test('fifty at once make one order', async () => {
    const headers = withKey(me);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(order(1), headers)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const ids = answers.filter((a) => a.status === 200).map((a) => a.body.data.id);
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(t, shop.apples)).toBe(9000);
  });

  test('with another content is refused, and nothing changes', async () => {
    const headers = withKey(me);
    await create(order(1), headers);
    expect((await create(order(2), headers)).body).toMatchObject({ status: 422, code: 'keyReused' });
    expect(await stockOf(t, shop.apples)).toBe(9000);
  });

  test('stays free after a refusal', async () => {
    const headers = withKey(me);
    expect((await create(order(11), headers)).status).toBe(409);
    expect((await create(order(10), headers)).status).toBe(200);
  });

  test('of a guest belongs to the payload', async () => {
    const headers = withKey({});
    const first = await create({ ...guestOrder(shop.storeId, shop.apples, 1), ...person }, headers);
    const again = await create({ ...guestOrder(shop.storeId, shop.apples, 1), ...person }, headers);
    const other = await create({ ...guestOrder(shop.storeId, shop.apples, 2), ...person }, headers);
    expect(again.body).toEqual(first.body);
    expect(other.status).toBe(200);
    expect(other.body.data.id).not.toBe(first.body.data.id);
  });

  test('without one, fifty submits of one draft make one order all the same', async () => {
    const id = await draftOf([item(shop.apples, 2)]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(id, submit)));
    expect(new Set(answers.map((a) => `${a.status} ${a.body.data.orderNumber}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await stockOf(t, shop.apples)).toBe(8000);
  });
});
