import { type FormEvent, useId, useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import { markPayment, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { type PaymentMeans, paymentMeans } from '#domain/order/payment.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { numberText, numberToSend, useNumberHabits } from '../../form/typed-number.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { useOrderWrite } from '../use-order-write.ts';

/**
 * Marks an order as paid: asks with what, and what sum, which is what is due unless another one is typed. More than what is
 * due is asked about once more: `12,345` for 12.345 or a digit too many would stand on the invoice.
 */
export function MarkPaid({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const formId = useId();
  const { language, money } = useFormat();
  const kind = moneyNumber(useNumberHabits().currency);
  const { write, isBusy } = useOrderWrite(markPayment);
  const [typed, setTyped] = useState<{ means: PaymentMeans; amount: string } | null>(null);
  /** A sum above what is due, while it is asked about. */
  const [above, setAbove] = useState<number | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  const due = Math.max(0, order.dueAmount);
  const faultOf = (field: string) => faults[field]?.[0] && errorText(t, faults[field][0]);
  const close = () => {
    setTyped(null);
    setAbove(null);
    setFaults({});
  };
  async function mark(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!typed || isBusy) return;
    const { value, fault } = readNumber(typed.amount, language, kind);
    setFaults(fault ? { amount: [fault] } : {});
    if (fault) return;
    if (value !== null && value > due && value !== above) return setAbove(value);
    try {
      const sent = { payment_status: 'paid', means: typed.means, amount: numberToSend(typed.amount, kind, language) };
      await write(order, sent as Omit<InputOf<typeof markPayment>, 'id' | 'version'>);
      notice(t('admin.orders.moved'), { description: t('orders.paid_paid') });
      close();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFaults(error.errors);
      if (error.errors.means || error.errors.amount) return;
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
      close();
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() =>
          setTyped({
            means: order.paymentMethod === 'bank_transfer' ? 'bank_transfer' : 'cash',
            amount: numberText(due, language),
          })
        }
      >
        {t('admin.orders.markPaid')}
      </Button>
      <Dialog
        open={typed !== null}
        onClose={close}
        title={t('admin.orders.markPaidTitle', { number: order.orderNumber ?? '' })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {above === null ? t('admin.orders.markPaid') : t('admin.orders.markPaidSum', { amount: money(above) })}
            </Button>
          </>
        }
      >
        {typed && (
          <form id={formId} noValidate onSubmit={(event) => void mark(event)} className="grid gap-4">
            <Field label={t('admin.orders.means')} error={faultOf('means')}>
              {(control) => (
                <Select
                  {...control}
                  name="means"
                  value={typed.means}
                  onChange={({ target }) => setTyped({ ...typed, means: target.value as PaymentMeans })}
                >
                  {paymentMeans.map((means) => (
                    <option key={means} value={means}>
                      {t(`admin.orders.means_${means}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={t('admin.orders.paidAmount')}
              hint={t('admin.orders.paidHint', { amount: money(due) })}
              error={faultOf('amount')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed.amount}
                  onChange={({ target }) => {
                    setTyped({ ...typed, amount: target.value });
                    setAbove(null);
                  }}
                />
              )}
            </Field>
            {above !== null && (
              <Alert tone="error" title={t('admin.orders.paidAbove', { amount: money(above), due: money(due) })} />
            )}
          </form>
        )}
      </Dialog>
    </>
  );
}
