import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

// Beside the logo where there is room, one beneath the other where letters are large.
const side =
  'inline-flex min-h-11 min-w-0 flex-[1_1_6rem] items-center gap-2 text-sm leading-tight font-semibold hover:underline';

/** The way back, the logo and who helps: no other link leaves an order that is being made. */
export function CheckoutHeader({ logo }: { logo: ReactNode }) {
  const t = useT('checkout');
  const { pages } = useFlags();
  const { store } = useShop();
  const { lines, isReady } = useCart();
  const phone = store?.contact.phoneNumber;
  // Once it is placed the cart is empty, and there is nothing to go back to.
  const isDone = (isReady && lines.length === 0) || !pages.cart;
  const help = (
    <>
      <Icon shape={Phone} className="size-5 shrink-0" />
      <span>
        {t('checkout.help')}
        {phone && <span className="block whitespace-nowrap tabular-nums max-sm:hidden">{phone}</span>}
      </span>
    </>
  );
  return (
    <header className="border-b border-line bg-card text-brand">
      <div className="page-column flex min-h-16 flex-wrap items-center gap-x-3 lg:min-h-20">
        <Link to={isDone ? (pages.products ? '/products' : '/') : '/cart'} className={side}>
          <Icon shape={ChevronLeft} className="size-5 shrink-0" />
          {t(isDone ? 'catalogue.browse' : 'checkout.backToCart')}
        </Link>
        {logo}
        {phone ? (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${side} justify-end`}>
            {help}
          </a>
        ) : (
          <Link to="/help-center" className={`${side} justify-end`}>
            {help}
          </Link>
        )}
      </div>
    </header>
  );
}
