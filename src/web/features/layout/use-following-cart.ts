import { useEffect } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { logFault } from '#web/lib/browser/log.ts';
import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** The cart of whoever is signed in follows from device to device; used once, by the page frame. */
export function useFollowingCart(): void {
  const t = useT();
  const { user } = useSession();
  const { store } = useShop();
  const customerId = user?.id;
  const storeId = store?.id;
  useEffect(() => {
    if (customerId === undefined || storeId === undefined) return;
    const following = import('#web/shared/cart/follow-cart.ts').then(({ followCart }) =>
      followCart({ api, customerId, storeId }, (names) =>
        notice(t('cart.goneTitle'), { description: names.join(', '), duration: 10_000 }),
      ),
    );
    following.catch((error: unknown) => logFault('cart.follow', error));
    return () =>
      void following.then(
        (stop) => stop(),
        () => undefined,
      );
  }, [customerId, storeId, t]);
}
