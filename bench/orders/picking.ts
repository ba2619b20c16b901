import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { connect } from '#server/db/connect.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { pickEvent } from '#server/testing/picking.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type BenchDatabase, createDatabase, fillDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import { orderOnce, type PlacedOrder } from './order-once.ts';
import { askShop, benchSecret, makeShoppers } from './shoppers.ts';

// What a run of 8 orders of 40 lines costs: its answer in compressed kB, and each event beside a change of an order's status.

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    events: { type: 'string', default: '60' },
    port: { type: 'string', default: '4250' },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, events, port] = [asked.rounds, asked.events, asked.port].map(Number) as [number, number, number];
// With substitutes in the answer.
const basket = { lines: 40, isInSlot: false, substitution: 'best_match' } as const;
const ordersInRun = 8;
const products = 1000;
const say = (line: string) => process.stderr.write(`${line}\n`);

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'picking');
try {
  const shoppers = ordersInRun + events;
  say(`▸ Loading ${products} products and ${shoppers} shoppers …`);
  await fillDatabase(database, { products, stores: 1 });
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await client.query('update stock set on_hand_milli = 1000000000');
  const tokens = await makeShoppers(database, shoppers);
  const staff = await makeManager(database);
  const { DATABASE_URL = '' } = database.env;
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: { ...database.env, DATABASE_URL, PORT: `${port}`, HOST: '127.0.0.1', SEED: 'none', SECRET_KEY: benchSecret },
    port,
    ready: '/readyz',
  });
  const ask = askShop(shop.url, 1);
  try {
    const ratios: { ratio: number; text: string }[] = [];
    let bytes = 0;
    for (let round = 1; round <= rounds; round++) {
      const { placed } = await orderOnce(basket, round, { ask, tokens, users: 1, products, slotIds: [] });
      const order_ids = placed.slice(0, ordersInRun).map(({ id }) => id);
      const run = await ask<PickRun>(staff, { method: 'POST', path: '/pick-runs', body: { store_id: 1, order_ids } });
      bytes = Math.max(bytes, await compressedBytes(shop.url, run.id, staff));
      const figures = await measureRound(run, placed.slice(ordersInRun));
      say(`  round ${round}: ${figures.text}`);
      ratios.push(figures);
    }
    const middle = ratios.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)];
    if (!middle) throw new RangeError('No rounds');
    report('an event of a run, times a change of status', middle);
    report('a run of 8 orders of 40 lines, compressed kB', { ratio: bytes / 1000, text: `${bytes} bytes` });
  } finally {
    ask.close();
    await shop.stop();
    await client.end();
  }

  /** Events one by one, as a device with a network sends them, and changes of status in turn; the ratio of their medians. */
  async function measureRound(run: PickRun, others: readonly PlacedOrder[]): Promise<{ ratio: number; text: string }> {
    const times: { event: number[]; move: number[] } = { event: [], move: [] };
    for (const [i, { id }] of others.entries()) {
      const line = run.lines[i];
      if (!line) throw new RangeError('More orders than lines');
      const event = pickEvent(line, 'picked', { at: new Date().toISOString(), quantity: line.quantity });
      const body = { events: [event] };
      times.event.push(await timed({ method: 'POST', path: `/pick-runs/${run.id}/events`, body }));
      times.move.push(await timed({ method: 'PUT', path: `/orders/${id}/status`, body: { status: 'processing' } }));
    }
    const [event, move] = [median(times.event), median(times.move)];
    return { ratio: event / move, text: `an event ${event.toFixed(1)} ms, a change ${move.toFixed(1)} ms` };
  }

  async function timed(call: Parameters<typeof ask>[1]): Promise<number> {
    const start = performance.now();
    await ask(staff, call);
    return performance.now() - start;
  }
} finally {
  await database.drop();
}

async function makeManager({ env }: BenchDatabase): Promise<string> {
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
  try {
    const deps = { db: connection.db, secret, clock: () => new Date() };
    return (await makeStaff({ deps }, ['CAN_MANAGE_ORDERS'])).token;
  } finally {
    await connection.close();
  }
}

/** What comes over the wire of `GET /pick-runs/{id}`, as a browser asks for it. */
async function compressedBytes(url: string, id: number, token: string): Promise<number> {
  const { request } = await import('node:http');
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/api/v1/pick-runs/${id}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const by = answer.headers['content-encoding'];
        const text = by === 'br' ? brotliDecompressSync(body) : by === 'gzip' ? gunzipSync(body) : body;
        const { lines } = (JSON.parse(text.toString()) as { data: PickRun }).data;
        if (lines.length !== ordersInRun * basket.lines) reject(new Error(`the run has ${lines.length} lines`));
        else resolve(body.length);
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(name: string, { ratio, text }: { ratio: number; text: string }): void {
  const budget = (budgets as Record<string, number>)[name] ?? null;
  const row = { name, ratio: Number(ratio.toFixed(3)), budget };
  process.stdout.write(
    asked.json ? `${JSON.stringify(row)}\n` : `${name}: ${row.ratio} (at most ${budget}); ${text}\n`,
  );
}
