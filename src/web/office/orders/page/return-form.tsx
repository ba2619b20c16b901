import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { returnableGoods } from './returnable.ts';
import { sentBackLines } from './sent-back.ts';
import { useReturn } from './use-return.ts';

/** How much of what comes back, and why; what the credit note comes to is shown before it is made. */
export function ReturnForm({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { money, quantity } = useFormat();
  const back = useReturn(order);
  const { typed, setTyped, seen } = back;
  const guard = useLeaveGuard(back.isChanged);
  const goods = returnableGoods(order).filter(({ left }) => left > 0);
  const [none, reason, refund] = [back.fault('order_items'), back.fault('reason'), back.fault('refund')];
  if (!typed)
    return (
      <Button className="mt-3" variant="secondary" disabled={goods.length === 0} onClick={back.start}>
        {t(goods.length === 0 ? 'admin.orders.returnedAll' : 'admin.orders.return')}
      </Button>
    );
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void back.look();
      }}
    >
      {none && <Alert tone="error">{errorText(t, none)}</Alert>}
      {goods.map(({ productId, name, unit, delivered, left }) => {
        const fault = back.faultOf(productId);
        const shown = (n: number) => quantity(n, unitWord(unit, t));
        const hint = t('admin.orders.returnable', { left: shown(left), delivered: shown(delivered) });
        return (
          <Field key={productId} label={name} hint={hint} error={fault && errorText(t, fault)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed.quantities[productId] ?? ''}
                onChange={({ target }) =>
                  setTyped({ ...typed, quantities: { ...typed.quantities, [productId]: target.value } })
                }
              />
            )}
          </Field>
        );
      })}
      <Field label={t('admin.orders.returnReason')} required error={reason && errorText(t, reason)}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={typed.reason}
            onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
          />
        )}
      </Field>
      {/* Who has no account has no credit either. */}
      {typed.refund && order.customerId !== null && (
        <Field label={t('admin.payments.returnTo')} error={refund && errorText(t, refund)}>
          {(control) => (
            <Select
              {...control}
              name="refund"
              value={typed.refund ?? ''}
              onChange={({ target }) => setTyped({ ...typed, refund: target.value as typeof typed.refund })}
            >
              {(['original', 'credit'] as const).map((to) => (
                <option key={to} value={to}>
                  {t(`admin.payments.returnTo_${to}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={back.isBusy}>
          {t('admin.orders.returnLook')}
        </Button>
        <Button variant="secondary" onClick={back.stop}>
          {t('common.cancel')}
        </Button>
      </div>
      <Dialog
        open={seen !== null}
        onClose={back.back}
        title={t('admin.orders.returnTitle', { amount: money(seen?.total ?? 0) })}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={back.back}>
              {t('common.back')}
            </Button>
            <Button busy={back.isBusy} onClick={() => void back.confirm()}>
              {t('admin.orders.returnConfirm')}
            </Button>
          </>
        }
      >
        <ul className="mb-3 list-disc pl-5">
          {seen && sentBackLines(seen, t, money).map((line) => <li key={line}>{line}</li>)}
        </ul>
        {t('admin.orders.returnText')}
      </Dialog>
      <LeaveQuestion guard={guard} />
    </form>
  );
}
