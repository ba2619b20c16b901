import Check from 'lucide-react/icons/check';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { useT } from '#web/i18n/use-t.ts';
import { isDeliveryChosen, useDelivery } from '#web/state/delivery.ts';
import { useShop } from '#web/state/shop.ts';
import { choiceStyle } from './choice-style.ts';

/** The delivery method selector: brought, or fetched. A shop where no store delivers has the second alone. */
export function ChooseMethod({
  search,
  onChoose,
}: {
  search: string | null;
  onChoose: (at: 'postalCode' | 'pickup') => void;
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
        {options.map(({ at, icon: Icon, label, hint }) =>
          at === 'postalCode' && !stores.some((one) => one.allowDelivery) ? null : (
            <li key={at}>
              <button
                type="button"
                className={choiceStyle}
                aria-current={present === at ? 'true' : undefined}
                onClick={() => onChoose(at)}
              >
                <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-quiet">{present === at ? here : hint}</span>
                </span>
                {present === at && <Check aria-label={t('delivery.present')} className="size-5 shrink-0 text-brand" />}
              </button>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
