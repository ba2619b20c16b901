import { useEffect } from 'react';
import type { Profile } from '#contract/accounts.ts';
import { askStore } from '#web/state/ask-delivery.ts';
import { useCart } from '#web/state/cart/cart.ts';
import { useShop } from '#web/state/shop.ts';

/** The profile's default store becomes the selected one where none was chosen and no cart holds the prices of another. */
export function useDefaultStore(profile: Profile | null): void {
  const { stores, store: shown, isStoreChosen } = useShop();
  const { lines, isReady } = useCart();
  const id = profile?.default_store_id ?? null;
  const wanted = stores.find((one) => one.id === id);
  const isFree = isReady && lines.length === 0 && !isStoreChosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each default store that the profile has
  useEffect(() => {
    if (wanted && isFree && wanted.id !== shown?.id) void askStore(wanted);
  }, [wanted?.id, isFree]);
}
