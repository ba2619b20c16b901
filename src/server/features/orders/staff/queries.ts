import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import type { Page } from '#contract/page.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import { mailboxOf } from '#domain/account/mailbox.ts';
import { readOrderNumber } from '#domain/order/order-number.ts';
import { type PaymentMethod, type PaymentStatus, paymentStatuses } from '#domain/order/payment.ts';
import type { ListedStatus, OrderSort, OrderType } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, mostCounted, toCappedPage } from '#server/db/find-page.ts';
import { beginningWith, contains, mostFound, newestHits } from '#server/db/searched.ts';
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from '#server/db/sql.ts';
import { mailboxOfOrder } from '#server/db/tables/mailbox-of.ts';
import { isListed, orderLines, orders, searchedOrders } from '#server/db/tables/orders.ts';
import { isToCheck, payments } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { isAwaitingPayment, isLate } from '#server/services/order/conditions.ts';
import { paymentStepsOf, returnedOf } from '#server/services/order/payment-steps.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { ownStores } from '#server/services/session/own-stores.ts';
import { toStaffRow } from './staff-view.ts';

/** What staff look for; `from` and `to` are days, both included. */
export type OrderQuestion = {
  page: number;
  perPage: number;
  sortBy: OrderSort;
  search?: string | undefined;
  status?: ListedStatus | undefined;
  storeId?: number | undefined;
  /** Those of whoever asks; null: all. */
  storeIds: StaffStores;
  type?: OrderType | undefined;
  paymentStatus?: PaymentStatus | undefined;
  paymentMethod?: PaymentMethod | undefined;
  customerId?: number | undefined;
  slotId?: number | undefined;
  slotDay?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  late?: boolean | undefined;
  awaitsPayment?: boolean | undefined;
  attention?: 'payment' | undefined;
  guest?: boolean | undefined;
  network?: string | undefined;
  email?: string | undefined;
};

const slotStart = sql`(select ${slots.startsAt} from ${slots} where ${eq(slots.id, orders.slotId)})`;
const sorts = {
  'date-desc': { key: orders.listedAt, direction: 'desc' },
  'date-asc': { key: orders.listedAt, direction: 'asc' },
  'slot-desc': { key: sql`coalesce(${slotStart}, '-infinity')`, direction: 'desc' },
  'slot-asc': { key: sql`coalesce(${slotStart}, 'infinity')`, direction: 'asc' },
  'total-desc': { key: orders.totalCents, direction: 'desc' },
  'total-asc': { key: orders.totalCents, direction: 'asc' },
} as const;

/** A page of the staff's list: submitted orders and the staff's own drafts. */
export async function selectStaffOrders(
  db: Db,
  query: OrderQuestion,
  { decimals, now }: { decimals: number; now: Date },
): Promise<Page<StaffOrder> & { totalIsCapped: boolean }> {
  const found = await findPage(db, query, orderListing(query, now));
  const rows = await selectRows(db, found.ids);
  const items = rows.map(({ order, ...more }) => toStaffRow({ ...order, ...more }, decimals));
  return toCappedPage(items, found, query);
}

/** What is asked of the orders; apart for the test that reads the plans. */
export function orderListing(query: OrderQuestion, now: Date): Listing {
  const { key, direction } = sorts[query.sortBy];
  const listing = { from: sql`${orders}`, id: sql`${orders.id}`, key: sql`${key}`, direction };
  const where = whereOf(query, now);
  if (!query.search && query.sortBy.startsWith('slot'))
    return { ...listing, where: undefined, among: bySlot(where, direction) };
  if (!query.search) return { ...listing, where };
  return {
    ...listing,
    where: undefined,
    among: searched(query, readOrderNumber(query.search), where),
    most: mostFound,
  };
}

/**
 * As many as are counted of those that have a slot, in its order, and of those that have none: sorted as a whole, all orders
 * would be read for the slots of a day.
 */
function bySlot(where: SQL | undefined, direction: 'asc' | 'desc'): SQL {
  const most = sql.raw(String(mostCounted + 1));
  const withSlot = sql`select ${orders.id} as id from ${slots} join ${orders} on ${eq(orders.slotId, slots.id)}
    where ${where} order by ${slots.startsAt} ${sql.raw(direction)} limit ${most}`;
  const without = sql`select ${orders.id} as id from ${orders} where ${and(isNull(orders.slotId), where)}
    order by ${orders.listedAt} desc limit ${most}`;
  return sql`(${withSlot}) union all (${without})`;
}

/** Orders stand at these for hours or days, so that there are few at a time. */
const underWay: ReadonlySet<ListedStatus> = new Set(['draft', 'pending', 'processing', 'ready', 'shipped']);

/**
 * By what the order says. What an order number or an address may begin with is looked for there first, and elsewhere only
 * if none begins so: all numbers begin alike and most addresses end alike, so that a search of the words takes long.
 */
