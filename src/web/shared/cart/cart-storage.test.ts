import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { type CartStorage, type CartStorageKind, chooseStorage, noStorage, openStorage } from './cart-storage.ts';

const store = new Map<string, string>();
const place = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', place);
});

const line = { id: 3, name: 'Riz', price: 2, quantity: 1, product: { quantityStep: 1 } } as CartLine;
const opened = (kind: CartStorageKind): CartStorage => ({ ...noStorage, kind });

test.each<[CartStorageKind, CartStorageKind[], string, CartStorageKind[]]>([
  ['localStorage', ['localStorage', 'indexedDB'], 'localStorage', ['localStorage']],
  ['indexedDB', ['localStorage', 'indexedDB'], 'indexedDB', ['indexedDB']],
  ['localStorage', ['indexedDB'], 'indexedDB', ['localStorage', 'indexedDB']],
  ['indexedDB', ['localStorage'], 'localStorage', ['indexedDB', 'localStorage']],
  ['localStorage', [], 'none', ['localStorage', 'indexedDB']],
  ['indexedDB', [], 'none', ['indexedDB', 'localStorage']],
])('%s is wanted, %o can be had: %s', async (wanted, available, kind, tried) => {
  const asked: string[] = [];
  const storage = await chooseStorage(wanted, async (one) => {
    asked.push(one);
    return available.includes(one) ? opened(one) : null;
  });
  expect(storage.kind).toBe(kind);
  expect(asked).toEqual(tried);
});

test('localStorage holds the whole list under `cart`, and nothing when the cart is empty', async () => {
  const storage = await openStorage('localStorage');
  await storage?.save([line]);
  expect(JSON.parse(store.get('cart') ?? '')).toEqual([line]);
  expect(await storage?.read()).toEqual([line]);
  await storage?.save([]);
  expect(store.has('cart')).toBe(false);
  expect(await storage?.read()).toEqual([]);
});

test('broken text and a full disk are refused, for the cart to handle', async () => {
  const storage = await openStorage('localStorage');
  store.set('cart', '{ broken');
  expect(() => storage?.read()).toThrow();
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...place, setItem: refuse, removeItem: refuse });
  const full = await openStorage('localStorage');
  expect(() => full?.save([line])).toThrow('full');
  // Emptying is saving nothing.
  expect(() => full?.save([])).toThrow('full');
});

test('a browser that blocks storage has none', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await openStorage('localStorage')).toBeNull();
  expect(await openStorage('indexedDB')).toBeNull();
  expect((await chooseStorage('localStorage')).kind).toBe('none');
});
