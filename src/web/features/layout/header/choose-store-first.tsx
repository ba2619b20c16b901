import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { rememberStore } from '#web/shared/delivery/delivery.ts';
import { pathWithoutLanguage, preferenceLink } from '#web/shared/shop/language/use-switch-language.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { StoreSearch } from '#web/shared/stores/store-search.tsx';

/** Where the shop asks for the store before its first page (`storeSelectionRequired`). Links, so it needs no script. */
export function ChooseStoreFirst() {
  const t = useT('delivery');
  const { stores } = useShop();
  const to = pathWithoutLanguage(useLocation());
  return (
    <div className="page-column grid max-w-2xl gap-6 py-10">
      <div>
        <h1 className="text-3xl">{t('layout.chooseStore')}</h1>
        <p className="mt-2 text-quiet">{t('delivery.chooseStoreFirst')}</p>
      </div>
      <StoreSearch stores={stores}>
        {(found) => (
          <ul className="grid gap-3">
            {found.map(({ id, name, address, allowDelivery }) => (
              <li key={id}>
                <a
                  href={preferenceLink({ storeId: id }, to)}
                  rel="nofollow"
                  onClick={() => rememberStore(id)}
                  className="block rounded-card border border-edge bg-card p-4 hover:border-brand hover:bg-brand-soft"
                >
                  <span className="block text-lg font-semibold">{name}</span>
                  <span className="block text-quiet">{addressLine(address)}</span>
                  <span className="text-sm text-quiet">
                    {t(allowDelivery ? 'layout.storeDelivers' : 'layout.storePickupOnly')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </StoreSearch>
    </div>
  );
}
