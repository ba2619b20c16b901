import type { Order } from '#contract/orders.ts';
import { createTabValue } from '#web/lib/browser/kept-value.ts';

/**
 * What a guest has ordered in this tab, as the server answered: the thank-you page stands again after a reload. No call
 * tells it to anyone else, and the tab takes it along when it is closed.
 */
export const placedByGuest = createTabValue<Order>('placed_order');

/** Who orders has been answered in this tab: without an account. A reload does not ask again. */
export const guestCheckout = createTabValue<true>('checkout_guest');
