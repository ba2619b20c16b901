import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { askDelivery } from '#web/shared/delivery/ask-delivery.ts';
import { isDeliveryChosen, useDelivery } from '#web/shared/delivery/delivery.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * How the goods shall go, once that is chosen, of which store the prices are, and the way to change it. A phone has no
 * room for the store beside the postal code: it stands above in the header.
 */
export function DeliveryMode() {
  const t = useT('list');
  const { store } = useShop();
  const { deliveryMethod, postalCode } = useDelivery();
  const [query, setQuery] = useSearchParams();
  // An address that was made with another postal code: the one that was typed last counts.
  const correct = useEffectEvent(() => {
    if (!query.has('postalCode') || !isDeliveryChosen({ deliveryMethod, postalCode })) return;
    if ((query.get('postalCode') || null) === postalCode) return;
    const now = new URLSearchParams(query);
    if (postalCode) now.set('postalCode', postalCode);
    else now.delete('postalCode');
    setQuery(now, { replace: true, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is compared with the address
  useEffect(() => correct(), [deliveryMethod, postalCode]);
  if (!store) return null;
  const isDelivered = deliveryMethod !== 'pickup' && postalCode !== null;
  const mode =
    deliveryMethod === 'pickup'
      ? t('list.deliveryModePickup', { store: store.name })
      : postalCode
        ? t('list.deliveryModeDelivery', { postalCode })
        : t('list.deliveryModeNone', { store: store.name });
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm text-quiet max-sm:w-full">
      <Icon shape={MapPin} className="size-4 shrink-0" />
      <span className="truncate">
        {mode}
        {isDelivered && <span className="max-sm:hidden">{` · ${store.name}`}</span>}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void askDelivery()}
        className="-my-2.5 min-h-11 shrink-0 rounded-control px-2 font-semibold text-brand underline underline-offset-4 noscript:hidden"
      >
        {t('list.deliveryChange')}
        <span className="sr-only">{`, ${mode}`}</span>
      </button>
    </p>
  );
}
