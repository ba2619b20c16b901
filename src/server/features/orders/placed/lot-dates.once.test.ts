import { beforeEach, describe, expect, test } from 'vitest';
import { slots } from '#server/db/tables/slots.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import {
  bearer,
  guestOrder,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T05:00:00Z');
const t = await startSoundApp({ now });
const signIn = async () => bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
let staff: Record<string, string>;
/** Goes to the moment when the lot is over; sessions of staff are over by then too. */
async function toEnd(): Promise<void> {
  t.setNow(new Date('2026-11-25T23:00:00Z'));
  staff = await signIn();
}

let shop: OrderShop;
/** Until the end of the 25th, in Paris. */
let lot = 0;
let [today, tomorrow, after] = [0, 0, 0];
beforeEach(async () => {
  t.setNow(now);
  staff = await signIn();
  shop = await makeOrderShop(t);
  lot = await makeProduct(t.db, { name: 'Yaourt', cents: 100, quantityMilli: 10_000, stores: [shop.storeId] });
  const made = { productId: lot, ofId: shop.apples, storeId: shop.storeId, createdAt: now };
  await t.db
    .insert(shortDateLots)
    .values({ ...made, bestBefore: '2026-11-25', endsAt: new Date('2026-11-25T23:00:00Z') });
  const room = { mostOrders: 9, mostPickingSeconds: 3600, feeCents: 0, storeId: shop.storeId, type: 'pickup' } as const;
  const rows = ['24', '25', '26'].map((day) => {
    const startsAt = new Date(`2026-11-${day}T14:00:00Z`);
    return { ...room, startsAt, endsAt: new Date(`2026-11-${day}T16:00:00Z`), cutOffAt: startsAt };
  });
  [today = 0, tomorrow = 0, after = 0] = (await t.db.insert(slots).values(rows).returning({ id: slots.id })).map(
    ({ id }) => id,
  );
});

const item = (product_id: number, quantity = 1) => ({ product_id, quantity });
const order = (productId: number, slot_id: number | null) => ({ ...guestOrder(shop.storeId, productId, 1), slot_id });
const place = async (productId: number, slot_id: number | null) => (await placeOrder(t, order(productId, slot_id))).id;
const byBuyer = (id: number, sent: object) =>
  t.call('POST', `/order/${id}/change?token=${orderToken(t.deps.secret, id)}`, sent);
const byStaff = (id: number, sent: object) => t.call('PUT', `/orders/${id}`, sent, staff);
const onLine = (at: number) => `422 order_items.${at}.product_id=checkout.lotTooLate`;

test('a new order: at the checkout, of staff at once, and of staff from a draft', async () => {
  expect(refusalOf(await t.call('POST', '/order/create', order(lot, after)))).toBe(onLine(0));
  expect(refusalOf(await t.call('POST', '/orders', order(lot, after), staff))).toBe(onLine(0));
  const draft = await t.call('POST', '/orders', { ...order(lot, after), status: 'draft' }, staff);
  const { id } = draft.body.data ?? {};
  const submit = (more: object) => byStaff(id, { status: 'submitted', ...more });
  expect(draft.status === 200 ? refusalOf(await submit({})) : refusalOf(draft)).toBe(onLine(0));
  expect((await t.call('POST', '/orders', order(lot, tomorrow), staff)).status).toBe(200);
});

describe.each([
  ['who ordered', byBuyer],
  ['staff', byStaff],
] as const)('a placed order that %s changes', (_, change) => {
  test('comes in no slot that ends after a lot of it', async () => {
    const id = await place(lot, today);
    const refused = await change(id, { slot_id: after });
    expect(refusalOf(refused)).toBe('422 slot_id=checkout.slotAfterLot');
    expect(refused.body.data.errors.slot_id[0].parameters).toEqual({ product: 'Yaourt' });
    expect(refusalOf(await change(id, { slot_id: after, preview: true }))).toBe('422 slot_id=checkout.slotAfterLot');
    expect(refusalOf(await change(id, { slot_id: after, order_items: [item(lot)] }))).toBe(
      '422 slot_id=checkout.slotAfterLot',
    );
    expect((await change(id, { slot_id: tomorrow })).status).toBe(200);
    // Without the lot it may come later.
    expect((await change(id, { slot_id: after, order_items: [item(shop.apples)] })).status).toBe(200);
  });

  test('gets no lot that is over by its slot, and no more of one', async () => {
    const id = await place(shop.apples, after);
    const both = [item(shop.apples), item(lot)];
    expect(refusalOf(await change(id, { order_items: both }))).toBe(onLine(1));
    expect((await change(id, { order_items: both, slot_id: tomorrow })).status).toBe(200);
    const more = [item(shop.apples), item(lot, 2)];
    expect(refusalOf(await change(id, { order_items: more, slot_id: after }))).toBe(onLine(1));
  });
});

test('an order that had no slot gets none that is too late; one that is over is added to no order', async () => {
  const id = await place(lot, null);
  expect(refusalOf(await byStaff(id, { slot_id: after }))).toBe('422 slot_id=checkout.slotAfterLot');
  expect((await byStaff(id, { slot_id: tomorrow })).status).toBe(200);
  const other = await place(shop.apples, after);
  await toEnd();
  const added = await byStaff(other, { order_items: [item(shop.apples), item(lot)] });
  expect(refusalOf(added)).toBe('422 order_items.1.product_id=checkout.notSoldHere');
});

test('what was agreed stands while its slot does', async () => {
  const id = await place(lot, today);
  await toEnd();
  expect((await byStaff(id, { delivery_note: 'Sonnez' })).status).toBe(200);
  expect((await byStaff(id, { order_items: [item(lot), item(shop.bread)] })).status).toBe(200);
});

test('slots that are emptied keep the orders whose lots would be over', async () => {
  const [kept, moved] = [await placeOrder(t, order(lot, today)), await placeOrder(t, order(shop.apples, today))];
  const move = { slot_id: today, action: 'move', to_slot_id: after, reason: 'Panne' };
  const { body } = await t.call('POST', `/stores/${shop.storeId}/slot-orders`, move, staff);
  expect(body.data).toEqual({
    done: [moved.orderNumber],
    kept: [{ orderNumber: kept.orderNumber, reason: 'shortDate' }],
  });
});
