import AlarmClock from 'lucide/dist/esm/icons/alarm-clock.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import { isLateOrder } from '#domain/order/late.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListAt } from '../list/list-definition.ts';
import { shortSlot } from '../list/short-moment.ts';

type Order = Pick<StaffOrder, 'slot' | 'date' | 'status' | 'type'>;

const mark = 'mr-1 inline size-4 align-[-0.2em]';

/** Whether an order is brought or collected, when by the clock of its store, and whether it is late. */
export function SlotCell({ order, at: { t, format } }: { order: Order; at: Pick<ListAt, 't' | 'format'> }) {
  const { slot, date, status, type } = order;
  const now = new Date();
  const isLate = isLateOrder({ status, slotStart: slot && new Date(slot.start), placedAt: new Date(date) }, now);
  const by = slot && { language: format.language, timeZone: slot.timeZone, today: t('admin.orders.slotToday') };
  return (
    <span className={isLate ? 'font-semibold text-bad' : undefined}>
      <Icon shape={isLate ? AlarmClock : type === 'pickup' ? Store : Truck} className={mark} />
      <span className="sr-only">{t(`admin.orders.type_${type}`)} </span>
      {isLate && <span className={slot ? 'sr-only' : undefined}>{t('admin.orders.isLate')} </span>}
      {slot && by && shortSlot(slot, now, by)}
    </span>
  );
}
