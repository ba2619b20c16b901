import { isRefusal } from '#contract/errors.ts';
import { type DaySlot, readPickDay } from '#contract/orders/pick-day.ts';
import { closeSlots, listSlotOrders } from '#contract/stores/closing.ts';
import { listSlotLoads } from '#contract/stores/slots.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { spanText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

type Props = {
  storeId: number;
  /** Null: all slots of today. */
  slot: DaySlot | null;
  isClosed: boolean;
};

/** Closes a slot, or all of today's, to new orders; the same button opens again. The orders in it stay. */
export function CloseSlots({ storeId, slot, isClosed }: Props) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { send, isBusy } = useWrite(closeSlots, [readPickDay, listSlotOrders, listSlotLoads]);
  const action = isClosed ? 'reopen' : 'close';
  const label = t(slot ? `admin.today.${action}` : `admin.today.${action}All`);
  async function press(): Promise<void> {
    try {
      const { orders } = await send({ id: storeId, closed: !isClosed, ...(slot && { slot_id: slot.id }) });
      if (isClosed) {
        notice(t('admin.today.reopened'));
        return;
      }
      const named = orders.map(({ number }) => number).join(', ');
      notice(t('admin.today.closedNow'), {
        ...(named && { description: t('admin.today.stillIn', { orders: named }), duration: 15_000 }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.today.closeFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <Button
      size="small"
      variant="secondary"
      busy={isBusy}
      aria-label={slot ? `${label} · ${spanText(slot, language, slot.timeZone)}` : undefined}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
