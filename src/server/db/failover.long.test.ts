import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop, stockOf } from '#server/testing/order-shop.ts';
import { makeCluster, makeReplica, noCluster } from '#server/testing/own-cluster.ts';
import { openBuyers } from '#server/testing/own-connections.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { connectPostgres } from './postgres.ts';
import { orderLines, orders } from './tables/orders.ts';

// Once is enough, and it needs nothing of the server that other tests use.
const why = process.env.TEST_DATABASE_URL ? 'runs in the other half of the long tests' : noCluster;
const told = why ? ` (skipped: ${why})` : '';
const buyersAtOnce = 10;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test.skipIf(why !== null)(
  `the primary is killed while customers order, and its standby takes over: no acknowledged order is lost, and the catalogue is read all the while${told}`,
  async () => {
    const primary = await makeCluster();
    closing.push(primary.remove);
    const standby = await makeReplica(primary, 'standby');
    closing.push(standby.remove);
    primary.sql("alter system set synchronous_standby_names = 'standby'");
    primary.sql('select pg_reload_conf()');
    await expect.poll(() => primary.sql('select sync_state from pg_stat_replication')).toBe('sync');

    const [first, second] = [new URL(primary.url), new URL(standby.url)];
    const url = `postgres://postgres@${first.host},${second.host}/postgres?target_session_attrs=read-write`;
    const connection = await connectPostgres(url, 10, { readUrl: standby.url });
    const t = await startTestApp({ connection, env: { ANSWER_CACHE: 'off', TRUST_PROXY: '1' } });
    closing.push(t.close);
    const { storeId } = await makeOrderShop(t);
    const product = await makeProduct(t.db, { stores: [storeId], quantityMilli: 100_000_000 });
    await expect.poll(() => connection.replica()?.isRead, { timeout: 30_000 }).toBe(true);
    const buyers = await openBuyers(t, buyersAtOnce);
    closing.push(buyers.close);

    /** The number of each order that was acknowledged, and when the last of them was. */
    const acknowledged: string[] = [];
    let lastAt = 0;
    let refused = 0;
    let isOver = false;
    const ordering = async () => {
      for (let round = 0; !isOver; round++) {
        const requests = Array.from({ length: buyersAtOnce }, (_, i) => ({
          path: '/order/create',
          body: guestOrder(storeId, product, 1),
          headers: { 'idempotency-key': `${round} ${i}`, 'x-forwarded-for': `10.${round >> 8}.${round & 255}.${i}` },
        }));
        const numbers = new Map<number, string>();
        // Whoever has no answer asks again with the same key, until it is one.
        while (numbers.size < buyersAtOnce) {
          const answers = await buyers.sendAll(requests);
          for (const [i, { status, body }] of answers.entries()) {
            expect([0, 200, 409, 503]).toContain(status);
            if (status !== 200) refused += 1;
            else if (!numbers.has(i)) {
              numbers.set(i, body.data.orderNumber);
              acknowledged.push(body.data.orderNumber);
              lastAt = performance.now();
            } else expect(body.data.orderNumber).toBe(numbers.get(i));
          }
          if (numbers.size < buyersAtOnce) await sleep(100);
        }
      }
    };
    const statuses = new Map<number, number>();
    let longestRead = 0;
    const reading = async () => {
      while (!isOver)
        for (const path of [`/store/${storeId}/product-collection`, `/store/product/${product}?storeId=${storeId}`]) {
          const began = performance.now();
          const { status } = await t.call('GET', path);
          longestRead = Math.max(longestRead, performance.now() - began);
          statuses.set(status, 1 + (statuses.get(status) ?? 0));
          await sleep(5);
        }
    };
    const reads = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const working = Promise.all([ordering(), reading(), reading()]);

    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);
    primary.kill('SIGKILL');
    const killedAt = performance.now();
    const [before, readsBefore] = [acknowledged.length, reads()];
    // As long as nobody has noticed: nothing can be ordered, everything can be looked at.
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(buyersAtOnce);
    await expect.poll(reads, { timeout: 30_000 }).toBeGreaterThan(readsBefore + 50);
    const promotedAt = performance.now();
    expect(standby.sql('select pg_promote(true, 60)')).toBe('t');
    await expect
      .poll(() => acknowledged.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(before + buyersAtOnce);
    const orderedAt = lastAt;
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 100);
    isOver = true;
    await working;

    expect(orderedAt - killedAt).toBeLessThan(30_000);
    expect([...statuses.keys()]).toEqual([200]);
    const rows = await t.db
      .select({ number: orders.orderNumber })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(eq(orderLines.productId, product));
    const stored = rows.map(({ number }) => number);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(stored.sort()).toEqual([...acknowledged].sort());
    expect(await stockOf(t, product)).toBe(100_000_000 - 1000 * acknowledged.length);
    expect(await brokenInvariants(t.db)).toEqual({});
    process.stdout.write(
      `orders again ${Math.round(orderedAt - promotedAt)} ms after the promotion; ${acknowledged.length} orders acknowledged, 0 lost; ${reads()} reads, the longest ${Math.round(longestRead)} ms\n`,
    );
  },
);
