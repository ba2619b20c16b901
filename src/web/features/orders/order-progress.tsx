import Check from 'lucide/dist/esm/icons/check.mjs';
import type { Order } from '#contract/orders/orders.ts';
import { trackingWord } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** How far an order is, as four steps; nothing for one that will not come. */
export function OrderProgress({ order }: { order: Pick<Order, 'fulfilment' | 'type' | 'status'> }) {
  const t = useT('orders');
  const now = trackingWord(order.fulfilment);
  if (!now || order.status === 'draft') return null;
  const isPickup = order.type === 'pickup';
  const steps = ['confirmed', 'preparing', isPickup ? 'ready' : 'shipped', 'delivered'] as const;
  const at = steps.indexOf(now as (typeof steps)[number]);
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
          <span className={i === at ? 'font-semibold' : 'text-quiet'}>
            {t(`orders.tracking_${isPickup && step === 'delivered' ? 'collected' : step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
