import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { backUp } from '../backup-commands.ts';
import { doctor } from './doctor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'panier-doctor-'));
let status = 200;
let date = new Date();
const provider = createServer((request, response) => {
  const isKnown = request.headers.authorization === 'Bearer sk_test_right';
  response.writeHead(isKnown ? status : 401, { date: date.toUTCString() }).end('{}');
});
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
afterAll(() => {
  provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = async (env: Record<string, string> = {}) => {
  const lines: string[] = [];
  const isWell = await doctor({ DATA_DIR: dataDir, ...env }, (line) => void lines.push(line));
  return { isWell, text: lines.join('\n') };
};

test('a folder where no shop has been yet is looked at and left as it is', async () => {
  const { isWell, text } = await ask();
  expect({ isWell, text }).toMatchObject({ isWell: true, text: expect.stringMatching(/! The database is empty/) });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('settings that are wrong are named, and nothing else is asked', async () => {
  const { isWell, text } = await ask({ PORT: 'http', SEED: 'yes' });
  expect(isWell).toBe(false);
  expect(text).toMatch(/✗ A setting is wrong\. PORT: .*\n✗ A setting is wrong\. SEED: /);
});

test('a server of a database and one of mails that do not answer are named', async () => {
  const { isWell, text } = await ask({ DATABASE_URL: 'postgres://127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(isWell).toBe(false);
  expect(text).toMatch(/✗ The database does not answer: .*ECONNREFUSED/);
  expect(text).toMatch(/✗ The mail server 127\.0\.0\.1:1 refuses: .*ECONNREFUSED/);
});

test('a bucket is asked: that it answers is said, and which setting is wrong', async () => {
  const server = await startBucketServer();
  try {
    expect((await ask(server.env)).text).toMatch(/✓ The bucket shop at http:\/\/127\.0\.0\.1:\d+ answers/);
    const wrong = await ask({ ...server.env, S3_SECRET_ACCESS_KEY: 'wrong-secret' });
    expect(wrong.text).toMatch(/✗ The bucket shop .*S3_ACCESS_KEY_ID: this key/);
    expect(wrong.isWell).toBe(false);
    expect(wrong.text).not.toContain('wrong-secret');
  } finally {
    await server.stop();
  }
});

test('a running shop, its backups, its provider and its clock', async () => {
  const backups = join(dataDir, 'backups');
  const { port } = provider.address() as AddressInfo;
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_right',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  };
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backups };
  const running = await connect({ databaseUrl: undefined, dataDir });
  expect((await ask(env)).text).toMatch(/! The embedded database is in use[\s\S]*✗ There is no backup/);
  await running.close();
  await backUp(readConfig(env), [], () => undefined);
  date = new Date();
  const well = await ask({ ...env, ...stripe });
  expect(well.text).toMatch(
    /✓ The database answers[\s\S]*✓ The clock is right[\s\S]*✓ Stripe answers[\s\S]*✓ The last backup/,
  );
  expect(well.isWell).toBe(true);
  date = new Date(Date.now() - 600_000);
  expect((await ask({ ...env, ...stripe })).text).toMatch(/✗ The clock of Stripe is (599|600|601) s behind/);
  const refused = await ask({ ...env, ...stripe, STRIPE_SECRET_KEY: 'sk_test_wrong' });
  expect(refused.text).toMatch(/✗ Stripe refuses: the keys/);
  expect(refused.text).not.toContain('sk_test');
  status = 500;
  expect((await ask({ ...env, ...stripe })).text).toMatch(/✗ Stripe refuses: it answers 500/);
});
