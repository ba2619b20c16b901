import { parseArgs } from 'node:util';
import pg from 'pg';
import budgets from '../budgets.json' with { type: 'json' };
import { fillChain } from '../chain/fill-chain.ts';
import { createDatabase } from '../database.ts';
import { measure } from '../measure.ts';
import { benchSecret } from '../orders/shoppers.ts';
import { startServer } from '../start-server.ts';
import { copyAndUpdate } from './copy-rows.ts';
import {
  changedOffers,
  importCalls,
  makeManager,
  sumOfOffers,
  toCsv,
  toWorkbook,
  untilWriting,
} from './import-shop.ts';

// What an import of many offers costs: to read, to try, to run, to run again and to undo, beside a COPY and an UPDATE of the
// same rows; memory above quiet; how many lists the shop answers meanwhile. On PostgreSQL alone.

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    stores: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4260' },
  },
});
const [stores, seconds, port] = [asked.stores, asked.seconds, asked.port].map(Number) as [number, number, number];
const products = Math.ceil(Number(asked.rows) / stores);
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);
const bars: Record<string, number> = budgets;
/** As budgets.json names them: what may be at most, but for the rate, which is at least. */
const rows: { name: string; value: number; bar: number | null }[] = [];
function note(name: string, value: number): void {
  const row = { name: `import: ${name}`, value: Number(value.toFixed(2)), bar: bars[`import: ${name}`] ?? null };
  rows.push(row);
  process.stdout.write(
    asked.json ? `${JSON.stringify(row)}\n` : `${row.name}: ${row.value} (bar ${row.bar ?? 'none'})\n`,
  );
}

const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'imports');
try {
  say(`Filling ${stores} stores with ${products} products`);
  await fillChain(database, { products, stores });
  const token = await makeManager(database);
  const { DATABASE_URL = '' } = database.env;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: { ...database.env, DATABASE_URL, PORT: `${port}`, HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret },
    port,
    ready: '/readyz',
  });
  const calls = importCalls(shop.url, token);
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const began = performance.now();
    return [await work(), (performance.now() - began) / 1000];
  };
  const page = () => ({
    path: `/api/v1/store/1/product-collection?per_page=12&page=${1 + Math.floor(Math.random() * 50)}`,
  });
  let peak = 0;
  try {
    const lines = await changedOffers(client);
    const csv = toCsv(lines);
    say(`${lines.length} rows, ${(csv.length / 2 ** 20).toFixed(1)} MB`);
    const yardstick = await copyAndUpdate(client, lines);
    note('copy and update, s', yardstick);
    // What is kept in memory is read once, which takes a large shop longer than a request may.
    for (let i = 0; i < 60; i++) await (await fetch(`${shop.url}${page().path}`)).text();
    await measure(shop.url, page, 8, 2);
    const quiet = await measure(shop.url, page, 8, seconds);
    const resident = shop.residentMb();
    const watch = setInterval(() => {
      peak = Math.max(peak, shop.residentMb());
    }, 250);

    const before = await sumOfOffers(client);
    const [first, reading] = await timed(() => calls.upload(csv, 'offers.csv'));
    note('read, s', reading);
    const [tried, trying] = await timed(() => calls.try(first.id));
    note('try, s', trying);
    const [done, running] = await timed(() => calls.run(first.id));
    note('run, s', running);
    note('run, times the copy', running / yardstick);
    requireSame('run and trial', done.counts, tried.counts);
    note('memory above quiet, MB', peak - resident);

    const [again, repeated] = await timed(async () => calls.run((await calls.upload(csv, 'again.csv')).id));
    note('second run, s', repeated);
    requireSame('changed again', again.counts.changed, 0);
    const [, undoing] = await timed(() => calls.undo(first.id));
    note('undo, s', undoing);
    requireSame('undone', await sumOfOffers(client), before);

    say('Lists while it is planned, and while its parts are written');
    const { id } = await calls.upload(csv, 'meanwhile.csv');
    // What changed since the last list was asked for is read first: a hundred thousand rows, with all goods.
    for (let i = 0; i < 60; i++) await (await fetch(`${shop.url}${page().path}`)).text();
    const trial = calls.try(id);
    const planning = await measure(shop.url, page, 8, seconds);
    await trial;
    note('lists while it is planned, of the quiet rate', planning.perSecond / quiet.perSecond);
    const whole = calls.run(id);
    await untilWriting(client, id);
    const writing = await measure(shop.url, page, 8, seconds);
    await whole;
    // Quiet is what it is before and after: other programs of the machine come and go.
    const after = await measure(shop.url, page, 8, seconds);
    note('lists while it is written, of the quiet rate', writing.perSecond / quiet.perSecond);
    note('lists while it is written, of the rate after', writing.perSecond / after.perSecond);
    clearInterval(watch);

    say('A workbook');
    const still = shop.residentMb();
    peak = still;
    const watchBook = setInterval(() => {
      peak = Math.max(peak, shop.residentMb());
    }, 100);
    const [, readingBook] = await timed(() => calls.upload(toWorkbook(lines), 'offers.xlsx'));
    clearInterval(watchBook);
    note('workbook read, s', readingBook);
    note('workbook, memory above before, MB', peak - still);
  } finally {
    await shop.stop();
    await client.end();
  }
} finally {
  await database.drop();
}

function requireSame(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}