function searched({ status, late }: OrderQuestion, text: string, where: SQL | undefined): SQL {
  const idsOf = (condition: SQL) => sql`select ${orders.id} as id from ${orders} where ${and(condition, where)}`;
  if (late || (status && underWay.has(status)))
    return sql`${idsOf(contains(searchedOrders, text))} order by ${orders.listedAt} desc limit ${mostFound + 1}`;
  const anywhere = newestHits(searchedOrders, text, where);
  const [column, beginning] = /^p\d/i.test(text)
    ? [orders.orderNumber, text.toUpperCase()]
    : [sql`lower(${orders.customerEmail})`, text.toLowerCase()];
  if (column !== orders.orderNumber && !/^[^@\s]+@/.test(text)) return anywhere;
  const begun = sql`${idsOf(sql`${column} like ${beginningWith(beginning)}`)} order by ${column} using ~>~`;
  return sql`with begun as materialized (${begun} limit ${mostFound + 1})
    select id from begun union all select id from (${anywhere}) anywhere where not exists (select from begun)`;
}

/** How its payments stand, within a statement that reads orders. */
const standingsOf = sql<Pick<PaymentRow, 'status' | 'attention'>[]>`(
  select coalesce(json_agg(json_build_object('status', p.status, 'attention', p.attention)), '[]')
  from payments p where p.order_id = ${orders.id})`;

async function selectRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const lineCount = sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  const money = { steps: paymentStepsOf, payments: standingsOf, returnedCents: returnedOf };
  const rows = await db
    .select({ order: orders, storeName: stores.name, timeZone: stores.timeZone, slot: slots, lineCount, ...money })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(inArray(orders.id, [...ids]));
  return inOrderOf(ids, rows, ({ order }) => order.id);
}

function whereOf(query: OrderQuestion, now: Date): SQL | undefined {
  const { status, storeId, type, paymentStatus, paymentMethod, customerId, slotId, slotDay, from, to } = query;
  const { late, awaitsPayment, attention, guest, network, email } = query;
  return and(
    isListed(orders),
    status && standsAt(status),
    late === undefined ? undefined : late ? isLate(now) : sql`(${isLate(now)}) is not true`,
    awaitsPayment === undefined ? undefined : awaitsPayment ? isAwaitingPayment() : sql`not (${isAwaitingPayment()})`,
    attention && sql`${orders.id} in (select ${payments.orderId} from ${payments} where ${isToCheck(payments)})`,
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    ownStores(query.storeIds, orders.storeId),
    type && eq(orders.type, type),
    // The index begins with the state, so a method alone is asked for with all of them.
    paymentStatus || paymentMethod
      ? inArray(orders.paymentStatus, paymentStatus ? [paymentStatus] : [...paymentStatuses])
      : undefined,
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    guest === undefined ? undefined : guest ? isNull(orders.customerId) : isNotNull(orders.customerId),
    network === undefined ? undefined : eq(orders.network, network),
    email === undefined ? undefined : sql`${mailboxOfOrder} = ${mailboxOf(email)}`,
    slotId === undefined ? undefined : eq(orders.slotId, slotId),
    slotDay === undefined ? undefined : sql`${orders.slotId} in (${slotsOn(slotDay, storeId)})`,
    from === undefined ? undefined : and(...dayStarts(from, 0).map((start) => gte(orders.listedAt, start))),
    to === undefined ? undefined : and(...dayStarts(to, 1).map((start) => lt(orders.listedAt, start))),
  );
}

/** The slots that begin on a day of their own stores' calendars. */
function slotsOn(day: string, storeId: number | undefined): SQL {
  const begins = sql`${slots.startsAt} >= ${day}::date::timestamp at time zone ${stores.timeZone}
    and ${slots.startsAt} < (${day}::date + 1)::timestamp at time zone ${stores.timeZone}`;
  const ofStore = storeId === undefined ? undefined : eq(slots.storeId, storeId);
  return sql`select ${slots.id} from ${slots} join ${stores} on ${eq(stores.id, slots.storeId)} where ${and(begins, ofStore)}`;
}

/**
 * When a day, or one some days later, begins by the clock of each order's own store, as the list says it; before it a moment
 * that holds for all clocks (they are 14 hours ahead of UTC at most, and 12 behind), by which the index is read.
 */
function dayStarts(day: string, later: 0 | 1): SQL[] {
  const midnight = sql`(${day}::date + ${later}::int)::timestamp`;
  const hours = later === 0 ? -14 : 12;
  return [
    sql`(${midnight} at time zone 'UTC' + make_interval(hours => ${hours}::int))`,
    sql`(select ${midnight} at time zone ${stores.timeZone} from ${stores} where ${eq(stores.id, orders.storeId)})`,
  ];
}

/** A rejected order has a cancelled fulfilment, and a draft a pending one: the order's own status distinguishes them. */
function standsAt(status: ListedStatus): SQL | undefined {
  if (status === 'draft') return and(eq(orders.status, 'draft'), eq(orders.fulfilment, 'pending'));
  if (status === 'rejected') return and(eq(orders.status, 'rejected'), eq(orders.fulfilment, 'cancelled'));
  const other = status === 'pending' ? 'draft' : 'rejected';
  return and(eq(orders.fulfilment, status), ne(orders.status, other));
}
