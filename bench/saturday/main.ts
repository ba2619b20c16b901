import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { connect } from '#server/db/connect.ts';
import { count, inArray, isNull, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { fillChain } from '../chain/fill-chain.ts';
import { type BenchDatabase, createDatabase } from '../database.ts';
import { importCalls, toCsv } from '../imports/import-shop.ts';
import { benchSecret, makeShoppers } from '../orders/shoppers.ts';
import { memoryOf } from '../running/process-memory.ts';
import { startServer } from '../start-server.ts';
import { type Acts, peopleOf } from './people.ts';
import profile from './profile.json' with { type: 'json' };
import { type Facts, isSound, printSaturday, reasonsOf, type SaturdayReport, summarise, type Went } from './report.ts';
import { type Arrival, scheduleOf } from './schedule.ts';
import { Answered, callsOf } from './wire.ts';

// An hour of a chain's Saturday, at a scale: what profile.json says happens, when it says so, however long the shop takes
// (open arrivals: a shop that becomes slow gets no fewer calls). The report is printed, and written beside its JSON.

const { values: asked } = parseArgs({
  options: {
    stores: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '5' },
    scale: { type: 'string', default: '0.1' },
    goods: { type: 'string', default: `${profile.goods}` },
    seed: { type: 'string', default: 'one' },
    shoppers: { type: 'string', default: '500' },
    report: { type: 'string', default: '.cache/saturday/report' },
    port: { type: 'string', default: '4280' },
  },
});
const numbers = [asked.stores, asked.minutes, asked.scale, asked.goods, asked.shoppers, asked.port].map(Number);
const [stores, minutes, scale, goods, shoppers, port] = numbers as [number, number, number, number, number, number];
const run = { stores, minutes, scale, seed: asked.seed };
const isBuilt = existsSync(new URL('../../build/server/index.js', import.meta.url));
const planned = scheduleOf(profile, run).filter(({ kind }) => isBuilt || kind !== 'page');
const webhookSecret = 'whsec_of_the_benchmark';
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);

const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
if (!isBuilt) say('Pages are left out: they are not built');
const database = await createDatabase(server, 'saturday');
const standIn = await startServer('orders/stand-in.ts', {
  ...{ args: [`${port + 1}`], env: {}, port: port + 1, ready: '/v1/balance' },
});
try {
  say(`Filling ${stores} stores with ${goods} products`);
  await fillChain(database, { products: goods, stores });
  const tokens = { shoppers: await makeShoppers(database, shoppers), staff: await prepareShop(database) };
  const report = await runSaturday(tokens);
  const text = printSaturday(report);
  mkdirSync(dirname(asked.report), { recursive: true });
  writeFileSync(`${asked.report}.md`, text);
  writeFileSync(`${asked.report}.json`, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(text);
  process.exitCode = isSound(report) ? 0 : 1;
} finally {
  await standIn.stop();
  await database.drop();
}

/** Takes cards, has noted its first stock, and has ten who manage everything; their tokens. */
async function prepareShop({ env }: BenchDatabase): Promise<string[]> {
  const { db, close } = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const { paymentMethods } = defaultFeatureConfig;
    const config = { ...defaultFeatureConfig, paymentMethods: { ...paymentMethods, card: true } };
    await storeFeatureConfig(db, config, new Date(), null);
    await db.execute(sql`insert into stock_movements (store_id, product_id, delta_milli, reason, at)
      select store_id, product_id, on_hand_milli, 'opening', now() from stock where on_hand_milli <> 0`);
    const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
    const staff: string[] = [];
    for (let i = 0; i < 10; i++) staff.push((await makeStaff({ deps: { db, secret, clock: () => new Date() } })).token);
    return staff;
  } finally {
    await close();
  }
}

