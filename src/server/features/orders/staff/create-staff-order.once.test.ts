import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import {
  bearer,
  fieldsWith,
  home,
  makeOrderShop,
  type OrderShop,
  person,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
let staff: Record<string, string>;
let staffId: number;

const t = await startSoundApp();
beforeEach(async () => {
  shop = await makeOrderShop(t);
  const { customer, token } = await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] });
  staffId = customer.id;
  staff = bearer(token);
});

const items = (quantity = 2) => ({ order_items: [{ product_id: shop.apples, quantity }] });
const write = (more: object, headers = {}) =>
  t.call('POST', '/orders', { store_id: shop.storeId, type: 'pickup', ...items(), ...more }, { ...staff, ...headers });
const change = (id: number, more: object) => t.call('PUT', `/orders/${id}`, more, staff);
const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
const camille = () => makeSignedIn(t, { name: 'Camille', phone: '+33 1 99 00 00 01' });

describe('placed at once', () => {
  test('for a customer: theirs, in their language, confirmed by mail, and staff made it', async () => {
    const { customer, token } = await makeSignedIn(t, { name: 'Mai Trần', phone: '0123456789', language: 'vi' });
    const { status, body } = await write({ customer_id: customer.id, status: 'submitted' });
    expect([status, body.data.status, body.data.customerId]).toEqual([200, 'pending', customer.id]);
    expect(body.data).toMatchObject({ customerName: 'Mai Trần', email: customer.email, madeBy: 'Dominique', total: 5 });
    expect(body.data.orderNumber).toMatch(/^P\d{6}-/);
    expect(body.data.items[0].productName).toBe('Táo');
    expect(body.data.history).toMatchObject([
      { kind: 'created', by: 'Dominique', byId: staffId, to: 'draft' },
      { kind: 'move', by: 'Dominique', from: null, to: 'pending' },
    ]);
    const own = (await t.call('GET', `/order/${body.data.id}`, undefined, bearer(token))).body.data;
    expect(own).toMatchObject({ status: 'submitted', totalIncludeGst: 5 });
    expect(own.events).toHaveLength(1);
    expect(await stockOf(t, shop.apples)).toBe(8000);
    const mails = await t.db
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `order-confirmation:${body.data.id}`));
    expect(mails).toHaveLength(1);
    const [row] = await t.db.select().from(orders).where(eq(orders.id, body.data.id));
    expect(row).toMatchObject({ language: 'vi', byStaff: true, madeBy: staffId });
  });

  test('for a guest who is named', async () => {
    const { body } = await write({ ...person, status: 'submitted', delivery_note: 'Au téléphone' });
    const expected = { customerId: null, customerName: person.customer_name, deliveryNote: 'Au téléphone' };
    expect(body.data).toMatchObject(expected);
  });

  test('at the prices of the customer’s type', async () => {
    const bread = { order_items: [{ product_id: shop.bread, quantity: 10 }], status: 'submitted' };
    const totals = [];
    for (const customerType of ['retail', 'wholesale'] as const) {
      const { customer } = await makeSignedIn(t, { name: 'Bistrot', phone: '0123456789', customerType });
      totals.push((await write({ ...bread, customer_id: customer.id })).body.data.total);
    }
    expect(totals).toEqual([11, 9]);
  });

  const personless = fieldsWith('validation.required', 'customer_email', 'customer_name', 'customer_phone');
  const addressless = fieldsWith('validation.required', 'shipping_address', 'shipping_city', 'shipping_postal_code');
  const wine = () => ({ ...person, order_items: [{ product_id: shop.wine, quantity: 1 }] });
  test.each<[string, () => object, string]>([
    ['nobody', () => ({}), `422 ${personless}`],
    ['a customer who is not there', () => ({ customer_id: 2_000_000_000 }), '422 customer_id=checkout.unknownCustomer'],
    ['nowhere', () => ({ ...person, type: 'delivery' }), `422 ${addressless}`],
    ['nothing', () => ({ ...person, order_items: [] }), '422 order_items=checkout.emptyOrder'],
    ['more than there is', () => ({ ...person, ...items(11) }), '409 order_items.0.quantity=validation.notEnoughStock'],
    ['wine, no age confirmed', wine, '422 age_confirmed=checkout.ageNotConfirmed'],
    ['a slot', () => ({ ...person, slot_id: 1 }), '422 slot_id=checkout.unknownSlot'],
  ])('for %s: refused', async (_, more, expected) => {
    expect(refusalOf(await write({ status: 'submitted', ...more() }))).toBe(expected);
  });

  test('another total than was shown is refused with the order as staff would see it', async () => {
    const shown = { ...person, ...home, type: 'delivery', status: 'submitted' };
    const { status, body } = await write({ ...shown, total_include_gst: 5 });
    expect([status, body.code]).toEqual([409, 'figuresChanged']);
    expect(body.data).toMatchObject({ totalAmount: 9.9, shippingFee: 4.9, goodsAmount: 5 });
    expect((await write({ ...shown, total_include_gst: 9.9, delivery_fee: 4.9 })).status).toBe(200);
  });

  test('once for a key', async () => {
    const key = { 'idempotency-key': `by telephone ${shop.apples}` };
    const ask = () => write({ ...person, status: 'submitted' }, key);
    const [first, again] = [await ask(), await ask()];
    expect(again.body).toEqual(first.body);
    expect(await stockOf(t, shop.apples)).toBe(8000);
  });
});

