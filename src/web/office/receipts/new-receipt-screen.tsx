import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { createReceipt, listReceipts } from '#contract/receipts/receipts.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useWrite } from '../data/use-write.ts';
import { useNumberHabits } from '../form/typed-number.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { WaitingScreen } from '../frame/waiting-screen.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { type EditableReceipt, receiptInput } from './receipt-values.ts';

/** A delivery that is taken in: its note, then what is scanned of it. */
export function NewReceiptScreen() {
  const { isKnown } = useOfficeSettings();
  return isKnown ? <NewReceipt /> : <WaitingScreen />;
}

function NewReceipt() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const habits = useNumberHabits();
  const { stores } = useOwnShop();
  const { storeId } = useOfficeSettings();
  const { send } = useWrite(createReceipt, [listReceipts]);
  const blank = useMemo((): EditableReceipt => {
    const store = stores.find(({ id }) => id === storeId) ?? stores[0];
    const today = store ? dayOf(new Date().toISOString(), store.timeZone) : '';
    return { version: 0, storeId: store?.id ?? 0, supplier: '', noteNumber: '', deliveredOn: today, lines: [] };
  }, [stores, storeId]);
  return (
    <>
      <ScreenHead title={t('admin.receipts.new')} />
      <ReceiptForm
        receipt={blank}
        isNew
        saved={t('admin.receipts.saved')}
        save={async (values) => {
          const made = await send(receiptInput(values, habits));
          // The form has nothing unsaved any more once it is drawn again.
          setTimeout(() => void navigate(`/admin/receipts/${made.id}`, { replace: true }));
          return null;
        }}
      />
    </>
  );
}
