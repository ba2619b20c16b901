import { listSlots } from '#contract/stores/slots.ts';
import type { OrderType } from '#domain/order/status.ts';
import { isExpress, nextSlot } from '#domain/slot/next-slot.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { Badge } from '#web/ui/show/badge.tsx';

/** When goods could come at the earliest; nothing where the store has no slots, for then the time is agreed later. */
export function NextSlot({ store, method }: { store: ShopStore; method: OrderType }) {
  const t = useT('basket');
  const { language, money } = useFormat();
  const { data: days } = useCall(listSlots, { storeId: store.id, type: method });
  const now = new Date();
  const slot = days && nextSlot(days, now);
  if (!slot) return null;
  const when = slotText(slot, language, store.timeZone);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-quiet">{t('basket.nextSlot')}</span>
      <span className="font-semibold">{slot.fee > 0 ? `${when} · ${money(slot.fee)}` : when}</span>
      {isExpress(slot, now) && <Badge>{t('layout.express')}</Badge>}
    </p>
  );
}
