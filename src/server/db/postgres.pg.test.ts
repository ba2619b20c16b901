import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';
import { changesChannel } from './announcement.ts';
import { openPool } from './pool.ts';
import { connectPostgres } from './postgres.ts';
import { followPrimary } from './primary.ts';
import { transact } from './transact.ts';

// Two processes of one shop, so PostgreSQL alone.
test('a change is heard of in every other process, and not again in the one that made it', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const shops = await Promise.all([connectPostgres(url, 2), connectPostgres(url, 2)]);
  const heard: string[][] = [[], []];
  for (const [i, shop] of shops.entries()) await shop.listen(changesChannel, (topic) => heard[i]?.push(topic));
  const change = async (i: number) => {
    const db = shops[i]?.db;
    if (db) await transact({ db, committed: () => undefined }, async ({ announce }) => announce('catalogue'));
  };
  await change(0);
  await change(0);
  await change(1);
  // They come in the order of the commits: the first shop has had its own, if it gets them, before the last.
  await expect.poll(() => heard).toEqual([['catalogue'], ['catalogue', 'catalogue']]);
  await Promise.all(shops.map((shop) => shop.close()));
  await drop();
});

test('what is for the outbox wakes the process that commits, and notifies nobody', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const shops = await Promise.all([connectPostgres(url, 2), connectPostgres(url, 2)]);
  const [own, other] = shops;
  const heard: string[] = [];
  await other.listen(changesChannel, (topic) => heard.push(topic));
  const woken: string[] = [];
  const at = { db: own.db, committed: (topic: string) => woken.push(topic) };
  await transact(at, async ({ announce }) => announce('outbox'));
  await transact(at, async ({ announce }) => announce('flags'));
  await expect.poll(() => heard).toEqual(['flags']);
  expect(woken).toEqual(['outbox', 'flags']);
  await Promise.all(shops.map((shop) => shop.close()));
  await drop();
});

test('connections that the server ends, wherever they are, are replaced: none is lost, and nothing ends the program', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const [shop, other] = await Promise.all([connectPostgres(url, 2), connectPostgres(url, 1)]);
  const endAll = () =>
    other.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  const outcomes = (all: readonly PromiseSettledResult<unknown>[]) => all.map(({ status }) => status);
  const write = (between: () => Promise<unknown>) =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await between();
      return tx.execute(sql`select 2`);
    });
  // More often than there are connections, so that the pool would be empty were one lost each time.
  for (let round = 0; round < 4; round++) {
    const cut = await Promise.allSettled([write(endAll), write(() => new Promise((go) => setImmediate(go)))]);
    expect(outcomes(cut)).toContain('rejected');
    // Two that begin on connections which have just been ended.
    await Promise.all(
      [write(async () => undefined), write(async () => undefined)].map((one) => one.catch(() => undefined)),
    );
    await endAll();
    await Promise.allSettled([write(async () => undefined), write(async () => undefined)]);
  }
  await expect
    .poll(async () => outcomes(await Promise.allSettled([write(async () => undefined)])))
    .toEqual(['fulfilled']);
  await Promise.all([shop.close(), other.close()]);
  await drop();
});

test('a server that is away is asked once a second by who listens, and what was missed is told when it is back', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const network = await startCuttingProxy(Number(new URL(url).port || 5432));
  const behind = new URL(url);
  behind.port = new URL(network.address).port;
  const shop = await connectPostgres(behind.href, 1);
  const heard: string[] = [];
  await shop.listen(changesChannel, (payload) => heard.push(payload));
  network.cut('answer');
  network.dropAll();
  const tries: number[] = [];
  await expect
    .poll(
      () => {
        while (tries.length < network.kept()) tries.push(performance.now());
        return tries.length;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBeGreaterThanOrEqual(4);
  const pauses = tries.slice(1).map((at, i) => at - (tries[i] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(500);
  network.cut(null);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['*']);
  await shop.close();
  await network.close();
  await drop();
});

test('of several hosts the one that answers and takes writes is used', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  const { host } = new URL(url);
  const shop = await connectPostgres(url.replace(`@${host}/`, `@127.0.0.1:1,${host}/`), 2);
  const heard: string[] = [];
  await shop.listen(changesChannel, (payload) => heard.push(payload));
  await shop.db.execute(sql`select pg_notify(${changesChannel}, 'catalogue')`);
  await expect.poll(() => heard).toEqual(['catalogue']);
  expect(await shop.hot({ name: 'one', text: 'select 1 as one' }, [])).toEqual([{ one: 1 }]);
  await shop.close();
  await drop();
});

test('a connection that nobody uses is kept for a minute', async () => {
  const { url, drop } = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const pool = openPool(followPrimary(url), { size: 2, settings: '' });
  const server = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await server();
  vi.advanceTimersByTime(55_000);
  expect(await server()).toBe(first);
  vi.advanceTimersByTime(61_000);
  expect(pool.totalCount).toBe(0);
  await pool.end();
  vi.useRealTimers();
  await drop();
});
