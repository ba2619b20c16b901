import { useEffect, useRef, useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { api } from '#web/lib/api/api.ts';
import { addToCart, setCartQuantity } from '#web/shared/cart/cart.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { equivalentLine, findEquivalents, type Missing } from '#web/shared/cart/equivalents/equivalents.ts';
import type { PutInCart } from '#web/shared/cart/put-in-cart.ts';
import { readCart } from '#web/shared/cart/shown-cart.ts';

/** What was put in the cart in place of goods, as one. */
export type Instead = { count: number; takeOut: () => void };

const inCart = (id: number) => readCart().lines.find((line) => line.id === id)?.quantity ?? 0;

/**
 * What stands in for goods that could not be had: asked of the store, put in the cart by one press and taken out by the
 * next.
 */
export function useNearest(storeId: number, outcome: PutInCart) {
  const [found, setFound] = useState<Record<number, Product | undefined> | null>(null);
  /** By the product that is missing: what was put in the cart for it, and how much more that made. */
  const [chosen, setChosen] = useState<Record<number, { id: number; more: number } | undefined>>({});
  const newest = useRef(chosen);
  useEffect(() => {
    let isCurrent = true;
    newest.current = {};
    setChosen({});
    setFound(null);
    void findEquivalents(api, storeId, { missing: missingOf(outcome), taken: readCart().lines }).then(
      (all) => isCurrent && setFound(all),
    );
    return () => {
      isCurrent = false;
    };
  }, [storeId, outcome]);

  function choose(missingId: number, put: { id: number; more: number } | undefined): void {
    newest.current = { ...newest.current, [missingId]: put };
    setChosen(newest.current);
  }
  function leave({ id, more }: { id: number; more: number }): void {
    setCartQuantity(id, inCart(id) - more);
  }
  return {
    isAsked: found === null,
    offeredFor: (missing: Missing): CartLine | null => {
      const product = found?.[missing.id];
      return product ? equivalentLine(product, missing) : null;
    },
    isChosen: (missingId: number) => chosen[missingId] !== undefined,
    toggle: (missingId: number, offered: CartLine) => {
      const before = newest.current[missingId];
      const product = found?.[missingId];
      if (before) {
        leave(before);
        choose(missingId, undefined);
      } else if (product) {
        const was = inCart(product.id);
        addToCart(product, offered.quantity);
        const more = inCart(product.id) - was;
        if (more > 0) choose(missingId, { id: product.id, more });
      }
    },
    instead: (): Instead => {
      const all = Object.values(newest.current).filter((put) => put !== undefined);
      return { count: all.length, takeOut: () => all.forEach(leave) };
    },
  };
}

/** What of a line there was not enough of; in thousandths, so that 0.3 less 0.1 is 0.2. */
export function restOf({ line, now, wanted }: PutInCart['short'][number]): Missing {
  const quantity = Math.round((wanted - now) * 1000) / 1000;
  return { id: line.id, name: line.name, quantity, unit: line.product.unit };
}

/** What nothing stands in for yet: what is not to be had, and of which there is not enough. */
function missingOf({ gone, short }: PutInCart): Missing[] {
  return [...gone, ...short.map(restOf)];
}
