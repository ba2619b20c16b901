import { beforeEach, expect, test, vi } from 'vitest';
import type { CartFigures } from '#contract/cart/cart.ts';
import type { CartLine } from './cart-line.ts';
import { type CartStorage, noStorage } from './cart-storage.ts';

const answer = vi.hoisted(() => ({ now: {} as Partial<CartFigures> }));
vi.mock('#web/lib/api/api.ts', () => ({ api: async () => answer.now }));

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

function line(quantity: number, price: number): CartLine {
  const product = { inventory: true, quantityInStock: 5, quantityStep: 1 } as CartLine['product'];
  return { id: 7, name: 'Pommes', price, image: null, category: 'FRUIT', quantity, product };
}

test('what another tab has stored, and this page has not seen yet, is read before its price and its quantity change', async () => {
  const [check, store, news, unread, shown, delivery] = await Promise.all([
    import('./cart-check.ts'),
    import('./cart-store.ts'),
    import('./cart-news.ts'),
    import('./unread-news.ts'),
    import('./shown-cart.ts'),
    import('#web/shared/delivery/delivery.ts'),
  ]);
  delivery.rememberCartStore(3);
  let stored: readonly CartLine[] = [line(1, 2)];
  const save: CartStorage['save'] = (lines) => {
    stored = lines;
  };
  await store.openCart({ ...noStorage, kind: 'localStorage', read: () => [...stored], save });
  expect(shown.readCart().lines).toEqual([line(1, 2)]);
  stored = [line(8, 1.5)];

  const { quantity, id, name, price, category, product } = line(1, 2);
  const sold = { id, name, price, category, ...product, product: { picture: null } };
  answer.now = { storeId: 3, missing: [], lines: [{ product: sold as never, quantity, lineTotal: 2 }] };
  check.askCheck('3 7:1', { store_id: 3 });
  await vi.waitFor(() => expect(stored[0]).toMatchObject({ quantity: 5, price: 2 }));
  expect(unread.newsOf(news.foundNews.read(), stored)).toMatchObject({
    gone: [],
    prices: [{ id: 7, before: 1.5, now: 2 }],
    quantities: [{ line: { id: 7, quantity: 5 }, before: 8 }],
  });
});
