import { beforeEach, expect, test, vi } from 'vitest';

const calls: [string, unknown][] = [];
let onAccount: unknown[] = [];
vi.mock('#web/lib/api/api.ts', () => ({
  api: async (e: { name: string }, input: unknown) => {
    calls.push([e.name, input]);
    return e.name === 'listShippingAddresses' ? onAccount : {};
  },
}));
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { guestAddresses, rememberOrderAddress, takeGuestAddressesAlong } = await import('./guest-addresses.ts');

const order = (shippingAddress: string | null, customerName = 'Ana') => {
  return { customerName, shippingAddress, shippingCity: 'Paris', shippingPostalCode: '75013' };
};
const at = (address: string, isDefault: boolean) => {
  return { name: 'Ana', address, city: 'Paris', zipCode: '75013', isDefault };
};

beforeEach(() => {
  kept.clear();
  calls.length = 0;
  onAccount = [];
});

test('where guests had things delivered is kept under the specification’s key, the last one first', () => {
  for (const address of ['a', 'b', 'a']) rememberOrderAddress(order(address));
  expect(JSON.parse(kept.get('shipping-addresses') ?? '')).toEqual([at('a', true), at('b', false)]);
  // What is collected goes nowhere.
  rememberOrderAddress(order(null));
  expect(guestAddresses.read()).toHaveLength(2);
  for (const address of ['c', 'd', 'e', 'f']) rememberOrderAddress(order(address));
  expect(guestAddresses.read()).toHaveLength(5);
});

test('it is taken into a new account, and is then no more in the browser', async () => {
  for (const address of ['a', 'b']) rememberOrderAddress(order(address));
  await takeGuestAddressesAlong();
  const { isDefault: _, ...other } = at('a', false);
  expect(calls.slice(1)).toEqual([
    ['addShippingAddress', at('b', true)],
    ['addShippingAddress', other],
  ]);
  expect(kept.size).toBe(0);
  await takeGuestAddressesAlong();
  expect(calls).toHaveLength(3);
});

test('an account that has addresses gets none', async () => {
  rememberOrderAddress(order('a'));
  onAccount = [at('z', true)];
  await takeGuestAddressesAlong();
  expect(calls.map(([name]) => name)).toEqual(['listShippingAddresses']);
  expect(kept.size).toBe(0);
});

test('what is stored and is no address is left out', () => {
  kept.set('shipping-addresses', JSON.stringify([{ name: 1 }, null, at('a', true)]));
  expect(guestAddresses.read()).toEqual([at('a', true)]);
});
