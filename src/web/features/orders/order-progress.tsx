import Check from 'lucide/dist/esm/icons/check.mjs';
import type { Order } from '#contract/orders/orders.ts';
import { trackingWord } from '#domain/order/status.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

type Placed = Pick<Order, 'fulfilment' | 'type'> & Parameters<typeof waitsForPayer>[0];

/** How far an order is, as four steps, the first of which waits for its payment; nothing for one that will not come. */
export function OrderProgress({ order }: { order: Placed }) {
  const t = useT('orders');
  const now = trackingWord(order.fulfilment);
  if (!now || order.status === 'draft') return null;
  const isPickup = order.type === 'pickup';
  const steps = ['confirmed', 'preparing', isPickup ? 'ready' : 'shipped', 'delivered'] as const;
  const waits = waitsForPayer(order);
  const at = waits ? -1 : steps.indexOf(now as (typeof steps)[number]);
  const wordOf = (step: (typeof steps)[number]) => {
    if (waits && step === 'confirmed') return t('orders.status_waits');
    return t(`orders.tracking_${isPickup && step === 'delivered' ? 'collected' : step}`);
  };
  return (
    <ol className="isolate grid grid-cols-4" aria-label={t('orders.progress')}>
      {steps.map((step, i) => (
        <li
          key={step}
          aria-current={i === at ? 'step' : undefined}
          className="relative flex min-w-0 flex-col items-center gap-2 text-center text-sm"
        >
          {i > 0 && (
            <span
              aria-hidden="true"
              className={cx('absolute top-4 right-1/2 -z-10 h-0.5 w-full', i <= at ? 'bg-brand' : 'bg-line')}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'relative inline-flex size-8 items-center justify-center rounded-full border-2 font-semibold',
              i <= at ? 'border-brand bg-brand text-on-brand' : 'border-line bg-card text-quiet',
            )}
          >
            {i < at || now === 'delivered' ? <Icon shape={Check} className="size-4" /> : i + 1}
          </span>
          <span className={i === at || (waits && i === 0) ? 'font-semibold' : 'text-quiet'}>{wordOf(step)}</span>
        </li>
      ))}
    </ol>
  );
}
