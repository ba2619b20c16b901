import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { recentSales } from '#server/db/tables/recent-sales.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { shippingRules, stores } from '#server/db/tables/stores.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { systemAttention } from './system-attention.ts';

// A Tuesday, just after midnight in Paris.
const now = new Date('2026-11-23T23:30:00Z');
const t = await startSharedApp({ now });

type NewOrder = Partial<typeof orders.$inferInsert> & { storeId: number };
let made = 0;
async function place(submittedAt: string, order: NewOrder): Promise<number> {
  made += 1;
  const { goodsCents = 1000, feeCents = 0 } = order;
  const [row] = await t.db
    .insert(orders)
    .values({
      status: 'submitted',
      orderNumber: `N-${made}`,
      customerEmail: 'a@b.example',
      customerName: `Client ${made}`,
      submittedAt: new Date(submittedAt),
      goodsCents,
      feeCents,
      totalCents: goodsCents + feeCents,
      ...order,
    })
    .returning({ id: orders.id });
  return row?.id ?? 0;
}
const ask = async (path: string, ...held: Role[]) =>
  (await t.call('GET', path, undefined, bearer((await makeStaff(t, held)).token))).body.data;

describe('what was sold', () => {
  let first: number;
  let second: number;
  const sales = (query = '') => ask(`/reports/sales${query}`, 'CAN_MANAGE_ORDERS');
  beforeAll(async () => {
    first = await makeStore(t.db, { name: 'Premier' });
    second = await makeStore(t.db, { name: 'Second', displayable: false });
    const at = { storeId: first };
    // Today in Paris, though yesterday elsewhere.
    await place('2026-11-23T23:00:00Z', { ...at, goodsCents: 1000, feeCents: 490 });
    await place('2026-11-23T23:10:00Z', {
      storeId: second,
      goodsCents: 2001,
      status: 'completed',
      fulfilment: 'delivered',
    });
    // This week: Monday. This month: the first, at midnight.
    await place('2026-11-22T23:00:00Z', { ...at, goodsCents: 500 });
    await place('2026-10-31T23:00:00Z', { ...at, goodsCents: 700 });
    // In the series alone, at its first moment, and before it.
    await place('2026-10-25T23:00:00Z', { ...at, goodsCents: 900 });
    await place('2026-10-25T22:59:59Z', { ...at, goodsCents: 9900 });
    for (const status of ['cancelled', 'rejected'] as const)
      await place('2026-11-23T23:05:00Z', { ...at, status, fulfilment: 'cancelled' });
    await t.db.insert(orders).values({ ...at, customerEmail: 'a@b.example', goodsCents: 50, totalCents: 50 });
  });

  test('is told by the days of the shop, drafts and what was given up left out', async () => {
    expect(await sales()).toMatchObject({
      timeZone: 'Europe/Paris',
      today: { turnover: 34.91, orders: 2, averageBasket: 17.46 },
      week: { turnover: 39.91, orders: 3, averageBasket: 13.3 },
      month: { turnover: 46.91, orders: 4, averageBasket: 11.73 },
      stores: [
        {
          storeId: first,
          storeName: 'Premier',
          today: { turnover: 14.9, orders: 1 },
          month: { turnover: 26.9, orders: 3 },
        },
        { storeId: second, storeName: 'Second', today: { turnover: 20.01, orders: 1 }, week: { orders: 1 } },
      ],
    });
  });

  test('is told for each of the last thirty days', async () => {
    const { daily } = await sales();
    expect(daily).toHaveLength(30);
    const sold = daily.filter(({ orders }: { orders: number }) => orders > 0);
    expect(sold).toEqual([
      { date: '2026-10-26', turnover: 9, orders: 1, averageBasket: 9 },
      { date: '2026-11-01', turnover: 7, orders: 1, averageBasket: 7 },
      { date: '2026-11-23', turnover: 5, orders: 1, averageBasket: 5 },
      { date: '2026-11-24', turnover: 34.91, orders: 2, averageBasket: 17.46 },
    ]);
  });

  test('is told of one store; nothing sold has no average', async () => {
    const third = await makeStore(t.db);
    const none = { turnover: 0, orders: 0, averageBasket: null };
    expect(await sales(`?storeId=${third}`)).toMatchObject({ today: none, week: none, month: none });
    const own = await sales(`?storeId=${second}`);
    expect([own.month.turnover, own.stores.length, own.daily.at(-1).turnover]).toEqual([20.01, 1, 20.01]);
    const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
    for (const [query, status] of [
      ['storeId=999999', 404],
      ['storeId=x', 422],
    ])
      expect((await t.call('GET', `/reports/sales?${query}`, undefined, bearer(token))).status).toBe(status);
  });
});

