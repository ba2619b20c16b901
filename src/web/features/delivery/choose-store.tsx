import Check from 'lucide/dist/esm/icons/check.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { StoreSearch } from '#web/shared/stores/store-search.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { BackButton } from './back-button.tsx';
import { choiceStyle } from './choose-method.tsx';

/** All stores, those too that do not deliver: to fetch goods from, or to shop at. */
export function ChooseStore({
  onChoose,
  onBack,
}: {
  onChoose: (store: ShopStore) => void;
  onBack: (() => void) | undefined;
}) {
  const t = useT('delivery');
  const { store, stores } = useShop();
  return (
    <>
      <StoreSearch stores={stores}>
        {(found) => (
          <ul className="grid gap-2">
            {found.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={choiceStyle}
                  aria-current={one.id === store?.id ? 'true' : undefined}
                  onClick={() => onChoose(one)}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{one.name}</span>
                    <span className="block text-sm text-quiet">{addressLine(one.address)}</span>
                  </span>
                  {one.id === store?.id && (
                    <Icon shape={Check} aria-label={t('layout.chosenStore')} className="size-5 shrink-0 text-brand" />
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
      </StoreSearch>
      <BackButton onBack={onBack} />
    </>
  );
}
