import type { ReactNode } from 'react';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { atPrice } from '#web/lib/writing/at-price.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { TrackingStatus } from './tracking-status.tsx';

/** What tracking says of an order: no name, no telephone, nothing of how it is paid but that it is still to be. */
export function TrackedOrderCard({ order }: { order: TrackedOrder }) {
  const t = useT('orders');
  const format = useFormat();
  const { date, money } = format;
  const { orderNumber, status, estimatedDelivery, shippingAddress, items, total } = order;
  const isUnderWay = status !== 'delivered' && status !== 'cancelled' && status !== 'rejected';
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h2 className="text-xl">{t('orders.one', { number: orderNumber })}</h2>
      <TrackingStatus status={status} waitsForPayment={order.waitsForPayment} />
      <dl className="grid gap-3 sm:grid-cols-2">
        {isUnderWay && (
          <Fact name={t('orders.trackEstimated')}>
            {estimatedDelivery ? date(estimatedDelivery, 'UTC') : t('orders.trackLater')}
          </Fact>
        )}
        <Fact name={t('orders.deliveredTo')}>{shippingAddress ?? t('orders.trackPickup')}</Fact>
      </dl>
      <div>
        <h3 className="text-sm text-quiet">{t('orders.lines')}</h3>
        <ul className="mt-1 divide-y divide-line">
          {items.map(({ name, ...line }, i) => (
            // The same product may stand in two lines.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is written once
            <li key={i} className="flex justify-between gap-4 py-2">
              <span className="min-w-0">{name}</span>
              <span className="whitespace-nowrap tabular-nums">{atPrice(line, t, format)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <span>{t('orders.total')}</span>
        <span className="tabular-nums">{money(total)}</span>
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
