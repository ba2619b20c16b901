import { useId } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { markPayment, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { PaymentStatus } from '#domain/order/payment.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { AskedButton } from '../../form/asked-button.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { paymentState } from '../payment-state.ts';
import { useOrderWrite } from '../use-order-write.ts';
import { MarkPaid } from './mark-paid.tsx';

/**
 * How an order is paid, and the marks that its money has come, which can be taken back until something stands on it, or has
 * gone back, which is asked about, for it is final.
 */
export function PaymentPart({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const id = useId();
  const { money } = useFormat();
  const { write, isBusy } = useOrderWrite(markPayment);
  const may = (status: PaymentStatus) => order.nextPaymentStatuses.includes(status);
  const isOnline = order.paymentMethod === 'card' || order.paymentMethod === 'paypal';
  const stands = order.paymentStatus === 'paid' && !isOnline && !may('needs_payment');
  async function takeBack(): Promise<void> {
    try {
      await write(order, { payment_status: 'needs_payment' });
      notice(t('admin.orders.unmarked'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <FormSection title={t('admin.orders.payment')}>
      <p className="text-sm">
        {t(`orders.${paymentWord(order.paymentMethod, order.type)}`)} · <strong>{paymentState(order, t)}</strong>
      </p>
      {order.storeCreditAmount > 0 && (
        <p className="text-sm">{t('admin.orders.byCredit', { amount: money(order.storeCreditAmount) })}</p>
      )}
      {order.dueAmount > 0 && <p className="text-sm">{t('admin.orders.due', { amount: money(order.dueAmount) })}</p>}
      {order.dueAmount < 0 && (
        <p className="text-sm">{t('admin.orders.dueBack', { amount: money(-order.dueAmount) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {may('paid') && <MarkPaid order={order} />}
        {may('needs_payment') && (
          <Button variant="secondary" busy={isBusy} onClick={() => void takeBack()}>
            {t('admin.orders.unmarkPaid')}
          </Button>
        )}
        {may('refunded') && (
          <AskedButton
            label={t('admin.orders.markRefunded')}
            question={t('admin.orders.confirmTitle')}
            confirm={t('admin.orders.markRefunded')}
            failed={t('admin.orders.moveFailed')}
            isDanger
            isBusy={isBusy}
            run={async () => {
              await write(order, { payment_status: 'refunded' });
              notice(t('admin.orders.moved'), { description: t('orders.paid_refunded') });
            }}
          >
            {t('admin.orders.refundText')}
          </AskedButton>
        )}
        {order.nextPaymentStatuses.length === 0 && (
          <Button variant="secondary" disabled aria-describedby={id}>
            {t(order.paymentStatus === 'refunded' ? 'admin.orders.markRefunded' : 'admin.orders.markPaid')}
          </Button>
        )}
      </div>
      {order.nextPaymentStatuses.length === 0 && (
        <p id={id} className="mt-1 text-sm text-quiet">
          {t(isOnline ? 'admin.orders.paymentOnline' : 'admin.orders.paymentDone')}
        </p>
      )}
      {stands && <p className="mt-1 text-sm text-quiet">{t('admin.orders.paidStands')}</p>}
    </FormSection>
  );
}
