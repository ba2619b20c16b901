import StoreIcon from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { listSlots } from '#contract/stores/slots.ts';
import type { OrderType } from '#domain/order/status.ts';
import { isExpress, nextSlot } from '#domain/slot/next-slot.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { loadOnce } from '#web/i18n/words.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { nearSlotText } from '#web/lib/writing/slot-text.ts';
import { useDeliveryWay } from '#web/shared/delivery/delivery-way.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { useNow } from '#web/shared/stores/use-now.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** Milliseconds after which it is asked again, while somebody looks. */
const kept = 5 * 60_000;

type Props = { store: ShopStore; now: Date; children: ReactNode };

/**
 * When goods could come at the earliest, as delivered or picked up as it is chosen, beside what the header says of the
 * store; on a phone in its place, which is one line. What slots are left is no part of a page: it is asked here, and a slot
 * that has closed meanwhile is the next one no more. Nothing of its own where the store has no slots.
 */
export function NextSlot({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const now = useNow();
  const { store } = useShop();
  const [ready, setReady] = useState<string | null>(null);
  useEffect(() => {
    // Without a network there is nothing to say: a page must not fail for it.
    loadOnce(language, 'basket').then(
      () => setReady(language),
      () => undefined,
    );
  }, [language]);
  if (!store || !now || ready !== language) return children;
  return (
    <OfStore store={store} now={now}>
      {children}
    </OfStore>
  );
}

function OfStore(props: Props) {
  const { method } = useDeliveryWay(props.store);
  // Anew for another store or another way: the slots of the one before are not its own.
  return <Asked key={`${props.store.id} ${method}`} method={method} {...props} />;
}

function Asked({ store, now, children, method }: Props & { method: OrderType }) {
  const t = useT('basket');
  const { language } = useFormat();
  const { data, reload } = useCall(listSlots, { storeId: store.id, type: method });
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && reload();
    const timer = setInterval(look, kept);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  if (!data || data.length === 0) return children;
  const slot = nextSlot(data, now);
  const textWith = (today: string, soon: NonNullable<typeof slot>) =>
    nearSlotText(soon, now, {
      language,
      timeZone: store.timeZone,
      words: { today, tomorrow: t('basket.tomorrow') },
    });
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 max-lg:hidden lg:min-w-48">{children}</span>
      <span className="flex min-w-0 items-center gap-1.5">
        <Icon shape={method === 'pickup' ? StoreIcon : Truck} className="size-4 shrink-0" />
        <span className="max-xl:sr-only">{t(method === 'pickup' ? 'basket.nextPickup' : 'basket.nextDelivery')}</span>
        <span className="truncate font-semibold lg:hidden">
          {slot ? textWith(t('basket.todayShort'), slot) : t('basket.allTaken')}
        </span>
        <span className="truncate font-semibold max-lg:hidden">
          {slot ? textWith(t('basket.today'), slot) : t('basket.allTaken')}
        </span>
        {slot && isExpress(slot, now) && (
          <Badge tone="accent" className="px-1.5 py-0 text-xs">
            {t('basket.express')}
          </Badge>
        )}
      </span>
    </>
  );
}
