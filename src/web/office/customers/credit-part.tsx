import { type FormEvent, useState } from 'react';
import { giveCredit, type StaffCustomerDetail } from '#contract/accounts/staff-customers.ts';
import { isRefusal } from '#contract/errors.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { FormSection } from '../form/form-section.tsx';
import { keypadOf, parseNumber, useNumberFault, useNumberHabits } from '../form/typed-number.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import type { Limit } from './account-limits.ts';
import { customerReads } from './use-change-customer.ts';

type Typed = { amount: string; reason: string };
const blank: Typed = { amount: '', reason: '' };

/** The credit of a customer: what there is, giving and taking, and every movement with its reason. */
export function CreditPart({ customer, limit }: { customer: StaffCustomerDetail; limit: Limit | null }) {
  const t = useOfficeT();
  const { money } = useFormat();
  return (
    <FormSection title={t('admin.customers.creditNow', { amount: money(customer.storeCredit) })}>
      {limit ? (
        <p className="text-sm text-quiet">{t('admin.customers.creditOwn')}</p>
      ) : (
        <CreditForm customer={customer} />
      )}
      <CreditHistory history={customer.creditHistory} />
    </FormSection>
  );
}

function CreditForm({ customer: { id } }: { customer: StaffCustomerDetail }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const { send, isBusy } = useWrite(giveCredit, customerReads);
  const numberFault = useNumberFault();
  const { language, currency } = useNumberHabits();
  // What is taken is below zero.
  const kind = { ...moneyNumber(currency), isSigned: true };
  const [typed, setTyped] = useState(blank);
  const [faults, setFaults] = useState<Partial<Typed>>({});
  const guard = useLeaveGuard(typed.amount.trim() !== '' || typed.reason.trim() !== '');

  /** Undone by the opposite amount: the ledger keeps both. */
  async function give(amount: number, reason: string, isUndo = false): Promise<boolean> {
    try {
      await send({ id, amount, reason });
      const undo = () => void give(-amount, t('admin.customers.creditUndone', { reason }), true);
      notice(t('admin.customers.creditGiven', { amount: money(amount) }), {
        ...(!isUndo && { action: { label: t('common.undo'), onClick: undo } }),
      });
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const at = (field: string) => error.errors[field]?.[0] && errorText(t, error.errors[field][0]);
      const found = { amount: at('amount') ?? '', reason: at('reason') ?? '' };
      setFaults(found);
      if (isUndo || (!found.amount && !found.reason))
        notice(t('admin.customers.creditFailed'), {
          description: found.amount || refusalText(t, error),
          tone: 'destructive',
        });
      return false;
    }
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFaults({});
    const amount = parseNumber(typed.amount, kind, language);
    if (amount === null || Number.isNaN(amount) || amount === 0)
      return setFaults({ amount: numberFault(typed.amount, kind) ?? t('errors.validation.number') });
    if (await give(amount, typed.reason)) setTyped(blank);
  }
  const set = (change: Partial<Typed>) => setTyped((old) => ({ ...old, ...change }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={t('admin.customers.creditAmount')} hint={t('admin.customers.creditHint')} error={faults.amount}>
        {(aria) => (
          <TextInput
            {...aria}
            name="amount"
            inputMode={keypadOf(kind)}
            autoComplete="off"
            value={typed.amount}
            onChange={(event) => set({ amount: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('admin.customers.creditReason')} error={faults.reason}>
        {(aria) => (
          <TextInput
            {...aria}
            name="reason"
            maxLength={200}
            value={typed.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('admin.customers.creditSave')}
      </Button>
      <LeaveQuestion guard={guard} />
    </form>
  );
}

/** Every movement, the newest first. What an order spends or gives back has a code for its reason, which is said in words. */
export function CreditHistory({ history }: { history: StaffCustomerDetail['creditHistory'] }) {
  const t = useOfficeT();
  const { money, dateTime } = useFormat();
  const { timeZone } = useShop();
  const { may } = useOffice();
  const wordOf = ({ orderId, reason, amount }: (typeof history)[number]) => {
    if (orderId === null || reason !== 'order') return reason;
    return t(amount < 0 ? 'admin.customers.creditSpent' : 'admin.customers.creditReturned');
  };
  if (history.length === 0) return null;
  return (
    <ol className="mt-4 divide-y divide-line border-t border-line text-sm">
      {history.map((movement) => (
        <li key={movement.id} className="py-2">
          <p className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {movement.orderId !== null && may('CAN_MANAGE_ORDERS') ? (
                <Link to={`/admin/orders/${movement.orderId}`} className="text-brand hover:underline">
                  {wordOf(movement)}
                </Link>
              ) : (
                wordOf(movement)
              )}
            </span>
            <strong className="whitespace-nowrap tabular-nums">
              {movement.amount > 0 && '+'}
              {money(movement.amount)}
            </strong>
          </p>
          <p className="flex justify-between gap-3 text-quiet">
            <span>
              {dateTime(movement.at, timeZone)}
              {movement.by && ` · ${movement.by}`}
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {t('admin.customers.creditLeft', { amount: money(movement.balance) })}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
