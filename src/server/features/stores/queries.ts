import { and, asc, eq } from 'drizzle-orm';
import type { Store } from '#contract/stores.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { feeToDecimal } from '#domain/shipping/fee-on-wire.ts';
import type { Db } from '#server/db/connection.ts';
import { shippingRules, storeHours, stores } from '#server/db/tables/stores.ts';

/** The displayable stores in their order (or one of them), with hours and shipping rules. */
export async function selectStores(db: Db, decimals: number, id?: number): Promise<Store[]> {
  const shown = and(eq(stores.displayable, true), id === undefined ? undefined : eq(stores.id, id));
  const rows = await db.select().from(stores).where(shown).orderBy(asc(stores.position), asc(stores.id));
  const hours = await db.select().from(storeHours).orderBy(asc(storeHours.weekday), asc(storeHours.opens));
  const rules = await db
    .select()
    .from(shippingRules)
    .orderBy(asc(shippingRules.orderAmountCents), asc(shippingRules.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: { street: row.street, city: row.city, state: row.state, postalCode: row.postalCode, country: row.country },
    contact: { phoneNumber: row.phone, email: row.email },
    displayable: row.displayable,
    allowDelivery: row.allowDelivery,
    shippingRules: rules.filter((rule) => rule.storeId === row.id).map((rule) => toRule(rule, decimals)),
    discount: toDiscount(row),
    openingHours: hours
      .filter((h) => h.storeId === row.id)
      .map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}

function toRule(rule: typeof shippingRules.$inferSelect, decimals: number): Store['shippingRules'][number] {
  return {
    postalCode: rule.postalCode,
    orderAmount: toDecimal(rule.orderAmountCents, decimals),
    deliveryFeeForRetail: feeToDecimal(rule.feeRetailCents, decimals),
    deliveryFeeForWholesale: feeToDecimal(rule.feeWholesaleCents, decimals),
  };
}

function toDiscount(row: typeof stores.$inferSelect): Store['discount'] {
  if (row.discountPercent === null) return null;
  return {
    percent: row.discountPercent,
    isActive: row.discountIsActive,
    validFrom: row.discountFrom?.toISOString() ?? null,
    validTo: row.discountTo?.toISOString() ?? null,
  };
}
