import { lazy, Suspense } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { ShownFigures } from '#web/shared/cart/use-cart-figures.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { useOtherStore } from '#web/shared/delivery/store-for-code.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';

const NextSlot = lazy(async () => ({ default: (await import('./next-slot.tsx')).NextSlot }));

/** What it all costs, and the two ways on. */
export function CartSummary({ store, cart }: { store: ShopStore; cart: ShownFigures }) {
  const t = useT('basket');
  const { money } = useFormat();
  const hasCheckout = useFlag('pages.checkout');
  const { figures, method, postalCode, minimum } = cart;
  const other = useOtherStore(store, postalCode);
  return (
    <Card as="section" aria-labelledby="cart-summary" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="cart-summary" className="text-xl">
        {t('basket.summary')}
      </h2>
      <p className="flex justify-between gap-4">
        <span>{t('basket.subtotal')}</span>
        <span className="font-semibold tabular-nums">{money(figures.goods)}</span>
      </p>
      <DeliveryRow store={store} method={method} postalCode={postalCode} figures={figures} />
      {figures.isDeliverable ? (
        <FreeDeliveryBar figures={figures} method={method} />
      ) : (
        <Alert
          tone="warning"
          title={t('basket.notAvailable')}
          action={
            other &&
            postalCode && (
              <Button variant="secondary" onClick={() => void askStore(other)}>
                {t('basket.otherStore', { store: other.name, postalCode })}
              </Button>
            )
          }
        >
          {minimum && <p>{t('basket.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) })}</p>}
          <p>{t('basket.unavailableHint')}</p>
        </Alert>
      )}
      <div className="border-t border-line pt-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t(figures.fee === null ? 'basket.totalEstimate' : 'common.total')}</span>
          <span className="ml-auto text-2xl font-bold tabular-nums">{money(figures.total)}</span>
        </p>
        <p className="text-right text-sm text-quiet">{t('basket.taxesIncluded')}</p>
      </div>
      <div className="grid gap-3">
        {hasCheckout && <CheckoutButton isPossible={figures.isDeliverable} className="max-lg:hidden" />}
        <LinkButton to="/products" variant="secondary" wide>
          {t('basket.continue')}
        </LinkButton>
      </div>
      <Suspense>
        <NextSlot store={store} method={method} />
      </Suspense>
    </Card>
  );
}
