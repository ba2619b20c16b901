import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '#server/db/connect.ts';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { createDatabase, type Size } from '../database.ts';
import { accentSearches } from '../goods.ts';
import { measure } from '../measure.ts';
import { type Server, startServer } from '../start-server.ts';
import { changePrices, countRowsOfRename, offerEverything } from './chain-shop.ts';
import { fillChain } from './fill-chain.ts';
import { type ChainRow, printChain } from './report.ts';

// What a chain of many stores costs: filling, restarting, memory, changes of price while shoppers look around, an offer
// in every store. On PostgreSQL alone.

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4220' },
    products: { type: 'string', default: '20000' },
    stores: { type: 'string', default: '50' },
  },
});
const size: Size = { products: Number(asked.products), stores: Number(asked.stores) };
const [port, seconds] = [Number(asked.port), Number(asked.seconds)];
const bars: Record<string, number> = budgets;
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);
const rows: ChainRow[] = [];

const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('A chain is measured on PostgreSQL: set DATABASE_URL');
const database = await createDatabase(server, 'chain');
try {
  say(`Filling ${size.stores} stores with ${size.products} products`);
  note('filled', await secondsOf(() => fillChain(database, size)), 's');
  const connection = await connect({ dataDir: database.env.DATA_DIR, databaseUrl: database.env.DATABASE_URL });
  try {
    note('database', await databaseGb(connection), 'GB');
    note('rows that a rename writes', await countRowsOfRename(connection), 'rows');
    await measureShop(connection);
  } finally {
    await connection.close();
  }
} finally {
  await database.drop();
}
const report = { ...size, rows };
process.stdout.write(`${asked.json ? JSON.stringify(report, null, 2) : printChain(report)}\n`);

async function measureShop(connection: Connection): Promise<void> {
  say('Restarting');
  // A restart is that of a shop that has run before.
  await (await startShop()).stop();
  const began = performance.now();
  const shop = await startShop();
  try {
    // The last store is the last that is warmed by itself.
    await untilRight(shop, size.stores, () => true);
    note('restart to the first list of any store', (performance.now() - began) / 1000, 's');
    for (let store = 1; store <= size.stores; store++) await untilRight(shop, store, () => true);
    note('restart to the first list of all', (performance.now() - began) / 1000, 's');
    note('memory when all are warm', shop.residentMb(), 'MiB');
    await measureRates(connection, shop);
    await measureOffer(connection, shop);
    note('memory afterwards', shop.residentMb(), 'MiB');
  } finally {
    await shop.stop();
  }
}

async function measureRates(connection: Connection, shop: Server): Promise<void> {
  let i = 0;
  const nextStore = () => 1 + (i++ % size.stores);
  const cases = {
    'kept lists': () => ({ path: listOf(nextStore(), `page=${1 + (i % 3)}`) }),
    searches: () => ({ path: listOf(nextStore(), `search=${encodeURIComponent(accentSearches[i % 4] ?? '')}`) }),
  };
  for (const [name, next] of Object.entries(cases)) {
    say(`${name}, quiet and while prices change`);
    await measure(shop.url, next, 10, 2);
    const quiet = await measure(shop.url, next, 10, seconds);
    const stop = changePrices(connection, size, 5);
    const busy = await measure(shop.url, next, 10, seconds);
    const changed = await stop();
    note(`${name} a second, quiet`, quiet.perSecond, '/s');
    note(`${name} a second, ${(changed / seconds).toFixed(1)} prices a second change`, busy.perSecond, '/s');
    note(`${name}: of the quiet rate`, busy.perSecond / quiet.perSecond, '', 'least');
  }
}

async function measureOffer(connection: Connection, shop: Server): Promise<void> {
  const [percent, most] = [40, { answer: 0 }];
  const asking = new AbortController();
  const others = askAround(shop, asking.signal, most);
  for (const [name, offer] of Object.entries({ start: percent, end: null })) {
    say(`An offer on everything in every store: its ${name}`);
    const isRight = (discounts: (number | null)[]) =>
      discounts.every((each) => (offer === null ? each !== percent : each === percent));
    const took = await secondsOf(async () => {
      await offerEverything(connection, offer);
      for (let store = 1; store <= size.stores; store++) await untilRight(shop, store, isRight);
    });
    note(`chain-wide offer, ${name} until right on every shelf`, took, 's');
  }
  asking.abort();
  await others;
  note('slowest answer meanwhile', most.answer, 's');
}

/** Asks for lists all over the chain, one after the other, and notes the slowest. Fails where one is not answered. */
async function askAround(shop: Server, signal: AbortSignal, most: { answer: number }): Promise<void> {
  for (let i = 0; !signal.aborted; i++) {
    const took = await secondsOf(async () => {
      const answer = await fetch(`${shop.url}${listOf(1 + ((i * 7) % size.stores), `page=${1 + (i % 9)}`)}`);
      if (!answer.ok) throw new Error(`A list is answered ${answer.status}`);
      await answer.text();
    });
    most.answer = Math.max(most.answer, took);
  }
}

/** Asks for a store's first list until its discounts are right; what is still being read says 503 meanwhile. */
async function untilRight(shop: Server, store: number, isRight: (discounts: (number | null)[]) => boolean) {
  for (const began = performance.now(); performance.now() - began < 120_000; ) {
    const answer = await fetch(`${shop.url}${listOf(store, 'page=1')}`);
    if (!answer.ok) continue;
    const { data } = (await answer.json()) as { data: { items: { discountInPercent: number | null }[] } };
    if (data.items.length > 0 && isRight(data.items.map((item) => item.discountInPercent))) return;
  }
  throw new Error(`The list of store ${store} does not become right`);
}

function startShop(): Promise<Server> {
  const isBuilt = existsSync(new URL('../../build/server/index.js', import.meta.url));
  const env = { ...database.env, PORT: String(port), HOST: '127.0.0.1', SEED: 'none' };
  return startServer(isBuilt ? '../src/main.ts' : './api-server.ts', { env, port, ready: '/readyz' });
}

function listOf(store: number, query: string): string {
  return `/api/v1/store/${store}/product-collection?per_page=12&${query}`;
}

async function databaseGb({ db }: Connection): Promise<number> {
  const [row] = rowsOf<{ gb: number }>(
    await db.execute(sql`select pg_database_size(current_database())::float8 / 1e9 as gb`),
  );
  return row?.gb ?? 0;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** The bars are those of 50 stores, or of 200 where there are more. */
function note(name: string, value: number, unit: string, kind: 'most' | 'least' = 'most'): void {
  const bar = bars[`chain of ${size.stores > 50 ? 200 : 50} stores: ${name}`];
  const limit = kind === 'most' ? { most: bar ?? 0 } : { least: bar ?? 0 };
  rows.push({ name, value, unit, bar: bar === undefined ? null : limit });
}
