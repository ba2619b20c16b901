import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { type RunningShop, runShop } from '#server/testing/run-shop.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';

const { TEST_DATABASE_URL: server, SOAK_MINUTES: asked = '3' } = process.env;
const minutes = Number(asked);
/** How busy the shop is, of the most that it answers on this machine, measured first. */
const busy = 0.7;
const visitors = 8;
/** MiB that the program may grow by, once it has answered everything there is to ask. */
const mayGrow = 150;
/** Two pools of ten, what listens, and what watches. */
const mostConnections = 30;
const dataDir = mkdtempSync(join(tmpdir(), 'panier-soak-'));
let database: { url: string; drop: () => Promise<void> } | null;
let shop: RunningShop;
let storeId: number;
let products: number[];

beforeAll(async () => {
  database = server ? await createServerDatabase(server) : null;
  const connection = await open();
  storeId = await makeStore(connection.db);
  const list = Array.from({ length: 300 }, (_, i) => ({ name: `Produit ${i}`, cents: 100 + i, quantityMilli: 1e9 }));
  products = await makeProducts(connection.db, list);
  await connection.close();
  // Behind a proxy: each order comes from a network of its own, as one may order a thousand times an hour.
  shop = runShop({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', TRUST_PROXY: '1' });
  await shop.start();
});
afterAll(async () => {
  await shop.kill();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => connect({ databaseUrl: database?.url, dataDir });
const bytes = Array.from({ length: 250 }, (_, i) => i + 1);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
/** MiB of the program in memory. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid()}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const reads = [
  () => `/store/${storeId}/product-collection?page=${pick([1, 2, 3, 4, 5])}&sortBy=${pick(['price-asc', 'name-desc'])}`,
  () => `/store/${storeId}/product-collection?search=produit%20${pick(products)}`,
  () => `/store/${storeId}/product-collection?minPrice=${pick([1, 2, 3])}&per_page=24`,
  () => `/store/product/${pick(products)}?storeId=${storeId}`,
  () => `/store/${storeId}/search-suggestions?search=pro`,
  () => '/store/list',
];

test(`${minutes} minutes of visits and orders: no failure, no drift, no growth, every mail sent`, async () => {
  const statuses = new Map<number, number>();
  const placed = new Set<number>();
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`${shop.address()}/api/v1${path}`, options);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return (await answer.json()) as { data: { id: number } };
  };
  // Each from an address of its own: one alone may read a hundred times a second.
  const look = () => ask(pick(reads)(), { headers: { 'x-forwarded-for': `10.9.${pick(bytes)}.${pick(bytes)}` } });
  const each = (visitor: () => Promise<void>) => Promise.all(Array.from({ length: visitors }, visitor));
  const until = async (moment: number) => {
    let looks = 0;
    await each(async () => {
      for (; Date.now() < moment; looks++) await look();
    });
    return looks;
  };
  await until(Date.now() + 10_000);
  const measured = 20;
  const most = (await until(Date.now() + measured * 1000)) / measured;
  const end = Date.now() + minutes * 60_000;
  let visits = 0;
  const visit = async () => {
    const turn = (1000 * visitors) / (busy * most);
    // What took longer than its turn is made up for, a second of it at most.
    for (let next = Date.now(); next < end; next = Math.max(next + turn, Date.now() - 1000)) {
      const early = next - Date.now();
      if (early > 0) await sleep(early);
      await look();
      visits++;
    }
  };
  const buy = async (buyer: number) => {
    for (let i = 0; Date.now() < end; i++) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': `order ${buyer} ${i}`,
        'x-forwarded-for': `10.${buyer}.${i >> 8}.${i & 255}`,
      };
      const body = JSON.stringify(guestOrder(storeId, pick(products), (i % 3) + 1));
      const [first, again] = [
        await ask('/order/create', { method: 'POST', headers, body }),
        // Every fifth answer is lost on its way, and asked for again.
        i % 5 === 0 ? await ask('/order/create', { method: 'POST', headers, body }) : null,
      ];
      placed.add(first.data.id);
      if (again) expect(again.data.id).toBe(first.data.id);
      // Some six orders a second, so that the mails keep up on a slow machine too.
      await sleep(250);
    }
  };
  const sizes: number[] = [];
  const watch = async () => {
    // Nothing but the program may open an embedded database.
    const connection = server ? await open() : null;
    while (Date.now() < end) {
      await sleep(5000);
      sizes.push(memory());
      if (!connection) continue;
      expect(await brokenInvariants(connection.db)).toEqual({});
      expect(await connectionsTo(connection)).toBeLessThan(mostConnections);
    }
    await connection?.close();
  };
  await Promise.all([each(visit), buy(1), buy(2), watch()]);

  const perSecond = Math.round(visits / (minutes * 60));
  process.stdout.write(
    `▸ ${perSecond} reads a second of ${Math.round(most)} at most, ${placed.size} orders; MiB: ${everyMinute(sizes)}\n`,
  );
  expect([...statuses.keys()].filter((status) => status !== 200)).toEqual([]);
  expect(perSecond).toBeGreaterThan(0.6 * most);
  expect(placed.size).toBeGreaterThan(10);
  const [early = 0] = sizes.slice(Math.floor(sizes.length / 3));
  expect(sizes.at(-1), `MiB every five seconds: ${sizes.map(Math.round)}`).toBeLessThan(early + mayGrow);

  const mails = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length;
  await expect.poll(mails, { timeout: 300_000, interval: 500 }).toBeGreaterThanOrEqual(placed.size);
  await shop.kill();
  const { db, close } = await open();
  expect(await db.$count(orders, eq(orders.status, 'submitted'))).toBe(placed.size);
  expect(await brokenInvariants(db)).toEqual({});
  await close();
  expect(mails()).toBe(placed.size);
});

function everyMinute(sizes: readonly number[]): string {
  return sizes
    .filter((_, i) => i % 12 === 11)
    .map(Math.round)
    .join(' ');
}

/** How many connections the database has, this one among them. */
async function connectionsTo({ db }: Connection): Promise<number> {
  const open = sql`select count(*)::int as n from pg_stat_activity where datname = current_database()`;
  return rowsOf<{ n: number }>(await db.execute(open))[0]?.n ?? 0;
}
