import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { replaceCart, useCart } from '#web/shared/cart/cart.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { chooseDelivery, currentDelivery, rememberCartStore, rememberStore } from '#web/shared/delivery/delivery.ts';
import { type ShopStore, useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/**
 * Moves to another store with the cart that goes along (empty, or re-priced), and says so. When there was a cart the
 * message offers to undo: cart, store and delivery choice come back as they were.
 */
export function useSwitchStore(): (to: ShopStore, lines: readonly CartLine[]) => void {
  const t = useT('delivery');
  const { revalidate } = useRevalidator();
  const { lines: before } = useCart();
  const { store: from } = useShop();
  return useCallback(
    (to, lines) => {
      const choice = currentDelivery();
      const move = (id: number, cart: readonly CartLine[]) => {
        rememberStore(id);
        rememberCartStore(id);
        if (cart.length > 0 || before.length > 0) replaceCart(cart);
        void revalidate();
      };
      move(to.id, lines);
      notice(t('delivery.changed', { store: to.name }), {
        ...(before.length > 0 &&
          from && {
            duration: 10_000,
            action: {
              label: t('common.undo'),
              onClick: () => {
                move(from.id, before);
                chooseDelivery(choice);
              },
            },
          }),
      });
    },
    [t, revalidate, before, from],
  );
}
