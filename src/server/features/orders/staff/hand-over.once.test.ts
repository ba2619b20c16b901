import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
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

const t = await startSoundApp();
let shop: OrderShop;
beforeEach(async () => {
  shop = await makeOrderShop(t);
});
const staff = async (roles: Parameters<typeof makeStaff>[1]) => bearer((await makeStaff(t, roles)).token);
const manager = await staff(['CAN_MANAGE_ORDERS']);
const picker = bearer((await makeSignedIn(t, { name: 'Pia', roles: ['CAN_PICK_ORDERS'] })).token);
const driver = await staff(['CAN_DELIVER_ORDERS']);
const both = await staff(['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS']);
const products = await staff(['CAN_MANAGE_PRODUCTS']);
const shopper = bearer((await makeSignedIn(t, {})).token);

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
type Line = { id: number; productId: number };
const move = async (id: number, ...steps: string[]) => {
  for (const status of steps)
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, manager)).status, status).toBe(200);
};
const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
/** A pickup order of 5 bread (5.50) and 1.5 kg of carrots (5.99), ready. */
const ready = async (more: object = {}, headers = {}) => {
  const order_items = [item(shop.bread, 5), item(shop.carrots, 1.5)];
  const { id } = await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), order_items, ...more }, headers);
  await move(id, 'processing', 'ready');
  const lines: Line[] = (await read(id)).items;
  const refuse = (product: number, quantity: number, reason = 'Abîmé') => {
    return { item_id: lines.find(({ productId }) => productId === product)?.id ?? 0, quantity, reason };
  };
  return { id, refuse };
};
const handOver = (id: number, body: object = {}, by: Record<string, string> = picker) =>
  t.call('POST', `/orders/${id}/hand-over`, body, by);
const withWine = () => ({ order_items: [item(shop.bread, 2), item(shop.wine, 2)], age_confirmed: true });

test('the whole is delivered, what was refused is credited and not sold again, and the cash marks it as paid', async () => {
  const { id, refuse } = await ready();
  const stock = await stockOf(t, shop.carrots);
  const refused = [refuse(shop.bread, 2), refuse(shop.carrots, 0.5, 'Trop mûres')];
  const sum = await t.call('POST', `/orders/${id}/hand-over/sum`, { refused }, picker);
  // 11.49 less 2.20 and 2.00.
  expect(sum.body.data).toEqual({ dueAmount: 7.29, refusedAmount: 4.2, needsAge: false });
  const { status, body } = await handOver(id, { refused, cash_taken: 7.29, to_whom: 'La voisine' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'delivered', refunds: [], credit: 0, customerName: '', email: '' });
  expect(JSON.stringify(body)).not.toMatch(/Martin|panier\.example|33 ?1|voisine/);
  const order = await read(id);
  expect(order).toMatchObject({ paymentStatus: 'paid', paidAmount: 7.29, dueAmount: 0, totalAmount: 11.49 });
  expect(
    order.invoices.map((one: { kind: string; total: number; reason: string }) => [one.kind, one.total, one.reason]),
  ).toEqual([
    ['invoice', 11.49, null],
    ['creditNote', 4.2, 'Abîmé ; Trop mûres'],
  ]);
  expect(order.items.map((one: { returnedQuantity: number }) => one.returnedQuantity)).toEqual([2, 0.5]);
  expect(order.paymentHistory).toMatchObject([{ status: 'paid', means: 'cash', amount: 7.29 }]);
  const moved = order.history.find(({ to }: { to: string }) => to === 'delivered');
  expect(moved).toMatchObject({ by: 'Pia', from: 'ready', handedTo: 'La voisine' });
  expect(await stockOf(t, shop.carrots)).toBe(stock);
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'handOverOrder'));
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ thing: 'order', thingId: String(id) });
  expect(entries[0]?.changes).toMatchObject({ status: ['ready', 'delivered'], amount: [null, 7.29] });
  const [personal] = await t.db.select().from(auditPersonal).where(eq(auditPersonal.orderId, id));
  expect(personal?.changes).toMatchObject({ handedTo: [null, 'La voisine'] });
  expect(await brokenInvariants(t.db)).toEqual({});
});

test('nothing refused, nothing said of cash: it is delivered as a move would, and still to be paid', async () => {
  const { id } = await ready();
  expect((await handOver(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'delivered', paymentStatus: 'needs_payment', dueAmount: 11.49 });
});

test('all is refused: nothing is due, fee and all', async () => {
  const { id, refuse } = await ready();
  const refused = [refuse(shop.bread, 5), refuse(shop.carrots, 1.5)];
  expect((await handOver(id, { refused, cash_taken: 0 })).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'delivered', paymentStatus: 'paid', paidAmount: 0, dueAmount: 0 });
});

