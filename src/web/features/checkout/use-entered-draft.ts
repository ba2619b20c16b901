import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api/api.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { openDraft } from './place-order.ts';

/**
 * The id of the draft that a customer's order will go into, asked for on entering the checkout; null for a guest, and where it
 * could not be had: placing the order then makes it, and says why not.
 */
export function useEnteredDraft(userId: number | null, storeId: number, lines: readonly CartLine[]) {
  const entered = useRef<Promise<number | null>>(Promise.resolve(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on entering; the goods are sent again with the order
  useEffect(() => {
    if (userId === null) return;
    const items = lines.map(({ id, quantity }) => ({ product_id: id, quantity }));
    entered.current = openDraft(api, { store_id: storeId, order_items: items }).catch(() => null);
    return () => {
      entered.current = Promise.resolve(null);
    };
  }, [userId, storeId]);
  return entered;
}
