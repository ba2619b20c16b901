import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { slots } from '#server/db/tables/slots.ts';
import { moveCredit } from '#server/services/credit/move-credit.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProducts } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { type Statement, statementsOf } from '#server/testing/statements.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestProvider } from '#server/testing/test-provider.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('what an order costs PostgreSQL', () => {
  let t: TestApp;
  let shop: OrderShop;
  let goods: number[];

  beforeAll(async () => {
    t = await startTestApp({ providers: new Map([['stripe', createTestProvider('stripe')]]) });
    await turnOn(t, 'paymentMethods.card');
    shop = await makeOrderShop(t);
    const many = Array.from({ length: 30 }, (_, i) => ({
      name: `P${i}`,
      stores: [shop.storeId],
      quantityMilli: 90_000,
    }));
    goods = await makeProducts(t.db, many);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    expect(await brokenInvariants(t.db)).toEqual({});
    await t.close();
  });

  const items = (count: number) => goods.slice(0, count).map((product_id) => ({ product_id, quantity: 2 }));
  const buyer = async () => bearer((await makeSignedIn(t, { name: 'Camille', phone: '0123456789' })).token);
  const pickup = (count: number) => ({ store_id: shop.storeId, type: 'pickup', order_items: items(count) });
  const draftOf = async (headers: Record<string, string>, count: number) =>
    (await t.call('POST', '/order/create', pickup(count), headers)).body.data.id as number;

  async function placing(count: number, method = 'cash'): Promise<Statement[]> {
    const headers = await buyer();
    const id = await draftOf(headers, count);
    const order = { ...pickup(count), status: 'submitted', payment_method: method };
    const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
    return statementsOf(async () => expect((await t.call('PUT', `/order/${id}`, order, keyed)).status).toBe(200));
  }

  test('it is placed by as many statements whatever its lines are, each prepared', async () => {
    await placing(3);
    const one = await placing(1);
    const many = await placing(30);
    const name = ({ name, text }: Statement) => name ?? text;
    expect(many.map(name)).toEqual(one.map(name));
    expect(many.map(name)).toEqual([
      'find_caller',
      'find-own-order',
      'begin',
      'claim-key',
      'start-own-order',
      'lock-sold-goods',
      'write-over-draft',
      'keep-answer',
      'commit',
    ]);
  });

  test('paid by card, three statements more, each prepared: its payment, and what its page is asked for with and comes to', async () => {
    const name = ({ name, text }: Statement) => name ?? text;
    const [cash, card] = [await placing(3), await placing(3, 'card')].map((sent) => sent.map(name)) as [
      string[],
      string[],
    ];
    const placed = cash.toSpliced(cash.indexOf('keep-answer'), 0, 'write-first-payment');
    expect(card).toEqual([...placed, 'read-first-call', 'note-opened-page']);
  });

  async function makeSlot(): Promise<number> {
    const startsAt = new Date(Date.now() + 5 * 3_600_000);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), cutOffAt: startsAt };
    const capacity = { mostOrders: 9, mostPickingSeconds: 36_000, feeCents: 0 };
    const made = await t.db
      .insert(slots)
      .values({ storeId: shop.storeId, type: 'pickup', ...times, ...capacity })
      .returning();
    return made[0]?.id ?? 0;
  }

  test('a held time slot adds three statements whatever the lines are, store credit two, each prepared', async () => {
    const id = await makeSlot();
    for (const count of [1, 30]) {
      const { customer, token } = await makeSignedIn(t, { name: 'Camille', phone: '0123456789' });
      const headers = bearer(token);
      await moveCredit({ tx: t.db, now: new Date() }, { customerId: customer.id, cents: 100, reason: 'Geste' });
      const draft = await draftOf(headers, count);
      const { holdToken } = (await t.call('POST', `/slot/${id}/hold`, {}, headers)).body.data;
      const slot = { slot_id: id, hold_token: holdToken };
      const order = { ...pickup(count), ...slot, status: 'submitted', use_store_credit: true };
      const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
      const sent = await statementsOf(async () =>
        expect((await t.call('PUT', `/order/${draft}`, order, keyed)).status).toBe(200),
      );
      const names = sent.map(({ name, text }) => name ?? text);
      expect(names.slice(names.indexOf('begin'))).toEqual([
        'begin',
        'claim-key',
        'start-own-order',
        'lock-sold-goods',
        'lock-credit',
        'lock-slot',
        'write-over-draft',
        'move-credit',
        'claim-hold',
        'take-held-place',
        'keep-answer',
        'commit',
      ]);
    }
  });

  test('entering the checkout makes the draft by three statements in one transaction', async () => {
    const headers = await buyer();
    await draftOf(await buyer(), 1);
    const sent = await statementsOf(() => draftOf(headers, 30));
    const expected = ['find_caller', 'begin', 'start-order', 'read-sold-goods', 'write-new-order', 'commit'];
    expect(sent.map(({ name, text }) => name ?? text)).toEqual(expected);
  });

  test('what was saved while it waited for the draft is what is placed', async () => {
    const headers = await buyer();
    const id = await draftOf(headers, 2);
    const other = await t.connection.db.transaction(async (tx) => {
      await tx.execute(
        `update orders set version = version + 1, total_cents = 750, goods_cents = 750 where id = ${id}`,
      );
      await tx.execute(`update order_lines set quantity_milli = 3000, line_cents = 750 where order_id = ${id}`);
      const placed = t.call('PUT', `/order/${id}`, { status: 'submitted' }, headers);
      const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => rowsOf(await t.db.execute(waits)).length).toBeGreaterThan(0);
      return { placed };
    });
    const { status, body } = await other.placed;
    expect(status).toBe(200);
    expect(body.data.orderItems.map((line: { quantity: number }) => line.quantity)).toEqual([3, 3]);
  });

  test('each line of an order that is read finds its product by its key, whatever the planner thinks', async () => {
    const headers = await buyer();
    const id = await draftOf(headers, 3);
    const sent = await statementsOf(() => t.call('GET', `/order/${id}`, undefined, headers));
    const read = sent.find(({ text }) => text.includes('order_lines l'));
    const plan = await t.connection.db.transaction(async (tx) => {
      const session = tx._.session;
      for (const way of ['nestloop', 'indexscan', 'bitmapscan']) await tx.execute(`set local enable_${way} = off`);
      const explained = { sql: `explain (format json) ${read?.text}`, params: read?.values ?? [] };
      return JSON.stringify(await session.prepareQuery(explained, undefined, undefined, false).execute());
    });
    expect(plan).toContain('order_lines');
    // What else is joined to the product, its texts for instance, may be joined in any way.
    expect(plan).not.toMatch(/"(Merge|Hash) Cond":"[^"]*l\.product_id/);
    expect(plan).toMatch(/"Relation Name":"products"[^}]*"(Index Cond|Filter)":"\(id = l\.product_id\)"/);
  });
});
