import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askPooler } from '#server/commands/doctor/ask-replica.ts';
import { sql } from '#server/db/sql.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop, stockOf } from '#server/testing/order-shop.ts';
import { makeCluster, noCluster } from '#server/testing/own-cluster.ts';
import { noPooler, startPooler } from '#server/testing/own-pooler.ts';
import { runShop } from '#server/testing/run-shop.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { changesChannel } from './announcement.ts';
import { connectPostgres } from './postgres.ts';

// Once is enough, and it needs nothing of the server that other tests use.
const why = process.env.TEST_DATABASE_URL ? 'runs in the other half of the long tests' : (noCluster ?? noPooler);
const told = why ? ` (skipped: ${why})` : '';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test.skipIf(why !== null)(
  `through PgBouncer, each transaction on another connection, the shop sells, mails and announces${told}`,
  async () => {
    const server = await makeCluster();
    closing.push(server.remove);
    const pooler = await startPooler(server);
    closing.push(pooler.stop);
    const dataDir = mkdtempSync(join(tmpdir(), 'panier-pooled-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));

    // Without a way past it the shop does not open, and leaves no lock behind.
    await expect(connectPostgres(pooler.url)).rejects.toThrow('set DATABASE_DIRECT_URL');
    expect(server.sql("select count(*) from pg_locks where locktype = 'advisory'")).toBe('0');

    const open = () => connectPostgres(pooler.url, 10, { directUrl: server.url });
    const t = await startTestApp({ connection: await open() });
    closing.push(t.close);
    const other = await open();
    closing.push(other.close);
    const { rows } = (await t.db.execute(sql`select
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ statement: '15s', lock: '5s', idle: '30s', jit: 'off' }]);

    const places = { databaseUrl: pooler.url, databaseDirectUrl: server.url, databaseReadUrl: undefined };
    expect(await askPooler(places)).toEqual({ statementTimeout: 15_000 });

    // A change is heard in every other process, and not again in the one that made it.
    const heard: string[][] = [[], []];
    await t.connection.listen(changesChannel, (payload) => heard[0]?.push(payload));
    await other.listen(changesChannel, (payload) => heard[1]?.push(payload));
    const shop = await makeOrderShop(t);
    const product = await makeProduct(t.db, { stores: [shop.storeId], quantityMilli: 100_000 });
    await changeProduct(t, product, { stores: [{ storeId: shop.storeId, originalPrice: 3 }] });
    await expect.poll(() => heard[1]).toEqual([`catalogue ${shop.storeId}`]);
    await changeProduct(t, product, { stores: [{ storeId: shop.storeId, originalPrice: 2 }] });
    await expect.poll(() => heard[1]?.length).toBe(2);
    expect(heard[0]).toEqual([]);

    // The program itself with its jobs: 40 buyers at once share the pooler's five connections.
    const program = runShop({
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: server.url,
      TRUST_PROXY: '1',
    });
    await program.start();
    closing.push(program.kill);
    const place = async (i: number) => {
      const answer = await fetch(`${program.address()}/api/v1/order/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `${i}`, 'x-forwarded-for': `10.0.0.${i}` },
        body: JSON.stringify(guestOrder(shop.storeId, product, 1)),
      });
      return answer.status;
    };
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, i) => place(i)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stockOf(t, product)).toBe(60_000);
    const mails = () => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(40);
    expect(await program.terminate()).toBe(0);
    expect(await brokenInvariants(t.db)).toEqual({});
    await other.alone(async () => undefined);
    await other.vacuum();
    expect(server.sql("select count(*) from pg_locks where locktype = 'advisory'")).toBe('0');
  },
);
