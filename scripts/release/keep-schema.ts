import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { connectPostgres } from '#server/db/postgres.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { deliver } from '#server/testing/invoices.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { createEmptyDatabase } from '#server/testing/test-database.ts';
import { createTestProvider } from '#server/testing/test-provider.ts';

// Keeps a small shop as the schema of a release holds it, so that every later release is tried on it
// (`src/server/db/releases.once.test.ts`): node scripts/release/keep-schema.ts <file>. TEST_DATABASE_URL names a server.

const [file = ''] = process.argv.slice(2);
const { TEST_DATABASE_URL: server } = process.env;
if (!server || !file.endsWith('.sql.gz'))
  throw new Error('Set TEST_DATABASE_URL, and name a file that ends with .sql.gz');
const { url, drop } = await createEmptyDatabase(server);
try {
  await fill();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(dump(), { level: 9 }));
} finally {
  await drop();
}

/** Three orders: one delivered, with its invoice, one that is picked, one that waits for a card; and goods that came in. */
async function fill(): Promise<void> {
  const providers = new Map([['stripe', createTestProvider('stripe')]] as const);
  const t = await startTestApp({
    connection: await connectPostgres(url),
    now: new Date('2026-11-23T10:00:00Z'),
    providers,
  });
  const { storeId, apples, bread } = await makeOrderShop(t);
  await turnOn(t, 'paymentMethods.card');
  const staff = bearer((await makeStaff(t)).token);
  const write = async (path: string, body: object) => {
    const answer = await t.call('POST', path, body, staff);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  const delivered = await placeOrder(t, guestOrder(storeId, apples, 2));
  await deliver(t, staff, delivered.id);
  const picked = await placeOrder(t, guestOrder(storeId, bread, 3));
  await write('/pick-runs', { store_id: storeId, order_ids: [picked.id] });
  await placeOrder(t, { ...guestOrder(storeId, apples, 1), payment_method: 'card' });
  const lines = [{ product_id: apples, quantity: 6, best_before: '2026-12-24', purchase_price: 0.8 }];
  await write('/receipts', { store_id: storeId, supplier: 'Moulin Vert', note_number: 'BL-1', lines });
  await t.close();
}

/** As statements that the embedded database reads too, without what only this server's pg_dump says. */
function dump(): string {
  const program = globSync('/usr/lib/postgresql/*/bin/pg_dump').sort().at(-1) ?? 'pg_dump';
  const options = ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', '--no-comments'];
  const text = execFileSync(program, [...options, url], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return text
    .split('\n')
    .filter((line) => !/^(--|\\|$)/.test(line) && !/^SET (transaction_timeout|default_)/.test(line))
    .join('\n')
    .replace(/^SELECT pg_catalog\.set_config\('search_path', '', false\);$/m, "SET search_path = '';");
}
