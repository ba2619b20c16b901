import { type ReactNode, useEffect, useState } from 'react';
import { logFault } from '#web/lib/browser/log.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import type { CartTotals } from './cart-totals.tsx';

export type ShownTotals = {
  total: string;
  /** What is missing to free delivery; null when nothing is, or nothing can be said. */
  missing: string | null;
  /** How far it is to free delivery, 0 to 1. */
  share: number;
  isFree: boolean;
};

let loading: Promise<typeof CartTotals> | null = null;

/** Shows `own` figures of the page until the code that asks the server is here; it is loaded when there is a cart. */
export function LaterCartTotals({
  isFull,
  own,
  children,
}: {
  isFull: boolean;
  own: ShownTotals;
  children: (totals: ShownTotals) => ReactNode;
}) {
  const { store } = useShop();
  const [Totals, setTotals] = useState<typeof CartTotals | null>(null);
  useEffect(() => {
    if (!isFull || Totals) return;
    loading ??= import('./cart-totals.tsx').then((file) => file.CartTotals);
    loading.then(
      (loaded) => setTotals(() => loaded),
      (error: unknown) => {
        loading = null;
        logFault('cart.totals', error);
      },
    );
  }, [isFull, Totals]);
  return isFull && store && Totals ? <Totals store={store}>{children}</Totals> : children(own);
}
