import { expect, test } from 'vitest';
import { limits } from '#server/services/session/limit-table.ts';
import { countTries } from '#server/services/session/limits.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeKey } from '#server/testing/programs.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const { customer: maker } = await makeStaff(t);

test('a key may ask 600 times a minute, from whatever address, and no other key is held up by it', async () => {
  const [busy, other] = [await makeKey(t, maker.id, ['orders:read']), await makeKey(t, maker.id, ['orders:read'])];
  const ask = (headers: Record<string, string>, address: string, path = '/orders') =>
    t.call('GET', path, undefined, { ...headers, 'x-forwarded-for': address });
  await countTries(t.deps, [limits.apiKey], new Map([[String(busy.id), limits.apiKey.tries - 2]]));
  expect((await ask(busy.headers, '203.0.113.1')).status).toBe(200);
  // What its scopes do not reach counts too.
  expect((await ask(busy.headers, '203.0.113.2', '/payments')).status).toBe(403);
  t.wait(20);
  const refused = await ask(busy.headers, '203.0.113.3');
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'tooMany', '40']);
  expect((await ask(other.headers, '203.0.113.3')).status).toBe(200);
  t.wait(40);
  expect((await ask(busy.headers, '203.0.113.3')).status).toBe(200);
  expect(limits.apiKey).toMatchObject({ tries: 600, seconds: 60 });
});
