import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCart, writeCart } from '#contract/cart/cart.ts';
import { readProduct } from '#contract/catalogue/catalogue.ts';
import type { Api } from '#contract/client.ts';
import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import type { CartLine } from './cart-line.ts';
import { noStorage } from './cart-storage.ts';

let account: { api: Api; customerId: number };
const t = await startSharedApp();
const shop = await makeOrderShop(t);
beforeEach(async () => {
  account = await makeAccount();
});
afterEach(() => vi.unstubAllGlobals());

async function makeAccount() {
  const { customer, token } = await makeSignedIn(t);
  return { api: t.apiAs(token), customerId: customer.id };
}

/** The local storage of a browser whose pages come and go. */
function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

/** A browser of its own, with a cart that it keeps as long as the test runs. */
async function makeDevice(held: readonly CartLine[] = []) {
  vi.resetModules();
  const [cart, store, shown, sync, delivery] = await Promise.all([
    import('./cart.ts'),
    import('./cart-store.ts'),
    import('./shown-cart.ts'),
    import('./cart-sync.ts'),
    import('#web/shared/delivery/delivery.ts'),
  ]);
  let kept = held;
  const save = (lines: readonly CartLine[]) => {
    kept = lines;
  };
  await store.openCart({ ...noStorage, kind: 'localStorage', read: () => [...kept], save });
  delivery.rememberCartStore(shop.storeId);
  return {
    set: async (id: number, quantity: number) => {
      const isHeld = shown.readCart().lines.some((line) => line.id === id);
      const product = await t.apiAs()(readProduct, { id, storeId: shop.storeId });
      if (isHeld) cart.setCartQuantity(id, quantity);
      else if (quantity > 0) cart.addToCart(product, quantity);
    },
    meet: (as = account) => sync.syncCart({ ...as, storeId: shop.storeId }),
    hasUnsentChanges: () => sync.hasUnsentChanges({ ...account, storeId: shop.storeId }),
    goTo: (storeId: number) => delivery.rememberCartStore(storeId),
    held: () => Object.fromEntries(shown.readCart().lines.map((line) => [line.id, line.quantity])),
    lines: () => shown.readCart().lines,
  };
}
const inAccount = async (as = account) => (await as.api(readCart, { store_id: shop.storeId })).lines;

/** The account as it is reached on a line that is lost once a call has been done. */
const losingAnswers = (): typeof account => ({
  ...account,
  api: (async (...call: Parameters<Api>) => {
    await account.api(...call);
    throw new TypeError('fetch failed');
  }) as Api,
});

test.each([
  ['taken out and put in again', [0, 2], 2],
  ['changed and changed back', [5, 2], 2],
  ['changed and taken out', [5, 0], 0],
])('%s, the answer to the first lost on the way: the last counts', async (_, [first = 0, last = 0], expected) => {
  const phone = await makeDevice();
  await phone.set(shop.apples, 2);
  await phone.set(shop.wine, 1);
  await phone.meet();
  await phone.set(shop.apples, first);
  await expect(phone.meet(losingAnswers())).rejects.toThrow('fetch failed');
  await phone.set(shop.apples, last);
  expect(phone.hasUnsentChanges()).toBe(true);
  await phone.meet();
  const held = { [shop.wine]: 1, ...(expected > 0 && { [shop.apples]: expected }) };
  expect(phone.held()).toEqual(held);
  expect(Object.fromEntries((await inAccount()).map((line) => [line.productId, line.quantity]))).toEqual(held);
  expect(phone.hasUnsentChanges()).toBe(false);
});

test('put in and taken out again, the answer to the first lost on the way: it does not come back', async () => {
  const phone = await makeDevice();
  await phone.meet();
  await phone.set(shop.apples, 2);
  await expect(phone.meet(losingAnswers())).rejects.toThrow('fetch failed');
  await phone.set(shop.apples, 0);
  await phone.meet();
  expect(phone.held()).toEqual({});
  expect(await inAccount()).toEqual([]);
});

