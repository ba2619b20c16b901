import { parseArgs } from 'node:util';
import pg from 'pg';
import { createDatabase, fillDatabase } from '../database.ts';
import { measure } from '../measure.ts';
import { startServer } from '../start-server.ts';
import { newOrders } from './new-orders.ts';
import { benchSecret, makeShoppers } from './shoppers.ts';

// How many orders of shoppers (with verified addresses, as guests have a limit) the shop takes a second while their mails leave, and how long the last of them takes.

const { values: asked } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '1' },
    port: { type: 'string', default: '4210' },
    json: { type: 'boolean', default: false },
  },
});
const [seconds, connections, port, rounds] = [asked.seconds, asked.connections, asked.port, asked.rounds].map(
  Number,
) as [number, number, number, number];
const say = (line: string) => process.stderr.write(`${line}\n`);
const products = 1000;

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'orders');
try {
  say(`▸ Loading ${products} products …`);
  await fillDatabase(database, { products, stores: 1 });
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await client.query(`update stock set inventory = false`);
  const { DATABASE_URL = '' } = database.env;
  // More than there are connections, so that no two orders go into one draft.
  const tokens = await makeShoppers(database, 4 * connections);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: {
      ...database.env,
      DATABASE_URL,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'none',
      SECRET_KEY: benchSecret,
    },
    port,
    ready: '/readyz',
  });
  const left = async () => {
    const { rows } = await client.query('select count(*)::int as all, count(done_at)::int as sent from outbox');
    return rows[0] as { all: number; sent: number };
  };
  try {
    await measure(shop.url, newOrders(tokens, products), connections, 3);
    while ((await left()).sent < (await left()).all) await new Promise((done) => setTimeout(done, 500));
    for (let round = 1; round <= rounds; round++) {
      const before = await left();
      const figures = await measure(shop.url, newOrders(tokens, products), connections, seconds);
      const during = await left();
      const since = performance.now();
      for (let now = during; now.sent < now.all; now = await left()) await new Promise((done) => setTimeout(done, 250));
      const drainSeconds = (performance.now() - since) / 1000;
      const row = {
        ordersPerSecond: Math.round(figures.perSecond),
        p50: figures.p50,
        p99: figures.p99,
        orders: during.all - before.all,
        sentMeanwhile: during.sent - before.sent,
        drainSeconds: Number(drainSeconds.toFixed(1)),
        residentMb: Math.round(shop.residentMb()),
      };
      process.stdout.write(`${asked.json ? JSON.stringify(row) : describe(row)}\n`);
    }
  } finally {
    await shop.stop();
    await client.end();
  }
} finally {
  await database.drop();
}

function describe(row: Record<string, number>): string {
  return (
    `${row.ordersPerSecond} orders a second (p50 ${row.p50} ms, p99 ${row.p99} ms); ${row.sentMeanwhile} of ` +
    `${row.orders} mails left meanwhile, the last ${row.drainSeconds} s after; ${row.residentMb} MB`
  );
}
