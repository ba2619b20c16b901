import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { toDecimal } from '#domain/money/cents.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useDelivery } from '#web/state/delivery.ts';
import { useSession } from '#web/state/session.ts';
import { rulesOf } from '#web/state/shipping-rules.ts';
import { useShop } from '#web/state/shop.ts';
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
