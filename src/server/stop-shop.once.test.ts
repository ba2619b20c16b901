import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { runShop } from '#server/testing/run-shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'panier-stop-'));
const shop = runShop({ DATA_DIR: dataDir, DATABASE_URL: '', DRAIN_SECONDS: '4' });
afterEach(() => shop.kill());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
/** A machine that does much else takes its time. */
const patience = { interval: 10, timeout: 30_000 };

const statusOf = (path: string) => fetch(`${shop.address()}${path}`).then(({ status }) => status);

test('after SIGTERM it is not ready at once, serves on, loses no order and ends well', async () => {
  const before = await connect({ databaseUrl: undefined, dataDir });
  const storeId = await makeStore(before.db);
  const product = await makeProduct(before.db, { quantityMilli: 1_000_000 });
  await before.close();
  await shop.start();
  expect(await statusOf('/readyz')).toBe(200);

  const answers: { at: number; status: number }[] = [];
  const order = async () => {
    for (;;) {
      const body = JSON.stringify(guestOrder(storeId, product, 1));
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const status = await fetch(`${shop.address()}/api/v1/order/create`, sent).then(
        (answer) => answer.status,
        (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message,
      );
      if (typeof status === 'string') return status;
      answers.push({ at: performance.now(), status });
      await sleep(20);
    }
  };
  const buyers = Promise.all([order(), order()]);
  await expect.poll(() => answers.length, patience).toBeGreaterThan(2);
  const began = performance.now();
  const ended = shop.terminate();
  await expect.poll(() => statusOf('/readyz'), patience).toBe(503);
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(4000);
  // What comes too late finds nobody; whatever was taken was answered.
  for (const refused of await buyers) expect(refused).toMatch(/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ at }) => at > began + 500).length).toBeGreaterThan(1);

  const after = await connect({ databaseUrl: undefined, dataDir });
  try {
    expect(await after.db.$count(orders)).toBe(answers.length);
    expect(await brokenInvariants(after.db)).toEqual({});
    // No mail was left between its sending and its being noted.
    const claimed = (await after.db.select().from(outbox)).filter(({ claimedUntil }) => claimedUntil !== null);
    expect(claimed).toEqual([]);
    const sent = readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length;
    const isMail = eq(outbox.kind, 'order-confirmation');
    const mails = await after.db.select().from(outbox).where(isMail);
    expect(sent).toBe(mails.filter(({ doneAt }) => doneAt !== null).length);
  } finally {
    await after.close();
  }
});

test('a second signal ends the wait, and one who holds a connection open does not hold it up', async () => {
  await shop.start({ DRAIN_SECONDS: '60' });
  const { hostname, port } = new URL(shop.address());
  const idle = connectSocket(Number(port), hostname);
  idle.on('error', () => undefined);
  const began = performance.now();
  const ended = shop.terminate();
  await expect.poll(() => statusOf('/readyz'), patience).toBe(503);
  void shop.terminate();
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(40_000);
  idle.destroy();
});
