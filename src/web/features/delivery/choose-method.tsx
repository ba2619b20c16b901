import Check from 'lucide/dist/esm/icons/check.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { isDeliveryChosen, useDelivery } from '#web/shared/delivery/delivery.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** A choice of the delivery dialogs: the whole row is the button. */
export const choiceStyle =
  'flex min-h-16 w-full items-center gap-4 rounded-control border border-edge bg-card p-4 text-left transition-colors hover:border-brand hover:bg-brand-soft aria-current:border-brand aria-current:bg-brand-soft';

/** The delivery method selector: brought, or fetched. A shop where no store delivers has the second alone. */
export function ChooseMethod({
  search,
  onChoose,
}: {
  search: string | null;
  onChoose: (step: 'postalCode' | 'pickup') => void;
}) {
  const t = useT('delivery');
  const { stores, store } = useShop();
  const chosen = useDelivery();
  const present = isDeliveryChosen(chosen) ? (chosen.deliveryMethod === 'pickup' ? 'pickup' : 'postalCode') : null;
  const here = chosen.deliveryMethod === 'pickup' ? store?.name : chosen.postalCode;
  const options = [
    { at: 'postalCode', icon: Truck, label: t('delivery.delivery'), hint: t('delivery.deliveryHint') },
    { at: 'pickup', icon: Store, label: t('delivery.pickup'), hint: t('delivery.pickupHint') },
  ] as const;
  return (
    <>
      <p className="text-quiet">{search ? t('delivery.methodSearchText', { search }) : t('delivery.methodText')}</p>
      <ul className="mt-4 grid gap-3">
        {options.map(({ at, icon, label, hint }) =>
          at === 'postalCode' && !stores.some((one) => one.allowDelivery) ? null : (
            <li key={at}>
              <button
                type="button"
                className={choiceStyle}
                aria-current={present === at ? 'true' : undefined}
                onClick={() => onChoose(at)}
              >
                <Icon shape={icon} className="size-6 shrink-0 text-brand" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-quiet">{present === at ? here : hint}</span>
                </span>
                {present === at && (
                  <Icon shape={Check} aria-label={t('delivery.present')} className="size-5 shrink-0 text-brand" />
                )}
              </button>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
