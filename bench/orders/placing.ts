import { parseArgs } from 'node:util';
import pg from 'pg';
import budgets from '../budgets.json' with { type: 'json' };
import { createDatabase, fillDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import { type Basket, orderOnce, type Rates, type Shop } from './order-once.ts';
import { askShop, benchSecret, makeShoppers } from './shoppers.ts';
import { makeBenchSlots } from './slots.ts';
import { prepareTpcB } from './tpcb.ts';

// How many orders the shop takes a second as its pages place them, beside a TPC-B-like transaction in the same run:
// customers enter the checkout, then each places the order, without a time slot and in one that they hold.

const { values: asked } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '600' },
    users: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4230' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const [shoppers, users, rounds, seconds, port] = [
  asked.shoppers,
  asked.users,
  asked.rounds,
  asked.seconds,
  asked.port,
].map(Number) as [number, number, number, number, number];
const products = 1000;
const baskets: Basket[] = [false, true].flatMap((isInSlot) => [10, 1].map((lines) => ({ lines, isInSlot })));
const say = (line: string) => process.stderr.write(`${line}\n`);

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'placing');
const { DATABASE_URL: url = '' } = database.env;
try {
  say(`▸ Loading ${products} products and ${shoppers} shoppers …`);
  await fillDatabase(database, { products, stores: 1 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Counted, as in a shop, and never sold out.
  await client.query('update stock set on_hand_milli = 1000000000');
  const { rows: settings } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')`,
  );
  await client.end();
  say(settings.map(({ name, setting }) => `  ${name}: ${setting}`).join('\n'));
  const tokens = await makeShoppers(database, shoppers);
  const slotIds = await makeBenchSlots(url, 1);
  const tpcB = await prepareTpcB(url, users);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: { ...database.env, PORT: String(port), HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret },
    port,
    ready: '/readyz',
  });
  const ask = askShop(shop.url, users);
  try {
    const at = { ask, tokens, users, products, slotIds, tpcB };
    for (const basket of baskets) if (nameOf(basket).includes(asked.only)) await measureOrders(basket, at);
  } finally {
    ask.close();
    await shop.stop();
    await tpcB.close();
  }
} finally {
  await database.drop();
}

function nameOf({ lines, isInSlot }: Basket): string {
  return `place an order of ${lines} ${lines === 1 ? 'line' : 'lines'}${isInSlot ? ' in a time slot' : ''}, as the web app does`;
}

/** Rounds of yardstick, entering and placing in turn; says the ratios in the middle. */
async function measureOrders(
  basket: Basket,
  { tpcB, ...shop }: Shop & { tpcB: Awaited<ReturnType<typeof prepareTpcB>> },
): Promise<void> {
  const name = nameOf(basket);
  await orderOnce(basket, 0, shop);
  const measured: ({ yard: number } & Rates)[] = [];
  for (let round = 1; round <= rounds; round++) {
    const yard = await tpcB.run(seconds);
    const figures = { yard, ...(await orderOnce(basket, round, shop)) };
    measured.push(figures);
    say(
      `  ${name}, round ${round}: TPC-B ${yard.toFixed(0)}, enter ${figures.enter.toFixed(0)}, ` +
        `place ${figures.place.toFixed(0)} a second (p99 ${figures.p99.toFixed(0)} ms)`,
    );
  }
  const middle = (of: (figures: (typeof measured)[number]) => number) =>
    measured.map(of).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  const row = {
    name,
    tpcB: Math.round(middle(({ yard }) => yard)),
    enterPerSecond: Math.round(middle(({ enter }) => enter)),
    placePerSecond: Math.round(middle(({ place }) => place)),
    placeP99: Math.round(middle(({ p99 }) => p99)),
    enterRatio: Number(middle(({ enter, yard }) => enter / yard).toFixed(3)),
    placeRatio: Number(middle(({ place, yard }) => place / yard).toFixed(3)),
    bothRatio: Number(middle(({ enter, place, yard }) => 1 / (1 / enter + 1 / place) / yard).toFixed(3)),
    budget: (budgets as Record<string, number>)[name] ?? null,
  };
  process.stdout.write(`${asked.json ? JSON.stringify(row) : describe(row)}\n`);
}

function describe({ name, ...row }: Record<string, number | string | null>): string {
  return [
    `${name}: ${row.placeRatio} of a TPC-B-like transaction (at least ${row.budget ?? '–'})`,
    `  ${row.placePerSecond} a second (p99 ${row.placeP99} ms) beside ${row.tpcB}`,
    `  entering the checkout: ${row.enterRatio} (${row.enterPerSecond} a second); both calls: ${row.bothRatio}`,
  ].join('\n');
}
