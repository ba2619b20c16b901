import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { hasOwnBilling } from '#domain/order/contact.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { slotText } from '#web/lib/writing/slot-text.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';

/** Where an order goes, how it is paid, whom to ask. */
export function OrderFacts({ order, store }: { order: Order; store: ShopStore | undefined }) {
  const t = useT('orders');
  const { language } = useFormat();
  const isEnded = order.status === 'cancelled' || order.status === 'rejected';
  return (
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
      {store && !isEnded && (
        <Fact label={t('orders.when')}>
          {order.slot ? slotText(order.slot, language, store.timeZone) : t('orders.whenLater')}
        </Fact>
      )}
      <Fact label={t('orders.payment')}>
        {t(`orders.${paymentWord(order.paymentMethod, order.type)}`)}
        {(order.paymentStatus !== 'needs_payment' || order.duePaymentAmount > 0) &&
          ` · ${t(`orders.paid_${order.paymentStatus}`)}`}
      </Fact>
      {hasOwnBilling(order) && (
        <Fact label={t('orders.billing')}>
          {order.billingAddress}
          <br />
          {order.billingPostalCode} {order.billingCity}
        </Fact>
      )}
      {order.deliveryNote && <Fact label={t('orders.note')}>{order.deliveryNote}</Fact>}
      {order.substitution && (
        <Fact label={t('orders.substitution')}>{t(`orders.substitution_${order.substitution}`)}</Fact>
      )}
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
