import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { migrateUp } from '#server/db/migrate.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { migrationFolder } from '#server/testing/migration-folder.ts';
import { fillShop, largeShop } from '#server/testing/scale/fill-shop.ts';
import { type ChainRow, printRows } from '../chain/report.ts';
import { type BenchDatabase, createDatabase } from '../database.ts';
import { askShop, benchSecret, makeShoppers } from '../orders/shoppers.ts';
import { quantile } from '../scale/list-report.ts';
import { startServer } from '../start-server.ts';
import { startSteadyLoad, type Trade } from './steady-load.ts';

// How a shop answers while the next release changes the table of its orders: the times of reads and orders, at a steady
// rate, beside those of before in the same run. Each step is one that a release may take (scripts/check/migrations.mjs).

const steps: Record<string, string[]> = {
  'columns are added': [
    'alter table orders add column bench_day date',
    'alter table orders add column bench_gift boolean default false not null',
  ],
  'a column is filled in batches': [
    `-- in batches
    update orders set bench_day = coalesce(submitted_at, now())::date
    where id in (select id from orders where bench_day is null limit 1000)`,
  ],
  'an index is made': [
    'drop index concurrently if exists orders_bench_day',
    'create index concurrently orders_bench_day on orders (bench_day)',
  ],
  'a rule is added': ['alter table orders add constraint orders_bench check (bench_gift is not null) not valid'],
  'a rule is checked': ['alter table orders validate constraint orders_bench'],
  'a column is taken away': ['alter table orders drop column bench_gift'],
};

const { values: asked } = parseArgs({
  options: {
    orders: { type: 'string', default: '200000' },
    port: { type: 'string', default: '4280' },
    seconds: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
  },
});
const [orders, port, seconds] = [asked.orders, asked.port, asked.seconds].map(Number) as [number, number, number];
/** How many times longer the slowest in a hundred may take while the schema changes (issue 41). */
const bar = 3;
const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);

const database = await createDatabase(server, 'migration');
const folder = migrationFolder(Object.values(steps));
try {
  const rows = await measureMigration(database);
  process.stdout.write(`${asked.json ? JSON.stringify({ rows }, null, 2) : printRows(rows)}\n`);
  process.exitCode = rows.some(({ value, bar }) => bar && 'most' in bar && value > bar.most) ? 1 : 0;
} finally {
  await database.drop();
  rmSync(folder, { recursive: true });
}

async function measureMigration({ env }: BenchDatabase): Promise<ChainRow[]> {
  say(`Filling ${orders} orders`);
  const trade = await fill(env);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: { ...env, PORT: `${port}`, HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret },
    port,
    ready: '/readyz',
  });
  const ask = askShop(shop.url, 50);
  const load = startSteadyLoad(ask, trade);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  try {
    await client.connect();
    // What is asked for the first time takes longer.
    await sleep(10_000);
    load.take();
    say(`${seconds} s as it is`);
    await sleep(seconds * 1000);
    const quiet = load.take();
    say('Migrating');
    const began = performance.now();
    await migrateUp(client, { folder });
    const took = (performance.now() - began) / 1000;
    const during = load.take();
    await load.stop();
    const { rows } = await client.query('select count(*)::int as filled from orders where bench_day is not null');
    if (rows[0].filled < orders) throw new Error(`${rows[0].filled} orders have the new column filled`);
    const failures = [...quiet.failures, ...during.failures];
    for (const failure of new Set(failures)) process.stderr.write(`  ${failure}\n`);
    return [
      { name: `migrating ${orders.toLocaleString('en')} orders`, value: took, unit: 's', bar: null },
      ...compare('reads', quiet.reads, during.reads),
      ...compare('orders', quiet.orders, during.orders),
      { name: 'not answered', value: failures.length, unit: 'calls', bar: { most: 0 } },
    ];
  } finally {
    await client.end();
    ask.close();
    await shop.stop();
  }
}

async function fill(env: BenchDatabase['env']): Promise<Trade> {
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const part = orders / largeShop.orders;
    await fillShop(connection, { products: largeShop.products * part, customers: largeShop.customers * part, orders });
    const storeId = await makeStore(connection.db);
    const goods = Array.from({ length: 200 }, (_, i) => ({ name: `Produit ${i}`, cents: 100 + i, quantityMilli: 1e9 }));
    const products = await makeProducts(connection.db, goods);
    const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
    const { token: staff } = await makeStaff({ deps: { db: connection.db, secret, clock: () => new Date() } });
    return { storeId, products, shoppers: await makeShoppers({ env }, 50), staff };
  } finally {
    await connection.close();
  }
}

function compare(kind: string, quiet: readonly number[], during: readonly number[]): ChainRow[] {
  const [before, now] = [quiet, during].map((times) => quantile(times, 0.99)) as [number, number];
  return [
    { name: `${kind}, p99 as it is (of ${quiet.length})`, value: before, unit: 'ms', bar: null },
    { name: `${kind}, p99 meanwhile (of ${during.length})`, value: now, unit: 'ms', bar: null },
    { name: `${kind}, the slowest meanwhile`, value: Math.max(...during), unit: 'ms', bar: null },
    { name: `${kind}, p99 meanwhile beside it`, value: now / before, unit: 'times', bar: { most: bar } },
  ];
}
