import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeDeps } from '#server/make-deps.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { makeCluster, noCluster, ownUser } from '#server/testing/own-cluster.ts';
import { suiteLog } from '#server/testing/suite-log.ts';

const why = whyNot();

function whyNot(): string | null {
  // Once is enough, and it needs nothing of the server that other tests use.
  if (process.env.TEST_DATABASE_URL) return 'runs in the other half of the long tests';
  return spawnSync('pgbackrest', ['version']).status === 0 ? noCluster : 'pgbackrest is not installed';
}

const guide = readFileSync('docs/running.md', 'utf8')
  .split(/^## /m)
  .find((part) => part.startsWith('Back to any second'));
const blocks = [...(guide ?? '').matchAll(/^```(?:ini|sh)\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
const [settings = '', ofPostgres = '', once = '', back = ''] = blocks;

test.skipIf(why !== null)(
  `the database is brought back to a second, as the guide says${why ? ` (skipped: ${why})` : ''}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panier-second-'));
    const config = join(folder, 'pgbackrest.conf');
    const cluster = await makeCluster();
    const at = (name: string) => join(folder, name);
    const paths = { 'repo1-path': at('repo'), 'log-path': at('log'), 'lock-path': at('lock') };
    for (const path of Object.values(paths)) mkdirSync(path);
    const own = Object.entries(paths).map(([name, path]) => `${name}=${path}\n`);
    const there = `pg1-path=${cluster.data}\npg1-port=${new URL(cluster.url).port}\npg1-socket-path=${cluster.folder}\n`;
    writeFileSync(
      config,
      settings
        .replace(/^repo1-path=.*\n/m, own.join(''))
        .replace(/^pg1-path=.*\n/m, there)
        .replace('…', 'a passphrase'),
    );
    const as = ownUser();
    for (const path of [folder, config, ...Object.values(paths)]) if (as) chownSync(path, as.uid, as.gid);
    /** What the guide has for the user `postgres`, with the configuration of this test. */
    const run = (block: string, from = '', to = '') => {
      for (const line of block.split('\n').filter((one) => one.startsWith('sudo -u postgres '))) {
        const command = line.replace('sudo -u postgres pgbackrest', `pgbackrest --config=${config}`).replace(from, to);
        const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { ...as, cwd: folder, encoding: 'utf8' });
        expect([command, status, status === 0 ? '' : stdout + stderr]).toEqual([command, 0, '']);
      }
    };
    const open = async () => {
      const connection = await connectPostgres(cluster.url);
      const deps = await makeDeps(readConfig({ PORT: '0' }), connection, () => new Date());
      return { connection, deps, db: deps.db, app: await buildApp(deps, suiteLog([])) };
    };
    const close = async (t: Awaited<ReturnType<typeof open>>) => {
      t.deps.flags.close();
      await t.app.close();
      await t.connection.close();
    };
    try {
      appendFileSync(
        join(cluster.data, 'postgresql.conf'),
        ofPostgres.replace('pgbackrest ', `pgbackrest --config=${config} `),
      );
      cluster.kill('immediate');
      cluster.start();
      run(once);
      let t = await open();
      const shop = await makeOrderShop(t);
      const buy = async () => {
        const payload = guestOrder(shop.storeId, shop.bread, 1);
        const answer = await t.app.inject({ method: 'POST', url: '/api/v1/order/create', payload });
        return answer.json<{ data: { orderNumber: string } }>().data.orderNumber;
      };
      const before = [await buy(), await buy()];
      const now = cluster.sql('select clock_timestamp()');
      const after = await buy();
      await t.db.execute('update products set visible = false');
      // What is written so far goes to the repository, as it does by itself after a minute.
      const wal = cluster.sql('select pg_walfile_name(pg_switch_wal())');
      await expect
        .poll(() => cluster.sql('select last_archived_wal from pg_stat_archiver') >= wal, { timeout: 30_000 })
        .toBe(true);
      await close(t);
      cluster.kill('immediate');
      run(back, '2026-11-29 10:14:59+00', now);
      cluster.start();
      await expect.poll(() => cluster.sql('select pg_is_in_recovery()'), { timeout: 30_000 }).toBe('f');
      t = await open();
      const found = (await t.db.select({ number: orders.orderNumber }).from(orders)).map(({ number }) => number);
      expect(found.sort()).toEqual(before.sort());
      expect(found).not.toContain(after);
      expect(await brokenInvariants(t.db)).toEqual({});
      await buy();
      await close(t);
    } finally {
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
