import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { fillShop } from '#server/seed/fill-shop.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import { createDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import type { Asked, Asking } from './ask-pictures.ts';
import { addCustomers, signIn } from './customers.ts';

// What a sign-in takes while two hundred sizes of the demo's pictures, none of which was ever asked for, are asked for at
// once, again and again, beside what it takes when nobody asks for any. Ends with 1 where it is over its bar.

const { values: asked } = parseArgs({
  options: {
    'sign-ins': { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4212' },
  },
});
const [signIns, rounds, port] = [asked['sign-ins'], asked.rounds, asked.port].map(Number) as [number, number, number];
const atOnce = 200;
/** The most that the median of a sign-in may grow. */
const bar = 3;
const customers = 20;
const say = (line: string) => process.stderr.write(`${line}\n`);
type Times = { p50: number; p95: number };

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'beside_pictures');
const { DATABASE_URL: connectionString = '' } = database.env;
try {
  say('▸ Filling the demo shop …');
  await fillDemo();
  await addCustomers(connectionString, customers);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: { ...database.env, PORT: String(port), HOST: '127.0.0.1', SEED: 'none', TRUST_PROXY: '127.0.0.1' },
    port,
    ready: '/readyz',
  });
  try {
    await timeSignIns(shop.url);
    const { known, unknown } = await readSizes();
    await refuse(shop.url, unknown);
    const measured: { quiet: Times; busy: Times }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const quiet = await timeSignIns(shop.url);
      const { busy, pictures } = await whileAsking({ url: shop.url, paths: known(round), atOnce });
      if (pictures.others > 0 || pictures.made === 0) throw new Error(`The pictures: ${JSON.stringify(pictures)}`);
      measured.push({ quiet, busy });
      say(
        `  quiet ${describe(quiet)}, beside ${describe(busy)}; ${pictures.waves} times ${atOnce} pictures: ` +
          `${pictures.made} made, ${pictures.standIns} answered by their originals`,
      );
    }
    const ratio = middle(({ quiet, busy }) => busy.p50 / quiet.p50, measured);
    const p95 = middle(({ quiet, busy }) => busy.p95 / quiet.p95, measured);
    console.log(
      `median of a sign-in beside ${atOnce} new sizes of pictures: ${ratio.toFixed(1)} times (≤ ${bar}) ` +
        `${ratio <= bar ? '✓' : '✗'}; p95: ${p95.toFixed(1)} times`,
    );
    if (ratio > bar) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await database.drop();
}

async function fillDemo(): Promise<void> {
  const config = readConfig({ ...database.env, SEED: 'demo' });
  const connection = await connect(config);
  await fillShop(connection, config, new Date(), () => undefined);
  await connection.close();
}

/** Sizes that have to be made, of other pictures each round; and as many of a width that is not served. */
async function readSizes() {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string; width: number }>('select id, width from pictures order by id');
  await client.end();
  return {
    known: (round: number) =>
      rows
        .filter((_, i) => i % rounds === round - 1)
        .flatMap(({ id, width }) => pictureWidths.filter((one) => one < width).map((one) => pictureUrl(id, one))),
    unknown: rows.slice(0, atOnce).map(({ id }) => pictureUrl(id).replace('-600.', '-601.')),
  };
}

/** Asks for a width that no page names of two hundred pictures at once: each is refused, and nothing is made. */
async function refuse(url: string, paths: readonly string[]): Promise<void> {
  const began = performance.now();
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status));
  const took = performance.now() - began;
  if (statuses.some((status) => status !== 404)) throw new Error('A width that no page names was answered');
  console.log(`${paths.length} widths that no page names, at once: refused within ${took.toFixed(0)} ms`);
}

async function whileAsking(asking: Asking): Promise<{ busy: Times; pictures: Asked }> {
  const thread = new Worker(new URL('./ask-pictures.ts', import.meta.url), { workerData: asking });
  const done = once(thread, 'message') as Promise<[Asked]>;
  const busy = await timeSignIns(asking.url);
  thread.postMessage('enough');
  const [pictures] = await done;
  return { busy, pictures };
}

/** One after the other, in milliseconds. */
async function timeSignIns(url: string): Promise<Times> {
  const times: number[] = [];
  for (let i = 0; i < signIns; i++) times.push(await signIn(url, i % customers));
  const at = (share: number) => times.toSorted((a, b) => a - b)[Math.floor(signIns * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function describe({ p50, p95 }: Times): string {
  return `${p50.toFixed(0)} ms (p95 ${p95.toFixed(0)})`;
}

function middle<T>(of: (one: T) => number, list: readonly T[]): number {
  return list.map(of).toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
