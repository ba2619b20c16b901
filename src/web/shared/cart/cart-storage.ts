import { logFault } from '#web/lib/browser/log.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { type CartLine, readCartLines } from './cart-line.ts';

export const cartStorageKinds = ['localStorage', 'indexedDB'] as const;
export type CartStorageKind = (typeof cartStorageKinds)[number];

/**
 * Where the cart is kept. Saving an empty cart removes what was stored. Reading and saving may fail: they then throw or
 * reject, and the cart decides what to do. What is kept without waiting (localStorage) answers without a promise.
 */
export type CartStorage = {
  kind: CartStorageKind | 'none';
  read: () => CartLine[] | Promise<CartLine[]>;
  save: (lines: readonly CartLine[]) => void | Promise<void>;
  /** Calls back when another tab has saved; answers how to stop. */
  watch: (listener: () => void) => () => void;
};

/** Which storage the shopper prefers; localStorage unless chosen otherwise. */
export const preferredStorage = createStored<CartStorageKind>('cart_storage_preference', (kind) =>
  kind === 'indexedDB' ? kind : 'localStorage',
);

/** Holds nothing: where the browser keeps nothing at all, the cart is kept as long as the page. */
export const noStorage: CartStorage = {
  kind: 'none',
  read: () => [],
  save: () => undefined,
  watch: () => () => undefined,
};

/** Opens each kind; null where the browser does not offer it. */
const openers: Record<CartStorageKind, () => CartStorage | null | Promise<CartStorage | null>> = {
  localStorage: openLocal,
  indexedDB: async () => (await import('./cart-indexed.ts')).openIndexed(),
};

export async function openStorage(kind: CartStorageKind): Promise<CartStorage | null> {
  try {
    return await openers[kind]();
  } catch (error) {
    logFault(`cart.open ${kind}`, error);
    return null;
  }
}

/** The chosen storage, else indexedDB, else localStorage, else one that holds nothing. */
export async function chooseStorage(wanted: CartStorageKind, open = openStorage): Promise<CartStorage> {
  for (const kind of new Set([wanted, 'indexedDB', 'localStorage'] as const)) {
    const storage = await open(kind);
    if (storage) return storage;
  }
  return noStorage;
}

const key = 'cart';

function openLocal(): CartStorage | null {
  const place = globalThis.localStorage;
  // A browser that blocks it throws here already.
  if (!place || place.getItem(key) === undefined) return null;
  return {
    kind: 'localStorage',
    read: () => readCartLines(JSON.parse(place.getItem(key) ?? 'null')),
    save: (lines) => (lines.length === 0 ? place.removeItem(key) : place.setItem(key, JSON.stringify(lines))),
    watch: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key is the whole storage being cleared.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
