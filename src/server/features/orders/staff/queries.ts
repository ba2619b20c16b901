import { and, asc, desc, eq, gte, ilike, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { OrderSort } from '#domain/order/order-sort.ts';
import { type PaymentMethod, type PaymentStatus, paymentStatuses } from '#domain/order/payment.ts';
import type { ListedStatus, OrderType } from '#domain/order/status.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { beginningWith, containing } from '#server/db/containing.ts';
import { isListed, orderLines, orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { toStaffRow } from './staff-view.ts';

/** What staff look for; `from` and `to` are days, both included. */
export type OrderQuestion = {
  page: number;
  perPage: number;
  sortBy: OrderSort;
  search?: string | undefined;
  status?: ListedStatus | undefined;
  storeId?: number | undefined;
  type?: OrderType | undefined;
  paymentStatus?: PaymentStatus | undefined;
  paymentMethod?: PaymentMethod | undefined;
  customerId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  late?: boolean | undefined;
};

/** Counting more would take longer than reading the page. */
const mostCounted = 10_000;
/** An order that nobody has begun for so long is late. */
const lateAfter = 24 * 3_600_000;

const sorts: Record<OrderSort, SQL[]> = {
  'date-desc': [desc(orders.listedAt), desc(orders.id)],
  'date-asc': [asc(orders.listedAt), asc(orders.id)],
  'total-desc': [desc(orders.totalCents), desc(orders.id)],
  'total-asc': [asc(orders.totalCents), asc(orders.id)],
};

/** A page of the staff's list: submitted orders and the staff's own drafts. */
export async function selectStaffOrders(
  db: Db,
  query: OrderQuestion,
  { decimals, now }: { decimals: number; now: Date },
): Promise<Page<AdminOrder> & { totalIsCapped: boolean }> {
  const { counted, ids, idsOfFew } = listStatements(query, now);
  const count = rowsOf<{ total: number }>(await db.execute(counted))[0]?.total ?? 0;
  const isFew = query.search !== undefined && count <= mostCounted;
  const found = rowsOf<{ id: number }>(await db.execute(isFew ? idsOfFew : ids));
  const rows = await selectRows(
    db,
    found.map(({ id }) => id),
  );
  const items = rows.map(({ order, ...more }) => toStaffRow({ ...order, ...more }, decimals));
  return { ...toPage(items, Math.min(count, mostCounted), query), totalIsCapped: count > mostCounted };
}

/**
 * How many orders there are, up to the most, and the ids of a page, which an index answers however deep the page is. How
 * many a search finds PostgreSQL can only guess: where there are few, going through all in the order of the list took two
 * seconds of a million, so these are found first and sorted then (`idsOfFew`). A materialized part is planned by itself.
 */
export function listStatements(query: OrderQuestion, now: Date): { counted: SQL; ids: SQL; idsOfFew: SQL } {
  const where = whereOf(query, now);
  const page = sql`order by ${sql.join(sorts[query.sortBy], sql`, `)}
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`;
  const counted = sql`with found as materialized (select ${orders.id} from ${orders} where ${where})
    select count(*)::int as total from (select 1 from found limit ${mostCounted + 1}) counted`;
  const ids = sql`select ${orders.id} from ${orders} where ${where} ${page}`;
  // Under the name of the table, so that the columns of its order are those of the page.
  const idsOfFew = sql`with found as materialized (
    select ${orders.id}, ${orders.listedAt}, ${orders.totalCents} from ${orders} where ${where})
    select ${orders.id} from found as ${orders} ${page}`;
  return { counted, ids, idsOfFew };
}

async function selectRows(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const lineCount = sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  const rows = await db
    .select({ order: orders, storeName: stores.name, lineCount })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(inArray(orders.id, [...ids]));
  const place = new Map(ids.map((id, i) => [id, i]));
  return rows.toSorted((a, b) => (place.get(a.order.id) ?? 0) - (place.get(b.order.id) ?? 0));
}

function whereOf(query: OrderQuestion, now: Date): SQL | undefined {
  const { search, status, storeId, type, paymentStatus, paymentMethod, customerId, from, to, late } = query;
  return and(
    isListed(orders),
    search ? searched(search) : undefined,
    status && standsAt(status),
    late ? and(standsAt('pending'), lt(orders.listedAt, new Date(now.getTime() - lateAfter))) : undefined,
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    type && eq(orders.type, type),
    // The index begins with the state, so a method alone is asked for with all of them.
    paymentStatus || paymentMethod
      ? inArray(orders.paymentStatus, paymentStatus ? [paymentStatus] : [...paymentStatuses])
      : undefined,
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    from === undefined ? undefined : gte(orders.listedAt, dayStart(from, 0, storeId)),
    to === undefined ? undefined : lt(orders.listedAt, dayStart(to, 1, storeId)),
  );
}

/** When a day, or one some days later, begins in the time of the store; without one named, of the shop's first. */
function dayStart(day: string, later: number, storeId: number | undefined): SQL {
  const zone = sql`(select ${stores.timeZone} from ${stores} order by ${stores.id} = ${storeId ?? null}::int desc nulls last, ${stores.position}, ${stores.id} limit 1)`;
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`;
}

/** In the beginning of the number, and in name, email and phone; one or two letters begin a word of them. */
function searched(text: string): SQL | undefined {
  const columns = [orders.customerName, orders.customerEmail, orders.customerPhone];
  const patterns = text.length < 3 ? [beginningWith(text), containing(` ${text}`)] : [containing(text)];
  return or(
    ilike(orders.orderNumber, beginningWith(text)),
    ...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))),
  );
}

/** A rejected order has a cancelled fulfilment, and a draft a pending one: the order's own status distinguishes them. */
function standsAt(status: ListedStatus): SQL | undefined {
  if (status === 'draft') return and(eq(orders.status, 'draft'), eq(orders.fulfilment, 'pending'));
  if (status === 'rejected') return and(eq(orders.status, 'rejected'), eq(orders.fulfilment, 'cancelled'));
  const other = status === 'pending' ? 'draft' : 'rejected';
  return and(eq(orders.fulfilment, status), ne(orders.status, other));
}
