import { beforeEach, describe, expect, test } from 'vitest';
import { slots } from '#server/db/tables/slots.ts';
import { transact } from '#server/db/transact.ts';
import { endLots } from '#server/services/catalogue/end-lots.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db, { name: 'Paris' });
const lyon = await makeStore(t.db, { name: 'Lyon' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
const lastDay = '2026-11-26';

let milk = 0;
beforeEach(async () => {
  t.deps.clock = () => now;
  await t.db.execute('update short_date_lots set ended_at = ends_at');
  milk = await makeProduct(
    t.db,
    {
      name: 'Yaourt nature',
      cents: 400,
      wholesaleCents: 300,
      quantityMilli: 20_000,
      category: 'LAITIER',
      featured: true,
    },
    new Date('2026-10-01T10:00:00Z'),
  );
});

const send = (body: object, by = staff, id = milk) => t.call('POST', `/products/${id}/short-date-lots`, body, by);
const valid = { store_id: paris, quantity: 6, discount: 50, best_before: lastDay };
const make = async (more: object = {}) => {
  const { status, body } = await send({ ...valid, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const scanned = async (id: number, storeId = paris) =>
  (await t.call('GET', `/products/scan?product_id=${id}&store_id=${storeId}`, undefined, staff)).body.data;
const shown = async (id: number, storeId = paris) =>
  (await t.call('GET', `/store/product/${id}?storeId=${storeId}`)).body.data;
const listed = async (query: string, storeId = paris) =>
  (await t.call('GET', `/store/${storeId}/product-collection?${query}`)).body.data.items.map(
    ({ name }: { name: string }) => name,
  );
const end = () =>
  transact({ db: t.db, committed: t.deps.changes.publish }, (write) => endLots({ ...write, now: t.deps.clock() }));
const submit = (order: object) => t.call('POST', '/order/create', order);
const lotName = 'Yaourt nature – à consommer avant le 26/11/2026';

describe('a lot of short date', () => {
  test('is an article of its own, with stock that is taken from the other', async () => {
    const lot = await make();
    expect(lot).toMatchObject({
      names: {
        fr: lotName,
        en: 'Yaourt nature – best before 26/11/2026',
        vi: 'Yaourt nature – dùng trước ngày 26/11/2026',
      },
      category: 'LAITIER',
      featured: false,
      visible: true,
      barcode: null,
    });
    expect(await scanned(lot.id)).toMatchObject({ onHand: 6, shownPrice: 2, lotOf: { id: milk, bestBefore: lastDay } });
    const of = await scanned(milk);
    expect(of).toMatchObject({ onHand: 14, shownPrice: 4 });
    expect(of.lots).toMatchObject([{ id: lot.id, bestBefore: lastDay, price: 2, onHand: 6, visible: true }]);
    const { stock } = (await t.call('GET', `/products/${milk}/history?storeId=${paris}`, undefined, staff)).body.data;
    expect(stock[0]).toMatchObject({ reason: 'shortDate', change: -6 });
  });

  test('is sold in its store alone, with its discount, and its reduction is announced from what the other has cost', async () => {
    const { id } = await make({ discount: 30 });
    expect(await shown(id)).toMatchObject({ name: lotName, price: 2.8, discountInPercent: 30 });
    expect((await scanned(id)).product.stores[0].reduction).toEqual({ percent: 30, priorPrice: 4 });
    expect(await listed('search=yaourt', lyon)).not.toContain(lotName);
    // The other’s own prices are as they were.
    const { prices } = (await t.call('GET', `/products/${milk}/history?storeId=${paris}`, undefined, staff)).body.data;
    expect(prices).toHaveLength(1);
  });

  test('stands behind the usual pack in a search, and in no strip of the home page', async () => {
    await make({ quantity: 1 });
    const found = await listed('search=yaourt+nature');
    expect(found.indexOf('Yaourt nature')).toBeLessThan(found.indexOf(lotName));
    for (const strip of ['new-arrivals', 'best-sellers']) {
      const { status, body } = await t.call('GET', `/store/${paris}/${strip}`);
      expect(status === 200 ? JSON.stringify(body) : '').not.toContain(lotName);
    }
  });

  test('is found among the goods of short date, whatever its price came to', async () => {
    const nice = await makeStore(t.db, { name: 'Nice' });
    const product = { name: 'Fromage frais', cents: 400, quantityMilli: 20_000, category: 'LAITIER' as const };
    const cheese = await makeProduct(t.db, { ...product, stores: [nice] }, new Date('2026-10-01T10:00:00Z'));
    for (const [best_before, price] of [
      ['2026-11-25', 2.8],
      ['2026-11-26', 2.01],
    ] as const)
      await send({ store_id: nice, quantity: 1, price, best_before }, staff, cheese);
    const [today, later] = ['25', '26'].map((day) => `Fromage frais – à consommer avant le ${day}/11/2026`);
    expect(await listed('shortDate=true', nice)).toEqual([today, later]);
    expect(await listed('shortDate=true&category=FRUIT', nice)).toEqual([]);
    expect(await listed('shortDate=true&hasReduction=true', nice)).toEqual([today]);
    expect(await listed('shortDate=false', nice)).toContain('Fromage frais');
    expect(await listed('shortDate=true', lyon)).toEqual([]);
  });

  test('needs attention three days before its date, until nothing of it is left', async () => {
    const lille = await makeStore(t.db, { name: 'Lille' });
    const at = { stores: [lille], quantityMilli: 20_000, category: 'LAITIER' as const };
    const cheese = await makeProduct(t.db, { ...at, name: 'Brie', cents: 400 }, new Date('2026-10-01T10:00:00Z'));
    const sell = async (best_before: string) =>
      (await send({ store_id: lille, quantity: 3, discount: 50, best_before }, staff, cheese)).body.data.id;
    const [soon, later] = [await sell('2026-11-27'), await sell('2026-11-28')];
    const by = async (storeIds: number[]) =>
      bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds })).token);
    const [here, there] = [await by([lille]), await by([lyon])];
    const read = async (who = here) => (await t.call('GET', '/attention', undefined, who)).body.data.datedGoods;
    const name = 'Brie – à consommer avant le 27/11/2026';
    const line = { productId: soon, name, storeId: lille, storeName: 'Lille', bestBefore: '2026-11-27', left: 3 };
    expect(await read()).toEqual({ count: 1, first: [line] });
    expect(await read(there)).toBeUndefined();
    const dated = async (days: number) =>
      (await t.call('GET', `/receipts/dated-goods?days=${days}`, undefined, here)).body.data.items;
    expect(await dated(4)).toMatchObject([
      { productId: soon, left: 3, receiptId: null },
      { productId: later, left: 3, receiptId: null },
    ]);
    const rows = [{ product_id: soon, on_hand: 0, reason: 'expired' }];
    await t.call('POST', '/stock-counts', { store_id: lille, rows }, staff);
    expect(await read()).toBeUndefined();
  });

  test('is taken once by a key', async () => {
    const key = { ...staff, 'idempotency-key': 'lot-of-yoghurt-1' };
    const first = await send(valid, key);
    expect((await send(valid, key)).body.data.id).toBe(first.body.data.id);
    expect((await scanned(milk)).onHand).toBe(14);
  });

  test('leaves sale at the end of its last day by the store’s clock; what is left is written off', async () => {
    const { id } = await make();
    t.deps.clock = () => new Date('2026-11-26T22:59:00Z');
    expect(await end()).toBe(0);
    t.deps.clock = () => new Date('2026-11-26T23:00:00Z');
    // No order gets it even before it is taken out.
    const refused = await submit(guestOrder(paris, id, 1));
    expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['order_items.0.product_id']]);
    expect(await end()).toBe(1);
    expect(await end()).toBe(0);
    expect((await t.call('GET', `/store/product/${id}?storeId=${paris}`)).status).toBe(404);
    expect((await scanned(id)).product.visible).toBe(false);
    expect((await scanned(milk)).lots).toMatchObject([{ id, onHand: 6, visible: false }]);
    const rows = [{ product_id: id, on_hand: 0, reason: 'expired' }];
    const counted = await t.call('POST', '/stock-counts', { store_id: paris, rows }, staff);
    expect(counted.body.data.results).toMatchObject([{ result: 'changed', change: -6 }]);
    expect((await scanned(milk)).lots).toEqual([]);
  });

  test('is in no order that is brought after its date', async () => {
    const { id } = await make();
    const slotAt = async (startsAt: Date) => {
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      const room = { mostOrders: 9, mostPickingSeconds: 3600, feeCents: 0 };
      const row = { storeId: paris, type: 'pickup', startsAt, endsAt, cutOffAt: startsAt, ...room } as const;
      const [slot] = await t.db.insert(slots).values(row).returning({ id: slots.id });
      return slot?.id ?? 0;
    };
    const order = async (startsAt: string) =>
      submit({ ...guestOrder(paris, id, 1), slot_id: await slotAt(new Date(startsAt)) });
    const late = await order('2026-11-27T09:00:00Z');
    expect(late.status).toBe(422);
    expect(late.body.data.errors).toMatchObject({ 'order_items.0.product_id': [{ message: 'checkout.lotTooLate' }] });
    expect((await order('2026-11-26T17:00:00Z')).status).toBe(200);
  });
});

