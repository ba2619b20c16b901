import { parseArgs } from 'node:util';
import pg from 'pg';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { connect } from '#server/db/connect.ts';
import { createStripe } from '#server/features/payments/stripe/stripe.ts';
import { readSecret } from '#server/services/session/secret.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { type BenchDatabase, createDatabase, fillDatabase } from '../database.ts';
import { startServer } from '../start-server.ts';
import { orderOnce, type PlacedOrder, type Shop } from './order-once.ts';
import { settleEvents } from './settle-events.ts';
import { askShop, benchSecret, makeShoppers } from './shoppers.ts';

// What a payment by card costs the shop: placing by card beside placing by cash, and an event that settles a payment beside a
// change of an order's status, in the same run. The provider is a process of its own, whose time is taken off.

const { values: asked } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '400' },
    users: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    events: { type: 'string', default: '100' },
    port: { type: 'string', default: '4240' },
    json: { type: 'boolean', default: false },
  },
});
const [shoppers, users, rounds, events, port] = [
  asked.shoppers,
  asked.users,
  asked.rounds,
  asked.events,
  asked.port,
].map(Number) as [number, number, number, number, number];
const products = 1000;
const lines = 10;
const secretKey = 'sk_test_of_the_benchmark';
const webhookSecret = 'whsec_of_the_benchmark';
const say = (line: string) => process.stderr.write(`${line}\n`);

const server = process.env.DATABASE_URL;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
const database = await createDatabase(server, 'paying');
const standIn = await startServer('orders/stand-in.ts', {
  args: [`${port + 1}`],
  env: {},
  port: port + 1,
  ready: '/v1/balance',
});
try {
  say(`▸ Loading ${products} products and ${shoppers} shoppers …`);
  await fillDatabase(database, { products, stores: 1 });
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await client.query('update stock set on_hand_milli = 1000000000');
  const tokens = await makeShoppers(database, shoppers);
  const staff = await prepareShop(database);
  const shop = await startServer('../src/server/testing/serve-api.ts', {
    env: {
      ...database.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      SEED: 'none',
      SECRET_KEY: benchSecret,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: standIn.url,
      PAYMENT_WINDOW_MINUTES: '1380',
    },
    port,
    ready: '/readyz',
  });
  const ask = askShop(shop.url, users);
  try {
    const at = { ask, tokens, users, products, slotIds: [] };
    const placed = await measurePlacing(at);
    const settled = { ask, staff, client, shopUrl: shop.url, standInUrl: standIn.url, webhookSecret };
    report('settle an event, times a change of status', 'at most', await settleEvents(placed.slice(-events), settled));
  } finally {
    ask.close();
    await shop.stop();
    await client.end();
  }
} finally {
  await standIn.stop();
  await database.drop();
}

/** Switches the card on, and answers the token of somebody who moves orders. */
async function prepareShop({ env }: BenchDatabase): Promise<string> {
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const now = new Date();
  const secret = readSecret({ secretKey: benchSecret, dataDir: env.DATA_DIR });
  try {
    const { paymentMethods } = defaultFeatureConfig;
    const config = { ...defaultFeatureConfig, paymentMethods: { ...paymentMethods, card: true } };
    await storeFeatureConfig(connection.db, config, now, null);
    const deps = { db: connection.db, secret, clock: () => new Date() };
    return (await makeStaff({ deps }, ['CAN_MANAGE_ORDERS'])).token;
  } finally {
    await connection.close();
  }
}

/** Rounds of cash and card in turn; what each order takes of one user, what the shop waits for its provider taken off. */
async function measurePlacing(at: Shop): Promise<PlacedOrder[]> {
  await orderOnce({ lines, isInSlot: false, method: 'cash' }, 0, at);
  let placed = (await orderOnce({ lines, isInSlot: false, method: 'card' }, 0, at)).placed;
  const ratios: { ratio: number; text: string }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const cash = await orderOnce({ lines, isInSlot: false, method: 'cash' }, round, at);
    const providerMs = await askProvider();
    const card = await orderOnce({ lines, isInSlot: false, method: 'card' }, round, at);
    placed = card.placed;
    const unopened = placed.filter(({ payment }) => payment?.status !== 'open').length;
    if (unopened > 0) throw new Error(`${unopened} of ${placed.length} pages were not opened`);
    const cashMs = (1000 * users) / cash.place;
    const cardMs = (1000 * users) / card.place - providerMs;
    const text = `cash ${cashMs.toFixed(1)} ms, card ${cardMs.toFixed(1)} ms without the provider's ${providerMs.toFixed(2)} ms`;
    say(`  round ${round}: ${text}`);
    ratios.push({ ratio: cashMs / cardMs, text });
  }
  const middle = ratios.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ratios.length / 2)];
  if (!middle) throw new RangeError('No rounds');
  report('place an order by card, of placing by cash', 'at least', middle);
  return [...placed];
}

/** What the shop waits for its provider: the median milliseconds from a call by the shop's own adapter to its answer. */
async function askProvider(): Promise<number> {
  const stripe = createStripe({ secretKey, webhookSecret, apiUrl: standIn.url }, 'bench', 10);
  const times: number[] = [];
  for (let i = 0; i < 100; i++) {
    const openedAt = new Date();
    const page = {
      id: crypto.randomUUID(),
      orderNumber: 'P-BENCH',
      amountCents: 4230,
      currency: 'EUR',
      language: 'fr' as const,
      keepsMeans: false,
      email: null,
      openedAt,
      expiresAt: new Date(openedAt.getTime() + 3_600_000),
      returnUrl: 'https://shop.example/back',
      cancelUrl: 'https://shop.example/back',
    };
    const start = performance.now();
    const { kind } = await stripe.open(page, crypto.randomUUID());
    if (kind !== 'done') throw new Error(`the provider answered ${kind}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[times.length / 2] ?? 0;
}

function report(name: string, bound: string, { ratio, text }: { ratio: number; text: string }): void {
  const budget = (budgets as Record<string, number>)[name] ?? null;
  const row = { name, ratio: Number(ratio.toFixed(3)), budget };
  process.stdout.write(
    asked.json ? `${JSON.stringify(row)}\n` : `${name}: ${row.ratio} (${bound} ${budget}); ${text}\n`,
  );
}
