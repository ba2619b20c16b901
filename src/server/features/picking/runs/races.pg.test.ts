import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('pickers at once on PostgreSQL', () => {
  let t: TestApp;
  let storeId: number;
  let goods: number[];
  let pickers: Record<string, string>[];
  beforeAll(async () => {
    t = await startTestApp();
    ({ storeId } = await makeOrderShop(t));
    goods = [];
    for (const name of ['Riz', 'Thé', 'Sel'])
      goods.push(await makeProduct(t.db, { stores: [storeId], name, quantityMilli: 900_000 }));
    pickers = [];
    for (let i = 0; i < 4; i++) pickers.push(bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token));
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const by = (i: number) => pickers[i % pickers.length] ?? {};
  const place = async () => {
    const order_items = goods.map((product_id) => ({ product_id, quantity: 2 }));
    return (await placeOrder(t, { ...guestOrder(storeId, goods[0] ?? 0, 1), order_items })).id;
  };
  const at = () => t.deps.clock().toISOString();

  test('of 10 who take the same orders, one does', async () => {
    const order_ids = [await place(), await place(), await place()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        t.call(
          'POST',
          '/pick-runs',
          { store_id: storeId, order_ids: i % 2 ? order_ids : order_ids.toReversed() },
          by(i),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('an event that ten devices send at once counts once', async () => {
    const run = await startRun(t, by(0), { storeId, orderIds: [await place()] });
    const events = run.lines.map((line) => pickEvent(line, 'short', { at: at(), quantity: 1 }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendEvents(t, by(0), { id: run.id, events })));
    const results = answers.flatMap(({ body }) => body.data.results.map(({ result }: { result: string }) => result));
    expect(results.filter((result) => result === 'ok')).toHaveLength(3);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(27);
  });

  test('two runs of the same goods are picked, cancelled into and finished at once', async () => {
    const runs: PickRun[] = [];
    for (let i = 0; i < 4; i++)
      runs.push(await startRun(t, by(i), { storeId, orderIds: [await place(), await place()] }));
    const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
    const work = runs.flatMap((run, i) => {
      const lines = i % 2 ? run.lines : run.lines.toReversed();
      const events = lines.map((line, n) =>
        n % 3
          ? pickEvent(line, 'picked', { at: at() })
          : pickEvent(line, 'short', { at: at(), shelf_empty: n % 2 === 0 }),
      );
      return [
        sendEvents(t, by(i), { id: run.id, events }),
        t.call('PUT', `/orders/${run.orders[0]?.id}/status`, { status: 'cancelled' }, manager),
      ];
    });
    for (const { status } of await Promise.all(work)) expect(status).toBe(200);
    const ends = await Promise.all(
      runs.flatMap(({ id }, i) => [0, 1].map(() => t.call('POST', `/pick-runs/${id}/finish`, {}, by(i)))),
    );
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 200));
  });
});
