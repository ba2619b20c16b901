import { useId } from 'react';
import { useNavigate } from 'react-router';
import { deleteAdminOrder, listAdminOrders, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../../data/use-write.ts';
import { AskedButton } from '../../form/asked-button.tsx';
import { DeleteButton } from '../../form/delete-button.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { OrderSums } from '../page/order-sums.tsx';
import { DraftConflictAlert } from './draft-conflict-alert.tsx';
import { OrderFields } from './order-fields.tsx';
import { useDraft } from './use-draft.ts';

/** A draft of the staff: all of it can be changed, it is placed at the figures that are shown, or thrown away. */
export function DraftPart({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const id = useId();
  const navigate = useNavigate();
  const { money } = useFormat();
  const draft = useDraft(order);
  const guard = useLeaveGuard(draft.isChanged && !draft.isBusy);
  const { paymentMethod, totalAmount, storeCreditAmount } = draft.base;
  const isPaidByLink = isOnlineMethod(paymentMethod) && totalAmount > storeCreditAmount;
  const removal = useWrite(deleteAdminOrder, [listAdminOrders]);
  useKey('mod+s', t('admin.orders.saveDraft'), () => void draft.write(false));
  return (
    <form
      noValidate
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void draft.write(false);
      }}
    >
      <div>
        {draft.conflict && (
          <DraftConflictAlert
            conflict={draft.conflict}
            mine={draft.values}
            onTake={draft.change}
            onClose={draft.closeConflict}
          />
        )}
        <OrderFields
          values={draft.values}
          faults={draft.faults}
          isSaved
          slot={draft.values.type === draft.base.type ? draft.base.slot : null}
          onChange={draft.change}
        />
      </div>
      <div className="grid gap-4 xl:sticky xl:top-18">
        <FormSection title={t('orders.amounts')}>
          {draft.isDearer && (
            <Alert tone="warning" className="mb-3">
              {t('admin.orders.figuresChanged')}
            </Alert>
          )}
          <OrderSums order={draft.base} />
          <div className="mt-4 grid gap-2">
            <Button type="submit" variant="secondary" busy={draft.isBusy} disabled={!draft.isChanged}>
              {t('admin.orders.saveDraft')}
            </Button>
            <AskedButton
              variant="primary"
              label={t('admin.orders.place')}
              question={t('admin.orders.placeTitle')}
              confirm={t('admin.orders.place')}
              isBusy={draft.isBusy}
              disabled={draft.isChanged}
              aria-describedby={draft.isChanged ? id : undefined}
              run={() => draft.write(true)}
            >
              <p className="mb-2 text-lg font-bold">{money(draft.base.totalAmount)}</p>
              <p>{t(`admin.orders.${isPaidByLink ? 'placeTextLink' : 'placeText'}`, { email: draft.base.email })}</p>
            </AskedButton>
            {draft.isChanged && (
              <p id={id} className="text-sm text-quiet">
                {t('admin.orders.saveFirst')}
              </p>
            )}
          </div>
        </FormSection>
        <div>
          <DeleteButton
            label={t('admin.orders.delete')}
            question={t('admin.orders.deleteQuestion')}
            deleted={t('admin.orders.deleted')}
            failed={t('admin.orders.deleteFailed')}
            isBusy={removal.isBusy}
            remove={() => removal.send({ id: order.id })}
            onDone={() => void navigate('/admin/orders')}
          >
            {t('admin.orders.deleteText')}
          </DeleteButton>
        </div>
      </div>
      <LeaveQuestion guard={guard} />
    </form>
  );
}
