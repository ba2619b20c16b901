import { type CartLine, readCartLines } from './cart-line.ts';
import type { CartStorage } from './cart-storage.ts';

/** Browsers hold carts under these names: with another name or version they would be lost. */
const database = { name: 'CartDB', version: 1, store: 'cart' };

/** The cart in IndexedDB, a record for each line by its id. Null where there is none; rejects where it is blocked. */
export async function openIndexed(): Promise<CartStorage | null> {
  if (!('indexedDB' in globalThis)) return null;
  const opening = indexedDB.open(database.name, database.version);
  opening.onupgradeneeded = () => opening.result.createObjectStore(database.store, { keyPath: 'id' });
  const db = await answerOf(opening);
  // Another tab may want to delete it: it must not wait for this one.
  db.onversionchange = () => db.close();
  const news = new BroadcastChannel('panier-cart');
  return {
    kind: 'indexedDB',
    read: async () => {
      const found = (await answerOf(db.transaction(database.store).objectStore(database.store).getAll())) as Stored[];
      // Records come by id; their place in the cart is stored with them.
      return readCartLines(found.sort((a, b) => a.position - b.position).map(({ position: _, ...line }) => line));
    },
    save: async (lines) => {
      const work = db.transaction(database.store, 'readwrite');
      const place = work.objectStore(database.store);
      place.clear();
      for (const [position, line] of lines.entries()) place.add({ ...line, position } satisfies Stored);
      await done(work);
      news.postMessage('saved');
    },
    watch: (listener) => {
      news.addEventListener('message', listener);
      return () => news.removeEventListener('message', listener);
    },
  };
}

type Stored = CartLine & { position: number };

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
    work.onerror = () => reject(work.error);
  });
}