async function runSaturday(tokens: { shoppers: string[]; staff: string[] }): Promise<SaturdayReport> {
  const { DATABASE_URL = '', DATA_DIR } = database.env;
  const shop = await startServer(isBuilt ? '../src/main.ts' : '../src/server/testing/serve-api.ts', {
    env: {
      ...{ DATABASE_URL, DATA_DIR, PORT: `${port}`, HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret },
      // Each shopper has an address of their own.
      ...{ TRUST_PROXY: '1', STRIPE_SECRET_KEY: 'sk_test_of_the_benchmark', STRIPE_WEBHOOK_SECRET: webhookSecret },
      ...{ STRIPE_API_URL: standIn.url, PAYMENT_WINDOW_MINUTES: '1380' },
    },
    port,
    ready: '/readyz',
  });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { acts, acknowledged } = peopleOf({
      ...{ call: callsOf(shop.url), shopUrl: shop.url, standInUrl: standIn.url, webhookSecret, goods, ...tokens },
      imports: importCalls(shop.url, tokens.staff[0] ?? ''),
      offersOf: (store, turn) => readOffers(client, store, turn),
    });
    const watch = watchConnections(client);
    say(`${planned.length} arrivals in ${minutes} minutes`);
    const { went, sentLateMs } = await meet(planned, acts);
    const connections = await watch();
    const memory = memoryOf(shop.pid);
    await shop.stop();
    say('Checking the data');
    return {
      ...{ ...run, goods, rows: summarise(planned, went), reasons: reasonsOf(went) },
      database: `PostgreSQL ${(await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version}`,
      facts: {
        ...{ memoryPeakMb: memory.peak, memoryAtEndMb: memory.now, connections, sentLateMs },
        ...(await readFacts(acknowledged)),
      },
    };
  } finally {
    await client.end();
  }
}

/** Does each when it is due, and waits for what is under way at the end. */
async function meet(arrivals: readonly Arrival[], acts: Acts): Promise<{ went: Went[]; sentLateMs: number }> {
  const went: Went[] = [];
  const began = performance.now();
  let sentLateMs = 0;
  const underWay: Promise<void>[] = [];
  for (const arrival of arrivals) {
    const due = began + arrival.at;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    sentLateMs = Math.max(sentLateMs, performance.now() - due);
    const work = acts[arrival.kind](arrival).then(
      (outcome) => outcome ?? ('done' as const),
      (error: Error) => {
        const isRefused = error instanceof Answered && error.status < 500;
        return isRefused ? { refused: error.message } : { failed: error.message.slice(0, 200) };
      },
    );
    underWay.push(work.then((outcome) => void went.push({ kind: arrival.kind, ms: performance.now() - due, outcome })));
  }
  await Promise.all(underWay);
  return { went, sentLateMs };
}

/** Counts the connections to the shop's database twice a second until it is stopped; that answers the most, without its own. */
function watchConnections(client: pg.Client): () => Promise<number> {
  let [most, isStopped] = [0, false];
  const text = 'select count(*)::int - 1 as n from pg_stat_activity where datname = current_database()';
  const watching = (async () => {
    while (!isStopped) {
      most = Math.max(most, (await client.query<{ n: number }>(text)).rows[0]?.n ?? 0);
      await sleep(500);
    }
  })();
  return async () => {
    isStopped = true;
    await watching;
    return most;
  };
}

/** A file of 500 offers of a store with a price of a few cents more and another stock, neither of which leaps. */
async function readOffers(client: pg.Client, store: number, turn: number): Promise<Buffer> {
  const { rows } = await client.query<{ code: string; cents: number }>(
    `select p.supplier_code as code, r.cents from prices r join products p on p.id = r.product_id
    where r.price_type = 'retail' and r.store_id = $1 and p.id > $2 order by p.id limit 500`,
    [store, (turn * 500) % Math.max(1, goods - 500)],
  );
  return toCsv(rows.map(({ code, cents }) => [code, store, ((cents + 2) / 100).toFixed(2), '900000']));
}

async function readFacts(acknowledged: readonly number[]): Promise<Pick<Facts, 'orders' | 'mailsWaiting' | 'broken'>> {
  const { db, close } = await connect({ databaseUrl: database.env.DATABASE_URL, dataDir: database.env.DATA_DIR });
  try {
    const [waiting] = await db.select({ n: count() }).from(outbox).where(isNull(outbox.doneAt));
    const stored = acknowledged.length === 0 ? 0 : await db.$count(orders, inArray(orders.id, [...acknowledged]));
    return {
      orders: { acknowledged: acknowledged.length, stored },
      mailsWaiting: waiting?.n ?? 0,
      broken: Object.keys(await brokenInvariants(db)),
    };
  } finally {
    await close();
  }
}
