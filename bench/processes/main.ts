import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import budgets from '../budgets.json' with { type: 'json' };
import { type ChainRow, printRows } from '../chain/report.ts';
import { createDatabase, fillDatabase } from '../database.ts';
import { measure, type NextRequest } from '../measure.ts';
import { newOrders } from '../orders/new-orders.ts';
import { benchSecret, makeShoppers } from '../orders/shoppers.ts';
import { quantile } from '../scale/list-report.ts';
import { type Server, startServer } from '../start-server.ts';

// What two processes of one shop answer beside one, on the same cores and the same database: as much, where they do not
// stand in each other's way. In turns, the other one first each time, so that what else the machine does meets both. A round
// ends when its mails are sent too: what it leaves to do would be done during the next. The mails that are left when the load
// ends are counted by the processor time that they take, for the outbox pauses between its batches by intention (up to 2 s,
// `start-jobs.ts`), while the cores have nothing to do. On PostgreSQL alone.

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '8' },
    port: { type: 'string', default: '4300' },
  },
});
const [rounds, seconds, port] = [asked.rounds, asked.seconds, asked.port].map(Number) as [number, number, number];
const bars: Record<string, number> = budgets;
const products = 2000;
const connections = 16;
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);

const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'processes');
try {
  say(`Filling a store with ${products} products`);
  await fillDatabase(database, { products, stores: 1 });
  const { DATABASE_URL = '' } = database.env;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('update stock set inventory = false');
  const tokens = await makeShoppers(database, 4 * connections);
  const shared = { ...database.env, DATABASE_URL, HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret };
  const start = (at: number) =>
    startServer('../src/server/testing/serve-api.ts', {
      env: { ...shared, PORT: `${at}`, ANSWER_CACHE: 'off' },
      port: at,
      ready: '/readyz',
    });
  const both = [await start(port), await start(port + 1)];
  try {
    const cases: [name: string, next: NextRequest][] = [
      ['lists', () => ({ path: `/api/v1/store/1/product-collection?page=${1 + Math.floor(Math.random() * 100)}` })],
      ['orders', newOrders(tokens, products)],
    ];
    const rows: ChainRow[] = [];
    for (const [name, next] of cases) {
      const rates = await ratesOf(name, next, both, client);
      const least = bars[`processes: ${name} of two beside one`];
      const bar = least === undefined ? null : { least };
      rows.push({ name: `${name} a second, one process`, value: rates.one, unit: '/s', bar: null });
      rows.push({ name: `${name} a second, two processes`, value: rates.two, unit: '/s', bar: null });
      rows.push({ name: `${name} of two beside one`, value: rates.two / rates.one, unit: 'times', bar });
    }
    process.stdout.write(`${asked.json ? JSON.stringify({ rows }, null, 2) : printRows(rows)}\n`);
    process.exitCode = rows.some(({ value, bar }) => bar && 'least' in bar && value < bar.least) ? 1 : 0;
  } finally {
    await client.end();
    await Promise.all(both.map((shop) => shop.stop()));
  }
} finally {
  await database.drop();
}

/** The rates in the middle of all rounds; with two processes each has half of the connections. */
async function ratesOf(name: string, next: NextRequest, both: Server[], client: pg.Client) {
  const rateOf = async (shops: readonly Server[], duration: number) => {
    const share = connections / shops.length;
    const started = performance.now();
    const figures = await Promise.all(shops.map((shop) => measure(shop.url, next, share, duration)));
    const answered = figures.reduce((sum, { perSecond }) => sum + perSecond * duration, 0);
    const [load, busy] = [performance.now() - started, busyMs()];
    while (await hasWaiting(client)) await setTimeout(50);
    return (answered * 1000) / (load + (busyMs() - busy) / os.availableParallelism());
  };
  await rateOf(both, 3);
  const rates = { one: [] as number[], two: [] as number[] };
  const measureOne = async () => rates.one.push(await rateOf(both.slice(0, 1), seconds));
  const measureTwo = async () => rates.two.push(await rateOf(both, seconds));
  for (let round = 1; round <= rounds; round++) {
    say(`${name}, round ${round} of ${rounds}`);
    for (const turn of round % 2 === 1 ? [measureOne, measureTwo] : [measureTwo, measureOne]) await turn();
  }
  return { one: quantile(rates.one, 0.5), two: quantile(rates.two, 0.5) };
}

/** Milliseconds that all cores together have worked since the machine started, for whichever program. */
function busyMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/** Whether a mail waits to be sent. */
async function hasWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from outbox where done_at is null and given_up_at is null limit 1');
  return rows.length > 0;
}
