import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import budgets from '../budgets.json' with { type: 'json' };
import { printRows, type ChainRow as Row } from '../chain/report.ts';
import { createDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import { memoryOf, watchChildren } from './process-memory.ts';

// What the process that serves holds in memory: at its first start, which fills the demo, and after shoppers have looked
// around; and how soon it is ready again. Started as `npm start` does it, by the figures of Linux.

const { values: asked } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    port: { type: 'string', default: '4270' },
    restarts: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
  },
});
const [port, restarts, seconds] = [asked.port, asked.restarts, asked.seconds].map(Number) as [number, number, number];
const bars: Record<string, number> = budgets;
const say = (line: string) => process.stderr.write(`▸ ${line} …\n`);
const rows: Row[] = [];

const { DATABASE_URL: server } = process.env;
// Both databases, where there is a server: an embedded one shares the memory of the shop.
for (const where of server ? [server, undefined] : [undefined]) await measureShop(where);
process.stdout.write(`${asked.json ? JSON.stringify({ rows }, null, 2) : printRows(rows)}\n`);
process.exitCode = rows.some(({ value, bar }) => bar && 'most' in bar && value > bar.most) ? 1 : 0;

async function measureShop(where: string | undefined): Promise<void> {
  const database = await createDatabase(where, 'running');
  const name = where ? 'PostgreSQL' : 'embedded';
  // A DATABASE_URL of this program is none of the shop's.
  const env = { DATABASE_URL: '', ...database.env, PORT: `${port}`, HOST: '127.0.0.1', SEED: 'demo' };
  const start = (started?: (pid: number) => void) =>
    startServer('../src/main.ts', { env, port, ready: '/readyz', ...(started && { started }) });
  try {
    say(`${name}: the first start, which fills the demo`);
    let stopWatching = () => 0;
    const first = await start((pid) => {
      stopWatching = watchChildren(pid);
    });
    const filling = stopWatching();
    await lookAround(first.url);
    const { now, peak } = memoryOf(first.pid);
    await first.stop();
    note(`first start, ${name}: ready after`, first.startMs / 1000, 's');
    note(`first start, ${name}: memory at its peak`, peak, 'MB');
    note(`first start, ${name}: memory afterwards`, now, 'MB');
    note(`first start, ${name}: memory of the program that fills the demo`, filling, 'MB');
    say(`${name}: ${restarts} restarts`);
    const times: number[] = [];
    for (let i = 0; i < restarts; i++) {
      const server = await start();
      times.push(server.startMs / 1000);
      if (i === restarts - 1) {
        await lookAround(server.url);
        const { now, peak } = memoryOf(server.pid);
        note(`restart, ${name}: memory at its peak`, peak, 'MB');
        note(`restart, ${name}: memory afterwards`, now, 'MB');
      }
      await server.stop();
    }
    note(`restart, ${name}: ready after`, times.toSorted((a, b) => a - b)[Math.floor(restarts / 2)] ?? 0, 's');
  } finally {
    await database.drop();
  }
}

/** Pages, lists and searches of one shopper after the other, and then a while in which nobody asks for anything. */
async function lookAround(url: string): Promise<void> {
  const paths = [
    ...['/', '/products', '/products/1', '/offers', '/cart', '/stores'],
    ...[1, 2, 3, 4, 5].flatMap((store) => [
      `/api/v1/store/${store}/product-collection?page=1`,
      `/api/v1/store/${store}/product-collection?search=caf%C3%A9`,
      `/api/v1/store/${store}/product-collection?sortBy=price-asc&page=2`,
    ]),
  ];
  for (let round = 0; round < 5; round++)
    for (const path of paths) {
      const answer = await fetch(`${url}${path}`);
      await answer.text();
      if (answer.status >= 500) throw new Error(`${path} is answered ${answer.status}`);
    }
  await sleep(seconds * 1000);
}

function note(name: string, value: number, unit: string): void {
  const bar = bars[name];
  rows.push({ name, value, unit, bar: bar === undefined ? null : { most: bar } });
}
