import type { Store } from '#contract/stores/stores.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { type InSome, saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import type { ShippingRule } from '#domain/shipping/shipping-rule.ts';
import { hoursOn, type SpecialDay } from '#domain/stores/opening-hours.ts';
import type { Connection } from '#server/db/connection.ts';
import { toWireRule } from '#server/services/shop/rule-on-wire.ts';

type StoreRow = Pick<Store, 'id' | 'name' | 'displayable' | 'allowDelivery' | 'openingHours' | 'timeZone'> &
  Pick<Store, 'latitude' | 'longitude' | 'address'> & {
    phone: string;
    email: string;
    discountPercent: number | null;
    discountIsActive: boolean;
    discountFrom: Date | null;
    discountTo: Date | null;
    closedDays: KeptStore['closedDays'];
    rules: ShippingRule[];
  };
/** A store with its closed days as they were entered, whoever reads them. */
export type KeptStore = Omit<Store, 'closedDays'> & {
  closedDays: readonly (SpecialDay & { reason: InSome<string> })[];
};

/** One statement, with their hours and rules. */
const statement = {
  name: 'stores',
  text: `select s.id, s.name, s.displayable, s.allow_delivery as "allowDelivery", s.time_zone as "timeZone",
  s.latitude, s.longitude, s.phone, s.email,
  json_build_object('street', s.street, 'city', s.city, 'state', s.state, 'postalCode', s.postal_code,
    'country', s.country) as address,
  s.discount_percent as "discountPercent", s.discount_is_active as "discountIsActive",
  s.discount_from as "discountFrom", s.discount_to as "discountTo",
  (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens), '[]')
    from store_hours h where h.store_id = s.id) as "openingHours",
  (select coalesce(json_agg(json_strip_nulls(json_build_object('date', d.day, 'reason', d.reason,
      'opens', d.opens, 'closes', d.closes)) order by d.day), '[]')
    from store_closed_days d where d.store_id = s.id) as "closedDays",
  (select coalesce(json_agg(json_build_object('postalCode', r.postal_code, 'orderAmountCents', r.order_amount_cents,
      'feeRetailCents', r.fee_retail_cents, 'feeWholesaleCents', r.fee_wholesale_cents)
      order by r.order_amount_cents, r.id), '[]')
    from shipping_rules r where r.store_id = s.id) as rules
from stores s where s.displayable order by s.position, s.id`,
};

/** The displayable stores in their order, with hours and shipping rules. */
export async function selectStores(connection: Pick<Connection, 'hot'>, decimals: number): Promise<KeptStore[]> {
  const rows = await connection.hot<StoreRow>(statement, []);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    contact: { phoneNumber: row.phone, email: row.email },
    displayable: row.displayable,
    allowDelivery: row.allowDelivery,
    shippingRules: row.rules.map((rule) => toWireRule(rule, decimals)),
    discount: toDiscount(row),
    openingHours: row.openingHours,
    closedDays: row.closedDays,
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
  }));
}

/** The store as shoppers are shown it: its closed days from today on, in one language. */
export function storeIn(store: KeptStore, language: Language, now: Date): Store {
  const today = dayIn(store.timeZone, now);
  const yesterday = dayAfter(today, -1);
  const toCome = store.closedDays.filter(
    (day) => day.date >= today || (day.date === yesterday && changesNight(store, day)),
  );
  return { ...store, closedDays: toCome.map((one) => ({ ...one, reason: saidIn(one.reason, language) ?? '' })) };
}

/** Whether a special day decides what is open after its midnight: it has a night of its own, or lacks that of its week. */
function changesNight({ openingHours }: KeptStore, day: SpecialDay): boolean {
  return [[day], []].some((special) =>
    hoursOn(day.date, openingHours, special).some(({ opens, closes }) => closes <= opens),
  );
}

function toDiscount(row: StoreRow): Store['discount'] {
  if (row.discountPercent === null) return null;
  return {
    percent: row.discountPercent,
    isActive: row.discountIsActive,
    validFrom: row.discountFrom?.toISOString() ?? null,
    validTo: row.discountTo?.toISOString() ?? null,
  };
}