test('a guest’s cart and the account’s are joined at sign-in without doubling, on both devices', async () => {
  const [phone, laptop] = [await makeDevice(), await makeDevice()];
  await phone.set(shop.apples, 2);
  await phone.set(shop.wine, 1);
  await phone.meet();
  await laptop.set(shop.apples, 3);
  await laptop.set(shop.carrots, 0.3);
  await laptop.meet();
  const joined = { [shop.apples]: 3, [shop.wine]: 1, [shop.carrots]: 0.3 };
  expect(laptop.held()).toEqual(joined);
  await phone.meet();
  expect(phone.held()).toEqual(joined);
  // What came over is a line like any other, at the price of the store.
  expect(phone.lines().at(-1)).toMatchObject({ name: 'Carottes', price: 3.99, product: { quantityStep: 0.1 } });
  for (const device of [phone, laptop, phone]) await device.meet();
  expect([phone.held(), laptop.held()]).toEqual([joined, joined]);
  expect(phone.hasUnsentChanges()).toBe(false);
});

test('what one device takes out leaves the other, also when that one was away', async () => {
  const [phone, laptop] = [await makeDevice(), await makeDevice()];
  await phone.set(shop.apples, 2);
  await phone.meet();
  await laptop.meet();
  await phone.set(shop.apples, 0);
  await phone.meet();
  await laptop.set(shop.wine, 1);
  await laptop.meet();
  expect(laptop.held()).toEqual({ [shop.wine]: 1 });
  await phone.meet();
  expect(phone.held()).toEqual({ [shop.wine]: 1 });
});

test('what is done while the answer is on its way stands, and follows', async () => {
  const phone = await makeDevice();
  await phone.set(shop.apples, 2);
  const slow: Api = async (...call) => {
    const answer = await account.api(...call);
    await phone.set(shop.apples, 5);
    await phone.set(shop.wine, 1);
    return answer;
  };
  await phone.meet({ ...account, api: slow });
  expect(phone.held()).toEqual({ [shop.apples]: 5, [shop.wine]: 1 });
  expect(phone.hasUnsentChanges()).toBe(true);
  await phone.meet();
  expect((await inAccount()).map((line) => line.quantity)).toEqual([5, 1]);
});

test('an answer lost on the way loses nothing and undoes nothing', async () => {
  const phone = await makeDevice();
  await phone.set(shop.apples, 4);
  await phone.meet();
  const broken: Api = async (...call) => {
    await account.api(...call);
    throw new Refusal('network');
  };
  await phone.set(shop.apples, 1);
  await expect(phone.meet({ ...account, api: broken })).rejects.toThrow();
  expect(phone.held()).toEqual({ [shop.apples]: 1 });
  await phone.set(shop.apples, 0);
  await phone.meet();
  expect([phone.held(), await inAccount()]).toEqual([{}, []]);
});

test('goods that are sold no more are named, come into no cart and leave the account', async () => {
  const kumquats = await makeProduct(t.db, { name: 'Kumquats', stores: [shop.storeId] });
  const [phone, laptop] = [await makeDevice(), await makeDevice()];
  await phone.set(kumquats, 1);
  await phone.set(shop.apples, 1);
  await phone.meet();
  await t.db.delete(shelf).where(eq(shelf.productId, kumquats));
  expect(await laptop.meet()).toEqual(['Kumquats']);
  expect(laptop.held()).toEqual({ [shop.apples]: 1 });
  expect(await laptop.meet()).toEqual([]);
  expect((await inAccount()).map((line) => line.productId)).toEqual([shop.apples]);
});

