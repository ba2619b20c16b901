import { useState } from 'react';
import { markPayment, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { type PaymentMeans, paymentMeans } from '#domain/order/payment.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { paymentState, sumDue } from '../payment-state.ts';
import { failureLines, NamedOrders } from './bulk-result.tsx';
import { type OrderFailure, useEachOrder } from './use-each-order.ts';

/**
 * Marks the chosen orders as paid, each with what is due of it, after one question that names how many, the sum and each
 * order. What cannot be marked is named before, what was refused after it; all stay chosen.
 */
export function BulkPaid({ selection }: { selection: Selection<StaffOrder> }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const [isAsked, setAsked] = useState(false);
  const [means, setMeans] = useState<PaymentMeans | ''>('');
  const [failures, setFailures] = useState<readonly OrderFailure[]>([]);
  const { writeEach, done } = useEachOrder(markPayment);
  const orders = [...selection.rows.values()];
  const paying = orders.filter(
    ({ awaitsPayment, nextPaymentStatuses }) => awaitsPayment && nextPaymentStatuses.includes('paid'),
  );
  const staying = orders.filter((order) => !paying.includes(order));
  const amount = money(sumDue(paying));
  const close = () => {
    if (done !== null) return;
    setAsked(false);
    setFailures([]);
  };
  async function mark(): Promise<void> {
    const { failures: failed, fresh } = await writeEach(paying, {
      payment_status: 'paid',
      ...(means !== '' && { means }),
    });
    notice(t('admin.orders.bulkPaidDone', { count: paying.length - failed.length }));
    setFailures(failed);
    selection.set(fresh, true);
    if (failed.length === 0) setAsked(false);
  }
  const hasFailed = failures.length > 0;
  const nameOf = ({ orderNumber, customerName }: StaffOrder) => orderNumber ?? customerName;
  return (
    <>
      <Button size="small" variant="secondary" disabled={paying.length === 0} onClick={() => setAsked(true)}>
        {t('admin.orders.bulkPaid')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('admin.orders.bulkPaidTitle', { count: paying.length, amount })}
        closeLabel={t('common.close')}
        footer={
          !hasFailed && (
            <>
              <Button variant="secondary" onClick={close}>
                {t('common.back')}
              </Button>
              <Button busy={done !== null} onClick={() => void mark()}>
                {t('admin.orders.markPaidSum', { amount })}
              </Button>
            </>
          )
        }
      >
        <p aria-live="polite">{done !== null && t('admin.orders.bulkProgress', { done, total: paying.length })}</p>
        <NamedOrders
          title={t('admin.orders.bulkPaidFailed', { count: failures.length })}
          lines={failureLines(failures)}
        />
        {!hasFailed && (
          <>
            <Field label={t('admin.orders.means')}>
              {(control) => (
                <Select
                  {...control}
                  name="means"
                  value={means}
                  onChange={({ target }) => setMeans(target.value as PaymentMeans | '')}
                >
                  <option value="">{t('admin.orders.bulkMeans')}</option>
                  {paymentMeans.map((one) => (
                    <option key={one} value={one}>
                      {t(`admin.orders.means_${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <NamedOrders
              title={t('admin.orders.toBePaid')}
              lines={paying.map((order) => ({ id: order.id, text: `${nameOf(order)} · ${money(order.dueAmount)}` }))}
            />
            <NamedOrders
              title={t('admin.orders.bulkStaying', { count: staying.length })}
              lines={staying.map((order) => ({ id: order.id, text: `${nameOf(order)} · ${paymentState(order, t)}` }))}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
