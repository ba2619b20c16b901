import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Round } from '#contract/orders/rounds.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { makeRound, placePacked, sendStopEvents, stopEvent } from '#server/testing/rounds.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('drivers at once on PostgreSQL', () => {
  let t: TestApp;
  let storeId: number;
  let bread: number;
  let manager: Record<string, string>;
  let driver: Record<string, string>;
  let driverId: number;
  beforeAll(async () => {
    t = await startTestApp();
    ({ storeId, bread } = await makeOrderShop(t));
    manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
    const staff = await makeStaff(t, ['CAN_DELIVER_ORDERS']);
    [driver, driverId] = [bearer(staff.token), staff.customer.id];
  });
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const place = async () => (await placePacked(t, manager, { storeId, productId: bread })).id;
  const at = () => t.deps.clock().toISOString();
  const started = async (...orderIds: number[]): Promise<Round> => {
    const round = await makeRound(t, manager, { storeId, orderIds, driverId });
    await t.call('POST', `/rounds/${round.id}/start`, {}, driver);
    return round;
  };

  test('of 10 rounds of the same orders, one is made', async () => {
    const ids = [await place(), await place(), await place()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => {
        const sent = { store_id: storeId, order_ids: i % 2 ? ids : ids.toReversed(), driver_id: driverId };
        return t.call('POST', '/rounds', sent, manager);
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('an event that ten devices send at once counts once, and its order has one invoice', async () => {
    const id = await place();
    const round = await started(id);
    const events = [stopEvent(id, 'delivered', { at: at() })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendStopEvents(t, driver, { id: round.id, events })),
    );
    const results = answers.map(({ body }) => body.data.results[0].result).sort();
    expect(results).toEqual(['ok', ...Array(9).fill('repeated')]);
    const order = (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
    expect(order.invoices).toHaveLength(1);
  });

  test('rounds are told of, cancelled into and finished at once', async () => {
    const rounds: { round: Round; ids: number[] }[] = [];
    for (let i = 0; i < 4; i++) {
      const ids = [await place(), await place(), await place()];
      rounds.push({ round: await started(...ids), ids });
    }
    const work = rounds.flatMap(({ round: { id }, ids: [one = 0, two = 0, three = 0] }) => [
      sendStopEvents(t, driver, {
        id,
        events: [stopEvent(one, 'delivered', { at: at() }), stopEvent(two, 'absent', { at: at() })],
      }),
      t.call('PUT', `/orders/${three}/status`, { status: 'cancelled' }, manager),
      t.call('POST', `/rounds/${id}/finish`, { given: 0 }, driver),
      t.call('POST', `/rounds/${id}/finish`, { given: 0 }, manager),
    ]);
    for (const { status } of await Promise.all(work)) expect([200, 422]).toContain(status);
    const ends = await Promise.all(
      rounds.map(({ round: { id } }) => t.call('POST', `/rounds/${id}/finish`, {}, driver)),
    );
    expect(ends.map(({ status, body }) => [status, body.data.decided])).toEqual(ends.map(() => [200, 2]));
  });

  test('one order, cancelled and handed over at once, is one of both', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await place();
      const round = await started(id);
      const [cancelled, sent] = await Promise.all([
        t.call('PUT', `/orders/${id}/status`, { status: 'cancelled' }, manager),
        sendStopEvents(t, driver, { id: round.id, events: [stopEvent(id, 'delivered', { at: at() })] }),
      ]);
      const { status } = (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
      const isCancelled = cancelled.status === 200;
      expect([status, sent.body.data.results[0].result]).toEqual(
        isCancelled ? ['cancelled', 'unknownStop'] : ['delivered', 'ok'],
      );
    }
  });
});
