import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listShoppingLists } from '#contract/cart/lists.ts';
import { Refusal } from '#contract/errors.ts';
import { startSession, storedToken } from '#web/lib/api/session-token.ts';
import { forgetOwnValues } from '#web/lib/browser/kept-value.ts';
import { askOrKept, keptSince } from './device-answers.ts';

const start = Date.parse('2026-11-29T09:00:00Z');
const tokenOf = (user_id: number) => `h.${btoa(JSON.stringify({ user_id, email: 'a@shop.example', roles: [] }))}.s`;
const signIn = (userId: number, remember = true) =>
  startSession({ token: tokenOf(userId), expires_in: 86_400 }, remember);
const network = new Refusal('network', { status: 0 });
const options = { signal: new AbortController().signal };

const ask = (answer: unknown) =>
  askOrKept(listShoppingLists, {}, options, async () => {
    if (answer instanceof Error) throw answer;
    return answer as never;
  });

let device: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  device = new Map();
  vi.stubGlobal('localStorage', {
    get length() {
      return device.size;
    },
    key: (i: number) => [...device.keys()][i] ?? null,
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  storedToken.write(null);
  vi.useRealTimers();
});

test('without network the last answer stands in, and tells when it was kept', async () => {
  signIn(7);
  const fresh = await ask([{ name: 'Dimanche' }]);
  expect(keptSince(fresh)).toBeNull();
  vi.setSystemTime(start + 60_000);
  const kept = await ask(network);
  expect(kept).toEqual([{ name: 'Dimanche' }]);
  expect(keptSince(kept)).toBe(start);
});

test.each([
  ['a refusal', new Refusal('forbidden', { status: 403 })],
  ['a fault of the server', new Refusal('unexpected', { status: 500 })],
])('%s is no lost network: it is said', async (_, refusal) => {
  signIn(7);
  await ask([{ name: 'Dimanche' }]);
  await expect(ask(refusal)).rejects.toBe(refusal);
});

test('nobody sees what another was answered, nor does it stay after signing out', async () => {
  signIn(7);
  await ask([{ name: 'Dimanche' }]);
  signIn(8);
  await expect(ask(network)).rejects.toBe(network);
  signIn(7);
  expect(await ask(network)).toEqual([{ name: 'Dimanche' }]);
  forgetOwnValues();
  await expect(ask(network)).rejects.toBe(network);
});

test('who signs in until the browser is closed, and who is not signed in, leave nothing', async () => {
  await ask([{ name: 'Invité' }]);
  vi.stubGlobal('document', { cookie: 'panier_session=1' });
  signIn(7, false);
  await ask([{ name: 'Dimanche' }]);
  expect([...device.keys()].filter((key) => key.startsWith('own:'))).toEqual([]);
  await expect(ask(network)).rejects.toBe(network);
});

test('no more than the last twelve are kept', async () => {
  signIn(7);
  const askPage = (page: number, answer: () => Promise<unknown>) =>
    askOrKept(listShoppingLists, { page } as never, options, answer as never);
  for (let page = 1; page <= 13; page++) await askPage(page, async () => [{ page }]);
  const fail = () => Promise.reject(network);
  expect(await askPage(2, fail)).toEqual([{ page: 2 }]);
  await expect(askPage(1, fail)).rejects.toBe(network);
});
