import { useLocation } from 'react-router';
import { useShop } from '#web/shared/shop/shop.ts';

/** Pages that show a store's goods; help, the account and orders stand without one. */
const ofStore = /^\/(?:$|products|offers|cart|checkout)/;

/** Whether this page must wait until a store is chosen (flag `storeSelectionRequired`). */
export function useAsksStore(): boolean {
  const { flags, isStoreChosen, stores } = useShop();
  const { pathname } = useLocation();
  return flags.features.storeSelectionRequired && !isStoreChosen && stores.length > 0 && ofStore.test(pathname);
}
