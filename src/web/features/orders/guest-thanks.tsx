import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** What a guest sees once the order is placed; the mail has the link that finds it again. `children`: what is offered beside. */
export function GuestThanks({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useT('checkout');
  const { stores } = useShop();
  const hasProducts = useFlag('pages.products');
  return (
    <div className="grid gap-4">
      <PlacedOrder order={order} store={stores.find((store) => store.id === order.storeId)}>
        <LinkButton to={hasProducts ? '/products' : '/'}>{t('checkout.goShopping')}</LinkButton>
      </PlacedOrder>
      {children}
    </div>
  );
}
