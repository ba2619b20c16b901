import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { askDelivery } from '#web/shared/delivery/ask-delivery.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { closeMenu } from '#web/ui/button/menu.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** How the goods shall go, and the way to choose it. Needs its script, so it comes with it. */
export function DeliveryChoice() {
  const t = useT();
  const { deliveryMethod, postalCode } = useDelivery();
  if (!useHydrated()) return null;
  const chosen = postalCode
    ? t('layout.deliveryTo', { postalCode })
    : t(deliveryMethod === 'pickup' ? 'layout.deliveryPickup' : 'layout.deliveryOpen');
  return (
    <button
      type="button"
      className="mt-1 flex min-h-14 w-full items-center gap-3 rounded-b-card border-t border-line px-3 py-2 text-left hover:bg-brand-soft"
      onClick={(event) => {
        closeMenu(event.currentTarget);
        void askDelivery();
      }}
    >
      <Icon shape={Truck} className="size-5 shrink-0 text-brand" />
      <span className="grid text-sm">
        <span className="text-base font-semibold">{t('layout.deliveryChoice')}</span>
        <span className="text-quiet">{chosen}</span>
      </span>
    </button>
  );
}
