import { parseArgs } from 'node:util';
import budgets from '../budgets.json' with { type: 'json' };
import { type BenchDatabase, createDatabase, fillDatabase } from '../database.ts';
import { measure } from '../measure.ts';
import { type Server, startServer } from '../start-server.ts';
import { compare, printScale, type ScaleRow } from './report.ts';
import { type Bar, type ScaleCase, scaleCases } from './scale-cases.ts';

// How much longer each call of the catalogue takes in a large shop than in a small one: both run side by side and are
// asked in turn, one question at a time, so that whatever else the machine does falls on both.

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4210' },
    only: { type: 'string', default: '' },
    small: { type: 'string', default: '5000' },
    products: { type: 'string', default: '100000' },
  },
});
const say = (line: string) => process.stderr.write(`${line}\n`);

type Shop = { database: BenchDatabase; server: Server; products: number };

const opened: Shop[] = [];
try {
  for (const [i, products] of [Number(asked.small), Number(asked.products)].entries())
    opened.push(await openShop(products, Number(asked.port) + i));
  const [small, large] = opened;
  if (!small || !large) throw new Error('There are two shops to compare');
  const rows: ScaleRow[] = [];
  for (const one of scaleCases.filter((each) => each.name.includes(asked.only)))
    rows.push(await compareCase(one, small, large));
  const memoryMb = { small: small.server.residentMb(), large: large.server.residentMb() };
  const report = { kind: small.database.kind, small: small.products, large: large.products, memoryMb, rows };
  process.stdout.write(`${asked.json ? JSON.stringify(report, null, 2) : printScale(report)}\n`);
} finally {
  for (const { server, database } of opened) {
    await server.stop();
    await database.drop();
  }
}

/** A shop with one store, its shelves read and its answers not kept. */
async function openShop(products: number, port: number): Promise<Shop> {
  const database = await createDatabase(process.env.DATABASE_URL, `${products}`);
  let server: Server | undefined;
  try {
    say(`▸ Loading ${products} products …`);
    await fillDatabase(database, { products, stores: 1 });
    const env = { DATABASE_URL: '', ...database.env, PORT: String(port), HOST: '127.0.0.1', SEED: 'none' };
    server = await startServer('./api-server.ts', { env: { ...env, ANSWER_CACHE: 'off' }, port, ready: '/readyz' });
    const start = performance.now();
    // Until its shelves are read, the shop says 503 after some seconds.
    const first = () => fetch(`${server?.url}/api/v1/store/1/product-collection?search=a`);
    let answer = await first();
    while (answer.status === 503 && performance.now() - start < 120_000) answer = await first();
    if (!answer.ok) throw new Error(`The shop of ${products} products answers ${answer.status}`);
    say(`  answers ${((performance.now() - start) / 1000).toFixed(1)} s after it is ready`);
    return { database, server, products };
  } catch (error) {
    await server?.stop();
    await database.drop();
    throw error;
  }
}

async function compareCase(one: ScaleCase, small: Shop, large: Shop): Promise<ScaleRow> {
  say(`▸ ${one.name} …`);
  const time = async ({ server, products }: Shop, seconds: number) =>
    1000 / (await measure(server.url, one.requests(products), 1, seconds)).perSecond;
  for (const shop of [small, large]) await time(shop, 2);
  const pairs: { small: number; large: number }[] = [];
  for (let round = 0; round < Number(asked.rounds); round++)
    pairs.push({ small: await time(small, Number(asked.seconds)), large: await time(large, Number(asked.seconds)) });
  return compare(one.name, pairs, small.database.kind === 'postgres' ? budgets[barOf(one.bar)] : null);
}

function barOf(bar: Bar) {
  return `large shop, times the time at 5,000 products: ${bar}` as const;
}
