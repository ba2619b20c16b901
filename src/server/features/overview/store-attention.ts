import type { Attention } from '#contract/office/overview.ts';
import { hasFormOf, isStoreCountry } from '#domain/postal-code/country-form.ts';
import { isRepeated } from '#domain/shipping/repeated-rule.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { asc, sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { mostShown } from './most-shown.ts';

type Fault = NonNullable<Attention['storeFaults']>['first'][number];

/** Stores that were entered before today's checks and would be refused now; nothing where all is well. */
export async function storeAttention(db: Db): Promise<Pick<Attention, 'storeFaults'>> {
  const { id, name, country, postalCode } = stores;
  const all = await db
    .select({ id, name, country, postalCode })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id));
  const twice = await rulesTwice(db);
  const faults = all.flatMap(({ id: storeId, name: storeName, ...at }): Fault[] => {
    const says = (fault: Fault['fault'], text: string): Fault => ({ storeId, storeName, fault, text });
    if (!isStoreCountry(at.country)) return [says('country', at.country)];
    const rules = (twice.get(storeId) ?? []).map((code) => says('ruleTwice', code));
    return hasFormOf(at.country, at.postalCode) ? rules : [says('postalCode', at.postalCode), ...rules];
  });
  return faults.length > 0 ? { storeFaults: { count: faults.length, first: faults.slice(0, mostShown) } } : {};
}

/** The postal codes of which a store has two rules at one amount, of which the first alone decides. */
async function rulesTwice(db: Db): Promise<Map<number, string[]>> {
  const found = rowsOf<ShippingRule & { storeId: number }>(
    await db.execute(sql`select * from (select store_id as "storeId", postal_code as "postalCode", order_amount_cents as "orderAmountCents",
        fee_retail_cents as "feeRetailCents", fee_wholesale_cents as "feeWholesaleCents",
        count(*) over (partition by store_id, postal_code, order_amount_cents) as alike
      from shipping_rules order by store_id, postal_code, order_amount_cents, id) r where alike > 1`),
  );
  const codes = new Map<number, string[]>();
  for (const [i, { storeId, postalCode }] of found.entries()) {
    const ofStore = found.slice(0, i + 1).filter((rule) => rule.storeId === storeId);
    const known = codes.get(storeId) ?? [];
    if (isRepeated(ofStore, ofStore.length - 1) && !known.includes(postalCode))
      codes.set(storeId, [...known, postalCode]);
  }
  return codes;
}
