import type { Order } from '#contract/orders/orders.ts';
import { createTabValue } from '#web/lib/browser/kept-value.ts';

/**
 * What a guest has ordered in this tab, as the server answered: a reload shows the thank-you page again. No call
 * answers it to anyone else, and it is gone when the tab is closed.
 */
export const placedByGuest = createTabValue<Order>('placed_order');

/** The order that a mailed link has opened in this tab: whoever pays it comes back to it, on a device that placed nothing too. */
export const openedByLink = createTabValue<{ id: number; token: string }>('opened_order');

/** What opens an order for a guest in this tab: it was placed here, or a mailed link has opened it. Null: nothing does. */
export function guestTokenOf(orderId: number): string | null {
  const known = [placedByGuest.read(), openedByLink.read()].find((one) => one?.id === orderId && one.token);
  return known?.token ?? null;
}

/** Who orders has been answered in this tab: without an account. A reload does not ask again. */
export const guestCheckout = createTabValue<true>('checkout_guest');
