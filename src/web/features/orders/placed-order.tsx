import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { ShopStore } from '#web/state/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { nextSteps } from './next-steps.ts';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

/** What was ordered just now, for guests and accounts alike: thanks, what comes next, goods, sum, address, payment. */
export function PlacedOrder({
  order,
  store,
  children,
}: {
  order: Order;
  store: ShopStore | undefined;
  /** Where to go from here. */
  children: ReactNode;
}) {
  const t = useT('orders');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" className="grid gap-4">
          <div className="flex items-center gap-3">
            <Icon shape={CircleCheck} className="size-10 shrink-0 text-brand" />
            <div className="min-w-0">
              <h2 className="text-xl wrap-anywhere">{t('orders.thanks', { name: order.customerName ?? '' })}</h2>
              <p>{t('orders.thanksText', { number: order.orderNumber ?? '' })}</p>
            </div>
          </div>
          <div>
            <h2 className="text-base">{t('orders.next')}</h2>
            <ol className="mt-1 grid list-decimal gap-1 pl-5 wrap-anywhere marker:text-quiet">
              {nextSteps(order, t).map((step) => (
                <li key={step} className="pl-1">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div className="flex flex-wrap gap-3">{children}</div>
        </Card>
        <Card as="section" aria-label={t('orders.lines')}>
          <OrderLines items={order.orderItems} />
        </Card>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" aria-label={t('orders.amounts')}>
          <OrderAmounts order={order} />
        </Card>
        <OrderFacts order={order} store={store} />
      </div>
    </div>
  );
}
