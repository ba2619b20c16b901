import type { ReactNode } from 'react';
import { type Order, readOrder } from '#contract/orders/orders.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { PlacedOrder } from './placed-order.tsx';

/** What a guest sees once the order is placed; the mail has the link that finds it again. `children`: what is offered beside. */
export function GuestThanks({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useT('checkout');
  const { stores } = useShop();
  const hasProducts = useFlag('pages.products');
  return (
    <div className="grid gap-4">
      <PlacedOrder order={order} store={stores.find((store) => store.id === order.storeId)}>
        {/* Of an order that is to be paid, paying comes first. */}
        <LinkButton to={hasProducts ? '/products' : '/'} variant={waitsForPayer(order) ? 'secondary' : 'primary'}>
          {t('checkout.goShopping')}
        </LinkButton>
      </PlacedOrder>
      {children}
    </div>
  );
}

/** The order that was placed a moment ago, above the others; nothing where there is none of that id to be read. */
export function JustPlaced({ id }: { id: number }) {
  const t = useT('orders');
  const { stores } = useShop();
  const { data: order, refusal } = useCall(readOrder, { id });
  if (!order) return refusal ? null : <Skeleton className="mb-10 h-96" />;
  if (order.status === 'draft') return null;
  return (
    <div className="mb-10">
      <PlacedOrder order={order} store={stores.find((store) => store.id === order.storeId)}>
        <LinkButton to={`/orders/${order.id}`} variant="secondary">
          {t('orders.seeOrder')}
        </LinkButton>
      </PlacedOrder>
    </div>
  );
}
