import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { makeCustomer } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// The real thing, watched.
vi.mock('@node-rs/argon2', { spy: true });

const password = 'Panier2024';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z') });

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

test('a sign-up with a known address costs the same work as one with a new one: one hash', async () => {
  const { email: known } = await makeCustomer(t.db, { password });
  for (const email of [known, 'new@panier.example']) {
    vi.mocked(hash).mockClear();
    await t.call('POST', '/authentication/customer/register', { email, password, phone_number: '0612345678' });
    expect(vi.mocked(hash)).toHaveBeenCalledOnce();
  }
});

test('of thirty sign-ins at once no more are hashed at a time than processors but one', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => makeCustomer(t.db)));
  const { verify: real } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  let running = 0;
  let most = 0;
  vi.mocked(verify).mockImplementation(async (...args) => {
    most = Math.max(most, ++running);
    return real(...args).finally(() => running--);
  });
  const answers = await Promise.all(
    people.map(({ email: identifier }, i) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/authentication/login_check',
        // Each from an address of its own: one address takes turns by itself.
        remoteAddress: `192.0.2.${i + 1}`,
        payload: { identifier, password: 'Wrong2024' },
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
});
