import { beforeEach, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let me: Record<string, string>;
let myId: number;
const t = await startSoundApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS'])).token);
beforeEach(async () => {
  const { customer, token } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
  me = bearer(token);
  myId = customer.id;
  await give(3);
});

const give = (amount: number) => t.call('POST', `/customers/${myId}/credit`, { amount, reason: 'Geste' }, staff);
const creditNow = async () =>
  (await t.call('GET', '/authentication/customer/get-profile', undefined, me)).body.data.storeCredit as number;
// A loaf costs 1.10.
const order = (quantity: number, more: object = {}) => ({
  store_id: shop.storeId,
  type: 'pickup',
  use_store_credit: true,
  order_items: [{ product_id: shop.bread, quantity }],
  ...more,
});
const place = (quantity: number, more: object = {}) =>
  t.call('POST', '/order/create', order(quantity, { status: 'submitted', ...more }), me);
const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);

test('a draft says what credit would pay and spends nothing; placed by its status alone, it spends it', async () => {
  const draft = (await t.call('POST', '/order/create', order(5), me)).body.data;
  expect(draft).toMatchObject({ totalIncludeGst: 5.5, storeCreditAmount: 3, duePaymentAmount: 2.5 });
  expect(await creditNow()).toBe(3);
  const placed = (await t.call('PUT', `/order/${draft.id}`, { status: 'submitted' }, me)).body.data;
  expect(placed).toMatchObject({ totalIncludeGst: 5.5, storeCreditAmount: 3, duePaymentAmount: 2.5 });
  expect(await creditNow()).toBe(0);
  const again = (await t.call('PUT', `/order/${draft.id}`, { status: 'submitted' }, me)).body.data;
  expect(again).toEqual(placed);
});

test('an order that costs less than the credit leaves the rest; nothing is due', async () => {
  expect((await place(2)).body.data).toMatchObject({ storeCreditAmount: 2.2, duePaymentAmount: 0 });
  expect(await creditNow()).toBe(0.8);
});

test('another amount due than was shown is told before anything is spent', async () => {
  const { status, body } = await place(5, { due_payment_amount: 1.5 });
  expect([status, body.code, body.data.duePaymentAmount]).toEqual([409, 'figuresChanged', 2.5]);
  expect(await creditNow()).toBe(3);
  expect((await place(5, { due_payment_amount: 2.5 })).status).toBe(200);
});

test.each(['cancelled', 'rejected'])('an order that is %s gives its credit back, once', async (status) => {
  const { id } = (await place(5)).body.data;
  expect(await creditNow()).toBe(0);
  for (let i = 0; i < 2; i++) await move(id, status);
  expect(await creditNow()).toBe(3);
});

test('an order that is changed to less than its credit gives the rest back', async () => {
  const { id } = (await place(5)).body.data;
  const { version } = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
  const changed = await t.call(
    'PUT',
    `/orders/${id}`,
    { order_items: [{ product_id: shop.bread, quantity: 1 }], version },
    staff,
  );
  expect(changed.body.data).toMatchObject({ totalAmount: 1.1, storeCreditAmount: 1.1, dueAmount: 0 });
  expect(await creditNow()).toBe(1.9);
  await move(id, 'cancelled');
  expect(await creditNow()).toBe(3);
});

test('an order that is paid beside its credit gives money back first, then credit; it can be delivered', async () => {
  const { id } = (await place(5)).body.data;
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  const change = async (quantity: number) => {
    const items = [{ product_id: shop.bread, quantity }];
    return (await t.call('PUT', `/orders/${id}`, { order_items: items }, staff)).body.data;
  };
  expect(await change(6)).toMatchObject({ paidAmount: 2.5, storeCreditAmount: 3, dueAmount: 1.1 });
  expect((await t.call('GET', `/order/${id}`, undefined, me)).body.data.duePaymentAmount).toBe(1.1);
  expect(await change(4)).toMatchObject({ paidAmount: 2.5, storeCreditAmount: 3, dueAmount: -1.1 });
  expect((await t.call('GET', `/order/${id}`, undefined, me)).body.data.duePaymentAmount).toBe(0);
  expect(await change(1)).toMatchObject({ paidAmount: 2.5, storeCreditAmount: 1.1, dueAmount: -2.5 });
  expect(await creditNow()).toBe(1.9);
  for (const status of ['processing', 'ready', 'delivered']) expect((await move(id, status)).status).toBe(200);
});

test('an order that was paid beside its credit and is cancelled owes the money back, and the credit is there again', async () => {
  const { id } = (await place(5)).body.data;
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  await move(id, 'cancelled');
  expect((await t.call('GET', `/orders/${id}`, undefined, staff)).body.data.dueAmount).toBe(-2.5);
  expect(await creditNow()).toBe(3);
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'refunded' }, staff);
  expect((await t.call('GET', `/orders/${id}`, undefined, staff)).body.data.dueAmount).toBe(0);
});

test('what is left to be paid stands in the order and the profile until it is paid, delivered or not', async () => {
  const due = async () =>
    (await t.call('GET', '/authentication/customer/get-profile', undefined, me)).body.data.duePaymentAmount as number;
  expect(await due()).toBe(0);
  const { id } = (await place(5)).body.data;
  expect(await due()).toBe(2.5);
  for (const status of ['processing', 'ready', 'delivered']) await move(id, status);
  expect((await t.call('GET', `/order/${id}`, undefined, me)).body.data.duePaymentAmount).toBe(2.5);
  expect(await due()).toBe(2.5);
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  expect(await due()).toBe(0);
});

test('who does not ask for it spends none, and a guest has none', async () => {
  expect((await place(5, { use_store_credit: false })).body.data.duePaymentAmount).toBe(5.5);
  expect(await creditNow()).toBe(3);
  const guest = await t.call('POST', '/order/create', {
    ...guestOrder(shop.storeId, shop.bread, 5),
    use_store_credit: true,
  });
  expect(guest.body.data).toMatchObject({ storeCreditAmount: 0, duePaymentAmount: 5.5 });
});

test('two orders at once never spend the same credit', async () => {
  const other = await makeOrderShop(t);
  const elsewhere = order(5, { store_id: other.storeId, status: 'submitted' });
  const [one, two] = await Promise.all([
    place(5),
    t.call('POST', '/order/create', { ...elsewhere, order_items: [{ product_id: other.bread, quantity: 5 }] }, me),
  ]);
  const spent = [one, two].map(({ body }) => body.data.storeCreditAmount as number);
  expect(spent.sort()).toEqual([0, 3]);
  expect(await creditNow()).toBe(0);
});
