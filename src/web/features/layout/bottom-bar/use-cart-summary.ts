import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCartAfterPaint } from '#web/shared/cart/cart.ts';
import { cartCount, cartTotal } from '#web/shared/cart/cart-line.ts';
import type { ShownTotals } from './later-cart-totals.tsx';

/** What the ways to the cart show at once: how much is in it and what it costs; `items` says the count for screen readers. */
export function useCartSummary(): { count: number; items: string; own: ShownTotals } {
  const t = useT();
  const { money, decimals } = useFormat();
  const { lines } = useCartAfterPaint();
  const count = cartCount(lines);
  const total = money(cartTotal(lines, decimals));
  return { count, items: t('cart.items', { count }), own: { total, missing: null, share: 0, isFree: false } };
}
