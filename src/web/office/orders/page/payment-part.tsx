import { useId, useState } from 'react';
import { type AdminOrderDetail, markPayment } from '#contract/admin-orders.ts';
import { isRefusal } from '#contract/errors.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { paymentState } from '../payment-state.ts';
import { useOrderWrite } from '../use-order-write.ts';

/** How an order is paid, and the mark that its money has come, or has gone back; that is asked about, for it is final. */
export function PaymentPart({ order }: { order: AdminOrderDetail }) {
  const t = useOfficeT();
  const id = useId();
  const { money } = useFormat();
  const [isAsked, setAsked] = useState(false);
  const { write, isBusy } = useOrderWrite(markPayment);
  const [next] = order.nextPaymentStatuses;
  const isOnline = order.paymentMethod === 'card' || order.paymentMethod === 'paypal';
  const obstacle = isOnline ? t('admin.orders.paymentOnline') : t('admin.orders.paymentDone');
  async function mark(): Promise<void> {
    if (!next) return;
    try {
      await write(order, { payment_status: next });
      notice(t('admin.orders.moved'), { description: t(`orders.paid_${next}`) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
    } finally {
      setAsked(false);
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
      <Button
        className="mt-3"
        variant="secondary"
        busy={isBusy}
        disabled={!next}
        aria-describedby={next ? undefined : id}
        onClick={() => (next === 'paid' ? void mark() : setAsked(true))}
      >
        {t(
          next === 'refunded' || order.paymentStatus === 'refunded'
            ? 'admin.orders.markRefunded'
            : 'admin.orders.markPaid',
        )}
      </Button>
      {!next && (
        <p id={id} className="mt-1 text-sm text-quiet">
          {obstacle}
        </p>
      )}
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('admin.orders.confirmTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t('common.cancel')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void mark()}>
              {t('admin.orders.markRefunded')}
            </Button>
          </>
        }
      >
        {t('admin.orders.refundText')}
      </Dialog>
    </FormSection>
  );
}