describe('what needs attention', () => {
  const parts: Record<string, string[]> = {
    CAN_MANAGE_ORDERS: ['lateOrders', 'newestOrders'],
    CAN_MANAGE_PRODUCTS: ['lowStock', 'pendingReviews'],
    CAN_MANAGE_CUSTOMERS: ['unansweredMessages', 'wholesaleRequests'],
    CAN_EDIT_FEATURES_CONFIGURATION: [],
  };
  beforeAll(() => {
    const { isOn } = t.deps.flags;
    t.deps.flags.isOn = (flag) => flag === 'products.reviews' || isOn(flag);
  });

  test.each(Object.entries(parts))('with %s alone is %j', async (role, expected) => {
    expect(Object.keys(await ask('/attention', role as Role)).sort()).toEqual(expected);
  });

  test('is for staff', async () => {
    expect((await t.call('GET', '/attention')).status).toBe(401);
    const { token } = await makeSignedIn(t);
    expect((await t.call('GET', '/attention', undefined, bearer(token))).status).toBe(403);
    expect(Object.keys(await ask('/attention', ...(Object.keys(parts) as Role[])))).toHaveLength(6);
  });

  test('orders: the five newest, and those that nobody has begun for a day', async () => {
    await t.db.delete(orders);
    const storeId = await makeStore(t.db, { name: 'Tard' });
    const late = await place('2026-11-22T23:29:59Z', { storeId });
    await place('2026-11-22T23:30:01Z', { storeId });
    await place('2026-11-20T10:00:00Z', { storeId, fulfilment: 'processing' });
    await place('2026-11-20T10:00:00Z', { storeId, status: 'cancelled', fulfilment: 'cancelled' });
    for (let i = 0; i < 5; i++) await place(`2026-11-23T10:0${i}:00Z`, { storeId, type: 'pickup' });
    const { newestOrders, lateOrders } = await ask('/attention', 'CAN_MANAGE_ORDERS');
    expect(newestOrders.map(({ date }: { date: string }) => date.slice(11, 16))).toEqual([
      '10:04',
      '10:03',
      '10:02',
      '10:01',
      '10:00',
    ]);
    const expected = { count: 1, first: [{ id: late, storeName: 'Tard', total: 10, type: 'delivery' }] };
    expect(lateOrders).toMatchObject(expected);
  });

  test('low stock: what is counted, sells and runs short, the worst first', async () => {
    const storeId = await makeStore(t.db, { name: 'Réserve' });
    const hidden = await makeStore(t.db, { displayable: false });
    const sell = (storeId: number, productId: number, soldMilli: number) =>
      t.db.insert(recentSales).values({ storeId, productId, soldMilli });
    const make = async (name: string, quantityMilli: number, more = {}) => {
      const at = { stores: [storeId], ...more };
      const id = await makeProduct(t.db, { name, quantityMilli, ...at }, now);
      for (const store of at.stores) await sell(store, id, 2800);
      return id;
    };
    const few = await make('Peu', 4999);
    const gone = await make('Rien', 0);
    await make('Assez', 5000);
    await make('Non compté', 0, { inventory: false });
    await make('Caché', 0, { visible: false });
    await make('Ailleurs', 0, { stores: [hidden] });
    await makeProduct(t.db, { name: 'Invendu', stores: [storeId], quantityMilli: 0 }, now);
    const twice = await makeStore(t.db, { name: 'Seconde' });
    const both = await make('Partout', 4000, { stores: [storeId, twice] });
    // More than the floor, and gone the day after tomorrow.
    const fast = await makeProduct(t.db, { name: 'Vite', stores: [storeId], quantityMilli: 29_000 }, now);
    await sell(storeId, fast, 280_000);
    const { lowStock } = await ask('/attention', 'CAN_MANAGE_PRODUCTS');
    const line = { storeId, storeName: 'Réserve' };
    expect(lowStock).toEqual({
      count: 4,
      below: 5,
      first: [
        { productId: gone, name: 'Rien', available: 0, cause: 'gone', daysLeft: 0, ...line },
        { productId: fast, name: 'Vite', available: 29, cause: 'fast', daysLeft: 2, ...line },
        { productId: both, name: 'Partout', available: 4, cause: 'few', daysLeft: 40, ...line },
        {
          productId: both,
          name: 'Partout',
          available: 4,
          cause: 'few',
          daysLeft: 40,
          storeId: twice,
          storeName: 'Seconde',
        },
        { productId: few, name: 'Peu', available: 4.999, cause: 'few', daysLeft: 49, ...line },
      ],
    });
    // The list that staff open from there.
    const listed = async (query: string) => {
      const { items, total } = await ask(`/products?${query}`, 'CAN_MANAGE_PRODUCTS');
      expect(total).toBe(items.length);
      return items.map(({ id }: { id: number }) => id).sort();
    };
    expect(await listed('stock=low')).toEqual([few, gone, both, fast].sort());
    expect(await listed('stock=out')).toHaveLength(2);
    expect(await listed('stock=low&search=part')).toEqual([both]);
    const { token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
    expect((await t.call('GET', '/products?stock=much', undefined, bearer(token))).status).toBe(422);
  });

  test('of what runs short fifty are named, and all are counted', async () => {
    await t.db.delete(recentSales);
    const storeId = await makeStore(t.db);
    for (let i = 0; i < 53; i++) {
      const productId = await makeProduct(t.db, { name: `N ${i}`, stores: [storeId], quantityMilli: 0 }, now);
      await t.db.insert(recentSales).values({ storeId, productId, soldMilli: 1000 });
    }
    const { lowStock } = await ask('/attention', 'CAN_MANAGE_PRODUCTS');
    expect([lowStock.count, lowStock.first.length]).toEqual([53, 50]);
  });

  test('stores that would be refused today, and rules that never decide', async () => {
    const read = () => ask('/attention', 'CAN_EDIT_FEATURES_CONFIGURATION');
    expect(await read()).toEqual({});
    const rule = (postalCode: string, feeRetailCents: number) => {
      return { postalCode, orderAmountCents: 5000, feeRetailCents, feeWholesaleCents: 0 };
    };
    // Free behind a fee says from where on delivery is free: no repetition.
    const rules = [rule('75013', 190), rule('75013', 0), rule('M5V 2T6', 490), rule('M5V 2T6', 690), rule('*****', 9)];
    const twice = await makeStore(t.db, { name: 'Deux fois', rules });
    const abroad = await makeStore(t.db, { name: 'Ixelles', country: 'BE', postalCode: '1050' });
    const odd = await makeStore(t.db, { name: 'Ailleurs', country: 'CA', postalCode: '75013' });
    const { storeFaults } = await read();
    expect(storeFaults).toEqual({
      count: 3,
      first: [
        { storeId: twice, storeName: 'Deux fois', fault: 'ruleTwice', text: 'M5V 2T6' },
        { storeId: abroad, storeName: 'Ixelles', fault: 'country', text: 'BE' },
        { storeId: odd, storeName: 'Ailleurs', fault: 'postalCode', text: '75013' },
      ],
    });
    await t.db.update(stores).set({ country: 'FR', postalCode: '75013' });
    await t.db.delete(shippingRules);
  });

  test('reviews that nobody has read, while there are reviews', async () => {
    const storeId = await makeStore(t.db);
    const productId = await makeProduct(t.db, { name: 'Miel', stores: [storeId] }, now);
    const { id: customerId } = await makeCustomer(t.db);
    const orderLineId = await makePurchase(t.db, { storeId, customerId, productId, at: now });
    const [review] = await t.db
      .insert(reviews)
      .values({ productId, customerId, orderLineId, rating: 4, language: 'fr', createdAt: now })
      .returning({ id: reviews.id });
    const { pendingReviews } = await ask('/attention', 'CAN_MANAGE_PRODUCTS');
    const first = { id: review?.id, productId, productName: 'Miel', rating: 4, createdAt: now.toISOString() };
    expect(pendingReviews).toEqual({ count: 1, first: [first] });
  });

  test('customers: who asked for wholesale prices, and who waits for an answer', async () => {
    const asked = { wholesaleRequestedAt: now };
    const customer = await makeCustomer(t.db, { name: 'Épicerie', ...asked });
    await makeCustomer(t.db, { ...asked, customerType: 'wholesale' });
    const written = { type: 'contact_form', fromEmail: 'a@b.example', language: 'fr', createdAt: now } as const;
    for (let i = 0; i < 6; i++)
      await t.db.insert(contactMessages).values({ ...written, fromName: `N ${i}`, subject: 'Oui' });
    await t.db.insert(contactMessages).values({ ...written, fromName: 'Fait', handledAt: now });
    const { wholesaleRequests, unansweredMessages } = await ask('/attention', 'CAN_MANAGE_CUSTOMERS');
    const { id, name, email } = customer;
    expect(wholesaleRequests).toEqual({ count: 1, first: [{ id, name, email, requestedAt: now.toISOString() }] });
    expect([unansweredMessages.count, unansweredMessages.first.length]).toEqual([6, 5]);
    expect(unansweredMessages.first[0]).toMatchObject({ fromName: 'N 0', subject: 'Oui', type: 'contact_form' });
  });
});

test('a disk that is nearly full needs attention, one with room does not', async () => {
  const withRoom = (megabytes: number) => systemAttention(t.deps, async () => megabytes * 2 ** 20 + 1);
  expect((await withRoom(499)).lowDisk).toEqual({ freeMegabytes: 499 });
  expect((await withRoom(500)).lowDisk).toBeUndefined();
});
