import type { Order } from '#contract/orders/orders.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useSession } from '#web/shared/session/session.ts';

/**
 * Where an order is seen by whoever looks: by its customer, or by the guest who placed it in this tab, by the token that the
 * answer had (`readPlaced`). `isOpen`: it opens for them; else its page says how one gets there.
 */
export function useOrderHref(orderId: number, readPlaced: () => Order | null): { to: string; isOpen: boolean } {
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (user) return { to: `/orders/${orderId}`, isOpen: true };
  const placed = isHydrated ? readPlaced() : null;
  const token = placed?.id === orderId ? placed.token : null;
  if (!token) return { to: `/orders/${orderId}`, isOpen: false };
  return { to: `/orders/${orderId}?token=${encodeURIComponent(token)}`, isOpen: true };
}
