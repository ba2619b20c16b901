import { useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { api } from '#web/lib/api/api.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { findEquivalents } from '#web/shared/cart/equivalents/equivalents.ts';
import { type Repriced, repriceCart } from '#web/shared/cart/reprice-cart.ts';
import { carriedLines, cutLines, missingLine } from './carried-cart.ts';

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
      const equivalents = await findEquivalents(api, storeId, {
        missing: fresh.missing.map(missingLine),
        taken: fresh.lines,
      });
      setState({ before: lines, fresh, equivalents });
    } catch {
      setState('failed');
    }
  }
  return { state, carry, reset: () => setState('asking') };
}
