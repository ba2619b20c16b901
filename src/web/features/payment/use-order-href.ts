import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useSession } from '#web/shared/session/session.ts';

/**
 * Where an order is seen by whoever looks: by its customer, or by a guest who has what opens it in this tab
 * (`readToken`). `isOpen`: it opens for them; else its page says how one gets there.
 */
export function useOrderHref(
  orderId: number,
  readToken: (orderId: number) => string | null,
): { to: string; isOpen: boolean } {
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (user) return { to: `/orders/${orderId}`, isOpen: true };
  const token = isHydrated ? readToken(orderId) : null;
  if (!token) return { to: `/orders/${orderId}`, isOpen: false };
  return { to: `/orders/${orderId}?token=${encodeURIComponent(token)}`, isOpen: true };
}
