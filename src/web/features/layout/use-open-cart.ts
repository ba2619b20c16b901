import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from '#web/lib/browser/is-plain-press.ts';
import { openMiniCart } from '#web/shared/cart/mini-cart-open.ts';

const pagesWithoutPanel = new Set(['/cart', '/checkout']);

/** A plain press on a way to the cart slides it in; without script, and for another tab, the link opens its page. */
export function useOpenCart(): (event: MouseEvent) => void {
  const { pathname } = useLocation();
  return (event) => {
    if (!isPlainPress(event) || pagesWithoutPanel.has(pathname)) return;
    event.preventDefault();
    openMiniCart();
  };
}
