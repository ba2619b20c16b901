import { useSyncExternalStore } from 'react';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { adding, pressing, puttingBack, setting } from './cart-change.ts';
import { type CartLine, type Sold, toCartLine } from './cart-line.ts';
import { updateCart, watchCart } from './cart-store.ts';
import { type Cart, readCart, unreadCart } from './shown-cart.ts';

/** The cart of this browser: `const { lines, isReady } = useCart()`. Totals: cartTotal, cartCount of cart-line.ts. */
export function useCart(): Cart {
  return useSyncExternalStore(watchCart, readCart, () => unreadCart);
}

/** The same for what stands apart from what was pressed, sums and counts: it follows once that has shown. */
export function useCartAfterPaint(): Cart {
  return useSyncExternalStore(watchAfterPaint, readCart, () => unreadCart);
}

function watchAfterPaint(changed: () => void): () => void {
  let giveUp = () => {};
  const leave = watchCart(() => {
    giveUp();
    giveUp = afterPaint(changed);
  });
  return () => {
    leave();
    giveUp();
  };
}

/** What does not change from one product to the next: a part of the page that asks for it alone is not drawn again. */
export function useCartStatus(): Pick<Cart, 'isReady' | 'hasSaveFailed'> {
  const isReady = useSyncExternalStore(
    watchCart,
    () => readCart().isReady,
    () => false,
  );
  const hasSaveFailed = useSyncExternalStore(
    watchCart,
    () => readCart().hasSaveFailed,
    () => false,
  );
  return { isReady, hasSaveFailed };
}

/** One line of the cart, or undefined: a product card that asks for its own is not drawn again for the others. */
export function useCartLine(id: number): CartLine | undefined {
  return useSyncExternalStore(
    watchCart,
    () => readCart().lines.find((line) => line.id === id),
    () => undefined,
  );
}

/**
 * Puts a product in the cart, or more of it: its first quantity, then a step, unless said otherwise, never more than there
 * is. False when it found no place there: the cart is full, or the product sold out.
 */
export function addToCart(item: Sold, quantity?: number): boolean {
  updateCart(quantity === undefined ? pressing(toCartLine(item, 0)) : adding(toCartLine(item, quantity)));
  return readCart().lines.some((line) => line.id === item.id);
}

/** Sets how much of a product is wanted; zero or less takes it out. */
export function setCartQuantity(id: number, quantity: number): void {
  const shown = readCart().lines.find((line) => line.id === id)?.quantity ?? 0;
  updateCart(setting(id, quantity, shown));
}

/** Takes a product out; answers what puts it back where it stood, for an Undo. */
export function removeFromCart(id: number): () => void {
  const { lines } = readCart();
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  setCartQuantity(id, 0);
  return () => {
    if (line) updateCart(puttingBack(line, at));
  };
}

/** Replaces everything: to empty the cart (no lines), to undo (the lines from before). */
export function replaceCart(lines: readonly CartLine[]): void {
  updateCart(() => lines);
}
