import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

/** An order, the store it was placed in where that is still shown, and what its page says besides. */
export type OrderWithStore = { order: Order; store: ShopStore | undefined; children: ReactNode };
type Props = OrderWithStore & {
  isReviewable?: boolean;
  /** Below the goods, and below what the order is. */
  history?: ReactNode;
  papers?: ReactNode;
};

/** What was ordered beside what it costs and how it is had; above the goods what the page says of the order itself. */
export function OrderParts({ order, store, isReviewable = false, history, papers, children }: Props) {
  const t = useT('orders');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-6">
      <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4">
        {children}
        <Card as="section" aria-label={t('orders.lines')}>
          <OrderLines items={order.orderItems} isReviewable={isReviewable} />
        </Card>
        {/* In one column what it costs and where it goes is read before what happened to it. */}
        <div className="max-lg:order-last empty:hidden">{history}</div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card as="section" aria-label={t('orders.amounts')}>
          <OrderAmounts order={order} />
        </Card>
        <OrderFacts order={order} store={store} />
        {papers}
      </div>
    </div>
  );
}
