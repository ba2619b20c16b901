import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop, type OrderShop, stockOf } from '#server/testing/order-shop.ts';
import { type Answer, type Buyers, openBuyers, p99 } from '#server/testing/own-connections.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// Over the network, each buyer with a connection that is open before anybody sends; what they do in other ways at once:
// races.pg.test.ts.
describe.skipIf(!process.env.TEST_DATABASE_URL)('200 buyers on PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let buyers: Buyers;
  beforeAll(async () => {
    t = await startTestApp();
    shop = await makeOrderShop(t);
    buyers = await openBuyers(t, 200);
  });
  afterAll(async () => {
    buyers.close();
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const make = (pieces: number) => makeProduct(t.db, { stores: [shop.storeId], quantityMilli: pieces * 1000 });
  const numbersOf = (answers: readonly Answer[]) =>
    answers.filter(({ status }) => status === 200).map(({ body }) => body.data.orderNumber as string);
  const refusals = (answers: readonly Answer[]) => [
    ...new Set(answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.code}`)),
  ];

  test('of a stock of 10, all at once, 20 times: 10 orders, 190 clean refusals, nothing left', async ({ annotate }) => {
    const all: Answer[] = [];
    for (let round = 1; round <= 20; round++) {
      const product = await make(10);
      const path = '/order/create';
      const requests = Array.from({ length: 200 }, () => ({ path, body: guestOrder(shop.storeId, product, 1) }));
      const answers = await buyers.sendAll(requests);
      expect([round, new Set(numbersOf(answers)).size, refusals(answers)]).toEqual([round, 10, ['409 outOfStock']]);
      expect(numbersOf(answers)).toHaveLength(10);
      expect(await stockOf(t, product)).toBe(0);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.data.errors).toEqual({
        'order_items.0.quantity': [{ message: 'validation.notEnoughStock', parameters: { available: 0 } }],
      });
      all.push(...answers);
    }
    // How long it takes is reported, and fails nothing: it depends on the machine.
    await annotate(`p99 of ${all.length} answers, 200 at once: ${p99(all)} ms`);
  }, 180_000);

  test('of three products in opposite orders: no deadlock, none lost, sold is what is gone', async () => {
    const goods = [await make(150), await make(120), await make(180)];
    const requests = Array.from({ length: 200 }, (_, i) => {
      const ids = i % 2 ? goods : goods.toReversed();
      const order_items = ids.map((product_id) => ({ product_id, quantity: 1 }));
      return { path: '/order/create', body: { ...guestOrder(shop.storeId, 0, 1), order_items } };
    });
    const answers = await buyers.sendAll(requests);
    expect([numbersOf(answers).length, refusals(answers)]).toEqual([120, ['409 outOfStock']]);
    expect(await Promise.all(goods.map((id) => stockOf(t, id)))).toEqual([30_000, 0, 60_000]);
  });
});
