import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { nextSlotText } from '#web/shared/slots/next-slot-text.ts';
import type { NextSlots } from '#web/shared/slots/next-slots.ts';
import { useNow } from '#web/shared/stores/use-now.ts';

/** When a store could bring or hand over goods at the earliest, and what that slot costs; nothing where it has no slots. */
export function NextSlotLine({ slots, type, store }: { slots: NextSlots; type: OrderType; store: ShopStore }) {
  const t = useT('home');
  const format = useFormat();
  const now = useNow();
  const offered = slots.find((one) => one.type === type);
  const slot = offered?.next;
  if (!offered || (slot && now && Date.parse(slot.cutOff) <= now.getTime())) return null;
  const words = { today: t('catalogue.today'), tomorrow: t('layout.tomorrow') };
  return (
    <p>
      {t(type === 'pickup' ? 'layout.nextPickup' : 'layout.nextDelivery')}{' '}
      <span className="font-semibold">
        {slot ? nextSlotText(slot, { now, utcOffset: store.utcOffset }, { ...format, words }) : t('layout.allTaken')}
      </span>
      {slot && slot.fee > 0 && ` ${t('home.slotFee', { fee: format.money(slot.fee) })}`}
    </p>
  );
}