test.each<[string, object, string]>([
  ['more than is to be had', { quantity: 21 }, 'quantity=validation.notEnoughStock'],
  ['half a piece', { quantity: 1.5 }, 'quantity=validation.number'],
  ['a day that is over', { best_before: '2026-11-23' }, 'best_before=validation.date'],
  ['a price that is not lower', { discount: undefined, price: 4 }, 'price=lots.notLower'],
  ['price and discount', { price: 3 }, 'price=validation.required'],
  ['neither', { discount: undefined }, 'price=validation.required'],
])('%s is refused', async (_, more, expected) => {
  const { status, body } = await send({ ...valid, ...more });
  const [[field, [fault]]] = Object.entries(body.data.errors) as [[string, [{ message: string }]]];
  expect([status, `${field}=${fault.message}`]).toEqual([422, expected]);
  expect((await scanned(milk)).onHand).toBe(20);
});

test('what orders have reserved is not taken, a lot has no lots, and what is not sold there none', async () => {
  await placeOrder(t, guestOrder(paris, milk, 15));
  expect((await send({ ...valid, quantity: 6 })).status).toBe(422);
  const lot = await make({ quantity: 5 });
  expect((await send({ ...valid, quantity: 1 }, staff, lot.id)).status).toBe(422);
  expect((await send({ ...valid, store_id: lyon }, staff, lot.id)).status).toBe(422);
  expect((await send(valid, staff, 999_999)).status).toBe(404);
  expect((await send({ ...valid, store_id: 999_999 })).status).toBe(404);
});

test('a lot is made by who manages the products of its store', async () => {
  const here = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [paris] })).token);
  const there = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [lyon] })).token);
  const orders = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const statuses = [await send(valid, orders), await send(valid, there), await send(valid, here)].map((a) => a.status);
  expect(statuses).toEqual([403, 403, 200]);
});
