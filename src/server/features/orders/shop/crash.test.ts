import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Connection } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder, stockOf } from '#server/testing/order-shop.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';

const server = process.env.TEST_DATABASE_URL;
// The embedded database lives in the process that dies: fewer rounds tell as much.
const { submits, kills } = server ? { submits: 200, kills: 6 } : { submits: 60, kills: 3 };
const program = fileURLToPath(new URL('../../../testing/serve-api.ts', import.meta.url));

let dataDir: string;
let database: { url: string; drop: () => Promise<void> } | null;
let child: ChildProcess | null = null;
/** Where the shop answers now; another port after each start. */
let address = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'panier-crash-'));
  database = server ? await createServerDatabase(server) : null;
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (): Promise<Connection> => connect({ databaseUrl: database?.url, dataDir });

async function start(): Promise<void> {
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', SEED: 'none', DATABASE_URL: database?.url ?? '' },
    OUTBOX_LEASE: '2000',
  };
  const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  child = started;
  address = await new Promise<string>((found, failed) => {
    started.stdout?.on('data', (text: Buffer) => found(text.toString().trim()));
    started.once('exit', (code) => failed(new Error(`the shop ended with ${code}`)));
  });
}

async function kill(): Promise<void> {
  const dying = child;
  const gone = new Promise((done) => dying?.once('exit', done));
  dying?.kill('SIGKILL');
  await gone;
}

type Ack = { id: number; orderNumber: string };

/** Sends one order until it is acknowledged, always with the same key, as a client that lost the answer would. */
async function order(key: string, body: object): Promise<Ack> {
  for (;;) {
    try {
      const answer = await fetch(`${address}/api/v1/order/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const { data } = (await answer.json()) as { data: Ack };
      if (answer.status === 200) return data;
      if (answer.status < 500 && answer.status !== 409) throw new RangeError(`refused: ${answer.status}`);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
    await sleep(20);
  }
}

test(`kill -9 during ${submits} submits: none lost, none doubled, stock exact, one mail each`, {
  timeout: 300_000,
}, async () => {
  const before = await open();
  const storeId = await makeStore(before.db);
  const product = await makeProduct(before.db, { quantityMilli: 1_000_000 });
  await before.close();
  await start();

  const bodies = Array.from({ length: submits }, (_, i) => guestOrder(storeId, product, (i % 3) + 1));
  const acked = new Map<number, Ack>();
  let next = 0;
  const buyer = async () => {
    for (let i = next++; i < submits; i = next++) acked.set(i, await order(`order ${i}`, bodies[i] ?? {}));
  };
  const buyers = Promise.all(Array.from({ length: 8 }, buyer));
  for (let k = 1; k <= kills; k++) {
    const due = (submits * k) / (kills + 1);
    while (acked.size < due) await sleep(1);
    await sleep(Math.random() * 50);
    await kill();
    await start();
    // What was acknowledged before the crash is answered again with the same order.
    const [i, ack] = [...acked][Math.floor(Math.random() * acked.size)] ?? [0, undefined];
    expect(await order(`order ${i}`, bodies[i] ?? {})).toMatchObject(ack ?? {});
  }
  await buyers;

  // A mail that was in hand at a crash is taken up again when its lease is over.
  const folder = join(dataDir, 'outbox');
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []);
  await expect.poll(() => files().length, { timeout: 90_000, interval: 200 }).toBeGreaterThanOrEqual(submits);
  await kill();

  const after = await open();
  try {
    const placed = await after.db.select({ id: orders.id, number: orders.orderNumber }).from(orders);
    const ids = (list: { id: number }[]) => list.map((o) => o.id).sort((a, b) => a - b);
    expect(acked.size).toBe(submits);
    expect(ids(placed)).toEqual(ids([...acked.values()]));
    const sold = bodies.reduce((sum, _, i) => sum + (i % 3) + 1, 0);
    expect(await stockOf(after, product)).toBe(1_000_000 - sold * 1000);
    expect(await brokenInvariants(after.db)).toEqual({});
    const told = [];
    for (const name of files()) told.push((await PostalMime.parse(readFileSync(join(folder, name)))).subject ?? '');
    const numbers = told.map((subject) => /P\d{6}-\w{8}/.exec(subject)?.[0]);
    expect(numbers.sort()).toEqual(placed.map((o) => o.number ?? '').sort());
  } finally {
    await after.close();
  }
});
