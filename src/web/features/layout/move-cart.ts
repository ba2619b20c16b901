import type { Translate } from '#web/i18n/words.ts';
import { api } from '#web/lib/api/api.ts';
import { replaceCart } from '#web/shared/cart/cart.ts';
import { repriceCart } from '#web/shared/cart/reprice-cart.ts';
import { readCart } from '#web/shared/cart/shown-cart.ts';
import { rememberCartStore, rememberStore } from '#web/shared/delivery/delivery.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/**
 * Gives the cart the prices of another store, and names what that one does not sell, with the way back to the store before
 * where there is one. Rejects when the store cannot be asked.
 */
export async function moveCart(
  { from, to, canGoBack }: { from: number; to: number; canGoBack: boolean },
  t: Translate,
  revalidate: () => Promise<void>,
): Promise<void> {
  const { lines } = readCart();
  const fresh = await repriceCart(api, lines, to);
  replaceCart(fresh.lines);
  const names = fresh.missing.map((line) => line.name).join(', ');
  if (!names) return;
  const goBack = () => {
    rememberStore(from);
    rememberCartStore(from);
    replaceCart(lines);
    void revalidate();
  };
  const undo = canGoBack && { action: { label: t('common.undo'), onClick: goBack } };
  notice(t('layout.switchMissing', { names }), { duration: 10_000, ...undo });
}
