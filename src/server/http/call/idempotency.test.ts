import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let me: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  me = bearer((await makeSignedIn(t)).token);
});
afterAll(() => t.close());

let keys = 0;
const withKey = (headers: Record<string, string> = {}) => ({ ...headers, 'idempotency-key': `key-${++keys}` });

test('a body too deep to be told from others is no request that can be read', async () => {
  const headers = { ...withKey(me), 'content-type': 'application/json' };
  const deep = (depth: number) => `{"name":"Weekly","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const { status, body } = await t.call('POST', '/shopping-lists', deep(100_000), headers);
  expect([status, body.code]).toEqual([400, 'malformed']);
  expect((await t.call('POST', '/shopping-lists', deep(50), headers)).status).toBe(200);
});
