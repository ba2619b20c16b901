import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { eq } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { makeDeps } from '#server/make-deps.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop, stockOf } from '#server/testing/order-shop.ts';
import { makeCluster, noCluster } from '#server/testing/own-cluster.ts';
import { type Answer, openBuyers } from '#server/testing/own-connections.ts';
import { suiteLog } from '#server/testing/suite-log.ts';

// Once is enough, and it needs nothing of the server that other tests use.
const why = process.env.TEST_DATABASE_URL ? 'runs in the other half of the long tests' : noCluster;

test.skipIf(why !== null)(
  `PostgreSQL killed ten times while 200 buy: every acknowledged order is there, once${why ? ` (skipped: ${why})` : ''}`,
  async () => {
    const cluster = await makeCluster();
    expect(cluster.settings()).toEqual({ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' });
    const connection = await connectPostgres(cluster.url);
    const deps = await makeDeps(readConfig({ PORT: '0', TRUST_PROXY: '1' }), connection, () => new Date());
    const t = { app: await buildApp(deps, suiteLog([])), deps, db: deps.db };
    const buyers = await openBuyers(t, 200);
    let cutShort = 0;
    try {
      const shop = await makeOrderShop(t);
      for (let round = 1; round <= 10; round++) {
        // Enough for half of them, so that the cut comes among orders that are placed and orders that are refused.
        const product = await makeProduct(t.db, { stores: [shop.storeId], quantityMilli: 100_000 });
        const requests = Array.from({ length: 200 }, (_, i) => ({
          path: '/order/create',
          body: { ...guestOrder(shop.storeId, product, 1), delivery_note: `${round} ${i}` },
          // Each from a network of their own: one network may order a thousand times an hour.
          headers: { 'idempotency-key': `${round} ${i}`, 'x-forwarded-for': `10.0.${round}.${i}` },
        }));
        const first = buyers.sendAll(requests);
        await sleep(150 + Math.random() * 700);
        cluster.kill(round % 2 ? 'immediate' : 'SIGKILL');
        const answers = await first;
        cluster.start();
        await expect.poll(async () => (await t.app.inject('/readyz')).statusCode, { timeout: 30_000 }).toBe(200);
        // Placed, refused, asked to retry, or without an answer: nothing else.
        expect(answers.filter(({ status }) => ![0, 200, 409, 503].includes(status))).toEqual([]);
        const acknowledged = numbersOf(answers);
        await expectKept(t, product, acknowledged);
        cutShort += answers.filter(isOpen).length;
        // Whoever has no answer asks again with the same key, until it is one.
        let last = answers;
        for (let tries = 0; tries < 20 && last.some(isOpen); tries++) last = await buyers.sendAll(requests);
        expect(last.filter(isOpen).map(({ status }) => status)).toEqual([]);
        const numbers = numbersOf(last);
        expect([round, numbers.size, acknowledged.size <= 100]).toEqual([round, 100, true]);
        // Each has the order that was acknowledged before the cut.
        for (const [i, number] of acknowledged) expect(numbers.get(i)).toBe(number);
        await expectKept(t, product, numbers);
        expect(await stockOf(t, product)).toBe(0);
      }
      expect(await brokenInvariants(t.db)).toEqual({});
      expect(cutShort).toBeGreaterThan(0);
    } finally {
      buyers.close();
      deps.flags.close();
      await t.app.close();
      await connection.close();
      cluster.remove();
    }
  },
);

const isOpen = ({ status }: Answer) => status !== 200 && status !== 409;
const numbersOf = (answers: readonly Answer[]) =>
  new Map(
    answers.flatMap(({ status, body }, i) => (status === 200 ? [[i, body.data.orderNumber as string] as const] : [])),
  );

/** What was acknowledged is among the orders of the product, and no number is there twice. */
async function expectKept(
  t: { db: Parameters<typeof stockOf>[0]['db'] },
  product: number,
  numbers: ReadonlyMap<number, string>,
) {
  const rows = await t.db
    .select({ number: orders.orderNumber })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orderLines.productId, product));
  const stored = rows.map(({ number }) => number);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...numbers.values()].filter((number) => !stored.includes(number))).toEqual([]);
}
