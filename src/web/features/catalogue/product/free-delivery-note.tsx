import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { toDecimal } from '#domain/money/cents.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { rulesOf } from '#web/shared/delivery/shipping-rules.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** From which amount the chosen store brings goods for nothing; nothing at all when it does not. */
export function FreeDeliveryNote() {
  const t = useT('product');
  const { store } = useShop();
  const { money, decimals } = useFormat();
  const { postalCode } = useDelivery();
  const { user } = useSession();
  if (!store?.allowDelivery) return null;
  const rules = rulesOf(store, decimals);
  const threshold = freeDeliveryThreshold(rules, postalCode ?? '', user?.customerType ?? 'retail');
  if (threshold === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon shape={Truck} className="size-5 shrink-0 text-brand" />
      {t('product.freeDelivery', { amount: money(toDecimal(threshold, decimals)) })}
    </p>
  );
}
