import { deliveringStore } from '#domain/shipping/delivering-store.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { rulesOf } from './shipping-rules.ts';

/** The store that brings goods to a postal code, the present one while it does; `decimals` are the currency's. */
export function storeForCode(
  stores: readonly ShopStore[],
  postalCode: string,
  presentId: number | null,
  decimals: number,
): ShopStore | null {
  const able = stores.map((one) => ({ ...one, shippingRules: rulesOf(one, decimals), shown: one }));
  return deliveringStore(able, postalCode, presentId)?.shown ?? null;
}

/** Another store, which brings goods where the present one does not; null where none does. */
export function useOtherStore(present: ShopStore, postalCode: string | null): ShopStore | null {
  const { decimals } = useFormat();
  const { stores } = useShop();
  const others = stores.filter(({ id }) => id !== present.id);
  return postalCode === null ? null : storeForCode(others, postalCode, null, decimals);
}
