import { type ReactNode, useId } from 'react';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { SlotSelect } from '#web/shared/slots/slot-select.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { ReasonField } from '../../form/reason-field.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { LinesField } from '../write/lines-field.tsx';
import { ChangeConflictAlert } from './change-conflict-alert.tsx';
import { mailOf } from './change-difference.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactFieldsOf } from './contact-values.ts';
import { DifferenceTable } from './difference-table.tsx';
import { ShelfEmpty } from './shelf-empty.tsx';
import { type NeededSums, useChange } from './use-change.ts';

/** The goods of a placed order, and their change until they are packed: the difference is shown before it is confirmed. */
export function ChangePart({ order, children }: { order: StaffOrderDetail; children: ReactNode }) {
  const t = useOfficeT();
  const id = useId();
  const { money } = useFormat();
  const change = useChange(order);
  const isToPick = order.status === 'pending' || order.status === 'processing';
  const { typed, setTyped, seen, faults, conflict } = change;
  const guard = useLeaveGuard(change.isChanged);
  const age = faults.age_confirmed?.[0];
  const note = faults.delivery_note?.[0];
  const slot = faults.slot_id?.[0];
  const { timeZone } = order;
  const reason = faults.reason?.[0];
  const fee = faults.delivery_fee?.[0];
  const mail = seen && mailOf(order, seen);
  useKey('e', order.mayChange && !typed ? t('admin.orders.change') : null, change.start);
  return (
    <FormSection title={t(isToPick ? 'admin.orders.toPick' : 'admin.orders.goods')}>
      {!typed && (
        <>
          {children}
          <Button
            className="mt-3"
            variant="secondary"
            disabled={!order.mayChange}
            aria-describedby={order.mayChange ? undefined : id}
            onClick={change.start}
          >
            {t('admin.orders.change')}
          </Button>
          {order.changeObstacle && (
            <p id={id} className="mt-1 text-sm text-quiet">
              {t(`admin.orders.obstacle_${order.changeObstacle}`)}
            </p>
          )}
        </>
      )}
      {typed && (
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void change.look();
          }}
        >
          {conflict && (
            <ChangeConflictAlert
              order={order}
              conflict={conflict}
              mine={typed}
              onTake={(taken) => setTyped({ ...typed, ...taken })}
              onClose={change.closeConflict}
            />
          )}
          {change.needed && <PaymentNeeded sums={change.needed} />}
          <LinesField
            storeId={order.storeId}
            lines={typed.lines}
            onChange={(lines) => setTyped({ ...typed, lines })}
            faults={faults}
          />
          <ShelfEmpty
            less={change.less}
            marked={typed.shelfEmpty}
            onChange={(shelfEmpty) => setTyped({ ...typed, shelfEmpty })}
            faultOf={change.faultOfShelf}
          />
          <SlotSelect
            storeId={order.storeId}
            type={order.type}
            own={order.slot}
            timeZone={timeZone}
            value={typed.slotId}
            error={slot && errorText(t, slot)}
            onChange={(slotId) => setTyped({ ...typed, slotId })}
          />
          <Field label={t('admin.orders.note')} error={note && errorText(t, note)}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={typed.note}
                onChange={(event) => setTyped({ ...typed, note: event.target.value })}
              />
            )}
          </Field>
          <ContactFields
            fields={contactFieldsOf(order)}
            values={typed.contact}
            onChange={(contact) => setTyped({ ...typed, contact })}
            faults={faults}
          />
          <Field
            label={t('admin.orders.setFee')}
            optional={t('common.optional')}
            hint={t('admin.orders.setFeeHint', { fee: money(order.shippingFee) })}
            error={fee && errorText(t, fee)}
          >
            {(control) => (
              <TextInput
                {...control}
                name="delivery_fee"
                inputMode="decimal"
                autoComplete="off"
                value={typed.fee}
                onChange={({ target }) => setTyped({ ...typed, fee: target.value })}
              />
            )}
          </Field>
          {(age || (typed.isOfAge && !order.ageConfirmed)) && (
            <Checkbox
              label={t('admin.orders.ageConfirmed')}
              error={age && errorText(t, age)}
              checked={typed.isOfAge}
              onChange={(event) => setTyped({ ...typed, isOfAge: event.target.checked })}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={change.isBusy} disabled={!change.isChanged}>
              {t('admin.orders.look')}
            </Button>
            <Button variant="secondary" onClick={change.stop}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      )}
      <Dialog
        open={seen !== null}
        onClose={change.back}
        title={t('admin.orders.changeTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={change.back}>
              {t('common.back')}
            </Button>
            <Button busy={change.isBusy} onClick={() => void change.confirm()}>
              {t('common.confirm')}
            </Button>
          </>
        }
      >
        {change.isDearer && (
          <Alert tone="warning" className="mb-3">
            {t('admin.orders.figuresChanged')}
          </Alert>
        )}
        {seen && <DifferenceTable before={order} after={seen} />}
        {seen && (
          <p className="mt-3 mb-4 text-sm text-quiet">
            {mail ? t(`admin.orders.changeMails_${mail}`, { email: seen.email }) : t('admin.orders.changeSilent')}
          </p>
        )}
        {typed && typed.shelfEmpty.length > 0 && (
          <p className="mb-4 text-sm text-quiet">{t('admin.orders.shelfEmptyTells')}</p>
        )}
        {typed && (
          <ReasonField
            value={typed.reason}
            onChange={(text) => setTyped({ ...typed, reason: text })}
            error={reason && errorText(t, reason)}
            isNeeded={typed.fee.trim() !== ''}
          />
        )}
      </Dialog>
      <LeaveQuestion guard={guard} />
    </FormSection>
  );
}

/** A change that comes to more than is reserved for the order: what is, what it needs, and what becomes of it. */
function PaymentNeeded({ sums: { reserved, needed, asked } }: { sums: NeededSums }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const amounts = { reserved: money(reserved), needed: money(needed) };
  return (
    <Alert tone={asked === null ? 'error' : 'info'} title={t('admin.payments.needed', amounts)}>
      {asked === null ? t('admin.payments.neededLess') : t('admin.payments.neededAsked', { amount: money(asked) })}
    </Alert>
  );
}
