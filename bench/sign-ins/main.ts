import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createDatabase, fillDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import { addCustomers, emailOf, signIn } from './customers.ts';
import { reportKnownAddresses } from './known-addresses.ts';

// What twenty sign-ins at once cost whoever looks at a list of products: the p99 of the list while they go on, beside its
// p99 when nobody signs in. Lists are asked for at a steady rate that the machine has room for, and are not kept.

const { values: asked } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '200' },
    port: { type: 'string', default: '4211' },
  },
});
const [seconds, rounds, rate, port] = [asked.seconds, asked.rounds, asked.rate, asked.port].map(Number) as [
  number,
  number,
  number,
  number,
];
const atOnce = 20;
/** The most that the p99 of the list may grow. */
const bar = 5;
const say = (line: string) => process.stderr.write(`${line}\n`);

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'sign_ins');
try {
  say('▸ Loading 1000 products …');
  await fillDatabase(database, { products: 1000, stores: 1 });
  await addCustomers(database.env.DATABASE_URL ?? '', atOnce);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: {
      ...database.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'none',
      TRUST_PROXY: '127.0.0.1',
      ANSWER_CACHE: 'off',
    },
    port,
    ready: '/readyz',
  });
  try {
    await listP99(shop.url);
    await signInAll(shop.url);
    await reportKnownAddresses(shop.url, (i) => emailOf(i % atOnce));
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const quiet = await listP99(shop.url);
      const busy = await whileSigningIn(shop.url, () => listP99(shop.url));
      ratios.push(busy.p99 / Math.max(quiet, 1));
      say(`  quiet ${quiet} ms, with sign-ins ${busy.p99} ms; ${busy.signIns} sign-ins in ${seconds} s`);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
    console.log(`p99 of the list with ${atOnce} sign-ins at once: ${ratio.toFixed(1)} times (≤ ${bar}) ${mark(ratio)}`);
    if (ratio > bar) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await database.drop();
}

function mark(ratio: number): string {
  return ratio <= bar ? '✓' : '✗';
}

/** Milliseconds. */
async function listP99(url: string): Promise<number> {
  let page = 0;
  const result = await autocannon({
    url,
    connections: 10,
    duration: seconds,
    overallRate: rate,
    requests: [
      {
        setupRequest: (request) => {
          page = (page % 40) + 1;
          return { ...request, method: 'GET', path: `/api/v1/store/1/product-collection?per_page=12&page=${page}` };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} lists failed`);
  return result.latency.p99;
}

/** Signs twenty people in at once, again and again, until `work` is done. */
async function whileSigningIn(url: string, work: () => Promise<number>): Promise<{ p99: number; signIns: number }> {
  let isDone = false;
  let signIns = 0;
  const signing = (async () => {
    while (!isDone) {
      await signInAll(url);
      signIns += atOnce;
    }
  })();
  const p99 = await work();
  isDone = true;
  await signing;
  return { p99, signIns };
}

async function signInAll(url: string): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, (_, i) => signIn(url, i)));
}
