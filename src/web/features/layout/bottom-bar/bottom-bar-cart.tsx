import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { NavLink } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOpenCart } from '../use-open-cart.ts';
import { LaterCartTotals, type ShownTotals } from './later-cart-totals.tsx';
import { useCartSummary } from './use-cart-summary.ts';

type Style = (isActive: boolean) => string;

/**
 * The cart in the phone's bar: what its goods cost, and along the bar's edge how far it is to free delivery. On the cart's
 * own page, which shows the total with delivery right above, its name is shown: two sums would be of two things.
 */
export function BottomBarCart({ stopStyle, iconStyle }: { stopStyle: Style; iconStyle: Style }) {
  const t = useT();
  const open = useOpenCart();
  const { count, items, own } = useCartSummary();
  const isFull = count > 0;
  const hasCheckout = useFlag('pages.checkout');
  const isShownAbove = (isActive: boolean) => isActive && hasCheckout;
  return (
    <NavLink
      to="/cart"
      aria-haspopup="dialog"
      onClick={open}
      className={({ isActive }) => cx(stopStyle(isActive), isFull && 'gap-0!')}
    >
      {({ isActive }) => (
        <>
          <span className={cx(iconStyle(isActive), isFull && 'h-7!')}>
            <Icon shape={ShoppingBasket} className="size-6" />
            {isFull && (
              <span className="absolute -top-0.5 right-0 inline-flex min-w-5 items-center justify-center rounded-full bg-offer px-1 text-[clamp(12px,3.2vw,0.75rem)] leading-5 text-on-offer tabular-nums">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">{items}</span>
              </span>
            )}
          </span>
          <span className={isFull ? (isShownAbove(isActive) ? 'leading-tight' : 'sr-only') : undefined}>
            {t('layout.cart')}
          </span>
          {isFull && (
            <LaterCartTotals isFull={isFull} own={own}>
              {(totals) => <Totals {...totals} hasSum={!isShownAbove(isActive)} />}
            </LaterCartTotals>
          )}
        </>
      )}
    </NavLink>
  );
}

function Totals({ total, missing, share, isFree, hasSum }: ShownTotals & { hasSum: boolean }) {
  const t = useT();
  return (
    <>
      {hasSum && <span className="leading-tight text-ink tabular-nums">{total}</span>}
      {(missing || isFree) && (
        <>
          <span aria-hidden="true" className="absolute inset-x-0 -top-1 h-1 bg-line">
            <span
              className="block h-full origin-left bg-good transition-transform duration-300 motion-reduce:transition-none"
              style={{ transform: `scaleX(${share})` }}
            />
          </span>
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-1 text-[min(0.75rem,3.2vw)] leading-tight font-normal tracking-tight"
          >
            <Icon shape={Truck} className="size-3.5 max-[26rem]:hidden" />
            {missing ? t('cart.freeToGo', { amount: missing }) : '✓'}
          </span>
          <span className="sr-only">
            {missing ? t('cart.freeShort', { amount: missing }) : t('cart.freeShortReached')}
          </span>
        </>
      )}
    </>
  );
}
