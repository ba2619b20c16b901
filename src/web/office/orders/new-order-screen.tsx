import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import { createAdminOrder, listAdminOrders } from '#contract/orders/staff-orders.ts';
import { defaultPaymentMethod, offeredPaymentMethods } from '#domain/order/payment.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useKey } from '../keys/use-key.ts';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { OrderFields } from './write/order-fields.tsx';
import { blankValues, payloadOf } from './write/order-values.ts';

/** A new order: saved as a draft, which the server prices; its page places it. */
export function NewOrderScreen() {
  const { storeId, isKnown } = useOfficeSettings();
  return isKnown ? <Blank ownStoreId={storeId} /> : <Skeleton className="h-[40rem]" />;
}

function Blank({ ownStoreId }: { ownStoreId: number | null }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { stores, store } = useOwnShop();
  const [method = defaultPaymentMethod] = offeredPaymentMethods(useFlags().paymentMethods).toReversed();
  const [blank] = useState(() => blankValues(ownStoreId ?? (store ?? stores[0])?.id ?? 0, method));
  const [values, setValues] = useState(blank);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [isDone, setDone] = useState(false);
  const { send, isBusy } = useWrite(createAdminOrder, [listAdminOrders]);
  const guard = useLeaveGuard(values !== blank && !isDone);
  async function save(): Promise<void> {
    if (isBusy) return;
    setFaults({});
    try {
      const { id } = await send({ ...payloadOf(values), customer_id: values.customer?.id, status: 'draft' });
      notice(t('admin.orders.created'));
      setDone(true);
      // Nothing is unsaved any more once it is drawn again.
      setTimeout(() => void navigate(`/admin/orders/${id}`, { replace: true }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFaults(error.errors);
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  useKey('mod+s', t('admin.orders.saveDraft'), () => void save());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ScreenHead
        title={t('admin.orders.new')}
        actions={
          <Button type="submit" busy={isBusy}>
            {t('admin.orders.saveDraft')}
          </Button>
        }
      />
      <p className="mb-4 text-sm text-quiet">{t('admin.orders.newHint')}</p>
      <OrderFields
        values={values}
        faults={faults}
        isSaved={false}
        slot={null}
        onChange={(change) => setValues((old) => ({ ...old, ...change }))}
      />
      <LeaveQuestion guard={guard} />
    </form>
  );
}
