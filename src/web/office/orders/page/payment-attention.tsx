import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '#contract/errors.ts';
import { readAttention } from '#contract/office/overview.ts';
import { listAdminOrders, readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { listPayments, markPaymentSeen } from '#contract/payments/staff-payments.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../../data/use-write.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';

const changed = [listAdminOrders, readAdminOrder, listPayments, readAttention];

/** What staff are to look at of a payment, and what to do, until one of them says that it was dealt with; then who did. */
export function PaymentAttention({ order, payment }: { order: StaffOrderDetail; payment: StaffPayment }) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(markPaymentSeen, changed);
  const { attention, seen } = payment;
  if (attention === null) return null;
  const reason = t(`admin.payments.attention_${attention}`);
  if (seen) {
    const at = dateTime(seen.at, order.timeZone);
    const who =
      seen.by === null ? t('admin.payments.seenAt', { at }) : t('admin.payments.seenBy', { at, name: seen.by });
    return (
      <p className="text-sm text-quiet">
        {reason} · {who}
      </p>
    );
  }
  const isDealtWith = { id: order.id, payment: payment.id, attention };
  async function mark(): Promise<void> {
    try {
      const fresh = await send(isDealtWith);
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      notice(t('admin.payments.seenDone'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.payments.seenFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <Alert tone="warning" title={reason}>
      <p className="text-sm">{t(`admin.payments.todo_${attention}`)}</p>
      <Button variant="secondary" size="small" className="mt-2" busy={isBusy} onClick={() => void mark()}>
        {t('admin.payments.seen')}
      </Button>
    </Alert>
  );
}
