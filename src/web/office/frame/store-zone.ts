import { useShop } from '#web/shared/shop/shop.ts';

type Shop = { stores: readonly { id: number; timeZone: string }[]; timeZone: string };

/** The IANA time zone by which something is said: of the store that it is about, else of the shop. */
export function zoneOf(storeId: number | null, { stores, timeZone }: Shop): string {
  return stores.find(({ id }) => id === storeId)?.timeZone ?? timeZone;
}

/** The same for a store that is looked at. */
export function useStoreZone(storeId: number): string {
  return zoneOf(storeId, useShop());
}
