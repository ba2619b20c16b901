import StoreIcon from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import type { ReactNode } from 'react';
import { isExpress } from '#domain/slot/next-slot.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useDeliveryWay } from '#web/shared/delivery/delivery-way.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { nextSlotText } from '#web/shared/slots/next-slot-text.ts';
import { useNextSlots } from '#web/shared/slots/next-slots.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * When goods could come at the earliest, as delivered or picked up as it is chosen. `children`, the hours of the store,
 * where it has no such slots, and once the one that is known takes no more orders, until the next one is.
 */
export function NextSlot({ store, now, children }: { store: ShopStore; now: Date | null; children: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const { method } = useDeliveryWay(store);
  const offered = useNextSlots().find(({ type }) => type === method);
  const slot = offered?.next;
  if (!offered || (slot && now && Date.parse(slot.cutOff) <= now.getTime())) return children;
  const textWith = (today: string) =>
    slot
      ? nextSlotText(
          slot,
          { now, utcOffset: store.utcOffset },
          { ...format, words: { today, tomorrow: t('layout.tomorrow') } },
        )
      : t('layout.allTaken');
  return (
    <>
      <Icon shape={method === 'pickup' ? StoreIcon : Truck} className="size-4 shrink-0" />
      <span className="max-xl:sr-only">{t(method === 'pickup' ? 'layout.nextPickup' : 'layout.nextDelivery')}</span>
      <span className="truncate font-semibold lg:hidden">
        {textWith(t('layout.todayShort')).replaceAll('\u00a0–\u00a0', '–')}
      </span>
      <span className="truncate font-semibold max-lg:hidden">{textWith(t('catalogue.today'))}</span>
      {slot && now && isExpress(slot, now) && (
        <Badge tone="accent" className="px-1.5 py-0 text-xs">
          {t('layout.express')}
        </Badge>
      )}
    </>
  );
}
