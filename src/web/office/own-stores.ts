import { createContext, useContext, useMemo } from 'react';
import { mayActIn, type StaffStores } from '#domain/access/staff-stores.ts';
import { type ShopData, useShop } from '#web/shared/shop/shop.ts';
import { type SectionId, sections } from './paths.ts';

/** For which stores somebody is there (null: all); `isKnown`: it was answered, or will not be. */
type Limit = { storeIds: StaffStores; isKnown: boolean };

export const OwnStoresContext = createContext<Limit>({ storeIds: null, isKnown: true });

/** The stores for which whoever works here is there; null: all. */
export function useStoreLimit(): StaffStores {
  return useContext(OwnStoresContext).storeIds;
}

/** The shop with no other stores than those: what a screen offers to choose from. */
export function useOwnShop(): ShopData {
  const shop = useShop();
  const storeIds = useStoreLimit();
  return useMemo(
    () => (storeIds === null ? shop : { ...shop, stores: shop.stores.filter(({ id }) => mayActIn(storeIds, id)) }),
    [shop, storeIds],
  );
}

/** Whether a section, or an address in it, is of the whole shop: closed to who is there for some stores alone. */
export function isOfWholeShop(section: SectionId, path?: string): boolean {
  return 'whole' in sections[section] || path === 'products/new';
}
