import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeProduct, makeStore } from './catalogue.ts';
import { brokenInvariants } from './invariants.ts';
import { guestOrder, stockOf } from './order-shop.ts';
import { type RunningShop, runShop } from './run-shop.ts';
import { createServerDatabase } from './test-database.ts';

type Placed = { id: number; orderNumber: string };

/** `kills` at random, and then `points` before and after the statements of an order (`failpoint.ts`). */
type Crashes = { submits: number; kills: number; points?: number };

/**
 * Eight buyers submit `submits` orders to a shop that is killed (-9) again and again meanwhile, each order again with the
 * same key until it is acknowledged. Fails unless every order is there once, the stock is exact and one mail went out
 * for each. The database is on the server of TEST_DATABASE_URL, or embedded in the process that is killed.
 */
export async function crashWhileOrdering({ submits, kills, points = 0 }: Crashes): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'panier-crash-'));
  const database = server ? await createServerDatabase(server) : null;
  const open = () => connect({ databaseUrl: database?.url, dataDir });
  const shop = runShop({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' });
  try {
    const before = await open();
    const storeId = await makeStore(before.db);
    const product = await makeProduct(before.db, { quantityMilli: 1_000_000_000 });
    await before.close();
    await shop.start();

    const bodies = Array.from({ length: submits }, (_, i) => guestOrder(storeId, product, (i % 3) + 1));
    const placed = await orderAll(shop, bodies, { kills, points });

    // A mail that was being sent at a crash is taken up again when its lease is over.
    const folder = join(dataDir, 'outbox');
    const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []);
    await expect.poll(() => files().length, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(submits);
    await shop.kill();

    const after = await open();
    const stored = await after.db.select({ id: orders.id, number: orders.orderNumber }).from(orders);
    const ids = (list: readonly { id: number }[]) => list.map((order) => order.id).sort((a, b) => a - b);
    expect(placed).toHaveLength(submits);
    expect(ids(stored)).toEqual(ids(placed));
    const sold = bodies.reduce((sum, _, i) => sum + (i % 3) + 1, 0);
    expect(await stockOf(after, product)).toBe(1_000_000_000 - sold * 1000);
    expect(await brokenInvariants(after.db)).toEqual({});
    await after.close();
    const subjects = [];
    for (const name of files()) subjects.push((await PostalMime.parse(readFileSync(join(folder, name)))).subject ?? '');
    const numbers = subjects.map((subject) => /P\d{6}-\w{8}/.exec(subject)?.[0]);
    expect(numbers.sort()).toEqual(stored.map((order) => order.number ?? '').sort());
  } finally {
    await shop.kill();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function orderAll(
  shop: RunningShop,
  bodies: readonly object[],
  { kills, points }: { kills: number; points: number },
): Promise<Placed[]> {
  const placed = new Map<number, Placed>();
  let next = 0;
  const buyer = async () => {
    for (let i = next++; i < bodies.length; i = next++) placed.set(i, await order(shop, `order ${i}`, bodies[i] ?? {}));
  };
  const buyers = Promise.all(Array.from({ length: 8 }, buyer));
  for (let k = 1; k <= kills + points; k++) {
    const due = (bodies.length * k) / (kills + points + 1);
    if (k > kills) {
      // It crashes by itself, in one of the next orders.
      await Promise.race([shop.ended(), buyers]);
      expect(placed.size).toBeLessThan(bodies.length);
    } else {
      while (placed.size < due) await sleep(1);
      await sleep(Math.random() * 50);
      await shop.kill();
    }
    await shop.start(k >= kills && k < kills + points ? { FAILPOINT: `${k - kills}` } : {});
    // What was acknowledged before the crash is answered again with the same order.
    const [i, known] = [...placed][Math.floor(Math.random() * placed.size)] ?? [0, undefined];
    expect(await order(shop, `order ${i}`, bodies[i] ?? {})).toMatchObject(known ?? {});
  }
  await buyers;
  return [...placed.values()];
}

/** Sends one order until it is acknowledged, always with the same key, as a client that lost the answer would. */
async function order(shop: RunningShop, key: string, body: object): Promise<Placed> {
  for (;;) {
    try {
      const answer = await fetch(`${shop.address()}/api/v1/order/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const { data } = (await answer.json()) as { data: Placed };
      if (answer.status === 200) return data;
      if (answer.status < 500 && answer.status !== 409) throw new RangeError(`refused: ${answer.status}`);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
    await sleep(20);
  }
}
