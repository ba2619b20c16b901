import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProfile } from '#contract/accounts/accounts.ts';
import { Refusal } from '#contract/errors.ts';
import { collectOrders } from '#contract/orders/orders.ts';
import { startSession, storedToken } from '#web/lib/api/session-token.ts';
import { forgetAnswers, keepAnswer, lifetimes, readKept } from './kept-answers.ts';

const start = new Date('2026-11-23T09:00:00Z').getTime();
const tokenOf = (user_id: number) => `h.${btoa(JSON.stringify({ user_id, email: 'a@shop.example', roles: [] }))}.s`;
const signIn = (userId: number) => startSession({ token: tokenOf(userId), expires_in: 86_400 }, true);
const answerOf = (name: string) => ({ name }) as Awaited<ReturnType<typeof read>>;

let answers: (string | Refusal)[];
const ask = vi.fn(async () => {
  const next = answers.shift() ?? 'nobody asked';
  if (next instanceof Refusal) throw next;
  return answerOf(next);
});
const read = (lifetime: number = lifetimes.auth) => readKept(readProfile, lifetime, ask as never);
const nameOf = async (lifetime?: number) => (await read(lifetime)).name;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  ask.mockClear();
});
afterEach(() => {
  storedToken.write(null);
  vi.useRealTimers();
});

test.each([
  ['auth', 3],
  ['profile', 5],
  ['orders', 3],
] as const)('an answer of the kind %s is taken for %d minutes, then asked for again', async (kind, minutes) => {
  const lifetime = lifetimes[kind];
  expect(lifetime).toBe(minutes * 60_000);
  signIn(7);
  answers = ['first', 'second'];
  expect(await nameOf(lifetime)).toBe('first');
  vi.setSystemTime(start + minutes * 60_000 - 1);
  expect(await nameOf(lifetime)).toBe('first');
  vi.setSystemTime(start + minutes * 60_000);
  expect(await nameOf(lifetime)).toBe('second');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what one person was told is told to nobody else', async () => {
  signIn(7);
  answers = ['Seven', 'Eight', 'Seven again'];
  expect(await nameOf()).toBe('Seven');
  signIn(8);
  expect(await nameOf()).toBe('Eight');
  signIn(7);
  expect(await nameOf()).toBe('Seven again');
  storedToken.write(null);
  answers = ['nobody', 'nobody'];
  expect([await nameOf(), await nameOf()]).toEqual(['nobody', 'nobody']);
});

test('a refusal is not kept, and what a write has answered is', async () => {
  signIn(7);
  answers = [new Refusal('unavailable'), 'then'];
  await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await nameOf()).toBe('then');
  keepAnswer(readProfile, answerOf('written'));
  expect(await nameOf()).toBe('written');
});

test('pages of a list are kept each by itself, and asked for again once something has been written', async () => {
  signIn(7);
  answers = ['first page', 'second page', 'first again', 'another call'];
  const page = async (page: number) =>
    (await readKept(collectOrders, lifetimes.orders, ask as never, { page: String(page) })) as unknown as {
      name: string;
    };
  const expected = ['first page', 'second page', 'first page'];
  expect([(await page(1)).name, (await page(2)).name, (await page(1)).name]).toEqual(expected);
  forgetAnswers();
  expect((await page(1)).name).toBe('first again');
});

test('an order that was placed has the profile asked for again, as its credit may be spent', async () => {
  signIn(7);
  answers = ['with credit', 'orders', 'without', 'one more'];
  const orders = () => readKept(collectOrders, lifetimes.orders, ask as never) as Promise<unknown>;
  expect([await nameOf(), await orders()]).toEqual(['with credit', answerOf('orders')]);
  forgetAnswers();
  expect([await nameOf(), await orders()]).toEqual(['without', answerOf('one more')]);
});
