import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import budgets from './budgets.json' with { type: 'json' };
import { type Case, casesOf, yardstickRequestsOf } from './cases.ts';
import { type BenchDatabase, createDatabase, fillDatabase, type Size } from './database.ts';
import { type Figures, measure, median } from './measure.ts';
import { benchSecret, makeShoppers } from './orders/shoppers.ts';
import { printReport, type Report, type Row } from './report.ts';
import { type Server, startServer } from './start-server.ts';

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4200' },
    only: { type: 'string', default: '' },
    products: { type: 'string', default: '5000' },
    stores: { type: 'string', default: '3' },
  },
});
const seconds = Number(asked.seconds);
const rounds = Number(asked.rounds);
const port = Number(asked.port);
const size: Size = { products: Number(asked.products), stores: Number(asked.stores) };
const yardstickRequests = yardstickRequestsOf(size);
const isBuilt = existsSync(new URL('../build/server/index.js', import.meta.url));
const say = (line: string) => process.stderr.write(`${line}\n`);
let tokens: readonly string[] = [];
const wanted = casesOf(size, () => tokens).filter((one) => one.name.includes(asked.only));

const database = await createDatabase(process.env.DATABASE_URL);
try {
  const report = await run(database);
  process.stdout.write(`${asked.json ? JSON.stringify(report, null, 2) : printReport(report)}\n`);
} finally {
  await database.drop();
}

async function run(database: BenchDatabase): Promise<Report> {
  say(`▸ Loading ${size.products} products into ${size.stores} stores …`);
  const began = performance.now();
  await fillDatabase(database, size);
  tokens = await makeShoppers(database, 100);
  const fillSeconds = (performance.now() - began) / 1000;
  const { DATABASE_URL = '' } = database.env;
  const bare = await startServer('./yardsticks.ts', {
    args: [String(port), DATABASE_URL],
    env: {},
    port,
    ready: '/row/1',
  });
  const rows: Row[] = [];
  const skipped = isBuilt ? [] : ['The pages are not built, so none was measured: npm run build'];
  try {
    const off = await withShop(database, 'off', (shop) => measureAll('off', shop, bare, { rows, skipped }));
    const on = await withShop(database, 'on', (shop) => measureAll('on', shop, bare, { rows, skipped }));
    const order = wanted.map((one) => one.name);
    return {
      database: database.kind,
      products: size.products,
      stores: size.stores,
      fillSeconds,
      startMs: on.startMs,
      memoryMb: { atStart: off.atStart, afterwards: off.afterwards },
      rows: rows.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
      skipped,
    };
  } finally {
    await bare.stop();
  }
}

/** The embedded database has one owner, so the shop with and the shop without kept answers run one after the other. */
async function withShop(database: BenchDatabase, cache: Case['cache'], work: (shop: Server) => Promise<void>) {
  const at = port + 1;
  const shop = await startServer(isBuilt ? '../src/main.ts' : './api-server.ts', {
    env: {
      DATABASE_URL: '',
      ...database.env,
      PORT: String(at),
      HOST: '127.0.0.1',
      SEED: 'none',
      ANSWER_CACHE: cache,
      SECRET_KEY: benchSecret,
    },
    port: at,
    ready: '/readyz',
  });
  const atStart = shop.residentMb();
  try {
    await work(shop);
    return { startMs: shop.startMs, atStart, afterwards: shop.residentMb() };
  } finally {
    await shop.stop();
  }
}

async function measureAll(
  cache: Case['cache'],
  shop: Server,
  bare: Server,
  { rows, skipped }: Pick<Report, 'rows' | 'skipped'>,
): Promise<void> {
  for (const one of wanted.filter((each) => each.cache === cache && (isBuilt || !each.needsPages)))
    for (const connections of [10, 50]) {
      say(`▸ ${one.name}, ${connections} connections …`);
      // One call that fails is said so and does not hide what the others do.
      await measureCase(one, connections, shop, bare).then(
        (row) => {
          rows.push(row);
          say(`  ${Math.round(row.figures.perSecond)} a second, memory ${Math.round(shop.residentMb())} MB`);
        },
        (error: Error) => skipped.push(`${one.name}, ${connections} connections: ${error.message}`),
      );
    }
}

/** Yardstick and shop in turn, so that whatever else the machine does falls on both. */
async function measureCase(one: Case, connections: number, shop: Server, bare: Server): Promise<Row> {
  await measure(shop.url, one.next, connections, one.warmUpSeconds ?? 3);
  const pairs: { bare: Figures; shop: Figures }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({
      bare: await measure(bare.url, yardstickRequests[one.yardstick], connections, seconds),
      shop: await measure(shop.url, one.next, connections, seconds),
    });
  const ratios = pairs.map((pair) => pair.shop.perSecond / pair.bare.perSecond).sort((a, b) => a - b);
  const bar = (budgets as Record<string, number>)[one.name];
  return {
    name: one.name,
    connections,
    figures: median(pairs.map((pair) => pair.shop)),
    yardstick: { name: one.yardstick, figures: median(pairs.map((pair) => pair.bare)) },
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
    budget: database.kind === 'postgres' ? (bar ?? null) : null,
  };
}
