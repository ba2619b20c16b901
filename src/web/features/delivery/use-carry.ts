import { useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { listEquivalents } from '#contract/equivalents.ts';
import { api } from '#web/lib/api/api.ts';
import { useCart } from '#web/state/cart/cart.ts';
import type { CartLine } from '#web/state/cart/cart-line.ts';
import { type Repriced, repriceCart } from '#web/state/cart/reprice-cart.ts';
import { carriedLines, cutLines, pickEquivalents } from './carried-cart.ts';

/** The cart at the prices of another store, and what is offered there for what it has not. Nothing is changed yet. */
export type Carried = {
  before: readonly CartLine[];
  fresh: Repriced;
  equivalents: Record<number, Product | undefined>;
};

/** Asks another store for the cart. `onWhole` gets the lines when all of it can go along as it is. */
export function useCarry(
  storeId: number,
  onWhole: (lines: readonly CartLine[]) => void,
): { state: 'asking' | 'carrying' | 'failed' | Carried; carry: () => Promise<void>; reset: () => void } {
  const { lines } = useCart();
  const [state, setState] = useState<'asking' | 'carrying' | 'failed' | Carried>('asking');
  async function carry(): Promise<void> {
    setState('carrying');
    try {
      const fresh = await repriceCart(api, lines, storeId);
      if (fresh.missing.length === 0 && cutLines(lines, fresh).length === 0)
        return onWhole(carriedLines(lines, fresh, {}));
      const found = await Promise.all(
        // What cannot be asked now is not offered; the missing line is named all the same.
        fresh.missing.map(({ id }) => api(listEquivalents, { storeId, id }).catch(() => [])),
      );
      setState({ before: lines, fresh, equivalents: pickEquivalents(fresh.missing, found, fresh.lines) });
    } catch {
      setState('failed');
    }
  }
  return { state, carry, reset: () => setState('asking') };
}
