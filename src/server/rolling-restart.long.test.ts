import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { type BalancedShop, hasBalancer, startBalancedShop } from '#server/testing/balanced-shop.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { type SmtpServer, startSmtpServer } from '#server/testing/smtp-server.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';

const { TEST_DATABASE_URL: server } = process.env;
const isThere = hasBalancer();
if (server && !isThere)
  process.stderr.write('▸ HAProxy is not installed: the rolling restart behind it is not tried.\n');

/** Milliseconds: some 25 reads and 5 orders a second, which a busy machine of two cores can answer with one process. */
const [readEvery, orderEvery] = [40, 200];
const dataDir = mkdtempSync(join(tmpdir(), 'panier-rolling-'));
let database: { url: string; drop: () => Promise<void> } | undefined;
let mails: SmtpServer | undefined;
let shop: BalancedShop | undefined;
afterAll(async () => {
  await shop?.kill();
  await mails?.close();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.skipIf(!server || !isThere)(
  'two processes behind HAProxy are restarted in turn: no request fails, each order is there once and mailed',
  async ({ annotate }) => {
    database = await createServerDatabase(server ?? '');
    const connection = await connect({ databaseUrl: database.url, dataDir });
    const storeId = await makeStore(connection.db);
    const goods = Array.from({ length: 200 }, (_, i) => ({ name: `Produit ${i}`, cents: 100 + i, quantityMilli: 1e9 }));
    const products = await makeProducts(connection.db, goods);
    mails = await startSmtpServer();
    // A mail is claimed as long as in a real shop, so that a slow machine sends none twice.
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'shop@panier.example', OUTBOX_LEASE: '30000' };
    const running = {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '10',
      ...settings,
    };
    shop = await startBalancedShop(running);

    const load = startLoad(shop.address, { storeId, products });
    await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(20);
    const restarts = [await shop.restart('a'), await shop.restart('b')];
    const before = load.placed.length;
    await expect.poll(() => load.placed.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await load.stop();

    const slowest = Math.round(Math.max(...load.times));
    const took = restarts.map(({ ms }) => (ms / 1000).toFixed(1)).join(' and ');
    await annotate(
      `${load.times.length} requests, ${load.placed.length} orders, ${took} s to restart, slowest ${slowest} ms`,
    );
    expect(restarts.map(({ code }) => code)).toEqual([0, 0]);
    expect(load.failures).toEqual([]);
    const byProcess = await shop.answered();
    expect(byProcess.a).toBeGreaterThan(0);
    expect(byProcess.b).toBeGreaterThan(0);

    const stored = await connection.db.select({ id: orders.id, email: orders.customerEmail }).from(orders);
    const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
    expect(sorted(stored.map(({ id }) => id))).toEqual(sorted(load.placed));
    // Both processes send mails. A mail server that is too slow to answer is told again, and the outbox counts that.
    await expect.poll(() => countDone(connection.db), { timeout: 300_000, interval: 200 }).toBe(stored.length);
    const sent = countBy([...mails.heard().matchAll(/RCPT TO:<(guest-[^>]+)>/g)].map(([, address = '']) => address));
    const tries = await triesOf(connection.db);
    expect([...sent.keys()].toSorted()).toEqual(stored.map(({ email }) => email).toSorted());
    expect([...sent].filter(([address, count]) => count > (tries.get(address) ?? 0))).toEqual([]);
    await annotate(`${mails.taken()} mails, ${[...tries.values()].filter((count) => count > 1).length} tried again`);
    expect(await brokenInvariants(connection.db)).toEqual({});
    await connection.close();
  },
);

test.skipIf(!server || !isThere)('with both processes red those that still serve are asked all the same', async () => {
  const other = await createServerDatabase(server ?? '');
  const settings = { DATA_DIR: dataDir, DATABASE_URL: other.url, TRUST_PROXY: '1', DRAIN_SECONDS: '60' };
  const both = await startBalancedShop(settings);
  try {
    await both.tellToEnd();
    expect(await both.states()).toEqual({ a: 'DOWN', b: 'DOWN' });
    expect((await send(`${both.address}/api/v1/store/list`, { method: 'GET' })).status).toBe(200);
  } finally {
    await both.kill();
    await other.drop();
  }
});

const confirmation = (order: typeof orders.id) => eq(outbox.dedupeKey, sql`'order-confirmation:' || ${order}`);
const countDone = (db: Db) => db.$count(outbox, and(eq(outbox.kind, 'order-confirmation'), isNotNull(outbox.doneAt)));

/** How often the mail of each guest was tried, by address. */
async function triesOf(db: Db): Promise<Map<string, number>> {
  const columns = { email: orders.customerEmail, tries: outbox.tries };
  const found = await db.select(columns).from(orders).innerJoin(outbox, confirmation(orders.id));
  return new Map(found.map(({ email, tries }) => [email ?? '', tries]));
}

function countBy(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

type Goods = { storeId: number; products: readonly number[] };

/** Reads and orders at a steady rate, each of a shopper with an address of their own; `stop` waits for the answers under way. */
function startLoad(url: string, { storeId, products }: Goods) {
  const [failures, times, placed]: [string[], number[], number[]] = [[], [], []];
  const asking = new Set<Promise<void>>();
  const shoppers = Array.from({ length: 40 }, (_, i) => ({
    localAddress: `127.0.1.${i + 1}`,
    agent: new Agent({ keepAlive: true }),
  }));
  let count = 0;
  const ask = async (method: string, path: string, body?: object) => {
    const shopper = shoppers[count++ % shoppers.length];
    const began = performance.now();
    try {
      const { status, data } = await send(`${url}/api/v1${path}`, { ...shopper, method }, body);
      if (status !== 200) failures.push(`${method} ${path}: ${status}`);
      else if (body) placed.push((data as { data: { id: number } }).data.id);
    } catch (error) {
      failures.push(`${method} ${path}: ${(error as Error).message}`);
    }
    times.push(performance.now() - began);
  };
  const note = (request: Promise<void>) => {
    asking.add(request);
    void request.then(() => asking.delete(request));
  };
  const product = () => products[count % products.length] ?? 0;
  const reads = [
    () => `/store/${storeId}/product-collection?page=${1 + (count % 5)}&per_page=12`,
    () => `/store/product/${product()}?storeId=${storeId}`,
    () => `/store/${storeId}/product-collection?search=produit%20${count % 200}`,
  ];
  const timers = [
    setInterval(() => note(ask('GET', reads[count % reads.length]?.() ?? '')), readEvery),
    setInterval(() => note(ask('POST', '/order/create', guestOrder(storeId, product(), 1))), orderEvery),
  ];
  const stop = async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(asking);
    for (const { agent } of shoppers) agent.destroy();
  };
  return { failures, times, placed, stop };
}

type How = { method: string; localAddress?: string; agent?: Agent };

function send(url: string, how: How, body?: object): Promise<{ status: number; data: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { ...how, ...(body && { headers }) }, (answer) => {
      const { statusCode: status = 0 } = answer;
      // What the balancer answers itself is no JSON.
      const read = async () => ({ status, data: status === 200 ? JSON.parse(await text(answer)) : await text(answer) });
      read().then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
