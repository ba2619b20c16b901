import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { nodePath } from '../scripts/run/node-path.mjs';
import { shopEnv, shopFlags } from '../scripts/run/shop-flags.mjs';
import { suiteLogs } from '../scripts/test/suite-logs.mjs';

export type Shop = {
  /** where it answers, without a slash at the end */
  url: string;
  /** its DATA_DIR, where mails are written to `outbox/` */
  folder: string;
  /** the mails sent so far, as written, oldest first */
  readMails: () => string[];
  /** Ends the program as a power cut would (kill -9) and starts it again on the same data and port. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** Not the default: every call of a journey shows that the pages send what the shop is set to. */
export const clientOfJourneys = 'journeys';
const startTimeout = 240_000;

/** The data of an embedded shop that has just sown its demo; `seed.setup.ts` makes it anew for each run. */
export const seededFolder = join(root, '.cache/seeded-shop');

/**
 * The pictures that the shops of this run have resized. A picture is kept under the hash of its bytes, so one shop may
 * take what another has made: to make an AVIF takes longer than the page that shows it.
 */
const resizedPictures = join(root, '.cache/resized-pictures');

/** Forgets the data and the pictures of an earlier run. */
export function clearSeeded(): void {
  for (const folder of [seededFolder, resizedPictures]) rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts the real program on the built pages, with the demo seed and data of its own, and waits until it is ready.
 * @param database `postgres` makes a fresh database on the server of TEST_DATABASE_URL
 * @param data `from`: a folder that its data are copied from; `folder`: where they stay when it has stopped. Without
 * either it sows its own and removes them. `env`: settings of its own.
 */
export async function startShop(
  database: 'embedded' | 'postgres',
  data: { from?: string; folder?: string; env?: Record<string, string> } = {},
): Promise<Shop> {
  if (!existsSync(join(root, 'build/server/index.js')))
    throw new Error('Not built yet: run npm test, or npm run build');
  const own = database === 'postgres' ? await createDatabase() : null;
  const folder = data.folder ?? mkdtempSync(join(tmpdir(), 'panier-e2e-'));
  if (data.from) {
    cpSync(data.from, folder, { recursive: true });
    mkdirSync(resizedPictures, { recursive: true });
    symlinkSync(resizedPictures, join(folder, 'media/sizes'), 'junction');
  }
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: folder,
    SEED: 'demo',
    CLIENT_ID: clientOfJourneys,
  };
  const env = {
    ...shopEnv,
    ...inherited,
    ...settings,
    ...data.env,
    PUBLIC_URL: url,
    ...(own && { DATABASE_URL: own.url }),
  };
  // The channel tells the shop when this process dies, however it dies.
  const start = () => {
    const shop = spawn(nodePath(), [...shopFlags, 'src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    keepLog(shop);
    return shop;
  };
  let child = start();
  const crash = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    child = start();
    await waitUntilReady(child, `${url}/readyz`);
  };
  const stop = async (): Promise<void> => {
    await end(child);
    const cards = database === 'embedded' ? cardsIn(join(folder, 'database')) : [];
    await own?.drop();
    if (!data.folder) rmSync(folder, { recursive: true, force: true });
    if (cards.length > 0) throw new Error(`The number of a card is in the database: ${cards.join(', ')}`);
  };
  try {
    await waitUntilReady(child, `${url}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, folder, readMails: () => readMails(join(folder, 'outbox')), crash, stop };
}

/** Keeps what a shop writes, for the step that looks for what no log may hold. */
function keepLog(shop: ChildProcess): void {
  mkdirSync(suiteLogs, { recursive: true });
  const file = join(suiteLogs, `shop-${shop.pid}.log`);
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => appendFileSync(file, chunk));
}

async function waitUntilReady(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  const listen = (chunk: Buffer): void => {
    output = (output + chunk).slice(-4000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  for (const start = Date.now(); Date.now() - start < startTimeout; ) {
    if (child.exitCode !== null) throw new Error(`The shop ended (exit code ${child.exitCode}):\n${output}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop was not ready after ${startTimeout / 1000} s:\n${output}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const alarm = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(alarm);
}

/** The numbers that journeys type on the pages of a provider; none of them is ever the shop's to know. */
export const testCards = ['4242 4242 4242 4242', '4000000000000002', '4000 0025 0000 3155'] as const;

/** The files of a folder that hold the number of a card, with its spaces or without. */
function cardsIn(folder: string): string[] {
  const numbers = testCards.flatMap((card) => [card, card.replaceAll(' ', '')]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return numbers.some((number) => bytes.includes(number));
    });
}

function readMails(outbox: string): string[] {
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server where databases may be created');
  const name = `panier_e2e_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
