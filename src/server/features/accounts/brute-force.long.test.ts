import { verify } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// Only counted: whether a password is right is known without a hash, which would take half a minute here.
vi.mock('@node-rs/argon2', { spy: true });

const password = 'Panier2024';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });
const right = (await makeCustomer(t.db, { password })).passwordHash ?? '';
beforeEach(() => {
  vi.mocked(verify).mockReset();
  vi.mocked(verify).mockImplementation(async (stored, sent) => stored === right && sent === password);
});

/** Each test attacks from a network of its own. */
const login = (identifier: string, word: string, from: string) =>
  t.call('POST', '/authentication/login_check', { identifier, password: word }, { 'x-forwarded-for': from });
const makeTarget = async (email: string) => {
  const { id } = await makeCustomer(t.db, { email });
  await t.db.update(customers).set({ passwordHash: right }).where(eq(customers.id, id));
};
const statusesOf = async (count: number, one: (i: number) => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let i = 0; i < count; i++) {
    const { status } = await one(i);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};
const checks = () => vi.mocked(verify).mock.calls.length;

test('1,000 passwords on one account from one address: ten are checked in 15 minutes, and the owner comes in after', async () => {
  const email = 'one-address@panier.example';
  await makeTarget(email);
  const here = '10.6.0.1';
  expect(await statusesOf(1000, (i) => login(email, `Wrong-${i}`, here))).toEqual({ 401: 10, 429: 990 });
  expect(checks()).toBe(10);
  expect((await login(email, password, here)).status).toBe(429);
  // Others are not limited: neither the account elsewhere nor other accounts at the address.
  await makeTarget('neighbour@panier.example');
  expect((await login(email, password, '10.6.0.2')).status).toBe(200);
  expect((await login('neighbour@panier.example', password, here)).status).toBe(200);
  t.wait(900);
  expect((await login(email, password, here)).status).toBe(200);
});

test('1,000 passwords on one account from 200 addresses: a hundred are checked in a day, and the owner comes in from home', async () => {
  const email = 'many-addresses@panier.example';
  await makeTarget(email);
  const home = '10.7.255.1';
  expect((await login(email, password, home)).status).toBe(200);
  const from = (i: number) => `10.7.0.${i % 200}`;
  const counts = await statusesOf(1000, (i) => login(email, `Wrong-${i}`, from(i)));
  expect(counts).toEqual({ 401: 100, 429: 900 });
  expect(checks()).toBe(1 + 100);
  expect((await login(email, password, home)).status).toBe(200);
  expect((await login(email, password, '10.7.0.250')).status).toBe(429);
  // The same again for the rest of the day; the next one begins anew.
  t.wait(12 * 3600);
  expect(await statusesOf(200, (i) => login(email, `Again-${i}`, from(i)))).toEqual({ 429: 200 });
  t.wait(12 * 3600);
  expect((await login(email, password, '10.7.0.250')).status).toBe(200);
});

test('one password on 1,000 accounts from one address: 28 are checked in 15 minutes, and nobody is locked out', async () => {
  const email = (i: number) => `sprayed-${i}@panier.example`;
  await makeTarget(email(999));
  const counts = await statusesOf(1000, (i) => login(email(i), 'Summer2026', '10.8.0.1'));
  expect(counts).toEqual({ 401: 28, 429: 972 });
  expect(checks()).toBe(28);
  expect((await login(email(999), password, '10.8.0.2')).status).toBe(200);
});

test('one password on 1,000 accounts from 200 addresses: each account has seen one try, and its owner comes in', async () => {
  const email = (i: number) => `spread-${i}@panier.example`;
  await makeTarget(email(0));
  const counts = await statusesOf(1000, (i) => login(email(i), 'Summer2026', `10.9.0.${i % 200}`));
  expect(counts).toEqual({ 401: 1000 });
  expect(checks()).toBe(1000);
  expect((await login(email(0), password, '10.9.1.1')).status).toBe(200);
});
