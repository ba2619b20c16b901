import { useShop } from '#web/state/shop.ts';

/** The IANA time zone of a store, in which its slots are said; UTC where the store is displayed no more. */
export function useStoreZone(storeId: number): string {
  const { stores } = useShop();
  return stores.find(({ id }) => id === storeId)?.timeZone ?? 'UTC';
}
