import type { Order } from '#contract/orders/orders.ts';
import { createTabValue } from '#web/lib/browser/kept-value.ts';

/**
 * What a guest has ordered in this tab, as the server answered: a reload shows the thank-you page again. No call
 * answers it to anyone else, and it is gone when the tab is closed.
 */
export const placedByGuest = createTabValue<Order>('placed_order');

/** Who orders has been answered in this tab: without an account. A reload does not ask again. */
export const guestCheckout = createTabValue<true>('checkout_guest');
