import { useEffect } from 'react';
import { useCart } from '#web/shared/cart/cart.ts';
import { askStore } from '#web/shared/delivery/ask-delivery.ts';
import { useOwnProfile } from '#web/shared/session/own-profile.ts';
import { useShop } from '#web/shared/shop/shop.ts';

/**
 * The default store of the profile becomes the selected one where none was chosen and no cart holds the prices of another.
 * The profile is asked for only then.
 */
export function FollowDefaultStore() {
  const { stores, isStoreChosen } = useShop();
  const { lines, isReady } = useCart();
  return isReady && lines.length === 0 && !isStoreChosen && stores.length > 1 ? <Follow /> : null;
}

function Follow() {
  const { stores, store: shown } = useShop();
  const { profile } = useOwnProfile();
  const wanted = stores.find(({ id }) => id === profile?.default_store_id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each default store that the profile has
  useEffect(() => {
    if (wanted && wanted.id !== shown?.id) void askStore(wanted);
  }, [wanted?.id]);
  return null;
}
