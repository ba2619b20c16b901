import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { StaffStore, StaffStoreDetail } from '#contract/stores/staff-stores.ts';
import { inEach, saidIn } from '#domain/language/by-language.ts';
import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import type { Db } from '#server/db/connection.ts';
import { containsFolded } from '#server/db/searched.ts';
import { and, asc, count, eq, or, type SQL, sql } from '#server/db/sql.ts';
import { shelf } from '#server/db/tables/shelf.ts';
import { shippingRules, storeClosedDays, storeHours, stores } from '#server/db/tables/stores.ts';
import type { AuditEntry } from '#server/services/audit/record-audit.ts';
import { toWireRule } from '#server/services/shop/rule-on-wire.ts';
import { selectSlotConflicts } from '#server/services/slot/slot-conflicts.ts';

export type StoreQuestion = {
  page: number;
  perPage: number;
  search: string | undefined;
  displayable: boolean | undefined;
};

/** Nested, as a column that stands in a selected expression of its own loses the name of its table. */
const ofStore = sql`store_id = ${stores.id}`;
const columns = {
  row: stores,
  openingHours: sql<StaffStore['openingHours']>`(select coalesce(json_agg(json_build_object(
      'weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) order by h.weekday, h.opens), '[]')
    from ${storeHours} h where h.${ofStore})`,
  closedDays: sql<StaffStore['closedDays']>`(select coalesce(json_agg(json_strip_nulls(json_build_object(
      'date', d.day, 'reason', d.reason, 'opens', d.opens, 'closes', d.closes)) order by d.day), '[]')
    from ${storeClosedDays} d where d.${ofStore})`,
  rules: sql<ShippingRule[]>`(select coalesce(json_agg(json_build_object(
      'postalCode', r.postal_code, 'orderAmountCents', r.order_amount_cents,
      'feeRetailCents', r.fee_retail_cents, 'feeWholesaleCents', r.fee_wholesale_cents)
      order by r.postal_code, r.order_amount_cents, r.id), '[]')
    from ${shippingRules} r where r.${ofStore})`,
  products: sql<number>`(select count(*)::int from ${shelf} s where s.${ofStore})`,
};
type Found =
  Omit<typeof columns, 'row'> extends infer C ? { [K in keyof C]: C[K] extends SQL<infer T> ? T : never } : never;

/** A page of all stores in their order; `search` looks into name, city and postal code. */
export async function selectStaffStores(db: Db, query: StoreQuestion, decimals: number): Promise<Page<StaffStore>> {
  const where = and(
    query.displayable === undefined ? undefined : eq(stores.displayable, query.displayable),
    query.search
      ? or(
          containsFolded(stores.name, query.search),
          containsFolded(stores.city, query.search),
          containsFolded(stores.postalCode, normalisePostalCode(query.search)),
        )
      : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(stores).where(where);
  const rows = await db
    .select(columns)
    .from(stores)
    .where(where)
    .orderBy(asc(stores.position), asc(stores.id))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return toPage(
    rows.map((found) => toStaffStore(found, decimals)),
    counted?.total ?? 0,
    query,
  );
}

/** One store as staff see it. Throws `notFound`. */
export async function requireStaffStore(
  db: Db,
  id: number,
  { decimals, now }: { decimals: number; now: Date },
): Promise<StaffStoreDetail> {
  const [found] = await db.select(columns).from(stores).where(eq(stores.id, id));
  if (!found) throw new Refusal('notFound');
  return { ...toStaffStore(found, decimals), slotConflicts: await selectSlotConflicts(db, id, now) };
}

function toStaffStore(
  { row, openingHours, closedDays, rules, products }: Found & { row: typeof stores.$inferSelect },
  decimals: number,
): StaffStore {
  const { id, version, name, code, position, displayable, allowDelivery, timeZone, latitude, longitude } = row;
  const { street, city, state, postalCode, country, discountPercent: percent } = row;
  return {
    id,
    version,
    name,
    code,
    position,
    displayable,
    allowDelivery,
    timeZone,
    latitude,
    longitude,
    products,
    address: { street, city, state, postalCode, country },
    contact: { phoneNumber: row.phone, email: row.email },
    openingHours,
    closedDays: closedDays.map((day) => ({ ...day, reason: inEach((language) => saidIn(day.reason, language) ?? '') })),
    shippingRules: rules.map((rule) => toWireRule(rule, decimals)),
    discount:
      percent === null
        ? null
        : {
            percent,
            isActive: row.discountIsActive,
            validFrom: row.discountFrom?.toISOString() ?? null,
            validTo: row.discountTo?.toISOString() ?? null,
          },
  };
}

/** What staff have changed of a store, for the audit; `before` is null for a new one. */
export function storeChange(before: StaffStoreDetail | null, after: StaffStoreDetail): AuditEntry {
  const { id, name } = after;
  return { thing: 'store', id, label: name, storeId: id, before: before && recorded(before), after: recorded(after) };
}

/** All but how many products it has and what becomes of its slots, which other calls decide too. */
const recorded = ({ products: _, slotConflicts: __, ...store }: StaffStoreDetail) => store;