test.each<[string, (at: { refuse: (product: number, quantity: number) => object }) => object, string]>([
  [
    'a line that it has not',
    () => ({ refused: [{ item_id: 1, quantity: 1, reason: 'x' }] }),
    'refused.0.item_id=validation.invalid',
  ],
  ['more than it has', ({ refuse }) => ({ refused: [refuse(shop.bread, 6)] }), 'refused.0.quantity=returns.tooMuch'],
  [
    'more than it has, in two parts',
    ({ refuse }) => ({ refused: [refuse(shop.bread, 3), refuse(shop.bread, 3)] }),
    'refused.1.quantity=returns.tooMuch',
  ],
  [
    'a part of a piece',
    ({ refuse }) => ({ refused: [refuse(shop.bread, 0.5)] }),
    'refused.0.quantity=validation.quantity',
  ],
  [
    'nothing of a line',
    ({ refuse }) => ({ refused: [refuse(shop.bread, 0)] }),
    'refused.0.quantity=validation.quantity',
  ],
  [
    'without a reason',
    ({ refuse }) => ({ refused: [{ ...refuse(shop.bread, 1), reason: ' ' }] }),
    'refused.0.reason=validation.required',
  ],
  ['no list', () => ({ refused: 'all' }), 'refused=validation.invalid'],
  ['another sum', () => ({ cash_taken: 11.5 }), 'cash_taken=handOver.otherSum'],
  [
    'the sum before refusals',
    ({ refuse }) => ({ refused: [refuse(shop.bread, 1)], cash_taken: 11.49 }),
    'cash_taken=handOver.otherSum',
  ],
  ['no number for cash', () => ({ cash_taken: '11.49' }), 'cash_taken=validation.number'],
  ['a link for a name', () => ({ to_whom: 'https://example.com' }), 'to_whom=validation.link'],
  ['a code of no six digits', () => ({ code: '12345' }), 'code=validation.invalid'],
])('%s is refused, and nothing is done', async (_, body, expected) => {
  const order = await ready();
  const before = await read(order.id);
  const answer = await handOver(order.id, body(order));
  expect(refusalOf(answer)).toBe(`422 ${expected}`);
  if (expected.includes('otherSum')) expect(answer.body.data.errors.cash_taken[0].parameters.due).toBeTypeOf('number');
  expect(await read(order.id)).toEqual(before);
});

test.each<[string, (wine: (quantity: number) => object) => object, string]>([
  ['unchecked', () => ({}), '422 age_checked=handOver.ageNotChecked'],
  ['said to be unchecked', () => ({ age_checked: false }), '422 age_checked=handOver.ageNotChecked'],
  ['unchecked, with a part refused', (wine) => ({ refused: [wine(1)] }), '422 age_checked=handOver.ageNotChecked'],
  ['unchecked, with all of it refused', (wine) => ({ refused: [wine(2)] }), '200'],
  ['checked', () => ({ age_checked: true }), '200'],
])('alcohol, age %s', async (_, body, expected) => {
  const { id, refuse } = await ready(withWine());
  expect(
    refusalOf(
      await handOver(
        id,
        body((quantity) => refuse(shop.wine, quantity)),
      ),
    ),
  ).toBe(expected);
});

test.each<[string, () => Record<string, string>, number, number]>([
  ['nobody', () => ({}), 401, 401],
  ['a shopper', () => shopper, 403, 403],
  ['who manages products', () => products, 403, 403],
  ['a driver', () => driver, 404, 404],
  ['who picks', () => picker, 200, 403],
  ['who picks and delivers', () => both, 200, 404],
  ['who manages orders', () => manager, 200, 200],
])('%s hands over what is theirs to hand over', async (_, by, pickup, delivery) => {
  const { id } = await ready();
  expect((await handOver(id, {}, by())).status).toBe(pickup);
  expect((await handOver(1_000_000, {}, by())).status).toBe(pickup === 200 ? 404 : pickup);
  const brought = (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 2), type: 'delivery', ...home })).id;
  await move(brought, 'processing', 'shipped');
  for (const path of ['/hand-over/sum', '/hand-over'])
    expect((await t.call('POST', `/orders/${brought}${path}`, {}, by())).status, path).toBe(delivery);
  const { email } = await read(id);
  if (pickup === 200) expect(email).not.toBe('');
});

test.each([[[]], [['processing']], [['processing', 'ready', 'delivered']], [['processing', 'ready', 'cancelled']]])(
  'an order after %j is not handed over',
  async (steps) => {
    const { id } = await placeOrder(t, guestOrder(shop.storeId, shop.bread, 2));
    await move(id, ...steps);
    const { status, body } = await handOver(id);
    expect([status, body.code]).toEqual([409, 'moveNotAllowed']);
  },
);

test('the same key answers the same, and another hand-over is none', async () => {
  const { id, refuse } = await ready();
  const body = { refused: [refuse(shop.bread, 1)], cash_taken: 10.39 };
  const key = { 'idempotency-key': `hand-${id}` };
  const first = await handOver(id, body, { ...picker, ...key });
  const again = await handOver(id, body, { ...picker, ...key });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data).toEqual(first.body.data);
  expect((await read(id)).invoices).toHaveLength(2);
  expect((await handOver(id, body)).body.code).toBe('moveNotAllowed');
});

test('a code that is typed with it has to be that of the order', async () => {
  const { id } = await ready();
  const [row] = await t.db.select().from(orders).where(eq(orders.id, id));
  const other = row?.pickupCode === '000000' ? '000001' : '000000';
  expect(refusalOf(await handOver(id, { code: other }))).toBe('422 code=handOver.wrongCode');
  expect((await handOver(id, { code: row?.pickupCode })).status).toBe(200);
});