test('a line that the account does not take stays here, holds nothing else up and is not offered with every page', async () => {
  stubStorage();
  const cherries = await makeProduct(t.db, { name: 'Cerises', stores: [shop.storeId] });
  const phone = await makeDevice();
  await phone.set(cherries, 1);
  await phone.set(shop.apples, 1);
  await t.db.delete(shelf).where(eq(shelf.productId, cherries));
  await phone.meet();
  expect(phone.held()).toEqual({ [cherries]: 1, [shop.apples]: 1 });
  expect((await inAccount()).map((line) => line.productId)).toEqual([shop.apples]);
  expect(phone.hasUnsentChanges()).toBe(false);

  // The next page, which has the same storage.
  const offered: number[][] = [];
  const watching: Api = (endpoint, ...rest) => {
    const { lines } = rest[0] as { lines?: { product_id: number }[] };
    if (endpoint.name === writeCart.name) offered.push((lines ?? []).map((line) => line.product_id));
    return account.api(endpoint, ...rest);
  };
  const again = await makeDevice(phone.lines());
  expect(again.hasUnsentChanges()).toBe(false);
  await again.meet({ ...account, api: watching });
  await again.set(shop.wine, 1);
  await again.meet({ ...account, api: watching });
  expect(again.held()).toEqual({ [cherries]: 1, [shop.apples]: 1, [shop.wine]: 1 });
  expect(offered).toEqual([[shop.wine]]);
});

test('a line refused just after a write without an answer: what that write may have done is still brought again', async () => {
  const cherries = await makeProduct(t.db, { name: 'Cerises', stores: [shop.storeId] });
  const phone = await makeDevice();
  await phone.meet();
  await phone.set(shop.apples, 2);
  await expect(phone.meet(losingAnswers())).rejects.toThrow('fetch failed');
  await phone.set(shop.apples, 0);
  await phone.set(cherries, 1);
  await t.db.delete(shelf).where(eq(shelf.productId, cherries));
  await phone.meet();
  expect(phone.held()).toEqual({ [cherries]: 1 });
  expect(await inAccount()).toEqual([]);
});

test('somebody else who signs in here does not get the goods of the first account', async () => {
  const [phone, other] = [await makeDevice(), await makeAccount()];
  await phone.set(shop.apples, 2);
  await phone.meet();
  // Signed out, the cart stays in sight; a visitor adds something.
  await phone.set(shop.wine, 1);
  await phone.meet(other);
  expect(phone.held()).toEqual({ [shop.wine]: 1 });
  expect((await inAccount(other)).map((line) => line.productId)).toEqual([shop.wine]);
  expect((await inAccount()).map((line) => line.productId)).toEqual([shop.apples]);
});

test('between two stores nothing is brought', async () => {
  const phone = await makeDevice();
  await phone.set(shop.apples, 2);
  phone.goTo(999);
  await phone.meet();
  expect(await inAccount()).toEqual([]);
  phone.goTo(shop.storeId);
  await phone.meet();
  expect(await inAccount()).toHaveLength(1);
});

test('nothing new asks once and writes nothing', async () => {
  const phone = await makeDevice();
  await phone.set(shop.apples, 2);
  await phone.meet();
  const calls: string[] = [];
  const counting: Api = (endpoint, ...rest) => {
    calls.push(endpoint.name);
    return account.api(endpoint, ...rest);
  };
  await phone.meet({ ...account, api: counting });
  expect(calls).toEqual([readCart.name]);
  expect(calls).not.toContain(writeCart.name);
});

test('devices that come and go in any order end with the same cart', async () => {
  const step = fc.record({ device: fc.nat(1), id: fc.nat(1), quantity: fc.nat(3), meets: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      account = await makeAccount();
      const devices = [await makeDevice(), await makeDevice()];
      for (const { device, id, quantity, meets } of steps) {
        await devices[device]?.set([shop.bread, shop.wine][id] ?? 0, quantity);
        if (meets) await devices[device]?.meet();
      }
      for (const i of [0, 1, 0]) await devices[i]?.meet();
      const lines = await inAccount();
      const there = Object.fromEntries(lines.map((line) => [line.productId, line.quantity]));
      expect(devices.map((device) => device.held())).toEqual([there, there]);
    }),
    { numRuns: 6 },
  );
});
