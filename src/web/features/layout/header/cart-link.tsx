import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LaterCartTotals } from '../bottom-bar/later-cart-totals.tsx';
import { useCartSummary } from '../bottom-bar/use-cart-summary.ts';
import { useOpenCart } from '../use-open-cart.ts';

/**
 * The cart in the header: its running total, and what is missing to free delivery as a bar, always in sight. As wide as its
 * words, and wide enough for a total, which comes late.
 */
export function CartLink() {
  const t = useT();
  const open = useOpenCart();
  const { count, items, own } = useCartSummary();
  const isFull = count > 0;
  return (
    <Link
      to="/cart"
      aria-haspopup="dialog"
      onClick={open}
      className="relative inline-flex h-12 min-w-34 items-center justify-center gap-2 rounded-full bg-brand px-4 font-semibold whitespace-nowrap text-on-brand transition-colors hover:bg-brand-strong"
    >
      <Icon shape={ShoppingBasket} className="size-5 shrink-0" />
      <span className={isFull ? 'sr-only' : undefined}>{t('layout.cart')}</span>
      {isFull && (
        <LaterCartTotals isFull={isFull} own={own}>
          {({ total, missing, share, isFree }) => (
            <span className="grid min-w-0 leading-tight">
              <span className="tabular-nums">{total}</span>
              {(missing || isFree) && (
                <>
                  <span className="sr-only">
                    {missing ? t('cart.freeShort', { amount: missing }) : t('cart.freeShortReached')}
                  </span>
                  <span aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-full bg-on-brand/25">
                    <span className="block h-full rounded-full bg-on-brand" style={{ width: `${100 * share}%` }} />
                  </span>
                </>
              )}
            </span>
          )}
        </LaterCartTotals>
      )}
      {isFull && (
        <span className="absolute -top-1.5 -right-1 inline-flex min-w-6 items-center justify-center rounded-full bg-offer px-1.5 text-sm leading-6 text-on-offer tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{items}</span>
        </span>
      )}
    </Link>
  );
}
