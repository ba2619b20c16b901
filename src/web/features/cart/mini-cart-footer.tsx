import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { closeMiniCart } from '#web/shared/cart/mini-cart-open.ts';
import { useCartFigures } from '#web/shared/cart/use-cart-figures.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { totalLabel } from './total-label.ts';

/** What it comes to, how far it is to free delivery, and the two ways on. */
export function MiniCartFooter({ store }: { store: ShopStore }) {
  const t = useT('basket');
  const { money } = useFormat();
  const hasCheckout = useFlag('pages.checkout');
  const { figures, method } = useCartFigures(store);
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
      <FreeDeliveryBar figures={figures} method={method} />
      {!figures.isDeliverable && <p className="text-sm text-warn">{t('basket.notAvailable')}</p>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex flex-wrap items-baseline gap-x-2">
          {t(totalLabel(figures.fee))}{' '}
          <span className="text-sm whitespace-nowrap text-quiet">{t('basket.taxesIncluded')}</span>
        </span>
        <span className="text-xl font-bold tabular-nums">{money(figures.total)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/cart" variant="secondary" onClick={closeMiniCart} className="grow px-4!">
          {t('cart.open')}
        </LinkButton>
        {hasCheckout && (
          <CheckoutButton size="medium" isPossible={figures.isDeliverable} className="flex-[9_1_7.5rem] px-2!" />
        )}
      </div>
    </div>
  );
}
