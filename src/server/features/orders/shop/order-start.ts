import { invalidFields, Refusal } from '#contract/errors.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import { type Db, rowFromJson, runWithin } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { storeRulesSql } from '#server/services/order/store-rules.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { type OrderStore, toOrderStore } from '../core/choose-store.ts';
import type { DraftLine } from '../core/draft.ts';
import type { StoredProfile } from '../core/order-content.ts';
import { ownOrderSql } from './read-order.ts';

/** What the write of an order begins with, the row of its draft locked until the transaction ends. */
export type OrderStart = {
  store: OrderStore;
  /** Null for a guest. */
  profile: StoredProfile | null;
  row: OrderRow | null;
  lines: readonly DraftLine[];
};

type Json = Readonly<Record<string, unknown>>;
type Answer = {
  store: Json | null;
  rules: ShippingRule[];
  profile: StoredProfile | null;
  row: Json | null;
  lines: DraftLine[] | null;
  /** The version of the draft's row when the statement began, before it waited for its lock. */
  seenVersion: number | null;
};

const profile = `select name, email, phone, address, city, postal_code as "postalCode",
  default_store_id as "defaultStoreId", (select p.sms_delivery_updates from notification_preferences p
    where p.customer_id = customers.id) as "wantsSms" from customers`;

/** The store that is named, else the customer's own, else the first; the draft that the customer has open in it. */
const startNew = {
  name: 'start-order',
  text: `with profile as (${profile} where id = $1), store as (
    select s.* from stores s where s.displayable and ($2::int is null or s.id = $2)
    order by s.id is distinct from (select "defaultStoreId" from profile), s.position, s.id limit 1
  ), draft as (
    select o.* from orders o
    where o.customer_id = $1 and o.store_id = (select id from store) and o.status = 'draft' and not o.by_staff
    for update
  )
  select (select to_json(s) from store s) as store, ${storeRulesSql('(select id from store)')} as rules,
    (select to_json(p) from profile p) as profile, (select to_json(d) from draft d) as row,
    null as lines, null as "seenVersion"`,
};

/**
 * Finds what a new order begins with. What the open draft holds is not read, as it is written anew. Throws `unauthenticated`
 * when the account has just gone, `invalid` on `store_id` when there is no such store.
 */
export async function startNewOrder(
  tx: Db,
  { customerId, storeId, now }: { customerId: number | null; storeId: number | undefined; now: Date },
): Promise<OrderStart> {
  const [found] = await runWithin(tx)<Answer>(startNew, [customerId, storeId ?? null]);
  if (customerId !== null && !found?.profile) throw new Refusal('unauthenticated');
  const store = storeOf(found, now);
  if (!store) throw unknownStore();
  const row = found?.row ? rowFromJson(orders, found.row) : null;
  return { store, profile: found?.profile ?? null, row, lines: [] };
}

/** The customer's own order of this id with its lines. */
const startOwn = {
  name: 'start-own-order',
  text: `with own as (
    select o.*, (select seen.version from orders seen where seen.id = o.id) as seen_version from orders o
    where ${ownOrderSql} for update of o
  )
  select (select to_json(s) from stores s where s.id = own.store_id and s.displayable) as store,
    ${storeRulesSql('own.store_id')} as rules,
    (select to_json(p) from (${profile} where id = own.customer_id) p) as profile,
    to_json(own) as row, own.seen_version as "seenVersion", (
      select coalesce(json_agg(json_build_object('productId', l.product_id, 'quantityMilli', l.quantity_milli,
        'substitution', l.substitution, 'unitCents', l.unit_cents) order by l.position), '[]')
      from order_lines l where l.order_id = own.id) as lines
  from own`,
};

/**
 * Locks an order of this customer, draft or placed, until the transaction ends, and reads what writing to its draft begins
 * with; `store` is null where it is closed to shoppers. Throws `notFound` for others' orders.
 */
export async function lockCustomersOrder(
  tx: Db,
  { customerId, id, now }: { customerId: number; id: number; now: Date },
): Promise<Omit<OrderStart, 'store' | 'row'> & { store: OrderStore | null; row: OrderRow }> {
  const ask = () => runWithin(tx)<Answer>(startOwn, [id, customerId]);
  let [found] = await ask();
  // A statement that has waited for the lock has the row as it is now, but its lines as they were before.
  if (found && found.seenVersion !== found.row?.version) [found] = await ask();
  if (!found?.row) throw new Refusal('notFound');
  const { profile, lines } = found;
  return { store: storeOf(found, now), profile, row: rowFromJson(orders, found.row), lines: lines ?? [] };
}

function storeOf(found: Pick<Answer, 'store' | 'rules'> | undefined, now: Date): OrderStore | null {
  if (!found?.store) return null;
  return toOrderStore({ store: rowFromJson(stores, found.store), rules: found.rules }, now);
}

/** The refusal of an order in a store that is not there, or is closed to shoppers. */
export function unknownStore(): Refusal {
  return invalidFields({ store_id: 'checkout.unknownStore' });
}
