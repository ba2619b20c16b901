import type { ReactNode } from 'react';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { hasOwnBilling } from '#domain/order/contact.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Link } from '#web/ui/link.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { useOffice } from '../../office-context.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { unpaidHref } from '../payment-state.ts';

/** Each is a line of its own, as high as a finger on a phone. */
const contact = 'flex min-h-11 items-center break-all text-brand underline md:min-h-7';

/** For whom an order is, and where it goes. */
export function OrderFacts({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { dateTime, language } = useFormat();
  const { may } = useOffice();
  const { customerId, customerName, email, customerPhone } = order;
  const seesCustomer = customerId !== null && may('CAN_MANAGE_CUSTOMERS');
  return (
    <FormSection title={t('admin.orders.customer')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t(customerId === null ? 'admin.orders.guest' : 'admin.orders.customer')}>
          {seesCustomer ? (
            <Link to={`/admin/customers/${customerId}`} className={`${contact} font-semibold`}>
              {customerName}
            </Link>
          ) : (
            <span className="block">{customerName}</span>
          )}
          <a href={`mailto:${email}`} className={contact}>
            {email}
          </a>
          <a href={`tel:${customerPhone.replace(/\s/g, '')}`} className={contact}>
            {customerPhone}
          </a>
        </Fact>
        {order.network && (
          <Fact label={t('admin.orders.network')}>
            <span className="block">{order.network}</span>
            <Link to={unpaidHref({ network: order.network })} className={contact}>
              {t('admin.orders.unpaidOfNetwork')}
            </Link>
            <Link to={unpaidHref({ email })} className={contact}>
              {t('admin.orders.unpaidOfEmail')}
            </Link>
          </Fact>
        )}
        <Fact label={order.type === 'delivery' ? t('admin.orders.deliverTo') : t('admin.orders.type_pickup')}>
          {order.type === 'delivery' && (
            <>
              {order.shippingAddress}
              <br />
              {order.shippingPostalCode} {order.shippingCity}
              <br />
            </>
          )}
          {order.storeName}
        </Fact>
        {hasOwnBilling(order) && (
          <Fact label={t('admin.orders.billing')}>
            {order.billingAddress}
            <br />
            {order.billingPostalCode} {order.billingCity}
          </Fact>
        )}
        <Fact label={t('admin.orders.slot')}>
          {order.slot ? slotText(order.slot, language, order.slot.timeZone) : t('admin.orders.slotLater')}
        </Fact>
        {order.arrival && (
          <Fact label={t('admin.orders.arrival')}>
            {order.arrival.place}
            <br />
            {dateTime(order.arrival.at, order.timeZone)}
          </Fact>
        )}
        {order.round && (
          <Fact label={t('admin.rounds.ofOrder')}>
            <Link to={`/admin/rounds/${order.round.id}`} className={contact}>
              {t('admin.rounds.one', { id: order.round.id })} · {t(`admin.rounds.state_${order.round.state}`)}
            </Link>
            {order.round.driver ?? t('admin.rounds.noDriver')}
          </Fact>
        )}
        {order.deliveryNote && <Fact label={t('admin.orders.note')}>{order.deliveryNote}</Fact>}
        {order.substitution && (
          <Fact label={t('admin.orders.substitution')}>{t(`admin.orders.substitution_${order.substitution}`)}</Fact>
        )}
        <Fact label={t('admin.orders.date')}>
          {dateTime(order.date, order.timeZone)}
          {order.madeBy && (
            <>
              <br />
              {t('admin.orders.madeBy', { name: order.madeBy })}
            </>
          )}
        </Fact>
      </dl>
    </FormSection>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