describe('a draft of the staff', () => {
  test('is theirs alone: its customer neither sees, changes, places nor deletes it', async () => {
    const { customer, token } = await camille();
    const { id } = (await write({ customer_id: customer.id })).body.data;
    const as = bearer(token);
    const own = await t.call('POST', '/order/create', { store_id: shop.storeId, type: 'pickup', ...items(1) }, as);
    expect(own.body.data.id).not.toBe(id);
    expect((await t.call('GET', `/order/get-draft?store_id=${shop.storeId}`, undefined, as)).body.data.id).toBe(
      own.body.data.id,
    );
    for (const [method, path, body] of [
      ['GET', `/order/${id}`],
      ['PUT', `/order/${id}`, { status: 'submitted' }],
      ['DELETE', `/order/${id}`],
    ] as const)
      expect((await t.call(method, path, body, as)).status).toBe(404);
    await t.call('DELETE', `/order/${own.body.data.id}`, undefined, as);
    expect((await t.call('GET', '/order/get-draft', undefined, as)).body.data).toBeNull();
    expect((await t.call('GET', '/order/list', undefined, as)).body.data).toEqual([]);
    expect((await t.call('GET', '/order/collection', undefined, as)).body.data.total).toBe(0);
    expect((await read(id)).items).toHaveLength(1);
  });

  test('stands beside others, takes no stock, and shows whose it is', async () => {
    const { customer } = await camille();
    const drafts = [await write({ customer_id: customer.id }), await write({ customer_id: customer.id })];
    expect(new Set(drafts.map(({ body }) => body.data.id)).size).toBe(2);
    expect(drafts[0]?.body.data).toMatchObject({
      status: 'draft',
      nextStatuses: [],
      nextPaymentStatuses: [],
      orderNumber: null,
      customerName: 'Camille',
      email: customer.email,
      total: 5,
      isMadeByStaff: true,
    });
    expect(await stockOf(t, shop.apples)).toBe(10_000);
    const { items: rows } = (await t.call('GET', `/orders?status=draft&customerId=${customer.id}`, undefined, staff))
      .body.data;
    expect(rows.map(({ status }: { status: string }) => status)).toEqual(['draft', 'draft']);
  });

  test('may be of somebody who is not known yet, and is placed when all is there', async () => {
    const { id, version } = (await write({ customer_name: 'Madame Petit' })).body.data;
    expect(refusalOf(await change(id, { status: 'submitted' }))).toBe(
      '422 customer_email=validation.required customer_phone=validation.required',
    );
    expect((await change(id, { customer_email: 'petit@panier.example', version })).body.data.email).toBe(
      'petit@panier.example',
    );
    const stale = await change(id, { customer_phone: '0123456789', version });
    expect([stale.status, stale.body.code, stale.body.data.email]).toEqual([409, 'conflict', 'petit@panier.example']);
    const placed = await change(id, { customer_phone: '0123456789', status: 'submitted', ...items(3) });
    expect(placed.body.data).toMatchObject({ id, status: 'pending', total: 7.5 });
    expect(await stockOf(t, shop.apples)).toBe(7000);
    const again = await change(id, { customer_phone: '0123456789', status: 'submitted', ...items(3) });
    expect([again.status, again.body.data.orderNumber]).toEqual([200, placed.body.data.orderNumber]);
  });

  test('is previewed without being written', async () => {
    const { id, version } = (await write(person)).body.data;
    const { body } = await change(id, { ...items(4), status: 'submitted', preview: true });
    expect(body.data).toMatchObject({ total: 10, status: 'draft', version, orderNumber: null });
    expect(await read(id)).toMatchObject({ total: 5, status: 'draft', version });
    expect(await stockOf(t, shop.apples)).toBe(10_000);
  });

  test('is neither moved nor paid, and deleted; what was placed is not', async () => {
    const { id } = (await write(person)).body.data;
    expect((await t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, staff)).status).toBe(409);
    expect((await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff)).status).toBe(409);
    expect((await t.call('DELETE', `/orders/${id}`, undefined, staff)).body.data).toBeNull();
    expect((await t.call('GET', `/orders/${id}`, undefined, staff)).status).toBe(404);
    const placed = (await write({ ...person, status: 'submitted' })).body.data.id;
    const refused = await t.call('DELETE', `/orders/${placed}`, undefined, staff);
    expect([refused.status, refused.body.code]).toEqual([409, 'moveNotAllowed']);
  });

  test('goes with its customer’s account, answers that were kept of it too; with its writer’s it stays the staff’s', async () => {
    const { customer, token } = await camille();
    const other = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
    const key = { 'idempotency-key': `draft of ${customer.id}` };
    const { id } = (await write({ customer_id: customer.id }, { ...bearer(other.token), ...key })).body.data;
    await t.call('DELETE', '/customer-profiles/me', undefined, bearer(other.token));
    expect(await read(id)).toMatchObject({ status: 'draft', isMadeByStaff: true, madeBy: null });
    expect((await t.call('GET', '/order/get-draft', undefined, bearer(token))).body.data).toBeNull();
    const kept = (await write({ customer_id: customer.id }, key)).body.data.id;
    await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token));
    for (const each of [id, kept]) expect((await t.call('GET', `/orders/${each}`, undefined, staff)).status).toBe(404);
    expect((await write({ customer_id: customer.id }, key)).status).toBe(422);
  });
});

test('a shopper’s draft is none of the staff’s', async () => {
  const { token } = await camille();
  const { body } = await t.call('POST', '/order/create', { store_id: shop.storeId, ...items(1) }, bearer(token));
  for (const [method, path, sent] of [
    ['GET', '', undefined],
    ['PUT', '', { delivery_note: 'x' }],
    ['DELETE', '', undefined],
    ['PUT', '/status', { status: 'cancelled' }],
    ['PUT', '/payment', { payment_status: 'paid' }],
  ] as const)
    expect((await t.call(method, `/orders/${body.data.id}${path}`, sent, staff)).status).toBe(404);
});
