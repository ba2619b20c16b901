import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { nextSteps } from './next-steps.ts';
import { OrderParts, type OrderWithStore } from './order-parts.tsx';
import { TransferCard } from './transfer-card.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

/**
 * What was ordered just now, for guests and accounts alike: thanks, what comes next, goods, sum, address, payment.
 * `children`: where to go from here.
 */
export function PlacedOrder({ order, store, children }: OrderWithStore) {
  const t = useT('orders');
  const { language } = useFormat();
  const slot = order.slot && store ? slotText(order.slot, language, store.timeZone) : null;
  if (waitsForPayer(order))
    return (
      <OrderParts order={order} store={store}>
        <WaitingPayment order={order} token={order.token ?? null} />
        <div className="flex flex-wrap gap-3">{children}</div>
      </OrderParts>
    );
  // The number has a hyphen, at which a line would end.
  const [before, after] = t('orders.thanksText', { number: '\n' }).split('\n');
  return (
    <OrderParts order={order} store={store}>
      <Card as="section" className="grid gap-4">
        <div className="flex items-center gap-3">
          <Icon shape={CircleCheck} className="size-10 shrink-0 text-brand" />
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">{t('orders.thanks', { name: order.customerName ?? '' })}</h2>
            <p>
              {before}
              <span className="whitespace-nowrap">{order.orderNumber}</span>
              {after}
            </p>
          </div>
        </div>
        <div>
          <h2 className="text-base">{t('orders.next')}</h2>
          <ol className="mt-1 grid list-decimal gap-1 pl-5 wrap-anywhere marker:text-quiet">
            {nextSteps(order, { phone: store?.contact.phoneNumber, slot }, t).map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </Card>
      <TransferCard transfer={order.transfer} />
    </OrderParts>
  );
}
