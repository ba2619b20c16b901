import type { ReactNode } from 'react';
import type { Order } from '#contract/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import type { ShopStore } from '#web/state/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One order, whole: how far it is, what is in it, where it goes, what it costs. */
export function OrderView({ order, store }: { order: Order; store: ShopStore | undefined }) {
  const t = useT('orders');
  const { date } = useFormat();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{t('orders.one', { number: order.orderNumber ?? '' })}</h1>
        <StatusBadge status={order.status} />
        {order.orderDate && (
          <p className="w-full text-quiet">{t('orders.placedOn', { date: date(order.orderDate.date) })}</p>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-4">
          <Card as="section" aria-label={t('orders.progress')}>
            {order.status === 'cancelled' || order.status === 'rejected' ? (
              <p>{t(`orders.ended_${order.status}`)}</p>
            ) : (
              <OrderProgress order={order} />
            )}
          </Card>
          <Card as="section" aria-label={t('orders.lines')}>
            <OrderLines items={order.orderItems} />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card as="section" aria-label={t('orders.amounts')}>
            <OrderAmounts order={order} />
          </Card>
          <Card as="section" className="grid gap-4">
            {order.type === 'delivery' ? (
              <Fact label={t('orders.deliveredTo')}>
                {order.customerName}
                <br />
                {order.shippingAddress}
                <br />
                {order.shippingPostalCode} {order.shippingCity}
              </Fact>
            ) : (
              <Fact label={t('orders.pickupAt')}>
                {order.storeName}
                {store && (
                  <>
                    <br />
                    {store.address.street}
                    <br />
                    {store.address.postalCode} {store.address.city}
                  </>
                )}
              </Fact>
            )}
            <Fact label={t('orders.payment')}>
              {t(`orders.${paymentWord(order.paymentMethod, order.type)}`)} · {t(`orders.paid_${order.paymentStatus}`)}
            </Fact>
            {order.deliveryNote && <Fact label={t('orders.note')}>{order.deliveryNote}</Fact>}
            {store && (
              <Fact label={t('orders.help')}>
                {order.storeName}
                <br />
                <a
                  href={`tel:${store.contact.phoneNumber.replace(/\s/g, '')}`}
                  className="inline-flex min-h-11 items-center font-semibold text-brand underline"
                >
                  {store.contact.phoneNumber}
                </a>
              </Fact>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm text-quiet">{label}</h2>
      <p className="whitespace-pre-line">{children}</p>
    </div>
  );
}
