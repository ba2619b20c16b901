import type { Order } from '#contract/orders/orders.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import type { Write } from '#server/db/transact.ts';
import type { Offered } from '#server/services/order/offered-methods.ts';
import type { StoredOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';

/**
 * Whose order is written and by whom, in which transaction, at what moment, the payment methods that are offered, and how
 * the order is answered to who writes it.
 */
export type OrderCall<A extends object = Order> = Write &
  Offered & {
    /** Null: a guest. */
    buyer: Pick<Identity, 'customerId' | 'priceType'> | null;
    /** A guest or an account whose address is not verified: who is counted (limit-orders.ts), and null for all others. */
    unverified: { network: string; accountEmail: string | null } | null;
    /** The member of staff who writes it for the buyer; null when buyers do it themselves. */
    staffId: number | null;
    /** Of the order, its names and its mails. */
    language: Language;
    /** Of the shop's currency. */
    decimals: number;
    now: Date;
    /** Of the shop: it has signed the token of a held slot. */
    secret: Uint8Array;
    answer: (call: { tx: Db; decimals: number; now: Date }, order: StoredOrder) => A | Promise<A>;
  };
