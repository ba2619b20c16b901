import { useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import type { ReactNode } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { retryRefund } from '#contract/orders/invoices.ts';
import { listAdminOrders, readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { listPayments, lookUpPayments } from '#contract/payments/staff-payments.ts';
import { isWaiting, paymentSums } from '#domain/payment/payment-status.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useWrite } from '../../data/use-write.ts';
import { AskedButton } from '../../form/asked-button.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { paymentTones } from '../../payment-words.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { PaymentAttention } from './payment-attention.tsx';
import { PaymentEvents } from './payment-events.tsx';

const changed = [listAdminOrders, readAdminOrder, listPayments];

/** The payments of an order at providers, the newest first: how they stand, what staff are to look at, what happened. */
export function OnlinePayments({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(lookUpPayments, changed);
  async function ask(): Promise<void> {
    try {
      const fresh = await send({ id: order.id });
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      const newest = fresh.payments.at(-1);
      notice(t('admin.payments.lookedUp'), {
        description: newest ? t(`admin.payments.status_${newest.status}`) : '',
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.payments.lookupFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  if (order.payments.length === 0) return null;
  return (
    <FormSection title={t('admin.payments.title')}>
      <ul className="divide-y divide-line">
        {order.payments.toReversed().map((payment) => (
          <li key={payment.id} className="grid gap-2 py-3 first:pt-0">
            <OnePayment order={order} payment={payment} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" busy={isBusy} onClick={() => void ask()}>
        <Icon shape={RefreshCw} className="size-4.5" />
        {t('admin.payments.lookup')}
      </Button>
    </FormSection>
  );
}

function OnePayment({ order, payment }: { order: StaffOrderDetail; payment: StaffPayment }) {
  const t = useOfficeT();
  const { money, dateTime } = useFormat();
  const { status, method, card, asking, refunds } = payment;
  const sums = paymentSums.filter((key) => payment[key] > 0);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong>{t(`orders.pay_${method}`)}</strong>
        <Badge tone={paymentTones[status]}>{t(`admin.payments.status_${status}`)}</Badge>
      </p>
      <PaymentAttention order={order} payment={payment} />
      {asking && <p className="text-sm text-warn">{t('admin.payments.isAsking')}</p>}
      <dl className="grid gap-1 text-sm">
        <Fact label={t('admin.payments.amount')}>{money(payment.amount)}</Fact>
        {sums.map((key) => (
          <Fact key={key} label={t(`admin.payments.${key}`)}>
            {money(payment[key])}
          </Fact>
        ))}
        {isWaiting(status) && (
          <Fact label={t('admin.payments.expiresAt')}>{dateTime(payment.expiresAt, order.timeZone)}</Fact>
        )}
        {card && (
          <Fact label={t('admin.payments.shownCard')}>
            {t('admin.payments.card', { ...card, brand: withCapital(card.brand) })}
          </Fact>
        )}
      </dl>
      {refunds.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold">{t('admin.payments.refunds')}</p>
          <ul className="divide-y divide-line">
            {refunds.map((refund) => (
              <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1.5">
                <span>
                  {money(refund.amount)}{' '}
                  <span className={refund.status === 'failed' ? 'text-bad' : 'text-quiet'}>
                    {t(`admin.payments.refund_${refund.status}`)} · {dateTime(refund.createdAt, order.timeZone)}
                  </span>
                </span>
                {refund.status === 'failed' && <RetryRefund order={order} refund={refund} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PaymentEvents payment={payment} timeZone={order.timeZone} />
    </>
  );
}

/** As providers name brands: `visa`. */
const withCapital = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** Asks the provider once more to send back what was refused. */
function RetryRefund({ order, refund }: { order: StaffOrderDetail; refund: StaffPayment['refunds'][number] }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(retryRefund, changed);
  const amount = money(refund.amount);
  return (
    <AskedButton
      size="small"
      label={
        <>
          {t('admin.payments.retry')}
          <span className="sr-only">{amount}</span>
        </>
      }
      question={t('admin.payments.retryQuestion', { amount })}
      confirm={t('admin.payments.retry')}
      failed={t('admin.payments.retryFailed')}
      isBusy={isBusy}
      run={async () => {
        const fresh = await send({ id: order.id, refund: refund.id });
        queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
        notice(t('admin.payments.retried'));
      }}
    >
      {t('admin.payments.retryAsks')}
    </AskedButton>
  );
}
