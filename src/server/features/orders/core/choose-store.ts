import { invalidFields } from '#contract/errors.ts';
import { isDiscountActive } from '#domain/pricing/discount.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { storeRulesSql } from '#server/services/order/store-rules.ts';

/** The store as an order needs it; `discountPercent` is the one that holds now, or null. */
export type OrderStore = {
  id: number;
  name: string;
  allowDelivery: boolean;
  timeZone: string;
  /** ISO 3166-1. */
  country: string;
  discountPercent: number | null;
  shippingRules: readonly ShippingRule[];
};

const rules = sql<ShippingRule[]>`${sql.raw(storeRulesSql('stores.id'))}`;

/**
 * The store that an order is for: the one named, else the customer's own, else the first that is shown to shoppers.
 * Throws `invalid` on `store_id` when there is no such store.
 */
export async function chooseStore(
  tx: Db,
  value: { storeId: number | undefined; defaultStoreId: number | null; now: Date },
): Promise<OrderStore> {
  const { storeId, defaultStoreId } = value;
  const [store] = await tx
    .select({ store: stores, rules })
    .from(stores)
    .where(and(eq(stores.displayable, true), storeId === undefined ? undefined : eq(stores.id, storeId)))
    .orderBy(sql`${stores.id} is distinct from ${defaultStoreId}::int`, asc(stores.position), asc(stores.id))
    .limit(1);
  if (!store) throw invalidFields({ store_id: 'checkout.unknownStore' });
  return toOrderStore(store, value.now);
}

/** The store of an order that was placed there, whatever has become of it since: it still delivers what it has sold. */
export async function readOrderStore(tx: Db, id: number, now: Date): Promise<OrderStore> {
  const [store] = await tx.select({ store: stores, rules }).from(stores).where(eq(stores.id, id));
  if (!store) throw new Error(`Store ${id} of an order is gone`);
  return { ...toOrderStore(store, now), allowDelivery: true };
}

/** A store's row and its rules as an order needs them at a moment. */
export function toOrderStore(
  { store, rules }: { store: typeof stores.$inferSelect; rules: ShippingRule[] },
  now: Date,
): OrderStore {
  const { id, name, allowDelivery, timeZone, country, discountPercent, discountIsActive, discountFrom, discountTo } =
    store;
  const period = { isActive: discountIsActive, validFrom: discountFrom, validTo: discountTo };
  return {
    id,
    name,
    allowDelivery,
    timeZone,
    country,
    discountPercent: isDiscountActive(period, now) ? discountPercent : null,
    shippingRules: rules,
  };
}
