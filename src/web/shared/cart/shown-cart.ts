import { keepSame } from './cart-change.ts';
import type { CartLine } from './cart-line.ts';

export type Cart = {
  lines: readonly CartLine[];
  /** False on the server and until the stored cart has been read: then empty does not mean empty. */
  isReady: boolean;
  /** The last change could not be kept and will be gone with the page. */
  hasSaveFailed: boolean;
};

export const unreadCart: Cart = { lines: [], isReady: false, hasSaveFailed: false };
let cart = unreadCart;
const listeners = new Set<() => void>();

/** The cart that the page shows now. */
export const readCart = (): Cart => cart;

/** Shows another cart; lines that say the same stay the same objects, and who watches is not called for nothing. */
export function showCart(next: Cart): void {
  const lines = keepSame(cart.lines, next.lines);
  if (lines === cart.lines && next.isReady === cart.isReady && next.hasSaveFailed === cart.hasSaveFailed) return;
  cart = { ...next, lines };
  for (const listener of listeners) listener();
}

/** Calls back after each change; answers how to stop. */
export function onCartShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
