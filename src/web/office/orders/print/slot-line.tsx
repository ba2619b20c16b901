import type { AdminOrderDetail } from '#contract/orders/admin-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** When an order is brought or collected, by the clock of its store; nothing where it has no time slot. */
export function SlotLine({ order: { slot } }: { order: Pick<AdminOrderDetail, 'slot'> }) {
  const t = useOfficeT();
  const { language } = useFormat();
  if (!slot) return null;
  return <p className="font-semibold">{t('admin.orders.slotIs', { slot: slotText(slot, language, slot.timeZone) })}</p>;
}
