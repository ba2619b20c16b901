import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCustomer } from '#server/testing/accounts.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// The real thing, watched.
vi.mock('@node-rs/argon2', { spy: true });

const password = 'Panier2024';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ now: new Date('2026-03-02T09:00:00Z') });
});
afterAll(() => t.close());

test('an unknown address costs the same work as a wrong password: one hash', async () => {
  const known = await makeCustomer(t.db, { password });
  const closed = await makeCustomer(t.db, { password, active: false });
  const without = await makeCustomer(t.db);
  for (const identifier of [known.email, 'unknown@panier.example', closed.email, without.email]) {
    vi.mocked(verify).mockClear();
    await t.call('POST', '/authentication/login_check', { identifier, password: 'Wrong2024' });
    expect(vi.mocked(verify).mock.calls.map(([stored]) => stored.slice(0, 30))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1',
    ]);
  }
});
