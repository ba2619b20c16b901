import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { openMiniCart } from '#web/state/cart/mini-cart.ts';

const pagesWithoutPanel = new Set(['/cart', '/checkout']);

/** A plain press on a way to the cart slides it in; without script, and for another tab, the link leads to its page. */
export function useOpenCart(): (event: MouseEvent) => void {
  const { pathname } = useLocation();
  return (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || pagesWithoutPanel.has(pathname)) return;
    event.preventDefault();
    openMiniCart();
  };
}
