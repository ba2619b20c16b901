import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { refundOrder } from '#contract/orders/invoices.ts';
import { listAdminOrders, readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { listPayments } from '#contract/payments/staff-payments.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../../data/use-write.ts';
import { numberToSend, useNumberHabits } from '../../form/typed-number.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { sentBackLines } from './sent-back.ts';

const nothing = { amount: '', reason: '' };

/** Gives money back for no goods, once there is an invoice that it corrects; what was typed stays until it has gone back. */
export function GiveBack({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const [id, formId] = [useId(), useId()];
  const { language, money } = useFormat();
  const queries = useQueryClient();
  const kind = moneyNumber(useNumberHabits().currency);
  const { send, isBusy } = useWrite(refundOrder, [listAdminOrders, readAdminOrder, listPayments]);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'errors'> | Refusal | null>(null);
  const guard = useLeaveGuard(typed.amount !== '' || typed.reason !== '');
  const { most, toMeans } = order.givesBack;
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  const hasInvoice = order.invoices.length > 0;
  const obstacle = hasInvoice ? (most > 0 ? null : 'backNothing') : hasEnded ? 'backNever' : 'backLater';
  const faultOf = (field: 'amount' | 'reason') => {
    const fault = refusal?.errors[field]?.[0];
    return fault && errorText(t, fault);
  };
  const byMeans = toMeans >= most ? 'backWhole' : toMeans > 0 ? 'backSplit' : 'backCredit';
  // Who has no account has no credit either.
  const guest = { backWhole: 'backWhole', backSplit: 'backSplitGuest', backCredit: 'backCreditGuest' } as const;
  const goesTo = order.customerId === null ? guest[byMeans] : byMeans;
  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const { fault } = readNumber(typed.amount, language, kind);
    setRefusal(fault ? { errors: { amount: [fault] } } : null);
    if (fault) return;
    try {
      const amount = numberToSend(typed.amount, kind, language);
      const input = { id: order.id, amount, reason: typed.reason } as InputOf<typeof refundOrder>;
      const { order: fresh, ...back } = await send(input);
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      const total = fresh.invoices.at(-1)?.total ?? 0;
      notice(t('admin.payments.backDone'), { description: sentBackLines({ ...back, total }, t, money).join(' · ') });
      setTyped(nothing);
      setOpen(false);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  return (
    <div>
      <Button
        variant="secondary"
        disabled={obstacle !== null}
        aria-describedby={obstacle ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {t('admin.payments.back')}
      </Button>
      {obstacle && (
        <p id={id} className="mt-1 text-sm text-quiet">
          {t(`admin.payments.${obstacle}`)}
        </p>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.payments.backTitle', { number: order.orderNumber ?? '' })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t('admin.payments.back')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void give(event)} className="grid gap-4">
          {refusal && !faultOf('amount') && !faultOf('reason') && (
            <Alert tone="error" title={t('admin.payments.backFailed')}>
              {failureText(t, refusal as Refusal)}
            </Alert>
          )}
          <p className="text-sm">{t('admin.payments.backHint')}</p>
          <Field
            label={t('admin.payments.backAmount')}
            hint={t('admin.payments.backMost', { amount: money(most) })}
            required
            error={faultOf('amount')}
          >
            {(control) => (
              <TextInput
                {...control}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={typed.amount}
                onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
              />
            )}
          </Field>
          <Field label={t('admin.payments.backReason')} required error={faultOf('reason')}>
            {(control) => (
              <Textarea
                {...control}
                name="reason"
                rows={2}
                maxLength={500}
                value={typed.reason}
                onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
              />
            )}
          </Field>
          <p className="text-sm text-quiet">{t(`admin.payments.${goesTo}`, { amount: money(toMeans) })}</p>
        </form>
      </Dialog>
      <LeaveQuestion guard={guard} />
    </div>
  );
}
