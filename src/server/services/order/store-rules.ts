import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import type { RunStatement } from '#server/db/connection.ts';

/** As SQL: the delivery rules of a store, as JSON, in the order that they are tried in; `storeId` is a text of SQL. */
export const storeRulesSql = (storeId: string) => `(
  select coalesce(json_agg(json_build_object(
    'postalCode', r.postal_code, 'orderAmountCents', r.order_amount_cents,
    'feeRetailCents', r.fee_retail_cents, 'feeWholesaleCents', r.fee_wholesale_cents
  ) order by r.order_amount_cents, r.id), '[]')
  from shipping_rules r where r.store_id = ${storeId})`;

const readRules = {
  name: 'read-store-rules',
  text: `select s.allow_delivery as "allowDelivery", s.postal_code as "storePostalCode", ${storeRulesSql('s.id')} as rules,
      (select weighed_margin_percent from shop) as "marginPercent" from stores s
    where s.id = $1 and s.displayable`,
};

type StoreRules = {
  allowDelivery: boolean;
  storePostalCode: string;
  rules: ShippingRule[];
  /** Of what is weighed, reserved beside the total; null: the shop has not said. */
  marginPercent: number | null;
};

/** How a store that is shown to shoppers delivers; null where there is none of this id. */
export async function readStoreRules(run: RunStatement, storeId: number): Promise<StoreRules | null> {
  const [store] = await run<StoreRules>(readRules, [storeId]);
  return store ?? null;
}
