import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { askBucket } from './ask-bucket.ts';

const server = await startBucketServer();
const silent = createServer(() => undefined);
await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
const failing = createServer((_, response) => response.writeHead(503).end());
await new Promise<void>((listening) => failing.listen(0, '127.0.0.1', listening));
// Nobody listens at its port any more.
const gone = createServer();
await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', listening));
const goneAt = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
await new Promise((closed) => gone.close(closed));
afterAll(async () => {
  for (const one of [silent, failing]) {
    one.closeAllConnections();
    one.close();
  }
  await server.stop();
});
const at = (one: typeof silent) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

const ask = (env: Record<string, string>, patience = 5000) => {
  const { bucket } = readConfig({ ...server.env, ...env });
  return bucket && askBucket(bucket, patience);
};

test('a bucket that answers has no fault, empty as it may be', async () => {
  expect(await ask({})).toBeNull();
});

test.each([
  ['FILES_URL', { FILES_URL: 's3://nowhere' }, /no bucket nowhere/],
  ['S3_ACCESS_KEY_ID', { S3_SECRET_ACCESS_KEY: 'wrong-secret' }, /this key and its secret.*403/],
  ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'other' }, /this key and its secret.*403/],
  [null, { S3_ENDPOINT: goneAt }, /ECONNREFUSED/],
  [null, { S3_ENDPOINT: at(failing) }, /answers 503/],
  [null, { S3_ENDPOINT: at(silent) }, /too long/],
])('%s is named for %o, and no secret', async (setting, env, why) => {
  const fault = await ask(env, 'S3_ENDPOINT' in env ? 500 : 5000);
  expect(fault).toEqual({ setting, error: expect.stringMatching(why) });
  expect(JSON.stringify(fault)).not.toContain('wrong-secret');
});
